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

Facts = tuple[EventRecord, ...]


def thrown(
    decide: Callable[[Book, Battle, Any, Dice], Iterable[Any]],
    whom: Callable[[Any], str] = attrgetter("unit"),
    *,
    befell: Callable[[Any], str] | None = None,
) -> Callable[[Book, Battle, Any, Dice], Facts]:
    """What a chapter and the dice make of an order, told of whom the order names.

    `befell`: whom an event befell, where each says so itself.
    """
    return lambda book, battle, order, dice: tuple(
        EventRecord(befell(event) if befell else whom(order), event)
        for event in decide(book, battle, order, dice)
    )


def told(
    decide: Callable[[Book, Battle, Any], Iterable[Any]],
    whom: Callable[[Any], str] = attrgetter("unit"),
    *,
    befell: Callable[[Any], str] | None = None,
) -> Callable[[Book, Battle, Any, Dice], Facts]:
    """What a chapter makes of an order that needs no dice, told as `thrown` does."""
    return thrown(lambda book, battle, order, _dice: decide(book, battle, order), whom, befell=befell)


@dataclass(frozen=True, slots=True)
class Procedure:
    """How one kind of order is answered: what is against it, what it does, for whom, what it leaves open.

    Most orders are for a unit.
    """

    objections: Callable[[Book, Battle, Any], Iterable[Problem]]
    decide: Callable[[Book, Battle, Any, Dice], Facts]
    subject: Callable[[Any], str] = attrgetter("unit")
    left_open: Callable[[Book, Battle, Past, Any], Iterable[Choice]] = nothing_open


@dataclass(frozen=True)
class Feature(game.Feature[Battle, Book]):
    """A part of the referee.

    `left_open`: the choices that a command leaves to people, by what was said before.
    """

    left_open: Callable[[Book, Battle, Past, Any], Iterable[Choice]] = nothing_open

    @classmethod
    def of(cls, orders: Mapping[type[Any], Procedure], events: tuple[type[Any], ...]) -> Self:
        """A feature of several orders, each with its procedure, and of these events."""
        return cls(
            tuple(orders),
            events,
            lambda book, battle, order: tuple(orders[type(order)].objections(book, battle, order)),
            lambda book, battle, order, dice: orders[type(order)].decide(book, battle, order, dice),
            lambda order: orders[type(order)].subject(order),
            lambda book, battle, past, order: orders[type(order)].left_open(book, battle, past, order),
        )
