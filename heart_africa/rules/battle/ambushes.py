"""An ambush comes to light: the unit stands on the table, and the enemy hears of it (AMBUSH-07 to 11)."""

from heart_africa.core.dataclass import replace
from heart_africa.rules.battle.state import Battle, Happening
from heart_africa.rules.battle.units import Sort, Unit, Where


def emerge(battle: Battle, name: str, *, pygmies: bool = False) -> Battle:
    """The battle with a hidden unit, and the leader who is with it, placed on the table.

    What stands there already stays as it is. The happening is what units near it will test for.
    """
    unit = battle.unit(name)
    if unit.where is not Where.AMBUSH:
        return battle
    leaders = (each for each in battle.of(unit.side, Sort.LEADER) if each.with_unit == name)
    hidden = (unit, *(each for each in leaders if each.where is Where.AMBUSH))
    news = Happening(
        "ambush",
        unit.side,
        name,
        unit.sort,
        unit.contingent,
        troops=dict(unit.troops),
        pygmies=pygmies,
    )
    return battle.with_unit(*map(_placed, hidden)).with_news(news)


def _placed(unit: Unit) -> Unit:
    return replace(unit, where=Where.TABLE, emerged=True)
