"""What one may do with an act of a journal, and below it what a correction still needs: a reason."""

from functools import partial
from typing import Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from gui.documents.journal import JournalDocument
from gui.presenters.corrections import DICE, LOOK, Mender, Offer, Outcome
from gui.session import Session
from gui.views.parts import DrawnFrom, button, card, column, field, flow, label, laid, refill, row
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData

State = TypeVar("State")


def conflict(session: Session, record: JournalDocument[State]) -> list[QWidget]:
    """That somebody else has written meanwhile, with the way to go on from there; nothing if nobody has."""
    if record.conflict is None:
        return []

    def go_on() -> None:
        try:
            session.note(session.say("game-reloaded", count=record.reload()))
        except BadData as fault:
            session.note(bad_text(fault, session.lang))

    text = label(f"! {bad_text(record.conflict, session.lang)}", "strong", state="warn")
    press = button(session.say("desk-conflict-go-on"), go_on, role="main")
    return [card(text, flow(press))]


class Mending(QWidget, Generic[State]):
    """Buttons for the act that was chosen, the form of the one that was pressed, what came of it."""

    grown = Signal()
    """More is asked for than before."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._mender: Mender[State] | None = None
        self.number = 0
        self._shown = DrawnFrom()
        self._value: QLineEdit | None = None
        self._reason = QLineEdit()
        self._told = label("", state="bad")
        self._buttons, self._form, self._left = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        layout = laid(self)
        for part in (self._buttons, self._form, self._left):
            layout.addLayout(part)
        self.hide()

    def show_act(self, mender: Mender[State], number: int) -> None:
        """Show what may be done with an act, 0 for none; the same once more stays as it is."""
        offers, record = mender.offers(number), mender.record
        self.number = number if offers else 0
        if self._shown.already(record, self.number, offers, len(record.journal.entries)):
            return
        self._mender = mender
        self.setVisible(bool(offers))
        refill(self._buttons, *([flow(*map(self._press, offers))] if offers else []))
        refill(self._form)
        refill(self._left)

    def show_left(self, outcome: Outcome) -> None:
        """What a correction has left over: the acts that no longer go."""
        if not outcome.left:
            return
        lines = (label(f"✗ {each}", state="warn") for each in outcome.left)
        title = label(self._session.say("desk-mend-left"), "strong")
        refill(self._left, card(title, *lines, margin=10))
        self.show()
        self.grown.emit()

    def _press(self, offer: Offer) -> QWidget:
        return button(offer.text, partial(self._begin, offer), tip=offer.tip, off=offer.off)

    def _begin(self, offer: Offer) -> None:
        """Look at the moment at once; for anything else ask for a reason in its place."""
        mender, what = self._mender, offer.what
        if mender is None:
            return
        if what == LOOK:
            mender.record.goto(self.number)
            return
        say, do = self._session.say, partial(self._do, what)
        parts: list[QWidget] = []
        self._value = None
        if text := mender.value(self.number, what):
            name = say(f"desk-mend-{what}-value")
            self._value = field(text, _nothing, name=name, at_once=True)
            self._value.returnPressed.connect(do)
            self._value.selectAll()
            parts += [label(name, "quiet"), self._value]
        why = say("desk-mend-reason")
        usual = offer.text if what == DICE else ""  # which is reason enough, and may be said otherwise
        self._reason = field(usual, _nothing, name=why, hint=why, at_once=True)
        self._reason.returnPressed.connect(do)
        self._told = label("", state="bad")
        self._told.hide()
        press = button(say(f"desk-mend-{what}-do", number=self.number), do, role="main")
        refill(self._form, column(*parts, row(self._reason, press), self._told, space=4))
        (self._value or self._reason).setFocus()
        self.grown.emit()

    def _do(self, what: str) -> None:
        """Carry it out; what is against it is told below."""
        if self._mender is None:
            return
        value = self._value.text() if self._value else ""
        outcome = self._mender.mend(self.number, what, value, self._reason.text())
        if outcome.against:
            self._told.setText(f"✗ {outcome.against}")
            self._told.show()
            self.grown.emit()
            return
        if outcome.told:
            self._session.note(outcome.told)
        self.show_left(outcome)


def _nothing(_text: str) -> None:
    """What is typed is read when the button is pressed."""
