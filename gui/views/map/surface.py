"""The map with what floats over it (scale, orders, findings), and the bar of its tools."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from gui.documents.map.document import TOOLS, OpenMap, Tool
from gui.session import Session
from gui.views.map.canvas import Canvas
from gui.views.parts import LastDrawn, button, flow, laid, refill, sign_button, toggle
from gui.views.parts.flow import Overflow
from gui.views.parts.work import FloatingMessage
from heart_africa.core.dataclass import dataclass

EDGE = 8
"""Pixels between the border of the map and the cards over it."""
ABOUT = 40
"""Pixels around the mouse that are kept clear."""
ROOMY = 1200
"""In a narrower window (pixels at 100 %) orders over the map are folded at first."""
WIDEST, ORDERS = 640, 330
"""The width of answers over the map, and that of orders, in pixels at 100 %."""


class OrdersCard(QFrame):
    """The card over the map in which orders are given while the map has the whole page.

    A button folds it; `asks` tells whether something must be shown even then.
    """

    folded = Signal(bool)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._session, self._body, self._scrolled = session, QWidget(), QScrollArea()
        self.asks: Callable[[], bool] = lambda: False
        self.small = False
        self._head = QVBoxLayout()
        self._inside = laid(self, self._head, margins=(6, 6, 6, 6))
        session.on("language", self._name)
        self.hide()

    def hold(self, body: QWidget, scrolled: QScrollArea, *, small: bool) -> None:
        """Show this widget, of which `scrolled` is the part that scrolls; `small`: folded at first."""
        self._body, self._scrolled = body, scrolled
        self._inside.addWidget(body, 1)
        self.fold(small)
        self.show()

    def fold(self, on: bool) -> None:  # noqa: FBT001  # as Qt says it
        """Fold the card, or unfold it."""
        self.small = on
        self._name()
        self.folded.emit(on)

    def _name(self) -> None:
        """Make the button that folds the card, in the current language."""
        say, tip = self._session.say, self._session.say("table_map-orders-tip")
        press = toggle(say("battle-tab-orders"), not self.small, lambda up: self.fold(not up), tip=tip)
        refill(self._head, flow(press))

    def high(self, wide: int) -> int:
        """The height of the card at this width, with all that the orders say."""
        if self._inside.indexOf(self._body) >= 0:  # without a parent it would open as a window
            self._body.setVisible(not self.small or self.asks())
        edges = self._inside.contentsMargins().top() * 2 + self._inside.spacing()
        head, inside = self._head.sizeHint().height() + edges, self._scrolled.widget()
        if inside is None or self._body.isHidden():
            return head
        fixed = self._body.sizeHint().height() - self._scrolled.sizeHint().height()
        return head + fixed + _high(inside, wide - edges) + EDGE


class Surface(QWidget):
    """The canvas, with the scale bar and the orders in its corners and findings over it.

    Findings lie along the lower border, or along the upper one if the mouse was in the lower half; they stay
    there until they are in the way.
    """

    def __init__(self, session: Session, canvas: Canvas, scale: QWidget, said: FloatingMessage) -> None:
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
        """Put this widget with orders over the map; `scrolled` is the part of it that scrolls."""
        if inside := scrolled.widget():
            inside.installEventFilter(self)
        small = self.window().width() < ROOMY * self._session.settings.scale / 100
        self.orders.hold(orders, scrolled, small=small)
        self._make_room()

    def undock(self) -> None:
        """Hide the card of orders; the caller takes the orders out of it."""
        self.orders.hide()
        self._make_room()

    def _make_room(self) -> None:
        """Fit the table beside the card of orders, if that does not make it much smaller."""
        shown = not self.orders.isHidden() and not self.orders.small
        self._canvas.beside = self._wide(ORDERS) + 2 * EDGE if shown else 0
        self._canvas.give_room()
        self.arrange()

    def keep_clear(self, place: QPoint, *, drags: bool) -> None:
        """Note where the mouse is, so that nothing floats there.

        A drag may have to go where the orders are.
        """
        self._clear = QRect(place, place).adjusted(-ABOUT, -ABOUT, ABOUT, ABOUT)
        if drags and self.orders.small and self._clear.intersects(self.orders.geometry()):
            self._low = self._clear.center().y() < self.height() / 2
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the canvas the size of the surface."""
        super().resizeEvent(event)
        self._canvas.setGeometry(self.rect())
        self.arrange()

    def event(self, event: QEvent) -> bool:
        """Arrange what floats after a size has changed."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self.arrange()
        return done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrange what floats after the orders have grown or shrunk."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.arrange()
        return super().eventFilter(watched, event)

    def _wide(self, least: int) -> int:
        """Return a width at 100 %, scaled to the size of letters, but no wider than the surface."""
        return min(round(least * self._session.settings.scale / 100), self.width() - 2 * EDGE)

    def arrange(self) -> None:
        """Move everything that floats over the map to its place."""
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
        """The rectangle of the findings: at the top left, or at the bottom beside the scale bar."""
        if self._above:
            return QRect(QPoint(EDGE, EDGE), size)
        left = max(EDGE, min(self._scale.geometry().right() + EDGE, self.width() - size.width() - EDGE))
        return QRect(QPoint(left, self.height() - size.height() - EDGE), size)


def _high(card: QWidget, wide: int) -> int:
    """The height of a card at this width."""
    layout = card.layout()
    if layout is not None and layout.hasHeightForWidth():
        return layout.totalHeightForWidth(wide)
    return card.sizeHint().height()


GRIDS = (0, 6, 12)
PANELS = ("list", "terrain", "legend", "replay")


@dataclass
class ViewOptions:
    """What the map shows: `panel` beside it ("" for none), names, the grid in inches (0 for none)."""

    panel: str = ""
    named: bool = True
    grid: int = 0

    def lay(self, *, on: bool) -> None:
        """Show or close the panel of terrain."""
        if on or self.panel == "terrain":
            self.panel = "terrain" if on else ""


class MapBar(Overflow):
    """The bar of the map in one row; buttons that are seldom used go into its menu first."""

    def __init__(self, session: Session, canvas: Canvas, options: ViewOptions) -> None:
        super().__init__(left=True)
        self._session, self._canvas, self.options = session, canvas, options
        self.changed: Callable[[], None] = lambda: None
        self.attempt: Callable[[Callable[[], object]], object] = lambda do: do()
        self._drawn = LastDrawn()

    def show_bar(self, opened: OpenMap) -> None:
        """Show which buttons are down, and what can be undone."""
        may = (opened.may("undo"), opened.may("redo"))
        looks = (self.options.panel, self.options.named, self.options.grid)
        if self._drawn.already(
            opened, self._session.lang, opened.tool, looks, may, self._session.settings.scale
        ):
            return
        say = self._session.say
        grid = say("table_map-grid", size=self.options.grid)
        first, *others = PANELS

        def next_grid() -> None:
            self.options.grid = GRIDS[(GRIDS.index(self.options.grid) + 1) % len(GRIDS)]
            self.changed()

        self.name_more(say("table_map-more"))
        self.hold(
            [
                *(self._tool(opened, tool) for tool in TOOLS),
                sign_button("−", lambda: self._canvas.nearer(-1), say("table_map-farther")),
                sign_button("+", lambda: self._canvas.nearer(1), say("table_map-nearer")),
                button(say("table_map-all"), self._canvas.fit, tip=say("table_map-fit")),
                self._panel(first),
                self._step("↶", "undo", opened.undo, may=may[0]),
                self._step("↷", "redo", opened.redo, may=may[1]),
                *(self._panel(panel) for panel in others),
                button(grid, next_grid, tip=say("table_map-grid-tip")),
                toggle(
                    say("table_map-names"), self.options.named, self._name, tip=say("table_map-names-tip")
                ),
            ]
        )

    def _tool(self, opened: OpenMap, tool: Tool) -> QPushButton:
        say = self._session.say
        name, tip = say(f"table_map-tool-{tool}"), say(f"table_map-tool-{tool}-tip")
        whole = f"{say('table_map-tools')}: {name}"
        return toggle(name, opened.tool == tool, lambda _on: self._take(opened, tool), tip=tip, name=whole)

    def _take(self, opened: OpenMap, tool: Tool) -> None:
        self.options.lay(on=tool == "terrain")
        self._drawn = LastDrawn()
        opened.use(tool)

    def _panel(self, panel: str) -> QPushButton:
        name, tip = (self._session.say(f"table_map-panel-{panel}{end}") for end in ("", "-tip"))
        return toggle(name, self.options.panel == panel, partial(self._open_panel, panel), tip=tip)

    def _open_panel(self, panel: str, on: bool) -> None:  # noqa: FBT001  # as Qt says it
        self.options.panel = panel if on else ""
        self.changed()

    def _step(self, sign: str, do: str, run: Callable[[], object], *, may: bool) -> QPushButton:
        text = f"{sign} {self._session.say('table_map-back')}"
        made = sign_button(text, lambda: self.attempt(run), self._session.say(f"table_map-{do}"))
        made.setEnabled(may)
        return made

    def _name(self, on: bool) -> None:  # noqa: FBT001  # as Qt says it
        self.options.named = on
        self.changed()
