"""The scale bar and the arrow to the north, over a corner of the map."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gui.theme import TEXT
from gui.views.map.inks import Inks, colour

LENGTHS = (1, 3, 6, 12, 24)
WIDEST, GAP, ARROW = 96, 9, 10
"""The longest bar, what lies between its parts, and how wide the arrow to the north is, in pixels."""


class ScaleBar(QWidget):
    """So many inches are so long here; as large as what it shows, and low, for it may lie over the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._font = QFont(TEXT)
        self._font.setBold(True)
        self._text, self._long, self._wide = "", LENGTHS[0], 12.0
        self._inks: Inks | None = None

    def show_scale(self, px: float, inks: Inks, text: str, size: int) -> None:
        """At so many pixels an inch; `text`: the length with its unit, `{}` for the number."""
        self._inks = inks
        self._font.setPixelSize(size)
        self._long = max((each for each in LENGTHS if each * px <= WIDEST), default=LENGTHS[0])
        self._text, self._wide = text.format(self._long), self._long * px
        letters = QFontMetricsF(self._font).horizontalAdvance(f"{self._text}N")
        self.resize(round(self._wide + letters + ARROW + 5 * GAP), size + 10)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Bar, length, arrow."""
        if self._inks is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        ink, high = colour(self._inks.ink), self.height()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(self._inks.halo, 0.82))
        painter.drawRoundedRect(QRectF(self.rect()), 6, 6)
        self._bar(painter, QRectF(GAP, high / 2 - 3, self._wide, 6), ink)
        painter.setPen(ink)
        left, middle = self._wide + 2 * GAP, Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(left, 0, self.width() - left, high), middle, self._text)
        right = self.width() - GAP - ARROW
        before = QFontMetricsF(self._font).horizontalAdvance("N") + 3
        painter.drawText(QRectF(right - before, 0, before, high), middle, "N")
        self._north(painter, QPointF(right + ARROW / 2, high / 2), ink)
        painter.end()

    def _bar(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        parts = min(6, self._long)
        step = box.width() / parts
        painter.setPen(QPen(ink, 1))
        for part in range(parts):
            painter.setBrush(ink if part % 2 == 0 else Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(box.left() + part * step, box.top(), step, box.height()))

    def _north(self, painter: QPainter, middle: QPointF, ink: QColor) -> None:
        painter.setPen(QPen(ink, 1))
        tip, hollow = middle + QPointF(0, -8), middle + QPointF(0, 4)
        for aside, brush in ((4, QColor(ink)), (-4, QColor(Qt.GlobalColor.transparent))):
            painter.setBrush(brush)
            painter.drawPolygon([tip, middle + QPointF(aside, 7), hollow])
