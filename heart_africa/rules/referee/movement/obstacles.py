"""Things met while moving: stake traps, crocodiles, works, roofs, horses (pp. 7, 13-18)."""

from collections.abc import Iterator

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure
from heart_africa.rules.book import Book
from heart_africa.rules.organisation import fortifications, tembas
from heart_africa.rules.organisation.fortifications import ClimbWork
from heart_africa.rules.organisation.tembas import ClimbRoof, HoleTried, LeaveRoof, RoofClimbed
from heart_africa.rules.organisation.traps import StepOnTrap
from heart_africa.rules.preparation import terrain
from heart_africa.rules.preparation.terrain import CrossWater
from heart_africa.rules.referee.movement import contact
from heart_africa.rules.referee.movement.alternation import chosen, objections_to_turn
from heart_africa.rules.referee.movement.company import figures_named, riders_of
from heart_africa.rules.referee.movement.events import Ended, RidersChanged
from heart_africa.rules.referee.movement.orders import Dismount, Mount, ReachWork
from heart_africa.rules.referee.movement.refusals import out_of_movement, out_of_play, refusal
from heart_africa.rules.referee.movement.unit_moves import ends
from heart_africa.rules.shared_terms import Moved, Obstacle

# --- what is met on the way: stake traps, crocodiles, works to stop at and to climb ---


def _absent(book: Book, battle: Battle, names: tuple[str, ...]) -> Iterator[Problem]:
    """Problems for figures that are gone or not on the table."""
    for name in names:
        if not battle.figure(name).here:
            yield refusal(book, "figure_gone", name)
        elif not battle.unit_of(name).on_table:
            yield refusal(book, "not_on_table", name)


# --- traps ---


def objections_to_trap(book: Book, battle: Battle, order: StepOnTrap) -> Iterator[Problem]:
    """The objections to stepping on a trap: a figure that has not moved cannot have done so."""
    figure = battle.figure(order.figure)
    yield from out_of_movement(book, battle, figure.name)
    yield from _absent(book, battle, (figure.name,))
    if figure.here and figure.moved is not Moved.MOVED:
        yield refusal(book, "has_not_moved", figure.name)


# --- crocodiles ---


def objections_to_cross(book: Book, battle: Battle, order: CrossWater) -> tuple[Problem, ...]:
    """The objections to rolling for crocodiles: there are none, or it was done at this crossing."""
    figures = figures_named(battle, battle.unit(order.unit), order.figures)
    found = (problem for figure in figures for problem in terrain.objections_to_crossing(book, figure, order))
    return (
        *out_of_movement(book, battle, order.unit),
        *_absent(book, battle, order.figures),
        *dict.fromkeys(found),
    )


def cross(book: Book, battle: Battle, order: CrossWater, dice: Dice) -> tuple[EventRecord, ...]:
    """The events of a die for each figure, in their order."""
    figures = figures_named(battle, battle.unit(order.unit), order.figures)
    return tuple(
        EventRecord(figure.name, event)
        for figure in figures
        if figure.here
        for event in terrain.cross_water(book, figure, order, dice)
    )


# --- works ---


def objections_to_reach(book: Book, battle: Battle, order: ReachWork) -> tuple[Problem, ...]:
    """The objections to reaching a work: only absence, or a wrong time."""
    return (
        *out_of_movement(book, battle, ", ".join(order.figures)),
        *_absent(book, battle, order.figures),
    )


def reach(book: Book, battle: Battle, order: ReachWork, _dice: Dice) -> tuple[EventRecord, ...]:
    """What reaching a work brings about: each figure stops in contact with it."""
    return tuple(
        EventRecord(name, event)
        for name in dict.fromkeys(order.figures)
        if battle.figure(name).here
        for event in fortifications.reach_work(book, order.work)
    )


