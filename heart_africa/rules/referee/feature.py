"""What a feature of the battle answers for: orders and events, and the choices that an order leaves open."""

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from typing import Any, Self

from heart_africa.core import game
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.referee.choices import Choice, Past, nothing_open

Evolve = Callable[[Battle, Any, str], Battle]


@dataclass(frozen=True, slots=True)
class Procedure:
    """How one kind of order is answered: what is against it, what it does, for whom, what it leaves open.

    Most orders are for a unit.
    """

    objections: Callable[[Book, Battle, Any], Iterable[Problem]]
    decide: Callable[[Book, Battle, Any, Dice], tuple[EventRecord, ...]]
    subject: Callable[[Any], str] = attrgetter("unit")
    left_open: Callable[[Book, Battle, Past, Any], Iterable[Choice]] = nothing_open


@dataclass(frozen=True)
class Feature(game.Feature[Battle, Book]):
    """A part of the referee.

    `left_open`: the choices that a command leaves to people, by what was said before.
    """

    left_open: Callable[[Book, Battle, Past, Any], Iterable[Choice]] = nothing_open

    @classmethod
    def of(cls, orders: Mapping[type[Any], Procedure], events: Mapping[type[Any], Evolve]) -> Self:
        """A feature of several orders, each with its procedure, and of what each event does to the battle."""
        return cls(
            tuple(orders),
            tuple(events),
            lambda book, battle, order: tuple(orders[type(order)].objections(book, battle, order)),
            lambda book, battle, order, dice: orders[type(order)].decide(book, battle, order, dice),
            lambda battle, event, who: events[type(event)](battle, event, who),
            lambda order: orders[type(order)].subject(order),
            lambda book, battle, past, order: orders[type(order)].left_open(book, battle, past, order),
        )
