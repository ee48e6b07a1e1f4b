"""A unit rolls how far it may go (pp. 12, 24): once, or once for each speed and kind of ground in it."""

from collections.abc import Iterator
from dataclasses import replace

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure, Unit
from heart_africa.rules.battle.units import MoveRolled, Pace
from heart_africa.rules.book import Book
from heart_africa.rules.play.movement import dice as rolling
from heart_africa.rules.play.movement.dice import Water
from heart_africa.rules.referee.movement.alternation import objections_to_sailing, objections_to_turn
from heart_africa.rules.referee.movement.company import members, walks_as
from heart_africa.rules.referee.movement.events import Chosen
from heart_africa.rules.referee.movement.orders import RollMove

BOTH: tuple[Pace, ...] = ("open", "difficult")


def in_the_dark(battle: Battle) -> bool:
    """Whether this turn is played in the dark."""
    return battle.dark


def usual_paces(battle: Battle, water: Water) -> tuple[Pace, ...]:
    """What is rolled for unless its player says otherwise: the open, but by night and upstream."""
    return ("difficult",) if in_the_dark(battle) or water == "upstream" else ("open",)


# --- the speeds of a unit ---


def chapter_order(battle: Battle, unit: Unit, figure: Figure, order: RollMove) -> rolling.RollMove:
    """The roll that a figure of a unit would make."""
    return rolling.RollMove(
        walks_as(battle, figure),
        order.paces or usual_paces(battle, order.water),
        on_foot=figure.dismounted,
        guided=bool(unit.guided),
        dark=in_the_dark(battle),
        water=order.water,
        aground=unit.aground,
        rolled=bool(unit.rolled),
    )


def speeds(book: Book, battle: Battle, unit: Unit, order: RollMove) -> tuple[rolling.RollMove, ...]:
    """The rolls of a unit: one, unless figures of different speeds are in it; guided, it has one speed."""
    found: dict[object, rolling.RollMove] = {}
    own = [figure for figure in members(battle, unit) if figure.name != unit.guided]
    for figure in own or unit.figures:
        each = chapter_order(battle, unit, figure, order)
        speed = tuple(str(rolling.rate(book, each, pace)) for pace in BOTH)
        found.setdefault(speed, each)
    return tuple(found.values())


def rolled_for(book: Book, battle: Battle, unit: Unit, figure: Figure) -> tuple[MoveRolled, ...]:
    """What its unit has rolled that gives a figure's speed."""
    own = chapter_order(battle, unit, figure, RollMove(unit.name))
    return tuple(one for one in unit.rolled if unit.guided or one.rate == rolling.rate(book, own, one.pace))


# --- the order ---


def objections(book: Book, battle: Battle, order: RollMove) -> tuple[Problem, ...]:
    """Whose turn it is, and what the chapter has against the roll."""
    unit = battle.unit(order.unit)
    found = (
        problem
        for each in speeds(book, battle, unit, order)
        for problem in rolling.objections_to_roll(book, each)
    )
    whose = (*objections_to_turn(book, battle, unit), *objections_to_sailing(book, battle, unit))
    return tuple(dict.fromkeys((*whose, *found)))


def decide(book: Book, battle: Battle, order: RollMove, dice: Dice) -> tuple[EventRecord, ...]:
    """It is chosen to move, and how far it may go; a guide shares the roll (SCOUT-09)."""
    unit = battle.unit(order.unit)
    rolled = tuple(_rolled(book, battle, unit, order, dice))
    return (*chosen(unit), *rolled)


def chosen(unit: Unit) -> tuple[EventRecord, ...]:
    """That it is this unit which moves, once a turn."""
    return () if unit.chosen or unit.done else (EventRecord(unit.name, Chosen()),)


def _rolled(book: Book, battle: Battle, unit: Unit, order: RollMove, dice: Dice) -> Iterator[EventRecord]:
    guide = battle.units.get(unit.guided)
    shared = guide.rolled if guide else ()
    for each in speeds(book, battle, unit, order):
        if shared:
            yield from (EventRecord(unit.name, replace(one, who=each.who)) for one in shared)
            continue
        for one in rolling.roll_move(book, each, dice):
            yield EventRecord(unit.name, one)
            if guide:
                yield EventRecord(guide.name, replace(one, who=rolling.GUIDE))
