"""Where everything is on the table: terrain, works, buildings, figures, fires. No rules.

A spot is (x, y) in inches from the south-west corner, x along the long side; a facing in degrees clockwise
from north, which is up the table.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Literal

from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.rules.battle import SideId
from heart_africa.rules.book.terrain import Environment, Form, PieceId

Spot = tuple[float, float]
Course = tuple[Spot, ...]
Edge = Literal["north", "east", "south", "west"]
EDGES: tuple[Edge, ...] = ("north", "east", "south", "west")
Fence = Literal["", "man_high", "higher"]
WorkKind = Literal["fortification", "barricade", "kraal", "stake_trap", "dummy_trap"]


@dataclass(frozen=True, slots=True)
class Base:
    """The base of a figure, in inches: `wide_in` from left to right, `deep_in` from front to back."""

    wide_in: float
    deep_in: float
    form: Form = "square"


@dataclass(frozen=True, slots=True)
class Stand:
    """The place of a figure, gun, element of baggage or vessel: the middle of its base, and its facing.

    `base`: None for the usual base of its kind.
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
class TerrainPiece:
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
    """A bought work, or a kraal, along its course (of a trap, one spot), by its name in the battle."""

    name: str
    kind: WorkKind
    course: Course
    owner: SideId = ""


@dataclass(frozen=True, slots=True)
class Wall:
    """A straight wall of a building; `outer`: it faces outward, not the yard or another room.

    `doors` and `breaches`: both ends of each.
    """

    name: str
    ends: tuple[Spot, Spot]
    outer: bool = True
    doors: tuple[tuple[Spot, Spot], ...] = ()
    breaches: tuple[tuple[Spot, Spot], ...] = ()

    def called(self, building: "Building") -> str:
        """The name of the wall with that of its building, unique on the table."""
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
    """A fire of the battle by its name: the spot where it was lit, and the feature or building that burns."""

    name: str
    spot: Spot
    burns: str = ""


@dataclass(frozen=True, slots=True)
class Layout:
    """The whole table.

    `stands` by the name of the figure, gun, element or vessel in the battle. `bases`: the edge of the table
    that is each player's base line; `entry`: the edge at which an ambushed column comes on, "" if there is
    none.
    """

    long_in: float = 72
    wide_in: float = 48
    environment: Environment | Literal[""] = ""
    features: tuple[TerrainPiece, ...] = ()
    works: tuple[Work, ...] = ()
    buildings: tuple[Building, ...] = ()
    stands: Mapping[str, Stand] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    blazes: tuple[Blaze, ...] = ()
    bases: Mapping[SideId, Edge] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    entry: Edge | Literal[""] = ""

    def placed(self, stands: Mapping[str, Stand]) -> "Layout":
        """A copy with these figures placed, anew or elsewhere."""
        return replace(self, stands=MappingProxyType({**self.stands, **stands}))

    def without(self, figures: Iterable[str]) -> "Layout":
        """A copy without these figures."""
        gone = frozenset(figures)
        left = {name: stand for name, stand in self.stands.items() if name not in gone}
        return replace(self, stands=MappingProxyType(left))

    def feature(self, name: str) -> TerrainPiece | None:
        """The piece of terrain of that name, or None."""
        return next((feature for feature in self.features if feature.name == name), None)
