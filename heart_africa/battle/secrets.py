"""A battle as one side may see it: without what the other has hidden (pp. 15, 22)."""

from collections.abc import Mapping
from dataclasses import replace

from heart_africa.battle.state import Battle, Laid, Side, SideId
from heart_africa.battle.units import Unit, Where
from heart_africa.book import WorkId
from heart_africa.units import Obstacle

REAL, DUMMY = WorkId.STAKE_TRAP, WorkId.DUMMY_TRAP


def seen_by(battle: Battle, side: SideId) -> Battle:
    """The battle without the other side's secrets: who lies in ambush and where, and which traps are feigned.

    An enemy unit in ambush looks like one that has not arrived. A feigned trap looks like a real one.
    """
    units = tuple(_seen(unit) for unit in battle.units.values() if unit.side != side)
    sides = {id_: each if id_ == side else _known(each) for id_, each in battle.sides.items()}
    laid = tuple(each if each.side == side else _trap(each) for each in battle.laid)
    return replace(battle.with_unit(*units), sides=sides, laid=laid)


def _seen(unit: Unit) -> Unit:
    if unit.where is not Where.AMBUSH:
        return unit
    figures = tuple(replace(f, cover=False, behind=Obstacle.NONE, on_roof=False) for f in unit.figures)
    return replace(unit, figures=figures, where=Where.RESERVE, hidden="", lies_in="", guard=False, aboard="")


def _known(side: Side) -> Side:
    """A side with its traps counted together."""
    works: Mapping[str, int] = side.works
    traps = works.get(REAL.value, 0) + works.get(DUMMY.value, 0)
    others = {work: count for work, count in works.items() if work not in {REAL.value, DUMMY.value}}
    return replace(side, works={**others, REAL.value: traps} if traps else others)


def _trap(laid: Laid) -> Laid:
    return replace(laid, work=REAL) if laid.work is DUMMY else laid
