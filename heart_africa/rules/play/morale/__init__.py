"""Morale tests (p. 28).

What makes a unit test       28       causes
Who never tests              4-15     never
Casualties still to come     28       ladder
Taking the tests, flight     28       dice
Gunboats and dhows           10, 15   vessels
"""

from heart_africa.rules.play.morale.causes import due_tests, friend_gone, threshold, weighed
from heart_africa.rules.play.morale.dice import (
    DIE,
    TakeTests,
    check,
    objections_to_take_tests,
    take_tests,
)
from heart_africa.rules.play.morale.events import (
    FlightSeen,
    MarkerPlaced,
    MoraleRolled,
    Spared,
    UnitBroke,
    VesselFailed,
    VesselWithdrew,
)
from heart_africa.rules.play.morale.facts import (
    Ambush,
    Due,
    FriendGone,
    News,
    NotableLost,
    NotDue,
    Report,
    Spell,
    Unit,
    Witness,
)
from heart_africa.rules.play.morale.ladder import Ladder, Step, ladder
from heart_africa.rules.play.morale.never import never_tests
from heart_africa.rules.play.morale.vessels import (
    TakeVesselTests,
    Vessel,
    due_vessel_tests,
    take_vessel_tests,
    vessel_check,
)

__all__ = [
    "DIE",
    "Ambush",
    "Due",
    "FlightSeen",
    "FriendGone",
    "Ladder",
    "MarkerPlaced",
    "MoraleRolled",
    "News",
    "NotDue",
    "NotableLost",
    "Report",
    "Spared",
    "Spell",
    "Step",
    "TakeTests",
    "TakeVesselTests",
    "Unit",
    "UnitBroke",
    "Vessel",
    "VesselFailed",
    "VesselWithdrew",
    "Witness",
    "check",
    "due_tests",
    "due_vessel_tests",
    "friend_gone",
    "ladder",
    "never_tests",
    "objections_to_take_tests",
    "take_tests",
    "take_vessel_tests",
    "threshold",
    "vessel_check",
    "weighed",
]
