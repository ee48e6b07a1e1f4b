"""On what ground a figure stands, and whether that covers it (pp. 16-18).

A figure stands on the ground that the middle of its base is on. A figure lines a bank (TERR-44) if it stands
in the bed of a stream or river, its base touches the bank, and it faces out of the water there.
"""

from heart_africa.board import shapes
from heart_africa.board.arcs import QUARTER, ahead, bearing
from heart_africa.board.extents import extent
from heart_africa.board.findings import CloseCall, Finding
from heart_africa.board.layout import Base, Spot, Stand
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape
from heart_africa.board.ways.ground import grounds_at as grounds_of
from heart_africa.board.ways.ground import lay
from heart_africa.rules.preparation.terrain import Footing, cover
from heart_africa.rules.tables.terrain import GroundId, PieceId

BEDS = frozenset({PieceId.STREAM, PieceId.RIVER})


def grounds_at(scene: Scene, spot: Spot) -> tuple[GroundId, ...]:
    """The kinds of ground at a spot, several where they overlap; open ground where there is none."""
    return grounds_of(scene.book, scene.layout, spot)


def doubts_at(scene: Scene, figure: str, stand: Stand) -> tuple[CloseCall, ...]:
    """The borders of covering ground that the middle of a base is so near to that people should look."""
    point, found = shapes.line((stand.spot,)), []
    for patch in lay(scene.book, scene.layout).patches:
        row = scene.book.terrain.ground[patch.ground]
        if row.cover is None or not shapes.square_inches(patch.shape):
            continue
        inches = shapes.distance(shapes.border(patch.shape), point)
        if inches <= scene.book.free_table.close_in:
            inside = shapes.meets(patch.inner, point)
            about = {"figure": figure, "feature": patch.feature, "ground": patch.ground.value}
            found.append(CloseCall("table_sight-close-ground", inches, 0, row.rule, row.page, inside, about))
    return tuple(found)


def lines_bank(scene: Scene, stand: Stand, base: Base, shooter: Spot) -> bool:
    """Whether it lines a bank against a shot from there: from its front half (TERR-44, TERR-54)."""
    front = _front_half(scene, stand, base)
    middle = shapes.line((stand.spot,))
    beds = (extent(one) for one in scene.layout.features if one.what in BEDS)
    lined = any(shapes.meets(bed, middle) and shapes.meets(shapes.border(bed), front) for bed in beds)
    return lined and abs(bearing(stand, shooter)) <= QUARTER


def _front_half(scene: Scene, stand: Stand, base: Base) -> Shape:
    """The half of its base before it, and as far beyond it as bases touch."""
    deep = base.deep_in / 2 if base.form == "square" else base.wide_in / 2
    deep += scene.book.free_table.touching_in
    x, y = ahead(stand, deep / 2)
    return shapes.rectangle(x, y, base.wide_in, deep, stand.facing)


def cover_at(scene: Scene, shot: Footing) -> Finding[bool]:
    """Whether ground covers a figure from a shot, with a line for each kind that does."""
    lines = cover(scene.book, shot)
    return Finding(bool(lines), lines)
