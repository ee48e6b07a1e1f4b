"""What an army costs, line by line (COMP-14, p. 29), and how two armies differ."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Literal, TypeVar

from armylists.roster import INDEPENDENTS, Contingent, Leader, Roster, Unit, groups
from heart_africa.core.dataclass import dataclass
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.rules.book import Book, WorkId

# --- what an army costs, line by line (COMP-14, p. 29) ---


def unit_points(book: Book, unit: Unit) -> int:
    """What a unit costs in points, gun bearers included (MIX-05)."""
    troops = book.troops
    return sum(count * troops[troop].points for troop, count in unit.figures.items())


def contingent_points(book: Book, ally: Contingent) -> int:
    """The points spent on an allied contingent, its standard bearer included."""
    bearer = book.troops["standard_bearer"].points * ally.standard_bearer
    return bearer + sum(unit_points(book, unit) for unit in ally.units)


def price(book: Book, roster: Roster) -> Reckoning:
    """The army's points: leader, second trait, independents, units, gun bearers, allies, works."""
    return Reckoning.of(_lines(book, roster))


PARTS = ("leader", "independents", "units", "allies", "works")


def cost_by_part(reckoning: Reckoning) -> dict[str, int]:
    """What each part of an army costs; parts that cost nothing are left out."""
    return {part: points for part in PARTS if (points := reckoning.where(part))}


def _lines(book: Book, roster: Roster) -> Iterator[Line]:
    for group in groups(roster):
        row, where = book.troops[group.troop], group.where
        about = {"troop": group.troop, "count": group.count, "each": row.points}
        if where == "leader":
            given = book.leaders.price
            yield Line("leader", row.points, given.rule, given.page, "leader.troop", about)
            second = book.leaders.second_trait_points
            if roster.leader and len(roster.leader.traits) > book.leaders.traits_free.value:
                yield Line("second-trait", second.value, second.rule, second.page, "leader.traits")
        elif not where.startswith("works."):  # the cannon is a work and paid as one
            place = f"{where}.figures.{group.troop}" if where[-1] == "]" else where
            yield Line("figures", group.count * row.points, row.rule, row.page, place, about)
    for work, count in roster.works.bought():
        points = next(row.points for row in book.works.works if row.id == work)
        facts = {"work": work.value, "count": count, "each": points.value}
        where = f"works.{work.value}"
        yield Line("work", count * points.value, points.rule, points.page, where, facts)


FACTS = (
    "name",
    "list",
    "people",
    "mode",
    "year",
    "points",
    "scenario",
    "role",
    "permissions",
    "narrative",
    "notes",
)
LEADER = tuple(Leader.model_fields)
COST = "cost"


@dataclass(frozen=True, slots=True)
class Difference:
    """One difference between two armies: something changed (from `old` to `new`), added or removed.

    `where` is a place in the second army, or in the first for what was removed. `part` is what differs at
    that place: a fact or a troop; it is empty where the whole unit, contingent or leader was added or
    removed.
    """

    kind: Literal["changed", "added", "removed"]
    where: str
    part: str = ""
    old: object = None
    new: object = None


def differences(book: Book, first: Roster, second: Roster) -> tuple[Difference, ...]:
    """Everything in which the second army differs from the first, in the order of a roster."""
    return tuple(_differences(book, first, second))


