"""Buttons in one row; those for which there is no room stand in a menu behind a button at its end."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QWidget


class Overflow(QWidget):
    """A bar of buttons, from the right or from the left; the first ones are the last to leave it."""

    def __init__(self, more: str = "", *, space: int = 4, left: bool = False) -> None:
        super().__init__()
        self._space = space
        self._buttons: list[QPushButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(space)
        self._first = 0 if left else 1
        if not left:
            self._row.addStretch(1)
        self._more = QPushButton("…")
        self.name_more(more)
        self._more.clicked.connect(self._open)
        self._row.addWidget(self._more)
        if left:
            self._row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def name_more(self, more: str) -> None:
        """What the button of the menu is called."""
        self._more.setToolTip(more)
        self._more.setAccessibleName(more)

    def hold(self, buttons: Sequence[QPushButton]) -> None:
        """Show these in place of those of before."""
        for gone in self._buttons:
            self._row.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        self._buttons = list(buttons)
        for number, press in enumerate(self._buttons):
            self._row.insertWidget(number + self._first, press)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Room for the button of the menu, at least."""
        return QSize(self._more.sizeHint().width(), self._more.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many as fit."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        widths = [press.sizeHint().width() + self._space for press in self._buttons]
        room, whole = self.width(), sum(widths)
        self._more.setVisible(whole > room)
        left = room if whole <= room else room - self._more.sizeHint().width()
        for press, width in zip(self._buttons, widths, strict=True):
            left -= width
            press.setVisible(left >= 0)

    def _open(self) -> None:
        self.menu().popup(self._more.mapToGlobal(QPoint(0, self._more.height())))

    def menu(self) -> QMenu:
        """The buttons for which there is no room, as a menu."""
        menu = QMenu(self)
        for press in self._buttons:
            if press.isHidden():
                entry = menu.addAction(press.text(), press.click)
                entry.setEnabled(press.isEnabled())
                entry.setToolTip(press.toolTip())
                entry.setCheckable(press.isCheckable())
                entry.setChecked(press.isChecked())
        menu.setToolTipsVisible(True)
        return menu
