"""The armies deploy: who comes when and where, works, ambushes, reserves, the beginning (pp. 13-15, 20-22).

The orders          orders
What comes of them  events, evolution
Whose turn it is    plans
What is against it  problems
What comes next     next
"""

from heart_africa.core.dice import Dice
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.referee.deployment import problems
from heart_africa.rules.referee.deployment.events import Deployed, Event, PlayBegan, WorkPlaced
from heart_africa.rules.referee.deployment.evolution import evolve
from heart_africa.rules.referee.deployment.next import due
from heart_africa.rules.referee.deployment.orders import ORDERS, BeginPlay, Deploy, PlaceWork
from heart_africa.rules.referee.feature import Feature
from heart_africa.rules.referee.preparation import named, side_of

__all__ = ["FEATURE", "due"]

Order = Deploy | PlaceWork | BeginPlay


def objections(book: Book, battle: Battle, order: Order) -> tuple[Problem, ...]:
    """All that the book has against an order. Raises `BadData` for what is not there."""
    match order:
        case Deploy():
            return tuple(problems.to_deploy(book, battle, order))
        case PlaceWork():
            return tuple(problems.to_place(book, battle, order))
        case BeginPlay():
            return tuple(problems.to_begin(book, battle, order))


def decide(_book: Book, battle: Battle, order: Order, _dice: Dice) -> tuple[EventRecord, ...]:
    """What an order brings about. Raises `BadData` for what is not there."""
    match order:
        case Deploy():
            problems.vessel(battle, order)
            return (EventRecord(battle.unit(order.unit).name, _deployed(order)),)
        case PlaceWork():
            side = side_of(battle, order.side)
            problems.understood(order)
            return (EventRecord(named(battle, side), WorkPlaced(side, order.work, order.amount, order.name)),)
        case BeginPlay():
            return (EventRecord("", PlayBegan(sum(unit.deployed for unit in battle.units.values()))),)


def _deployed(order: Deploy) -> Deployed:
    """Where it begins; the secret is kept of an ambush alone."""
    ambush = order.where == "ambush"
    return Deployed(
        order.where,
        order.guard,
        order.cover,
        order.behind,
        order.on_roof,
        order.aboard,
        order.lies_in if ambush else "",
        order.note.strip() if ambush else "",
    )


def subject(order: Order) -> str:
    """Whom an order is for."""
    return order.unit if isinstance(order, Deploy) else ""


FEATURE = Feature(ORDERS, members(Event), objections, decide, evolve, subject)
