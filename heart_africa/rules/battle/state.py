"""The battle: its table, both sides, all units, the turn and its step, what the turn has brought so far."""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Annotated, ClassVar, Literal

from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.core.fields import Measure
from heart_africa.core.problems import BadData
from heart_africa.core.reckoning import Line
from heart_africa.core.strict import nearest
from heart_africa.rules.battle.units import Figure, SideId, Sort, Unit, Where
from heart_africa.rules.book import ScenarioId, Trait, WorkId
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.preparation import Role, Scenario
from heart_africa.rules.book.terrain import Environment, PieceId, Touch

# --- the table: pieces of terrain and what they lie on; they hold measures and judge nothing ---


PERCENT = 100


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of terrain as it lies on the table.

    `long_in`: its longest side, or how far a stream, river or road runs on the table; `wide_in`: the other
    side, or the width of a watercourse; `percent` of the table, where the two sides do not say it well;
    `ends`: what each end of a watercourse or gully lies at, as far as it is one of these; `touches`: the
    watercourses along it; `own_half`: a village or camp lies wholly in the defender's half; `infested`: a
    marsh with crocodiles; `impassable`: a sea or lake that is a whole side of the table.
    """

    BARE: ClassVar = ("what", "long_in", "wide_in")

    what: PieceId
    long_in: float
    wide_in: float = 0
    percent: Annotated[float | None, Measure.PERCENT] = None
    ends: tuple[Touch, ...] = ()
    touches: tuple[Touch, ...] = ()
    own_half: bool = True
    infested: bool = False
    impassable: bool = False


@dataclass(frozen=True, slots=True)
class Ground:
    """The table of a battle: its environment, its sides in inches and the terrain on it.

    `agreed`: both players have accepted it; before that it is a proposal.
    """

    environment: Environment
    long_in: int = 72
    wide_in: int = 48
    pieces: tuple[Piece, ...] = ()
    agreed: bool = False

    def percent(self, piece: Piece) -> float:
        """The part of the table that a piece covers, in percent: as stated, or from its two sides."""
        if piece.percent is not None:
            return piece.percent
        return piece.long_in * piece.wide_in * PERCENT / (self.long_in * self.wide_in)

    def covered(self, pieces: Iterable[Piece]) -> float:
        """The part of the table that pieces cover together, in percent.

        Where they overlap, each counts whole (ruling of TSEL-04).
        """
        return sum(self.percent(piece) for piece in pieces)

    def has(self, *kinds: PieceId) -> bool:
        """Whether any piece of one of these kinds lies on the table."""
        return any(piece.what in kinds for piece in self.pieces)


# --- the battle ---


RED, BLUE = "red", "blue"
SIDES = (RED, BLUE)
Winner = Literal["attacker", "defender", "draw"]


class Stage(StrEnum):
    """The stages of a game, from the armies' arrival to the verdict."""

    MUSTER = "muster"
    SCENARIO = "scenario"
    GROUND = "ground"
    DEPLOY = "deploy"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Light:
    """The light of a battle, which a raider may choose.

    `turns`: for how many turns it is dark first (dawn) or light first (dusk).
    """

    time: Literal["day", "night", "dawn", "dusk"] = "day"
    turns: int = 0

    def dark(self, turn: int) -> bool:
        """Whether a turn is played in the dark."""
        match self.time:
            case "day":
                return False
            case "night":
                return True
            case "dawn":
                return turn <= self.turns
            case "dusk":
                return turn > self.turns


