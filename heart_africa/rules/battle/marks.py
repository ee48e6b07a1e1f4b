"""The marks of a unit: what it and its figures have used up this turn. A new turn clears them.

Each is `kind:name`. `tested:<cause>`: the tests for a cause are taken; `overlooked:<leader>` and
`standard:<bearer>`: who exempts the unit from one test, `spared:<who>`: that exemption is used;
`helped:<unit>`: whom a standard bearer has helped; `spell:<unit>`: on whom a spell was cast; `rally:<unit>`:
whom a leader has rallied.
"""

from heart_africa.core.dataclass import replace
from heart_africa.rules.battle.state import Battle
from heart_africa.rules.battle.units import Unit

TESTED, SPARED = "tested", "spared"
OVERLOOKED, STANDARD, HELPED = "overlooked", "standard", "helped"
SPELL, RALLY = "spell", "rally"


def marked_names(unit: Unit, mark: str) -> tuple[str, ...]:
    """The names after the colon in a unit's marks of one kind: whom or what it has used up."""
    return tuple(used.partition(":")[2] for used in unit.used if used.partition(":")[0] == mark)


def marked(battle: Battle, unit: Unit, mark: str, *names: str) -> Battle:
    """The battle in which a unit also has these marks: one of this kind for each name."""
    return battle.with_unit(replace(unit, used=(*unit.used, *(f"{mark}:{name}" for name in names))))
