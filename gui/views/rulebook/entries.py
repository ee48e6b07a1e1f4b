"""Entries by words, page or id; one of them whole beside the list."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QListView, QWidget

from gui.models.grid import LinesHigh, LinesModel
from gui.presenters.lazy_rows import Lazily
from gui.presenters.rulebook import Hit, entry, search
from gui.session import Session
from gui.views.parts import chip, field, flow, label, laid, line, refill, scrolled
from gui.views.parts.panes import Halves
from gui.views.rulebook.part import Part

LINES = 3
"""An entry in the list: where it stands, and as much of its words as two lines hold."""


class Entries(Part):
    """A line to search by, what is found, and the entry chosen."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.sought = field("", self._search, name="search", at_once=True)
        self._count = label("", "quiet")
        self.found: Sequence[Hit] = ()
        self.list, self._model, self._high = QListView(), LinesModel(), LinesHigh(LINES)
        self.list.setModel(self._model)
        self.list.setItemDelegate(self._high)
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.selectionModel().currentChanged.connect(self._chosen)
        left = QWidget()
        laid(left, self.sought, self._count, self.list, margins=(0, 8, 0, 0))
        inside = QWidget()
        self._inside = laid(inside, space=10, margins=(9, 9, 9, 9))
        laid(
            self,
            Halves(
                session,
                left,
                scrolled(inside),
                sizes=(420, 600),
            ),
        )

    def draw(self) -> None:
        """Draw the list in the language of the window, keeping the open entry open."""
        hint = self.session.say("rules-search-hint")
        self.sought.setPlaceholderText(hint)
        self.sought.setAccessibleName(hint)
        self.list.setAccessibleName(self.session.say("rules-tab-search"))
        row = self.list.currentIndex().row()
        kept = self.found[row].id if row >= 0 else ""
        self._search(self.sought.text())
        if kept:
            self._select(kept)

    def open(self, rule_id: str) -> None:
        """Show one entry."""
        self.sought.setText(rule_id)
        self._select(rule_id)

    def _search(self, words: str) -> None:
        self.found = search(self.session, words)
        self._count.setText(self.session.say("rules-found", count=len(self.found)))
        self._model.show(Lazily(self.found, lambda hit: f"{hit.cited}\n{hit.text}"))
        if self.found:
            self.list.setCurrentIndex(self._model.index(0))
        else:
            refill(self._inside, label(self.session.say("rules-choose"), "quiet"))
            self._inside.addStretch(1)

    def _select(self, rule_id: str) -> None:
        ids = [hit.id for hit in self.found]
        if rule_id in ids:
            self.list.setCurrentIndex(self._model.index(ids.index(rule_id)))

    def _chosen(self, now: QModelIndex, _before: QModelIndex) -> None:
        if now.isValid():
            shown = entry(self.session, self.found[now.row()].id)
            parts: list[QWidget] = [
                label(f"{shown.cited} · {shown.chapter}", "heading"),
                label(shown.text),
                line(),
                flow(chip(shown.by)),
                label(shown.proven, "quiet"),
            ]
            parts += [label(text) for text in (shown.unclear, shown.read_so) if text]
            for reading in shown.readings:
                mark = "●" if reading.chosen else "○"
                parts.append(label(f"{mark} {reading.text}", "strong" if reading.chosen else ""))
            refill(self._inside, *parts)
            self._inside.addStretch(1)
