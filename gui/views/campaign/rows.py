"""Rows of words as a table: measured once when it is seen, however often the page lays itself out."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHeaderView, QTableView

from gui.models.grid import GridModel

LEAST_COLUMN = 76
MEASURED = 40
"""So many rows are measured for the width of a column; a long table need not be worded to its end."""
NONE = -1


class RowsView(QTableView):
    """A table without numbers of rows; one column takes the room that is left, the others can be drawn wider.

    `seen`: so many rows are seen at once where the page around it scrolls; 0: as many as there is room for.
    """

    def __init__(self, *, seen: int = 0, least: int = LEAST_COLUMN) -> None:
        super().__init__()
        self._seen, self._least, self._stretch, self._fitted = seen, least, NONE, False
        self._model = GridModel()
        self._model.setParent(self)
        self.setModel(self._model)
        self.verticalHeader().hide()
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(least)
        header.setResizeContentsPrecision(MEASURED)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def show_rows(
        self,
        name: str,
        heads: Sequence[str],
        rows: Sequence[Sequence[str]],
        numbers: frozenset[int] = frozenset(),
        stretch: int = NONE,
    ) -> None:
        """Show these rows; `stretch`: the column that takes the room that is left."""
        self.setAccessibleName(name)
        self._stretch = stretch
        self._model.show(heads, rows, numbers)
        if self._seen:
            height = self.verticalHeader().defaultSectionSize() + 2
            self.setMinimumHeight((min(self._seen, len(rows)) + 1) * height + 12)
        self._fitted = False
        if self.isVisible():
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Only now it has the letters of its page."""
        super().showEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Letters of another size want other columns."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._fitted = False
            if self.isVisible():
                self._fit()

    def _fit(self) -> None:
        if self._fitted:
            return
        self._fitted = True
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.resizeSections(QHeaderView.ResizeMode.ResizeToContents)
        if 0 <= self._stretch < header.count():
            header.setSectionResizeMode(self._stretch, QHeaderView.ResizeMode.Stretch)
