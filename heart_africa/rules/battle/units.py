"""The units of a battle: fighting units, an independent figure with his company, the baggage, boats."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Literal, Protocol, Self

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.fields import Holds, TroopName, UnitName
from heart_africa.core.journal.records import GameEvent
from heart_africa.core.reckoning import Reckoning
from heart_africa.rules.book import ATTENDANT, CANOE, DHOW, Trait
from heart_africa.rules.book.printed import Rate
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle


class Fault(StrEnum):
    """What is the matter with a machine gun (p. 10)."""

    NONE = ""
    JAMMED = "jammed"
    BROKEN = "broken"


class Gone(StrEnum):
    """Whether a figure is still there, and if not, how it went.

    `shot`: fallen in this Shooting phase, in which it may still shoot (TURN-09); `left`: it has left the
    table by the far side; `fled`: with its broken unit; `lost`: in any other way.
    """

    NO = ""
    SHOT = "shot"
    LOST = "lost"
    FLED = "fled"
    LEFT = "left"


DEAD = frozenset({Gone.SHOT, Gone.LOST})


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure: what it is, what it carries into the next turn, and what it has done in this one.

    Who is `gone` keeps the `cause` and the turn in which it `went`.
    Kept: `unloaded` (its smoke marker), `fault` of a machine gun, `enemies` in base contact and for how many
    turns it has `fought` them, ground and work (`cover`, `behind`, as people stated them), `alone` (as
    stated: no friend near enough, so that it is dispersed), `dismounted`, `on_roof`, `forded` (crocodiles
    asked once at this ford), `aboard` which vessel. Of this turn: `moved`, `melee`, `covered` (in cover when
    its movement began), `shots` fired, `aimed` at whom, `faces` of its shots, `reloading` declared,
    `gave_way` to whom of the rank behind it, `loophole`: through which kind of wall, and which of them, it
    shot, `lit` a fire, `climbed` a work, `boarding`, `changed_mount`, `captured` elements, `attempted`
    anything else that takes its turn, `water`: the marsh or ford whose crocodiles have still to be asked.
    """

    name: str
    troop: TroopName
    gone: Gone = Gone.NO
    cause: str = ""
    went: int = 0
    unloaded: bool = False
    fault: Fault = Fault.NONE
    enemies: tuple[str, ...] = ()
    fought: int = 0
    cover: bool = False
    behind: Obstacle = Obstacle.NONE
    alone: bool = False
    dismounted: bool = False
    on_roof: bool = False
    forded: bool = False
    aboard: UnitName = ""
    repeater: bool = False
    armed_scout: bool = False
    moved: Moved = Moved.NO
    melee: Melee = Melee.NONE
    covered: bool = False
    shots: int = 0
    aimed: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()
    reloading: bool = False
    gave_way: str = ""
    loophole: tuple[str, ...] = ()
    lit: bool = False
    climbed: Obstacle = Obstacle.NONE
    boarding: bool = False
    changed_mount: bool = False
    captured: int = 0
    attempted: bool = False
    water: str = ""

    @property
    def here(self) -> bool:
        """Whether the figure is still in the game: neither killed nor off the table."""
        return self.gone is Gone.NO

    @property
    def may_act(self) -> bool:
        """Whether it may act in a Shooting phase: those shot in this phase still may (TURN-09)."""
        return self.gone in {Gone.NO, Gone.SHOT}


@dataclass(frozen=True, slots=True)
class Endangered:
    """A figure that may be killed, with the attendants who may die in its place.

    `lives`: how many attendants the leader may still give up; `gives`: their names in the order in which he
    would, if the player has said so.
    """

    figure: Figure
    lives: int = 0
    gives: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The figure's name."""
        return self.figure.name

    @property
    def troop(self) -> str:
        """The figure's troop."""
        return self.figure.troop


BEARER = "gun_bearer"
SideId = Annotated[str, Holds.SIDE]
"""`red` or `blue`; who attacks is settled later."""


Pace = Literal["open", "difficult"]


class Sort(StrEnum):
    """The kinds of units."""

    UNIT = "unit"
    LEADER = "leader"
    STANDARD_BEARER = "standard_bearer"
    WITCH_DOCTOR = "witch_doctor"
    SCOUT = "scout"
    BAGGAGE = "baggage"
    BOAT = "boat"


UNCOUNTED = frozenset({ATTENDANT, CANOE, DHOW})
INDEPENDENT = frozenset({Sort.LEADER, Sort.STANDARD_BEARER, Sort.WITCH_DOCTOR, Sort.SCOUT})


