"""The room: its orders, its events, and the three verbs for them."""

from collections.abc import Callable
from typing import Any

from heart_africa.battle import Battle
from heart_africa.book import Book
from heart_africa.dice import Dice
from heart_africa.game.nerve import deciding, objecting
from heart_africa.game.nerve.choices import left_open
from heart_africa.game.nerve.evolving import EVOLVE
from heart_africa.game.nerve.orders import (
    Bewitch,
    Hear,
    Order,
    Overlook,
    RaiseStandard,
    Rally,
    TakeTests,
    TakeVesselTests,
)
from heart_africa.game.rooms import Room
from heart_africa.journal.deeds import Fact
from heart_africa.problems import Problem

OBJECTIONS: dict[type[Any], Callable[[Book, Battle, Any], tuple[Problem, ...]]] = {
    Hear: objecting.hear,
    Overlook: objecting.overlook,
    RaiseStandard: objecting.raise_standard,
    TakeTests: objecting.take_tests,
    TakeVesselTests: objecting.take_vessel_tests,
    Bewitch: objecting.bewitch,
    Rally: objecting.rally,
}
DECISIONS: dict[type[Any], Callable[[Book, Battle, Any, Dice], tuple[Fact, ...]]] = {
    Hear: deciding.hear,
    Overlook: deciding.overlook,
    RaiseStandard: deciding.raise_standard,
    TakeTests: deciding.take_tests,
    TakeVesselTests: deciding.take_vessel_tests,
    Bewitch: deciding.bewitch,
    Rally: deciding.rally,
}


def objections(book: Book, battle: Battle, order: Order) -> tuple[Problem, ...]:
    """All that the book has against an order, as the battle stands. Raises `BadData`."""
    return tuple(dict.fromkeys(OBJECTIONS[type(order)](book, battle, order)))


def decide(book: Book, battle: Battle, order: Order, dice: Dice) -> tuple[Fact, ...]:
    """What it brings about. Raises `DiceNeeded` and `BadData`."""
    return DECISIONS[type(order)](book, battle, order, dice)


def evolve(battle: Battle, event: Any, _who: str) -> Battle:  # noqa: ANN401  # one of the events
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


ROOM = Room(tuple(DECISIONS), tuple(EVOLVE), objections, decide, evolve, subject, left_open)
