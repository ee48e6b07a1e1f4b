"""Widgets in rows that break where the space ends, and tiles of one width in as many columns as fit."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLayout, QLayoutItem, QSizePolicy, QWidget


class Flow(QLayout):
    """A layout that sets widgets side by side and goes on below where the row is full."""

    def __init__(self, space: int = 6) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.setSpacing(space)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802  # Qt's name
        """Take in an item."""
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802  # Qt's name
        """The item at a place."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802  # Qt's name
        """Let go of the item at a place."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802  # Qt's name
        """It takes no more than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802  # Qt's name
        """The narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802  # Qt's name
        """How high it is at a width."""
        return self._lay(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802  # Qt's name
        """Set the widgets in their places."""
        super().setGeometry(rect)
        self._lay(rect, move=True)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """As small as may be."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:  # noqa: N802  # Qt's name
        """As wide as the widest."""
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size

    def _lay(self, rect: QRect, *, move: bool) -> int:
        across, down, high = rect.x(), rect.y(), 0
        for item in self._items:
            if item.isEmpty():
                continue
            hint = item.sizeHint()
            wide = min(hint.width(), rect.width()) if rect.width() else hint.width()
            if high and across + wide > rect.x() + rect.width():
                across, down, high = rect.x(), down + high + self.spacing(), 0
            if move:
                item.setGeometry(QRect(QPoint(across, down), QSize(wide, hint.height())))
            across += wide + self.spacing()
            high = max(high, hint.height())
        return down + high - rect.y()


class FlowBox(QWidget):
    """A widget that holds a flow, as high as that is at its width, whatever it stands in."""

    def __init__(self, space: int = 6) -> None:
        super().__init__()
        self.flow = Flow(space)
        self.setLayout(self.flow)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """As high as it is at its width."""
        width = max(self.width(), self.flow.minimumSize().width())
        return QSize(self.flow.minimumSize().width(), self.flow.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """The same: nothing of it may be cut off."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Another width, another height."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        """What it holds has changed its size."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return done


def flow(*widgets: QWidget, space: int = 6) -> FlowBox:
    """Widgets side by side, in as many rows as it takes."""
    box = FlowBox(space)
    for widget in widgets:
        box.flow.addWidget(widget)
    return box


class Tiles(QWidget):
    """Widgets of one width in columns: as many as fit, `least` pixels wide each."""

    def __init__(self, least: int, *, space: int = 8) -> None:
        super().__init__()
        self._least, self._columns = least, 0
        self._widgets: list[QWidget] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(space)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)

    def hold(self, widgets: Iterable[QWidget], least: int = 0) -> None:
        """Show these in place of those of before, which the caller keeps or lets go."""
        wanted = list(widgets)
        if wanted == self._widgets and least in {0, self._least}:
            return
        self._least = least or self._least
        for gone in self._widgets:
            if gone not in wanted:
                self._grid.removeWidget(gone)
                gone.hide()
        self._widgets, self._columns = wanted, 0
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """More or fewer columns, as the width has it."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        columns = max(1, (self.width() + self._grid.spacing()) // (self._least + self._grid.spacing()))
        if columns == self._columns:
            return
        for column in range(max(columns, self._grid.columnCount())):
            self._grid.setColumnStretch(column, int(column < columns))
        self._columns = columns
        for place, widget in enumerate(self._widgets):
            self._grid.addWidget(widget, place // columns, place % columns)
            widget.show()
