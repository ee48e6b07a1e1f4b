"""The orders and events of the morale and rallying steps, registered with what judges and applies them."""

from operator import attrgetter

from heart_africa.rules.organisation.independents import Bewitch, RaiseStandard
from heart_africa.rules.organisation.leaders import Overlook, Rally
from heart_africa.rules.play.morale import Hear, TakeTests, TakeVesselTests
from heart_africa.rules.play.morale import objections as tests
from heart_africa.rules.referee.feature import Feature, Procedure
from heart_africa.rules.referee.morale import decisions, problems
from heart_africa.rules.referee.morale.choices import left_open
from heart_africa.rules.referee.morale.evolution import EVOLVERS


def _happening(order: Hear) -> str:
    """The place in the news of what was heard of."""
    return str(order.happening)


FEATURE = Feature.of(
    {
        Hear: Procedure(tests.objections_to_hear, decisions.hear, _happening, left_open),
        Overlook: Procedure(problems.overlook, decisions.overlook),
        RaiseStandard: Procedure(problems.raise_standard, decisions.raise_standard),
        TakeTests: Procedure(tests.objections_to_take_tests, decisions.take_tests),
        TakeVesselTests: Procedure(
            tests.objections_to_take_vessel_tests, decisions.take_vessel_tests, attrgetter("vessel")
        ),
        Bewitch: Procedure(problems.bewitch, decisions.bewitch),
        Rally: Procedure(problems.rally, decisions.rally, attrgetter("leader")),
    },
    EVOLVERS,
)
