"""Mounted figures ride away from whoever has just reached them, out of their turn (pp. 26-27)."""

from collections.abc import Iterator

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure, Unit
from heart_africa.rules.battle.units import MoveRolled
from heart_africa.rules.book import Book
from heart_africa.rules.play.close_combat.leaving import Evade, evade, objections_to_evade, rolled_in
from heart_africa.rules.play.movement.dice import gait, roll_move, usual_paces
from heart_africa.rules.referee.movement.company import named
from heart_africa.rules.referee.movement.events import RodeAway, Stance
from heart_africa.rules.referee.movement.refusals import out_of_movement, refusal
from heart_africa.rules.shared_terms import Melee


def objections(book: Book, battle: Battle, order: Evade) -> tuple[Problem, ...]:
    """All that it has against each of the figures riding away."""
    unit = battle.unit(order.unit)
    figures = named(battle, unit, order.figures)
    found = (problem for figure in figures for problem in _of_one(book, battle, figure, order))
    return (*out_of_movement(book, battle, unit.name), *found)


def _of_one(book: Book, battle: Battle, figure: Figure, order: Evade) -> Iterator[Problem]:
    if not figure.here:
        yield refusal(book, "figure_gone", figure.name)
    if not figure.enemies or figure.melee is not Melee.CONTACTED:
        yield refusal(book, "not_reached", figure.name)
    else:
        yield from objections_to_evade(book, battle, figure, order)


def decide(book: Book, battle: Battle, order: Evade, dice: Dice) -> tuple[EventRecord, ...]:
    """The unit rolls if it has not; then they are away, as far as that goes."""
    unit = battle.unit(order.unit)
    figures = tuple(figure for figure in named(battle, unit, order.figures) if figure.here)
    rolled = () if unit.rolled else tuple(_roll(book, battle, unit, figures, dice))
    inches = rolled_in(unit, *rolled) if order.inches is None else order.inches
    names = tuple(figure.name for figure in figures)
    stance = Stance(order.cover, (), order.alone)
    return (
        *(EventRecord(unit.name, one) for one in rolled),
        *(EventRecord(each.name, evade(book, each)) for each in figures if each.enemies),
        EventRecord(unit.name, RodeAway(names, inches, stance)),
    )


def _roll(
    book: Book, battle: Battle, unit: Unit, figures: tuple[Figure, ...], dice: Dice
) -> Iterator[MoveRolled]:
    """One roll, which is the unit's of this turn."""
    for figure in figures[:1]:
        yield from roll_move(book, gait(battle, unit, figure), usual_paces(battle, ""), dice)
