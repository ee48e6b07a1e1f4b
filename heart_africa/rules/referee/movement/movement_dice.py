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
from heart_africa.rules.play.movement.dice import Gait, RollMove
from heart_africa.rules.referee.movement.alternation import objections_to_sailing, objections_to_turn
from heart_africa.rules.referee.movement.company import members
from heart_africa.rules.referee.movement.events import Chosen

BOTH: tuple[Pace, ...] = ("open", "difficult")


def speeds(book: Book, battle: Battle, unit: Unit) -> tuple[Gait, ...]:
    """The rolls of a unit: one, unless figures of different speeds are in it; guided, it has one speed."""
    found: dict[object, Gait] = {}
    own = [figure for figure in members(battle, unit) if figure.name != unit.guided]
    for figure in own or unit.figures:
        goes = rolling.gait(battle, unit, figure)
        found.setdefault(tuple(str(rolling.rate(book, goes, pace)) for pace in BOTH), goes)
    return tuple(found.values())


def rolled_for(book: Book, battle: Battle, unit: Unit, figure: Figure) -> tuple[MoveRolled, ...]:
    """What its unit has rolled that gives a figure's speed."""
    goes = rolling.gait(battle, unit, figure)
    return tuple(one for one in unit.rolled if unit.guided or one.rate == rolling.rate(book, goes, one.pace))


# --- the order ---


def objections(book: Book, battle: Battle, order: RollMove) -> tuple[Problem, ...]:
    """Whose turn it is, and what the chapter has against the roll."""
    unit = battle.unit(order.unit)
    found = (
        problem
        for goes in speeds(book, battle, unit)
        for problem in rolling.objections_to_roll(book, battle, order, goes)
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
    for goes in speeds(book, battle, unit):
        if shared:
            yield from (EventRecord(unit.name, replace(one, who=goes.who)) for one in shared)
            continue
        for one in rolling.roll_move(book, goes, rolling.paces_of(battle, order), dice):
            yield EventRecord(unit.name, one)
            if guide:
                yield EventRecord(guide.name, replace(one, who=rolling.GUIDE))
