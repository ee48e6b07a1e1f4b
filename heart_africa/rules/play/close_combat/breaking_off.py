"""Figures that have fought and break off in a later turn (pp. 27-28)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.problems import Problem
from heart_africa.rules.book import Book
from heart_africa.rules.conditions import holding, problem
from heart_africa.rules.play.close_combat.after_combat import Left, barred
from heart_africa.rules.play.close_combat.scores import AREA
from heart_africa.rules.shared_terms import Melee


@dataclass(frozen=True, slots=True)
class BreakOff:
    """The order to a figure in close combat to leave it with its unit's move.

    `fought_turns`: how long it has fought; `moved_first` and `still`: enemies in contact whose unit has
    moved before its own, or was declared to stand still; `engages` another enemy that it would reach.
    """

    figure: str
    enemies: tuple[str, ...]
    fought_turns: int
    over_bases: bool = False
    moved_first: tuple[str, ...] = ()
    still: tuple[str, ...] = ()
    engages: str = ""
    kind: Literal["break-off"] = "break-off"


def first_turn_not_fought(book: Book, order: BreakOff) -> bool:
    """It has not yet fought a turn."""
    return order.fought_turns < book.close_combat.turns_before_breaking_off.value


def over_enemy_bases(_book: Book, order: BreakOff) -> bool:
    """Its way leads over the bases of enemies."""
    return order.over_bases


def enemy_moved_first(_book: Book, order: BreakOff) -> bool:
    """The unit of an enemy in contact has moved before its own."""
    return bool(order.moved_first)


def held_by_one_standing_still(_book: Book, order: BreakOff) -> bool:
    """An enemy in contact belongs to a unit that declared to stand still (ruling of BREAK-11)."""
    return bool(order.still)


def leaves_to_engage_another(_book: Book, order: BreakOff) -> bool:
    """It would leave one enemy to fight another."""
    return bool(order.engages)


CONDITIONS: Mapping[str, Callable[[Book, BreakOff], bool]] = {
    condition.__name__: condition
    for condition in (
        first_turn_not_fought,
        over_enemy_bases,
        enemy_moved_first,
        held_by_one_standing_still,
        leaves_to_engage_another,
    )
}


def objections_to_break_off(book: Book, order: BreakOff) -> tuple[Problem, ...]:
    """All that the book has against breaking off; the wording says what remains possible."""
    about = {
        "figure": order.figure,
        "first": ", ".join(order.moved_first),
        "still": ", ".join(order.still),
        "turns": book.close_combat.turns_before_breaking_off.value,
        "engages": order.engages,
    }
    rows = holding(book.close_combat.break_off, CONDITIONS, book, order)
    return tuple(problem(AREA, row, order.figure, about) for row in rows)


def break_off(book: Book, order: BreakOff) -> tuple[Left, ...]:
    """What breaking off brings about: no shot, no other fight; whoever it left may shoot."""
    after = book.close_combat.after
    row, shot_at, freed_by = after.breaks_off, after.broke_off_shot_at, after.left_behind_shoots
    forbidden = (barred("shoot", after.broke_off_shoots), barred("engage", after.broke_off_engages))
    return (
        Left(order.figure, Melee.BROKE_OFF, row.rule, row.page, forbidden, order.enemies, shot_at, freed_by),
    )
