"""The ground of the map: hexes in the shade of their terrain, gullies, roads, camp, edges."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from gui.theme import Palette
from gui.views.isandlwana.projection import Projection
from heart_africa.companions.isandlwana.components import Components, HexId, TerrainId
from heart_africa.companions.isandlwana.layout import GULLY, HALF, gullies, sign

SIGN = 0.54
"""So far below the middle of a hex, in sides, stands the sign of its terrain: a counter hides less of it."""
NUMBERS = 15.0
"""From how many pixels to a side of a hex on its number is written in it."""


def mixed(one: str, other: str, share: float) -> QColor:
    """A colour between two, so much of the second."""
    first, second = QColor(one), QColor(other)
    pairs = (first.red(), second.red()), (first.green(), second.green()), (first.blue(), second.blue())
    return QColor(*(round(a + (b - a) * share) for a, b in pairs))


class Ground:
    """Paints the ground once, with the painter and colours of one paint event."""

    def __init__(self, painter: QPainter, colours: Palette, box: Components, lies: Projection) -> None:
        self._paint, self._box, self._lies, self._side = painter, box, lies, lies.side
        self._ink = {name: QColor(getattr(colours, name)) for name in Palette.__slots__}
        self._fills = {
            "heights": mixed(colours.card, colours.text, 0.3),
            "ledge": mixed(colours.card, colours.warn, 0.4),
            "tents": mixed(colours.card, colours.accent, 0.10),
            "wagons": mixed(colours.card, colours.accent, 0.18),
        }

    def all(self) -> None:
        """Everything, from below upward."""
        box = self._box
        for hex_ in box.grid.hexes:
            terrain = box.terrain_of.get(hex_, "")
            fill = self._fills.get(terrain, self._ink["card"] if terrain else self._ink["ground"])
            self._paint.setPen(QPen(self._ink["line"], 1))
            self._paint.setBrush(fill)
            self._paint.drawPolygon(self._lies.outline(hex_))
        self._gullies()
        for road in box.roads:
            self._road(road)
        for hex_ in box.grid.hexes:
            self._sign(hex_, box.terrain_of.get(hex_, ""))
        for hex_ in box.west_exit:
            # An arrow to the west.
            self._paint.setPen(QPen(self._ink["good"], max(1.5, self._side * 0.12)))
            points = [
                self._lies.point(hex_, dx, dy) for dx, dy in ((-0.45, -0.22), (-0.72, 0), (-0.45, 0.22))
            ]
            self._paint.drawPolyline(QPolygonF(points))
        for hex_ in box.onrush:
            self._paint.setPen(QPen(self._ink["bad"], max(1.5, self._side * 0.12)))
            self._paint.setBrush(Qt.BrushStyle.NoBrush)
            self._paint.drawPolygon(self._lies.outline(hex_, 0.88))
        if self._side >= NUMBERS:
            self._numbers()

    def _gullies(self) -> None:
        wide = max(1.5, self._side * 0.14)
        self._paint.setBrush(Qt.BrushStyle.NoBrush)
        self._paint.setPen(QPen(self._ink["blue"], wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for curve in gullies(hex_ for hex_, terrain in self._box.terrain_of.items() if terrain == GULLY):
            start, *bends = (QPointF(x * self._side + 1, y * self._side + 1) for x, y in curve)
            path = QPainterPath(start)
            path.cubicTo(*bends)
            self._paint.drawPath(path)

    def _road(self, road: Iterable[HexId]) -> None:
        points = QPolygonF([self._lies.point(hex_) for hex_ in road])
        self._paint.setBrush(Qt.BrushStyle.NoBrush)
        for ink, wide in (("quiet", 0.26), ("raised", 0.16)):
            self._paint.setPen(QPen(self._ink[ink], max(2.0, self._side * wide)))
            self._paint.drawPolyline(points)

    def _sign(self, hex_: HexId, terrain: TerrainId) -> None:
        self._paint.setPen(QPen(self._ink["quiet"], max(1.0, self._side * 0.06)))
        self._paint.setBrush(self._ink["card"])
        for stroke in sign(terrain, SIGN):
            line = QPolygonF([self._lies.point(hex_, *point) for point in stroke.points])
            if stroke.closed:
                self._paint.drawPolygon(line)
            else:
                self._paint.drawPolyline(line)

    def _numbers(self) -> None:
        font = QFont(self._paint.font())
        font.setPixelSize(max(7, round(self._side * 0.36)))
        self._paint.setFont(font)
        self._paint.setPen(self._ink["quiet"])
        for hex_ in self._box.grid.hexes:
            top = self._lies.point(hex_, -0.6, -HALF + 0.02)
            self._paint.drawText(
                QRectF(top.x(), top.y(), self._side * 1.2, self._side * 0.44),
                Qt.AlignmentFlag.AlignCenter,
                hex_,
            )
