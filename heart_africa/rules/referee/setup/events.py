"""What comes of the orders between the armies and the deployment, besides what the chapters say."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.rules.battle import SideId
from heart_africa.rules.battle.ground import Piece
from heart_africa.rules.organisation.leaders import Joined, TraitThrown
from heart_africa.rules.preparation.choosing_terrain import GroundProposed
from heart_africa.rules.preparation.scenarios import InitiativeRolled, RolledOff, ScenarioSettled
from heart_africa.rules.referee.setup.orders import Rifle, Time, Water
from heart_africa.rules.tables.boats import VesselId
from heart_africa.rules.tables.choosing_terrain import Environment
from heart_africa.rules.tables.deployment import Scenario

BaseLine = Literal["long", "short"]


@dataclass(frozen=True, slots=True)
class AttackerNamed:
    """A campaign has said who attacks: he also deploys first in an Encounter (SCEN-09)."""

    side: SideId
    name: str
    kind: Literal["attacker-named"] = "attacker-named"

    @property
    def what(self) -> str:
        """How it is told."""
        return "setup-event-attacker-named"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"side": self.name}


@dataclass(frozen=True, slots=True)
class ScenarioAgreed:
    """The players have chosen a scenario; who attacks in an Encounter may still be open."""

    scenario: Scenario
    attacker: SideId
    name: str
    rule: str
    page: int
    kind: Literal["scenario-agreed"] = "scenario-agreed"

    @property
    def what(self) -> str:
        """How it is told."""
        return "setup-event-agreed" if self.attacker else "setup-event-agreed-open"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"scenario_name": self.scenario, "attacker": self.name}


@dataclass(frozen=True, slots=True)
class ForcesAccepted:
    """The armies are those that fight: their points, in the order of the names."""

    names: tuple[str, ...]
    points: tuple[int, ...]
    kind: Literal["forces-accepted"] = "forces-accepted"

    @property
    def what(self) -> str:
        """How it is told."""
        return "setup-event-forces"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        first, second = zip(self.names, self.points, strict=True)
        return {"side": first[0], "points": first[1], "other": second[0], "other_points": second[1]}


@dataclass(frozen=True, slots=True)
class LightChosen:
    """The raider has chosen the light."""

    time: Time
    turns: int
    kind: Literal["light-chosen"] = "light-chosen"

    @property
    def what(self) -> str:
        """How it is told."""
        return "setup-event-light"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"time": self.time, "turns": self.turns}


@dataclass(frozen=True, slots=True)
class BaseChosen:
    """The attacker has said which side of the table is his."""

    line: BaseLine
    kind: Literal["base-chosen"] = "base-chosen"

    @property
    def what(self) -> str:
        """How it is told."""
        return "setup-event-base"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"line": self.line}


@dataclass(frozen=True, slots=True)
class EnvironmentChosen:
    """The country, and the sides of the table in inches."""

    environment: Environment
    long_in: int
    wide_in: int
    kind: Literal["environment-chosen"] = "environment-chosen"

    @property
    def what(self) -> str:
        """How it is told."""
        return "setup-event-environment"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"environment": self.environment, "long": self.long_in, "wide": self.wide_in}


@dataclass(frozen=True, slots=True)
class GroundAgreed:
    """What lies on the table."""

    environment: Environment
    long_in: int
    wide_in: int
    pieces: tuple[Piece, ...]
    kind: Literal["ground-agreed"] = "ground-agreed"

    @property
    def what(self) -> str:
        """How it is told."""
        return "setup-event-ground"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"environment": self.environment, "count": len(self.pieces)}


@dataclass(frozen=True, slots=True)
class MarchWritten:
    """The order of march is written, and the defender may read it (SCEN-18)."""

    units: tuple[str, ...]
    kind: Literal["march-written"] = "march-written"

    @property
    def what(self) -> str:
        """How it is told."""
        return "setup-event-march"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"units": self.units}


@dataclass(frozen=True, slots=True)
class BoatLaunched:
    """A side has a vessel on the water; one that is lent joins its army under this name."""

    side: SideId
    vessel: VesselId
    name: str
    water: Water
    kind: Literal["boat-launched"] = "boat-launched"

    @property
    def what(self) -> str:
        """How it is told."""
        return "setup-event-boat"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"troop": self.vessel, "boat": self.name, "water": self.water}


@dataclass(frozen=True, slots=True)
class RiflesDeclared:
    """Figures carry other rifles than their row says, by the club's rules."""

    figures: tuple[str, ...]
    rifle: Rifle
    kind: Literal["rifles-declared"] = "rifles-declared"

    @property
    def what(self) -> str:
        """How it is told."""
        return "setup-event-rifles"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"rifle": self.rifle, "figures": self.figures}


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
