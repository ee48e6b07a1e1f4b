"""The panels beside the map: all figures as a list, and the legend of the signs."""

from collections.abc import Iterable

from PySide6.QtCore import QItemSelectionModel, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from gui.presenters.map.figure_looks import FigureLook, Group
from gui.session import Session
from gui.theme import px
from gui.views.map.inks import Inks
from gui.views.map.paint.figures import figure_picture
from gui.views.parts import LastDrawn, button, field, flow, laid, refill

WHO = Qt.ItemDataRole.UserRole
LEGEND_PX, ICON = 34.0, 44
INDENT = 20
"""The indent of figures below their unit in pixels at 100 %."""


class FigureList(QWidget):
    """The units with their figures, to find, choose, place and take off the table by keys alone."""

    chosen = Signal(tuple)
    place = Signal(tuple)
    take = Signal(tuple)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._groups: tuple[Group, ...] = ()
        self._shown = LastDrawn()
        self._tree = QTreeWidget()
        self._tree.setHeaderHidden(True)
        self._tree.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._tree.itemSelectionChanged.connect(self._selected)
        self._tree.setUniformRowHeights(True)
        self._find, self._presses = QVBoxLayout(), QVBoxLayout()
        laid(self, self._find, self._tree, self._presses, high=self._tree)

    def show_groups(self, groups: tuple[Group, ...], chosen: Iterable[str]) -> None:
        """Show these units, with the chosen figures selected."""
        self._tree.setIndentation(px(INDENT, self._session.settings.scale))
        if not self._shown.already(groups, self._session.lang):
            self._groups = groups
            self._build()
        self._select(frozenset(chosen))

    def _build(self) -> None:
        say = self._session.say
        self._tree.setAccessibleName(say("table_map-list"))
        find = field(
            "", self._sought, name=say("table_map-list-hint"), hint=say("table_map-list-hint"), at_once=True
        )
        refill(self._find, find)
        refill(
            self._presses,
            flow(
                button(say("table_map-list-place"), lambda: self.place.emit(self._picked()),
                       tip=say("table_map-list-place-tip")),
                button(say("table_map-list-place-all"), lambda: self.place.emit(self._everyone()),
                       tip=say("table_map-list-place-tip")),
                button(say("table_map-list-take"), lambda: self.take.emit(self._picked())),
            ),
        )  # fmt: skip
        opened = {item.data(0, WHO) for item in self._tops() if item.isExpanded()}
        with QSignalBlocker(self._tree):
            self._tree.clear()
            for group in self._groups:
                top = QTreeWidgetItem([group.text])
                top.setData(0, WHO, group.unit)
                top.setToolTip(0, group.spoken)
                for name, text in group.figures:
                    row = QTreeWidgetItem([text])
                    row.setData(0, WHO, name)
                    row.setToolTip(0, text)
                    top.addChild(row)
                self._tree.addTopLevelItem(top)
                top.setExpanded(group.unit in opened)

    def _tops(self) -> list[QTreeWidgetItem]:
        found = (self._tree.topLevelItem(at) for at in range(self._tree.topLevelItemCount()))
        return [item for item in found if item is not None]

    def _select(self, chosen: frozenset[str]) -> None:
        if frozenset(self._picked()) == chosen:
            return
        with QSignalBlocker(self._tree):
            self._tree.clearSelection()
            for top in self._tops():
                names = {row.data(0, WHO) for row in _rows(top)}
                if names and names <= chosen:
                    top.setSelected(True)
                    self._tree.setCurrentItem(top, 0, QItemSelectionModel.SelectionFlag.NoUpdate)
                else:
                    for row in _rows(top):
                        row.setSelected(row.data(0, WHO) in chosen)

    def _picked(self) -> tuple[str, ...]:
        """The figures of the rows that are selected."""
        found: dict[str, None] = {}
        for item in self._tree.selectedItems():
            rows = [item] if item.parent() is not None else _rows(item)
            found |= {str(row.data(0, WHO)): None for row in rows}
        return tuple(found)

    def sizeHint(self) -> QSize:
        """Wide enough for a name of twenty letters."""
        return QSize(self.fontMetrics().horizontalAdvance("m" * 20), 400)

    def _everyone(self) -> tuple[str, ...]:
        """The figures of all units that are not on the table yet."""
        return tuple(name for group in self._groups if group.waits for name, _ in group.figures)

    def _selected(self) -> None:
        self.chosen.emit(self._picked())

    def _sought(self, text: str) -> None:
        wanted = text.strip().lower()
        for top in self._tops():
            top.setHidden(bool(wanted) and wanted not in f"{top.text(0)} {top.toolTip(0)}".lower())


def _rows(top: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    """The rows of the figures of a unit."""
    found = (top.child(row) for row in range(top.childCount()))
    return [item for item in found if item is not None]


class Legend(QListWidget):
    """Each sign of the map with its meaning."""

    def __init__(self) -> None:
        super().__init__()
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setIconSize(QSize(ICON, ICON))
        self.setWordWrap(True)
        self._shown = LastDrawn()

    def show_legend(self, rows: tuple[tuple[FigureLook, str], ...], inks: Inks, name: str) -> None:
        """Show these signs with their meanings; `name` is what a screen reader calls the list."""
        if self._shown.already(rows, inks):
            return
        self.setAccessibleName(name)
        self.clear()
        for look, text in rows:
            # Figures stand in squares of one size, so that all words begin at the same place.
            picture = figure_picture(look, inks, min(LEGEND_PX, ICON / (look.deep_in + 0.5)))
            made = QPixmap(ICON, ICON)
            made.fill(Qt.GlobalColor.transparent)
            painter = QPainter(made)
            painter.drawPixmap((ICON - picture.width()) // 2, (ICON - picture.height()) // 2, picture)
            painter.end()
            self.addItem(QListWidgetItem(QIcon(made), text))
