"""The scale bar and the arrow to the north, over a corner of the map."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gui.theme import TEXT
from gui.views.map.inks import Inks, colour

LENGTHS = (1, 3, 6, 12, 24)
WIDEST = 170
ARROW, EDGE = 32, 20
"""How much room the arrow to the north takes, and both ends of the bar, in pixels."""


class ScaleBar(QWidget):
    """So many inches are so long here."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._px, self._text, self._size, self._room = 12.0, "{}", 12, WIDEST + ARROW + EDGE
        self._inks: Inks | None = None

    def show_scale(self, px: float, inks: Inks, text: str, size: int, room: int) -> None:
        """At so many pixels an inch; `text`: the length with its unit, `{}` for the number.

        `room`: so many pixels beside the table; where there is none it lies over it.
        """
        self._px, self._inks, self._text, self._size = px, inks, text, size
        whole = WIDEST + ARROW + EDGE
        self._room = min(whole, room) if room > 2 * EDGE else whole
        self.resize(whole, 34 + size)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Bar, length, arrow."""
        if self._inks is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        most = min(WIDEST, self._room - EDGE)
        long = max((each for each in LENGTHS if each * self._px <= most), default=LENGTHS[0])
        ink, halo = colour(self._inks.ink), colour(self._inks.halo, 0.82)
        wide = long * self._px
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(halo)
        arrow = ARROW if wide + EDGE + ARROW <= self._room else 0
        painter.drawRoundedRect(QRectF(0, 0, wide + EDGE + arrow, self.height()), 6, 6)
        self._bar(painter, QRectF(10, self.height() - 14, wide, 6), long, ink)
        font = QFont(TEXT)
        font.setPixelSize(self._size)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(ink)
        box = QRectF(10, 4, wide, self.height() - 20)
        painter.drawText(
            box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._text.format(long)
        )
        if arrow:
            self._north(painter, QPointF(wide + 30, self.height() / 2), ink)
        painter.end()

    def _bar(self, painter: QPainter, box: QRectF, long: int, ink: QColor) -> None:
        parts = min(6, max(1, long))
        step = box.width() / parts
        painter.setPen(QPen(ink, 1))
        for part in range(parts):
            painter.setBrush(ink if part % 2 == 0 else Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(box.left() + part * step, box.top(), step, box.height()))

    def _north(self, painter: QPainter, middle: QPointF, ink: QColor) -> None:
        painter.setPen(QPen(ink, 1.2))
        painter.setBrush(ink)
        painter.drawPolygon([middle + QPointF(0, -14), middle + QPointF(5, 3), middle + QPointF(0, 0)])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon([middle + QPointF(0, -14), middle + QPointF(-5, 3), middle + QPointF(0, 0)])
        font = painter.font()
        font.setPixelSize(10)
        painter.setFont(font)
        painter.drawText(QRectF(middle.x() - 8, middle.y() + 2, 16, 13), Qt.AlignmentFlag.AlignCenter, "N")