class Where(StrEnum):
    """Where a unit is.

    `waiting` to be deployed, on the `table`, hidden in `ambush`, off the table in `reserve` or `column` until
    it arrives, or `out`: gone for good. `home`: left out of the battle, as baggage may be (SCEN-50) and any
    unit by the umpire.
    """

    WAITING = "waiting"
    TABLE = "table"
    AMBUSH = "ambush"
    RESERVE = "reserve"
    COLUMN = "column"
    HOME = "home"
    OUT = "out"


NO_PART = frozenset({Where.HOME, Where.OUT})
"""Where those are who take no part in the battle, or none any more."""


class Units(Protocol):
    """What a `MoveRolled` needs of a battle: its units by name."""

    def unit(self, name: str) -> "Unit":
        """The unit of that name."""

    def with_unit(self, *units: "Unit") -> Self:
        """A copy with these units as they are now."""


class MoveRolled(GameEvent, kind="move-rolled"):
    """A unit has rolled how far its figures may move at one rate; it need not move at all (TURN-05).

    `rate` is None, and no dice were rolled, where it cannot move at that pace.
    """

    who: str
    pace: Pace
    rate: Rate | None
    faces: tuple[int, ...]
    reckoning: Reckoning

    @property
    def inches(self) -> int:
        """The most that a figure may move at this rate."""
        return self.reckoning.total

    @property
    def variant(self) -> str:
        return self.pace if self.rate else "cannot"

    @property
    def also(self) -> Mapping[str, object]:
        """The troop that rolled, its dice, their faces, and the inches that they give."""
        faces = ", ".join(map(str, self.faces))
        return {"troop": self.who, "rate": str(self.rate), "inches": self.inches, "faces": faces}

    def applied(self, battle: Units, who: str) -> Units:
        unit = battle.unit(who)
        return battle.with_unit(replace(unit, rolled=(*unit.rolled, self)))


