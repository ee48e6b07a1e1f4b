"""What each event of the Movement phase does to the battle; judged elsewhere."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from heart_africa.battle import Battle
from heart_africa.game.moving import (
    ambushes,
    climbing,
    contact,
    evading,
    events,
    going,
    guiding,
    obstacles,
    vessels,
)
from heart_africa.organisation.boats import GroundingRolled
from heart_africa.organisation.fortifications import StoppedAtWork, WorkClimbed
from heart_africa.organisation.tembas.roofs import HoleTried, JumpedDown, RoofClimbed
from heart_africa.organisation.traps import DummyFound, TrapTested
from heart_africa.play.close_combat import Engaged, Left
from heart_africa.play.movement.rolling import MoveRolled
from heart_africa.preparation.ambushes import AmbushSprung
from heart_africa.preparation.terrain import CrocodilesMet

Evolve = Callable[[Battle, Any, str], Battle]


def _chosen(battle: Battle, _event: events.Chosen, who: str) -> Battle:
    return battle.with_unit(replace(battle.unit(who), chosen=True))


def _rolled(battle: Battle, event: MoveRolled, who: str) -> Battle:
    unit = battle.unit(who)
    return battle.with_unit(replace(unit, rolled=(*unit.rolled, event)))


EVOLVERS: Mapping[type[Any], Evolve] = {
    events.Chosen: _chosen,
    MoveRolled: _rolled,
    events.Declined: going.stay,
    events.Went: going.go,
    events.Turned: going.turn_round,
    events.Ended: going.over,
    events.LeftTable: going.leave_table,
    AmbushSprung: ambushes.come_out,
    Engaged: contact.engage,
    events.FollowedUp: contact.follow_up,
    Left: contact.leave,
    events.RodeAway: evading.ride_away,
    events.Led: guiding.lead,
    events.RidersChanged: climbing.riders_changed,
    events.Embarked: vessels.embark,
    GroundingRolled: vessels.grounded,
    TrapTested: obstacles.trapped,
    DummyFound: obstacles.trapped,
    CrocodilesMet: obstacles.crossed,
    StoppedAtWork: obstacles.stopped,
    WorkClimbed: obstacles.climbed,
    RoofClimbed: climbing.on_roof,
    JumpedDown: climbing.jumped,
    HoleTried: climbing.broke_through,
}


def evolve(battle: Battle, event: object, who: str) -> Battle:
    """The battle with an event applied."""
    return EVOLVERS[type(event)](battle, event, who)
