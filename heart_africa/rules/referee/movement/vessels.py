"""Going aboard and ashore, and running aground (pp. 10, 15)."""

from collections.abc import Iterator

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import BadData, Problem
from heart_africa.rules.battle import Battle, Figure, Unit
from heart_africa.rules.book import Book
from heart_africa.rules.organisation import boats
from heart_africa.rules.organisation.boats import CheckGrounding
from heart_africa.rules.referee.movement.alternation import chosen, objections_to_turn
from heart_africa.rules.referee.movement.company import carried, figures_named, is_vessel, members, vessel_of
from heart_africa.rules.referee.movement.events import Embarked
from heart_africa.rules.referee.movement.orders import Board
from heart_africa.rules.referee.movement.refusals import out_of_movement, refusal
from heart_africa.rules.referee.movement.unit_moves import ends


def vessel(book: Book, battle: Battle, name: str) -> Unit:
    """The vessel of that name. Raises `BadData` if it is none."""
    unit = battle.unit(name)
    if not is_vessel(book, unit):
        raise BadData("not-a-vessel", about={"found": name})
    return unit


# --- aboard and ashore ---


def _passenger(book: Book, battle: Battle, name: str) -> Unit:
    """The unit that goes aboard or ashore. Raises `BadData` for a vessel, which cannot."""
    unit = battle.unit(name)
    if is_vessel(book, unit):
        raise BadData("vessel-aboard", about={"found": name})
    return unit


def _figures(battle: Battle, unit: Unit, order: Board) -> tuple[Figure, ...]:
    """The figures that go: those named, else all of the unit who are on the other side of the rail."""
    if order.figures:
        return tuple(figure for figure in figures_named(battle, unit, order.figures) if figure.here)
    everybody = members(battle, unit)
    return tuple(each for each in everybody if (vessel_of(battle, each) == order.vessel) == order.ashore)


def objections_to_board(book: Book, battle: Battle, order: Board) -> Iterator[Problem]:
    """The objections to going aboard or ashore: whose turn it is, whose vessel, and the book's own."""
    unit, ship = _passenger(book, battle, order.unit), vessel(book, battle, order.vessel)
    figures = _figures(battle, unit, order)
    boarding = boats.Boarding(ship, figures, tuple(carried(battle, ship.name)), order.ashore)
    yield from objections_to_turn(book, battle, unit)
    if not figures:
        yield refusal(book, "nobody_moves", unit.name)
    if ship.side != unit.side:
        yield refusal(book, "enemy_vessel", unit.name, vessel=ship.name)
    if not ship.on_table:
        yield refusal(book, "not_on_table", ship.name)
    for figure in figures:  # it is on the wrong side of the rail, or an enemy holds it
        on = vessel_of(battle, figure)
        if order.ashore and on != order.vessel:
            yield refusal(book, "not_aboard", figure.name, vessel=order.vessel)
        if not order.ashore and on:
            yield refusal(book, "aboard_already", figure.name, vessel=on)
        if figure.enemies:
            yield refusal(book, "held_in_contact", figure.name, enemies=", ".join(figure.enemies))
    yield from boats.objections_to_board(book, boarding)


def board(book: Book, battle: Battle, order: Board, _dice: Dice) -> tuple[EventRecord, ...]:
    """The events of figures that go aboard or ashore."""
    unit, _ = _passenger(book, battle, order.unit), vessel(book, battle, order.vessel)
    names = tuple(figure.name for figure in _figures(battle, unit, order))
    turns = None if order.more else ends(battle, unit)
    return (*chosen(unit), EventRecord(unit.name, Embarked(names, order.vessel, order.ashore, turns)))


# --- aground ---


def objections_to_grounding(book: Book, battle: Battle, order: CheckGrounding) -> tuple[Problem, ...]:
    """The objections to a roll for running aground."""
    unit = vessel(book, battle, order.vessel)
    return (
        *out_of_movement(book, battle, unit.name),
        *boats.objections_to_grounding(book, unit),
    )
