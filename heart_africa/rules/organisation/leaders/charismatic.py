"""The charismatic leader: he joins a unit, which does not test while half of it follows him (p. 5)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.journal.events import GameEvent
from heart_africa.core.problems import Problem
from heart_africa.rules import conditions
from heart_africa.rules.book import Arm, Book, Trait
from heart_africa.rules.organisation.leaders.facts import AREA, Leader
from heart_africa.rules.units import Release


@dataclass(frozen=True, slots=True)
class Following:
    """A unit that a charismatic leader is with: its figures when it began and now, he counted in both.

    Attendants are never counted. For a unit joined later: those it began with, and him (ruling of TRAIT-09).
    """

    leader: str
    unit: str
    began: int
    now: int


@dataclass(frozen=True, slots=True)
class Join:
    """The order to join a unit; `unit_troop`: what it consists of.

    `begun`: the game has begun; `with_unit`: the unit that he is with; `unit_broke`: his own has fled;
    `men_lost`: everyone of his unit but himself and his attendants was eliminated.
    """

    leader: Leader
    unit: str
    unit_troop: str = ""
    allied: bool = False
    begun: bool = False
    with_unit: str = ""
    unit_broke: bool = False
    men_lost: bool = False
    kind: Literal["join"] = "join"


@dataclass(frozen=True, slots=True)
class Joined(GameEvent):
    """The leader is part of a unit for all purposes."""

    leader: str
    unit: str
    rule: str
    page: int
    kind: Literal["joined"] = "joined"


@dataclass(frozen=True, slots=True)
class LeftBehind(GameEvent):
    """His unit broke; the leader stays on the table, alone or to join another."""

    leader: str
    unit: str
    rule: str
    page: int
    kind: Literal["left-behind"] = "left-behind"


def charisma(book: Book, following: Following) -> Release | None:
    """Why a unit that follows him takes no test at all, or None once it is below half its strength."""
    part, whole = book.leading.strength_kept
    if following.now * whole < following.began * part:
        return None
    row = book.leading.charisma
    about = {"leader": following.leader, "began": following.began, "now": following.now}
    return Release(f"{AREA}-charisma", row.rule, row.page, by=following.leader, about=about)


def not_charismatic(_book: Book, order: Join) -> bool:
    """Any other leader belongs to no unit."""
    return Trait.CHARISMATIC not in order.leader.traits


def allied_unit_joined(_book: Book, order: Join) -> bool:
    """The unit belongs to an allied contingent."""
    return order.allied


def game_has_begun(_book: Book, order: Join) -> bool:
    """He joins at the beginning, or later when his unit has broken."""
    return order.begun and not (order.with_unit or order.unit_broke or order.men_lost)


def stays_with_his_unit(_book: Book, order: Join) -> bool:
    """He is with a unit that has not broken."""
    return (
        bool(order.with_unit) and order.with_unit != order.unit and not (order.unit_broke or order.men_lost)
    )


def lost_all_his_men(_book: Book, order: Join) -> bool:
    """His unit was wiped out around him: nobody takes him for lucky any more."""
    return order.men_lost


def joins_a_gunboat(book: Book, order: Join) -> bool:
    """No leader is attached to a gunboat."""
    return bool(order.unit_troop) and book.arm(order.unit_troop) is Arm.VESSEL


OBJECTIONS: Mapping[str, Callable[[Book, Join], bool]] = {
    condition.__name__: condition
    for condition in (
        not_charismatic,
        allied_unit_joined,
        game_has_begun,
        stays_with_his_unit,
        lost_all_his_men,
        joins_a_gunboat,
    )
}


def objections_to_join(book: Book, order: Join) -> tuple[Problem, ...]:
    """All that the book has against his joining this unit."""
    about = {"leader": order.leader.name, "unit": order.unit, "own": order.with_unit}
    rows = conditions.holding(book.leading.objections_to_join, OBJECTIONS, book, order)
    return tuple(conditions.problem(AREA, row, order.unit, about) for row in rows)


def join(book: Book, order: Join) -> tuple[Joined, ...]:
    """What joining brings about: he is one of its figures for all purposes."""
    row = book.leading.part_of_the_unit
    return (Joined(order.leader.name, order.unit, row.rule, row.page),)


def left_behind(book: Book, following: Following) -> tuple[LeftBehind, ...]:
    """What becomes of him when his unit breaks."""
    row = book.leading.left_behind
    return (LeftBehind(following.leader, following.unit, row.rule, row.page),)
