"""Mounted figures ride away from whoever has just reached them, out of their turn (pp. 26-27)."""

from collections.abc import Iterator
from dataclasses import replace

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure, Unit
from heart_africa.rules.battle.units import MoveRolled
from heart_africa.rules.book import Arm, Book
from heart_africa.rules.play import close_combat
from heart_africa.rules.play.movement.dice import roll_move
from heart_africa.rules.referee.movement import movement_dice
from heart_africa.rules.referee.movement.company import named
from heart_africa.rules.referee.movement.events import RodeAway, Stance
from heart_africa.rules.referee.movement.orders import Evade, RollMove
from heart_africa.rules.referee.movement.refusals import out_of_movement, refusal
from heart_africa.rules.referee.movement.unit_moves import stand
from heart_africa.rules.units import Melee, Moved


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
        yield from close_combat.objections_to_evade(book, _evade(book, battle, figure, order))


def _evade(book: Book, battle: Battle, figure: Figure, order: Evade) -> close_combat.Evade:
    unit = battle.unit_of(figure.name)
    rolled = best(unit.rolled)
    by = _worst(book, battle, figure)
    return close_combat.Evade(
        figure.name,
        figure.troop,
        by.troop,
        dismounted=figure.dismounted,
        by_dismounted=by.dismounted,
        moved=figure.moved is Moved.MOVED or (unit.done and not unit.still),
        in_difficult_ground=figure.name in order.in_difficult,
        rolled_in=rolled,
        distance_in=rolled if order.inches is None else int(order.inches),
        straight=order.straight,
        meets=order.meets,
    )


def _worst(book: Book, battle: Battle, figure: Figure) -> Figure:
    """Of the enemies who reached it, a mounted one, from whom nobody rides away; else the first."""
    enemies = [battle.figure(enemy) for enemy in figure.enemies]
    mounted = (each for each in enemies if book.arm(each.troop) is Arm.MOUNTED and not each.dismounted)
    return next(mounted, enemies[0])


def best(rolled: tuple[MoveRolled, ...]) -> int:
    """The whole distance rolled; whoever stands in the open rides by the roll for the open."""
    return max((one.inches for one in rolled if one.pace == "open"), default=_any(rolled))


def _any(rolled: tuple[MoveRolled, ...]) -> int:
    return max((one.inches for one in rolled), default=0)


def decide(book: Book, battle: Battle, order: Evade, dice: Dice) -> tuple[EventRecord, ...]:
    """The unit rolls if it has not; then they are away, as far as that goes."""
    unit = battle.unit(order.unit)
    figures = tuple(figure for figure in named(battle, unit, order.figures) if figure.here)
    rolled = () if unit.rolled else tuple(_roll(book, battle, unit, figures, dice))
    inches = best((*unit.rolled, *rolled)) if order.inches is None else order.inches
    names = tuple(figure.name for figure in figures)
    stance = Stance(order.cover, (), order.alone)
    return (
        *(EventRecord(unit.name, one) for one in rolled),
        *_away(book, battle, figures, order),
        EventRecord(unit.name, RodeAway(names, inches, stance)),
    )


def _roll(
    book: Book, battle: Battle, unit: Unit, figures: tuple[Figure, ...], dice: Dice
) -> Iterator[MoveRolled]:
    """One roll, which is the unit's of this turn."""
    for figure in figures[:1]:
        yield from roll_move(
            book, movement_dice.chapter_order(battle, unit, figure, RollMove(unit.name)), dice
        )


def _away(book: Book, battle: Battle, figures: tuple[Figure, ...], order: Evade) -> Iterator[EventRecord]:
    for figure in figures:
        if figure.enemies:
            evade = _evade(book, battle, figure, order)
            yield from (EventRecord(figure.name, event) for event in close_combat.evade(book, evade))


def ride_away(battle: Battle, event: RodeAway, _who: str) -> Battle:
    """That was their move."""
    battle = stand(battle, event.figures, event.stance)
    return battle.with_figure(*(replace(battle.figure(name), moved=Moved.MOVED) for name in event.figures))
