"""The dice of movement (pp. 12, 24): a unit rolls once a turn, or once for each kind of ground it is in."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.dice import Dice
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.rules import conditions
from heart_africa.rules.battle.units import MoveRolled, Pace
from heart_africa.rules.book import BAGGAGE, Ability, Arm, Book, Troop
from heart_africa.rules.tables.printed import Rate

AREA = "movement"
DICE = {"open": "movement-dice-open", "difficult": "movement-dice-difficult"}
GUIDE, BOATS_MOVE_AS = "scout", "gunboat"
Water = Literal["", "downstream", "upstream", "still"]


@dataclass(frozen=True, slots=True)
class RollMove:
    """A unit, a lone figure, a train of baggage or a vessel rolls its movement.

    `who`: a troop type, `baggage`, `canoe` or `dhow`; a leader's attendants move with him. `paces`: the
    ground that its player has chosen to roll for. `on_foot`: riders who have dismounted; `guided`: behind
    a Scout, at his speed; `water`: which way a vessel goes; `aground`, `rolled`: what happened before.
    """

    who: str
    paces: tuple[Pace, ...] = ("open",)
    on_foot: bool = False
    guided: bool = False
    dark: bool = False
    water: Water = ""
    aground: bool = False
    rolled: bool = False
    kind: Literal["roll-move"] = "roll-move"


# --- whose dice ---


def guided(_book: Book, order: RollMove) -> bool:
    """Behind a Scout."""
    return order.guided


def baggage(_book: Book, order: RollMove) -> bool:
    """A train of baggage."""
    return order.who == BAGGAGE


def boat(book: Book, order: RollMove) -> bool:
    """A canoe or a dhow."""
    return book.arm(order.who) == Arm.VESSEL and order.who not in book.troops


def on_foot_though_mounted(book: Book, order: RollMove) -> bool:
    """Riders who can fight on foot, and do."""
    return order.on_foot and book.can(order.who, Ability.DISMOUNTS)


def riding_regulars(book: Book, order: RollMove) -> bool:
    """The same, in the saddle."""
    return book.can(order.who, Ability.DISMOUNTS)


SOURCES: Mapping[str, Callable[[Book, RollMove], bool]] = {
    condition.__name__: condition
    for condition in (guided, baggage, boat, on_foot_though_mounted, riding_regulars)
}


def rate(book: Book, order: RollMove, pace: Pace) -> Rate | None:
    """The roll that the unit makes in that kind of ground; None if it cannot move there."""
    if book.can(order.who, Ability.NEVER_MOVES):
        return None
    rates = _rates(book, order)
    return rates[0] if pace == "open" else rates[1]


def _rates(book: Book, order: RollMove) -> tuple[Rate, Rate | None]:
    if baggage(book, order) and not order.guided:
        return book.movement.baggage.move_open, book.movement.baggage.move_cover
    troop = _moves_as(book, order)
    on_foot = troop.dismounted if order.on_foot else None
    profile = on_foot or troop.profile
    return profile.move_open, profile.move_cover


def _moves_as(book: Book, order: RollMove) -> Troop:
    """The troop type whose row gives the speed."""
    who = GUIDE if order.guided else BOATS_MOVE_AS if boat(book, order) else order.who
    return book.troops[who]


def source(book: Book, order: RollMove) -> Line:
    """Why these are the dice: a line without a value, with the rule and page that give them."""
    rows = conditions.holding(book.movement.sources, SOURCES, book, order)
    if rows:
        return Line(conditions.message(AREA, rows[0]), 0, rows[0].rule, rows[0].page)
    row = book.troops[order.who]
    return Line("movement-own-row", 0, row.rule, row.page, about={"troop": order.who})


# --- what the book has against a roll ---


def _stuck(book: Book, order: RollMove, pace: Pace) -> bool:
    """Whether it rolls for ground where it cannot move, though it moves elsewhere."""
    return pace in order.paces and rate(book, order, pace) is None and not never_moves(book, order)


def never_moves(book: Book, order: RollMove) -> bool:
    """A piece that stays where it was set up."""
    return book.can(order.who, Ability.NEVER_MOVES)


def gun_in_difficult(book: Book, order: RollMove) -> bool:
    """A gun that would roll for difficult terrain by day."""
    return not order.dark and _stuck(book, order, "difficult")


def gun_in_the_dark(book: Book, order: RollMove) -> bool:
    """A gun at night: all ground is difficult."""
    return order.dark and rate(book, order, "difficult") is None and not never_moves(book, order)


def open_in_the_dark(_book: Book, order: RollMove) -> bool:
    """A roll for open ground at night."""
    return order.dark and "open" in order.paces


def open_upstream(_book: Book, order: RollMove) -> bool:
    """A vessel that goes upstream and rolls for open water."""
    return order.water == "upstream" and "open" in order.paces


def aground(_book: Book, order: RollMove) -> bool:
    """A gunboat that has run aground."""
    return order.aground


def cannot_dismount(book: Book, order: RollMove) -> bool:
    """Native riders, who do not fight on foot."""
    return order.on_foot and book.arm(order.who) == Arm.MOUNTED and not book.can(order.who, Ability.DISMOUNTS)


def rolled_already(_book: Book, order: RollMove) -> bool:
    """A unit that has rolled this turn."""
    return order.rolled


ROLLING: Mapping[str, Callable[[Book, RollMove], bool]] = {
    condition.__name__: condition
    for condition in (
        never_moves,
        gun_in_difficult,
        gun_in_the_dark,
        open_in_the_dark,
        open_upstream,
        aground,
        cannot_dismount,
        rolled_already,
    )
}


def objections_to_roll(book: Book, order: RollMove) -> tuple[Problem, ...]:
    """All that the book has against this roll."""
    rows = conditions.holding(book.movement.rolling, ROLLING, book, order)
    return conditions.problems(AREA, rows, about={"troop": order.who})


# --- the roll ---


def roll_move(book: Book, order: RollMove, dice: Dice) -> tuple[MoveRolled, ...]:
    """How far it may go in each kind of ground rolled for, in the order given."""
    return tuple(_roll(book, order, pace, dice) for pace in order.paces)


def _roll(book: Book, order: RollMove, pace: Pace, dice: Dice) -> MoveRolled:
    rolls = rate(book, order, pace)
    if rolls is None:
        return MoveRolled(order.who, pace, None, (), Reckoning())
    faces = dice.roll(rolls.dice, DICE[pace])
    return MoveRolled(order.who, pace, rolls, faces, _sum(book, source(book, order), rolls, sum(faces)))


def _sum(book: Book, why: Line, rolls: Rate, shown: int) -> Reckoning:
    """The inches with their reasons: the faces, what the row adds, and never less than nothing."""
    least = book.movement.least_in
    lines = [why, Line("movement-faces", shown, why.rule, why.page)]
    if rolls.add:
        lines.append(Line("movement-add", rolls.add, why.rule, why.page))
    if shown + rolls.add < least.value:
        lines.append(Line("movement-least", least.value - shown - rolls.add, least.rule, least.page))
    return Reckoning.of(lines)
