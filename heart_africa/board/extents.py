"""What things on the table cover: pieces, slopes, level tops, buildings, fires."""

from collections.abc import Mapping
from functools import lru_cache

from heart_africa.board.layout import Blaze, Building, Layout, TerrainPiece
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import (
    NOTHING,
    Shape,
    area,
    band,
    box,
    common,
    disc,
    distance,
    line,
    rectangle,
    together,
)
from heart_africa.rules.battle.state import Burning
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.play.fires import burns

ALONG = frozenset({PieceId.STREAM, PieceId.RIVER, PieceId.ROAD, PieceId.GULLY})
ROAD_IN = 1.5  # as wide as a column of figures; the book gives roads no width


@lru_cache(4096)
def extent(feature: TerrainPiece) -> Shape:
    """All that a piece covers: the area of its outline and its top, or a band along its course."""
    if feature.what in ALONG and feature.course:
        return band(feature.course, feature.width_in or ROAD_IN)
    outline = area(feature.outline)
    return together((outline, level(feature))) if feature.top else outline  # a top may jut out of it


@lru_cache(4096)
def level(feature: TerrainPiece) -> Shape:
    """The level top of a hill ringed by an escarpment, or of a kopje."""
    return area(feature.top)


@lru_cache(1024)
def house(building: Building) -> Shape:
    """A building with its rooms and its yard."""
    return together((*map(area, building.rooms), area(building.yard)))


def burning(scene: Scene) -> Mapping[str, Shape]:
    """The ground that burns this turn, by the name of the fire."""
    return _fired(scene, {each.name for each in scene.battle.fires if _burns(scene, each)})


def burnt_out(scene: Scene) -> Mapping[str, Shape]:
    """The ground that has burnt out, and may be entered again, by the name of the fire."""
    return _fired(scene, {each.name for each in scene.battle.fires if not _burns(scene, each)})


def _burns(scene: Scene, found: Burning) -> bool:
    return burns(scene.book, found.fire, scene.battle.turn)


def _fired(scene: Scene, names: set[str]) -> Mapping[str, Shape]:
    near = scene.book.fires.grass_in.value
    blazes = (each for each in scene.layout.blazes if each.name in names)
    return {each.name: flames(scene.layout, each, near) for each in blazes}


def flames(layout: Layout, blaze: Blaze, grass_in: float) -> Shape:
    """The ground that a fire burns: a village, the grass near where it was lit, or one room (TEMBA-32)."""
    point = line((blaze.spot,))
    building = next((one for one in layout.buildings if one.name == blaze.burns), None)
    if building is not None:
        return min(map(area, building.rooms), key=lambda room: distance(room, point), default=point)
    feature = layout.feature(blaze.burns)
    if feature is None:
        return point
    if feature.what is PieceId.TALL_GRASS:
        return common(extent(feature), disc(*blaze.spot, grass_in))
    return extent(feature)


def board(layout: Layout) -> Shape:
    """The area of the table."""
    return rectangle(layout.long_in / 2, layout.wide_in / 2, layout.long_in, layout.wide_in, 0)


def half(layout: Layout, side: str) -> Shape:
    """The half of the table in front of a player's base line; empty if he has none."""
    edge = layout.bases.get(side)
    x, y, long_in, wide_in = layout.long_in / 2, layout.wide_in / 2, layout.long_in, layout.wide_in
    match edge:
        case "south":
            return rectangle(x, y / 2, long_in, wide_in / 2, 0)
        case "north":
            return rectangle(x, y * 3 / 2, long_in, wide_in / 2, 0)
        case "west":
            return rectangle(x / 2, y, long_in / 2, wide_in, 0)
        case "east":
            return rectangle(x * 3 / 2, y, long_in / 2, wide_in, 0)
        case _:
            return NOTHING


def reaches_edge(layout: Layout, shape: Shape, within_in: float) -> bool:
    """Whether something lies within so many inches of an edge of the table."""
    if shape.is_empty:
        return False
    west, south, east, north = box(shape)
    return (
        min(west, south) <= within_in
        or east >= layout.long_in - within_in
        or north >= layout.wide_in - within_in
    )
