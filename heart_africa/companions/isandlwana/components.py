"""What the box of *Last Stand at Isandlwana* prints, as the rules read it: map, units, leaders, markers.

A pack is read into these. `None` stands for a printed value that nobody has said yet: it is never guessed,
the rules ask for it when they first need it (`ComponentNeeded`). A hex is named as the map names it, by its
four digits ("1206": column 12, row 6).
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import pairwise
from typing import Literal, TypeAlias

from heart_africa.companions.packs import Named, known
from heart_africa.core.dataclass import dataclass

UnitId: TypeAlias = Literal[
    "a", "c", "e", "f", "g", "h", "nb", "1bb", "1bp", "rb", "p40r", "2bg", "28rd", "2bp", "lt-a", "qp",
    "st-iz",
]  # fmt: skip
"""2.6.4 to 2.6.6: seven companies, seven detachments, three ad hoc units (IS-021, IS-022, IS-023)."""
LeaderId: TypeAlias = Literal["durnford", "pulleine", "wardell", "younghusband"]
"""2.6.3 (IS-020)."""
UnitKind: TypeAlias = Literal["company", "detachment", "ad-hoc"]
TerrainId: TypeAlias = str
"""A kind of terrain by the word that the pack has for it: `clear`, `wagons`, `tents`, `heights`, another."""
HexId: TypeAlias = str
CLEAR, WAGONS, TENTS = "clear", "wagons", "tents"
"""The kinds of terrain that rules name; onrush hexes count as clear (IS-127)."""


@dataclass(frozen=True)
class Grid:
    """How far the hexes reach: columns, and the rows of the odd and of the even ones (IS-146)."""

    columns: int = 25
    odd_rows: int = 14
    even_rows: int = 13

    def has(self, hex_: HexId) -> bool:
        """Whether that is a hex of the grid; also False for what is no hex number at all."""
        return hex_ in self._all

    @cached_property
    def hexes(self) -> tuple[HexId, ...]:
        """All of them, column by column from the west, each from the north."""
        return tuple(
            f"{column:02}{row:02}"
            for column in range(1, self.columns + 1)
            for row in range(1, (self.odd_rows if column % 2 else self.even_rows) + 1)
        )

    @cached_property
    def _all(self) -> frozenset[HexId]:
        return frozenset(self.hexes)


@dataclass(frozen=True)
class Terrain(Named):
    """A kind of terrain as the terrain key has it (IS-009).

    `cost`: movement points to enter; `defense`: its defense factor; `blocks`: whether fire goes neither into
    nor through it (IS-112).
    """

    id: TerrainId
    es: str = ""
    en: str = ""
    cost: int | None = None
    defense: int | None = None
    blocks: bool | None = None


@dataclass(frozen=True)
class Unit(Named):
    """A British combat unit at full strength, which is the number of its steps too (IS-013).

    It stands at `hex` when the game begins, or `arrives` on a turn, or is placed at will (a detachment, both
    None). `static`: it never moves, forms square or attacks (IS-092).
    """

    id: UnitId
    kind: UnitKind
    es: str = ""
    en: str = ""
    label: str = ""
    strength: int | None = None
    hex: HexId | None = None
    arrives: int | None = None
    static: bool = False


@dataclass(frozen=True)
class Leader(Named):
    """A leader and where he stands when the game begins."""

    id: LeaderId
    es: str = ""
    en: str = ""
    label: str = ""
    hex: HexId | None = None


@dataclass(frozen=True)
class Components:
    """A whole box, out of one pack and those below it.

    `terrain_of`: the kind of each hex that somebody has said; `roads`: each road, hex by hex. `onrush_east`,
    `onrush_west`: the onrush hexes of either part of the map, `west_exit` where the British escape (IS-037).
    """

    pack: str
    version: str
    zulus: int
    grid: Grid
    terrains: Mapping[TerrainId, Terrain]
    terrain_of: Mapping[HexId, TerrainId]
    roads: tuple[tuple[HexId, ...], ...]
    onrush_east: tuple[HexId, ...]
    onrush_west: tuple[HexId, ...]
    west_exit: tuple[HexId, ...]
    ledge: HexId
    units: Mapping[UnitId, Unit]
    leaders: Mapping[LeaderId, Leader]
    wagon: HexId
    colours_arrive: int

    @cached_property
    def pieces(self) -> Mapping[str, Unit | Leader]:
        """The British units and leaders by their ids."""
        both: tuple[Unit | Leader, ...] = (*self.units.values(), *self.leaders.values())
        return {each.id: each for each in both}

    @cached_property
    def onrush(self) -> tuple[HexId, ...]:
        """All the onrush hexes, those of the east first."""
        return self.onrush_east + self.onrush_west

    def terrain(self, hex_: HexId) -> Terrain:
        """The terrain of a hex. Raises `ComponentNeeded` if nobody has said it."""
        kind = CLEAR if hex_ in self.onrush else self.terrain_of.get(hex_)
        return self.terrains[known(kind, f"hex-{hex_}")]

    def cost(self, from_: HexId, into: HexId) -> int:
        """Movement points to go from a hex to the next one: 1 along a road, else what its terrain costs."""
        if self.road(from_, into):
            return 1
        terrain = self.terrain(into)
        return known(terrain.cost, f"terrain-{terrain.id}", "cost")

    def defense(self, hex_: HexId) -> int:
        """The printed defense factor of a hex, before any modifier."""
        terrain = self.terrain(hex_)
        return known(terrain.defense, f"terrain-{terrain.id}", "defense")

    def blocks(self, hex_: HexId) -> bool:
        """Whether the hex stops fire into and through it."""
        terrain = self.terrain(hex_)
        return known(terrain.blocks, f"terrain-{terrain.id}", "blocks")

    def strength(self, unit: UnitId) -> int:
        """The full strength of a unit."""
        return known(self.units[unit].strength, f"unit-{unit}", "strength")

    def road(self, one: HexId, other: HexId) -> bool:
        """Whether a road crosses the hexside between these two (IS-090)."""
        return frozenset((one, other)) in self._road_sides

    def camp(self) -> Iterator[HexId]:
        """The hexes with a wagon or tent symbol, where detachments are placed (IS-034)."""
        return (hex_ for hex_, kind in self.terrain_of.items() if kind in {WAGONS, TENTS})

    @cached_property
    def _road_sides(self) -> frozenset[frozenset[HexId]]:
        return frozenset(frozenset(pair) for road in self.roads for pair in pairwise(road))