def _differences(book: Book, first: Roster, second: Roster) -> Iterator[Difference]:
    yield from _values(first, second, FACTS, "")
    if first.leader and second.leader:
        yield from _values(first.leader, second.leader, LEADER, "leader")
    elif first.leader:
        yield Difference("removed", "leader", old=first.leader)
    elif second.leader:
        yield Difference("added", "leader", new=second.leader)
    yield from _values(first.independents, second.independents, INDEPENDENTS, "independents")
    yield from _units(first.units, second.units, ("", ""))
    # contingents are the same if they are of the same list and people, or else of the same list
    old, new = first.allies, second.allies
    pairs, gone, come = matched(
        old, new, (_contingent, lambda ally: (ally.list, ally.people), lambda ally: ally.list)
    )
    for before, after in pairs:
        where = f"allies[{after}]"
        yield from _values(old[before], new[after], ("people", "standard_bearer"), where)
        yield from _units(old[before].units, new[after].units, (f"allies[{before}].", f"{where}."))
    yield from (Difference("removed", f"allies[{index}]", old=old[index]) for index in gone)
    yield from (Difference("added", f"allies[{index}]", new=new[index]) for index in come)
    yield from _values(first.works, second.works, tuple(work.value for work in WorkId), "works")
    yield from _values(first.baggage, second.baggage, ("elements",), "baggage")
    costs = price(book, first).total, price(book, second).total
    if costs[0] != costs[1]:
        yield Difference("changed", "", COST, *costs)


def _values(old: object, new: object, parts: Sequence[str], where: str) -> Iterator[Difference]:
    for part in parts:
        before, after = getattr(old, part), getattr(new, part)
        if before != after:
            yield Difference("changed", where, part, before, after)


def _units(old: Sequence[Unit], new: Sequence[Unit], prefixes: tuple[str, str]) -> Iterator[Difference]:
    """Units of the army, or of a contingent; `prefixes`: where it stands in the first army and the second."""
    first, second = prefixes
    # units are the same if they are alike, or of the same name and figures, or of one of both
    keys = (_whole, lambda unit: (unit.name, _figures(unit)), lambda unit: unit.name or None, _figures)
    pairs, gone, come = matched(old, new, keys, _likeness)
    for before, after in pairs:
        yield from _unit(old[before], new[after], f"{second}units[{after}]")
    yield from (Difference("removed", f"{first}units[{index}]", old=old[index]) for index in gone)
    yield from (Difference("added", f"{second}units[{index}]", new=new[index]) for index in come)


def _unit(old: Unit, new: Unit, where: str) -> Iterator[Difference]:
    yield from _values(old, new, ("name",), where)
    for troop in dict.fromkeys((*old.figures, *new.figures)):
        before, after = old.figures.get(troop, 0), new.figures.get(troop, 0)
        if before != after:
            yield Difference("changed", where, troop, before, after)
    yield from _values(old, new, ("slot", "notes", "tags"), where)


def _contingent(ally: Contingent) -> Hashable:
    return ally.list, ally.people, ally.standard_bearer, tuple(map(_whole, ally.units))


def _whole(unit: Unit) -> Hashable:
    return unit.name, _figures(unit), unit.slot, unit.notes, unit.tags


def _figures(unit: Unit) -> Hashable:
    return frozenset(unit.figures.items())


def _likeness(old: Unit, new: Unit) -> int:
    """How many figures two units have in common."""
    return sum(min(count, new.figures.get(troop, 0)) for troop, count in old.figures.items())


Thing = TypeVar("Thing")
Key = Callable[[Thing], Hashable]


def matched(
    old: Sequence[Thing],
    new: Sequence[Thing],
    keys: Sequence[Key[Thing]],
    likeness: Callable[[Thing, Thing], int] | None = None,
) -> tuple[list[tuple[int, int]], list[int], list[int]]:
    """Pairs of an old and a new thing that are the same; the numbers of old ones gone and new ones come.

    Two things are the same if they share a key, an earlier key counting before a later one (None is never
    shared). Of the rest, those that are most alike are paired.
    """
    gone, come = dict.fromkeys(range(len(old))), dict.fromkeys(range(len(new)))
    pairs: list[tuple[int, int]] = []

    def pair(before: int, after: int) -> None:
        if before in gone and after in come:
            del gone[before], come[after]
            pairs.append((before, after))

    for key in keys:
        for before in list(gone):
            for after in list(come):
                if (shared := key(old[before])) is not None and shared == key(new[after]):
                    pair(before, after)
    if likeness:
        alike = [(-likeness(old[before], new[after]), before, after) for before in gone for after in come]
        for degree, before, after in sorted(alike):
            if degree:
                pair(before, after)
    return sorted(pairs, key=lambda both: both[1]), list(gone), list(come)
