"""What may be ordered between the armies and the deployment."""

from typing import Annotated, ClassVar, Literal

from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import Asked, FigureName, Measure, Turns, UnitName
from heart_africa.rules.battle import SideId
from heart_africa.rules.battle.ground import Piece
from heart_africa.rules.tables.organisation import VesselId
from heart_africa.rules.tables.preparation import Scenario
from heart_africa.rules.tables.terrain import Environment

Water = Literal["sea", "great_lake", "river", "stream", "none"]
Line = Literal["long", "short"]
Time = Literal["day", "night", "dawn", "dusk"]
Rifle = Literal["repeater", "armed_scout"]


# --- the scenario ---


@dataclass(frozen=True, slots=True)
class RollScenario:
    """Both sides roll for the initiative, and if one has it, for the scenario (SCEN-01 to SCEN-04)."""

    kind: Literal["roll-scenario"] = "roll-scenario"


@dataclass(frozen=True, slots=True)
class RollScenarioFor:
    """The attacker is known, as in a campaign: only the die for the scenario is thrown."""

    attacker: SideId
    kind: Literal["roll-scenario-for"] = "roll-scenario-for"


@dataclass(frozen=True, slots=True)
class AgreeScenario:
    """The players choose the scenario themselves (SCEN-05); an Encounter may leave the attacker open."""

    BARE: ClassVar = ("scenario", "attacker")

    scenario: Scenario
    attacker: SideId = ""
    kind: Literal["agree-scenario"] = "agree-scenario"


@dataclass(frozen=True, slots=True)
class RollOff:
    """A die each: who deploys first in an Encounter, and attacks if nobody else does (SCEN-02, SCEN-09)."""

    kind: Literal["roll-off"] = "roll-off"


@dataclass(frozen=True, slots=True)
class AcceptForces:
    """The armies as they came are those that fight: points by role, works and troops are judged here."""

    kind: Literal["accept-forces"] = "accept-forces"


# --- the ground ---


@dataclass(frozen=True, slots=True)
class ChooseLight:
    """The raider chooses the light; `turns` of dark (dawn) or of light (dusk) come first (SCEN-51)."""

    BARE: ClassVar = ("time", "turns")

    time: Time
    turns: Turns = 0
    kind: Literal["choose-light"] = "choose-light"


@dataclass(frozen=True, slots=True)
class ChooseBase:
    """The attacker of a Planned Attack or Raid says which side of the table is his base line (SCEN-35)."""

    line: Line
    kind: Literal["choose-base"] = "choose-base"


@dataclass(frozen=True, slots=True)
class ChooseEnvironment:
    """The country that the battle is fought in (TSEL-01 to TSEL-03), and the sides of the table in inches.

    `agreed`: the players have agreed on a country that is not the defender's home (COMP-18).
    """

    environment: Environment
    agreed: Annotated[bool, Asked.AT_ONCE] = False
    long_in: Annotated[int, Measure.INCHES] = 72
    wide_in: Annotated[int, Measure.INCHES] = 48
    kind: Literal["choose-environment"] = "choose-environment"


@dataclass(frozen=True, slots=True)
class ProposeGround:
    """Dice propose what lies on the table; nobody has to follow them."""

    kind: Literal["propose-ground"] = "propose-ground"


@dataclass(frozen=True, slots=True)
class AgreeGround:
    """What the players have really laid; None: what was proposed.

    A watercourse or gully of which nobody says where it ends runs to the edge of the table.
    """

    pieces: tuple[Piece, ...] | None = None
    kind: Literal["agree-ground"] = "agree-ground"


# --- before the deployment ---


@dataclass(frozen=True, slots=True)
class WriteMarch:
    """The attacker of an Ambush writes the order of march of units, lone figures and baggage (SCEN-17)."""

    units: tuple[UnitName, ...]
    kind: Literal["write-march"] = "write-march"


@dataclass(frozen=True, slots=True)
class LaunchBoat:
    """A side has a canoe or dhow on the table's water, which costs nothing (BOAT-01), or its gunboat.

    `name`: what the vessel is called in this battle; `width_in`: of a river with both banks on the table.
    """

    side: SideId
    vessel: VesselId
    name: str
    water: Water
    width_in: float | None = None
    kind: Literal["launch-boat"] = "launch-boat"


@dataclass(frozen=True, slots=True)
class DeclareRifles:
    """Which White Men carry repeaters, or which scouts firearms: the club's rules of page 12."""

    figures: tuple[FigureName, ...]
    rifle: Rifle
    kind: Literal["declare-rifles"] = "declare-rifles"


@dataclass(frozen=True, slots=True)
class ThrowTrait:
    """A die gives a leader the trait that his list left open (TRAIT-02); `leader`: his own little company."""

    leader: UnitName
    kind: Literal["throw-trait"] = "throw-trait"
