"""Getting out of a combat: mounted figures that evade, and figures that break off later (pp. 26-28)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.book import Arm, Book
from heart_africa.conditions import holding, problem
from heart_africa.play.close_combat.scores import AREA
from heart_africa.problems import Problem
from heart_africa.tables.printed import Entry


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
    kind: Literal["break_off"] = "break_off"


@dataclass(frozen=True, slots=True)
class Barred:
    """Something that a figure may not do for the rest of the turn, and where the book says so."""

    what: Literal["shoot", "engage"]
    rule: str
    page: int


@dataclass(frozen=True, slots=True)
class Left:
    """A figure is out of the combat: what it may not do now, and the enemies who may shoot again.

    Like any other figure it may be shot at; `shot_at` and `freed_by` say where the book has it.
    """

    figure: str
    how: Literal["evaded", "broke_off"]
    rule: str
    page: int
    barred: tuple[Barred, ...]
    freed: tuple[str, ...]
    shot_at: Entry | None = None
    freed_by: Entry | None = None
    kind: Literal["left"] = "left"


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


EVADING: Mapping[str, Callable[[Book, Evade], bool]] = {
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
BREAKING_OFF: Mapping[str, Callable[[Book, BreakOff], bool]] = {
    condition.__name__: condition
    for condition in (
        first_turn_not_fought,
        over_enemy_bases,
        enemy_moved_first,
        held_by_one_standing_still,
        leaves_to_engage_another,
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
    rows = holding(book.close_combat.evade, EVADING, book, order)
    return tuple(problem(AREA, row, order.figure, about) for row in rows)


def evade(book: Book, order: Evade) -> tuple[Left, ...]:
    """What evading brings about: away, and no shot and no other fight this turn."""
    after = book.close_combat.after
    barred = (_barred("shoot", after.evaded_shoots), _barred("engage", after.evaded_engages))
    return (Left(order.figure, "evaded", after.evades.rule, after.evades.page, barred, ()),)


def objections_to_break_off(book: Book, order: BreakOff) -> tuple[Problem, ...]:
    """All that the book has against breaking off; the wording says what remains possible."""
    about = {
        "figure": order.figure,
        "enemies": order.enemies,
        "first": order.moved_first,
        "still": order.still,
        "turns": book.close_combat.turns_before_breaking_off.value,
        "engages": order.engages,
    }
    rows = holding(book.close_combat.break_off, BREAKING_OFF, book, order)
    return tuple(problem(AREA, row, order.figure, about) for row in rows)


def break_off(book: Book, order: BreakOff) -> tuple[Left, ...]:
    """What breaking off brings about: no shot, no other fight; whoever it left may shoot."""
    after = book.close_combat.after
    row, shot_at, freed_by = after.breaks_off, after.broke_off_shot_at, after.left_behind_shoots
    barred = (_barred("shoot", after.broke_off_shoots), _barred("engage", after.broke_off_engages))
    return (Left(order.figure, "broke_off", row.rule, row.page, barred, order.enemies, shot_at, freed_by),)


def _barred(what: Literal["shoot", "engage"], row: Entry) -> Barred:
    return Barred(what, row.rule, row.page)
