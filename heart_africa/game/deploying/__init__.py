"""The armies deploy: who comes when and where, works, ambushes, reserves, the beginning (pp. 13-15, 20-22).

The orders           orders
What comes of them   events, evolving
Whose turn it is     planning
What is against it   objecting
What comes next      next
"""

from heart_africa.battle import Battle
from heart_africa.book import Book
from heart_africa.dice import Dice
from heart_africa.game.deploying import objecting
from heart_africa.game.deploying.events import Deployed, Event, PlayBegan, WorkPlaced
from heart_africa.game.deploying.evolving import evolve
from heart_africa.game.deploying.next import due
from heart_africa.game.deploying.orders import ORDERS, BeginPlay, Deploy, PlaceWork
from heart_africa.game.preparing import named, side_of
from heart_africa.game.rooms import Room
from heart_africa.journal.codec import members
from heart_africa.journal.deeds import Fact
from heart_africa.problems import Problem

__all__ = ["ROOM", "due"]

Order = Deploy | PlaceWork | BeginPlay


def objections(book: Book, battle: Battle, order: Order) -> tuple[Problem, ...]:
    """All that the book has against an order. Raises `BadData` for what is not there."""
    match order:
        case Deploy():
            return tuple(objecting.to_deploy(book, battle, order))
        case PlaceWork():
            return tuple(objecting.to_place(book, battle, order))
        case BeginPlay():
            return tuple(objecting.to_begin(book, battle, order))


def decide(_book: Book, battle: Battle, order: Order, _dice: Dice) -> tuple[Fact, ...]:
    """What an order brings about. Raises `BadData` for what is not there."""
    match order:
        case Deploy():
            objecting.vessel(battle, order)
            return (Fact(battle.unit(order.unit).name, _deployed(order)),)
        case PlaceWork():
            side = side_of(battle, order.side)
            objecting.understood(order)
            return (Fact(named(battle, side), WorkPlaced(side, order.work, order.amount, order.name)),)
        case BeginPlay():
            return (Fact("", PlayBegan(sum(unit.deployed for unit in battle.units.values()))),)


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


ROOM = Room(ORDERS, members(Event), objections, decide, evolve, subject)
