"""A pack of *Last Stand at Isandlwana*: its tables of printed values, and the pieces that the rules read."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Annotated, TypeVar, get_args

from pydantic import Field

from heart_africa.companions.isandlwana.components import (
    Components,
    Grid,
    HexId,
    Leader,
    LeaderId,
    Terrain,
    TerrainId,
    Unit,
    UnitId,
    UnitKind,
)
from heart_africa.companions.packs import InBoth, Leaf, PackFile, Place, Stack, piece, unsaid, value_of
from heart_africa.core.dataclass import DataclassInstance
from heart_africa.core.strict import Strict

Piece = TypeVar("Piece", bound=DataclassInstance)


class MapTable(Strict):
    """The grid, and the hexes that rules name."""

    columns: Leaf[int] | None = None
    odd_rows: Leaf[int] | None = None
    even_rows: Leaf[int] | None = None
    onrush_east: Leaf[tuple[HexId, ...]] | None = None
    onrush_west: Leaf[tuple[HexId, ...]] | None = None
    west_exit: Leaf[tuple[HexId, ...]] | None = None
    ledge: Leaf[HexId] | None = None


class TerrainTable(Strict):
    """A line of the terrain key: the points to enter it, its defense factor, whether it blocks fire."""

    name: Leaf[InBoth] | None = None
    cost: Leaf[Annotated[int, Field(ge=1)]] | None = None
    defense: Leaf[Annotated[int, Field(ge=0)]] | None = None
    blocks: Leaf[bool] | None = None


class UnitTable(Strict):
    """A British combat unit: what its counter of full strength shows.

    `counters`: how many it is made of; `counter`: front and back of one of them, if that is all one knows.
    """

    name: Leaf[InBoth] | None = None
    label: Leaf[str] | None = None
    kind: Leaf[UnitKind] | None = None
    strength: Leaf[int] | None = None
    counters: Leaf[int] | None = None
    counter: Leaf[tuple[int, int]] | None = None
    hex: Leaf[HexId] | None = None
    arrives: Leaf[int] | None = None
    static: Leaf[bool] | None = None


class LeaderTable(Strict):
    """A leader's counter."""

    name: Leaf[InBoth] | None = None
    label: Leaf[str] | None = None
    hex: Leaf[HexId] | None = None


class Markers(Strict):
    """The Zulu tokens, the ammunition wagon's hex, the turn on which the Queen's Colours come."""

    zulus: Leaf[int] | None = None
    wagon: Leaf[HexId] | None = None
    colours: Leaf[int] | None = None


class IsandlwanaPack(PackFile):
    """A pack of this game; `roads` are named, each runs hex by hex."""

    map: MapTable = MapTable()
    markers: Markers = Markers()
    terrain: dict[TerrainId, TerrainTable] = Field(default_factory=dict)
    units: dict[UnitId, UnitTable] = Field(default_factory=dict)
    leaders: dict[LeaderId, LeaderTable] = Field(default_factory=dict)
    roads: dict[str, Leaf[tuple[HexId, ...]]] = Field(default_factory=dict)
    hexes: dict[HexId, Leaf[TerrainId]] = Field(default_factory=dict)


def components(found: Stack[IsandlwanaPack]) -> Components:
    """The pieces as the rules read them, with None for what no pack says."""
    pack, head = found.pack, found.top.head
    usual, own = Grid(), pack.map
    return Components(
        pack=head.id,
        version=head.version,
        zulus=value_of(pack.markers.zulus) or 0,
        grid=Grid(
            value_of(own.columns) or usual.columns,
            value_of(own.odd_rows) or usual.odd_rows,
            value_of(own.even_rows) or usual.even_rows,
        ),
        terrains={key: _named(Terrain, key, table) for key, table in pack.terrain.items()},
        terrain_of={key: leaf.value for key, leaf in pack.hexes.items()},
        roads=tuple(leaf.value for leaf in pack.roads.values()),
        onrush_east=value_of(own.onrush_east) or (),
        onrush_west=value_of(own.onrush_west) or (),
        west_exit=value_of(own.west_exit) or (),
        ledge=value_of(own.ledge) or "",
        units={
            key: _named(Unit, key, pack.units.get(key, UnitTable()), label=key.upper(), kind="company")
            for key in get_args(UnitId)
        },
        leaders={
            key: _named(Leader, key, pack.leaders.get(key, LeaderTable()), label=key)
            for key in get_args(LeaderId)
        },
        wagon=value_of(pack.markers.wagon) or "",
        colours_arrive=value_of(pack.markers.colours) or 0,
    )


def _named(cls: type[Piece], key: str, table: Strict, **usual: str) -> Piece:
    """A piece, called by its id unless somebody has said its name."""
    return piece(cls, key, table, {"es": key, "en": key, **usual})


def lacking(found: Stack[IsandlwanaPack]) -> Iterator[Place]:
    """The places of the values that no pack has said and a whole game needs."""
    pack, pieces = found.pack, components(found)
    yield from unsaid("terrain", pack.terrain, ("cost", "defense", "blocks"))
    for unit in pieces.units.values():
        if unit.strength is None:
            yield ("units", unit.id, "strength")
        if unit.kind != "detachment" and unit.hex is None and unit.arrives is None:
            yield ("units", unit.id, "hex")
    yield from (("leaders", each.id, "hex") for each in pieces.leaders.values() if each.hex is None)
    if not pieces.roads:
        yield ("roads",)
    unknown = [each for each in pieces.grid.hexes if each not in pieces.terrain_of]
    yield from (("hexes", run) for run in _runs(unknown))


A_HEX = frozenset({"hex", "wagon", "ledge"})
"""The fields that name a hex."""


def kept(place: Place, value: object) -> Iterable[tuple[Place, object]]:
    """Where a value goes that an owner says: `hexes.0101-0114` is all of a column from one to the other.

    A hex that was typed without quotes looks like a number, and is none.
    """
    if place[-1] in A_HEX and isinstance(value, int):
        value = f"{value:04}"
    first, _, last = str(place[-1]).partition("-")
    run = len(place) == 2 and place[0] == "hexes" and first[:2] == last[:2]  # noqa: PLR2004  # table, hex
    if run and first.isdecimal() and last.isdecimal():
        for row in range(int(first[2:] or 0), int(last[2:] or 0) + 1):
            yield ("hexes", f"{first[:2]}{row:02}"), value
    else:
        yield place, value


def _runs(hexes: Iterable[HexId]) -> Iterator[str]:
    """Hexes that follow one another in a column as one run: `0101-0114`."""
    for _, several in groupby(enumerate(hexes), lambda each: int(each[1]) - each[0]):
        first, *rest = (hex_ for _, hex_ in several)
        yield f"{first}-{rest[-1]}" if rest else first
