"""Widgets side by side where there is room, one below another where there is not."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget


class Turning(QWidget):
    """A row that becomes a column. `least`: how wide it has to be for a row; the sum of its widgets if 0.

    `shares`: how the width is shared in a row; what is over stays empty if nothing is said.
    """

    def __init__(
        self, *widgets: QWidget, least: int = 0, shares: tuple[int, ...] = (), space: int = 10
    ) -> None:
        super().__init__()
        self._widgets, self._least, self._shares = widgets, least, shares
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(space)
        for each in widgets:
            self._box.addWidget(each)
            self._box.setAlignment(each, Qt.AlignmentFlag.AlignTop)
        for place, share in enumerate(shares):
            self._box.setStretch(place, share)
        if shares:
            for each in widgets:
                self._box.setAlignment(each, Qt.AlignmentFlag(0))
        else:
            self._box.addStretch(1)

    @property
    def least(self) -> int:
        """How wide it has to be for a row."""
        gaps = self._box.spacing() * len(self._widgets)
        return self._least or sum(each.sizeHint().width() for each in self._widgets) + gaps

    def widen(self, least: int) -> None:
        """Ask for another width: the letters have another size."""
        self._least = least
        self._turn()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Row or column, as the width has it."""
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        wide = self.width() >= self.least
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._box.setDirection(across if wide else down)
