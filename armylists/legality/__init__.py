"""Whether an army is allowed: one function for screen, paper, file and terminal.

verdict     everything at once: problems, warnings, points; works and stratagems
contingent  units, slots and figures of one list (COMP, MIX and the lists' own rows)
leader      leader, traits, attendants, independents (LEAD, TRAIT)
allies      which, how many, for how much (ALLY)
"""

from armylists.legality.verdict import Verdict, verdict

__all__ = ["Verdict", "verdict"]
