"""The journal: every act, and the way back to any of them."""

from collections.abc import Sequence

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.documents.campaign import CampaignDocument
from gui.presenters.campaign.analytics import Entry, entries
from gui.presenters.campaign.corrections import CampaignMender
from gui.presenters.campaign.lazy_rows import Lazily
from gui.session import Session
from gui.theme import px
from gui.views.campaign.part import Part
from gui.views.campaign.rows import RowsView
from gui.views.corrections import Mending
from gui.views.parts import card, combo, label, refill, row, scrolled

LEAST = 150
"""How high the table is at least, at the usual size of letters."""


SOON = 30
"""Milliseconds until what was asked for has found its place."""


class JournalView(Part):
    """A table of the acts in force; below it the one that was chosen, and what can be done about it."""

    reads = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._keeping: CampaignDocument | None = None
        self._player = ""
        self._entries: Sequence[Entry] = ()
        self._bar, self._act = QVBoxLayout(), QVBoxLayout()
        self.table = RowsView()
        self.table.selectionModel().currentRowChanged.connect(lambda index, _: self._choose(index.row()))
        self.mending = Mending(session)
        self.mending.grown.connect(self._follow)
        inside = QWidget()
        within = QVBoxLayout(inside)
        within.setContentsMargins(0, 0, 6, 0)
        within.addLayout(self._bar)
        within.addWidget(self.table, 1)
        within.addLayout(self._act)
        within.addWidget(self.mending)
        self._area = scrolled(inside)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._area)

    def _follow(self) -> None:
        """Keep in view what was asked for below: on a small window the part is longer than the page."""
        bar = self._area.verticalScrollBar()
        QTimer.singleShot(SOON, self._area, lambda: bar.setValue(bar.maximum()))

    def show_part(self, keeping: CampaignDocument) -> None:
        """Draw it."""
        self._keeping = keeping
        say = self._session.say
        self.table.setMinimumHeight(px(LEAST, self._session.settings.scale))
        players = [("", say("keeper-all-players")), *((each, each) for each in keeping.journal.state.players)]
        refill(
            self._bar, row(combo(players, self._player, self._of, name=say("keep-head-player")), left=True)
        )
        self._rows()

    def _of(self, player: str) -> None:
        self._player = player
        self._rows()

    def _rows(self) -> None:
        keeping = self._keeping
        if keeping is None:
            return
        say = self._session.say
        self._entries = entries(self._session, keeping, self._player)
        heads = [say(f"keeper-col-{each}") for each in ("number", "date", "order", "came")]
        name, rows = say("keeper-part", part="journal"), Lazily(self._entries, _cells)
        self.table.show_rows(name, heads, rows, frozenset({0}), stretch=3)
        refill(self._act, label(say("keeper-journal-hint"), "quiet"))
        self.mending.show_act(CampaignMender(self._session, keeping), 0)

    def _choose(self, place: int) -> None:
        """What came of an act, and what can be done about it."""
        keeping = self._keeping
        if keeping is None or not 0 <= place < len(self._entries):
            return
        done = self._entries[place].done
        lines: list[QWidget] = [label(f"#{done.number}  {done.text}", "strong")]
        lines += [label(each, "small") for each in (done.dice, done.despite) if each]
        refill(self._act, card(*lines, margin=10))
        self.mending.show_act(CampaignMender(self._session, keeping), done.number)


def _cells(each: Entry) -> tuple[str, ...]:
    return str(each.done.number), each.date, each.title, each.done.text
