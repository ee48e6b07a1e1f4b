"""What an army costs, line by line (COMP-14, p. 29)."""

from collections.abc import Iterator

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
    yield from _leader(book, roster)
    for kind in ("standard_bearer", "witch_doctor", "scout"):
        if count := getattr(roster.independents, kind):
            yield _figures(book, kind, count, f"independents.{kind}")
    for index, unit in enumerate(roster.units):
        yield from _unit(book, unit, f"units[{index}]")
    for index, ally in enumerate(roster.allies):
        yield from _contingent(book, ally, f"allies[{index}]")
    yield from _works(book, roster)


def _leader(book: Book, roster: Roster) -> Iterator[Line]:
    leader = roster.leader
    if leader is None:
        return
    points = book.troops[leader.troop].points
    given = book.leaders.price
    about = {"troop": leader.troop, "count": 1, "each": points}
    yield Line("leader", points, given.rule, given.page, "leader.troop", about)
    second = book.leaders.second_trait_points
    if len(leader.traits) > book.leaders.traits_free.value:
        yield Line("second-trait", second.value, second.rule, second.page, "leader.traits")
    if leader.gun_bearer:
        yield _figures(book, "gun_bearer", 1, "leader.gun_bearer")


def _unit(book: Book, unit: Unit, where: str) -> Iterator[Line]:
    for troop, count in unit.figures.items():
        yield _figures(book, troop, count, f"{where}.figures.{troop}")


def _contingent(book: Book, ally: Contingent, where: str) -> Iterator[Line]:
    if ally.standard_bearer:
        yield _figures(book, "standard_bearer", ally.standard_bearer, f"{where}.standard_bearer")
    for index, unit in enumerate(ally.units):
        yield from _unit(book, unit, f"{where}.units[{index}]")


def _figures(book: Book, troop: str, count: int, where: str) -> Line:
    row = book.troops[troop]
    about = {"troop": troop, "count": count, "each": row.points}
    return Line("figures", count * row.points, row.rule, row.page, where, about)


def _works(book: Book, roster: Roster) -> Iterator[Line]:
    for work in book.works.works:
        if count := getattr(roster.works, work.id.value):
            about = {"work": work.id.value, "count": count, "each": work.points.value}
            points = count * work.points.value
            yield Line("work", points, work.points.rule, work.points.page, f"works.{work.id.value}", about)


def cheapest_figure(book: Book, roster: Roster) -> int | None:
    """The points of the army's cheapest paid figure, allies included (COMP-15); None without figures."""
    troops = book.troops
    paid = {troop for unit in _all_units(roster) for troop in unit.figures}
    paid |= {
        kind for kind in ("standard_bearer", "witch_doctor", "scout") if getattr(roster.independents, kind)
    }
    if roster.leader is not None:
        paid.add(roster.leader.troop)
        if roster.leader.gun_bearer:
            paid.add("gun_bearer")
    if any(ally.standard_bearer for ally in roster.allies):
        paid.add("standard_bearer")
    return min((troops[troop].points for troop in paid), default=None)


def _all_units(roster: Roster) -> Iterator[Unit]:
    yield from roster.units
    for ally in roster.allies:
        yield from ally.units


def allowance(book: Book, roster: Roster) -> int:
    """How many points the army may cost at most: the limit and half its cheapest figure (COMP-15)."""
    return roster.points + (cheapest_figure(book, roster) or 0) // 2


def points_left(book: Book, roster: Roster) -> int:
    """What is left of the limit agreed; below zero the army is over it."""
    return roster.points - price(book, roster).total
