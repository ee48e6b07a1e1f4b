"""Entries by words, page or id; one of them whole beside the list."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QSplitter, QVBoxLayout, QWidget

from gui.presenters.rulebook import Entry, entry, search
from gui.session import Session
from gui.views.parts import chip, field, label, line, refill, row, scrolled
from gui.views.rulebook.part import Part


class Entries(Part):
    """A line to search by, what is found, and the entry chosen."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.sought = field("", self._search, name="search", at_once=True)
        self._count = label("", "quiet")
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.currentItemChanged.connect(lambda item, _before: self._chosen(item))
        left = QWidget()
        layout = QVBoxLayout(left)
        layout.setContentsMargins(0, 8, 0, 0)
        for widget in (self.sought, self._count, self.list):
            layout.addWidget(widget)
        self._inside = QVBoxLayout()
        self._inside.setSpacing(10)
        inside = QWidget()
        inside.setLayout(self._inside)
        halves = QSplitter(Qt.Orientation.Horizontal)
        halves.addWidget(left)
        halves.addWidget(scrolled(inside))
        halves.setSizes([420, 600])
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(halves)

    def draw(self) -> None:
        """Draw the list in the language of the person, the entry that was open still open."""
        hint = self.session.say("rules-search-hint")
        self.sought.setPlaceholderText(hint)
        self.sought.setAccessibleName(hint)
        item = self.list.currentItem()
        kept = item.data(Qt.ItemDataRole.UserRole) if item else ""
        self._search(self.sought.text())
        if kept:
            self._select(kept)

    def open(self, rule_id: str) -> None:
        """Show one entry."""
        self.sought.setText(rule_id)
        self._select(rule_id)

    def _search(self, words: str) -> None:
        found = search(self.session, words)
        self._count.setText(self.session.say("rules-found", count=len(found)))
        self.list.clear()
        for hit in found:
            item = QListWidgetItem(f"{hit.cited}\n{hit.text}")
            item.setData(Qt.ItemDataRole.UserRole, hit.id)
            item.setToolTip(hit.chapter)
            self.list.addItem(item)
        if words and found:
            self.list.setCurrentRow(0)
        else:
            refill(self._inside, label(self.session.say("rules-choose"), "quiet"))
            self._inside.addStretch(1)

    def _select(self, rule_id: str) -> None:
        for place in range(self.list.count()):
            if self.list.item(place).data(Qt.ItemDataRole.UserRole) == rule_id:
                self.list.setCurrentRow(place)

    def _chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            refill(self._inside, *_whole(entry(self.session, item.data(Qt.ItemDataRole.UserRole))))
            self._inside.addStretch(1)


def _whole(shown: Entry) -> list[QWidget]:
    parts: list[QWidget] = [
        label(f"{shown.cited} · {shown.chapter}", "heading"),
        label(shown.text),
        line(),
        row(chip(shown.by), left=True),
        label(shown.proven, "quiet"),
    ]
    parts += [label(text) for text in (shown.unclear, shown.read_so) if text]
    for reading in shown.readings:
        mark = "●" if reading.chosen else "○"
        parts.append(label(f"{mark} {reading.text}", "strong" if reading.chosen else ""))
    return parts
