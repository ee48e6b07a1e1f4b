"""Too many or too few units or figures of a kind."""

from collections.abc import Iterator
from math import ceil

from armylists.edits import AddUnit, Edit, MergeUnits, RemoveUnit, SetFigures, SplitUnit, SwapTroop
from armylists.points import unit_points
from armylists.remedies.ward import BEARER, Ward, by_price, holding, likeness, other_people


def more_units(ward: Ward) -> Iterator[Edit]:
    """The smallest new unit, or a large one in two."""
    for troop in by_price(ward, ward.force.available):
        yield AddUnit(troop, ward.smallest(troop), ward.ally)
    yield from _halves(ward)


def _halves(ward: Ward) -> Iterator[Edit]:
    """A large unit in two."""
    for index, unit in sorted(enumerate(ward.units), key=lambda pair: -pair[1].size):
        for troop, count in unit.figures.items():
            if troop != BEARER and count // 2 >= ward.smallest(troop):
                yield SplitUnit(index, troop, count // 2, ward.ally)


def fewer_units(ward: Ward) -> Iterator[Edit]:
    """Two units of a kind in one, or one less."""
    small = sorted(range(len(ward.units)), key=lambda index: unit_points(ward.book, ward.units[index]))
    for one in small:
        for other in small:
            if one < other and ward.units[one].figures.keys() == ward.units[other].figures.keys():
                yield MergeUnits(one, other, ward.ally)
    yield from (RemoveUnit(index, ward.ally) for index in small)


def fill_slot(ward: Ward) -> Iterator[Edit]:
    """A unit of the type that is missing: new, out of a large one, or in place of another."""
    for troop in ward.about["names"]:
        yield AddUnit(troop, ward.smallest(troop), ward.ally)
    for index, unit in enumerate(ward.units):
        for troop in ward.about["names"]:
            if unit.figures.get(troop, 0) // 2 >= ward.smallest(troop):
                yield SplitUnit(index, troop, unit.figures[troop] // 2, ward.ally)
    for index, unit in enumerate(ward.units):
        if len(unit.figures) == 1 and not unit.figures.keys() & set(ward.about["names"]):
            (old, count), new = next(iter(unit.figures.items())), ward.about["names"][0]
            give = min(max(count, ward.smallest(new)), ward.largest(new))
            yield SwapTroop(index, old, new, count, give, ward.ally)


def empty_slot(ward: Ward) -> Iterator[Edit]:
    """A unit less of the type, or of another type."""
    named = (ward.about["troop"],) if "troop" in ward.about else ward.about["troops"]
    troops = (*named, *ward.about.get("to", ()), *ward.about.get("names", ()))
    held = holding(ward, troops)
    if "to" in ward.about:
        yield from _back(ward, held)
    for one in held:
        for other in held:
            if one < other and ward.units[one].figures.keys() == ward.units[other].figures.keys():
                yield MergeUnits(one, other, ward.ally)
    yield from (RemoveUnit(index, ward.ally) for index in held)
    for index in held:
        (old, count), *_ = ward.units[index].figures.items()
        alike = sorted(ward.force.available - set(troops), key=lambda new: likeness(ward, old, new))
        for new in alike[:3]:
            give = min(max(count, ward.smallest(new)), ward.largest(new))
            yield SwapTroop(index, old, new, count, give, ward.ally)


def _back(ward: Ward, held: list[int]) -> Iterator[Edit]:
    """A converted unit as it was before."""
    line = ward.about["troop"]
    for index in held:
        for troop in ward.about["to"]:
            if count := ward.units[index].figures.get(troop, 0):
                give = count if len(ward.units[index].figures) > 1 else max(count, ward.smallest(line))
                yield SwapTroop(index, troop, line, count, min(give, ward.largest(line)), ward.ally)


def fewer_figures(ward: Ward) -> Iterator[Edit]:
    """Fewer figures of these troops, or a unit of them less."""
    excess = ward.about["count"] - ward.about["most"]
    for index in holding(ward, ward.about["troops"]):
        for troop in ward.about["troops"]:
            count = ward.units[index].figures.get(troop, 0)
            if count > excess:
                yield SetFigures(index, troop, count - excess, ward.ally)
            if 0 < count <= excess and len(ward.units[index].figures) > 1:
                yield SetFigures(index, troop, 0, ward.ally)
    yield from (RemoveUnit(index, ward.ally) for index in holding(ward, ward.about["troops"]))
    yield from other_people(ward)


def share(ward: Ward) -> Iterator[Edit]:
    """As many figures of the dear kind back into the plain one as it takes."""
    excess, troop = ward.about["count"] - ward.about["most"], ward.about["troop"]
    plain = next(t for row in ward.force.shares for t in row.whole if t != troop)
    for index in reversed(holding(ward, (troop,))):
        count = ward.units[index].figures[troop]
        take = min(excess, count)
        yield SwapTroop(index, troop, plain, take, take, ward.ally)
    for index in holding(ward, (troop,)):
        yield RemoveUnit(index, ward.ally)


def ratio(ward: Ward) -> Iterator[Edit]:
    """Fewer of the few, or more of the many."""
    lack = ward.about["need"] - ward.about["have"]
    for index in holding(ward, ward.about["fewer"]):
        for troop in ward.about["fewer"]:
            if count := ward.units[index].figures.get(troop, 0):
                yield SetFigures(index, troop, count - ceil(lack / ward.about["times"]), ward.ally)
                yield RemoveUnit(index, ward.ally)
    for index in holding(ward, ward.about["more"]):
        for troop in ward.about["more"]:
            if count := ward.units[index].figures.get(troop, 0):
                yield SetFigures(index, troop, count + lack, ward.ally)
    for troop in ward.about["more"]:
        yield AddUnit(troop, max(lack, ward.smallest(troop)), ward.ally)
