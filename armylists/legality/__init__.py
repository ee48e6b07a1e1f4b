"""Whether an army is allowed: one function for screen, paper, file and terminal.

verdict     everything at once: problems, warnings, points
contingent  units, slots and figures of one list (COMP, MIX and the lists' own rows)
leader      leader, traits, attendants, independents (LEAD, TRAIT)
allies      which, how many, for how much (ALLY)
works       fortifications and stratagems (FORT, BARR, TEMBA, CANNON, TRAP, SCEN)
What every check is handed  case
"""

from armylists.legality.verdict import Verdict, verdict

__all__ = ["Verdict", "verdict"]
