"""What each event of the Movement phase does to the battle; judged elsewhere."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from heart_africa.rules.battle import Battle
from heart_africa.rules.battle.units import MoveRolled
from heart_africa.rules.organisation.boats import GroundingRolled
from heart_africa.rules.organisation.fortifications import StoppedAtWork, WorkClimbed
from heart_africa.rules.organisation.tembas.roofs import HoleTried, JumpedDown, RoofClimbed
from heart_africa.rules.organisation.traps import DummyFound, TrapTested
from heart_africa.rules.play.close_combat import Engaged, Left
from heart_africa.rules.preparation.deployment.ambushes import AmbushSprung
from heart_africa.rules.preparation.terrain import CrocodilesMet
from heart_africa.rules.referee.feature import Evolve
from heart_africa.rules.referee.movement import (
    ambushes,
    climbs,
    contact,
    evasion,
    events,
    guides,
    obstacles,
    unit_moves,
    vessels,
)


def _chosen(battle: Battle, _event: events.Chosen, who: str) -> Battle:
    return battle.with_unit(replace(battle.unit(who), chosen=True))


def _rolled(battle: Battle, event: MoveRolled, who: str) -> Battle:
    unit = battle.unit(who)
    return battle.with_unit(replace(unit, rolled=(*unit.rolled, event)))


EVOLVERS: Mapping[type[Any], Evolve] = {
    events.Chosen: _chosen,
    MoveRolled: _rolled,
    events.Declined: unit_moves.stay,
    events.Went: unit_moves.go,
    events.Turned: unit_moves.turn_round,
    events.Ended: unit_moves.over,
    events.LeftTable: unit_moves.leave_table,
    AmbushSprung: ambushes.come_out,
    Engaged: contact.engage,
    events.FollowedUp: contact.follow_up,
    Left: contact.leave,
    events.RodeAway: evasion.ride_away,
    events.Led: guides.lead,
    events.RidersChanged: climbs.riders_changed,
    events.Embarked: vessels.embark,
    GroundingRolled: vessels.grounded,
    TrapTested: obstacles.trapped,
    DummyFound: obstacles.trapped,
    CrocodilesMet: obstacles.crossed,
    StoppedAtWork: obstacles.stopped,
    WorkClimbed: obstacles.climbed,
    RoofClimbed: climbs.on_roof,
    JumpedDown: climbs.jumped,
    HoleTried: climbs.broke_through,
}
