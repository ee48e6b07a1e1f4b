"""What comes of the orders between the armies and the deployment, besides what the chapters say."""

from collections.abc import Mapping
from typing import Literal

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.events import GameEvent
from heart_africa.rules.battle import SideId
from heart_africa.rules.battle.ground import Piece
from heart_africa.rules.organisation.leaders import Joined, TraitThrown
from heart_africa.rules.preparation.choosing_terrain.proposals import GroundProposed
from heart_africa.rules.preparation.scenarios import InitiativeRolled, RolledOff, ScenarioSettled
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
