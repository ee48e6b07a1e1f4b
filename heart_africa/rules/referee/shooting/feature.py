"""The orders and events of the Shooting phase, registered with what judges and applies them."""

from operator import attrgetter

from heart_africa.core.journal.codec import members
from heart_africa.rules.organisation.baggage import Capture, Captured
from heart_africa.rules.organisation.tembas import RoofTested
from heart_africa.rules.play.fires import CaughtByFire, FireTried, WindSettled
from heart_africa.rules.play.reloading import Reload, Reloaded
from heart_africa.rules.play.shooting.events import Event as ShotEvent
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.referee.feature import Feature, Procedure
from heart_africa.rules.referee.shooting import blazes, choices, phase, shots
from heart_africa.rules.referee.shooting.events import Event


def _shooters(order: Fire) -> str:
    """Those who shoot, in one order however they were named."""
    return "+".join(sorted(aim.shooter for aim in order.aims))


def _figures(order: Reload) -> str:
    return "+".join(sorted(order.figures))


FEATURE = Feature.of(
    {
        Fire: Procedure(shots.objections, shots.decide, _shooters, choices.left_open),
        **blazes.ORDERS,
        Capture: Procedure(phase.objections_to_capture, phase.decide_capture, attrgetter("captor")),
        Reload: Procedure(phase.objections_to_reload, phase.decide_reload, _figures),
    },
    (
        *members(ShotEvent),
        *members(Event),
        FireTried,
        WindSettled,
        CaughtByFire,
        Reloaded,
        RoofTested,
        Captured,
    ),
)
