"""Between the armies and the deployment: scenario, forces, light, ground, march, boats (pp. 15-22).

The orders          orders
What comes of them  events, evolution
The scenario        scenario
The ground          ground
Companies           companies
What comes next     next
"""

from heart_africa.core.dice import Dice
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.organisation.leaders import AttachLeader
from heart_africa.rules.referee.feature import Feature
from heart_africa.rules.referee.setup import companies, ground, scenario
from heart_africa.rules.referee.setup.events import Event
from heart_africa.rules.referee.setup.evolution import evolve
from heart_africa.rules.referee.setup.next import due
from heart_africa.rules.referee.setup.orders import ORDERS, LaunchBoat, RollScenarioFor, ThrowTrait

__all__ = ["FEATURE", "due"]

Order = scenario.Order | ground.Order | companies.Order


def objections(book: Book, battle: Battle, order: Order) -> tuple[Problem, ...]:
    """All that the book has against an order. Raises `BadData` for what is not there."""
    if isinstance(order, scenario.Order):
        return tuple(scenario.objections(book, battle, order))
    if isinstance(order, ground.Order):
        return tuple(ground.objections(book, battle, order))
    return tuple(companies.objections(book, battle, order))


def decide(book: Book, battle: Battle, order: Order, dice: Dice) -> tuple[EventRecord, ...]:
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


FEATURE = Feature(ORDERS, members(Event), objections, decide, evolve, subject)
