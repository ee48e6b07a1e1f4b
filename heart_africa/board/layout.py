"""Where everything lies on the table: terrain, works, buildings, figures, fires. Values that judge nothing.

A spot is (x, y) in inches from the south-west corner, x along the long side; a facing in degrees clockwise
from north, which is up the table.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Literal

from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.rules.battle import SideId
from heart_africa.rules.tables.terrain import Environment, Form, PieceId

Spot = tuple[float, float]
Course = tuple[Spot, ...]
Edge = Literal["north", "east", "south", "west"]
EDGES: tuple[Edge, ...] = ("north", "east", "south", "west")
Fence = Literal["", "man_high", "higher"]
WorkKind = Literal["fortification", "barricade", "kraal", "stake_trap", "dummy_trap"]


@dataclass(frozen=True, slots=True)
class Base:
    """What a figure stands on, in inches: `wide_in` from left to right as it faces, `deep_in` to its back."""

    wide_in: float
    deep_in: float
    form: Form = "square"


@dataclass(frozen=True, slots=True)
class Stand:
    """A figure, gun, element of baggage or vessel where it stands: the middle of its base, and its facing.

    `base`: None for what its kind stands on.
    """

    x: float
    y: float
    facing: float = 0
    base: Base | None = None

    @property
    def spot(self) -> Spot:
        """The middle of its base."""
        return self.x, self.y


@dataclass(frozen=True, slots=True)
class Feature:
    """A piece of terrain (pp. 16-18) as it lies.

    `outline`: of an area, its corners in order, the last joined to the first; of a hill ringed by an
    escarpment, and of a kopje, the foot of the slope. `course`: of a stream, river, road or gully, its
    middle line, `width_in` wide; a linear escarpment has both: its slope as `outline`, its top edge as
    `course`, with the high side to the left of it.

    `crest`: of a low hill, both ends of its line. `top`: of a hill ringed by an escarpment and of a kopje,
    the level ground, whose border is the top edge; a `steep` kopje is climbed by its `path` alone. `gaps`:
    easier slopes in an escarpment. `fence`, `gates` (both ends of each): of a village. `fords`: both ends
    of each, one on either bank. `infested`: with crocodiles; `impassable`: a sea or lake that no
    reinforcement comes from; `grows`: what a marsh is combined with (TERR-36). `owner`: whose village or
    camp it is.
    """

    name: str
    what: PieceId
    outline: Course = ()
    course: Course = ()
    width_in: float = 0
    crest: tuple[Spot, Spot] | None = None
    top: Course = ()
    gaps: tuple[Course, ...] = ()
    path: Course = ()
    steep: bool = False
    fence: Fence = ""
    gates: tuple[tuple[Spot, Spot], ...] = ()
    fords: tuple[tuple[Spot, Spot], ...] = ()
    infested: bool = False
    impassable: bool = False
    grows: Literal["", "jungle", "tall_grass"] = ""
    owner: SideId = ""


@dataclass(frozen=True, slots=True)
class Work:
    """A bought work, or a kraal, along its course (a trap: one spot), under its name in the battle."""

    name: str
    kind: WorkKind
    course: Course
    owner: SideId = ""


@dataclass(frozen=True, slots=True)
class Wall:
    """A straight wall of a building; `outer`: it faces outward, not the yard or another room.

    `doors` and `breaches` as both ends of each.
    """

    name: str
    ends: tuple[Spot, Spot]
    outer: bool = True
    doors: tuple[tuple[Spot, Spot], ...] = ()
    breaches: tuple[tuple[Spot, Spot], ...] = ()

    def called(self, building: "Building") -> str:
        """What it is called beside the walls of other buildings."""
        return f"{building.name}: {self.name}"


@dataclass(frozen=True, slots=True)
class Building:
    """A temba, or a building that counts as one (pp. 13-14): rooms round a yard, and its walls."""

    name: str
    rooms: tuple[Course, ...]
    yard: Course
    walls: tuple[Wall, ...]
    owner: SideId = ""


@dataclass(frozen=True, slots=True)
class Blaze:
    """Where a fire of the battle, under its name there, was lit, and which feature or building burns."""

    name: str
    spot: Spot
    burns: str = ""


@dataclass(frozen=True, slots=True)
class Layout:
    """The whole table.

    `stands` by the name of the figure, gun, element or vessel in the battle. `bases`: the side of the table
    that is each player's base line; `entry`: the side by which an ambushed column comes on, "" where there
    is none.
    """

    long_in: float = 72
    wide_in: float = 48
    environment: Environment | Literal[""] = ""
    features: tuple[Feature, ...] = ()
    works: tuple[Work, ...] = ()
    buildings: tuple[Building, ...] = ()
    stands: Mapping[str, Stand] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    blazes: tuple[Blaze, ...] = ()
    bases: Mapping[SideId, Edge] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    entry: Edge | Literal[""] = ""

    def placed(self, stands: Mapping[str, Stand]) -> "Layout":
        """The same with these figures placed, anew or elsewhere."""
        return replace(self, stands=MappingProxyType({**self.stands, **stands}))

    def without(self, figures: Iterable[str]) -> "Layout":
        """The same with these figures taken off the table."""
        gone = frozenset(figures)
        left = {name: stand for name, stand in self.stands.items() if name not in gone}
        return replace(self, stands=MappingProxyType(left))

    def feature(self, name: str) -> Feature | None:
        """The feature of that name, if there is one."""
        return next((feature for feature in self.features if feature.name == name), None)
