"""The orders and events of the Shooting phase, registered with what judges and applies them."""

from operator import attrgetter
from types import MappingProxyType
from typing import Any

from heart_africa.core.dataclass import replace
from heart_africa.rules.battle import Battle, Gone, Happening, lose
from heart_africa.rules.organisation.baggage import Capture, Captured
from heart_africa.rules.organisation.tembas import RoofTested
from heart_africa.rules.play.reloading import Reload, Reloaded
from heart_africa.rules.play.shooting.events import (
    AttendantGiven,
    BreachRolled,
    CanoeHoled,
    FigureShot,
    GunFailed,
    HitAllotted,
    SaveRolled,
    ShotFired,
    SpellBroken,
    SplashRolled,
    Unloaded,
    VesselHit,
)
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.referee.feature import Evolve, Feature, Procedure, unchanged
from heart_africa.rules.referee.shooting import blazes, choices, phase_end, shots
from heart_africa.rules.referee.shooting.events import (
    Drowned,
    FallenRemoved,
    GaveWay,
    LoopholeManned,
)

# --- the battle with what shots, fires, captures and reloading have brought about; judged elsewhere ---


def _shot_fired(battle: Battle, event: ShotFired, _who: str) -> Battle:
    figure = battle.figure(event.shooter)
    aimed, faces = (*figure.aimed, event.target), (*figure.faces, event.face)
    return battle.with_figure(replace(figure, shots=figure.shots + 1, aimed=aimed, faces=faces))


def _attendant_given(battle: Battle, event: AttendantGiven, _who: str) -> Battle:
    """Whoever he gives up; if nobody was named, the last of those that are left."""
    left = battle.unit_of(event.leader).attendants
    who = event.attendant or (left[-1] if left else "")
    return lose(battle, who, Gone.LOST, "shooting") if who else battle


def _figure_shot(battle: Battle, event: FigureShot, _who: str) -> Battle:
    return lose(battle, event.figure, Gone.SHOT, "shooting")


def _vessel_hit(battle: Battle, event: VesselHit, _who: str) -> Battle:
    vessel = battle.unit_of(event.vessel)
    return battle.with_unit(replace(vessel, hits=vessel.hits + event.hits))


def _canoe_holed(battle: Battle, event: CanoeHoled, _who: str) -> Battle:
    boat = battle.units.get(event.boat)
    for figure in boat.figures if boat else ():
        battle = lose(battle, figure.name, Gone.LOST, "sunk")
    return battle


def _drowned(battle: Battle, event: Drowned, _who: str) -> Battle:
    """Like all who fall in the phase they may still shoot in it (TURN-09)."""
    for figure in event.figures:
        battle = lose(battle, figure, Gone.SHOT, "drowned")
    return battle


def _breach_rolled(battle: Battle, event: BreachRolled, _who: str) -> Battle:
    if not event.opened or event.target in battle.breaches:
        return battle
    return replace(battle, breaches=(*battle.breaches, event.target))


def _gun_failed(battle: Battle, event: GunFailed, _who: str) -> Battle:
    return battle.with_figure(replace(battle.figure(event.gun), fault=event.fault))


def _unloaded(battle: Battle, event: Unloaded, _who: str) -> Battle:
    return battle.with_figure(replace(battle.figure(event.figure), unloaded=True))


def _spell_broken(battle: Battle, _event: SpellBroken, _who: str) -> Battle:
    return replace(battle, spell_breaking=True)


def _reloaded(battle: Battle, event: Reloaded, _who: str) -> Battle:
    figure = battle.figure(event.figure)
    return battle.with_figure(replace(figure, unloaded=False, reloading=True))


def _captured(battle: Battle, event: Captured, _who: str) -> Battle:
    """The element is gone, its owner's army hears of it, and the captor's side counts it."""
    owner, captor = battle.unit_of(event.element), battle.figure(event.captor)
    side = battle.unit_of(event.captor).side
    battle = battle.with_figure(replace(captor, captured=captor.captured + 1))
    battle = lose(battle, event.element, Gone.LOST, "captured")
    counted = MappingProxyType({**battle.captured, side: battle.captured.get(side, 0) + 1})
    news = Happening("captured", owner.side, event.element, owner.sort, owner.contingent, by=event.captor)
    return replace(battle, captured=counted).with_news(news)


def _fallen_removed(battle: Battle, event: FallenRemoved, _who: str) -> Battle:
    for figure in event.figures:
        battle = lose(battle, figure, Gone.LOST, "shooting")
    return battle


def _gave_way(battle: Battle, event: GaveWay, _who: str) -> Battle:
    return battle.with_figure(replace(battle.figure(event.front), gave_way=event.rear))


def _loophole_manned(battle: Battle, event: LoopholeManned, _who: str) -> Battle:
    return battle.with_figure(replace(battle.figure(event.figure), loophole=(event.wall, event.name)))


EVOLVERS: dict[type[Any], Evolve] = {
    ShotFired: _shot_fired,
    GaveWay: _gave_way,
    LoopholeManned: _loophole_manned,
    HitAllotted: unchanged,
    SplashRolled: unchanged,
    SaveRolled: unchanged,
    AttendantGiven: _attendant_given,
    FigureShot: _figure_shot,
    VesselHit: _vessel_hit,
    CanoeHoled: _canoe_holed,
    Drowned: _drowned,
    BreachRolled: _breach_rolled,
    GunFailed: _gun_failed,
    Unloaded: _unloaded,
    SpellBroken: _spell_broken,
    Reloaded: _reloaded,
    RoofTested: unchanged,
    Captured: _captured,
    FallenRemoved: _fallen_removed,
}


# --- the orders and events of the Shooting phase, registered with what judges and applies them ---


def _shooters(order: Fire) -> str:
    """Those who shoot, in one order however they were named."""
    return "+".join(sorted(aim.shooter for aim in order.aims))


def _figures(order: Reload) -> str:
    return "+".join(sorted(order.figures))


FEATURE = Feature.of(
    {
        Fire: Procedure(shots.objections, shots.decide, _shooters, choices.left_open),
        **blazes.ORDERS,
        Capture: Procedure(phase_end.objections_to_capture, phase_end.decide_capture, attrgetter("captor")),
        Reload: Procedure(phase_end.objections_to_reload, phase_end.decide_reload, _figures),
    },
    {**EVOLVERS, **blazes.EVENTS},
)
