"""Scouts (pp. 11-12) as guides: a unit or some baggage behind one may move at his speed.

What a Scout finds stands with the ambushes (p. 22), whom he keeps away with the arrivals.
"""

from collections.abc import Callable, Mapping

from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import UnitName
from heart_africa.core.journal.records import Order
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Unit
from heart_africa.rules.book import BAGGAGE, Arm, Book, printed

AREA = "scouts"


class Guide(Order, kind="guide"):
    """A Scout leads a unit, or some baggage, this turn; they share one roll at his speed (SCOUT-09).

    `ahead_in`: from him to its first figure; `enemy_in`: the nearest that they are to any enemy, None if
    none is on the table.
    """

    scout: UnitName
    unit: UnitName
    ahead_in: float = 0
    enemy_in: float | None = None
    single_file: bool = True


@dataclass(frozen=True, slots=True)
class Following:
    """A unit or baggage led by a Scout; `shoots`: it shoots this turn, `other`: he leads another one already.

    `ahead_in`: from him to its first figure; `enemy_in`: the nearest that it comes to any enemy at any
    moment of the turn, None if none is on the table.
    """

    unit: Unit
    single_file: bool = True
    ahead_in: float = 0
    enemy_in: float | None = None
    shoots: bool = False
    other: bool = False


def shoots(_book: Book, following: Following) -> bool:
    """Whether the unit that is led shoots this turn."""
    return following.shoots


CONDITIONS: Mapping[str, Callable[[Book, Following], bool]] = {
    "guides_another": lambda _book, following: following.other,  # he leads one at a time
    "not_in_single_file": lambda _book, following: not following.single_file,
    "scout_not_ahead": lambda book, following: following.ahead_in > book.scouts.ahead_in.value,
    "too_many_elements": lambda book, following: (
        following.unit.troop == BAGGAGE and len(following.unit.here) > book.scouts.elements_most.value
    ),
    # Artillery and machine guns cannot follow him
    "is_a_gun": lambda book, following: book.arm(following.unit.troop) == Arm.GUN,
    "shoots": shoots,
    # It comes near an enemy at some moment of the turn
    "near_the_enemy": lambda book, following: (
        following.enemy_in is not None and following.enemy_in <= book.scouts.enemy_in.value
    ),
}


def objections_to_follow(book: Book, following: Following) -> tuple[Problem, ...]:
    """Why the unit may not move at the Scout's speed; it may still move at its own."""
    row = book.scouts
    about = {
        "troop": following.unit.troop,
        "ahead": row.ahead_in.value,
        "enemy": row.enemy_in.value,
        "most": row.elements_most.value,
    }
    return printed.problems(AREA, printed.holding(row.guiding, CONDITIONS, book, following), about=about)


def objections_to_guide(book: Book, battle: Battle, order: Guide) -> tuple[Problem, ...]:
    """All that the book has against a Scout's leading this unit. Raises `BadData`."""
    unit, scout = battle.unit(order.unit), battle.unit(order.scout)
    other = any(each.guided == scout.name and each.name != unit.name for each in battle.units.values())
    return objections_to_follow(
        book, Following(unit, order.single_file, order.ahead_in, order.enemy_in, other=other)
    )
