"""The hex editor for the owner of the printed game: a tool, then the hexes that it is drawn over."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gui.presenters.isandlwana.own_map import TERRAIN, UNIT, OwnMap
from gui.session import Session
from gui.views.colours import colours_of
from gui.views.companions.copying import CopyView
from gui.views.isandlwana.ground import Ground
from gui.views.isandlwana.projection import STEPS, Projection, room
from gui.views.parts import button, column, field, flow, toggle
from gui.views.parts.controls import titled
from gui.views.parts.flow import Toggles
from heart_africa.companions.isandlwana.components import HexId

LEAST = 15.0
"""Pixels to a side of a hex, at the least."""
MOST = {"cost": 6, "defense": 6, "strength": 8}


class OwnMapView(CopyView):
    """A tool, then the hexes that it is drawn over; whatever is drawn is kept at once."""

    canvas: "Canvas"

    def __init__(self, session: Session, leave: Callable[[], object]) -> None:
        self.map = OwnMap(session)
        self.tool = next(self.map.terrains())[0]
        canvas = Canvas(session, self.map)
        super().__init__(session, leave, self.map, canvas, "isandlwanadesk-copy")
        canvas.drawn.connect(self.then(lambda hexes: self.map.press(self.tool, hexes)))
        self.show_tools()

    def tools(self) -> list[QWidget]:
        """The tools, and the numbers of the one that is in hand."""
        say, map_ = self._session.say, self.map
        choices = {
            "ground": [*map_.terrains()], "roads": [*map_.roads()], "pieces": [*map_.pieces()],
        }  # fmt: skip
        groups: list[QWidget] = []
        for name, found in choices.items():
            made = Toggles(found, self.tool, name=say(f"isandlwanadesk-copy-{name}"))
            made.chosen.connect(self.then(self._take))
            groups.append(titled(say(f"isandlwanadesk-copy-{name}"), made))
        add = say("isandlwanadesk-copy-add")
        return [
            groups[0],
            *self._numbers(),
            field("", self.then(self._add), name=add, hint=add),
            *groups[1:],
        ]

    def _numbers(self) -> list[QWidget]:
        """What is printed of the terrain or the unit in hand."""
        say, map_, tool = self._session.say, self.map, self.tool
        fields = {TERRAIN: ("cost", "defense"), UNIT: ("strength",)}.get(tool.partition(":")[0], ())
        made: list[QWidget] = []
        for each in fields:
            name = say(f"isandlwanadesk-copy-{each}")
            numbers = [(str(value), str(value)) for value in range(1, MOST[each] + 1)]
            choice = Toggles(numbers, str(map_.number(tool, each)), name=name)
            choice.chosen.connect(self.then(self._count, each))
            made.append(titled(name, choice))
        if fields == ("cost", "defense"):
            blocks = bool(map_.number(tool, "blocks"))
            say_so = self.then(self._say, "blocks")
            made.append(flow(toggle(say("isandlwanadesk-copy-blocks"), blocks, say_so)))
            if map_.unknown:
                made.append(flow(button(say("isandlwanadesk-copy-fill"), self.then(self._fill))))
        return [column(*made)] if made else []

    # --- what is pressed ---

    def _take(self, tool: str) -> None:
        self.tool = tool

    def _add(self, name: str) -> None:
        if tool := self.map.add(name):
            self.tool = tool

    def _count(self, what: str, number: str) -> None:
        self._say(what, int(number))

    def _say(self, what: str, value: object) -> None:
        self.map.say(self.tool, what, value)

    def _fill(self) -> None:
        self.map.fill(self.tool)


class Canvas(QWidget):
    """The map as far as it is copied; the hexes that the mouse is drawn over while it is down."""

    drawn = Signal(object)
    """Hexes were drawn over, in this order."""

    def __init__(self, session: Session, map_: OwnMap) -> None:
        super().__init__()
        self._session, self._map = session, map_
        self._over: list[HexId] = []
        self._cursor: HexId = "0101"
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(session.say("isandlwanadesk-copy-map"))
        self.setMinimumSize(self.minimumSizeHint())

    def minimumSizeHint(self) -> QSize:
        """As small as its numbers can still be read."""
        return room(self._map.box.grid, LEAST * self._session.settings.scale / 100)

    @property
    def lies(self) -> Projection:
        """Where its hexes lie."""
        return Projection(self._map.box.grid, self.width(), self.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to draw."""
        self._draw(self.lies.hex_at(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Draw on."""
        if self._over:
            self._draw(self.lies.hex_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Keep what was drawn."""
        super().mouseReleaseEvent(event)
        over, self._over = tuple(self._over), []
        if over:
            self._cursor = over[-1]
            self.drawn.emit(over)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from hex to hex, Enter draws."""
        key = Qt.Key(event.key())
        if key in STEPS:
            self._cursor = self.lies.beside(self._cursor, key)
            self.setAccessibleDescription(self._cursor)
            self.update()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.drawn.emit((self._cursor,))
        else:
            super().keyPressEvent(event)

    def _draw(self, hex_: HexId) -> None:
        if hex_ and hex_ not in self._over:
            self._over.append(hex_)
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The ground, who starts where, what is being drawn over."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, lies = colours_of(self._session), self.lies
        side = lies.side
        Ground(painter, colours, self._map.box, lies).all()
        font = self.font()
        font.setPixelSize(max(8, round(side * 0.5)))
        painter.setFont(font)
        painter.setPen(QColor(colours.text))
        for row, (hex_, who) in enumerate(sorted(self._map.starts())):
            middle = lies.point(hex_)
            rect = QRectF(
                middle.x() - side, middle.y() - side * 0.1 + (row % 2) * side * 0.4, 2 * side, side * 0.6
            )
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, who)
        painter.setPen(QPen(QColor(colours.focus), 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        marked = [*self._over, *([self._cursor] if self.hasFocus() else [])]
        for hex_ in marked:
            painter.drawPolygon(lies.outline(hex_, 0.9))
