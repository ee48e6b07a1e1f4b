"""The base of the map's tools: what mouse and keys do on the map."""

from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent

from heart_africa.board.layout import Spot


class Tool:
    """A tool that does nothing. Methods return whether an event was for the tool; else the map takes it."""

    def press(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # for others to use
        """Handle a pressed mouse button; True if it was for this tool."""
        return False

    def move(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # as above
        """Handle a movement of the mouse; True if it was for this tool."""
        return False

    def release(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # as above
        """Handle a released mouse button; True if it was for this tool."""
        return False

    def double(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # as above
        """Handle a double click; True if it was for this tool."""
        return False

    def wheel(self, spot: Spot, event: QWheelEvent) -> bool:  # noqa: ARG002  # as above
        """Handle the mouse wheel; True if it was for this tool."""
        return False

    def key(self, event: QKeyEvent) -> bool:  # noqa: ARG002  # as above
        """Handle a pressed key; True if it was for this tool."""
        return False

    def wants(self, event: QKeyEvent) -> bool:  # noqa: ARG002  # as above
        """Whether a key is for the tool although it is a shortcut elsewhere."""
        return False

    def paint(self, painter: QPainter) -> None:
        """Draw over the map."""
