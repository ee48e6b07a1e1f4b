"""The editor of the owner's map: a territory, what is printed on it, and what is pressed on the map."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from gui.presenters.kingdoms.own_map import VALUES, OwnMap
from gui.session import Session
from gui.views.colours import colours_of
from gui.views.companions.brush import Brush
from gui.views.companions.copying import CopyCanvas, CopyView
from gui.views.kingdoms.map import CARD, INK, LAND, PAPER, RED
from gui.views.parts import button, combo, field, flow, label, toggle
from gui.views.parts.controls import titled

CHOOSE, BORDER, PLACE, PORT = "choose", "border", "place", "port"
LEAST = 6.0
"""Pixels to a unit of the sheet, at the least."""
HALF = (5.6, 2.6)
"""Half of a territory's card, in units."""
WAY, SEA, FOCUS = "#8a7a5c", "#2c6f8a", "#0057b7"
STEP, SMALL = 1.0, 8
"""How far an arrow moves a territory, in units; how small letters become, in pixels."""


class OwnMapView(CopyView):
    """The fields of the territory that is looked at; above them, what a press on the map means."""

    canvas: "Canvas"

    def __init__(self, session: Session, leave: Callable[[], object]) -> None:
        self.map, self.tool = OwnMap(session), CHOOSE
        canvas = Canvas(session, self.map)
        super().__init__(session, leave, self.map, canvas, "kingdomsdesk-copy")
        canvas.pressed.connect(self.then(self._pressed))
        canvas.moved.connect(self.then(lambda x, y: self.map.place((x, y))))
        self.show_tools()

    def tools(self) -> list[QWidget]:
        """The controls: what a click does, which territory is chosen, what is printed on it."""
        say, own = self.say, self.map
        tools = [(each, say(each)) for each in (CHOOSE, BORDER, PLACE, PORT)]
        lands = combo(own.lands(), own.chosen, self.then(own.choose), name=say("land"))
        name = field(own.name(own.chosen), self._call, name=say("name")) if own.chosen else None
        board = own.stack.pack.board
        on = bool(board.round and board.round.value)
        return [
            self.choice("press", tools, self.tool, self._take),
            label(say(f"{self.tool}-text"), "small"),
            titled(say("land"), lands),
            *([titled(say("name"), name)] if name else []),
            *(
                self.choice(each, own.choices(each), own.said(own.chosen, each) or "", partial(own.say, each))
                for each in VALUES
            ),
            self.line(own.another),
            label(say("ring", ports=" – ".join(map(own.name, own.ring)) or "–"), "small"),
            flow(
                button(say("inland"), self.then(own.inland)), toggle(say("round"), on, self.then(own.round))
            ),
        ]

    def _take(self, tool: str) -> None:
        self.tool = self.canvas.tool = tool

    def _call(self, name: str) -> None:
        if name != self.map.name(self.map.chosen):
            self.then(self.map.call)(name)

    def _pressed(self, which: tuple[str]) -> None:
        acts = {BORDER: self.map.border, PORT: self.map.port}
        acts.get(self.tool, self.map.choose)(*which)


class Canvas(CopyCanvas):
    """The territories as cards with lines to their neighbours, and the ring of the ports."""

    moved = Signal(float, float)
    """The one that is looked at is to stand there."""

    def __init__(self, session: Session, own: OwnMap) -> None:
        self._map, self.tool, self._scale = own, CHOOSE, session.settings.scale
        super().__init__(session, session.say("kingdomsdesk-copy-map"), own.chosen)

    def minimumSizeHint(self) -> QSize:
        """As small as its names can still be read."""
        return QSize(*(round(each * LEAST * self._scale / 100) for each in self._map.sheet))

    @property
    def unit(self) -> float:
        """Pixels to a unit of the sheet."""
        wide, high = self._map.sheet
        return max(1.0, min(self.width() / wide, self.height() / high))

    def middle(self, which: str) -> QPointF:
        """The middle of a territory on the screen."""
        x, y = self._map.drawing.at[which]
        return QPointF(x * self.unit, y * self.unit)

    def _card(self, which: str) -> QRectF:
        middle, (wide, high) = self.middle(which), HALF
        return QRectF(middle.x() - wide * self.unit, middle.y() - high * self.unit,
                      2 * wide * self.unit, 2 * high * self.unit)  # fmt: skip

    def called(self, place: str) -> str:
        """Its name."""
        return self._map.name(place)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the territory clicked on or, with the tool `PLACE`, move the chosen one to this spot."""
        at = event.position()
        if self.tool == PLACE:
            self.moved.emit(at.x() / self.unit, at.y() / self.unit)
            return
        there = [each for each in self._map.drawing.at if self._card(each).contains(at)]
        if there:
            self.press(there[-1])

    def beside(self, across: int, down: int) -> str:
        """The next territory in that direction; with the tool `PLACE` the chosen one is moved instead."""
        places = self._map.drawing.at
        if self.tool == PLACE and self._map.chosen in places:
            x, y = places[self._map.chosen]
            self.moved.emit(x + across * STEP, y + down * STEP)
            return ""
        x, y = places.get(self._at, (0.0, 0.0))

        def far(which: str) -> float:
            along = (places[which][0] - x) * across + (places[which][1] - y) * down
            aside = abs((places[which][0] - x) * down) + abs((places[which][1] - y) * across)
            return along + 2 * aside if along > 0 else float("inf")

        found = min(places, key=far, default="")
        return found if found and far(found) < float("inf") else ""

    # --- painting ---

    def paint(self, painter: QPainter) -> None:
        """Lines, cards, the ring."""
        own, places = self._map, self._map.drawing.at
        brush = Brush(painter, colours_of(self._session), self.font())
        painter.fillRect(self.rect(), brush.ink(PAPER))
        for which in places:
            for other in own.said(which, "neighbours") or ():
                if other in places:
                    brush.pen(WAY, 2).drawLine(self.middle(which), self.middle(other))
        ring = QPolygonF([self.middle(each) for each in own.ring if each in places])
        brush.pen(SEA, 2, style=Qt.PenStyle.DotLine).drawPolyline(ring)
        for which in places:
            self._paint(brush, which)

    def _paint(self, brush: Brush, which: str) -> None:
        own, card = self._map, self._card(which)
        near = own.said(own.chosen, "neighbours") or ()
        border, wide = (RED, 3.0) if which == own.chosen else (INK, 2.0 if which in near else 0.8)
        painter = brush.pen(border, wide, LAND if own.missing(which) else CARD)
        painter.drawRoundedRect(card, 4, 4)
        marks = "⚓ " if own.said(which, "port") else ""
        kind = dict(own.choices("resource")).get(own.said(which, "resource") or "", "?")
        words, room = f"{marks}{own.name(which)}\n{kind}", card.adjusted(2, 1, -2, -1)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        bold = which in {own.chosen, self._at} or which in near
        for size in range(max(SMALL, round(self.unit * 1.5)), SMALL - 1, -1):
            letters = brush.letters(size, bold=bold)
            if room.contains(QFontMetricsF(letters).boundingRect(room, flags, words)):
                break
        painter.setFont(letters)
        painter.setPen(brush.ink(RED if own.said(which, "colour") == "red" else INK))
        painter.drawText(room, flags, words)
        if self.hasFocus() and which == self._at:
            focus = brush.pen(FOCUS, 2, style=Qt.PenStyle.DashLine)
            focus.drawRoundedRect(card.adjusted(-3, -3, 3, 3), 5, 5)
