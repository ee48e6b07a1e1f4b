"""The start: a new campaign, those there are."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.documents.campaign import CAMPAIGNS, begin_campaign
from gui.presenters.campaign.page import against_year, start
from gui.presenters.campaign.words import objections
from gui.session import Session
from gui.theme import px
from gui.views.library import LibraryView
from gui.views.parts import Stepper, button, card, field, flow, label, laid, link, refill
from gui.views.parts.controls import titled
from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.journal import Refused
from heart_africa.core.problems import BadData

WIDEST = 760


class StartView(QWidget):
    """Two cards: begin one, go on with one."""

    wanted = Signal()
    """A file that was sent is to be looked at."""
    begun = Signal()
    """A campaign was founded, and is open."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._name = ""
        self._inside = QVBoxLayout()
        self.library = LibraryView(session, CAMPAIGNS, self._bring)
        self._known = card(self.library)
        outside = laid(self, space=12, margins=(24, 18, 24, 12))
        outside.addLayout(self._inside)
        outside.addWidget(self._known)
        outside.addStretch(1)

    def _bring(self) -> QWidget:
        say = self._session.say
        return link(say("keeper-bring-press"), self.wanted.emit, tip=say("keeper-bring-tip"))

    def render_start(self) -> None:
        """Draw it anew."""
        say, panel = self._session.say, start(self._session)
        self._name = panel.name
        self.name = field(panel.name, self._named, name=say("keeper-name"), at_once=True)
        self.name.setMinimumWidth(260)
        self.name.returnPressed.connect(self.begin)
        self.year = Stepper(panel.year, name=say("keeper-first-year"), most=panel.last)
        self.year.changed.connect(lambda _: self._look())
        self.year.entered.connect(self.begin)
        self._slip = label("", state="bad")
        self.press = button(say("keeper-begin"), self.begin, role="main", tip=say("keeper-begin-tip"))
        new = card(
            label(say("keeper-new"), "heading"),
            label(say("keeper-new-text"), "quiet"),
            flow(titled(say("keeper-name"), self.name), titled(say("keeper-first-year"), self.year)),
            self._slip,
            flow(self.press),
        )
        self.setMaximumWidth(px(WIDEST, max(100, self._session.settings.scale)))
        refill(self._inside, label(say("keeper-title"), "title"), new)
        self.library.show_library()
        self._look()

    def focus_first(self) -> None:
        """Begin with the name; the one that is proposed is marked, to be typed over."""
        self.name.setFocus(Qt.FocusReason.TabFocusReason)

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
        """Found the campaign and open it."""
        if not self._name.strip():
            return
        try:
            begin_campaign(self._session, self._name, self.year.value)
        except Refused as refused:
            self._tell(" ".join(objections(self._session, refused.problems)))
        except BadData as fault:
            self._tell(bad_text(fault, self._session.lang))
        else:
            self.begun.emit()