DAY = Light()


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who has won the battle, and the rule and reason by which it was decided."""

    winner: Winner
    why: Line


@dataclass(frozen=True, slots=True)
class ConditionalProblem:
    """Why an army is illegal in some scenarios or roles only, in the words of the army builder.

    `cases`: which ones, as `raid.attacker`.
    """

    code: str
    rule: str
    page: int
    es: str
    en: str
    cases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Side:
    """A side as its army came to the table.

    `aggressiveness` with the entry that gives it; `home`: the environments of its home; `travels`: in a
    campaign it is at home where it last passed through (L10-14); `points`: what the army cost, `limit`: what
    it was agreed to cost; `works` bought; `marks`: why the army is illegal or narrative whatever its part
    (codes of its problems), if so; `unfit`: why it is in some parts only.
    """

    id: SideId
    name: str
    army: str
    people: str = ""
    points: int = 0
    limit: int = 0
    aggressiveness: int = 0
    rule: str = ""
    page: int = 1
    home: tuple[str, ...] = ()
    travels: bool = False
    traits: tuple[Trait, ...] = ()
    works: Mapping[str, int] = field(default_factory=dict, hash=False)
    marks: tuple[str, ...] = ()
    unfit: tuple[ConditionalProblem, ...] = ()


@dataclass(frozen=True, slots=True)
class PlacedWork:
    """A work that its owner has placed on the table, with its name there.

    `amount`: its length in inches, or how many pieces of it.
    """

    name: str
    side: SideId
    work: WorkId
    amount: int


@dataclass(frozen=True, slots=True)
class NewsItem:
    """Something of this turn that units may have to test for, or that the report tells.

    `what`: `ambush` (enemies emerged), `destroyed`, `fled`, `notable` (leader, standard bearer or witch
    doctor lost), `captured`, `eaten` (baggage), `village` (set on fire), `spell`. `side`: whose loss it is;
    of an ambush, of a spell and of a village whose it was. `unit`: which unit or figure; `who`: its sort;
    `by`: who did it; `troops`: of what it consisted; `heard`: which units it reached and from how many
    inches, once somebody has said so. Told apart by their place in `Battle.news`.
    """

    what: str
    side: SideId
    unit: str = ""
    who: str = ""
    contingent: str = ""
    by: str = ""
    troops: Mapping[str, int] = field(default_factory=dict, hash=False)
    pygmies: bool = False
    heard: Mapping[str, float] | None = field(default=None, hash=False)


@dataclass(frozen=True, slots=True)
class Fire:
    """Something that was set on fire in a turn."""

    target: str
    lit: int

    def turn(self, now: int) -> int:
        """The turn of the fire, counted from 1: the turn in which it was lit is its first (FIRE-11)."""
        return now - self.lit + 1


@dataclass(frozen=True, slots=True)
class Burning:
    """A fire on the table, by the name that the players gave it; `owner`: the side whose village burns."""

    name: str
    fire: Fire
    owner: SideId = ""


@dataclass(frozen=True, slots=True)
class Battle:
    """A battle as it stands.

    `units` by name, in the order in which they were mustered; `company`: the unit of every figure by its
    name. `attacker`: once it is settled; `mover`: whose turn it is to move or to deploy; `march`: the order
    of march of an ambushed column; `ground`: the table; `base`: the attacker's base line (`long`, `short`),
    where he chooses it; `laid`: the works that have been placed; `first`: who rolls for arrivals first this
    turn; `spell_broken`: a White Man was killed in an earlier phase, `spell_breaking`: in this one;
    `captured`: elements of baggage that each side has taken in the whole battle; `held`: for how many
    complete turns the attacker has held the village or camp; `breaches`: opened in walls, under the names
    of what was shot at; `news`: what this turn has brought; `done`: duties of this step that are settled;
    `limit`: after how many turns the players agreed to end it, 0 for none (SCEN-44); `reopened`: the umpire
    plays on after a verdict, so that it ends by his word alone; `campaign`: a campaign has said who attacks,
    and with how many points each side comes.
    """

    stage: Stage = Stage.MUSTER
    turn: int = 0
    step: Step = Step.ARRIVALS
    sides: Mapping[SideId, Side] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    units: Mapping[str, Unit] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    company: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    scenario: ScenarioId = ""
    attacker: SideId = ""
    light: Light = DAY
    mover: SideId = ""
    first: SideId = ""
    march: tuple[str, ...] = ()
    ground: Ground | None = None
    base: str = ""
    laid: tuple[PlacedWork, ...] = ()
    fires: tuple[Burning, ...] = ()
    wind: int | None = None
    breaches: tuple[str, ...] = ()
    spell_broken: bool = False
    spell_breaking: bool = False
    captured: Mapping[SideId, int] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    held: int = 0
    news: tuple[NewsItem, ...] = ()
    done: tuple[str, ...] = ()
    conceded: tuple[SideId, ...] = ()
    verdict: Verdict | None = None
    limit: int = 0
    reopened: bool = False
    campaign: bool = False

    # --- who is who ---

    def unit(self, name: str) -> Unit:
        """The unit of that name. Raises `BadData` with the nearest that exists."""
        if name not in self.units:
            raise _unknown("unit", name, tuple(self.units))
        return self.units[name]

    def unit_of(self, figure: str) -> Unit:
        """The unit of a figure. Raises `BadData` with the nearest name that exists."""
        if figure not in self.company:
            raise _unknown("figure", figure, tuple(self.company))
        return self.units[self.company[figure]]

    def company_of(self, name: str) -> Unit:
        """The company of an independent figure, found by the unit's name or by a figure's.

        Raises `BadData` if there is neither.
        """
        return self.units[name] if name in self.units else self.unit_of(name)

    def figure(self, name: str) -> Figure:
        """The figure of that name. Raises `BadData` with the nearest that exists."""
        return self.unit_of(name).figure(name)

    def touch(self, one: str, other: str) -> bool:
        """Whether the battle has these two figures in base contact."""
        return other in self.figure(one).enemies or one in self.figure(other).enemies

    def of(self, side: SideId, *sorts: Sort) -> Iterator[Unit]:
        """All units of a side, or only those of the sorts named."""
        return (
            unit for unit in self.units.values() if unit.side == side and (not sorts or unit.sort in sorts)
        )

    def fighting(self, side: SideId) -> tuple[Unit, ...]:
        """The combat units of a side that are on the table, those hidden in ambush included."""
        return tuple(unit for unit in self.of(side, Sort.UNIT) if unit.deployed)

    def leader(self, side: SideId) -> Unit | None:
        """The unit of a side's leader, or None if he is dead or has left the table."""
        return next((unit for unit in self.of(side, Sort.LEADER) if unit.led), None)

    def role(self, side: SideId) -> Role:
        """Whether a side is attacker or defender; "defender" for both until it is settled who attacks."""
        return "attacker" if side == self.attacker else "defender"

    @property
    def defender(self) -> SideId:
        """The side that does not attack; empty until it is settled who does."""
        return other(self.attacker) if self.attacker else ""

    def side_named(self, name: str) -> SideId:
        """The id (`red`, `blue`) of the side with that name, or the name itself if it is an id already."""
        return next((id_ for id_, side in self.sides.items() if side.name == name), name)

    @property
    def roles_known(self) -> bool:
        """Whether scenario and attacker are known; before that nobody can deploy."""
        return bool(self.scenario and self.attacker)

    def in_scenario(self, scenario: Scenario, attacker: SideId) -> "Battle":
        """The battle with its scenario and attacker; in an Encounter `attacker` may be empty, as still open.

        In an Encounter whoever was drawn, or attacks in a campaign, deploys first; elsewhere the defender
        does.
        """
        battle = replace(self, scenario=scenario, attacker=attacker)
        return battle if scenario == "encounter" else replace(battle, mover=battle.defender)

    @property
    def known_scenario(self) -> Scenario:
        """The scenario of a battle that has one. Only for stages that come after it is chosen."""
        assert self.scenario  # noqa: S101  # the stage comes after the scenario
        return self.scenario

    @property
    def dark(self) -> bool:
        """Whether this turn is played in the dark."""
        return self.light.dark(self.turn)

    # --- changed copies ---

    def with_unit(self, *changed: Unit) -> "Battle":
        """A copy with these units, each in place of the unit of its name if there is one."""
        units = {**self.units, **{unit.name: unit for unit in changed}}
        return replace(self, units=MappingProxyType(units))

    def with_figure(self, *changed: Figure) -> "Battle":
        """A copy with these figures in place of those of the same names."""
        units: dict[str, Unit] = {}
        for figure in changed:
            name = self.company[figure.name]
            units[name] = units.get(name, self.units[name]).with_figures(figure)
        return self.with_unit(*units.values())

    def with_news(self, *more: NewsItem) -> "Battle":
        """A copy with further news of this turn."""
        return replace(self, news=(*self.news, *more))

    def joined_by(self, side: Side, units: tuple[Unit, ...]) -> "Battle":
        """A copy with a side and the units of its army.

        Names of figures and units must be unique in the battle.
        """
        company = {figure.name: unit.name for unit in units for figure in unit.figures}
        return replace(
            self.with_unit(*units),
            sides=MappingProxyType({**self.sides, side.id: side}),
            company=MappingProxyType({**self.company, **company}),
        )


def other(side: SideId) -> SideId:
    """The opposite side."""
    return BLUE if side == RED else RED


def lies(battle: Battle, *works: WorkId) -> bool:
    """Whether one of these works is on the table, or may still come: a side has bought it and placed none."""
    placed = {laid.work for laid in battle.laid}
    brought = {work for side in battle.sides.values() for work, amount in side.works.items() if amount}
    return any(work in placed or work in brought for work in works)


def _unknown(what: str, found: str, known: tuple[str, ...]) -> BadData:
    about = {"what": what, "found": found, "nearest": nearest(found, known), "allowed": ", ".join(known[:40])}
    return BadData("not-in-the-battle", about=about)


__all__ = [
    "BLUE",
    "RED",
    "SIDES",
    "Battle",
    "Burning",
    "ConditionalProblem",
    "NewsItem",
    "PlacedWork",
    "Side",
    "SideId",
    "Stage",
    "Where",
    "other",
]
