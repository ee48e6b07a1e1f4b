"""The rulings to choose from, the troop table, what is proved."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QHeaderView,
    QRadioButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from gui.presenters.rulebook import Entry, choose, coverage, rulings, troop_heads, troops
from gui.session import Session
from gui.views.parts import card, label, laid, refill, scrolled
from gui.views.rulebook.part import Part, worded


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], *, wide: int = 0) -> QTableWidget:
    """A table that is read, not written; the column `wide` takes the room that is left."""
    lines = [tuple(row) for row in rows]
    made = ReadTable(len(lines), len(heads), wide)
    made.setHorizontalHeaderLabels(list(heads))
    made.verticalHeader().hide()
    made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    made.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    made.setAlternatingRowColors(True)
    made.setShowGrid(False)
    for across in (0, wide):  # words begin where those below them begin
        if head := made.horizontalHeaderItem(across):
            head.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    for down, cells in enumerate(lines):
        for across, text in enumerate(cells):
            item = QTableWidgetItem(text)
            if across and across != wide:
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            made.setItem(down, across, item)
    made.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    return made


class ReadTable(QTableWidget):
    """A table in which every word can be read: it is scrolled sideways where it is wider than the window."""

    def __init__(self, rows: int, columns: int, wide: int) -> None:
        super().__init__(rows, columns)
        self._wide = wide
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The wide column takes the room that is left, if any is."""
        super().resizeEvent(event)
        header, contents = self.horizontalHeader(), QHeaderView.ResizeMode.ResizeToContents
        needed = sum(
            max(self.sizeHintForColumn(at), header.sectionSizeHint(at)) for at in range(header.count())
        )
        fits = needed <= self.viewport().width()
        header.setSectionResizeMode(self._wide, QHeaderView.ResizeMode.Stretch if fits else contents)


class Rulings(Part):
    """Each unclear entry with its readings, the one in force marked."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        inside = QWidget()
        self._inside = laid(inside, space=12, margins=(9, 9, 9, 9))
        laid(self, scrolled(inside), margins=(0, 8, 0, 0))

    def draw(self) -> None:
        """Draw the cards."""
        lead = label(self.session.say("rules-rulings-lead"), "quiet")
        refill(self._inside, lead, *(self._card(each) for each in rulings(self.session)))
        self._inside.addStretch(1)

    def _card(self, shown: Entry) -> QWidget:
        made = card(label(f"{shown.cited} · {shown.chapter}", "strong"), label(shown.unclear or shown.text))
        group = QButtonGroup(made)
        layout = made.layout()
        for reading in shown.readings:
            usual = f" ({self.session.say('rules-usual')})" if reading.usual else ""
            press = QRadioButton()
            press.setChecked(reading.chosen)
            press.setAccessibleDescription(self.session.say("rules-reading", rule=shown.id))
            press.clicked.connect(
                lambda _on=False, rule=shown.id, option=reading.id: choose(self.session, rule, option)
            )
            group.addButton(press)
            if layout is not None:
                layout.addWidget(worded(press, f"{reading.text}{usual}"))
        return made


class _Table(Part):
    """A part that is one table under a line of text."""

    lead = ""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 8, 0, 0)

    def draw(self) -> None:
        """Draw the table."""
        words = [label(self.session.say(self.lead), "quiet")] if self.lead else []
        refill(self._box, *words, self.made())

    def made(self) -> QTableWidget:
        """The table."""
        raise NotImplementedError


class Troops(_Table):
    """The table of troops, as on page 12."""

    def made(self) -> QTableWidget:
        """The table of characteristics."""
        return table(troop_heads(self.session), troops(self.session))


class Coverage(_Table):
    """What is proved, chapter by chapter."""

    lead = "rules-coverage-lead"

    def made(self) -> QTableWidget:
        """A line for each chapter."""
        say = self.session.say
        heads = tuple(say(f"rules-head-{name}") for name in ("chapter", "title", "proven", "asks", "players"))
        rows = (
            (
                row.chapter,
                row.title,
                say("rules-of", proven=row.proven, total=row.total),
                str(row.asks),
                str(row.players),
            )
            for row in coverage(self.session)
        )
        return table(heads, rows, wide=1)
