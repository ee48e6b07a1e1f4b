"""The map with what floats over it: nothing that comes or goes there changes the size of the map."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from gui.session import Session
from gui.views.map.canvas import Canvas
from gui.views.parts import flow, refill, toggle

EDGE = 8
"""Pixels between the border of the map and what floats there."""
ABOUT = 40
"""So many pixels about where the hand is are kept clear."""
ROOMY = 1200
"""In a narrower window (at 100 %) orders over the map are folded away at first."""
WIDEST, ORDERS = 480, 330
"""How wide what was found out is over the map, and orders are (at 100 %)."""


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


class OrdersCard(QFrame):
    """Where orders are given while the map has the page to itself.

    A press folds them away and back; `asks` tells whether there is still something to be seen then.
    """

    folded = Signal(bool)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._session, self._body, self._scrolled = session, QWidget(), QScrollArea()
        self.asks: Callable[[], bool] = lambda: False
        self.small = False
        self._head = QVBoxLayout()
        self._inside = QVBoxLayout(self)
        self._inside.setContentsMargins(6, 6, 6, 6)
        self._inside.addLayout(self._head)
        self.hide()

    def hold(self, body: QWidget, scrolled: QScrollArea, *, small: bool) -> None:
        """Show these orders, of which a part is scrolled, folded away at first if it has to be small."""
        self._body, self._scrolled = body, scrolled
        self._inside.addWidget(body, 1)
        self.fold(small)
        self.show()

    def fold(self, on: bool) -> None:  # noqa: FBT001  # as Qt says it
        """Fold the orders away, or show them."""
        self.small = on
        say, tip = self._session.say, self._session.say("table_map-orders-tip")
        press = toggle(say("battle-tab-orders"), not on, lambda up: self.fold(not up), tip=tip)
        refill(self._head, flow(press))
        self.folded.emit(on)

    def high(self, wide: int) -> int:
        """How high it is at a width, with all that the orders say."""
        self._body.setVisible(not self.small or self.asks())
        edges = self._inside.contentsMargins().top() * 2 + self._inside.spacing()
        head, inside = self._head.sizeHint().height() + edges, self._scrolled.widget()
        if inside is None or self._body.isHidden():
            return head
        fixed = self._body.sizeHint().height() - self._scrolled.sizeHint().height()
        return head + fixed + _high(inside, wide - edges) + EDGE


class Surface(QWidget):
    """The canvas; in its corners the scale bar and the orders, over it what was found out.

    The last lies along the lower border, or along the upper one where the lower half is where the hand is; it
    stays there as long as it is not in the way.
    """

    def __init__(self, session: Session, canvas: Canvas, scale: QWidget, said: Said) -> None:
        super().__init__()
        self._session, self._canvas, self._scale, self._said = session, canvas, scale, said
        self.orders = OrdersCard(session)
        self.orders.folded.connect(self._make_room)
        self._above = self._low = False
        self._clear = QRect()
        for part in (canvas, scale, said, self.orders):
            part.setParent(self)
        self.setMinimumSize(canvas.minimumSize())

    def dock(self, orders: QWidget, scrolled: QScrollArea) -> None:
        """Let these orders, of which a part is scrolled, lie over the map."""
        if inside := scrolled.widget():
            inside.installEventFilter(self)
        small = self.window().width() < ROOMY * self._session.settings.scale / 100
        self.orders.hold(orders, scrolled, small=small)
        self._make_room()

    def undock(self) -> None:
        """No orders any more; whoever wants them elsewhere takes them out himself."""
        self.orders.hide()
        self._make_room()

    def _make_room(self) -> None:
        """What the orders cover is no room for the table, where it need not be much smaller for that."""
        shown = not self.orders.isHidden() and not self.orders.small
        self._canvas.beside = self._wide(ORDERS) + 2 * EDGE if shown else 0
        self._canvas.give_room()
        self.arrange()

    def keep_clear(self, place: QPoint, *, drags: bool) -> None:
        """Where the hand is, in pixels of the map; a hand that drags may have to go where the orders are."""
        self._clear = QRect(place, place).adjusted(-ABOUT, -ABOUT, ABOUT, ABOUT)
        if drags and self.orders.small and self._clear.intersects(self.orders.geometry()):
            self._low = self._clear.center().y() < self.height() / 2
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The canvas is as large as this, always."""
        super().resizeEvent(event)
        self._canvas.setGeometry(self.rect())
        self.arrange()

    def event(self, event: QEvent) -> bool:
        """What floats has changed its size."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self.arrange()
        return done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The orders say more, or less."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.arrange()
        return super().eventFilter(watched, event)

    def _wide(self, least: int) -> int:
        """So many pixels at 100 %, as large as letters are."""
        return min(round(least * self._session.settings.scale / 100), self.width() - 2 * EDGE)

    def arrange(self) -> None:
        """Everything to its place."""
        self._scale.move(EDGE, self.height() - self._scale.height() - EDGE)
        wide, most = self._wide(ORDERS), self.height() - 2 * EDGE
        high = min(self.orders.high(wide), most)
        top = most + EDGE - high if self._low and self.orders.small else EDGE
        self.orders.setGeometry(self.width() - wide - EDGE, top, wide, high)
        wide = self._wide(WIDEST)
        size = QSize(wide, min(_high(self._said, wide), most))
        if self._clear.intersects(self._place(size)):
            self._above = self._clear.center().y() > self.height() / 2
        self._said.setGeometry(self._place(size))
        for part in (self._scale, self._said, self.orders):
            part.raise_()

    def _place(self, size: QSize) -> QRect:
        """Along the upper border from the left, along the lower one beside the scale bar if there is room."""
        if self._above:
            return QRect(QPoint(EDGE, EDGE), size)
        left = max(EDGE, min(self._scale.geometry().right() + EDGE, self.width() - size.width() - EDGE))
        return QRect(QPoint(left, self.height() - size.height() - EDGE), size)


def _high(card: QWidget, wide: int) -> int:
    """How high a card is at this width."""
    layout = card.layout()
    if layout is not None and layout.hasHeightForWidth():
        return layout.totalHeightForWidth(wide)
    return card.sizeHint().height()
