"""Armies drawn by lot, many at once: drawn beside the window, chosen from a table or kept in a folder."""

from functools import partial
from pathlib import Path
from secrets import randbelow
from typing import Any

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QHeaderView, QWidget

from gui.documents.army import start_army
from gui.presenters.armies.random_batch import MOST, ask, draws, keep, panel, saves
from gui.session import Session
from gui.theme import px
from gui.views.armies.widgets import AgreedForm, Marks
from gui.views.papers import ask_which
from gui.views.parts import Stepper, button, card, label, laid, scrolled
from gui.views.parts.controls import titled
from gui.views.parts.flow import flow
from gui.views.parts.tables import WordsTable
from gui.views.parts.work import Worker, restyle, tell
from heart_africa.core.dice import SEEDS
from heart_africa.core.problems import BadData

NUMBERS = frozenset({1, 2})
ROOMY = 170


class RandomBatchPart(Worker):
    """Draws many armies by lot: the question above, the armies found below; `work` is the running job."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, "paper-lots-working", "paper-lots-stop-tip", "paper-lots-stopped")
        self._rows: object = None
        say = session.say
        self._form = AgreedForm(session, ("list", "people", "year", "points"), self._ask)
        self._count = Stepper(1, name=say("paper-lots-count"), least=1, most=MOST)
        self._count.changed.connect(partial(self._ask, "count"))
        self._form.add(titled(say("paper-lots-count"), self._count))
        self.draw = button(say("paper-lots-draw"), self._draw, role="main", tip=say("paper-lots-draw-tip"))
        self._marks = Marks()
        self.begin = button(say("paper-lots-begin"), self.open, tip=say("paper-lots-begin-tip"))
        self.save = button(say("paper-lots-save"), self._where, tip=say("paper-lots-save-tip"))
        self.table = WordsTable()
        self.table.setAccessibleName(say("paper-lots-table"))
        self.table.setSelectionMode(WordsTable.SelectionMode.SingleSelection)
        header = self.table.horizontalHeader()
        header.setResizeContentsPrecision(50)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.activated.connect(lambda _: self.open())
        self.table.selectionModel().currentRowChanged.connect(self._chosen)
        presses = flow(self.draw, self.stop, self.begin, self.save)
        question = card(self._form, presses, self.bar, self._marks, self.said)
        self.table.setMinimumHeight(px(ROOMY, session.settings.scale))
        inside = QWidget()
        column = laid(inside, label(say("paper-lots-about"), "quiet"), question, space=8)
        column.addWidget(self.table, 1)
        column.addStretch(0)  # fills the room while there is no table
        laid(self, scrolled(inside))
        self.show_army()

    # --- what it shows ---

    def show_army(self) -> None:
        """Show the question and what was drawn."""
        found = panel(self._session)
        self._form.show_facts(found.agreed)
        self._count.set(found.lots.count, quietly=True)
        self._marks.show_marks(found.lots.problems)
        if (found.heads, found.rows) != self._rows:
            self._rows = (found.heads, found.rows)
            self.table.words.show(found.heads, found.rows, NUMBERS)
            last = len(found.heads) - 1
            self.table.horizontalHeader().setSectionResizeMode(last, QHeaderView.ResizeMode.Stretch)
            restyle(self.said, state="good")
            tell(self.said, found.said)
            if found.rows:
                self.table.selectRow(0)
        self.show_work()

    def show_work(self) -> None:
        """Show or hide table and buttons by whether armies are being drawn and whether there are some."""
        super().show_work()
        working, drawn = self.work is not None, bool(self.table.words.rowCount())
        self.draw.setEnabled(not working)
        self.save.setEnabled(drawn and not working)
        self.table.setVisible(drawn)
        self._chosen()

    def _chosen(self, *_: QModelIndex) -> None:
        self.begin.setEnabled(self.table.currentIndex().isValid() and self.work is None)

    def _ask(self, fact: str, value: str | int) -> None:
        ask(self._session, fact, value)
        self.show_army()

    # --- what is done beside the window ---

    def _draw(self) -> None:
        steps = draws(self._session, randbelow(SEEDS))
        self.begin_work(steps, self._drawn)

    def _drawn(self, found: list[Any]) -> None:
        keep(self._session, found)
        self.work = None
        self.show_army()

    # --- what is done with them ---

    def open(self) -> None:
        """Open the chosen army of the table as one of the player's own."""
        row = self.table.currentIndex().row()
        drawn = panel(self._session).lots.drawn
        if 0 <= row < len(drawn) and self.work is None:
            try:
                start_army(self._session, drawn[row])
            except BadData as fault:
                self.fail(fault)

    def _where(self) -> None:
        folder = self._session.downloads
        ask_which(self, self._session.say("paper-lots-save"), folder, self.keep_in, folders=True)

    def keep_in(self, folder: Path) -> None:
        """Write each army to a file of its own in a folder."""
        self._session.downloads = folder

        def saved(found: list[Any]) -> None:
            self.end_work("good", self._session.say("paper-lots-saved", count=len(found), folder=str(folder)))

        self.begin_work(saves(self._session, folder), saved)
