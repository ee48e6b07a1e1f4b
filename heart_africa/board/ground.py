"""The pieces on the table as the rules judge them (pp. 18-20), measured instead of stated."""

from collections.abc import Iterator

from heart_africa.board.extents import ALONG, board, extent, half, reaches_edge
from heart_africa.board.layout import Layout, TerrainPiece
from heart_africa.board.shapes import (
    Shape,
    common,
    distance,
    holds,
    length,
    line,
    sides,
    square_inches,
)
from heart_africa.rules.battle import SideId
from heart_africa.rules.battle.state import PERCENT, Ground, Piece
from heart_africa.rules.book.terrain import PieceId, Touch

AT_IN = 0.25  # as near as pieces are pushed together
SAME_PERCENT = 0.01
WATERS: tuple[tuple[PieceId, Touch], ...] = (
    (PieceId.RIVER, "river"),
    (PieceId.STREAM, "stream"),
    (PieceId.SEA_OR_LAKE, "sea_or_lake"),
    (PieceId.MARSH, "marsh"),
)


def ground_of(layout: Layout, defender: SideId = "") -> Ground:
    """The table as the rules know it, each piece measured as far as it lies on the table.

    Whether a village or camp is in the `defender`'s half is looked at only if he is named.
    """
    pieces = tuple(_piece(layout, feature, defender) for feature in layout.features)
    environment = layout.environment or "savannah"
    return Ground(environment, round(layout.long_in), round(layout.wide_in), pieces, agreed=True)


def _piece(layout: Layout, feature: TerrainPiece, defender: SideId) -> Piece:
    here = common(extent(feature), board(layout))
    long_in, wide_in = _sides(layout, feature, here)
    return Piece(
        feature.what,
        round(long_in, 2),
        round(wide_in, 2),
        percent=_percent(layout, square_inches(here), long_in * wide_in),
        ends=tuple(_ends(layout, feature)),
        touches=_touched(layout, here, feature),
        own_half=not defender or holds(half(layout, defender), here),
        infested=feature.infested,
        impassable=feature.impassable,
    )


def _percent(layout: Layout, covers: float, by_its_sides: float) -> float | None:
    """The percentage of the table that a piece covers; None where its two sides say the same."""
    share = PERCENT / (layout.long_in * layout.wide_in)
    return None if abs(covers - by_its_sides) * share < SAME_PERCENT else covers * share


def _sides(layout: Layout, feature: TerrainPiece, here: Shape) -> tuple[float, float]:
    """The length and width of a piece; along a course, the length of that on the table."""
    if feature.what in ALONG and feature.course:
        return length(common(line(feature.course), board(layout))), feature.width_in
    return sides(here)


def _ends(layout: Layout, feature: TerrainPiece) -> Iterator[Touch]:
    """What each end of a watercourse or gully lies at, if anything."""
    if feature.what not in ALONG or feature.what is PieceId.ROAD or not feature.course:
        return
    for spot in (feature.course[0], feature.course[-1]):
        if reaches_edge(layout, line((spot,)), AT_IN):
            yield "table_edge"
        else:
            yield from _touched(layout, line((spot,)), feature)[:1]


def _touched(layout: Layout, shape: Shape, feature: TerrainPiece) -> tuple[Touch, ...]:
    """The waters, other than the piece itself, at which something lies."""
    others = [other for other in layout.features if other is not feature]
    return tuple(
        name
        for what, name in WATERS
        if any(other.what is what and distance(shape, extent(other)) <= AT_IN for other in others)
    )
