"""The counters on the map: British by their strength, Zulus as shields, stacks fanned out where one rests."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetrics

from gui.presenters.isandlwana.board import Token
from gui.views.companions.brush import Brush, around

LEAST = 9
"""The smallest letters of a counter, in pixels."""
SIGNS = {"colours": "⚑", "wagon": "▦", "leader": "★"}
"""What the counters show that have no number."""
SHOWN = 3
"""So many counters of a stack show their edges."""


class Tokens(Brush):
    """Paints counters."""

    def stack(self, held: Sequence[Token], middle: QPointF, side: float) -> None:
        """The counters of a hex: the edges of those beneath, the top one, and what they come to together."""
        units = [each for each in held if each.strength and each.sign != "zulu"]
        shown = list(reversed(held[:SHOWN]))
        for place, token in enumerate(shown):
            shift = (len(shown) - 1 - place) * side * 0.14
            last = place == len(shown) - 1
            total = sum(each.strength for each in units) if last and len(units) > 1 else token.strength
            rect = around(middle + QPointF(shift, -shift), side * 0.62)
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
        board = QRectF(left - 3, top, wide * len(held) + 6, 2 * size + 18)
        self.pen("text", 1, "card").drawRoundedRect(board, 5, 5)
        for place, token in enumerate(held):
            middle_of = QPointF(left + place * wide + wide / 2, top + size + 2)
            number = f"×{token.count}" if token.count > 1 else str(token.strength or "")
            self.token(token, around(middle_of, size - 2), number)
            below = QRectF(left + place * wide, top + 2 * size + 1, wide, 15)
            self.write(below, token.label, self.letters(11), "text", least=LEAST)

    def token(self, token: Token, at: QRectF, number: str, *, plain: bool = False) -> None:
        """One counter; `plain`: only its edge is seen."""
        faded = token.done and token.sign != "zulu"
        match token.sign:
            case "zulu":
                self._shield(token, at)
                number = str(token.count) if token.count > 1 else ""
            case "leader":
                self.pen("card", 1.5, "warn").drawEllipse(at)
            case "wagon":
                low = at.adjusted(0, at.height() * 0.18, 0, -at.height() * 0.18)
                self.pen("card", 1.5, "accent").drawRect(low)
            case "colours":
                self.pen("card", 1.5, "blue").drawRect(at)
            case _:
                fill = "quiet" if faded else "blue" if token.sign == "ad-hoc" else "red"
                self.pen("card", 1.5, fill).drawRoundedRect(at, 2, 2)
                if token.square:
                    self.pen("card", 1.6).drawRect(at.adjusted(2.5, 2.5, -2.5, -2.5))
        number = SIGNS.get(token.sign, number)
        if number and not plain:
            letters = self.letters(max(LEAST, round(at.height() * 0.7)), bold=True)
            self.write(at.adjusted(-1, 0, 1, 0), number, letters, "card", least=LEAST)

    def _shield(self, token: Token, at: QRectF) -> None:
        """An ox-hide shield; hollow, once its unit has done what it may do."""
        narrow = at.adjusted(at.width() * 0.14, 0, -at.width() * 0.14, 0)
        alone = token.count == 1
        self.pen("card", 1.2, "quiet" if token.done else "text").drawEllipse(narrow if alone else at)
        if alone:
            x, stick = narrow.center().x(), self.pen("card", max(1.0, at.width() * 0.09))
            stick.drawLine(QPointF(x, narrow.top() + 2), QPointF(x, narrow.bottom() - 2))

    def mark(self, words: str, middle: QPointF, side: float, ink: str) -> None:
        """A cost or a hit number at the foot of a hex, or what lies beneath, on a ground of its own."""
        letters = self.letters(max(LEAST, round(side * 0.5)), bold=True)
        wide = QFontMetrics(letters).horizontalAdvance(words) + 6
        rect = QRectF(middle.x() - wide / 2, middle.y() + side * 0.28, wide, side * 0.56)
        self.pen(fill=ink).drawRoundedRect(rect, 3, 3)
        self.write(rect, words, letters, "card")
