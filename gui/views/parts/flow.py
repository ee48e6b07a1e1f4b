"""Layouts: rows that wrap, tiles, the order of Tab, bars whose buttons move into a menu."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from math import ceil

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSplitter,
    QWidget,
)

from gui.views.parts.boxes import column
from gui.views.parts.controls import toggle

# --- rows of widgets that wrap, and tiles ---

CHANGES = {
    QEvent.Type.LayoutRequest,
    QEvent.Type.Show,
    QEvent.Type.Polish,
    QEvent.Type.StyleChange,
    QEvent.Type.FontChange,
}
"""Events after which the contents of a box may have another size."""


class FlowBox(QWidget):
    """Widgets side by side in as many rows as needed; its height follows from its width.

    It places them itself: a layout of Qt written in Python passes a None to Qt with every question.
    """

    def __init__(self, space: int = 6) -> None:
        super().__init__()
        self._space = space
        self._widgets: list[QWidget] = []
        self._sizes: list[tuple[QWidget, QSize]] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def hold(self, *widgets: QWidget) -> None:
        """Show these widgets; widgets shown until now that are not among them are deleted."""
        for gone in self._widgets:
            if gone not in widgets:
                gone.hide()
                gone.deleteLater()
        self._widgets, self._sizes = list(widgets), None
        for widget in widgets:
            hidden = widget.isHidden() and widget.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
            if widget.parentWidget() is not self:
                widget.setParent(self)
            if not hidden:
                widget.show()
        self._sizes = None
        self._arrange()
        self.updateGeometry()

    @property
    def held(self) -> tuple[QWidget, ...]:
        """The widgets in the box."""
        return tuple(self._widgets)

    def add(self, widget: QWidget) -> None:
        """Add a widget at the end."""
        self.hold(*self._widgets, widget)

    def sizeHint(self) -> QSize:
        """The width of its widest widget; the height of all rows at its present width."""
        shown = ((each.minimumSizeHint() if _breaks(each) else size) for each, size in self._shown())
        least = max((size.width() for size in shown), default=0)
        placed = self.testAttribute(Qt.WidgetAttribute.WA_Resized)  # before layout, its width is Qt's guess
        width = self.width() if placed else max(self.width(), least)
        rows = list(self._rows(width))
        return QSize(least, sum(_tallest(row) for row in rows) + self._space * max(0, len(rows) - 1))

    def minimumSizeHint(self) -> QSize:
        """Return the same as `sizeHint`: nothing may be cut off."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the rows for the new width."""
        super().resizeEvent(event)
        self._arrange()
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        """Measure the widgets again after an event that may have changed their size."""
        if event.type() in CHANGES:
            self._sizes = None
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._arrange()
            self.updateGeometry()
        return done

    def _shown(self) -> list[tuple[QWidget, QSize]]:
        """The visible widgets with their sizes, measured again only after a change."""
        if self._sizes is None:
            self._sizes = [(widget, _size(widget)) for widget in self._widgets if not widget.isHidden()]
        return self._sizes

    def _arrange(self) -> None:
        """Place every widget, centred in the height of its row."""
        down = 0
        for row in self._rows(self.width()):
            high, across = _tallest(row), 0
            for widget, size in row:
                widget.setGeometry(across, down + (high - size.height()) // 2, size.width(), size.height())
                across += size.width() + self._space
            down += high + self._space

    def _rows(self, width: int) -> Iterator[list[tuple[QWidget, QSize]]]:
        """The widgets row by row for this width, each with its size."""
        row: list[tuple[QWidget, QSize]] = []
        left = width
        for widget, wanted in self._shown():
            size = QSize(min(wanted.width(), width), wanted.height())
            if size != wanted and _breaks(widget):
                size.setHeight(widget.heightForWidth(width))
            if row and size.width() > left:
                yield row
                row, left = [], width
            row.append((widget, size))
            left -= size.width() + self._space
        if row:
            yield row


def _breaks(widget: QWidget) -> bool:
    """Whether a widget is a label that wraps."""
    return isinstance(widget, QLabel) and widget.wordWrap()


def _tallest(row: list[tuple[QWidget, QSize]]) -> int:
    return max(size.height() for _, size in row)


def _size(widget: QWidget) -> QSize:
    """The size that a widget wants, within its minimum and maximum."""
    hint = widget.sizeHint().expandedTo(widget.minimumSizeHint())
    return hint.boundedTo(widget.maximumSize()).expandedTo(widget.minimumSize())


class Toggles(FlowBox):
    """Buttons of which one is down, in as many rows as needed; `chosen` is emitted with its id."""

    chosen = Signal(str)

    def __init__(self, choices: Iterable[tuple[str, str]], value: str, *, name: str) -> None:
        super().__init__(4)
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self.presses: dict[str, QPushButton] = {}
        for id_, text in choices:
            press = self.presses[id_] = QPushButton(text)
            press.setProperty("role", "toggle")
            press.setCheckable(True)
            press.setAccessibleName(f"{name}: {text}")
            press.clicked.connect(lambda _checked=False, id_=id_: self.chosen.emit(id_))
            self._group.addButton(press)
        self.show_value(value)
        self.hold(*self.presses.values())

    def show_value(self, value: str) -> None:
        """Show another choice without emitting `chosen`; none is down for an unknown id."""
        self._group.setExclusive(False)
        for id_, press in self.presses.items():
            press.setChecked(id_ == value)
        self._group.setExclusive(True)
        if first := self.presses.get(value) or next(iter(self.presses.values()), None):
            self.setFocusProxy(first)


def flow(*widgets: QWidget, space: int = 6) -> FlowBox:
    """Widgets side by side, in as many rows as needed."""
    box = FlowBox(space)
    box.hold(*widgets)
    return box


def folded(
    text: str,
    inside: QWidget | Callable[[], QWidget],
    *,
    on: bool = False,
    told: Callable[[bool], object] = bool,
) -> list[QWidget]:
    """A toggle and the widget that it shows; `told` is called with whether it is shown now.

    `inside` may be what makes the widget, which is called when it is first looked at.
    """
    shown = inside if isinstance(inside, QWidget) else column()
    layout = shown.layout()

    def look() -> None:
        if not isinstance(inside, QWidget) and layout is not None and not layout.count():
            layout.addWidget(inside())

    def fold(on: bool) -> None:  # noqa: FBT001  # as Qt says it
        if on:
            look()
        shown.setVisible(on)
        told(on)

    if on:
        look()  # shown with what it will stand in: by itself it would open as a window
    else:
        shown.hide()
    return [flow(toggle(text, on, fold)), shown]


class Tiles(QWidget):
    """Widgets in columns of equal width: as many columns as fit with `least` pixels each."""

    def __init__(self, least: int, *, space: int = 8) -> None:
        super().__init__()
        self._least, self._columns = least, 0
        self.setMinimumWidth(1)  # else its present columns could not become fewer
        self._widgets: list[QWidget] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(space)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)

    def hold(self, widgets: Iterable[QWidget], least: int = 0) -> None:
        """Show these widgets; the others are taken out, and the caller keeps or deletes them."""
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the columns for the new width."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        fitting = (self.width() + self._grid.spacing()) // (self._least + self._grid.spacing())
        rows = ceil(len(self._widgets) / max(1, fitting)) or 1
        columns = ceil(len(self._widgets) / rows) or 1  # rows as even as possible: 2 and 2, not 3 and 1
        if columns == self._columns:
            return
        for across in range(max(columns, self._grid.columnCount())):
            self._grid.setColumnStretch(across, int(across < columns))
        self._columns = columns
        for place, widget in enumerate(self._widgets):
            self._grid.addWidget(widget, place // columns, place % columns)
            widget.show()


# --- the Tab order of a page ---


def read_in_order(root: QWidget) -> None:
    """Let Tab go through the widgets below `root` in the order of their layouts."""
    stops = list(_stops(root))
    for one, other in pairwise(stops):
        QWidget.setTabOrder(one, other)


def _stops(widget: QWidget) -> Iterator[QWidget]:
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield widget
    if isinstance(widget, QSplitter):
        for index in range(widget.count()):
            yield from _maybe(widget.widget(index))
    elif isinstance(widget, QScrollArea):
        yield from _maybe(widget.widget())
    elif isinstance(widget, FlowBox):
        for each in widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            yield from _stops(each)
    elif layout := widget.layout():
        yield from _laid(layout)


def _maybe(widget: QWidget | None) -> Iterator[QWidget]:
    return _stops(widget) if widget else iter(())


def _laid(layout: QLayout) -> Iterator[QWidget]:
    for index in range(layout.count()):
        item = layout.itemAt(index)
        widget, inner = (item.widget(), item.layout()) if item else (None, None)
        if widget:
            yield from _stops(widget)
        elif inner:
            yield from _laid(inner)


# --- a row of buttons with a menu for the rest ---


class Overflow(QWidget):
    """A bar of buttons in one row; where room is short the last ones move into a menu."""

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
        """Set the name of the button that opens the menu."""
        self._more.setToolTip(more)
        self._more.setAccessibleName(more)

    def hold(self, buttons: Sequence[QPushButton]) -> None:
        """Show these buttons in place of the old ones."""
        for gone in self._buttons:
            self._row.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        self._buttons = list(buttons)
        for number, press in enumerate(self._buttons):
            self._row.insertWidget(number + self._first, press)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Room for the button of the menu."""
        return QSize(self._more.sizeHint().width(), self._more.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many buttons as the new width has room for."""
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
        """A menu of the buttons for which there is no room."""
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
