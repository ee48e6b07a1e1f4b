"""What is drawn over the map during work on it: rings, ways, rulers, lines of sight, handles."""

from collections.abc import Iterable, Sequence
from math import atan2, degrees

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen, QPolygonF

from gui.presenters.map.figure_looks import Token
from gui.theme import TEXT
from gui.views.map.canvas import Canvas
from gui.views.map.inks import colour, inks
from heart_africa.board.layout import Course, Spot, Stand

INCH, GHOST_IN = 1.0, 0.8
CLOSE_PX = 28.0
"""At fewer pixels to an inch than this, rings are drawn finer, so as not to hide figures."""


class Strokes:
    """Draws over the map; widths are in pixels at every zoom."""

    def __init__(self, painter: QPainter, canvas: Canvas) -> None:
        self._painter, self._canvas, self._inks = painter, canvas, inks(canvas.colours)
        self._px = 1 / canvas.px
        self._fine = min(1.0, canvas.px / CLOSE_PX)

    def _pen(
        self, ink: str, wide: float, alpha: float = 1, style: Qt.PenStyle = Qt.PenStyle.SolidLine
    ) -> QPen:
        pen = QPen(colour(getattr(self._inks, ink), alpha), wide * self._px, style)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def ring(self, token: Token, state: str) -> None:
        """A frame around a base: thin if chosen, red and crossed if it may not stand there."""
        painter, look = self._painter, token.look
        painter.save()
        painter.translate(self._canvas.to_scene(token.stand.spot))
        painter.rotate(token.stand.facing)
        grown = 2.2 * self._px * self._fine
        box = QRectF(-look.wide_in / 2, -look.deep_in / 2, look.wide_in, look.deep_in)
        box.adjust(-grown, -grown, grown, grown)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self._pen("ink", 4.5 * self._fine, 0.55))
        painter.drawRoundedRect(box, 0.08, 0.08)
        painter.setPen(self._pen(state, 2.8 * self._fine))
        painter.drawRoundedRect(box, 0.08, 0.08)
        if state == "wrong":
            painter.drawLine(box.topLeft(), box.bottomRight())
        painter.restore()

    def ghost(self, stand: Stand, *, ok: bool) -> None:
        """The outline of a figure where it would stand."""
        middle, half = self._canvas.to_scene(stand.spot), GHOST_IN / 2
        self._painter.save()
        self._painter.translate(middle)
        self._painter.rotate(stand.facing)
        self._painter.setPen(self._pen("ink", 1.5))
        self._painter.setBrush(colour(self._inks.chosen if ok else self._inks.wrong, 0.75))
        self._painter.drawRect(QRectF(-half, -half, GHOST_IN, GHOST_IN))
        self._painter.drawLine(QPointF(0, -half), QPointF(0, 0))
        self._painter.restore()

    def way(self, course: Course, *, ok: bool) -> None:
        """The way of a figure, from where it stands to where it would stand."""
        path = QPainterPath()
        path.addPolygon(QPolygonF([self._canvas.to_scene(spot) for spot in course]))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(self._pen("halo", 3.4, 0.5))
        self._painter.drawPath(path)
        self._painter.setPen(self._pen("path" if ok else "wrong", 1.4, 0.85, Qt.PenStyle.DashLine))
        self._painter.drawPath(path)

    def sight(self, start: Spot, end: Spot, state: str) -> None:
        """A line of sight: solid if it is free, dashed and thin if not, for there may be many."""
        one, other = self._canvas.to_scene(start), self._canvas.to_scene(end)
        if state == "right":
            self._painter.setPen(self._pen("halo", 4, 0.6))
            self._painter.drawLine(one, other)
            self._painter.setPen(self._pen(state, 2))
        else:
            self._painter.setPen(self._pen(state, 1, 0.7, Qt.PenStyle.DashLine))
        self._painter.drawLine(one, other)

    def contact(self, one: Spot, other: Spot) -> None:
        """A short bar across the bases of two enemies in contact."""
        start, end = self._canvas.to_scene(one), self._canvas.to_scene(other)
        middle, half = (start + end) / 2, (end - start) / 4
        for ink, wide in (("halo", 6.5), ("wrong", 4.0)):
            self._painter.setPen(self._pen(ink, wide))
            self._painter.drawLine(middle - half, middle + half)

    def band(self, one: Spot, other: Spot) -> None:
        """Draw the rectangle by which several figures are chosen."""
        box = QRectF(self._canvas.to_scene(one), self._canvas.to_scene(other)).normalized()
        self._painter.setPen(self._pen("path", 1.2, 0.9, Qt.PenStyle.DashLine))
        self._painter.setBrush(colour(self._inks.chosen, 0.18))
        self._painter.drawRect(box)

    def ruler(self, one: Spot, other: Spot, text: str) -> None:
        """A measuring tape with ticks, and the distance in words."""
        start, end = self._canvas.to_scene(one), self._canvas.to_scene(other)
        for ink, wide in (("ink", 7.0), ("chosen", 5.0)):
            pen = self._pen(ink, wide)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            self._painter.setPen(pen)
            self._painter.drawLine(start, end)
        self._ticks(start, end)
        self.plate((start + end) / 2, text)

    def _ticks(self, start: QPointF, end: QPointF) -> None:
        """A tick at each inch, longer at every sixth."""
        way = end - start
        long = (way.x() ** 2 + way.y() ** 2) ** 0.5
        if long < INCH / 4:
            return
        painter = self._painter
        painter.save()
        painter.translate(start)
        painter.rotate(degrees(atan2(way.y(), way.x())))
        painter.setPen(self._pen("ink", 1))
        for inch in range(int(long) + 1):
            reach = (5 if inch % 6 else 9) * self._px / 2
            painter.drawLine(QPointF(inch, -reach), QPointF(inch, reach))
        painter.restore()

    def plate(self, spot: QPointF, text: str, taken: Sequence[QRectF] = ()) -> QRectF:
        """Draw words on a plate at a spot, above the plates in `taken`; returns where they are.

        Places are in pixels from the table's corner, so that they are the same at every zoom.
        """
        painter = self._painter
        painter.save()
        painter.translate(spot)
        painter.scale(self._px, self._px)
        font = QFont(TEXT)
        font.setPixelSize(max(12, self._canvas.font().pixelSize()))
        font.setBold(True)
        painter.setFont(font)
        metrics = painter.fontMetrics()
        box = QRectF(metrics.boundingRect(text)).adjusted(-8, -5, 8, 5)
        box.moveCenter(QPointF(0, -metrics.height() * 1.1))
        origin = spot / self._px
        while any(box.translated(origin).intersects(each) for each in taken):
            box.translate(0, -box.height() / 2)
        painter.setPen(QPen(colour(self._inks.ink), 1))
        painter.setBrush(colour(self._inks.halo, 0.95))
        painter.drawRoundedRect(box, 5, 5)
        painter.setPen(colour(self._inks.ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()
        return box.translated(origin)

    def circles(self, found: Iterable[tuple[Iterable[Course], str]]) -> list[QRectF]:
        """Draw outlines of reach, each with its name; no name covers another. Returns where the names are."""
        taken: list[QRectF] = []
        for outlines, text in found:
            self._circle(outlines, text, taken)
        return taken

    def _circle(self, outlines: Iterable[Course], text: str, taken: list[QRectF]) -> None:
        """Draw one outline, with its name at its top if that is on the table."""
        painter = self._painter
        for outline in outlines:
            ring = QPolygonF([self._canvas.to_scene(spot) for spot in outline])
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(self._pen("halo", 3.6, 0.6))
            painter.drawPolygon(ring)
            painter.setPen(self._pen("zone", 1.8, 1, Qt.PenStyle.DashLine))
            painter.drawPolygon(ring)
            x, y = max(outline, key=lambda spot: min(spot[1], self._canvas.high - 1))
            top = self._canvas.to_scene((x, min(y, self._canvas.high - 1)))
            taken.append(self.plate(top, text, taken=taken))

    def outline(self, course: Course, *, closed: bool, good: bool) -> None:
        """Draw the outline of the piece that is being worked on, in red if it is not `good`."""
        path = QPainterPath()
        path.addPolygon(QPolygonF([self._canvas.to_scene(spot) for spot in course]))
        if closed:
            path.closeSubpath()
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(self._pen("ink", 4, 0.6))
        self._painter.drawPath(path)
        self._painter.setPen(self._pen("chosen" if good else "wrong", 2))
        self._painter.drawPath(path)

    def handle(self, spot: Spot, ink: str, *, small: bool = False) -> None:
        """Draw a handle that can be dragged."""
        size = (2.0 if small else 4.5) * self._px
        middle = self._canvas.to_scene(spot)
        self._painter.setPen(self._pen("ink", 1.2))
        self._painter.setBrush(colour(getattr(self._inks, ink)))
        self._painter.drawRect(QRectF(middle.x() - size, middle.y() - size, 2 * size, 2 * size))
