"""Where the hexes of a map come to lie on a widget, and which of them is meant by a point or a key."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPolygonF

from heart_africa.companions.isandlwana.components import Grid, HexId
from heart_africa.companions.isandlwana.layout import at, centre, corners, extent

ASIDE, ACROSS, UPRIGHT = 0.4, 1.5, 1.8
"""How far an arrow goes, in sides of a hex: one across a little up or down, into the next column."""


def room(grid: Grid, side: float) -> QSize:
    """What a map takes with so many pixels to a side of a hex."""
    wide, high = extent(grid)
    return QSize(round(wide * side) + 2, round(high * side) + 2)


class Projection:
    """All of a map in so much room; `side`: pixels to a side of a hex."""

    def __init__(self, grid: Grid, wide: int, high: int) -> None:
        across, down = extent(grid)
        self.grid = grid
        self.side = max(1.0, min((wide - 2) / across, (high - 2) / down))
        self.wide, self.high = across * self.side, down * self.side

    def point(self, hex_: HexId, across: float = 0.0, down: float = 0.0) -> QPointF:
        """A point of a hex, from its middle in sides."""
        x, y = centre(hex_)
        return QPointF((x + across) * self.side + 1, (y + down) * self.side + 1)

    def outline(self, hex_: HexId, share: float = 1.0) -> QPolygonF:
        """The corners of a hex, or of a smaller one within it."""
        return QPolygonF([QPointF(x * self.side + 1, y * self.side + 1) for x, y in corners(hex_, share)])

    def hex_at(self, point: QPointF) -> HexId:
        """The hex at a point, "" for none."""
        return at(self.grid, ((point.x() - 1) / self.side, (point.y() - 1) / self.side))

    def beside(self, hex_: HexId, across: int, down: int) -> HexId:
        """The hex to which an arrow leads that goes so far; the same one at the edge of the map."""
        (x, y), wide, high = centre(hex_), across * ACROSS, down * UPRIGHT + across * ASIDE
        return at(self.grid, (x + wide, y + high)) or at(self.grid, (x + wide, y - high)) or hex_
