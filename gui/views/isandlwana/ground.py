"""The ground of the map: hexes in the shade of their terrain, gullies, roads, camp, edges."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from gui.theme import Palette
from gui.views.companions.brush import Brush
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


class Ground(Brush):
    """Paints the ground of a map that lies so."""

    def __init__(self, painter: QPainter, colours: Palette, box: Components, lies: Projection) -> None:
        super().__init__(painter, colours, painter.font())
        self._box, self._lies, self._side = box, lies, lies.side
        self._fills = {
            "heights": mixed(colours.card, colours.text, 0.3),
            "ledge": mixed(colours.card, colours.warn, 0.4),
            "tents": mixed(colours.card, colours.accent, 0.10),
            "wagons": mixed(colours.card, colours.accent, 0.18),
        }

    def all(self) -> None:
        """Everything, from below upward."""
        box, lies, side = self._box, self._lies, self._side
        for hex_ in box.grid.hexes:
            terrain = box.terrain_of.get(hex_, "")
            fill = self._fills.get(terrain, self.ink("card" if terrain else "ground"))
            self.pen("line", 1, fill).drawPolygon(lies.outline(hex_))
        self._gullies()
        for road in box.roads:
            points = QPolygonF([lies.point(hex_) for hex_ in road])
            for ink, wide in (("quiet", 0.26), ("raised", 0.16)):
                self.pen(ink, max(2.0, side * wide)).drawPolyline(points)
        for hex_ in box.grid.hexes:
            self._sign(hex_, box.terrain_of.get(hex_, ""))
        for hex_ in box.west_exit:  # an arrow to the west
            tip = [lies.point(hex_, dx, dy) for dx, dy in ((-0.45, -0.22), (-0.72, 0), (-0.45, 0.22))]
            self.pen("good", max(1.5, side * 0.12)).drawPolyline(QPolygonF(tip))
        for hex_ in box.onrush:
            self.pen("bad", max(1.5, side * 0.12)).drawPolygon(lies.outline(hex_, 0.88))
        if side >= NUMBERS:
            self._numbers()

    def _gullies(self) -> None:
        pen = QPen(self.ink("blue"), max(1.5, self._side * 0.14))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self.pen().setPen(pen)
        for curve in gullies(hex_ for hex_, terrain in self._box.terrain_of.items() if terrain == GULLY):
            start, *bends = (QPointF(x * self._side + 1, y * self._side + 1) for x, y in curve)
            path = QPainterPath(start)
            path.cubicTo(*bends)
            self._painter.drawPath(path)

    def _sign(self, hex_: HexId, terrain: TerrainId) -> None:
        paint = self.pen("quiet", max(1.0, self._side * 0.06), "card")
        for stroke in sign(terrain, SIGN):
            line = QPolygonF([self._lies.point(hex_, *point) for point in stroke.points])
            (paint.drawPolygon if stroke.closed else paint.drawPolyline)(line)

    def _numbers(self) -> None:
        letters = self.letters(max(7, round(self._side * 0.36)))
        for hex_ in self._box.grid.hexes:
            top = self._lies.point(hex_, -0.6, -HALF + 0.02)
            self.write(QRectF(top.x(), top.y(), self._side * 1.2, self._side * 0.44), hex_, letters, "quiet")
