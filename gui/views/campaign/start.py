"""The start: a new campaign, those there are."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.campaigns import FIRST_YEAR, begin_campaign, open_campaign
from gui.presenters.campaign.start import Kept, against_year, start
from gui.presenters.campaign.words import objections
from gui.session import Session
from gui.views.parts import Stepper, button, card, column, field, label, refill, row
from gui.views.parts.controls import titled
from heart_africa.bad_data import bad_text
from heart_africa.journal.book import Refused
from heart_africa.problems import BadData

LAST_YEAR = 1999
WIDEST = 760


class StartView(QWidget):
    """Two cards: begin one, go on with one."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._name = ""
        self._inside = QVBoxLayout(self)
        self._inside.setContentsMargins(24, 18, 24, 12)
        self._inside.setSpacing(12)

    def render_start(self) -> None:
        """Draw it anew."""
        say, panel = self._session.say, start(self._session)
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
        rows = [self._kept(each) for each in panel.kept] or [label(panel.nothing, "quiet")]
        old = card(label(say("keeper-open"), "heading"), *rows)
        for each in (new, old):
            each.setMaximumWidth(round(WIDEST * max(100, self._session.settings.scale) / 100))
        fault = [label(panel.fault, state="bad")] if panel.fault else []
        refill(self._inside, label(say("keeper-title"), "title"), *fault, new, old)
        self._inside.addStretch(1)
        self._look()

    def _kept(self, each: Kept) -> QWidget:
        say = self._session.say
        press = button(say("keeper-go-on"), lambda: self.open(each.name))
        press.setAccessibleName(say("keeper-go-on-with", name=each.name))
        return row(column(label(each.name, "strong"), label(each.text, "small"), space=0), press)

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
        """Go on with one."""
        try:
            open_campaign(self._session, name)
        except BadData as fault:
            self._tell(bad_text(fault, self._session.lang))
