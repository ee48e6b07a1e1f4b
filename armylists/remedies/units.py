"""Units too small, too large, ill mixed, too many or too few, or of a troop that is not to be had."""

from collections.abc import Iterator
from itertools import permutations
from math import ceil

from armylists.edits import (
    AddUnit,
    ClearSlot,
    Edit,
    MergeUnits,
    RemoveUnit,
    SetFact,
    SetFigures,
    SplitUnit,
    SwapTroop,
)
from armylists.points import unit_points
from armylists.remedies.context import Context, by_price, holding, likeness, other_people, swap, years
from armylists.roster import GUN_BEARER, WHITE_MEN


def grow(context: Context) -> Iterator[Edit]:
    """More figures, two small units in one, or none."""
    lack = context.about["least"] - context.about["points"]
    for troop, count in context.unit.fighters.items():
        yield SetFigures(context.index, troop, count + ceil(lack / context.cost(troop)), context.ally)
    for other, unit in enumerate(context.units):
        if other != context.index and unit.figures.keys() & context.unit.figures.keys():
            yield MergeUnits(min(other, context.index), max(other, context.index), context.ally)
    yield RemoveUnit(context.index, context.ally)
    if not context.unit.figures:
        for troop in by_price(context, context.party.force.available):
            yield SetFigures(context.index, troop, context.smallest(troop), context.ally)


