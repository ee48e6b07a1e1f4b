"""The orders and events of the morale and rallying steps, registered with what judges and applies them."""

from collections.abc import Callable
from typing import Any

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.organisation.independents import Bewitch, RaiseStandard
from heart_africa.rules.organisation.leaders import Overlook, Rally
from heart_africa.rules.play.morale import Hear, TakeTests, TakeVesselTests
from heart_africa.rules.play.morale import objections as tests
from heart_africa.rules.referee.feature import Feature
from heart_africa.rules.referee.morale import decisions, problems
from heart_africa.rules.referee.morale.choices import left_open
from heart_africa.rules.referee.morale.evolution import EVOLVE

Order = Hear | Overlook | RaiseStandard | TakeTests | TakeVesselTests | Bewitch | Rally

OBJECTIONS: dict[type[Any], Callable[[Book, Battle, Any], tuple[Problem, ...]]] = {
    Hear: tests.objections_to_hear,
    Overlook: problems.overlook,
    RaiseStandard: problems.raise_standard,
    TakeTests: tests.objections_to_take_tests,
    TakeVesselTests: tests.objections_to_take_vessel_tests,
    Bewitch: problems.bewitch,
    Rally: problems.rally,
}
DECISIONS: dict[type[Any], Callable[[Book, Battle, Any, Dice], tuple[EventRecord, ...]]] = {
    Hear: decisions.hear,
    Overlook: decisions.overlook,
    RaiseStandard: decisions.raise_standard,
    TakeTests: decisions.take_tests,
    TakeVesselTests: decisions.take_vessel_tests,
    Bewitch: decisions.bewitch,
    Rally: decisions.rally,
}


def objections(book: Book, battle: Battle, order: Order) -> tuple[Problem, ...]:
    """All that the book has against an order, as the battle stands. Raises `BadData`."""
    return tuple(dict.fromkeys(OBJECTIONS[type(order)](book, battle, order)))


def decide(book: Book, battle: Battle, order: Order, dice: Dice) -> tuple[EventRecord, ...]:
    """What it brings about. Raises `DiceNeeded` and `BadData`."""
    return DECISIONS[type(order)](book, battle, order, dice)


def evolve(battle: Battle, event: object, _who: str) -> Battle:
    """The battle after a fact."""
    return EVOLVE[type(event)](battle, event)


def subject(order: Order) -> str:
    """Whom it is for: the unit, the leader who rallies, the happening that was heard of."""
    match order:
        case Hear(happening):
            return str(happening)
        case TakeVesselTests(vessel):
            return vessel
        case Rally(leader):
            return leader
        case _:
            return order.unit


FEATURE = Feature(tuple(DECISIONS), tuple(EVOLVE), objections, decide, evolve, subject, left_open)
