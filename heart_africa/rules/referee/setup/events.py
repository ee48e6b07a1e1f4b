"""Events between the arrival of the armies and the deployment."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from heart_africa.core.dataclass import replace
from heart_africa.core.journal.records import GameEvent
from heart_africa.rules.battle import Battle, Figure, SideId, Sort, Stage, Unit, Where
from heart_africa.rules.battle.state import Ground, Light, Piece
from heart_africa.rules.book.organisation import VesselId
from heart_africa.rules.book.preparation import Scenario
from heart_africa.rules.book.terrain import Environment
from heart_africa.rules.organisation.leaders import Joined, TraitThrown
from heart_africa.rules.preparation.choosing_terrain.proposals import GroundProposed
from heart_africa.rules.preparation.scenarios import InitiativeRolled, RolledOff, ScenarioSettled
from heart_africa.rules.referee.setup.orders import Rifle, Time, Water

BaseLine = Literal["long", "short"]


class AttackerNamed(GameEvent, kind="attacker-named"):
    """The campaign has named the attacker; he also deploys first in an Encounter (SCEN-09)."""

    side: SideId
    name: str

    @property
    def also(self) -> Mapping[str, object]:
        return {"side": self.name}

    def applied(self, battle: Battle, _who: str) -> Battle:
        return replace(battle, mover=self.side, attacker=self.side, campaign=True)


class ScenarioAgreed(GameEvent, kind="scenario-agreed"):
    """The players have chosen a scenario; in an Encounter the attacker may still be open."""

    scenario: Scenario
    attacker: SideId
    name: str
    rule: str
    page: int

    @property
    def variant(self) -> str:
        return "agreed" if self.attacker else "agreed-open"

    @property
    def also(self) -> Mapping[str, object]:
        return {"scenario_name": self.scenario, "attacker": self.name}

    def applied(self, battle: Battle, _who: str) -> Battle:
        return battle.in_scenario(self.scenario, self.attacker)


class ForcesAccepted(GameEvent, kind="forces-accepted"):
    """Both armies were accepted as they are; `points`: theirs, in the order of the names."""

    names: tuple[str, ...]
    points: tuple[int, ...]

    @property
    def also(self) -> Mapping[str, object]:
        first, second = zip(self.names, self.points, strict=True)
        return {"side": first[0], "points": first[1], "other": second[0], "other_points": second[1]}

    def applied(self, battle: Battle, _who: str) -> Battle:
        return replace(battle, stage=Stage.GROUND if battle.roles_known else battle.stage)


class LightChosen(GameEvent, kind="light-chosen"):
    """The raider has chosen the light."""

    time: Time
    turns: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        return replace(battle, light=Light(self.time, self.turns))


class BaseChosen(GameEvent, kind="base-chosen"):
    """The attacker has chosen his base line."""

    line: BaseLine

    def applied(self, battle: Battle, _who: str) -> Battle:
        return replace(battle, base=self.line)


class EnvironmentChosen(GameEvent, kind="environment-chosen"):
    """The environment and the sides of the table in inches were chosen."""

    environment: Environment
    long_in: int
    wide_in: int

    @property
    def also(self) -> Mapping[str, object]:
        return {"long": self.long_in, "wide": self.wide_in}

    def applied(self, battle: Battle, _who: str) -> Battle:
        return replace(battle, ground=Ground(self.environment, self.long_in, self.wide_in))


class GroundAgreed(GameEvent, kind="ground-agreed"):
    """The table was agreed with these pieces."""

    environment: Environment
    long_in: int
    wide_in: int
    pieces: tuple[Piece, ...]

    @property
    def also(self) -> Mapping[str, object]:
        return {"count": len(self.pieces)}

    def applied(self, battle: Battle, _who: str) -> Battle:
        ground = Ground(self.environment, self.long_in, self.wide_in, self.pieces, agreed=True)
        return replace(battle, ground=ground, stage=Stage.DEPLOY if battle.roles_known else battle.stage)


class MarchWritten(GameEvent, kind="march-written"):
    """The order of march was written; the defender may read it (SCEN-18)."""

    units: tuple[str, ...]

    @property
    def also(self) -> Mapping[str, object]:
        return {"units": self.units}

    def applied(self, battle: Battle, _who: str) -> Battle:
        """The battle with the attacker's whole force in the column, those too who go with others."""
        column = (replace(unit, where=Where.COLUMN) for unit in battle.of(battle.attacker) if unit.here)
        return replace(battle.with_unit(*column), march=self.units)


class BoatLaunched(GameEvent, kind="boat-launched"):
    """A side has a vessel on the water; a lent one joins its army under this name."""

    side: SideId
    vessel: VesselId
    name: str
    water: Water

    @property
    def also(self) -> Mapping[str, object]:
        return {"troop": self.vessel, "boat": self.name}

    def applied(self, battle: Battle, _who: str) -> Battle:
        """The battle with the boat as a unit of its own; a vessel that was bought is there already."""
        if self.name in battle.units:
            return battle
        boat = Unit(self.name, self.side, Sort.BOAT, (Figure(self.name, self.vessel),))
        company = MappingProxyType({**battle.company, self.name: self.name})
        return replace(battle.with_unit(boat), company=company)


class RiflesDeclared(GameEvent, kind="rifles-declared"):
    """Figures carry rifles that their row does not have, by the club's rules."""

    figures: tuple[str, ...]
    rifle: Rifle

    @property
    def also(self) -> Mapping[str, object]:
        return {"figures": self.figures}

    def applied(self, battle: Battle, _who: str) -> Battle:
        figures = [battle.figure(name) for name in self.figures]
        if self.rifle == "repeater":
            return battle.with_figure(*(replace(figure, repeater=True) for figure in figures))
        return battle.with_figure(*(replace(figure, armed_scout=True) for figure in figures))


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
