"""The tool for terrain: pieces are chosen, dragged, turned, scaled, and their corners moved."""

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent

from gui.documents.map.document import OpenMap
from gui.documents.map.terrain import (
    Handle,
    Piece,
    handles,
    piece_at,
    piece_named,
    pulled,
    rotated,
    scaled,
    shifted,
    sound,
    with_corner,
    with_piece,
    without_corner,
)
from gui.views.map.canvas import Canvas
from gui.views.map.paint.ground import ORDER
from gui.views.map.strokes import Strokes
from gui.views.map.tool import Tool
from heart_africa.board.layout import Building, Spot, TerrainPiece, Work
from heart_africa.board.shapes import between

TURN, GROWTH = 5.0, 1.05
REACH_PX = 9
CROWDED = 16.0
"""Corners nearer to one another than this, in pixels, are drawn small."""
NUDGES = {
    Qt.Key.Key_Left: (-0.5, 0.0),
    Qt.Key.Key_Right: (0.5, 0.0),
    Qt.Key.Key_Up: (0.0, 0.5),
    Qt.Key.Key_Down: (0.0, -0.5),
}


class TerrainTool(Tool):
    """Changes terrain by hand; what is dragged is shown as an outline and laid on release."""

    def __init__(self, canvas: Canvas, opened: OpenMap) -> None:
        self.canvas = canvas
        self.opened = opened
        self._from: Spot | None = None
        self._held: Handle | None = None
        self._shown: Piece | None = None

    @property
    def piece(self) -> Piece | None:
        """The chosen piece as it would become while it is dragged; None if none is chosen."""
        return self._shown or piece_named(self.opened.layout, self.opened.piece)

    # --- the mouse ---

    def press(self, spot: Spot, event: QMouseEvent) -> bool:
        """Take hold of a corner, with Alt add one; otherwise choose a piece."""
        if event.button() is not Qt.MouseButton.LeftButton or not self.opened.live:
            return False
        now = self.piece
        if now is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.lay(with_corner(now, spot))
            return True
        self._held = self._handle(spot)
        if self._held is None:
            found = piece_at(self.opened.layout, spot, ORDER)
            if found is None:
                self.opened.work_on("")
                return False
            if found.name != self.opened.piece:
                self.opened.work_on(found.name)
        self._from = spot
        return True

    def _handle(self, spot: Spot) -> Handle | None:
        """The handle under the mouse, or None."""
        now = self.piece
        reach = REACH_PX / self.canvas.px
        near = [each for each in handles(now) if between(each.spot, spot) <= reach] if now else []
        return min(near, key=lambda each: between(each.spot, spot), default=None)

    def move(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # wherever it goes
        """Move the corner, or the whole piece."""
        if self._from is None:
            return False
        was = piece_named(self.opened.layout, self.opened.piece)
        if was is None:
            return False
        if self._held is not None:
            self._shown = pulled(was, self._held, spot)
        else:
            self._shown = shifted(was, (spot[0] - self._from[0], spot[1] - self._from[1]))
        self.canvas.refresh()
        return True

    def release(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # as above
        """Lay the piece where it was let go."""
        shown, self._from, self._held, self._shown = self._shown, None, None, None
        if shown is not None:
            self.lay(shown)
        return True

    def double(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # any button
        """Remove the corner under the mouse."""
        now, handle = self.piece, self._handle(spot)
        if now is not None and handle is not None:
            self.lay(without_corner(now, handle))
        return True

    def wheel(self, spot: Spot, event: QWheelEvent) -> bool:  # noqa: ARG002  # about its own middle
        """Turn the piece; with Shift make it larger or smaller."""
        if self.piece is None:
            return False
        up = (event.angleDelta().y() or event.angleDelta().x()) > 0
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.grow(GROWTH if up else 1 / GROWTH)
        else:
            self.turn(TURN if up else -TURN)
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Brackets turn, < and > scale, Ctrl with arrows shifts, Delete removes the piece."""
        now = self.piece
        if now is None or not self.opened.live:
            return False
        key = Qt.Key(event.key())
        if key in NUDGES and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.lay(shifted(now, NUDGES[key]))
            return True
        done: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_BracketLeft: lambda: self.turn(-TURN),
            Qt.Key.Key_BracketRight: lambda: self.turn(TURN),
            Qt.Key.Key_Less: lambda: self.grow(1 / GROWTH),
            Qt.Key.Key_Greater: lambda: self.grow(GROWTH),
            Qt.Key.Key_Delete: lambda: self.opened.take_piece(now.name),
            Qt.Key.Key_Escape: lambda: self.opened.work_on(""),
        }
        if key in done:
            done[key]()
        return key in done

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key is for the chosen piece: Escape, Delete, arrows."""
        return self.piece is not None and event.key() in {Qt.Key.Key_Escape, Qt.Key.Key_Delete, *NUDGES}

    # --- what is done ---

    def turn(self, degrees: float) -> None:
        """Turn the chosen piece clockwise by so many degrees."""
        if (now := self.piece) is not None:
            self.lay(rotated(now, degrees))

    def grow(self, factor: float) -> None:
        """Scale the chosen piece."""
        if (now := self.piece) is not None:
            self.lay(scaled(now, factor))

    def lay(self, piece: Piece) -> None:
        """Lay the piece; objections of the rules appear below the map."""
        self.opened.lay(with_piece(self.opened.layout, piece, piece.name))

    def paint(self, painter: QPainter) -> None:
        """Draw the outline of the piece with its handles, in red if it crosses itself."""
        now = self.piece
        if now is None:
            return
        strokes = Strokes(painter, self.canvas)
        good = sound(now)
        match now:
            case Building():
                for room in (*now.rooms, *((now.yard,) if now.yard else ())):
                    strokes.outline(room, closed=True, good=good)
            case Work():
                strokes.outline(now.course, closed=False, good=good)
            case TerrainPiece():
                strokes.outline(now.outline or now.course, closed=bool(now.outline), good=good)
        found = handles(now)
        row = now.outline or now.course if isinstance(now, TerrainPiece) else getattr(now, "course", ())
        legs = [between(one, other) for one, other in pairwise(row)]
        near = (sum(legs) / len(legs) if legs else CROWDED) * self.canvas.px
        for handle in found:
            strokes.handle(
                handle.spot, _ink(handle), small=handle.part in {"outline", "course"} and near < CROWDED
            )


def _ink(handle: Handle) -> str:
    """The colour of a handle; each part of a piece (crest, gates, path, ...) has its own."""
    return {"crest": "zone", "top": "right", "gates": "red", "fords": "red", "path": "right"}.get(
        handle.part, "chosen"
    )
