"""Scouts (pp. 11-12) as guides: a unit or some baggage behind one may move at his speed.

What a Scout finds stands with the ambushes (p. 22), whom he keeps away with the arrivals.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.problems import Problem
from heart_africa.rules import conditions
from heart_africa.rules.book import BAGGAGE, Arm, Book

AREA = "scouts"


@dataclass(frozen=True, slots=True)
class Guide:
    """A Scout leads a unit, or so many elements of baggage, through this turn.

    `ahead_in`: from him to the first figure; `enemy_in`: the nearest that it comes to any enemy at any
    moment of the turn, None if none is on the table; `shoots`: whether it shoots this turn; `other`:
    whether he already guides another.
    """

    who: str
    single_file: bool
    ahead_in: float
    enemy_in: float | None
    shoots: bool = False
    elements: int = 0
    other: bool = False
    kind: Literal["guide"] = "guide"


def guides_another(_book: Book, order: Guide) -> bool:
    """He leads one at a time."""
    return order.other


def not_in_single_file(_book: Book, order: Guide) -> bool:
    """They do not go one behind the other."""
    return not order.single_file


def scout_not_ahead(book: Book, order: Guide) -> bool:
    """He is farther ahead than figures of one unit may be apart."""
    return order.ahead_in > book.scouts.ahead_in.value


def too_many_elements(book: Book, order: Guide) -> bool:
    """More baggage than he can lead."""
    return order.who == BAGGAGE and order.elements > book.scouts.elements_most.value


def is_a_gun(book: Book, order: Guide) -> bool:
    """Artillery and machine guns cannot follow him."""
    return book.arm(order.who) == Arm.GUN


def shoots(_book: Book, order: Guide) -> bool:
    """It shoots this turn."""
    return order.shoots


def near_the_enemy(book: Book, order: Guide) -> bool:
    """It comes near an enemy at some moment of the turn."""
    return order.enemy_in is not None and order.enemy_in <= book.scouts.enemy_in.value


CONDITIONS: Mapping[str, Callable[[Book, Guide], bool]] = {
    condition.__name__: condition
    for condition in (
        guides_another,
        not_in_single_file,
        scout_not_ahead,
        too_many_elements,
        is_a_gun,
        shoots,
        near_the_enemy,
    )
}


def objections_to_guide(book: Book, order: Guide) -> tuple[Problem, ...]:
    """All that keeps it from moving at the Scout's speed; it may still move at its own."""
    row = book.scouts
    about = {
        "troop": order.who,
        "ahead": row.ahead_in.value,
        "enemy": row.enemy_in.value,
        "most": row.elements_most.value,
    }
    return conditions.problems(AREA, conditions.holding(row.guiding, CONDITIONS, book, order), about=about)
