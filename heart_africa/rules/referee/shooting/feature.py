"""The orders and events of the Shooting phase, registered with what judges and applies them."""

from operator import attrgetter

from heart_africa.rules.organisation.baggage import Capture
from heart_africa.rules.organisation.tembas.roofs import FireArrows
from heart_africa.rules.play.fires import LightFire, SettleWind, StayInFire
from heart_africa.rules.play.reloading import Reload
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.referee.feature import Feature, Procedure
from heart_africa.rules.referee.shooting import choices, fires, phase_end, shots
from heart_africa.rules.referee.shooting.evolution import EVOLVERS


def _shooters(order: Fire) -> str:
    """Those who shoot, in one order however they were named."""
    return "+".join(sorted(aim.shooter for aim in order.aims))


def _figures(order: FireArrows | StayInFire | Reload) -> str:
    return "+".join(sorted(order.figures))


def _wind(_order: SettleWind) -> str:
    return "wind"


FEATURE = Feature.of(
    {
        Fire: Procedure(shots.objections, shots.decide, _shooters, choices.left_open),
        LightFire: Procedure(fires.objections_to_light, fires.light, attrgetter("figure")),
        FireArrows: Procedure(fires.objections_to_arrows, fires.shoot_arrows, _figures),
        SettleWind: Procedure(fires.objections_to_wind, fires.settle_wind, _wind),
        StayInFire: Procedure(fires.objections_to_stay, fires.stay, _figures),
        Capture: Procedure(phase_end.objections_to_capture, phase_end.decide_capture, attrgetter("captor")),
        Reload: Procedure(phase_end.objections_to_reload, phase_end.decide_reload, _figures),
    },
    EVOLVERS,
)
