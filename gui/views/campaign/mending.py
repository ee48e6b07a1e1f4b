"""What one may do with an act of the journal, and below it what a correction still needs: a reason."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from gui.campaigns import Keeping
from gui.presenters.campaign.mending import LOOK, Offer, Outcome, mend, offers, value
from gui.session import Session
from gui.views.parts import button, card, column, field, label, refill, row
from gui.views.parts.flow import flow


class Mending(QWidget):
    """Buttons for the act that was chosen, the form of the one that was pressed, what came of it."""

    grown = Signal()
    """More is asked for than before."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._keeping: Keeping | None = None
        self.number = 0
        self._value: QLineEdit | None = None
        self._reason = QLineEdit()
        self._told = label("", state="bad")
        self._buttons, self._form, self._left = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        for part in (self._buttons, self._form, self._left):
            layout.addLayout(part)

    def show_act(self, keeping: Keeping, number: int) -> None:
        """Show what may be done with an act."""
        self._keeping, self.number = keeping, number
        found = offers(self._session, keeping, number)
        refill(self._buttons, flow(*(self._press(each) for each in found)))
        refill(self._form)
        refill(self._left)

    def show_left(self, outcome: Outcome) -> None:
        """What a correction has left over: the acts that no longer go."""
        if not outcome.left:
            return
        say = self._session.say
        lines = (label(f"✗ {each}", state="warn") for each in outcome.left)
        refill(self._left, card(label(say("keeper-mend-left"), "strong"), *lines, margin=10))

    def _press(self, offer: Offer) -> QWidget:
        return button(offer.text, partial(self._begin, offer), tip=offer.tip, off=offer.off)

    def _begin(self, offer: Offer) -> None:
        """Look at the moment at once; for anything else ask for a reason in its place."""
        keeping = self._keeping
        if keeping is None:
            return
        if offer.what == LOOK:
            keeping.goto(self.number)
            return
        say, what = self._session.say, offer.what
        parts: list[QWidget] = []
        self._value = None
        if text := value(self._session, keeping, self.number, what):
            name = say(f"battle-mend-{what}-value")
            self._value = field(text, _nothing, name=name, at_once=True)
            self._value.returnPressed.connect(partial(self._do, what))
            parts += [label(name, "quiet"), self._value]
        self._reason = field("", _nothing, name=say("keeper-why"), hint=say("keeper-why"), at_once=True)
        self._reason.returnPressed.connect(partial(self._do, what))
        self._told = label("", state="bad")
        self._told.hide()
        press = button(
            say(f"keeper-mend-{what}-do", number=self.number), partial(self._do, what), role="main"
        )
        refill(self._form, column(*parts, row(self._reason, press), self._told, space=4))
        (self._value or self._reason).setFocus()
        self.grown.emit()

    def _do(self, what: str) -> None:
        """Carry it out; what is against it is told below."""
        if self._keeping is None:
            return
        said = (self._value.text() if self._value else "", self._reason.text())
        outcome = mend(self._session, self._keeping, self.number, what, said)
        if outcome.against:
            self._told.setText(outcome.against)
            self._told.show()
            self.grown.emit()
            return
        if outcome.told:
            self._session.note(outcome.told)
        self.show_left(outcome)


def _nothing(_text: str) -> None:
    """What is typed is read when the button is pressed."""
