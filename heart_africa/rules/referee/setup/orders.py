"""The orders between the arrival of the armies and the deployment."""

from typing import Annotated, ClassVar, Literal

from heart_africa.core.fields import Asked, FigureName, Measure, Turns, UnitName
from heart_africa.core.journal.records import Order
from heart_africa.rules.battle import SideId
from heart_africa.rules.battle.state import Piece
from heart_africa.rules.book.organisation import VesselId
from heart_africa.rules.book.preparation import Scenario
from heart_africa.rules.book.terrain import Environment

Water = Literal["sea", "great_lake", "river", "stream", "none"]
Line = Literal["long", "short"]
Time = Literal["day", "night", "dawn", "dusk"]
Rifle = Literal["repeater", "armed_scout"]


# --- the scenario ---


class RollScenario(Order, kind="roll-scenario"):
    """Both sides roll for the initiative, and the winner for the scenario (SCEN-01 to SCEN-04)."""


class RollScenarioFor(Order, kind="roll-scenario-for"):
    """Roll for the scenario only; the attacker is known, as in a campaign."""

    attacker: SideId


class AgreeScenario(Order, kind="agree-scenario"):
    """The players choose the scenario themselves (SCEN-05); an Encounter may leave the attacker open."""

    BARE: ClassVar = ("scenario", "attacker")

    scenario: Scenario
    attacker: SideId = ""


class RollOff(Order, kind="roll-off"):
    """Roll a die each for who deploys first in an Encounter, and perhaps attacks (SCEN-02, SCEN-09)."""


class AcceptForces(Order, kind="accept-forces"):
    """Accept both armies for this battle; points, works and troops are checked for their roles here."""


# --- the ground ---


class ChooseLight(Order, kind="choose-light"):
    """The raider chooses the light; `turns`: how many of dark (dawn) or light (dusk) come first (SCEN-51)."""

    BARE: ClassVar = ("time", "turns")

    time: Time
    turns: Turns = 0


class ChooseBase(Order, kind="choose-base"):
    """The attacker of a Planned Attack or Raid chooses his base line (SCEN-35)."""

    line: Line


class ChooseEnvironment(Order, kind="choose-environment"):
    """Choose the environment of the battle (TSEL-01 to TSEL-03), and the sides of the table in inches.

    `agreed`: the players agree on one that is not the defender's home (COMP-18); `crossed`: in a campaign, it
    is that of the native district which the defender's explorers passed through last (L10-14).
    """

    environment: Environment
    agreed: Annotated[bool, Asked.AT_ONCE] = False
    crossed: Annotated[bool, Asked.AT_ONCE] = False
    long_in: Annotated[int, Measure.INCHES] = 72
    wide_in: Annotated[int, Measure.INCHES] = 48


class ProposeGround(Order, kind="propose-ground"):
    """Dice propose what lies on the table; nobody has to follow them."""


class AgreeGround(Order, kind="agree-ground"):
    """The players agree on the pieces that they have laid; None: on those proposed.

    A watercourse or gully of which nobody says where it ends runs to the edge of the table.
    """

    pieces: tuple[Piece, ...] | None = None


# --- before the deployment ---


class WriteMarch(Order, kind="write-march"):
    """The attacker of an Ambush writes the order of march of units, lone figures and baggage (SCEN-17)."""

    units: tuple[UnitName, ...]


class LaunchBoat(Order, kind="launch-boat"):
    """A side puts a canoe or dhow, which costs nothing (BOAT-01), or its gunboat on the table's water.

    `name`: what the vessel is called in this battle; `width_in`: of a river with both banks on the table.
    """

    side: SideId
    vessel: VesselId
    name: str
    water: Water
    width_in: float | None = None


class DeclareRifles(Order, kind="declare-rifles"):
    """White Men carry repeaters, or scouts firearms, by the club's rules of page 12."""

    figures: tuple[FigureName, ...]
    rifle: Rifle


class ThrowTrait(Order, kind="throw-trait"):
    """Throw for the trait that a leader's list left open (TRAIT-02); `leader`: the name of his company."""

    leader: UnitName
