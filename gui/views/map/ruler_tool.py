"""The ruler."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent, QPainter

from gui.documents.map.document import OpenMap
from gui.views.map.canvas import Canvas
from gui.views.map.strokes import Strokes
from gui.views.map.tool import Tool
from heart_africa.board.layout import Spot


class RulerTool(Tool):
    """The ruler: from spot to spot, or from base to base where there are figures."""

    def __init__(self, canvas: Canvas, opened: OpenMap, text: Callable[[Spot, Spot], str]) -> None:
        self.canvas = canvas
        self._opened, self._text = opened, text
        self._from: Spot | None = None

    def press(self, spot: Spot, event: QMouseEvent) -> bool:
        """Set one end of the ruler."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return False
        self._from = spot
        self._opened.measure((spot, spot))
        return True

    def move(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # wherever it goes
        """Draw the ruler to its other end."""
        if self._from is None:
            return False
        self._opened.measure((self._from, spot))
        self.canvas.refresh()
        return True

    def release(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # as above
        """Leave the ruler lying until the next one."""
        self._from = None
        return True

    def paint(self, painter: QPainter) -> None:
        """The ruler with its inches."""
        if self._opened.ruler is not None:
            one, other = self._opened.ruler
            strokes = Strokes(painter, self.canvas)
            strokes.ruler(one, other, self._text(one, other))
