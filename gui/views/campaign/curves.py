"""Hongos over time: a line for each player, told apart by colour, stroke and the name at its end."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.theme import SERIES
from reports.content.chart import Curve, Curves

STROKES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine)
PAD, HEIGHT = 10, 260


class CurvesView(QWidget):
    """The lines of a picture; as wide as there is room."""

    def __init__(self, curves: Curves) -> None:
        super().__init__()
        self._curves = curves
        self._most = max((value for each in curves.curves for value in each.values if value), default=1)
        self.setAccessibleName(curves.title)
        self.setAccessibleDescription(curves.alt)
        self.setToolTip(curves.alt)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for every name."""
        line = self.fontMetrics().height()
        return QSize(320, max(HEIGHT, line * (len(self._curves.curves) + 3)))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Axes, lines, names."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = QFontMetrics(self.font())
        names = max((metrics.horizontalAdvance(each.name) for each in self._curves.curves), default=0)
        scale = metrics.horizontalAdvance(str(self._most))
        area = QRectF(scale + PAD, PAD, self.width() - scale - names - 4 * PAD,
                      self.height() - metrics.height() - 2 * PAD)  # fmt: skip
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        self._axes(painter, area, ink)
        ends = [self._line(painter, area, place, each) for place, each in enumerate(self._curves.curves)]
        self._names(painter, area, ends, ink)
        painter.end()

    def _axes(self, painter: QPainter, area: QRectF, ink: QColor) -> None:
        faint = QColor(ink)
        faint.setAlpha(60)
        line = painter.fontMetrics().height()
        for value in sorted({0, self._most // 2, self._most}):
            y = self._y(area, value)
            painter.setPen(faint)
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(ink)
            box = QRectF(0, y - line / 2, area.left() - PAD / 2, line)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(value))
        dates = self._curves.dates
        for place in {0, len(dates) - 1} if dates else ():
            side = Qt.AlignmentFlag.AlignRight if place else Qt.AlignmentFlag.AlignLeft
            painter.drawText(
                QRectF(area.left(), area.bottom() + 4, area.width(), line), side, str(dates[place].year)
            )

    def _y(self, area: QRectF, value: int) -> float:
        return area.bottom() - area.height() * value / self._most

    def _line(self, painter: QPainter, area: QRectF, place: int, curve: Curve) -> tuple[float, int, str]:
        """A line, and where its name belongs."""
        pen = QPen(QColor(SERIES[place % len(SERIES)]), 2.5, STROKES[place // len(SERIES) % len(STROKES)])
        painter.setPen(pen)
        wide = max(1, len(curve.values) - 1)
        points = [
            QPointF(area.left() + area.width() * across / wide, self._y(area, value))
            for across, value in enumerate(curve.values)
            if value is not None
        ]
        if len(points) == 1:
            painter.drawPoint(points[0])
        painter.drawPolyline(points)
        return (points[-1].y() if points else area.bottom()), place, curve.name

    def _names(
        self, painter: QPainter, area: QRectF, ends: list[tuple[float, int, str]], ink: QColor
    ) -> None:
        """The names at the ends of the lines, one below another where they would meet."""
        line = painter.fontMetrics().height()
        below = area.bottom() - line * len(ends)
        free = min(area.top() - line / 2, below)
        for end, place, name in sorted(ends):
            y = max(end - line / 2, free)
            free = y + line
            painter.setPen(QPen(QColor(SERIES[place % len(SERIES)]), 3))
            painter.drawLine(QPointF(area.right() + 4, end), QPointF(area.right() + PAD, y + line / 2))
            painter.setPen(ink)
            painter.drawText(
                QPointF(area.right() + PAD + 5, y + line - painter.fontMetrics().descent()), name
            )
