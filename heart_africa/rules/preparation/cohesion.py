"""Cohesion of the units (p. 22): figures within 4 in of one another, all linked in one chain."""

from collections.abc import Iterable

from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import Problem
from heart_africa.rules.book import Book


@dataclass(frozen=True, slots=True)
class Link:
    """How far apart two figures of a unit are, by their numbers in it."""

    one: int
    other: int
    inches: float


def groups(book: Book, figures: int, links: Iterable[Link]) -> tuple[frozenset[int], ...]:
    """The figures of a unit by the chains that hold together; pairs that are not given are far apart."""
    parts = [frozenset({figure}) for figure in range(figures)]
    for link in links:
        if link.inches <= book.cohesion.apart_in.value:
            joined = frozenset().union(*(part for part in parts if part & {link.one, link.other}))
            parts = [part for part in parts if not part & joined] + [joined]
    return tuple(sorted(parts, key=min))


@dataclass(frozen=True, slots=True)
class Movement:
    """How a unit stands together before and after its move, and whether it has tried to close up."""

    moves: bool
    before: bool
    after: bool
    closes_up: bool = False


def objections_to_movement(book: Book, movement: Movement) -> tuple[Problem, ...]:
    """What is wrong with a move: it breaks the unit up, or does not try to bring it together again.

    A unit that stands still owes nothing (COHESION-03).
    """
    row, about = book.cohesion, {"inches": book.cohesion.apart_in.value}
    if not movement.moves or movement.after:
        return ()
    if movement.before:
        return (row.apart_in.problem("cohesion-broken", **about),)
    if not movement.closes_up:
        return (row.regain.problem("cohesion-not-regained", **about),)
    return ()


def objections_to_deployment(book: Book, figures: int, links: Iterable[Link]) -> tuple[Problem, ...]:
    """What is wrong with a unit as it is deployed: its figures do not hold together."""
    row = book.cohesion.apart_in
    count = len(groups(book, figures, links))
    about = {"inches": row.value, "groups": count}
    return (row.problem("cohesion-deployed-apart", **about),) if count > 1 else ()
