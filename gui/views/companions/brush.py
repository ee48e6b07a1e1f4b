"""A painter in the colours of the theme, as boards of companions are drawn with it."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen

from gui.theme import Palette

LEAST = 0.75
"""How much smaller letters may become, so that a text is not cut."""


class Brush:
    """The painter and the colours of one paint event; a colour is named as in the theme, or is `#rrggbb`."""

    def __init__(self, painter: QPainter, colours: Palette, font: QFont) -> None:
        self._painter, self._colours, self._font = painter, colours, font

    def ink(self, name: str, dense: int = 255) -> QColor:
        """A colour, so dense of 255."""
        made = QColor(name if name.startswith("#") else getattr(self._colours, name))
        made.setAlpha(dense)
        return made

    def pen(
        self,
        line: str = "",
        wide: float = 1.0,
        fill: str | QColor = "",
        style: Qt.PenStyle = Qt.PenStyle.SolidLine,
    ) -> QPainter:
        """The painter, with a line of that colour and that fill; none of either where none is named."""
        self._painter.setPen(QPen(self.ink(line), wide, style) if line else Qt.PenStyle.NoPen)
        filled = self.ink(fill) if isinstance(fill, str) and fill else fill
        self._painter.setBrush(filled or Qt.BrushStyle.NoBrush)
        return self._painter

    def letters(self, size: float, *, bold: bool = False) -> QFont:
        """Letters of so many pixels."""
        made = QFont(self._font)
        made.setPixelSize(round(size))
        made.setBold(bold)
        return made

    def write(
        self,
        at: QRectF,
        text: str,
        letters: QFont,
        ink: str,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
        *,
        least: float = 0,
    ) -> None:
        """A text in one line; where there is no room its letters shrink to `least` pixels, then it is cut.

        Without `least` they shrink by a quarter at the most.
        """
        made, most = QFont(letters), at.width() - 2
        least = least or int(made.pixelSize() * LEAST)
        while made.pixelSize() > least and QFontMetrics(made).horizontalAdvance(text) > most:
            made.setPixelSize(made.pixelSize() - 1)
        self._painter.setFont(made)
        self._painter.setPen(self.ink(ink))
        shown = QFontMetrics(made).elidedText(text, Qt.TextElideMode.ElideRight, int(at.width()))
        self._painter.drawText(at, side | Qt.AlignmentFlag.AlignVCenter, shown)


def around(middle: QPointF, half: float) -> QRectF:
    """The square about a point."""
    return QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
