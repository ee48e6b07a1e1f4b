"""A battle as one side may see it: without what the other has hidden (pp. 15, 22)."""

from collections.abc import Mapping

from heart_africa.core.dataclass import replace
from heart_africa.rules.battle.state import Battle, Laid, Side, SideId
from heart_africa.rules.battle.units import Unit, Where
from heart_africa.rules.book import WorkId
from heart_africa.rules.shared_terms import Obstacle

REAL, DUMMY = WorkId.STAKE_TRAP, WorkId.DUMMY_TRAP


def seen_by(battle: Battle, side: SideId) -> Battle:
    """The battle without the other side's secrets.

    They are who lies in ambush and where, which traps are feigned, and the traits of the leader, which his
    owner's copy of the army alone tells; so do what the traps cost and what the builder says of them. An
    enemy unit in ambush looks like one that has not arrived.
    """
    units = tuple(_seen(unit) for unit in battle.units.values() if unit.side != side)
    sides = {id_: each if id_ == side else known_side(each) for id_, each in battle.sides.items()}
    laid = tuple(each if each.side == side else _trap(each) for each in battle.laid)
    return replace(battle.with_unit(*units), sides=sides, laid=laid)


def _seen(unit: Unit) -> Unit:
    if unit.where is not Where.AMBUSH:
        return known_unit(unit)
    figures = tuple(replace(f, cover=False, behind=Obstacle.NONE, on_roof=False) for f in unit.figures)
    return replace(
        known_unit(unit), figures=figures, where=Where.RESERVE, hidden="", lies_in="", guard=False, aboard=""
    )


def known_unit(unit: Unit) -> Unit:
    """A unit of an army as the enemy knows it: without its leader's traits."""
    return replace(unit, traits=()) if unit.traits else unit


def known_side(side: Side) -> Side:
    """A side as the enemy knows it: its traps counted together, its leader's traits untold.

    With traps it is told for the points that were agreed, as on the opponent's copy: from its price anybody
    works out how many are real. Why it is unfit for some parts would name the kinds that it has.
    """
    works: Mapping[str, int] = side.works
    traps = works.get(REAL.value, 0) + works.get(DUMMY.value, 0)
    others = {work: count for work, count in works.items() if work not in {REAL.value, DUMMY.value}}
    if not traps:
        return replace(side, works=others, traits=())
    points = side.limit or side.points
    return replace(side, works={**others, REAL.value: traps}, traits=(), points=points, unfit=())


def _trap(laid: Laid) -> Laid:
    return replace(laid, work=REAL) if laid.work is DUMMY else laid
