"""The army as a whole: its points, its year, its people."""

from collections.abc import Iterator
from math import ceil

from armylists.edits import Edit, RemoveUnit, SetAllyPeople, SetFact, SetFigures, SetIndependent, SetWork
from armylists.points import unit_points
from armylists.remedies.ward import Ward, smaller


def cheaper(ward: Ward) -> Iterator[Edit]:
    """Fewer figures where they are many, a unit or an independent less, or a higher limit."""
    excess = ward.about["points"] - ward.about["limit"] - ward.about["over"]
    sizes = sorted(enumerate(ward.roster.units), key=lambda pair: -unit_points(ward.book, pair[1]))
    yield from smaller(ward, sizes, excess, None)
    for kind in ("scout", "standard_bearer", "witch_doctor"):
        count = getattr(ward.roster.independents, kind)
        if count and ward.cost(kind) >= excess:
            yield SetIndependent(kind, count - 1)
    for index, ally in enumerate(ward.roster.allies):
        yield from smaller(ward, list(enumerate(ally.units)), excess, index)
    yield from _fewer_works(ward, excess)
    for index, unit in reversed(sizes):
        if unit_points(ward.book, unit) >= excess:
            yield RemoveUnit(index)
    yield SetFact("points", ward.about["points"])
    for index, unit in sizes:  # as much as one unit can give; a second edit does the rest
        troop, count = max(unit.figures.items(), key=lambda pair: pair[1], default=("", 0))
        if troop and count > ward.smallest(troop):
            yield SetFigures(index, troop, ward.smallest(troop))


def _fewer_works(ward: Ward, excess: int) -> Iterator[Edit]:
    prices = {work.id: work.points.value for work in ward.book.works.works}
    for work, count in ward.roster.works.bought():
        fewer = min(count, ceil(excess / prices[work]))
        yield SetWork(work.value, count - fewer)


def another_year(ward: Ward) -> Iterator[Edit]:
    """The first or the last year in which it is allowed."""
    for key in ("first", "last"):
        if ward.about.get(key):
            yield SetFact("year", ward.about[key])
    yield from another_people(ward)


def another_people(ward: Ward) -> Iterator[Edit]:
    """None, or each of the list's."""
    peoples = ("", *ward.force.army.people_ids())
    for people in peoples:
        if ward.ally is None and people != ward.roster.people:
            yield SetFact("people", people)
        elif ward.ally is not None and people != ward.roster.allies[ward.ally].people:
            yield SetAllyPeople(ward.ally, people)
