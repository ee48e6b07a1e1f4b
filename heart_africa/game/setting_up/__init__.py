"""Between the armies and the deployment: scenario, forces, light, ground, march, boats (pp. 15-22).

The orders           orders
What comes of them   events, evolving
The scenario         scenario
The ground           ground
Companies            companies
What comes next      next
"""

from heart_africa.battle import Battle
from heart_africa.book import Book
from heart_africa.dice import Dice
from heart_africa.game.rooms import Room
from heart_africa.game.setting_up import companies, ground, scenario
from heart_africa.game.setting_up.events import Event
from heart_africa.game.setting_up.evolving import evolve
from heart_africa.game.setting_up.next import due
from heart_africa.game.setting_up.orders import ORDERS, AttachLeader, LaunchBoat, RollScenarioFor, ThrowTrait
from heart_africa.journal.codec import members
from heart_africa.journal.deeds import Fact
from heart_africa.problems import Problem

__all__ = ["ROOM", "due"]

Order = scenario.Order | ground.Order | companies.Order


def objections(book: Book, battle: Battle, order: Order) -> tuple[Problem, ...]:
    """All that the book has against an order. Raises `BadData` for what is not there."""
    if isinstance(order, scenario.Order):
        return tuple(scenario.objections(book, battle, order))
    if isinstance(order, ground.Order):
        return tuple(ground.objections(book, battle, order))
    return tuple(companies.objections(book, battle, order))


def decide(book: Book, battle: Battle, order: Order, dice: Dice) -> tuple[Fact, ...]:
    """What an order brings about. Raises `BadData` for what is not there, and `DiceNeeded`."""
    if isinstance(order, scenario.Order):
        return scenario.decide(book, battle, order, dice)
    if isinstance(order, ground.Order):
        return ground.decide(book, battle, order, dice)
    return companies.decide(book, battle, order, dice)


def subject(order: Order) -> str:
    """Whom an order is for, where it is for somebody."""
    match order:
        case RollScenarioFor():
            return order.attacker
        case LaunchBoat():
            return order.name
        case ThrowTrait() | AttachLeader():
            return order.leader
        case _:
            return ""


ROOM = Room(ORDERS, members(Event), objections, decide, evolve, subject)