def shrink(context: Context) -> Iterator[Edit]:
    """Fewer figures, or two units of one."""
    points = context.problem.code == "unit-too-dear"
    excess = context.about["points" if points else "figures"] - context.about["most"]
    for troop, count in context.unit.figures.items():
        fewer = ceil(excess / context.cost(troop)) if points else excess
        if fewer < count or (troop == GUN_BEARER and fewer == count):
            yield SetFigures(context.index, troop, count - fewer, context.ally)
    for troop, count in context.unit.fighters.items():
        yield SplitUnit(context.index, troop, count // 2, context.ally)
    for troop in context.unit.figures:
        if context.unit.size > context.largest(troop):
            yield SetFigures(context.index, troop, context.largest(troop), context.ally)


def unmix(context: Context) -> Iterator[Edit]:
    """Each troop in a unit of its own, or one of them only."""
    figures = context.unit.fighters
    fewest = sorted(figures, key=lambda troop: figures[troop])
    for troop in fewest:
        yield SplitUnit(context.index, troop, figures[troop], context.ally)
    for troop in fewest:
        yield SetFigures(context.index, troop, 0, context.ally)
    for troop in fewest:
        for other in figures:
            if other != troop:
                yield SwapTroop(context.index, troop, other, figures[troop], figures[troop], context.ally)


def without_bearers(context: Context) -> Iterator[Edit]:
    """No gun bearers, or White Men for them."""
    yield SetFigures(context.index, GUN_BEARER, 0, context.ally)
    yield SetFigures(context.index, WHITE_MEN, context.unit.figures.get(GUN_BEARER, 1), context.ally)
    yield RemoveUnit(context.index, context.ally)


def fewer_bearers(context: Context) -> Iterator[Edit]:
    """As many bearers as White Men, or as many White Men as bearers."""
    yield SetFigures(context.index, GUN_BEARER, context.about["white_men"], context.ally)
    yield SetFigures(context.index, WHITE_MEN, context.about["bearers"], context.ally)


def other_troop(context: Context) -> Iterator[Edit]:
    """Another troop in its stead, the year, people or role that has it, or no such unit."""
    troop = context.about["troop"]
    if context.problem.code == "troop-replaced":
        yield from (swap(context, troop, new) for new in context.about["instead"])
    yield from years(context)
    if context.problem.code == "troop-only-defending":
        yield SetFact("role", "defender")
    alike = sorted(context.party.force.available - {troop}, key=lambda new: likeness(context, troop, new))
    yield from (swap(context, troop, new) for new in alike[:5])
    if len(context.unit.figures) > 1:
        yield SetFigures(context.index, troop, 0, context.ally)
    yield RemoveUnit(context.index, context.ally)
    yield from other_people(context)


def free_slot(context: Context) -> Iterator[Edit]:
    """The line left open, for the best reading to find."""
    yield ClearSlot(context.index, context.ally)


def more_units(context: Context) -> Iterator[Edit]:
    """The smallest new unit, or a large one in two."""
    for troop in by_price(context, context.party.force.available):
        yield AddUnit(troop, context.smallest(troop), context.ally)
    for index, unit in sorted(enumerate(context.units), key=lambda pair: -pair[1].size):
        for troop, count in unit.fighters.items():
            if count // 2 >= context.smallest(troop):
                yield SplitUnit(index, troop, count // 2, context.ally)


def fewer_units(context: Context) -> Iterator[Edit]:
    """Two units of a kind in one, or one less."""
    small = sorted(
        range(len(context.units)), key=lambda index: unit_points(context.book, context.units[index])
    )
    yield from _joined(context, small)
    yield from (RemoveUnit(index, context.ally) for index in small)


def _joined(context: Context, units: list[int]) -> Iterator[Edit]:
    """Two of these units in one, where they are of the same troops."""
    for one, other in permutations(units, 2):
        if one < other and context.units[one].figures.keys() == context.units[other].figures.keys():
            yield MergeUnits(one, other, context.ally)


def fill_slot(context: Context) -> Iterator[Edit]:
    """A unit of the type that is missing: new, out of a large one, or in place of another."""
    for troop in context.about["names"]:
        yield AddUnit(troop, context.smallest(troop), context.ally)
    for index, unit in enumerate(context.units):
        for troop in context.about["names"]:
            if unit.figures.get(troop, 0) // 2 >= context.smallest(troop):
                yield SplitUnit(index, troop, unit.figures[troop] // 2, context.ally)
    for index, unit in enumerate(context.units):
        if len(unit.figures) == 1 and not unit.figures.keys() & set(context.about["names"]):
            (old, count), new = next(iter(unit.figures.items())), context.about["names"][0]
            yield SwapTroop(index, old, new, count, context.fitting(new, count), context.ally)


def empty_slot(context: Context) -> Iterator[Edit]:
    """A unit less of the type, or of another type."""
    named = (context.about["troop"],) if "troop" in context.about else context.about["troops"]
    troops = (*named, *context.about.get("to", ()), *context.about.get("names", ()))
    held = holding(context, troops)
    if "to" in context.about:
        yield from _back(context, held)
    yield from _joined(context, held)
    yield from (RemoveUnit(index, context.ally) for index in held)
    for index in held:
        (old, count), *_ = context.units[index].figures.items()
        alike = sorted(
            context.party.force.available - set(troops), key=lambda new: likeness(context, old, new)
        )
        for new in alike[:3]:
            yield SwapTroop(index, old, new, count, context.fitting(new, count), context.ally)


def _back(context: Context, held: list[int]) -> Iterator[Edit]:
    """A converted unit as it was before."""
    line = context.about["troop"]
    for index in held:
        for troop in context.about["to"]:
            if count := context.units[index].figures.get(troop, 0):
                give = count if len(context.units[index].figures) > 1 else max(count, context.smallest(line))
                yield SwapTroop(index, troop, line, count, min(give, context.largest(line)), context.ally)


def fewer_figures(context: Context) -> Iterator[Edit]:
    """Fewer figures of these troops, or a unit of them less."""
    excess = context.about["count"] - context.about["most"]
    for index in holding(context, context.about["troops"]):
        for troop in context.about["troops"]:
            count = context.units[index].figures.get(troop, 0)
            if count > excess:
                yield SetFigures(index, troop, count - excess, context.ally)
            if 0 < count <= excess and len(context.units[index].figures) > 1:
                yield SetFigures(index, troop, 0, context.ally)
    yield from (RemoveUnit(index, context.ally) for index in holding(context, context.about["troops"]))
    yield from other_people(context)


def share(context: Context) -> Iterator[Edit]:
    """As many figures of the dear kind back into the plain one as it takes."""
    excess, troop = context.about["count"] - context.about["most"], context.about["troop"]
    plain = next(
        t
        for row in context.party.force.held(context.party.force.army.shares)
        for t in row.whole
        if t != troop
    )
    for index in reversed(holding(context, (troop,))):
        count = context.units[index].figures[troop]
        take = min(excess, count)
        yield SwapTroop(index, troop, plain, take, take, context.ally)
    for index in holding(context, (troop,)):
        yield RemoveUnit(index, context.ally)


def ratio(context: Context) -> Iterator[Edit]:
    """Fewer of the few, or more of the many."""
    lack = context.about["need"] - context.about["have"]
    for index in holding(context, context.about["fewer"]):
        for troop in context.about["fewer"]:
            if count := context.units[index].figures.get(troop, 0):
                yield SetFigures(index, troop, count - ceil(lack / context.about["times"]), context.ally)
                yield RemoveUnit(index, context.ally)
    for index in holding(context, context.about["more"]):
        for troop in context.about["more"]:
            if count := context.units[index].figures.get(troop, 0):
                yield SetFigures(index, troop, count + lack, context.ally)
    for troop in context.about["more"]:
        yield AddUnit(troop, max(lack, context.smallest(troop)), context.ally)
