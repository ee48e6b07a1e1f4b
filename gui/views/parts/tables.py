"""Rows of words as a table or a list: the models by which Qt shows them, and how it draws them."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QTextLayout
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QTableView

# --- tables of words ---


Index = QModelIndex | QPersistentModelIndex


class GridModel(QAbstractTableModel):
    """A table of words; the columns in `numbers` are aligned right."""

    def __init__(self) -> None:
        super().__init__()
        self._heads: Sequence[str] = ()
        self._rows: Sequence[Sequence[str]] = ()
        self._numbers: frozenset[int] = frozenset()

    def show(
        self, heads: Sequence[str], rows: Sequence[Sequence[str]], numbers: frozenset[int] = frozenset()
    ) -> None:
        """Show these heads and rows in place of the old ones."""
        self.beginResetModel()
        self._heads, self._rows, self._numbers = heads, rows, numbers
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """The number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """The number of columns."""
        return 0 if parent.isValid() else len(self._heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text of a cell, or how it is aligned."""
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            return self._rows[index.row()][index.column()]
        return self._side(index.column()) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """The text of a heading, or how it is aligned."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._heads[section]
        return self._side(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _side(self, column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if column in self._numbers else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


def to_read(table: QTableView) -> None:
    """Dress a table as words to read: chosen by rows, without row numbers and lines."""
    table.verticalHeader().hide()
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
    table.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)


class WordsTable(QTableView):
    """A table of words to read; Tab leaves it. The words are in `words`."""

    def __init__(self) -> None:
        super().__init__()
        self.words = GridModel()
        self.words.setParent(self)
        self.setModel(self.words)
        to_read(self)
        self.setTabKeyNavigation(False)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self.horizontalHeader().setDefaultAlignment(left)


# --- lists ---


PADDING = 14
SEPARATOR = "\u2028"
"""The character by which Qt separates the lines of an item."""


class LinesModel(QAbstractListModel):
    """A list of texts of several lines."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: Sequence[str] = ()

    def show(self, rows: Sequence[str]) -> None:
        """Show these texts in place of the old ones."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """The number of texts."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A text; the same for the tip, in case it is cut off."""
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            return self._rows[index.row()]
        return None


def _broken(text: str, font: QFont, width: int) -> list[str]:
    """A paragraph broken into lines of that width in pixels."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1, width))
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].rstrip())
    layout.endLayout()
    return lines


class Folded(QStyledItemDelegate):
    """Draws rows high enough for their wrapped text; Qt forgets the margins of the style sheet."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The size of a row with its text wrapped."""
        narrow = QStyleOptionViewItem(option)
        narrow.rect.setWidth(max(1, option.rect.width() - 2 * option.fontMetrics.height()))
        return super().sizeHint(narrow, index)


class FixedLinesDelegate(QStyledItemDelegate):
    """Draws all rows as high as so many lines, so that a long list is measured without reading it."""

    def __init__(self, lines: int) -> None:
        super().__init__()
        self._lines = lines

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Wrap a text into the lines of a row; what is longer ends in dots."""
        super().initStyleOption(option, index)
        metrics = QFontMetrics(option.font)
        width, lines = option.rect.width() - 2 * metrics.height(), list[str]()
        for paragraph in option.text.replace(SEPARATOR, "\n").split("\n"):
            lines += _broken(paragraph, option.font, width)
        if len(lines) > self._lines:
            rest = " ".join(lines[self._lines - 1 :])
            lines[self._lines - 1 :] = [metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width)]
        option.text = SEPARATOR.join(lines)
        option.displayAlignment = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002  # Qt's
        """The size of any row."""
        metrics = option.fontMetrics
        return QSize(120, metrics.lineSpacing() * self._lines + PADDING)


class LinesView(QListView):
    """A list of texts, each in so many lines."""

    def __init__(self, lines: int) -> None:
        super().__init__()
        self.texts, self._high = LinesModel(), FixedLinesDelegate(lines)
        self.setModel(self.texts)
        self.setItemDelegate(self._high)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def choose(self, row: int) -> None:
        """Make this text the chosen one."""
        self.setCurrentIndex(self.texts.index(row))
