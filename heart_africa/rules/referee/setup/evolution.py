"""The battle after each event between the armies and the deployment."""

from dataclasses import replace
from types import MappingProxyType
from typing import assert_never

from heart_africa.rules.battle import Battle, Figure, SideId, Sort, Stage, Unit, Where
from heart_africa.rules.battle.ground import Ground
from heart_africa.rules.battle.state import Light
from heart_africa.rules.book import ScenarioId
from heart_africa.rules.organisation.leaders import Joined, TraitThrown
from heart_africa.rules.preparation.choosing_terrain.proposals import GroundProposed
from heart_africa.rules.preparation.scenarios import InitiativeRolled, RolledOff, ScenarioSettled
from heart_africa.rules.referee.preparation import ALTERNATE, by_name
from heart_africa.rules.referee.setup.events import (
    AttackerNamed,
    BaseChosen,
    BoatLaunched,
    EnvironmentChosen,
    Event,
    ForcesAccepted,
    GroundAgreed,
    LightChosen,
    MarchWritten,
    RiflesDeclared,
    ScenarioAgreed,
)


def evolve(battle: Battle, event: Event, who: str) -> Battle:  # noqa: C901, PLR0911, PLR0912  # one line for each event
    """The battle with an event applied."""
    match event:
        case InitiativeRolled():
            return battle
        case RolledOff():
            winner = by_name(battle, event.winner)
            return replace(battle, mover=winner, attacker=battle.attacker or winner)
        case AttackerNamed():
            return replace(battle, mover=event.side, attacker=event.side, campaign=True)
        case ScenarioSettled():
            return _settled(battle, event.scenario, by_name(battle, event.attacker))
        case ScenarioAgreed():
            return _settled(battle, event.scenario, event.attacker)
        case ForcesAccepted():
            return replace(battle, stage=Stage.GROUND if _ready(battle) else battle.stage)
        case LightChosen():
            return replace(battle, light=Light(event.time, event.turns))
        case BaseChosen():
            return replace(battle, base=event.line)
        case EnvironmentChosen():
            return replace(battle, ground=Ground(event.environment, event.long_in, event.wide_in))
        case GroundProposed():
            return replace(battle, ground=_proposed(battle.ground, event))
        case GroundAgreed():
            ground = Ground(event.environment, event.long_in, event.wide_in, event.pieces, agreed=True)
            return replace(battle, ground=ground, stage=Stage.DEPLOY if _ready(battle) else battle.stage)
        case MarchWritten():
            return _in_column(battle, event)
        case BoatLaunched():
            return _launched(battle, event)
        case RiflesDeclared():
            return _armed(battle, event)
        case TraitThrown():
            return _given(battle, event, who)
        case Joined():
            return battle.with_unit(replace(battle.unit(who), with_unit=event.unit, parted=""))
    assert_never(event)


def _ready(battle: Battle) -> bool:
    """Whether it is known who attacks in what, without which nobody can deploy."""
    return bool(battle.scenario and battle.attacker)


def _settled(battle: Battle, scenario: ScenarioId, attacker: SideId) -> Battle:
    """In an Encounter who was drawn, or attacks in a campaign, deploys first; elsewhere the defender does."""
    battle = replace(battle, scenario=scenario, attacker=attacker)
    return battle if scenario == ALTERNATE else replace(battle, mover=battle.defender)


def _proposed(ground: Ground | None, event: GroundProposed) -> Ground:
    if ground is None:
        return Ground(event.environment, pieces=event.pieces)
    return replace(ground, environment=event.environment, pieces=event.pieces, agreed=False)


def _in_column(battle: Battle, event: MarchWritten) -> Battle:
    """Everybody of the attacker waits in the column, whom the order of march names and who goes with them."""
    column = (replace(unit, where=Where.COLUMN) for unit in battle.of(battle.attacker) if unit.here)
    return replace(battle.with_unit(*column), march=event.units)


def _launched(battle: Battle, event: BoatLaunched) -> Battle:
    """A boat that is lent joins its side as a vessel of its own; one that was bought is there already."""
    if event.name in battle.units:
        return battle
    boat = Unit(event.name, event.side, Sort.BOAT, (Figure(event.name, event.vessel),))
    company = MappingProxyType({**battle.company, event.name: event.name})
    return replace(battle.with_unit(boat), company=company)


def _given(battle: Battle, event: TraitThrown, who: str) -> Battle:
    """The leader has his trait, and so has his side."""
    leader = battle.unit(who)
    side = replace(battle.sides[leader.side], traits=(event.trait,))
    battle = replace(battle, sides=MappingProxyType({**battle.sides, side.id: side}))
    return battle.with_unit(replace(leader, traits=(event.trait,), open_traits=()))


def _armed(battle: Battle, event: RiflesDeclared) -> Battle:
    figures = [battle.figure(name) for name in event.figures]
    if event.rifle == "repeater":
        return battle.with_figure(*(replace(figure, repeater=True) for figure in figures))
    return battle.with_figure(*(replace(figure, armed_scout=True) for figure in figures))