def objections_to_climb(book: Book, battle: Battle, order: ClimbWork) -> tuple[Problem, ...]:
    """The objections to climbing a work: whose turn it is, the book's own, and the contacts made by it."""
    unit = battle.unit(order.unit)
    figures = figures_named(battle, unit, order.figures)
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
    """The events of figures that climb over a work, with the contacts made by it."""
    unit = battle.unit(order.unit)
    figures = tuple(figure for figure in figures_named(battle, unit, order.figures) if figure.here)
    events = (
        EventRecord(figure.name, event)
        for figure in figures
        for event in fortifications.climb_work(book, figure, order)
    )
    over = () if order.more else (EventRecord(unit.name, Ended(ends(battle, unit))),)
    return (*chosen(unit), *events, *contact.engaged(book, battle, order.engages, 0), *over)


# --- roofs ---


def objections_to_roof(book: Book, battle: Battle, order: ClimbRoof) -> tuple[Problem, ...]:
    """The objections to climbing onto a roof."""
    figure = battle.figure(order.figure)
    return (
        *out_of_play(book, battle, figure.name),
        *_gone(book, figure),
        *tembas.objections_to_climb(book, figure, order),
    )


def _gone(book: Book, figure: Figure) -> Iterator[Problem]:
    if not figure.here:
        yield refusal(book, "figure_gone", figure.name)


def climb_roof(_book: Book, _battle: Battle, order: ClimbRoof, _dice: Dice) -> tuple[EventRecord, ...]:
    """The event of a figure that climbs onto a roof."""
    return (EventRecord(order.figure, RoofClimbed()),)


def _pairs(order: LeaveRoof) -> tuple[contact.Pair, ...]:
    return ((order.figure, order.engages),) if order.engages else ()


def objections_to_leave(book: Book, battle: Battle, order: LeaveRoof) -> tuple[Problem, ...]:
    """The objections to leaving a roof, which is done in the unit's turn, in place of its move."""
    figure = battle.figure(order.figure)
    return (
        *objections_to_turn(book, battle, battle.unit_of(order.figure)),
        *_gone(book, figure),
        *tembas.objections_to_leave(book, figure, order),
        *contact.objections_to_engage(book, battle, _pairs(order), (), Obstacle.NONE),
    )


def leave_roof(book: Book, battle: Battle, order: LeaveRoof, dice: Dice) -> tuple[EventRecord, ...]:
    """The events of leaving a roof, with the contact if the figure breaks through into the room."""
    events = tembas.leave_roof(book, order, dice)
    through = any(isinstance(event, HoleTried) and event.made for event in events)
    meets = contact.engaged(book, battle, _pairs(order), 0, Obstacle.ROOF) if through else ()
    down = (EventRecord(order.figure, event) for event in events)
    return (*chosen(battle.unit_of(order.figure)), *down, *meets)


# --- horses ---


def objections_to_riders(book: Book, battle: Battle, order: Mount | Dismount) -> Iterator[Problem]:
    """The objections to mounting or dismounting; it may also follow the unit's move."""
    unit, down = battle.unit(order.unit), isinstance(order, Dismount)
    moved, riders = unit.done and not unit.still, riders_of(book, unit)
    yield from out_of_movement(book, battle, unit.name) if moved else objections_to_turn(book, battle, unit)
    if not riders:
        yield refusal(book, "does_not_dismount", unit.name)
    if riders and all(figure.dismounted == down for figure in riders):
        yield refusal(book, "dismounted_already" if down else "mounted_already", unit.name)
    if any(figure.changed_mount for figure in riders):
        yield refusal(book, "changed_already", unit.name)


def change_riders(
    book: Book, battle: Battle, order: Mount | Dismount, _dice: Dice
) -> tuple[EventRecord, ...]:
    """The event of a whole unit that mounts or dismounts; it is its move if it has made none."""
    unit = battle.unit(order.unit)
    names = tuple(figure.name for figure in riders_of(book, unit) or unit.here)
    turns = None if unit.done else ends(battle, unit)
    return (*chosen(unit), EventRecord(unit.name, RidersChanged(names, isinstance(order, Dismount), turns)))
