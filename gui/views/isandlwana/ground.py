"""The ground of the map: hexes in the shade of their terrain, gullies, roads, camp, edges."""

from collections.abc import Iterable
from itertools import combinations
from math import dist

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from gui.theme import Palette
from heart_africa.companions.isandlwana.components import Components, HexId, TerrainId
from heart_africa.companions.isandlwana.layout import HALF, centre, corners

NEXT = 2 * HALF + 0.1
"""No farther than this are the middles of hexes that touch."""
NUMBERS = 15.0
"""From how many pixels to a side of a hex on its number is written in it."""


def mixed(one: str, other: str, share: float) -> QColor:
    """A colour between two, so much of the second."""
    first, second = QColor(one), QColor(other)
    pairs = (first.red(), second.red()), (first.green(), second.green()), (first.blue(), second.blue())
    return QColor(*(round(a + (b - a) * share) for a, b in pairs))


class Ground:
    """One painting of the ground, at so many pixels to a side of a hex."""

    def __init__(self, painter: QPainter, colours: Palette, box: Components, side: float) -> None:
        self._paint, self._colours, self._box, self._side = painter, colours, box, side
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
            self._hex(hex_, box.terrain_of.get(hex_, ""))
        self._gullies([hex_ for hex_ in box.grid.hexes if box.terrain_of.get(hex_) == "donga"])
        for road in box.roads:
            self._road(road)
        for hex_ in box.grid.hexes:
            self._sign(hex_, box.terrain_of.get(hex_, ""))
        for hex_ in box.west_exit:
            self._exit(hex_)
        for hex_ in box.onrush:
            self._onrush(hex_)
        if self._side >= NUMBERS:
            self._numbers()

    def polygon(self, hex_: HexId, share: float = 1.0) -> QPolygonF:
        """The outline of a hex."""
        return QPolygonF([QPointF(x * self._side, y * self._side) for x, y in corners(hex_, share)])

    def _at(self, hex_: HexId, across: float = 0.0, down: float = 0.0) -> QPointF:
        """A point of a hex, from its middle in sides."""
        x, y = centre(hex_)
        return QPointF((x + across) * self._side, (y + down) * self._side)

    def _hex(self, hex_: HexId, terrain: TerrainId) -> None:
        fill = self._fills.get(terrain, self._ink["card"] if terrain else self._ink["ground"])
        self._paint.setPen(QPen(self._ink["line"], 1))
        self._paint.setBrush(fill)
        self._paint.drawPolygon(self.polygon(hex_))

    def _gullies(self, dongas: list[HexId]) -> None:
        self._paint.setBrush(Qt.BrushStyle.NoBrush)
        self._paint.setPen(
            QPen(
                self._ink["blue"], max(1.5, self._side * 0.14), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap
            )
        )
        linked: set[HexId] = set()
        for one, other in combinations(dongas, 2):
            if dist(centre(one), centre(other)) < NEXT:
                linked |= {one, other}
                self._wave(self._at(one), self._at(other))
        for hex_ in set(dongas) - linked:
            self._wave(self._at(hex_, -0.5, 0.25), self._at(hex_, 0.5, -0.25))

    def _wave(self, start: QPointF, end: QPointF) -> None:
        third = (end - start) / 3
        bend = QPointF(-third.y(), third.x()) * 0.5
        path = QPainterPath(start)
        path.cubicTo(start + third + bend, end - third - bend, end)
        self._paint.drawPath(path)

    def _road(self, road: Iterable[HexId]) -> None:
        points = QPolygonF([self._at(hex_) for hex_ in road])
        self._paint.setBrush(Qt.BrushStyle.NoBrush)
        for ink, wide in (("quiet", 0.26), ("raised", 0.16)):
            self._paint.setPen(QPen(self._ink[ink], max(2.0, self._side * wide)))
            self._paint.drawPolyline(points)

    def _sign(self, hex_: HexId, terrain: TerrainId) -> None:
        paint, side = self._paint, self._side
        paint.setPen(QPen(self._ink["quiet"], max(1.0, side * 0.06)))
        paint.setBrush(self._ink["card"])
        match terrain:
            case "heights":
                for across, down in ((-0.38, 0.16), (0.02, -0.24), (0.36, 0.24)):
                    peak = [
                        self._at(hex_, across + dx, down + dy)
                        for dx, dy in ((-0.2, 0.16), (0, -0.2), (0.2, 0.16))
                    ]
                    paint.drawPolyline(QPolygonF(peak))
            case "ledge":
                for down in (0.36, 0.5, 0.64):
                    paint.drawLine(self._at(hex_, -0.34, down), self._at(hex_, 0.34, down))
            case "tents":
                for across in (-0.28, 0.28):
                    tent = [
                        self._at(hex_, across + dx, dy) for dx, dy in ((-0.22, 0.72), (0, 0.36), (0.22, 0.72))
                    ]
                    paint.drawPolygon(QPolygonF(tent))
            case "wagons":
                paint.drawRect(QRectF(self._at(hex_, -0.34, 0.38), self._at(hex_, 0.34, 0.6)))
                for across in (-0.2, 0.2):
                    paint.drawEllipse(self._at(hex_, across, 0.66), side * 0.09, side * 0.09)

    def _exit(self, hex_: HexId) -> None:
        """An arrow to the west."""
        self._paint.setPen(QPen(self._ink["good"], max(1.5, self._side * 0.12)))
        points = [self._at(hex_, dx, dy) for dx, dy in ((-0.45, -0.22), (-0.72, 0), (-0.45, 0.22))]
        self._paint.drawPolyline(QPolygonF(points))

    def _onrush(self, hex_: HexId) -> None:
        self._paint.setPen(QPen(self._ink["bad"], max(1.5, self._side * 0.12)))
        self._paint.setBrush(Qt.BrushStyle.NoBrush)
        self._paint.drawPolygon(self.polygon(hex_, 0.88))

    def _numbers(self) -> None:
        font = QFont(self._paint.font())
        font.setPixelSize(max(7, round(self._side * 0.36)))
        self._paint.setFont(font)
        self._paint.setPen(self._ink["quiet"])
        for hex_ in self._box.grid.hexes:
            top = self._at(hex_, -0.6, -HALF + 0.02)
            self._paint.drawText(
                QRectF(top.x(), top.y(), self._side * 1.2, self._side * 0.44),
                Qt.AlignmentFlag.AlignCenter,
                hex_,
            )
