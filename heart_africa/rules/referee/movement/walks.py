"""The ways of a unit's figures as its order tells them: what bars them, how far they reach (p. 24)."""

from collections.abc import Iterator
from typing import Literal

from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure, Unit
from heart_africa.rules.battle.companies import walks_as
from heart_africa.rules.battle.units import MoveRolled
from heart_africa.rules.book import Book
from heart_africa.rules.organisation import tembas
from heart_africa.rules.play import fires
from heart_africa.rules.play.movement import ways
from heart_africa.rules.play.movement.ways import Stretch, Walk
from heart_africa.rules.referee.movement.movement_dice import rolled_for
from heart_africa.rules.referee.movement.orders import Move
from heart_africa.rules.referee.movement.refusals import refusal
from heart_africa.rules.shared_terms import Obstacle
from heart_africa.rules.tables.terrain import GroundId

OPEN = (GroundId.OPEN_GROUND,)
RUBBLE = Stretch((GroundId.BREACH,))
"""What whoever goes through a breach goes over."""


def walk(battle: Battle, figure: Figure, order: Move) -> Walk:
    """A figure's way; attendants and bearers go as their leader does (LEAD-14)."""
    aims = Stretch(order.aims_at) if order.aims_at else None
    over = Stretch(order.over or OPEN, order.road)
    return Walk(
        walks_as(battle, figure),
        starts=Stretch(order.starts or OPEN, order.road),
        over=(over, RUBBLE) if order.through == "breach" else (over,),
        aims_at=aims,
        behind=order.aims_over,
        on_foot=figure.dismounted,
        single_file=order.single_file,
        dark=battle.dark,
        water=order.water,
    )


def met_over(order: Move) -> Obstacle:
    """The work over which the enemies are met: whoever goes through a breach meets them there."""
    return Obstacle.BREACH if order.through == "breach" and not order.aims_over else order.aims_over


def objections(
    book: Book, battle: Battle, unit: Unit, movers: tuple[Figure, ...], order: Move
) -> tuple[Problem, ...]:
    """All that speaks against these ways: grounds, doors, flames, and too long a way for the dice."""
    found = (problem for figure in movers for problem in _of_one(book, battle, unit, figure, order))
    return tuple(dict.fromkeys((*found, *_burning(book, battle, order))))


def _of_one(book: Book, battle: Battle, unit: Unit, figure: Figure, order: Move) -> Iterator[Problem]:
    way = walk(battle, figure, order)
    yield from ways.objections_to_walk(book, way)
    if order.through:
        yield from tembas.objections_to_pass(
            book, tembas.PassThrough(figure.troop, order.through, order.owner)
        )
    if order.inches > 0:
        yield from _too_far(book, way, rolled_for(book, battle, unit, figure), order)


def _too_far(book: Book, way: Walk, rolled: tuple[MoveRolled, ...], order: Move) -> Iterator[Problem]:
    """The unit has not rolled, or not enough, or only for the open."""
    if not rolled:
        yield refusal(book, "not_rolled", order.unit, troop=way.who)
        return
    reach = ways.reach(book, way, rolled)
    if order.inches > reach.inches:
        yield refusal(
            book,
            "too_far",
            order.unit,
            troop=way.who,
            inches=order.inches,
            most=reach.inches,
            pace=reach.pace,
        )
    if ways.too_near(book, way, reach, touches=bool(order.engages), short_in=order.aims_short_in):
        yield refusal(book, "stops_short", order.unit, inches=reach.short_of_in)
    if reach.stop == "edge":
        yield refusal(book, "stops_at_edge", order.unit)


def _burning(book: Book, battle: Battle, order: Move) -> Iterator[Problem]:
    for burning in battle.fires:
        if burning.name in order.enters:
            yield from fires.objections_to_enter(book, burning.fire, battle.turn)


def water(order: Move) -> Literal["", "marsh", "ford"]:
    """The water with crocodiles that they move through: a ford, or a marsh that is infested."""
    met = {*order.starts, *order.over}
    if GroundId.FORD in met:
        return "ford"
    return "marsh" if order.infested and GroundId.MARSH in met else ""
