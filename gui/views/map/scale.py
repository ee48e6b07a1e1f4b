"""The scale bar and the arrow to the north, over a corner of the map."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gui.theme import TEXT
from gui.views.map.inks import Inks, colour

LENGTHS = (1, 3, 6, 12, 24)
WIDEST = 170
ARROW, EDGE, LITTLE = 32, 20, 90
"""How much room the arrow to the north takes, and both ends of the bar, in pixels; less than `LITTLE`
is no room."""


class ScaleBar(QWidget):
    """So many inches are so long here."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._px, self._text, self._size, self._room = 12.0, "{}", 12, WIDEST + ARROW + EDGE
        self._inks: Inks | None = None
        self._low = False

    def show_scale(self, px: float, inks: Inks, text: str, size: int, room: int) -> None:
        """At so many pixels an inch; `text`: the length with its unit, `{}` for the number.

        `room`: so many pixels beside the table; where there is little it lies over it, low and short.
        """
        self._px, self._inks, self._text, self._size = px, inks, text, size
        whole = WIDEST + ARROW + EDGE
        self._low = room <= LITTLE
        self._room = LITTLE if self._low else min(whole, room)
        self.resize(whole, 8 + size if self._low else 34 + size)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Bar, length, arrow."""
        if self._inks is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        most = min(WIDEST, self._room - EDGE)
        long = max((each for each in LENGTHS if each * self._px <= most), default=LENGTHS[0])
        ink, halo = colour(self._inks.ink), colour(self._inks.halo, 0.82)
        wide = long * self._px
        font = QFont(TEXT)
        font.setPixelSize(self._size)
        font.setBold(True)
        painter.setFont(font)
        text = self._text.format(long)
        beside = painter.fontMetrics().horizontalAdvance(text) + 8 if self._low else 0
        arrow = ARROW if not self._low and wide + EDGE + ARROW <= self._room else 0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(halo)
        painter.drawRoundedRect(QRectF(0, 0, wide + EDGE + arrow + beside, self.height()), 6, 6)
        self._bar(painter, QRectF(10, self.height() - 13, wide, 6), long, ink)
        painter.setPen(ink)
        left, high = (wide + 18, self.height()) if self._low else (10, self.height() - 12)
        box = QRectF(left, 0, max(wide, beside), high)
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
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
