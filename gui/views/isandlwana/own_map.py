"""The hex editor for the owner of the printed game: a tool, then the hexes that it is drawn over."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from gui.presenters.isandlwana.own_map import TERRAIN, UNIT, OwnMap
from gui.session import Session
from gui.views.colours import colours_of
from gui.views.companions.copying import CopyCanvas, CopyView
from gui.views.isandlwana.ground import Ground
from gui.views.isandlwana.projection import Projection, room
from gui.views.parts import button, column, flow, toggle
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
        canvas.pressed.connect(self.then(lambda hexes: self.map.press(self.tool, hexes)))
        self.show_tools()

    def tools(self) -> list[QWidget]:
        """The tools, and the numbers of the one that is in hand."""
        choices = {"ground": self.map.terrains(), "roads": self.map.roads(), "pieces": self.map.pieces()}
        ground, *groups = (self.choice(name, found, self.tool, self._take) for name, found in choices.items())
        numbers = [*self._numbers()]
        return [ground, *([column(*numbers)] if numbers else []), self.line(self._add), *groups]

    def _numbers(self) -> Iterator[QWidget]:
        """What is printed of the terrain or the unit in hand."""
        own, tool = self.map, self.tool
        say_so = partial(own.say, tool)
        fields = {TERRAIN: ("cost", "defense"), UNIT: ("strength",)}.get(tool.partition(":")[0], ())
        for each in fields:
            numbers = [(str(value), str(value)) for value in range(1, MOST[each] + 1)]
            now = str(own.number(tool, each))
            yield self.choice(each, numbers, now, lambda number, what=each: say_so(what, int(number)))  # type: ignore[misc]  # bound now
        if fields == ("cost", "defense"):
            blocks = bool(own.number(tool, "blocks"))
            yield flow(toggle(self.say("blocks"), blocks, self.then(say_so, "blocks")))
            if own.unknown:
                yield flow(button(self.say("fill"), self.then(own.fill, tool)))

    # --- what is pressed ---

    def _take(self, tool: str) -> None:
        self.tool = tool

    def _add(self, name: str) -> None:
        self.tool = self.map.another(name) or self.tool


class Canvas(CopyCanvas):
    """The map as far as it is copied; the hexes that the mouse is drawn over while it is down."""

    def __init__(self, session: Session, map_: OwnMap) -> None:
        self._map, self._scale = map_, session.settings.scale
        self._over: list[HexId] = []
        super().__init__(session, session.say("isandlwanadesk-copy-map"), "0101")

    def minimumSizeHint(self) -> QSize:
        """As small as its numbers can still be read."""
        return room(self._map.box.grid, LEAST * self._scale / 100)

    @property
    def lies(self) -> Projection:
        """Where its hexes lie."""
        return Projection(self._map.box.grid, self.width(), self.height())

    def beside(self, across: int, down: int) -> HexId:
        """The hex to which an arrow leads."""
        return self.lies.beside(self._at, across, down)

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
            self.press(*over)

    def _draw(self, hex_: HexId) -> None:
        if hex_ and hex_ not in self._over:
            self._over.append(hex_)
            self.update()

    def paint(self, painter: QPainter) -> None:
        """The ground, who starts where, what is being drawn over."""
        lies, side = self.lies, self.lies.side
        ground = Ground(painter, colours_of(self._session), self._map.box, lies)
        ground.all()
        letters = ground.letters(max(8, round(side * 0.5)))
        for row, (hex_, who) in enumerate(sorted(self._map.starts())):
            high = lies.point(hex_).y() - side * 0.1 + (row % 2) * side * 0.4
            rect = QRectF(lies.point(hex_).x() - side, high, 2 * side, side * 0.6)
            ground.write(rect, who, letters, "text")
        for hex_ in (*self._over, *([self._at] if self.hasFocus() else [])):
            ground.pen("focus", 2.5).drawPolygon(lies.outline(hex_, 0.9))
