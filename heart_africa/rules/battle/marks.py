"""What a unit or figure has used up this turn, as its marks say; all of them go with the turn.

`tested:...`: a cause whose tests are taken; `overlooked:...`, `standard:...`: a leave given, by whom, and
`spared:...`: used; `helped:...`: the unit that a bearer has helped; `spell:...`: on whom; `rally:...`: whom.
"""

from heart_africa.core.dataclass import replace
from heart_africa.rules.battle.state import Battle
from heart_africa.rules.battle.units import Unit

TESTED, SPARED = "tested", "spared"
OVERLOOKED, STANDARD, HELPED = "overlooked", "standard", "helped"
SPELL, RALLY = "spell", "rally"


def named(unit: Unit, mark: str) -> tuple[str, ...]:
    """Whom or what the marks of a kind name."""
    return tuple(used.partition(":")[2] for used in unit.used if used.partition(":")[0] == mark)


def marked(battle: Battle, unit: Unit, mark: str, *names: str) -> Battle:
    """The battle with marks of a kind set to a unit."""
    return battle.with_unit(replace(unit, used=(*unit.used, *(f"{mark}:{name}" for name in names))))
