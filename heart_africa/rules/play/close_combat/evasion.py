"""Mounted figures that evade whoever has just reached them (pp. 26-27)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.problems import Problem
from heart_africa.rules.book import Arm, Book
from heart_africa.rules.conditions import holding, problem
from heart_africa.rules.play.close_combat.after_combat import Left, barred
from heart_africa.rules.play.close_combat.scores import AREA
from heart_africa.rules.units import Melee


@dataclass(frozen=True, slots=True)
class Evade:
    """The order to a figure that was just reached to ride away; distances in inches.

    `by` is the troop of the enemy that reached it; `straight`: straight away from him, but for going
    round difficult ground; `meets` another enemy that it would end in contact with.
    """

    figure: str
    troop: str
    by: str
    dismounted: bool = False
    by_dismounted: bool = False
    moved: bool = False
    in_difficult_ground: bool = False
    rolled_in: int = 0
    distance_in: int = 0
    straight: bool = True
    meets: str = ""
    kind: Literal["evade"] = "evade"


def _mounted(book: Book, troop: str, *, dismounted: bool) -> bool:
    return book.arm(troop) is Arm.MOUNTED and not dismounted


def not_mounted(book: Book, order: Evade) -> bool:
    """Only mounted figures evade; on foot it has to fight one turn."""
    return not _mounted(book, order.troop, dismounted=order.dismounted)


def already_moved(_book: Book, order: Evade) -> bool:
    """It has made its own move this turn."""
    return order.moved


def in_difficult_ground(_book: Book, order: Evade) -> bool:
    """It stands in difficult ground."""
    return order.in_difficult_ground


def reached_by_mounted(book: Book, order: Evade) -> bool:
    """The enemy who reached it is mounted too."""
    return _mounted(book, order.by, dismounted=order.by_dismounted)


def less_than_rolled(_book: Book, order: Evade) -> bool:
    """It would not ride the whole distance rolled."""
    return order.distance_in < order.rolled_in


def not_straight_away(_book: Book, order: Evade) -> bool:
    """It would not ride straight away."""
    return not order.straight


def evades_into_contact(_book: Book, order: Evade) -> bool:
    """It would end in contact with another enemy."""
    return bool(order.meets)


CONDITIONS: Mapping[str, Callable[[Book, Evade], bool]] = {
    condition.__name__: condition
    for condition in (
        not_mounted,
        already_moved,
        in_difficult_ground,
        reached_by_mounted,
        less_than_rolled,
        not_straight_away,
        evades_into_contact,
    )
}


def objections_to_evade(book: Book, order: Evade) -> tuple[Problem, ...]:
    """All that the book has against evading; the wording says what remains possible."""
    about = {
        "figure": order.figure,
        "troop": order.troop,
        "by": order.by,
        "rolled": order.rolled_in,
        "distance": order.distance_in,
        "meets": order.meets,
    }
    rows = holding(book.close_combat.evade, CONDITIONS, book, order)
    return tuple(problem(AREA, row, order.figure, about) for row in rows)


def evade(book: Book, order: Evade) -> tuple[Left, ...]:
    """What evading brings about: away, and no shot and no other fight this turn."""
    after = book.close_combat.after
    forbidden = (barred("shoot", after.evaded_shoots), barred("engage", after.evaded_engages))
    return (Left(order.figure, Melee.EVADED, after.evades.rule, after.evades.page, forbidden, ()),)
