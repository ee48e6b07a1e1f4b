"""The dice of movement (pp. 12, 24): a unit rolls once a turn, or once for each kind of ground it is in."""

from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Literal

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice
from heart_africa.core.fields import Asked, UnitName
from heart_africa.core.journal.records import Order
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.rules.battle import Battle, Figure, Unit
from heart_africa.rules.battle.companies import walks_as
from heart_africa.rules.battle.units import MoveRolled, Pace
from heart_africa.rules.book import BAGGAGE, Ability, Arm, Book, printed
from heart_africa.rules.book.printed import Rate

AREA = "movement"
DICE = {"open": "movement-dice-open", "difficult": "movement-dice-difficult"}
GUIDE, BOATS_MOVE_AS = "scout", "gunboat"
Water = Literal["", "downstream", "upstream", "still"]


class RollMove(Order, kind="roll-move"):
    """A unit, a lone figure, the baggage or a vessel rolls how far it may go.

    `paces`: the kinds of ground rolled for; if none is named, the open by day, difficult ground in the dark
    and upstream. `water`: which way a vessel goes.
    """

    unit: UnitName
    paces: Annotated[tuple[Pace, ...], Asked.AT_ONCE] = ()
    water: Water = ""


@dataclass(frozen=True, slots=True)
class Gait:
    """Which row a figure's movement dice come from: a troop type, `baggage`, `canoe` or `dhow`.

    `on_foot`: a rider who has dismounted; `guided`: behind a Scout, at his speed (SCOUT-09).
    """

    who: str
    on_foot: bool = False
    guided: bool = False


def gait(battle: Battle, unit: Unit, figure: Figure) -> Gait:
    """The row and manner in which a figure of a unit moves; a leader's attendants move as he does."""
    return Gait(walks_as(battle, figure), figure.dismounted, bool(unit.guided))


def usual_paces(battle: Battle, water: Water) -> tuple[Pace, ...]:
    """The kind of ground rolled for unless the player says otherwise: difficult by night and upstream."""
    return ("difficult",) if battle.dark or water == "upstream" else ("open",)


def paces_of(battle: Battle, order: RollMove) -> tuple[Pace, ...]:
    """The kinds of ground that a unit rolls for: those its player chose, else those usual by day or night."""
    return order.paces or usual_paces(battle, order.water)


# --- whose dice ---


def guided(_book: Book, goes: Gait) -> bool:
    """Whether it follows a Scout."""
    return goes.guided


def baggage(_book: Book, goes: Gait) -> bool:
    """Whether it is a baggage train."""
    return goes.who == BAGGAGE


def boat(book: Book, goes: Gait) -> bool:
    """Whether it is a canoe or a dhow."""
    return book.arm(goes.who) == Arm.VESSEL and goes.who not in book.troops


SOURCES: Mapping[str, Callable[[Book, Gait], bool]] = {
    "guided": guided,
    "baggage": baggage,
    "boat": boat,
    # Riders who can fight on foot, and do
    "on_foot_though_mounted": lambda book, goes: goes.on_foot and book.can(goes.who, Ability.DISMOUNTS),
    # Riders who can fight on foot, in the saddle
    "riding_regulars": lambda book, goes: book.can(goes.who, Ability.DISMOUNTS),
}


def rate(book: Book, goes: Gait, pace: Pace) -> Rate | None:
    """The dice that are rolled for that kind of ground; None if it cannot move there."""
    if book.can(goes.who, Ability.NEVER_MOVES):
        return None
    rates = _rates(book, goes)
    return rates[0] if pace == "open" else rates[1]


def _rates(book: Book, goes: Gait) -> tuple[Rate, Rate | None]:
    if baggage(book, goes) and not goes.guided:
        return book.movement.baggage.move_open, book.movement.baggage.move_cover
    # The troop type whose row gives the speed.
    who = GUIDE if goes.guided else BOATS_MOVE_AS if boat(book, goes) else goes.who
    troop = book.troops[who]
    on_foot = troop.dismounted if goes.on_foot else None
    profile = on_foot or troop.profile
    return profile.move_open, profile.move_cover


