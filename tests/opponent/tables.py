"""Small tables for the computer's player: who stands where, on open ground unless said otherwise."""

from collections.abc import Mapping

import pytest

from heart_africa.board.layout import Spot
from heart_africa.core.journal.journal import Journal
from heart_africa.core.rulings import default_rulings
from heart_africa.laboratory.chance import Chance
from heart_africa.opponent import facts
from heart_africa.opponent import seat as the_seat
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.ground import Edge, Land, Place
from heart_africa.opponent.heads import Choice, Situation
from heart_africa.opponent.levels import head
from heart_africa.opponent.match import Match
from heart_africa.opponent.plans import plan
from heart_africa.opponent.sketch import INWARD, Sketch, ranked
from heart_africa.opponent.steady import carried_out
from heart_africa.opponent.weights import PLANNER, weights
from heart_africa.rules.battle import Battle, SideId, Stage, Unit
from heart_africa.rules.book.play import MOVEMENT, Step
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.referee.movement.orders import Decline
from tests.referee.referred import BOOK
from tests.situations import BattleAt

EDGES: Mapping[SideId, Edge] = {"red": "south", "blue": "north"}
LONG, WIDE = 72, 48
SETTLERS = """format = "heart-africa/army"
version = 1
name = "{name}"
list = "portuguese_settlers"
people = "angola"
year = 1890
points = 300
[leader]
troop = "askaris"
[[units]]
figures = {{mounted_regulars = 4}}
[[units]]
figures = {{askaris = 6}}
[[units]]
figures = {{musketeers = 8}}
[[units]]
figures = {{musketeers = 8}}
"""
"""An army file of 300 points with four Boers of Angola, who fight on foot as well."""


def called_after(turns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the scenario, the umpire calls a battle that two computers play after so many turns."""
    ours = weights()
    few = ours.turns.model_copy(update={"called": turns, "column": turns})
    monkeypatch.setattr(facts, "weights", lambda: ours.model_copy(update={"turns": few}))


def drawn_by(seed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer's lots at a table, ground and base lines among them, are those of a seed, not of its journal."""
    monkeypatch.setattr(the_seat, "Chance", lambda _journal: Chance(seed))


def open_land(*places: Place) -> Land:
    """A table on which nothing lies but these villages."""
    return Land(BOOK, LONG, WIDE, (GroundId.OPEN_GROUND,) * (LONG * WIDE), places)


def sketched(where: Mapping[Unit, Spot], wide: int = 6, land: Land | None = None) -> Sketch:
    """Units in their ranks about these spots, each facing into the table from its own side."""
    spots: dict[str, Spot] = {}
    facing = {}
    for unit, spot in where.items():
        facing[unit.name] = INWARD[EDGES[unit.side]]
        spots |= ranked([each.name for each in unit.figures], spot, facing[unit.name], wide)
    return Sketch(land or open_land(), EDGES, "", spots, facing)


def match_of(battle: Battle, sketch: Sketch, seed: str = "1") -> Match:
    """A battle that begins in the middle, to be played on."""
    rules = BattleAt(BOOK, default_rulings(), battle)
    return Match(rules, sketch, Journal(rules), Chance(seed))


def situation(match: Match, side: SideId) -> Situation:
    """What a side knows of it now."""
    return match.situation(match.agenda(), side)


def decided(match: Match, habits: str = PLANNER, side: str = "red") -> Choice | None:
    """What a planner of a side does, or with other habits a steady player."""
    now = situation(match, side)
    return carried_out(now, plan(now.at, side, habits=habits), Chance("1"))


def against_who_stays(match: Match, until: int) -> list[object]:
    """The orders of red's steady player up to a turn against a blue who neither moves nor shoots."""
    steady, chance, given = head("steady"), Chance("1"), list[object]()
    while match.battle.stage is Stage.PLAY and match.battle.turn < until:
        agenda = match.agenda()
        if (said := match.fact(agenda)) is not None:
            match.give(said)
            continue
        side = match.turn_of(agenda)
        stays = [each for each in match.battle.of("blue") if not each.done]
        choice = None
        if side == "red" or (side == "blue" and match.battle.step not in {*MOVEMENT, Step.SHOOTING}):
            choice = steady(match.situation(agenda, side), chance)
        if not side:
            match.give(facts.ends(match.position()))
        elif choice is not None:
            given += [choice.chosen.order] if side == "red" else []
            match.give(choice.chosen.draft)
        elif side == "blue" and "decline" in agenda.orders and stays:
            match.give(Draft(Decline(stays[0].name)))
        else:
            match.passed.add(side)
    return given
