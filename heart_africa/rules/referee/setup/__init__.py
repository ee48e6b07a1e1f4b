"""From the armies to the deployment: scenario, forces, light, ground, march, boats (pp. 15-22).

The orders          orders
What comes of them  events
The scenario        scenario
The ground          ground
Companies           companies
"""

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any

from heart_africa.core.game import nobody
from heart_africa.core.journal.codec import members
from heart_africa.rules.battle import Battle, Stage
from heart_africa.rules.book import Book
from heart_africa.rules.organisation.leaders import AttachLeader
from heart_africa.rules.referee.before_play import aside, side_name, why
from heart_africa.rules.referee.feature import Agenda, Feature, Procedure
from heart_africa.rules.referee.setup import companies, ground, scenario
from heart_africa.rules.referee.setup.events import Event
from heart_africa.rules.referee.setup.ground import chooses_base, ground_of
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


# --- what comes next, whose it is and why ---


ROLLS = ("roll-scenario", "roll-scenario-for", "agree-scenario", "remuster")
LAYING = ("choose-environment", "propose-ground", "agree-ground")


def due(book: Book, battle: Battle) -> Agenda:
    """What is next in setting up: scenario, who deploys first, armies, base line, ground."""
    if not battle.scenario:
        return Agenda("", why(book, "setup_agenda_scenario"), ROLLS)
    if not battle.attacker or not battle.mover:
        attacks = side_name(battle, battle.attacker) if battle.attacker else "none"
        return Agenda("", why(book, "setup_agenda_roll_off", attacker=attacks), ("roll-off",))
    about = {"scenario_name": battle.scenario, "side": side_name(battle, battle.attacker)}
    for side in battle.sides:
        if (leader := battle.leader(side)) and leader.open_traits:
            reason = why(book, "setup_agenda_trait", leader=leader.name)
            return Agenda(side, reason, ("throw-trait", "remuster"), (leader.name,))
    if battle.stage is Stage.SCENARIO:
        return Agenda("", why(book, "setup_agenda_forces", **about), ("accept-forces", "remuster"))
    light = ("choose-light",) if battle.scenario == book.deployment.light.scenario else ()
    if chooses_base(book, battle) and not battle.base:
        orders = ("choose-base", *light, *LAYING, *aside(battle), "remuster")
        return Agenda(battle.attacker, why(book, "setup_agenda_base", **about), orders)
    ground = ground_of(book, battle)
    orders = LAYING if not ground.pieces else ("agree-ground", "propose-ground", "choose-environment")
    again = ("choose-base",) if chooses_base(book, battle) else ()
    reason = why(book, "setup_agenda_ground", environment=ground.environment)
    return Agenda("", reason, (*orders, *light, *again, *aside(battle), "remuster"))
