"""Up to a roof and down from it (p. 14), and out of the saddle and into it again (p. 9)."""

from collections.abc import Iterator
from dataclasses import replace

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure, Unit
from heart_africa.rules.book import Ability, Book
from heart_africa.rules.organisation import tembas
from heart_africa.rules.organisation.tembas import ClimbRoof, HoleTried, JumpedDown, LeaveRoof, RoofClimbed
from heart_africa.rules.referee.movement import contact
from heart_africa.rules.referee.movement.alternation import objections_to_turn
from heart_africa.rules.referee.movement.events import RidersChanged
from heart_africa.rules.referee.movement.movement_dice import chosen
from heart_africa.rules.referee.movement.orders import Dismount, Mount
from heart_africa.rules.referee.movement.refusals import out_of_movement, out_of_play, refusal
from heart_africa.rules.referee.movement.unit_moves import end, ends
from heart_africa.rules.shared_terms import Moved, Obstacle

# --- roofs ---


def objections_to_roof(book: Book, battle: Battle, order: ClimbRoof) -> tuple[Problem, ...]:
    """Why it is not up there when the turn ends."""
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
    """It is up there."""
    return (EventRecord(order.figure, RoofClimbed()),)


def on_roof(battle: Battle, _event: RoofClimbed, who: str) -> Battle:
    """It has spent its turn on it."""
    figure = replace(battle.figure(who), on_roof=True, climbed=Obstacle.ROOF, attempted=True)
    return battle.with_figure(figure)


def _pairs(order: LeaveRoof) -> tuple[contact.Pair, ...]:
    return ((order.figure, order.engages),) if order.engages else ()


def objections_to_leave(book: Book, battle: Battle, order: LeaveRoof) -> tuple[Problem, ...]:
    """Why it does not come down now: in its unit's turn, in place of its move."""
    figure = battle.figure(order.figure)
    return (
        *objections_to_turn(book, battle, battle.unit_of(order.figure)),
        *_gone(book, figure),
        *tembas.objections_to_leave(book, figure, order),
        *contact.objections_to_engage(book, battle, _pairs(order), (), Obstacle.NONE),
    )


def leave_roof(book: Book, battle: Battle, order: LeaveRoof, dice: Dice) -> tuple[EventRecord, ...]:
    """Down into the yard, or a try at the roof, and into whoever is in the room below."""
    events = tembas.leave_roof(book, order, dice)
    through = any(isinstance(event, HoleTried) and event.made for event in events)
    meets = contact.engaged(book, battle, _pairs(order), 0, Obstacle.ROOF) if through else ()
    down = (EventRecord(order.figure, event) for event in events)
    return (*chosen(battle.unit_of(order.figure)), *down, *meets)


def jumped(battle: Battle, _event: JumpedDown, who: str) -> Battle:
    """It is in the yard."""
    return battle.with_figure(_down(battle.figure(who)))


def broke_through(battle: Battle, event: HoleTried, who: str) -> Battle:
    """It is in the room, or up there still with its turn gone."""
    figure = battle.figure(who)
    return battle.with_figure(
        replace(_down(figure), climbed=Obstacle.ROOF) if event.made else replace(figure, attempted=True)
    )


def _down(figure: Figure) -> Figure:
    return replace(figure, on_roof=False, moved=Moved.MOVED, attempted=True)


# --- horses ---


def objections_to_riders(book: Book, battle: Battle, order: Mount | Dismount) -> tuple[Problem, ...]:
    """Whose turn it is, unless the unit has just moved; and who cannot."""
    unit = battle.unit(order.unit)
    moved = unit.done and not unit.still
    turn = out_of_movement(book, battle, unit.name) if moved else objections_to_turn(book, battle, unit)
    return (*turn, *_riders_objections(book, unit, down=isinstance(order, Dismount)))


def _riders_objections(book: Book, unit: Unit, *, down: bool) -> Iterator[Problem]:
    riders = riders_of(book, unit)
    if not riders:
        yield refusal(book, "does_not_dismount", unit.name)
    if riders and all(figure.dismounted == down for figure in riders):
        yield refusal(book, "dismounted_already" if down else "mounted_already", unit.name)
    if any(figure.changed_mount for figure in riders):
        yield refusal(book, "changed_already", unit.name)


def riders_of(book: Book, unit: Unit) -> tuple[Figure, ...]:
    """The figures of a unit that fight in the saddle or on foot."""
    return tuple(figure for figure in unit.here if book.can(figure.troop, Ability.DISMOUNTS))


def change_riders(
    book: Book, battle: Battle, order: Mount | Dismount, _dice: Dice
) -> tuple[EventRecord, ...]:
    """The whole unit swaps at the end of its move, which is its move if it has made none."""
    unit = battle.unit(order.unit)
    names = tuple(figure.name for figure in riders_of(book, unit) or unit.here)
    turns = None if unit.done else ends(battle, unit)
    return (*chosen(unit), EventRecord(unit.name, RidersChanged(names, isinstance(order, Dismount), turns)))


def riders_changed(battle: Battle, event: RidersChanged, who: str) -> Battle:
    """They count as having moved."""
    figures = (battle.figure(name) for name in event.figures)
    changed = (
        replace(figure, dismounted=event.dismounted, changed_mount=True, moved=Moved.MOVED)
        for figure in figures
    )
    return end(battle.with_figure(*changed), who, event.ends)
