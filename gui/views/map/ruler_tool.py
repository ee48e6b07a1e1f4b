"""Two tools of the map: the idle one, which leaves the mouse to the map, and the ruler."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent

from gui.map.document import OpenMap
from gui.views.map.canvas import Canvas
from gui.views.map.inks import Inks, inks
from gui.views.map.strokes import Strokes
from heart_africa.board.layout import Spot


class Idle:
    """A tool that leaves everything to the map."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas

    def press(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # for others to use
        """Nothing."""
        return False

    def move(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # as above
        """Nothing."""
        return False

    def release(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # as above
        """Nothing."""
        return False

    def double(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # as above
        """Nothing."""
        return False

    def wheel(self, spot: Spot, event: QWheelEvent) -> bool:  # noqa: ARG002  # as above
        """Nothing."""
        return False

    def key(self, event: QKeyEvent) -> bool:  # noqa: ARG002  # as above
        """Nothing."""
        return False

    def wants(self, event: QKeyEvent) -> bool:  # noqa: ARG002  # as above
        """Nothing."""
        return False

    def paint(self, painter: QPainter) -> None:
        """Nothing."""

    @property
    def inks(self) -> Inks:
        """The colours of the map."""
        return inks(self.canvas.colours)


class Measuring(Idle):
    """The ruler: from spot to spot, or from base to base where there are figures."""

    def __init__(self, canvas: Canvas, opened: OpenMap, text: Callable[[Spot, Spot], str]) -> None:
        super().__init__(canvas)
        self._opened, self._text = opened, text
        self._from: Spot | None = None

    def press(self, spot: Spot, event: QMouseEvent) -> bool:
        """One end."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return False
        self._from = spot
        self._opened.measure((spot, spot))
        return True

    def move(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # wherever it goes
        """The other end."""
        if self._from is None:
            return False
        self._opened.measure((self._from, spot))
        self.canvas.refresh()
        return True

    def release(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # as above
        """It lies there until the next."""
        self._from = None
        return True

    def paint(self, painter: QPainter) -> None:
        """The ruler with its inches."""
        if self._opened.ruler is not None:
            one, other = self._opened.ruler
            strokes = Strokes(painter, self.canvas, self.inks)
            strokes.ruler(one, other, self._text(one, other))
