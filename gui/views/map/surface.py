"""What floats over the map, so that it stands still, and the bar with its tools."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from gui.documents.map.document import TOOLS, OpenMap, Tool
from gui.session import Session
from gui.views.map.canvas import Canvas
from gui.views.parts import DrawnFrom, button, flow, laid, refill, sign_button, toggle
from gui.views.parts.flow import Overflow
from gui.views.parts.work import Said
from heart_africa.core.dataclass import dataclass

EDGE = 8
"""Pixels between the border of the map and what floats there."""
ABOUT = 40
"""So many pixels about where the hand is are kept clear."""
ROOMY = 1200
"""In a narrower window (at 100 %) orders over the map are folded away at first."""
WIDEST, ORDERS = 640, 330
"""How wide what was found out is over the map, and orders are (at 100 %)."""


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
        self._inside = laid(self, self._head, margins=(6, 6, 6, 6))
        session.on("language", self._name)
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
        self._name()
        self.folded.emit(on)

    def _name(self) -> None:
        """The button that folds them."""
        say, tip = self._session.say, self._session.say("table_map-orders-tip")
        press = toggle(say("battle-tab-orders"), not self.small, lambda up: self.fold(not up), tip=tip)
        refill(self._head, flow(press))

    def high(self, wide: int) -> int:
        """How high it is at a width, with all that the orders say."""
        if self._inside.indexOf(self._body) >= 0:  # one that lies nowhere would open a window of its own
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
        """Keep the canvas as large as the surface."""
        super().resizeEvent(event)
        self._canvas.setGeometry(self.rect())
        self.arrange()

    def event(self, event: QEvent) -> bool:
        """Arrange what floats after its size has changed."""
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
        """So many pixels at 100 %, as large as letters are."""
        return min(round(least * self._session.settings.scale / 100), self.width() - 2 * EDGE)

    def arrange(self) -> None:
        """Put everything that floats over the map in its place."""
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


GRIDS = (0, 6, 12)
PANELS = ("list", "terrain", "legend", "replay")


@dataclass
class ViewOptions:
    """How the map is looked at: `panel`: what stands beside it, "" for nothing."""

    panel: str = ""
    named: bool = True
    grid: int = 0

    def lay(self, *, on: bool) -> None:
        """What is for laying the table stands beside it, or no longer."""
        if on or self.panel == "terrain":
            self.panel = "terrain" if on else ""


class MapBar(Overflow):
    """Everything that is pressed over the map, in one row: what is seldom pressed leaves it first."""

    def __init__(self, session: Session, canvas: Canvas, options: ViewOptions) -> None:
        super().__init__(left=True)
        self._session, self._canvas, self.options = session, canvas, options
        self.changed: Callable[[], None] = lambda: None
        self.attempt: Callable[[Callable[[], object]], object] = lambda do: do()
        self._drawn = DrawnFrom()

    def show_bar(self, opened: OpenMap) -> None:
        """Show what is on, and what can be undone."""
        may = (opened.may("undo"), opened.may("redo"))
        looks = (self.options.panel, self.options.named, self.options.grid)
        if self._drawn.already(
            opened, self._session.lang, opened.tool, looks, may, self._session.settings.scale
        ):
            return
        say = self._session.say
        grid = say("table_map-grid", size=self.options.grid)
        first, *others = PANELS
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
                button(grid, self._next_grid, tip=say("table_map-grid-tip")),
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
        self._drawn = DrawnFrom()
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

    def _next_grid(self) -> None:
        self.options.grid = GRIDS[(GRIDS.index(self.options.grid) + 1) % len(GRIDS)]
        self.changed()

    def _name(self, on: bool) -> None:  # noqa: FBT001  # as Qt says it
        self.options.named = on
        self.changed()
