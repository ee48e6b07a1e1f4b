"""The editor of the owner's map: a territory, what is printed on it, and what is pressed on the map."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from gui.presenters.kingdoms.own_map import VALUES, OwnMap
from gui.session import Session
from gui.views.companions.copying import CopyView
from gui.views.kingdoms.map import CARD, INK, LAND, PAPER, RED
from gui.views.parts import button, combo, field, flow, label, toggle
from gui.views.parts.controls import titled
from gui.views.parts.flow import Toggles

CHOOSE, BORDER, PLACE, PORT = "choose", "border", "place", "port"
LEAST = 6.0
"""Pixels to a unit of the sheet, at the least."""
HALF = (5.6, 2.6)
"""Half of a territory's card, in units."""
STEP, SMALL = 1.0, 8
"""How far an arrow moves a territory, in units; how small letters become, in pixels."""
ARROWS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip


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
        say, own = self._session.say, self.map
        tools = [(each, say(f"kingdomsdesk-copy-{each}")) for each in (CHOOSE, BORDER, PLACE, PORT)]
        chosen = Toggles(tools, self.tool, name=say("kingdomsdesk-copy-press"))
        chosen.chosen.connect(self.then(self._take))
        land = say("kingdomsdesk-copy-land")
        lands = combo(own.lands(), own.chosen, self.then(own.choose), name=land)
        parts: list[QWidget] = [
            titled(say("kingdomsdesk-copy-press"), chosen),
            label(say(f"kingdomsdesk-copy-{self.tool}-text"), "small"),
            titled(land, lands),
        ]
        if own.chosen:
            name = say("kingdomsdesk-copy-name")
            parts.append(titled(name, field(own.name(own.chosen), self._call, name=name)))
        for each in VALUES:
            what = say(f"kingdomsdesk-copy-{each}")
            made = Toggles(own.choices(each), own.said(own.chosen, each) or "", name=what)
            made.chosen.connect(self.then(own.say, each))
            parts.append(titled(what, made))
        add = say("kingdomsdesk-copy-add")
        board = own.stack.pack.board
        on = bool(board.round and board.round.value)
        return [
            *parts,
            field("", self._add, name=add, hint=add),
            label(say("kingdomsdesk-copy-ring", ports=" – ".join(map(own.name, own.ring)) or "–"), "small"),
            flow(
                button(say("kingdomsdesk-copy-inland"), self.then(own.inland)),
                toggle(say("kingdomsdesk-copy-round"), on, self.then(own.round)),
            ),
        ]

    # --- what is pressed ---

    def _take(self, tool: str) -> None:
        self.tool = self.canvas.tool = tool

    def _call(self, name: str) -> None:
        if name != self.map.name(self.map.chosen):
            self.then(self.map.call)(name)

    def _add(self, name: str) -> None:
        if name.strip():
            self.then(self.map.add)(name)

    def _pressed(self, which: str) -> None:
        acts = {BORDER: self.map.border, PORT: self.map.port}
        acts.get(self.tool, self.map.choose)(which)


class Canvas(QWidget):
    """The territories as cards with lines to their neighbours, and the ring of the ports."""

    pressed = Signal(str)
    """A territory."""
    moved = Signal(float, float)
    """The one that is looked at is to stand there."""

    def __init__(self, session: Session, own: OwnMap) -> None:
        super().__init__()
        self._session, self._map, self.tool = session, own, CHOOSE
        self._cursor = own.chosen
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(session.say("kingdomsdesk-copy-map"))
        self.setMinimumSize(self.minimumSizeHint())

    def minimumSizeHint(self) -> QSize:
        """As small as its names can still be read."""
        unit = LEAST * self._session.settings.scale / 100
        return QSize(*(round(each * unit) for each in self._map.sheet))

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

    def _at(self, point: QPointF) -> str:
        there = (each for each in reversed([*self._map.drawing.at]) if self._card(each).contains(point))
        return next(there, "")

    # --- mouse and keys ---

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the territory clicked on or, with the tool `PLACE`, move the chosen one to this spot."""
        if self.tool == PLACE:
            self.moved.emit(event.position().x() / self.unit, event.position().y() / self.unit)
        elif which := self._at(event.position()):
            self._cursor = which
            self.pressed.emit(which)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go to the next territory in their direction, or move the one that is being placed."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            self._go(*ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._cursor:
            self.pressed.emit(self._cursor)
        else:
            super().keyPressEvent(event)

    def _go(self, across: int, down: int) -> None:
        places = self._map.drawing.at
        if self.tool == PLACE and self._map.chosen in places:
            x, y = places[self._map.chosen]
            self.moved.emit(x + across * STEP, y + down * STEP)
            return
        x, y = places.get(self._cursor, (0.0, 0.0))

        def far(which: str) -> float:
            along = (places[which][0] - x) * across + (places[which][1] - y) * down
            beside = abs((places[which][0] - x) * down) + abs((places[which][1] - y) * across)
            return along + 2 * beside if along > 0 else float("inf")

        found = min(places, key=far, default="")
        if found and far(found) < float("inf"):
            self._cursor = found
            self.setAccessibleDescription(self._map.name(found))
            self.update()

    # --- painting ---

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Lines, cards, the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(PAPER))
        own, places = self._map, self._map.drawing.at
        painter.setPen(QPen(QColor("#8a7a5c"), 2))
        for which in places:
            for other in own.said(which, "neighbours") or ():
                if other in places:
                    painter.drawLine(self.middle(which), self.middle(other))
        painter.setPen(QPen(QColor("#2c6f8a"), 2, Qt.PenStyle.DotLine))
        painter.drawPolyline(QPolygonF([self.middle(each) for each in own.ring if each in places]))
        for which in places:
            self._paint(painter, which)

    def _paint(self, painter: QPainter, which: str) -> None:
        own, card = self._map, self._card(which)
        red, near = own.said(which, "colour") == "red", own.said(own.chosen, "neighbours") or ()
        border, wide = (RED, 3.0) if which == own.chosen else (INK, 2.0 if which in near else 0.8)
        painter.setPen(QPen(QColor(border), wide))
        painter.setBrush(QColor(LAND if own.missing(which) else CARD))
        painter.drawRoundedRect(card, 4, 4)
        marks = "⚓ " if own.said(which, "port") else ""
        kind = dict(own.choices("resource")).get(own.said(which, "resource") or "", "?")
        words, room = f"{marks}{own.name(which)}\n{kind}", card.adjusted(2, 1, -2, -1)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        font = QFont(self.font())
        font.setBold(which in {own.chosen, self._cursor} or which in near)
        for size in range(max(SMALL, round(self.unit * 1.5)), SMALL - 1, -1):
            font.setPixelSize(size)
            if room.contains(QFontMetricsF(font).boundingRect(room, flags, words)):
                break
        painter.setFont(font)
        painter.setPen(QColor(RED if red else INK))
        painter.drawText(room, flags, words)
        if self.hasFocus() and which == self._cursor:
            painter.setPen(QPen(QColor("#0057b7"), 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.adjusted(-3, -3, 3, 3), 5, 5)
