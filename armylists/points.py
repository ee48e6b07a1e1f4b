"""What an army costs, line by line (COMP-14, p. 29)."""

from collections.abc import Iterator

from armylists.figures import groups
from armylists.roster import Contingent, Roster, Unit
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.rules.book import Book


def unit_points(book: Book, unit: Unit) -> int:
    """The points of a unit, gun bearers included (MIX-05)."""
    troops = book.troops
    return sum(count * troops[troop].points for troop, count in unit.figures.items())


def contingent_points(book: Book, ally: Contingent) -> int:
    """The points spent on an allied contingent, its standard bearer included."""
    bearer = book.troops["standard_bearer"].points * ally.standard_bearer
    return bearer + sum(unit_points(book, unit) for unit in ally.units)


def price(book: Book, roster: Roster) -> Reckoning:
    """The army's points: leader, second trait, independents, units, gun bearers, allies, works."""
    return Reckoning.of(_lines(book, roster))


def _lines(book: Book, roster: Roster) -> Iterator[Line]:
    for group in groups(roster):
        row, where = book.troops[group.troop], group.where
        about = {"troop": group.troop, "count": group.count, "each": row.points}
        if where == "leader":
            given = book.leaders.price
            yield Line("leader", row.points, given.rule, given.page, "leader.troop", about)
            yield from _second_trait(book, roster)
        elif not where.startswith("works."):  # the cannon is a work and paid as one
            place = f"{where}.figures.{group.troop}" if where[-1] == "]" else where
            yield Line("figures", group.count * row.points, row.rule, row.page, place, about)
    for work, count in roster.works.bought():
        points = next(row.points for row in book.works.works if row.id == work)
        facts = {"work": work.value, "count": count, "each": points.value}
        where = f"works.{work.value}"
        yield Line("work", count * points.value, points.rule, points.page, where, facts)


def _second_trait(book: Book, roster: Roster) -> Iterator[Line]:
    second = book.leaders.second_trait_points
    if roster.leader and len(roster.leader.traits) > book.leaders.traits_free.value:
        yield Line("second-trait", second.value, second.rule, second.page, "leader.traits")
