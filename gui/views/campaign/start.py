"""The start: a new campaign, those there are."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from gui.documents.campaign import FIRST_YEAR, KIND, begin_campaign, show_campaign, sitting_on
from gui.documents.library import library
from gui.documents.repair import MENDED, ailing, can_be_read
from gui.presenters.campaign.start import against_year, repair, start
from gui.presenters.campaign.words import objections
from gui.session import Session
from gui.views.campaign.library import LibraryView
from gui.views.parts import Stepper, button, card, field, label, refill, row
from gui.views.parts.controls import titled
from gui.views.parts.work import Work
from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.book import Refused
from heart_africa.core.problems import BadData
from heart_africa.rules.campaign import Campaign
from heart_africa.storage.documents import Document
from heart_africa.storage.journal_writer import JournalWriter

LAST_YEAR = 1999
WIDEST = 760
LONG = 1500
"""From so many entries on a campaign takes so long to be read that the window must not wait for it."""


class StartView(QWidget):
    """Two cards: begin one, go on with one."""

    wanted = Signal()
    """A file that was sent is to be looked at."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._name = ""
        self._inside = QVBoxLayout(self)
        self._inside.setContentsMargins(24, 18, 24, 12)
        self._inside.setSpacing(12)
        self._waiting = QVBoxLayout()
        self.work = Work([])

    def _make_shelf(self) -> None:
        """A shelf for the card that is about to be drawn; the old one goes with its card."""
        self.shelf = LibraryView(self._session)
        self.shelf.opened.connect(self.open)
        self.shelf.wanted.connect(self.wanted)

    def render_start(self) -> None:
        """Draw it anew."""
        say, panel = self._session.say, start(self._session)
        self._make_shelf()
        self._name = panel.name
        self.name = field(panel.name, self._named, name=say("keeper-name"), at_once=True)
        self.name.setMinimumWidth(260)
        self.name.returnPressed.connect(self.begin)
        self.year = Stepper(panel.year, name=say("keeper-first-year"), most=LAST_YEAR)
        self.year.changed.connect(lambda _: self._look())
        self._slip = label("", state="bad")
        self.press = button(say("keeper-begin"), self.begin, role="main", tip=say("keeper-begin-tip"))
        new = card(
            label(say("keeper-new"), "heading"),
            label(say("keeper-new-text"), "quiet"),
            row(
                titled(say("keeper-name"), self.name), titled(say("keeper-first-year"), self.year), left=True
            ),
            self._slip,
            row(self.press, left=True),
        )
        old = card(label(say("keeper-open"), "heading"), self.shelf)
        for each in (new, old):
            each.setMaximumWidth(round(WIDEST * max(100, self._session.settings.scale) / 100))
        self.shelf.show_shelf()
        self._waiting = QVBoxLayout()
        refill(self._inside, label(say("keeper-title"), "title"))
        self._inside.addLayout(self._waiting)
        for each in (new, old):
            self._inside.addWidget(each)
        self._inside.addStretch(1)
        self._look()

    def _named(self, name: str) -> None:
        self._name = name
        self._look()

    def _look(self) -> None:
        """What stands against it, as it is typed."""
        against = against_year(self._session, self.year.value)
        self._tell(" ".join(against))
        self.press.setEnabled(not against and bool(self._name.strip()))

    def _tell(self, text: str) -> None:
        self._slip.setText(f"✗ {text}" if text else "")
        self._slip.setVisible(bool(text))

    def begin(self) -> None:
        """Found it."""
        if not self._name.strip():
            return
        try:
            begin_campaign(self._session, self._name, self.year.value or FIRST_YEAR)
        except Refused as refused:
            self._tell(" ".join(objections(self._session, refused.problems)))
        except BadData as fault:
            self._tell(bad_text(fault, self._session.lang))

    def open(self, name: str) -> None:
        """Go on with one; a long one is read beside the window."""
        try:
            document = library(self._session).find(KIND, name)
            if fault := ailing(self._session, document):
                self._cannot(fault, name)
                return
        except BadData as fault:
            self._cannot(fault, name)
            return
        self._read_on(document)

    def _read_on(self, document: Document) -> None:
        """Open it, though it cannot be written on."""
        try:
            if document.head.number < LONG:
                show_campaign(self._session, sitting_on(self._session, document))
                return
        except BadData as fault:
            self._cannot(fault, document.name)
            return
        self._begin_reading(document)

    def _cannot(self, fault: BadData, name: str) -> None:
        """Why one cannot be gone on with; a damaged one can be mended, and read as far as it is sound."""
        say, text = self._session.say, bad_text(fault, self._session.lang)
        parts: list[QWidget] = [label(f"✗ {text}", state="bad")]
        if fault.code in MENDED:
            presses = [
                button(
                    say("desk-shelf-repair"), partial(self._repair, name), tip=say("desk-shelf-repair-tip")
                )
            ]
            if can_be_read(fault):
                document, tip = library(self._session).find(KIND, name), say("desk-shelf-read-on-tip")
                presses.append(button(say("desk-shelf-read-on"), partial(self._read_on, document), tip=tip))
            parts.append(row(*presses, left=True))
        refill(self._waiting, card(*parts, margin=10))

    def _repair(self, name: str) -> None:
        """Mend it from its copies and go on; what none of them has is kept beside."""
        try:
            self._session.note(repair(self._session, name))
        except BadData as fault:
            self._cannot(fault, name)
            return
        self.open(name)

    def _begin_reading(self, document: Document) -> None:
        session = self._session
        self.work.cancel()
        self.work = Work([lambda: sitting_on(session, document)])
        self.work.finished.connect(self._read)
        self.work.failed.connect(partial(self._failed, document.name))
        bar = QProgressBar()
        bar.setRange(0, 0)
        bar.setAccessibleName(session.say("keeper-reading", name=document.name))
        leave = button(session.say("keeper-reading-stop"), self._stop)
        text = label(session.say("keeper-reading", name=document.name), wrap=False)
        refill(self._waiting, card(row(text, bar, leave), margin=10))
        self.work.start()

    def _stop(self) -> None:
        """Leave it: it is not opened."""
        self.work.cancel()
        refill(self._waiting)

    def _read(self, found: list[JournalWriter[Campaign]]) -> None:
        refill(self._waiting)
        show_campaign(self._session, found[0])

    def _failed(self, name: str, fault: Exception) -> None:
        refill(self._waiting)
        if not isinstance(fault, BadData):
            raise fault
        self._cannot(fault, name)
