"""The Movement phase as a room of the game: every order with what is objected to it and what it does."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from heart_africa.battle import Battle
from heart_africa.book import Book
from heart_africa.dice import Dice
from heart_africa.game.moving import (
    ambushes,
    choices,
    climbing,
    evading,
    going,
    guiding,
    obstacles,
    orders,
    rolling,
    vessels,
)
from heart_africa.game.moving.evolving import EVOLVERS, evolve
from heart_africa.game.rooms import Room
from heart_africa.journal.deeds import Fact
from heart_africa.problems import Problem


@dataclass(frozen=True, slots=True)
class Way:
    """How an order is answered, and whom it is for."""

    objections: Callable[[Book, Battle, Any], tuple[Problem, ...]]
    decide: Callable[[Book, Battle, Any, Dice], tuple[Fact, ...]]
    subject: Callable[[Any], str] = attrgetter("unit")


_FIGURE: Callable[[Any], str] = attrgetter("figure")
_VESSEL: Callable[[Any], str] = attrgetter("vessel")
_LEADER: Callable[[Any], str] = attrgetter("leader")


def _figures(order: orders.ReachWork | orders.CrossWater | orders.Evade) -> str:
    return ", ".join(order.figures)


WAYS: Mapping[type[Any], Way] = {
    orders.Decline: Way(going.objections_to_declining, going.decline),
    orders.RollMove: Way(rolling.objections, rolling.decide),
    orders.Move: Way(going.objections, going.decide),
    orders.Turn: Way(going.objections_to_turning, going.turn),
    orders.Evade: Way(evading.objections, evading.decide),
    orders.Guide: Way(guiding.objections_to_guide, guiding.guide),
    orders.Rejoin: Way(guiding.objections_to_rejoin, guiding.rejoin, _LEADER),
    orders.Mount: Way(climbing.objections_to_riders, climbing.change_riders),
    orders.Dismount: Way(climbing.objections_to_riders, climbing.change_riders),
    orders.Spring: Way(ambushes.objections, ambushes.decide),
    orders.StepOnTrap: Way(obstacles.objections_to_trap, obstacles.step_on_trap, _FIGURE),
    orders.CrossWater: Way(obstacles.objections_to_cross, obstacles.cross, _figures),
    orders.ReachWork: Way(obstacles.objections_to_reach, obstacles.reach, _figures),
    orders.ClimbWork: Way(obstacles.objections_to_climb, obstacles.climb),
    orders.Board: Way(vessels.objections_to_board, vessels.board),
    orders.CheckGrounding: Way(vessels.objections_to_grounding, vessels.check_grounding, _VESSEL),
    orders.ClimbRoof: Way(climbing.objections_to_roof, climbing.climb_roof, _FIGURE),
    orders.LeaveRoof: Way(climbing.objections_to_leave, climbing.leave_roof, _FIGURE),
}


def objections(book: Book, battle: Battle, command: object) -> tuple[Problem, ...]:
    """What the book has against an order."""
    return WAYS[type(command)].objections(book, battle, command)


def decide(book: Book, battle: Battle, command: object, dice: Dice) -> tuple[Fact, ...]:
    """What an order brings about."""
    return WAYS[type(command)].decide(book, battle, command, dice)


def subject(command: object) -> str:
    """Whom an order is for."""
    return WAYS[type(command)].subject(command)


ROOM = Room(tuple(WAYS), tuple(EVOLVERS), objections, decide, evolve, subject, choices.left_open)
