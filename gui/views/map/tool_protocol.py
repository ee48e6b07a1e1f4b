"""What a tool of the map answers to."""

from typing import Protocol

from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent

from heart_africa.board.layout import Spot


class MouseTool(Protocol):
    """What the mouse does on the map; whatever it does not care for, the map does itself."""

    def press(self, spot: Spot, event: QMouseEvent) -> bool:
        """A button goes down."""

    def move(self, spot: Spot, event: QMouseEvent) -> bool:
        """The mouse moves."""

    def release(self, spot: Spot, event: QMouseEvent) -> bool:
        """A button goes up."""

    def double(self, spot: Spot, event: QMouseEvent) -> bool:
        """Twice at once."""

    def wheel(self, spot: Spot, event: QWheelEvent) -> bool:
        """The wheel turns."""

    def key(self, event: QKeyEvent) -> bool:
        """A key goes down."""

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key is meant for it, though it is a shortcut elsewhere."""

    def paint(self, painter: QPainter) -> None:
        """Draw upon the map."""
