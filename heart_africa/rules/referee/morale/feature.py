"""The orders and events of the morale and rallying steps, registered with what judges and applies them."""

from dataclasses import replace
from operator import attrgetter
from types import MappingProxyType
from typing import Any

from heart_africa.rules.battle import Battle, Gone, Happening, Where, lose, marks
from heart_africa.rules.organisation.independents import Bewitch, Bewitched, RaiseStandard, StandardRaised
from heart_africa.rules.organisation.leaders import LeftBehind, Overlook, Overlooked, Rallied, Rally
from heart_africa.rules.play.morale import objections as tests
from heart_africa.rules.play.morale.dice import TakeTests
from heart_africa.rules.play.morale.events import (
    FlightSeen,
    MarkerPlaced,
    MoraleRolled,
    Spared,
    UnitBroke,
    VesselFailed,
    VesselWithdrew,
)
from heart_africa.rules.play.morale.news import Hear
from heart_africa.rules.play.morale.vessels import TakeVesselTests
from heart_africa.rules.referee.feature import Evolve, Feature, Procedure
from heart_africa.rules.referee.morale import decisions, problems
from heart_africa.rules.referee.morale.choices import left_open
from heart_africa.rules.referee.morale.events import NewsHeard, TestsTaken

# --- the battle after the facts of the morale and rallying steps ---


CAUSE = "morale"


def _nothing(battle: Battle, _event: object, _who: str) -> Battle:
    """It is told, and changes nothing."""
    return battle


def _news_heard(battle: Battle, event: NewsHeard, _who: str) -> Battle:
    news = list(battle.news)
    news[event.happening] = replace(news[event.happening], heard=MappingProxyType(dict(event.units)))
    return replace(battle, news=tuple(news))


def _tests_taken(battle: Battle, event: TestsTaken, _who: str) -> Battle:
    return marks.marked(battle, battle.unit(event.unit), marks.TESTED, *event.settled)


def _spared(battle: Battle, event: Spared, _who: str) -> Battle:
    return marks.marked(battle, battle.unit(event.unit), marks.SPARED, event.release.by)


def _overlooked(battle: Battle, event: Overlooked, _who: str) -> Battle:
    return marks.marked(battle, battle.unit(event.unit), marks.OVERLOOKED, event.leader)


def _standard_raised(battle: Battle, event: StandardRaised, _who: str) -> Battle:
    battle = marks.marked(battle, battle.unit(event.unit), marks.STANDARD, event.bearer)
    return marks.marked(battle, battle.company_of(event.bearer), marks.HELPED, event.unit)


def _marker_placed(battle: Battle, event: MarkerPlaced, _who: str) -> Battle:
    unit = battle.unit(event.unit)
    return battle.with_unit(replace(unit, markers=unit.markers + 1))


def _broke(battle: Battle, event: UnitBroke, _who: str) -> Battle:
    """The unit is gone whole, and those who saw it are still to be asked for (MORALE-18, MORALE-19)."""
    unit = battle.unit(event.unit)
    fled = Happening("fled", unit.side, unit.name, unit.sort, unit.contingent, troops=dict(unit.troops))
    battle = _all_gone(battle, unit.name, Gone.FLED)
    gone = replace(battle.unit(unit.name), broken=True, markers=unit.markers + 1)
    return battle.with_unit(gone).with_news(fled)


def _all_gone(battle: Battle, name: str, gone: Gone) -> Battle:
    for figure in battle.unit(name).here:
        battle = lose(battle, figure.name, gone, CAUSE)
    return battle.with_unit(replace(battle.unit(name), where=Where.OUT))


def _left_behind(battle: Battle, event: LeftBehind, _who: str) -> Battle:
    return battle.with_unit(replace(battle.company_of(event.leader), with_unit="", parted="broke"))


def _vessel_failed(battle: Battle, event: VesselFailed, _who: str) -> Battle:
    return battle.with_unit(replace(battle.unit(event.vessel), failures=event.failures))


def _vessel_withdrew(battle: Battle, event: VesselWithdrew, _who: str) -> Battle:
    """It is gone with everyone aboard, who have left the table (BOAT-12)."""
    for name in (*event.aboard, event.vessel):
        battle = _all_gone(battle, name, Gone.LEFT) if name in battle.units else _left(battle, name)
    vessel = battle.unit(event.vessel)
    return battle.with_unit(replace(vessel, failures=vessel.failures + 1))


def _left(battle: Battle, figure: str) -> Battle:
    return lose(battle, figure, Gone.LEFT, CAUSE)


def _bewitched(battle: Battle, event: Bewitched, _who: str) -> Battle:
    """The doctor has cast his spell; whether the unit minds it is weighed with everything else."""
    doctor = battle.company_of(event.witch_doctor)
    battle = marks.marked(battle, doctor, marks.SPELL, event.unit)
    return battle.with_news(Happening("spell", doctor.side, event.unit, by=event.witch_doctor))


def _rallied(battle: Battle, event: Rallied, _who: str) -> Battle:
    unit = battle.unit(event.unit)
    battle = battle.with_unit(replace(unit, markers=unit.markers - event.removed))
    return marks.marked(battle, battle.company_of(event.leader), marks.RALLY, event.unit)


EVOLVERS: dict[type[Any], Evolve] = {
    NewsHeard: _news_heard,
    TestsTaken: _tests_taken,
    MoraleRolled: _nothing,
    Spared: _spared,
    MarkerPlaced: _marker_placed,
    UnitBroke: _broke,
    FlightSeen: _nothing,
    LeftBehind: _left_behind,
    Overlooked: _overlooked,
    StandardRaised: _standard_raised,
    VesselFailed: _vessel_failed,
    VesselWithdrew: _vessel_withdrew,
    Bewitched: _bewitched,
    Rallied: _rallied,
}


# --- the orders and events of the morale and rallying steps, registered with what judges and applies them ---


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
