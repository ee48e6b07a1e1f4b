"""The orders and events of the Movement phase, registered: what is against each order, and what it does."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.organisation.boats import CheckGrounding
from heart_africa.rules.organisation.fortifications import ClimbWork
from heart_africa.rules.organisation.leaders import Rejoin
from heart_africa.rules.organisation.scouts import Guide
from heart_africa.rules.organisation.tembas.roofs import ClimbRoof, LeaveRoof
from heart_africa.rules.organisation.traps import StepOnTrap
from heart_africa.rules.play.close_combat import Evade
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.preparation.deployment.ambushes import Spring
from heart_africa.rules.preparation.terrain import CrossWater
from heart_africa.rules.referee.feature import Feature
from heart_africa.rules.referee.movement import (
    ambushes,
    choices,
    climbs,
    evasion,
    guides,
    movement_dice,
    obstacles,
    orders,
    unit_moves,
    vessels,
)
from heart_africa.rules.referee.movement.evolution import EVOLVERS, evolve


@dataclass(frozen=True, slots=True)
class Way:
    """How an order is answered, and whom it is for."""

    objections: Callable[[Book, Battle, Any], tuple[Problem, ...]]
    decide: Callable[[Book, Battle, Any, Dice], tuple[EventRecord, ...]]
    subject: Callable[[Any], str] = attrgetter("unit")


_FIGURE: Callable[[Any], str] = attrgetter("figure")
_VESSEL: Callable[[Any], str] = attrgetter("vessel")
_LEADER: Callable[[Any], str] = attrgetter("leader")


def _figures(order: orders.ReachWork | CrossWater | Evade) -> str:
    return ", ".join(order.figures)


def _nobody(_order: orders.AllStay) -> str:
    return ""


WAYS: Mapping[type[Any], Way] = {
    orders.Decline: Way(unit_moves.objections_to_declining, unit_moves.decline),
    orders.AllStay: Way(unit_moves.objections_to_staying, unit_moves.all_stay, _nobody),
    RollMove: Way(movement_dice.objections, movement_dice.decide),
    orders.Move: Way(unit_moves.objections, unit_moves.decide),
    orders.Turn: Way(unit_moves.objections_to_turning, unit_moves.turn),
    Evade: Way(evasion.objections, evasion.decide),
    Guide: Way(guides.objections_to_guide, guides.guide),
    Rejoin: Way(guides.objections_to_rejoin, guides.rejoin, _LEADER),
    orders.Mount: Way(climbs.objections_to_riders, climbs.change_riders),
    orders.Dismount: Way(climbs.objections_to_riders, climbs.change_riders),
    Spring: Way(ambushes.objections, ambushes.decide),
    StepOnTrap: Way(obstacles.objections_to_trap, obstacles.step_on_trap, _FIGURE),
    CrossWater: Way(obstacles.objections_to_cross, obstacles.cross, _figures),
    orders.ReachWork: Way(obstacles.objections_to_reach, obstacles.reach, _figures),
    ClimbWork: Way(obstacles.objections_to_climb, obstacles.climb),
    orders.Board: Way(vessels.objections_to_board, vessels.board),
    CheckGrounding: Way(vessels.objections_to_grounding, vessels.check_grounding, _VESSEL),
    ClimbRoof: Way(climbs.objections_to_roof, climbs.climb_roof, _FIGURE),
    LeaveRoof: Way(climbs.objections_to_leave, climbs.leave_roof, _FIGURE),
}


def objections(book: Book, battle: Battle, command: object) -> tuple[Problem, ...]:
    """What the book has against an order."""
    return WAYS[type(command)].objections(book, battle, command)


def decide(book: Book, battle: Battle, command: object, dice: Dice) -> tuple[EventRecord, ...]:
    """What an order brings about."""
    return WAYS[type(command)].decide(book, battle, command, dice)


def subject(command: object) -> str:
    """Whom an order is for."""
    return WAYS[type(command)].subject(command)


FEATURE = Feature(tuple(WAYS), tuple(EVOLVERS), objections, decide, evolve, subject, choices.left_open)