def source(book: Book, goes: Gait) -> Line:
    """Where the dice come from: a line without a value, with the rule and page that give them."""
    rows = printed.holding(book.movement.sources, SOURCES, book, goes)
    if rows:
        return rows[0].line(printed.message(AREA, rows[0]))
    row = book.troops[goes.who]
    return Line("movement-own-row", 0, row.rule, row.page, about={"troop": goes.who})


# --- what the book has against a roll ---


def _fixed(book: Book, goes: Gait) -> bool:
    return book.can(goes.who, Ability.NEVER_MOVES)


def _stuck(book: Book, battle: Battle, order: RollMove, goes: Gait, pace: Pace) -> bool:
    """Whether dice are rolled for ground where it cannot move, though it can move elsewhere."""
    return pace in paces_of(battle, order) and rate(book, goes, pace) is None and not _fixed(book, goes)


ROLLING: Mapping[str, Callable[[Book, Battle, RollMove, Gait], bool]] = {
    # A piece that stays where it was set up
    "never_moves": lambda book, _battle, _order, goes: _fixed(book, goes),
    # A gun that would roll for difficult terrain by day
    "gun_in_difficult": lambda book, battle, order, goes: (
        not battle.dark and _stuck(book, battle, order, goes, "difficult")
    ),
    # A gun at night: all ground is difficult
    "gun_in_the_dark": lambda book, battle, _order, goes: (
        battle.dark and rate(book, goes, "difficult") is None and not _fixed(book, goes)
    ),
    "open_in_the_dark": lambda _book, battle, order, _goes: battle.dark and "open" in paces_of(battle, order),
    # A vessel that goes upstream and rolls for open water
    "open_upstream": lambda _book, battle, order, _goes: (
        order.water == "upstream" and "open" in paces_of(battle, order)
    ),
    "aground": lambda _book, battle, order, _goes: battle.unit(order.unit).aground,
    # Native riders, who do not fight on foot
    "cannot_dismount": lambda book, _battle, _order, goes: (
        goes.on_foot and book.arm(goes.who) == Arm.MOUNTED and not book.can(goes.who, Ability.DISMOUNTS)
    ),
    "rolled_already": lambda _book, battle, order, _goes: bool(battle.unit(order.unit).rolled),
}


def objections_to_roll(book: Book, battle: Battle, order: RollMove, goes: Gait) -> tuple[Problem, ...]:
    """All that the book has against this roll, by a figure that moves so."""
    rows = printed.holding(book.movement.rolling, ROLLING, book, battle, order, goes)
    return printed.problems(AREA, rows, about={"troop": goes.who})


# --- the roll ---


def roll_move(book: Book, goes: Gait, paces: Iterable[Pace], dice: Dice) -> tuple[MoveRolled, ...]:
    """The rolls for each kind of ground, in the order given."""
    return tuple(_roll(book, goes, pace, dice) for pace in paces)


def _roll(book: Book, goes: Gait, pace: Pace, dice: Dice) -> MoveRolled:
    rolls = rate(book, goes, pace)
    if rolls is None:
        return MoveRolled(goes.who, pace, None, (), Reckoning())
    faces = dice.roll(rolls.dice, DICE[pace])
    # The inches with their reasons: the faces, what the row adds, and never less than nothing.
    why = source(book, goes)
    shown = sum(faces)
    least = book.movement.least_in
    lines = [why, Line("movement-faces", shown, why.rule, why.page)]
    if rolls.add:
        lines.append(Line("movement-add", rolls.add, why.rule, why.page))
    if shown + rolls.add < least.value:
        lines.append(least.line("movement-least", least.value - shown - rolls.add))
    return MoveRolled(goes.who, pace, rolls, faces, Reckoning.of(lines))
