"""The map with what floats over it: nothing that comes or goes there changes the size of the map."""

from typing import Literal

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from gui.views.map.canvas import Canvas

Border = Literal["above", "below"]
EDGE = 8
"""Pixels between the border of the map and what floats there."""
ABOUT = 40
"""So many pixels about where the hand is are kept clear."""
WIDEST = 480
"""How wide a card over the map is (at 100 %)."""


class Said(QFrame):
    """What was found out, over the map; the mouse goes through it."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = QLabel()
        self._text.setProperty("role", "small")
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 6, 10, 6)
        layout.addWidget(self._text)
        self.hide()

    def say(self, text: str, more: tuple[str, ...]) -> None:
        """Say this, and more of it below; nothing at all if there is nothing."""
        self._text.setText("\n".join(each for each in (text, *more) if each))
        self.setVisible(bool(text or more))


class Surface(QWidget):
    """The canvas, in its corner the scale bar, over it cards that keep away from where the hand is.

    A card lies along the lower border, or along the upper one where the lower half is where the hand works;
    it stays there as long as it is not in the way.
    """

    def __init__(self, canvas: Canvas, scale: QWidget) -> None:
        super().__init__()
        self.canvas, self._scale, self.percent = canvas, scale, 100
        self._cards: list[QWidget] = []
        self._borders: dict[QWidget, Border] = {}
        self._clear = QRect()
        canvas.setParent(self)
        scale.setParent(self)
        self.setMinimumSize(canvas.minimumSize())

    def float(self, *cards: QWidget) -> None:
        """Let these float over the map, the first above the next where both lie along one border."""
        for each in cards:
            each.setParent(self)
            self._cards.append(each)
            self._borders[each] = "below"

    def keep_clear(self, clear: QRect) -> None:
        """Where the hand is, or what it holds, in pixels of the map."""
        self._clear = clear.adjusted(-ABOUT, -ABOUT, ABOUT, ABOUT)
        self.arrange()

    def keep_clear_of(self, place: QPoint) -> None:
        """Where the hand is."""
        self.keep_clear(QRect(place, place))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The canvas is as large as this, always."""
        super().resizeEvent(event)
        self.canvas.setGeometry(self.rect())
        self.arrange()

    def event(self, event: QEvent) -> bool:
        """What floats has changed its size."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self.arrange()
        return done

    def arrange(self) -> None:
        """Everything to its place."""
        scale = self._scale
        scale.move(EDGE, self.height() - scale.height() - EDGE)
        scale.raise_()
        wide = min(round(WIDEST * self.percent / 100), self.width() - 2 * EDGE)
        used: dict[Border, int] = {"below": 0, "above": 0}
        for card in self._cards:
            if card.isHidden():
                continue
            size = QSize(wide, min(_high(card, wide), self.height() - 2 * EDGE))
            border = self._borders[card]
            if self._clear.intersects(self._place(size, border, used[border])):
                border = "above" if self._clear.center().y() > self.height() / 2 else "below"
            card.setGeometry(self._place(size, border, used[border]))
            card.raise_()
            self._borders[card] = border
            used[border] += size.height() + EDGE

    def _place(self, size: QSize, border: Border, used: int) -> QRect:
        """Along the upper border from the left, along the lower one beside the scale bar if there is room."""
        if border == "above":
            return QRect(QPoint(EDGE, EDGE + used), size)
        left = max(EDGE, min(self._scale.geometry().right() + EDGE, self.width() - size.width() - EDGE))
        return QRect(QPoint(left, self.height() - size.height() - EDGE - used), size)


def _high(card: QWidget, wide: int) -> int:
    """How high a card is at this width."""
    layout = card.layout()
    if layout is not None and layout.hasHeightForWidth():
        return max(layout.totalHeightForWidth(wide), layout.totalMinimumSize().height())
    return card.sizeHint().height()
