"""A unit that is too small, too large, ill mixed, or of a troop that is not to be had."""

from collections.abc import Iterator
from math import ceil

from armylists.edits import ClearSlot, Edit, MergeUnits, RemoveUnit, SetFact, SetFigures, SplitUnit, SwapTroop
from armylists.remedies.ward import BEARER, MASTER, Ward, by_price, likeness, other_people, swap


def grow(ward: Ward) -> Iterator[Edit]:
    """More figures, two small units in one, or none."""
    lack = ward.about["least"] - ward.about["points"]
    for troop, count in ward.unit.figures.items():
        if troop != BEARER:
            yield SetFigures(ward.index, troop, count + ceil(lack / ward.cost(troop)), ward.ally)
    for other, unit in enumerate(ward.units):
        if other != ward.index and unit.figures.keys() & ward.unit.figures.keys():
            yield MergeUnits(min(other, ward.index), max(other, ward.index), ward.ally)
    yield RemoveUnit(ward.index, ward.ally)
    if not ward.unit.figures:
        for troop in by_price(ward, ward.force.available):
            yield SetFigures(ward.index, troop, ward.smallest(troop), ward.ally)


def shrink(ward: Ward) -> Iterator[Edit]:
    """Fewer figures, or two units of one."""
    points = ward.problem.code == "unit-too-dear"
    excess = ward.about["points" if points else "figures"] - ward.about["most"]
    for troop, count in ward.unit.figures.items():
        fewer = ceil(excess / ward.cost(troop)) if points else excess
        if fewer < count or (troop == BEARER and fewer == count):
            yield SetFigures(ward.index, troop, count - fewer, ward.ally)
    for troop, count in ward.unit.figures.items():
        if troop != BEARER:
            yield SplitUnit(ward.index, troop, count // 2, ward.ally)
    for troop in ward.unit.figures:
        if ward.unit.size > ward.largest(troop):
            yield SetFigures(ward.index, troop, ward.largest(troop), ward.ally)


def unmix(ward: Ward) -> Iterator[Edit]:
    """Each troop in a unit of its own, or one of them only."""
    figures = {t: n for t, n in ward.unit.figures.items() if t != BEARER}
    fewest = sorted(figures, key=lambda troop: figures[troop])
    for troop in fewest:
        yield SplitUnit(ward.index, troop, figures[troop], ward.ally)
    for troop in fewest:
        yield SetFigures(ward.index, troop, 0, ward.ally)
    for troop in fewest:
        for other in figures:
            if other != troop:
                yield SwapTroop(ward.index, troop, other, figures[troop], figures[troop], ward.ally)


def without_bearers(ward: Ward) -> Iterator[Edit]:
    """No gun bearers, or White Men for them."""
    yield SetFigures(ward.index, BEARER, 0, ward.ally)
    yield SetFigures(ward.index, MASTER, ward.unit.figures.get(BEARER, 1), ward.ally)
    yield RemoveUnit(ward.index, ward.ally)


def fewer_bearers(ward: Ward) -> Iterator[Edit]:
    """As many bearers as White Men, or as many White Men as bearers."""
    yield SetFigures(ward.index, BEARER, ward.about["white_men"], ward.ally)
    yield SetFigures(ward.index, MASTER, ward.about["bearers"], ward.ally)


def other_troop(ward: Ward) -> Iterator[Edit]:
    """Another troop in its stead, the year, people or role that has it, or no such unit."""
    troop = ward.about["troop"]
    if ward.problem.code == "troop-replaced":
        yield from (swap(ward, troop, new) for new in ward.about["instead"])
    for key in ("first", "last"):
        if ward.about.get(key):
            yield SetFact("year", ward.about[key])
    if ward.problem.code == "troop-only-defending":
        yield SetFact("role", "defender")
    alike = sorted(ward.force.available - {troop}, key=lambda new: likeness(ward, troop, new))
    yield from (swap(ward, troop, new) for new in alike[:5])
    if len(ward.unit.figures) > 1:
        yield SetFigures(ward.index, troop, 0, ward.ally)
    yield RemoveUnit(ward.index, ward.ally)
    yield from other_people(ward)


def free_slot(ward: Ward) -> Iterator[Edit]:
    """The line left open, for the best reading to find."""
    yield ClearSlot(ward.index, ward.ally)
