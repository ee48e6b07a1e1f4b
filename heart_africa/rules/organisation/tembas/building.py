"""A temba as a building (p. 14): how many it holds, how many shoot out, who passes through what."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.problems import Problem
from heart_africa.rules import conditions
from heart_africa.rules.book import Book
from heart_africa.rules.shared_terms import Wall

AREA = "tembas"
Opening = Literal["wall", "door", "breach"]


def objections_to_garrison(book: Book, figures: int, tembas: int = 1) -> tuple[Problem, ...]:
    """Whether so many figures are too many for so many tembas."""
    row = book.tembas.capacity
    if figures <= row.value * tembas:
        return ()
    about = {"count": figures, "most": row.value * tembas}
    return (Problem("tembas-too-full", row.rule, row.page, "", about),)


@dataclass(frozen=True, slots=True)
class ManWall:
    """So many figures shoot through one wall this turn, `name`."""

    wall: Wall
    shooters: int
    name: str = ""


def objections_to_man(book: Book, order: ManWall) -> tuple[Problem, ...]:
    """Whether more shoot than there are loopholes."""
    row = book.tembas.outer_loopholes if order.wall == "outer" else book.tembas.inner_loopholes
    if order.shooters <= row.value:
        return ()
    about = {"count": order.shooters, "most": row.value, "wall": order.wall}
    return (Problem("tembas-too-few-loopholes", row.rule, row.page, order.name, about),)


def objections_to_walls(book: Book, wall: Wall, manned: int, tembas: int = 1) -> tuple[Problem, ...]:
    """Whether more walls of that kind are manned than so many tembas have."""
    row = book.tembas.outer_walls if wall == "outer" else book.tembas.inner_walls
    if manned <= row.value * tembas:
        return ()
    about = {"count": manned, "most": row.value * tembas, "wall": wall}
    return (Problem("tembas-too-few-walls", row.rule, row.page, "", about),)


# --- going through ---


@dataclass(frozen=True, slots=True)
class PassThrough:
    """A figure would go through a wall, a door or a breach, from outside or between rooms.

    `owner`: it belongs to the side that holds the temba. Who may cross a breach, its ground says (TEMBA-21).
    """

    who: str
    opening: Opening
    owner: bool = False


def wall_stands(_book: Book, order: PassThrough) -> bool:
    """A wall without a breach, outer or inner, or a partition."""
    return order.opening == "wall"


def door_is_shut(_book: Book, order: PassThrough) -> bool:
    """A door is a wall to everybody but its owners."""
    return order.opening == "door" and not order.owner


PASSING: Mapping[str, Callable[[Book, PassThrough], bool]] = conditions.keyed(wall_stands, door_is_shut)


def objections_to_pass(book: Book, order: PassThrough) -> tuple[Problem, ...]:
    """Why the figure may not go through there."""
    rows = conditions.holding(book.tembas.passing, PASSING, book, order)
    return conditions.problems(AREA, rows, about={"troop": order.who})
