"""What comes of the orders between the armies and the deployment, and the battle after it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, assert_never

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.records import GameEvent
from heart_africa.rules.battle import Battle, Figure, SideId, Sort, Stage, Unit, Where
from heart_africa.rules.battle.ground import Ground, Piece
from heart_africa.rules.battle.state import Light
from heart_africa.rules.book import ScenarioId
from heart_africa.rules.organisation.leaders import Joined, TraitThrown
from heart_africa.rules.preparation.choosing_terrain.proposals import GroundProposed
from heart_africa.rules.preparation.scenarios import InitiativeRolled, RolledOff, ScenarioSettled
from heart_africa.rules.referee.preparation import ALTERNATE, by_name
from heart_africa.rules.referee.setup.orders import Rifle, Time, Water
from heart_africa.rules.tables.organisation import VesselId
from heart_africa.rules.tables.preparation import Scenario
from heart_africa.rules.tables.terrain import Environment

BaseLine = Literal["long", "short"]


@dataclass(frozen=True, slots=True)
class AttackerNamed(GameEvent):
    """A campaign has said who attacks: he also deploys first in an Encounter (SCEN-09)."""

    side: SideId
    name: str
    kind: Literal["attacker-named"] = "attacker-named"

    @property
    def also(self) -> Mapping[str, object]:
        """Also told: side."""
        return {"side": self.name}


@dataclass(frozen=True, slots=True)
class ScenarioAgreed(GameEvent):
    """The players have chosen a scenario; who attacks in an Encounter may still be open."""

    scenario: Scenario
    attacker: SideId
    name: str
    rule: str
    page: int
    kind: Literal["scenario-agreed"] = "scenario-agreed"

    @property
    def variant(self) -> str:
        """Agreed, or agreed open."""
        return "agreed" if self.attacker else "agreed-open"

    @property
    def also(self) -> Mapping[str, object]:
        """Also told: scenario name, attacker."""
        return {"scenario_name": self.scenario, "attacker": self.name}


@dataclass(frozen=True, slots=True)
class ForcesAccepted(GameEvent):
    """The armies are those that fight: their points, in the order of the names."""

    names: tuple[str, ...]
    points: tuple[int, ...]
    kind: Literal["forces-accepted"] = "forces-accepted"

    @property
    def also(self) -> Mapping[str, object]:
        """The facts to tell."""
        first, second = zip(self.names, self.points, strict=True)
        return {"side": first[0], "points": first[1], "other": second[0], "other_points": second[1]}


@dataclass(frozen=True, slots=True)
class LightChosen(GameEvent):
    """The raider has chosen the light."""

    time: Time
    turns: int
    kind: Literal["light-chosen"] = "light-chosen"


@dataclass(frozen=True, slots=True)
class BaseChosen(GameEvent):
    """The attacker has said which side of the table is his."""

    line: BaseLine
    kind: Literal["base-chosen"] = "base-chosen"


@dataclass(frozen=True, slots=True)
class EnvironmentChosen(GameEvent):
    """The country, and the sides of the table in inches."""

    environment: Environment
    long_in: int
    wide_in: int
    kind: Literal["environment-chosen"] = "environment-chosen"

    @property
    def also(self) -> Mapping[str, object]:
        """Also told: long, wide."""
        return {"long": self.long_in, "wide": self.wide_in}


@dataclass(frozen=True, slots=True)
class GroundAgreed(GameEvent):
    """What lies on the table."""

    environment: Environment
    long_in: int
    wide_in: int
    pieces: tuple[Piece, ...]
    kind: Literal["ground-agreed"] = "ground-agreed"

    @property
    def also(self) -> Mapping[str, object]:
        """Also told: count."""
        return {"count": len(self.pieces)}


@dataclass(frozen=True, slots=True)
class MarchWritten(GameEvent):
    """The order of march is written, and the defender may read it (SCEN-18)."""

    units: tuple[str, ...]
    kind: Literal["march-written"] = "march-written"

    @property
    def also(self) -> Mapping[str, object]:
        """Also told: units."""
        return {"units": self.units}


@dataclass(frozen=True, slots=True)
class BoatLaunched(GameEvent):
    """A side has a vessel on the water; one that is lent joins its army under this name."""

    side: SideId
    vessel: VesselId
    name: str
    water: Water
    kind: Literal["boat-launched"] = "boat-launched"

    @property
    def also(self) -> Mapping[str, object]:
        """Also told: troop, boat."""
        return {"troop": self.vessel, "boat": self.name}


@dataclass(frozen=True, slots=True)
class RiflesDeclared(GameEvent):
    """Figures carry other rifles than their row says, by the club's rules."""

    figures: tuple[str, ...]
    rifle: Rifle
    kind: Literal["rifles-declared"] = "rifles-declared"

    @property
    def also(self) -> Mapping[str, object]:
        """Also told: figures."""
        return {"figures": self.figures}


Event = (
    InitiativeRolled
    | RolledOff
    | ScenarioSettled
    | AttackerNamed
    | ScenarioAgreed
    | ForcesAccepted
    | LightChosen
    | BaseChosen
    | EnvironmentChosen
    | GroundProposed
    | GroundAgreed
    | MarchWritten
    | BoatLaunched
    | RiflesDeclared
    | TraitThrown
    | Joined
)


# --- the battle after each event between the armies and the deployment ---


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
