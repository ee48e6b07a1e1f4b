"""The counters on the map: British by their strength, Zulus as shields, stacks fanned out where one rests."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen

from gui.presenters.isandlwana.board import Token
from gui.theme import Palette

LEAST = 9
"""The smallest letters of a counter, in pixels."""
SIGNS = {"colours": "⚑", "wagon": "▦", "leader": "★"}
"""What the counters show that have no number."""
SHOWN = 3
"""So many counters of a stack show their edges."""


class Tokens:
    """Paints counters once, with the painter and colours of one paint event."""

    def __init__(self, painter: QPainter, colours: Palette, font: QFont) -> None:
        self._paint, self._font = painter, font
        self._ink = {name: QColor(getattr(colours, name)) for name in Palette.__slots__}

    def stack(self, held: Sequence[Token], middle: QPointF, side: float) -> None:
        """The counters of a hex: the edges of those beneath, the top one, and what they come to together."""
        units = [each for each in held if each.strength and each.sign != "zulu"]
        shown = list(reversed(held[:SHOWN]))
        for place, token in enumerate(shown):
            shift = (len(shown) - 1 - place) * side * 0.14
            last = place == len(shown) - 1
            total = sum(each.strength for each in units) if last and len(units) > 1 else token.strength
            rect = _around(middle + QPointF(shift, -shift), side * 0.62)
            self.token(token, rect, str(total) if total else "", plain=not last)
        beneath = {each.sign for each in held[1:]}
        if signs := "".join(sign for name, sign in SIGNS.items() if name in beneath):
            self.mark(signs, middle - QPointF(0, side * 1.1), side, "accent")

    def fan(self, held: Sequence[Token], middle: QPointF, side: float, within: QRectF) -> None:
        """All counters of a stack side by side, above the hex, each with its name."""
        size = max(side * 0.85, 21.0)
        wide = 2 * size + 6
        left = min(
            max(within.left() + 4, middle.x() - wide * len(held) / 2), within.right() - wide * len(held) - 4
        )
        high = middle.y() - side * 0.9 - 2 * size - 16
        top = high if high > within.top() else middle.y() + side * 0.9
        self._paint.setPen(QPen(self._ink["text"], 1))
        self._paint.setBrush(self._ink["card"])
        self._paint.drawRoundedRect(QRectF(left - 3, top, wide * len(held) + 6, 2 * size + 18), 5, 5)
        for place, token in enumerate(held):
            middle_of = QPointF(left + place * wide + wide / 2, top + size + 2)
            number = f"×{token.count}" if token.count > 1 else str(token.strength or "")
            self.token(token, _around(middle_of, size - 2), number)
            self._write(QRectF(left + place * wide, top + 2 * size + 1, wide, 15), token.label, 11, "text")

    def token(self, token: Token, at: QRectF, number: str, *, plain: bool = False) -> None:
        """One counter; `plain`: only its edge is seen."""
        paint, ink = self._paint, self._ink
        faded = token.done and token.sign != "zulu"
        paint.setPen(QPen(ink["card"], 1.5))
        match token.sign:
            case "zulu":
                self._shield(token, at)
                number = str(token.count) if token.count > 1 else ""
            case "leader":
                paint.setBrush(ink["warn"])
                paint.drawEllipse(at)
            case "wagon":
                paint.setBrush(ink["accent"])
                paint.drawRect(at.adjusted(0, at.height() * 0.18, 0, -at.height() * 0.18))
            case "colours":
                paint.setBrush(ink["blue"])
                paint.drawRect(at)
            case _:
                colour = ink["quiet"] if faded else ink["red"]
                if token.sign == "ad-hoc" and not faded:
                    colour = ink["blue"]
                paint.setBrush(colour)
                paint.drawRoundedRect(at, 2, 2)
                if token.square:
                    paint.setPen(QPen(ink["card"], 1.6))
                    paint.setBrush(Qt.BrushStyle.NoBrush)
                    paint.drawRect(at.adjusted(2.5, 2.5, -2.5, -2.5))
        number = SIGNS.get(token.sign, number)
        if number and not plain:
            self._write(at, number, max(LEAST, round(at.height() * 0.7)), "card", bold=True)

    def _shield(self, token: Token, at: QRectF) -> None:
        """An ox-hide shield; hollow, once its unit has done what it may do."""
        paint, ink = self._paint, self._ink
        narrow = at.adjusted(at.width() * 0.14, 0, -at.width() * 0.14, 0)
        path = QPainterPath()
        path.addEllipse(narrow if token.count == 1 else at)
        paint.setPen(QPen(ink["card"], 1.2))
        paint.setBrush(ink["quiet"] if token.done else ink["text"])
        paint.drawPath(path)
        if token.count == 1:
            paint.setPen(QPen(ink["card"], max(1.0, at.width() * 0.09)))
            x = narrow.center().x()
            paint.drawLine(QPointF(x, narrow.top() + 2), QPointF(x, narrow.bottom() - 2))

    def mark(self, words: str, middle: QPointF, side: float, ink: str) -> None:
        """A cost or a hit number at the foot of a hex, or what lies beneath, on a ground of its own."""
        font = QFont(self._font)
        font.setPixelSize(max(LEAST, round(side * 0.5)))
        font.setBold(True)
        wide = QFontMetrics(font).horizontalAdvance(words) + 6
        rect = QRectF(middle.x() - wide / 2, middle.y() + side * 0.28, wide, side * 0.56)
        self._paint.setPen(Qt.PenStyle.NoPen)
        self._paint.setBrush(self._ink[ink])
        self._paint.drawRoundedRect(rect, 3, 3)
        self._paint.setFont(font)
        self._paint.setPen(self._ink["card"])
        self._paint.drawText(rect, Qt.AlignmentFlag.AlignCenter, words)

    def _write(self, at: QRectF, words: str, size: int, ink: str, *, bold: bool = False) -> None:
        font = QFont(self._font)
        font.setPixelSize(size)
        font.setBold(bold)
        while font.pixelSize() > LEAST and QFontMetrics(font).horizontalAdvance(words) > at.width():
            font.setPixelSize(font.pixelSize() - 1)
        self._paint.setFont(font)
        self._paint.setPen(self._ink[ink])
        self._paint.drawText(at, Qt.AlignmentFlag.AlignCenter, words)


def _around(middle: QPointF, half: float) -> QRectF:
    return QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
