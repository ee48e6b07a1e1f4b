"""Morale tests (p. 28).

What makes a unit test       28                             causes
Who never tests              4-15                           never
Casualties still to come     28                             ladder
What has to be measured      28                             news
What a unit owes now         28                             owing
What is against an order     28                             objections
Taking the tests, flight     28                             dice
Gunboats and dhows           10, 15                         vessels
What happens in the morale phase                            events
What reached a unit this turn, and the tests that it makes  facts
"""

from heart_africa.rules.play.morale.causes import due_tests, news_of, threshold, weighed
from heart_africa.rules.play.morale.dice import (
    DIE,
    TakeTests,
    check,
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
    Due,
    News,
    NotDue,
)
from heart_africa.rules.play.morale.ladder import Ladder, Step, ladder
from heart_africa.rules.play.morale.never import never_tests, testers
from heart_africa.rules.play.morale.news import Hear, Question, questions
from heart_africa.rules.play.morale.objections import objections_to_rolling
from heart_africa.rules.play.morale.owing import Owing, owing, owings
from heart_africa.rules.play.morale.vessels import (
    HITS,
    TakeVesselTests,
    due_vessel_tests,
    is_vessel,
    last_failure,
    take_vessel_tests,
    vessel_check,
)

__all__ = [
    "DIE",
    "HITS",
    "Due",
    "FlightSeen",
    "Hear",
    "Ladder",
    "MarkerPlaced",
    "MoraleRolled",
    "News",
    "NotDue",
    "Owing",
    "Question",
    "Spared",
    "Step",
    "TakeTests",
    "TakeVesselTests",
    "UnitBroke",
    "VesselFailed",
    "VesselWithdrew",
    "check",
    "due_tests",
    "due_vessel_tests",
    "is_vessel",
    "ladder",
    "last_failure",
    "never_tests",
    "news_of",
    "objections_to_rolling",
    "owing",
    "owings",
    "questions",
    "take_tests",
    "take_vessel_tests",
    "testers",
    "threshold",
    "vessel_check",
    "weighed",
]
