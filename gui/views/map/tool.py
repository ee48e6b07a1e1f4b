"""A tool of the map: what the mouse and the keys do with it."""

from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent

from heart_africa.board.layout import Spot


class Tool:
    """This one leaves all to the map; what another does not care for, it answers with False."""

    def press(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # for others to use
        """Handle a mouse button that goes down."""
        return False

    def move(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # as above
        """Handle a mouse that moves; whether that was for this tool."""
        return False

    def release(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # as above
        """Handle a mouse button that goes up."""
        return False

    def double(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # as above
        """Handle a double click."""
        return False

    def wheel(self, spot: Spot, event: QWheelEvent) -> bool:  # noqa: ARG002  # as above
        """Handle the mouse wheel."""
        return False

    def key(self, event: QKeyEvent) -> bool:  # noqa: ARG002  # as above
        """Handle a key that goes down."""
        return False

    def wants(self, event: QKeyEvent) -> bool:  # noqa: ARG002  # as above
        """Whether a key is meant for it, though it is a shortcut elsewhere."""
        return False

    def paint(self, painter: QPainter) -> None:
        """Draw upon the map."""
