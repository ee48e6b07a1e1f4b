"""Cohesion of units (p. 22): all figures of a unit linked, each within 4 inches of the next."""

from collections.abc import Iterable

from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import Problem
from heart_africa.rules.book import Book


@dataclass(frozen=True, slots=True)
class Link:
    """The distance in inches of two figures of a unit, which are given by number."""

    one: int
    other: int
    inches: float


def groups(book: Book, figures: int, links: Iterable[Link]) -> tuple[frozenset[int], ...]:
    """The groups into which the figures of a unit fall; pairs that are not given are far apart."""
    parts = [frozenset({figure}) for figure in range(figures)]
    for link in links:
        if link.inches <= book.cohesion.apart_in.value:
            joined = frozenset().union(*(part for part in parts if part & {link.one, link.other}))
            parts = [part for part in parts if not part & joined] + [joined]
    return tuple(sorted(parts, key=min))


@dataclass(frozen=True, slots=True)
class Movement:
    """Whether a unit holds together before and after its move, and whether it has tried to close up."""

    moves: bool
    before: bool
    after: bool
    closes_up: bool = False


def objections_to_movement(book: Book, movement: Movement) -> tuple[Problem, ...]:
    """A problem if a move breaks the unit up, or does not try to bring it together again.

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
    """A problem if the figures of a unit do not hold together where they are deployed."""
    row = book.cohesion.apart_in
    count = len(groups(book, figures, links))
    about = {"inches": row.value, "groups": count}
    return (row.problem("cohesion-deployed-apart", **about),) if count > 1 else ()
