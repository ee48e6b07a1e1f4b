"""Between the armies and the deployment: scenario, forces, light, ground, march, boats (pp. 15-22).

The orders          orders
What comes of them  events
The scenario        scenario
The ground          ground
Companies           companies
What comes next     next
"""

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any

from heart_africa.core.game import nobody
from heart_africa.core.journal.codec import members
from heart_africa.rules.organisation.leaders import AttachLeader
from heart_africa.rules.referee.feature import Feature, Procedure
from heart_africa.rules.referee.setup import companies, ground, scenario
from heart_africa.rules.referee.setup.events import Event
from heart_africa.rules.referee.setup.next import due
from heart_africa.rules.referee.setup.orders import LaunchBoat, RollScenarioFor, ThrowTrait

__all__ = ["FEATURE", "due"]

SUBJECTS: Mapping[type[Any], Callable[[Any], str]] = {
    RollScenarioFor: attrgetter("attacker"),
    LaunchBoat: attrgetter("name"),
    ThrowTrait: attrgetter("leader"),
    AttachLeader: attrgetter("leader"),
}
"""Whom an order is for, where it is for somebody."""


FEATURE = Feature.of(
    {
        order: Procedure(objections, decide, SUBJECTS.get(order, nobody))
        for orders, objections, decide in (
            (scenario.Order, scenario.objections, scenario.decide),
            (ground.Order, ground.objections, ground.decide),
            (companies.Order, companies.objections, companies.decide),
        )
        for order in members(orders)
    },
    members(Event),
)
