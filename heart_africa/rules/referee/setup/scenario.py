"""The scenario (pp. 20-22): who attacks, which scenario, with which armies."""

from collections.abc import Iterator

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import BadData, Problem
from heart_africa.rules.battle import Battle, Stage
from heart_africa.rules.battle.state import SIDES, Side
from heart_africa.rules.book import Book
from heart_africa.rules.preparation.scenarios import (
    attackers_points,
    choose_scenario,
    roll_off,
    scenario_for,
)
from heart_africa.rules.referee.before_play import refusal, side_name, side_of
from heart_africa.rules.referee.setup.events import AttackerNamed, ForcesAccepted, ScenarioAgreed
from heart_africa.rules.referee.setup.orders import (
    AcceptForces,
    AgreeScenario,
    RollOff,
    RollScenario,
    RollScenarioFor,
)

ENCOUNTER = "encounter"
BEFORE = frozenset({Stage.SCENARIO, Stage.GROUND, Stage.DEPLOY})
Order = RollScenario | RollScenarioFor | AgreeScenario | RollOff | AcceptForces


# --- what the book has against it ---


def objections(book: Book, battle: Battle, order: Order) -> Iterator[Problem]:
    """The objections to an order about the scenario: too early or late, and the armies' points."""
    _understood(battle, order)
    if len(battle.sides) < len(SIDES):
        yield refusal(book, "setup_no_armies")
        return
    match order:
        case RollOff():  # only an Encounter knows it, and once is enough
            if battle.scenario != ENCOUNTER or battle.mover or battle.stage not in BEFORE:
                yield refusal(book, "setup_no_roll_off")
        case AcceptForces() if not battle.scenario or not battle.attacker:
            yield refusal(book, "setup_no_scenario")
        case AcceptForces():
            if battle.stage is not Stage.SCENARIO:
                yield refusal(book, "setup_forces_accepted")
            yield from _points(book, battle)
            for side in battle.sides.values():
                yield from _unfit(battle, side)
        case _:
            if battle.scenario:
                yield refusal(book, "setup_scenario_settled", scenario_name=battle.scenario)


def _understood(battle: Battle, order: Order) -> None:
    """Raise `BadData` for an unknown side, or for a scenario without an attacker where it needs one."""
    if isinstance(order, RollScenarioFor) or (isinstance(order, AgreeScenario) and order.attacker):
        side_of(battle, order.attacker)
    elif isinstance(order, AgreeScenario):
        attacker_told(order.scenario, order.attacker, "attacker")


def attacker_told(scenario: str, attacker: str, key: str) -> None:
    """Raise `BadData` at `key` where nobody is named and the scenario does not leave it open (SCEN-09)."""
    if not attacker and scenario != ENCOUNTER:
        raise BadData("no-attacker", key=key, about={"allowed": ", ".join(SIDES)})


def agreed_points(side: Side) -> int:
    """The points agreed for an army; its price if none were."""
    return side.limit or side.points


def _points(book: Book, battle: Battle) -> Iterator[Problem]:
    """A problem unless the attacker has exactly the scenario's percentage of the defender's points.

    A campaign has totals of its own, to which each side adds its bonus (p. 41).
    """
    if battle.campaign:
        return
    attacker, defender = battle.sides[battle.attacker], battle.sides[battle.defender]
    has, other = agreed_points(attacker), agreed_points(defender)
    due = attackers_points(book, battle.known_scenario, other)
    if has != due.total:
        (line,) = due.lines
        given = {"due": due.total, "percent": line.about["percent"], "others": other, "other": defender.name}
        about = {"side": attacker.name, "points": has, **given}
        yield Problem("setup-points-by-role", line.rule, line.page, attacker.id, about)


def _unfit(battle: Battle, side: Side) -> Iterator[Problem]:
    """Problems that the army builder found with an army in this scenario and role only."""
    case = f"{battle.scenario}.{battle.role(side.id)}"
    for mark in side.unfit:
        if case in mark.cases:
            words = {"es": mark.es, "en": mark.en}
            about = {"side": side.name, "role_name": battle.role(side.id), "words": words}
            yield Problem("setup-unfit", mark.rule, mark.page, side.id, about)


# --- what it brings about ---


def decide(book: Book, battle: Battle, order: Order, dice: Dice) -> tuple[EventRecord, ...]:
    """The events of an order about the scenario, with its dice."""
    _understood(battle, order)
    match order:
        case RollScenario():
            return tuple(EventRecord("", event) for event in choose_scenario(book, _both(battle), dice))
        case RollScenarioFor():
            name = side_name(battle, order.attacker)
            settled = scenario_for(book, name, dice)
            return EventRecord(name, AttackerNamed(order.attacker, name)), EventRecord(name, settled)
        case AgreeScenario():
            row, name = book.preparing.reasons["setup_scenario_agreed"], side_name(battle, order.attacker)
            agreed = ScenarioAgreed(order.scenario, order.attacker, name, row.rule, row.page)
            return (EventRecord(name, agreed),)
        case RollOff():
            first, second = (side_name(battle, side) for side in SIDES)
            return (EventRecord("", roll_off(book, (first, second), dice)),)
        case AcceptForces():
            sides = [battle.sides[side] for side in SIDES if side in battle.sides]
            names, points = tuple(side.name for side in sides), tuple(side.points for side in sides)
            return (EventRecord("", ForcesAccepted(names, points)),)


def _both(battle: Battle) -> tuple[Side, Side]:
    """Both sides. Raises `BadData` while one is missing."""
    if len(battle.sides) < len(SIDES):
        raise BadData("no-two-armies")
    first, second = (battle.sides[side] for side in SIDES)
    return first, second