@dataclass(frozen=True)
class Unit:
    """A unit as it stands. A leader's attendants and gun bearer are figures of his.

    `open_traits`: those among which a die gives a leader his own, if he has none.
    `contingent`: "" for the army's own, else the list of the allies; `began`: its figures when the battle
    began, `at_start`: when this turn did, `away`: how many had left by the far side by then; `markers`:
    failed morale tests; `broken`: it has fled; `hits`, `hits_before` (the turn), `failures`, `aground`: a
    vessel's; `aboard`: the vessel that carries it; `with_unit`: the unit that a charismatic leader is with,
    `parted`: how he lost one, as `broke` or `lost` (wiped out around him, TRAIT-08); `hidden`: the secret
    place of an ambush, as its player noted it, `lies_in`: the kind of place; `guard`: it stands out as
    advance guard. Of this turn: `chosen`: it has been chosen to move, `done`: it has moved or declined to;
    `grounding`: it has moved on a river and has not rolled for running aground; `still`: it declined;
    `rolled`: its dice; `arrival_rolled`; `arrived`; `guided`: the scout it follows; `used`: abilities used
    up, such as `rally`; `emerged`: from ambush this turn.
    """

    name: str
    side: SideId
    sort: Sort
    figures: tuple[Figure, ...]
    contingent: str = ""
    where: Where = Where.WAITING
    began: int = 0
    at_start: int = 0
    away: int = 0
    markers: int = 0
    broken: bool = False
    traits: tuple[Trait, ...] = ()
    hits: int = 0
    hits_before: int = 0
    failures: int = 0
    aground: bool = False
    under_way: bool = False
    aboard: UnitName = ""
    with_unit: str = ""
    parted: str = ""
    hidden: str = ""
    lies_in: str = ""
    guard: bool = False
    chosen: bool = False
    done: bool = False
    grounding: bool = False
    still: bool = False
    rolled: tuple[MoveRolled, ...] = ()
    arrival_rolled: bool = False
    arrived: bool = False
    guided: str = ""
    emerged: bool = False
    used: tuple[str, ...] = ()
    open_traits: tuple[Trait, ...] = ()

    @property
    def destroyed(self) -> bool:
        """Whether none of its figures is left and none has got away by the far side (ruling of SCEN-33).

        A leader who has joined it does not count.
        """
        return not self.here and not any(figure.gone is Gone.LEFT for figure in self.figures)

    @cached_property
    def here(self) -> tuple[Figure, ...]:
        """Its figures that are still there."""
        return tuple([figure for figure in self.figures if figure.gone is Gone.NO])

    def led_by(self, name: str) -> bool:
        """Whether that figure is the leader himself and not one of his attendants or bearers."""
        return self.sort is Sort.LEADER and self.figures[0].name == name

    @property
    def bearers(self) -> tuple[str, ...]:
        """The names of its gun bearers who may act in a Shooting phase."""
        return tuple(figure.name for figure in self.figures if figure.troop == BEARER and figure.may_act)

    @property
    def masters(self) -> tuple[str, ...]:
        """The names of the White Men whom its gun bearers serve, as far as they are still there."""
        leads = self.sort is Sort.LEADER
        return tuple(
            figure.name
            for figure in self.here
            if (self.led_by(figure.name) if leads else figure.troop not in {BEARER, ATTENDANT})
        )

    @property
    def ranked_with(self) -> str:
        """The unit of its figures where targets are ranked; empty for an independent figure (PRIO-05)."""
        return self.name if self.sort is Sort.UNIT else self.with_unit

    @property
    def sailed(self) -> bool:
        """Whether a vessel has moved this turn."""
        return self.under_way or any(figure.moved is Moved.MOVED for figure in self.figures)

    @property
    def attendants(self) -> tuple[str, ...]:
        """The names of a leader's attendants who are still there."""
        return tuple(figure.name for figure in self.here if figure.troop == ATTENDANT)

    def lives(self, named: tuple[str, ...]) -> tuple[str, ...]:
        """Those of the attendants named who are still there, so that they may be given up, in that order."""
        here = self.attendants
        return tuple(name for name in dict.fromkeys(named) if name in here)

    def given_up(self, name: str, near: int | None, named: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
        """How many attendants may be given up in place of a figure, and which, if any are named.

        `near`: how many stand near him, None if nobody has said. Only a leader has attendants: 0 for anybody
        else.
        """
        if not self.led_by(name):
            return 0, ()
        if named:
            gives = self.lives(named)
            return len(gives), gives
        left = len(self.attendants)
        return left if near is None else min(left, near), ()

    @property
    def on_table(self) -> bool:
        """Whether it stands on the table, not hidden."""
        return self.where is Where.TABLE and bool(self.here)

    @property
    def deployed(self) -> bool:
        """Whether it is on the table or hidden there, which counts the same (AMBUSH-06)."""
        return self.where in {Where.TABLE, Where.AMBUSH} and bool(self.here)

    @property
    def independent(self) -> bool:
        """Whether its kind is an independent figure: leader, standard bearer, witch doctor or scout."""
        return self.sort in INDEPENDENT

    @property
    def himself(self) -> Figure:
        """The leader, bearer, doctor or scout himself: the first figure of his company."""
        return self.figures[0]

    @property
    def led(self) -> bool:
        """Whether its first figure, as the leader himself, is still there."""
        return bool(self.figures) and self.himself.here

    @cached_property
    def troops(self) -> Counter[str]:
        """Its figures that are still there, by troop type."""
        return Counter([figure.troop for figure in self.here])

    @property
    def troop(self) -> str:
        """The troop type of most of its figures; of those it had, when nobody is left."""
        counted = self.troops or Counter(figure.troop for figure in self.figures)
        return max(counted, key=lambda troop: counted[troop]) if counted else ""

    @cached_property
    def lost(self) -> int:
        """How many figures it has lost this turn, whatever the cause (MORALE-02).

        Those who left the table by the far side are not lost.
        """
        fallen = sum(figure.gone in {Gone.SHOT, Gone.LOST} for figure in self.figures)
        present = len(self.figures) - fallen - sum(f.gone in {Gone.FLED, Gone.LEFT} for f in self.figures)
        away = sum(figure.gone is Gone.LEFT for figure in self.figures) - self.away
        return max(0, self.at_start - present - away)

    def figure(self, name: str) -> Figure:
        """The figure of that name. Raises `KeyError`."""
        for figure in self.figures:
            if figure.name == name:
                return figure
        raise KeyError(name)

    def with_figures(self, *changed: Figure) -> "Unit":
        """A copy with these figures in place of those of the same names."""
        new = {figure.name: figure for figure in changed}
        return replace(self, figures=tuple(new.get(figure.name, figure) for figure in self.figures))


def counted(units: Iterable[Unit]) -> Iterator[Figure]:
    """The figures that count when an army's losses are counted: no baggage, no boats, no attendants."""
    men = (unit for unit in units if unit.sort not in {Sort.BAGGAGE, Sort.BOAT})
    return (figure for unit in men for figure in unit.figures if figure.troop not in UNCOUNTED)
