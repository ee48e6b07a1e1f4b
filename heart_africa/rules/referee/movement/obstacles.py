"""What is met on the way: stake traps, crocodiles, works to stop at and to climb (pp. 13-18)."""

from collections.abc import Iterator
from dataclasses import replace

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure, Gone
from heart_africa.rules.book import Book
from heart_africa.rules.organisation import fortifications, traps
from heart_africa.rules.organisation.fortifications import ClimbWork, StoppedAtWork, WorkClimbed
from heart_africa.rules.organisation.traps import DummyFound, StepOnTrap, TrapTested
from heart_africa.rules.preparation import terrain
from heart_africa.rules.preparation.terrain import CrocodilesMet, CrossWater
from heart_africa.rules.referee.movement import contact
from heart_africa.rules.referee.movement.alternation import objections_to_turn
from heart_africa.rules.referee.movement.company import named
from heart_africa.rules.referee.movement.events import Ended
from heart_africa.rules.referee.movement.movement_dice import chosen
from heart_africa.rules.referee.movement.orders import ReachWork
from heart_africa.rules.referee.movement.refusals import out_of_movement, refusal
from heart_africa.rules.referee.movement.unit_moves import ends
from heart_africa.rules.shared_terms import Moved, Obstacle


def _absent(book: Book, battle: Battle, names: tuple[str, ...]) -> Iterator[Problem]:
    """Figures that are gone, or not on the table."""
    for name in names:
        if not battle.figure(name).here:
            yield refusal(book, "figure_gone", name)
        elif not battle.unit_of(name).on_table:
            yield refusal(book, "not_on_table", name)


# --- traps ---


def objections_to_trap(book: Book, battle: Battle, order: StepOnTrap) -> tuple[Problem, ...]:
    """Why nobody treads on it now."""
    return (
        *out_of_movement(book, battle, order.figure),
        *_absent(book, battle, (order.figure,)),
        *_unmoved(book, battle, order.figure),
    )


def _unmoved(book: Book, battle: Battle, name: str) -> Iterator[Problem]:
    """Who stands where he stood has moved onto nothing."""
    figure = battle.figure(name)
    if figure.here and figure.moved is not Moved.MOVED:
        yield refusal(book, "has_not_moved", name)


def step_on_trap(book: Book, battle: Battle, order: StepOnTrap, dice: Dice) -> tuple[EventRecord, ...]:
    """It stops there; from a real trap it has to escape."""
    return tuple(EventRecord(order.figure, event) for event in traps.step_on_trap(book, battle, order, dice))


def trapped(battle: Battle, event: TrapTested | DummyFound, who: str) -> Battle:
    """It goes no farther this turn, if it lives."""
    battle = battle.with_figure(_stopped(battle.figure(who)))
    killed = isinstance(event, TrapTested) and event.killed
    return contact.lost(battle, who, Gone.LOST, "trap") if killed else battle


def _stopped(figure: Figure) -> Figure:
    return replace(figure, moved=Moved.MOVED, attempted=True)


# --- crocodiles ---


def objections_to_cross(book: Book, battle: Battle, order: CrossWater) -> tuple[Problem, ...]:
    """Why these do not roll: no crocodiles there, or asked already at this crossing."""
    figures = named(battle, battle.unit(order.unit), order.figures)
    found = (problem for figure in figures for problem in terrain.objections_to_crossing(book, figure, order))
    return (
        *out_of_movement(book, battle, order.unit),
        *_absent(book, battle, order.figures),
        *dict.fromkeys(found),
    )


def cross(book: Book, battle: Battle, order: CrossWater, dice: Dice) -> tuple[EventRecord, ...]:
    """A die each, in their order."""
    figures = named(battle, battle.unit(order.unit), order.figures)
    return tuple(
        EventRecord(figure.name, event)
        for figure in figures
        if figure.here
        for event in terrain.cross_water(book, figure, order, dice)
    )


def crossed(battle: Battle, event: CrocodilesMet, who: str) -> Battle:
    """It is through, or dragged down."""
    figure = battle.figure(who)
    battle = battle.with_figure(replace(figure, water="", forded=figure.forded or event.water == "ford"))
    return contact.lost(battle, who, Gone.LOST, "crocodiles") if event.lost else battle


# --- works ---


def objections_to_reach(book: Book, battle: Battle, order: ReachWork) -> tuple[Problem, ...]:
    """Only that they are there, and that it is the time to move."""
    return (
        *out_of_movement(book, battle, ", ".join(order.figures)),
        *_absent(book, battle, order.figures),
    )


def reach(book: Book, battle: Battle, order: ReachWork, _dice: Dice) -> tuple[EventRecord, ...]:
    """They stop in contact with it."""
    return tuple(
        EventRecord(name, event)
        for name in dict.fromkeys(order.figures)
        if battle.figure(name).here
        for event in fortifications.reach_work(book, order.work)
    )


def stopped(battle: Battle, _event: StoppedAtWork, who: str) -> Battle:
    """For the rest of the turn."""
    return battle.with_figure(_stopped(battle.figure(who)))


def objections_to_climb(book: Book, battle: Battle, order: ClimbWork) -> tuple[Problem, ...]:
    """Whose turn it is, what the chapter has against it, and against whom they meet there."""
    unit = battle.unit(order.unit)
    figures = named(battle, unit, order.figures)
    found = (
        problem for figure in figures for problem in fortifications.objections_to_climb(book, figure, order)
    )
    return (
        *objections_to_turn(book, battle, unit),
        *_absent(book, battle, order.figures),
        *dict.fromkeys(found),
        *contact.objections_to_engage(book, battle, order.engages, (), Obstacle(order.work)),
    )


def climb(book: Book, battle: Battle, order: ClimbWork, _dice: Dice) -> tuple[EventRecord, ...]:
    """They stand inside, and whom they meet there they fight."""
    unit = battle.unit(order.unit)
    figures = tuple(figure for figure in named(battle, unit, order.figures) if figure.here)
    events = (
        EventRecord(figure.name, event)
        for figure in figures
        for event in fortifications.climb_work(book, figure, order)
    )
    over = () if order.more else (EventRecord(unit.name, Ended(ends(battle, unit))),)
    return (*chosen(unit), *events, *contact.engaged(book, battle, order.engages, 0), *over)


def climbed(battle: Battle, event: WorkClimbed, who: str) -> Battle:
    """Over it, with all that this means for a fight this turn."""
    figure = _stopped(battle.figure(who))
    return battle.with_figure(replace(figure, climbed=Obstacle(event.work), behind=Obstacle.NONE))
