"""The company of a charismatic leader who has joined a unit and counts as one of its figures (TRAIT-06)."""

from collections import Counter
from collections.abc import Mapping

from heart_africa.rules.battle.state import Battle
from heart_africa.rules.battle.units import DEAD, Figure, Sort, Unit


def attached(battle: Battle, unit: Unit) -> bool:
    """Whether this is a leader who moves and fights with a unit that still has figures (TRAIT-06)."""
    return bool(unit.with_unit) and bool(battle.unit(unit.with_unit).here)


def leader_with(battle: Battle, unit: Unit) -> Unit | None:
    """The leader who has joined this unit, alive or fallen this turn; None if there is none."""
    for each in battle.units.values():  # called for every figure: the name, which is quick to compare, first
        joined = each.with_unit == unit.name and each.sort is Sort.LEADER and each.side == unit.side
        if joined and (each.led or (each.himself.gone in DEAD and each.himself.went == battle.turn)):
            return each
    return None


def figures(battle: Battle, unit: Unit) -> Mapping[str, int]:
    """How many figures of each troop type a unit has left, the leader with it counted, his attendants not."""
    leader = leader_with(battle, unit)
    return unit.troops if leader is None or not leader.led else unit.troops + Counter((leader.himself.troop,))


def casualties(battle: Battle, unit: Unit) -> int:
    """Its figures lost this turn, the leader among them (MORALE-02)."""
    leader = leader_with(battle, unit)
    return unit.lost + (leader is not None and not leader.led)


def at_start(battle: Battle, unit: Unit) -> int:
    """How many figures a unit had at the start of the turn, the leader who is with it counted."""
    return unit.at_start + (leader_with(battle, unit) is not None)


def walks_as(battle: Battle, figure: Figure) -> str:
    """The troop type whose row gives a figure's speed; a leader's company walks as he does (LEAD-14)."""
    unit = battle.unit_of(figure.name)
    return figure.troop if unit.sort in {Sort.UNIT, Sort.BAGGAGE, Sort.BOAT} else unit.himself.troop
