"""A painter in inches with north up; colours, pens and small pictures (stamps) by name."""

from collections.abc import Callable, Iterable
from dataclasses import field
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
)

from gui.presenters.map.scatter import box_of, lot, strewn
from gui.views.map.inks import Inks, colour
from heart_africa.board.layout import Course, Spot
from heart_africa.core.dataclass import dataclass

Stamp = Callable[["Easel"], None]
VARIETY = 6
"""How many stamps of a kind there are, so that neighbouring trees differ."""


@dataclass
class Easel:
    """A painter for a table `high` inches from south to north, at `px` pixels an inch.

    `clear` is the area where nothing grows, as roads and water.
    """

    painter: QPainter
    inks: Inks
    high: float
    px: float
    dark: bool = False
    environment: str = ""
    clear: QPainterPath = field(default_factory=QPainterPath)
    _stamps: dict[tuple[str, int], QImage] = field(default_factory=dict)

    # --- from inches to the painter's own ---

    def at(self, spot: Spot) -> QPointF:
        """A spot of the table as a point of the painter, where y points down."""
        return QPointF(spot[0], self.high - spot[1])

    def polygon(self, course: Iterable[Spot]) -> QPolygonF:
        """The polygon through these spots."""
        return QPolygonF([self.at(spot) for spot in course])

    def area(self, outline: Course) -> QPainterPath:
        """The area inside an outline."""
        path = QPainterPath()
        path.addPolygon(self.polygon(outline))
        path.closeSubpath()
        return path

    def line(self, course: Course) -> QPainterPath:
        """The line through these spots."""
        path = QPainterPath()
        path.addPolygon(self.polygon(course))
        return path

    def band(self, course: Course, wide: float) -> QPainterPath:
        """The area of a strip along a line, `wide` inches across."""
        stroker = QPainterPathStroker()
        stroker.setWidth(wide)
        stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
        stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return stroker.createStroke(self.line(course))

    # --- pens and brushes ---

    def pen(
        self, ink: str, wide: float, alpha: float = 1, style: Qt.PenStyle = Qt.PenStyle.SolidLine
    ) -> QPen:
        """A pen with round ends, `wide` inches across."""
        made = QPen(self.ink(ink, alpha), wide, style)
        made.setCapStyle(Qt.PenCapStyle.RoundCap)
        made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return made

    def flat(self, ink: str, wide: float, alpha: float = 1) -> QPen:
        """A pen with flat ends, which do not reach beyond the line."""
        made = self.pen(ink, wide, alpha)
        made.setCapStyle(Qt.PenCapStyle.FlatCap)
        return made

    def ink(self, name: str, alpha: float = 1) -> QColor:
        """A colour of the map by its name."""
        return colour(getattr(self.inks, name), alpha)

    def wash(self, path: QPainterPath, ink: str, alpha: float = 1) -> None:
        """Fill an area with a colour."""
        self.painter.fillPath(path, QBrush(self.ink(ink, alpha)))

    def stroke(self, path: QPainterPath, pen: QPen) -> None:
        """Draw a line with a pen."""
        self.painter.strokePath(path, pen)

    def blot(self, middle: QPointF, radius: float, ink: str, alpha: float = 1) -> None:
        """Paint a round spot."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self.ink(ink, alpha))
        self.painter.drawEllipse(middle, radius, radius)

    # --- stamps ---

    def stamped(  # noqa: PLR0917  # where, how densely, what
        self, area: QPainterPath, course: Course, step: float, name: str, size: float, draw: Stamp
    ) -> None:
        """Strew stamps `size` inches across over an area.

        They are drawn from north to south, so that the nearer ones overlap those behind.
        """
        box = box_of(course)
        kind = sum(map(ord, name))
        spots = [spot for spot in strewn(box, step, kind) if self._grows(area, self.at(spot[:2]))]
        for x, y, chance in sorted(spots, key=lambda spot: -spot[1]):
            self.stamp(name, int(chance * 997) % VARIETY, self.at((x, y)), size * (0.8 + 0.4 * chance), draw)

    def _grows(self, area: QPainterPath, spot: QPointF) -> bool:
        return area.contains(spot) and not self.clear.contains(spot)

    def stamp(self, name: str, which: int, middle: QPointF, size: float, draw: Stamp) -> None:
        """Draw one of the pictures of a kind at a spot; each is painted once and kept."""
        key = (name, which)
        if key not in self._stamps:
            # A stamp drawn on a square from -1 to 1.
            side = max(4, ceil(size * self.px * 1.2))
            image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(side / 2, side / 2)
            painter.scale(side / 2, side / 2)
            draw(Easel(painter, self.inks, 0, side / 2, self.dark, _stamps={("which", which): QImage()}))
            painter.end()
            self._stamps[key] = image
        half = size / 2
        self.painter.drawImage(QRectF(middle.x() - half, middle.y() - half, size, size), self._stamps[key])

    @property
    def which(self) -> int:
        """The number of the picture in its kind, while a stamp is being painted."""
        return next(iter(self._stamps))[1]

    def chance(self, number: int) -> float:
        """A number from 0 to 1, always the same for this stamp, while it is being painted."""
        return lot(self.which, number, 91)
