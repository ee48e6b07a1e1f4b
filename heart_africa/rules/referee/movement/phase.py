"""The orders and events of the Movement phase, each order with its objections and what it does."""

from operator import attrgetter

from heart_africa.core.game import nobody
from heart_africa.core.journal.codec import members
from heart_africa.rules.battle.units import MoveRolled
from heart_africa.rules.organisation.boats import CheckGrounding, GroundingRolled, check_grounding
from heart_africa.rules.organisation.fortifications import ClimbWork, StoppedAtWork, WorkClimbed
from heart_africa.rules.organisation.leaders import Rejoin, join
from heart_africa.rules.organisation.scouts import Guide
from heart_africa.rules.organisation.tembas import ClimbRoof, HoleTried, JumpedDown, LeaveRoof, RoofClimbed
from heart_africa.rules.organisation.traps import DummyFound, StepOnTrap, TrapTested, step_on_trap
from heart_africa.rules.play.close_combat.contact import Engaged
from heart_africa.rules.play.close_combat.leaving import Evade, LeftCombat
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.preparation.deployment.ambushes import AmbushSprung, Spring, come_to_light
from heart_africa.rules.preparation.terrain import CrocodilesMet, CrossWater
from heart_africa.rules.referee.feature import Feature, Procedure, thrown, told
from heart_africa.rules.referee.movement import (
    alternation,
    company,
    contact,
    duties,
    events,
    obstacles,
    orders,
    unit_moves,
    vessels,
)

# --- the orders and events of the Movement phase, registered: what is against each order ---


_FIGURE, _VESSEL, _LEADER = attrgetter("figure"), attrgetter("vessel"), attrgetter("leader")


def _figures(order: orders.ReachWork | CrossWater | Evade) -> str:
    return ", ".join(order.figures)


FEATURE = Feature.of(
    {
        orders.Decline: Procedure(unit_moves.objections_to_declining, unit_moves.decline),
        orders.AllStay: Procedure(unit_moves.objections_to_staying, unit_moves.all_stay, nobody),
        RollMove: Procedure(alternation.objections_to_rolling, alternation.roll, left_open=duties.left_open),
        orders.Move: Procedure(unit_moves.objections, unit_moves.decide, left_open=duties.left_open),
        orders.Turn: Procedure(unit_moves.objections_to_turning, unit_moves.turn),
        Evade: Procedure(contact.objections, contact.decide),
        Guide: Procedure(company.objections_to_guide, company.guide),
        Rejoin: Procedure(company.objections_to_rejoin, told(join, _LEADER), _LEADER),
        orders.Mount: Procedure(obstacles.objections_to_riders, obstacles.change_riders),
        orders.Dismount: Procedure(obstacles.objections_to_riders, obstacles.change_riders),
        Spring: Procedure(contact.objections_to_springing, told(come_to_light)),
        StepOnTrap: Procedure(obstacles.objections_to_trap, thrown(step_on_trap, _FIGURE), _FIGURE),
        CrossWater: Procedure(obstacles.objections_to_cross, obstacles.cross, _figures),
        orders.ReachWork: Procedure(obstacles.objections_to_reach, obstacles.reach, _figures),
        ClimbWork: Procedure(obstacles.objections_to_climb, obstacles.climb),
        orders.Board: Procedure(vessels.objections_to_board, vessels.board),
        CheckGrounding: Procedure(vessels.objections_to_grounding, thrown(check_grounding, _VESSEL), _VESSEL),
        ClimbRoof: Procedure(obstacles.objections_to_roof, obstacles.climb_roof, _FIGURE),
        LeaveRoof: Procedure(obstacles.objections_to_leave, obstacles.leave_roof, _FIGURE),
    },
    (
        *members(events.Event),
        MoveRolled,
        AmbushSprung,
        Engaged,
        LeftCombat,
        GroundingRolled,
        TrapTested,
        DummyFound,
        CrocodilesMet,
        StoppedAtWork,
        WorkClimbed,
        RoofClimbed,
        JumpedDown,
        HoleTried,
    ),
)
