"""Below any order: why it cannot be, what the book has against it, dice, the button that carries it out."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from gui.campaigns import Keeping
from gui.dice import Hand, Short
from gui.presenters.campaign.forms import Checked
from gui.presenters.campaign.words import objections
from gui.session import Session
from gui.views.battle.dice import DiceLine
from gui.views.parts import button, label, refill, row
from heart_africa.bad_data import bad_text
from heart_africa.journal.book import Refused
from heart_africa.problems import BadData
from heart_africa.store.documents import Conflict


class Confirm(QWidget):
    """It carries out the order that is shown; on a player's copy it puts it to those that he will send."""

    def __init__(
        self, session: Session, keeping: Keeping, done: Callable[[], object] = lambda: None, *besides: QWidget
    ) -> None:
        super().__init__()
        self._session, self._keeping, self._done = session, keeping, done
        self._checked = Checked()
        say = session.say
        self._against = QVBoxLayout()
        self._against.setSpacing(2)
        self._reason = QLineEdit()
        self._reason.setPlaceholderText(say("battle-form-reason"))
        self._reason.setAccessibleName(say("battle-form-reason"))
        self._reason.returnPressed.connect(self.carry_out)
        self._dice = DiceLine(session)
        self._dice.entered.connect(self.carry_out)
        self._dice.thrown.connect(lambda: self.carry_out(throw=True))
        self._press = button(say("battle-form-do"), self.carry_out, role="main")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(self._against)
        for widget in (self._reason, self._dice, row(self._press, *besides, left=True)):
            layout.addWidget(widget)

    @property
    def simple(self) -> bool:
        """Whether nothing is left to say: no fault, no objection, no dice."""
        now = self._checked
        return now.command is not None and not (now.fault or now.against or now.dice)

    @property
    def asks_dice(self) -> bool:
        """Whether dice are asked for."""
        return bool(self._checked.dice)

    def focus_first(self) -> None:
        """Begin with the dice, or with the button where nothing is thrown."""
        if self._checked.dice:
            self._dice.focus()
        else:
            self._press.setFocus()

    def prefill(self, reason: str) -> None:
        """The reason that was typed behind the order."""
        self._reason.setText(reason)

    def show_checked(self, now: Checked) -> None:
        """Show what the order as it is filled in would meet."""
        self._checked = now
        lines = [_line(f"✗ {text}", "bad") for text in now.against]
        if now.fault:
            lines.append(_line(f"! {now.fault}", "warn"))
        refill(self._against, *lines)
        sent = bool(self._keeping.owner)
        self._reason.setVisible(bool(now.against) and not sent)
        self._dice.ask(now.dice, now.what)
        self._press.setEnabled(not now.fault)
        over = "keeper-to-outbox" if sent else "battle-form-overrule" if now.against else "battle-form-do"
        self._press.setText(self._session.say(over))
        self._press.setAccessibleName(self._press.text())
        self._press.setToolTip(now.fault or (self._session.say("keeper-to-outbox-tip") if sent else ""))

    def carry_out(self, *, throw: bool = False) -> None:
        """Carry the order out with the dice and the reason given; what stands against it is told here."""
        now, faces = self._checked, self._dice.faces()
        if now.command is None or now.fault or faces is None:
            return
        if self._keeping.owner:
            self._plan(now, self._keeping.generator.throw(now.dice) if throw else faces)
        elif now.against and not self._reason.text().strip():
            self._reason.setFocus()
        else:
            self.submit(faces, throw=throw)

    def _plan(self, now: Checked, faces: tuple[int, ...]) -> None:
        """Put it to the orders of the copy; dice that are not given are thrown by the organiser."""
        try:
            self._keeping.plan(now.command, faces)
        except BadData as fault:
            self.show_checked(Checked(now.command, bad_text(fault, self._session.lang)))
        else:
            self._done()

    def submit(self, faces: tuple[int, ...], *, throw: bool = False) -> None:
        """Enter it with these dice, those that are wanting thrown if that was asked for."""
        now, hand = self._checked, Hand(faces, self._keeping.generator if throw else None)
        try:
            self._keeping.submit(now.command, hand, self._reason.text().strip() or None)
        except Short as short:
            self._dice.more(short, self._session.say(short.why))
        except Refused as refused:
            told = objections(self._session, refused.problems)
            self.show_checked(Checked(now.command, "", told, now.dice, now.what))
        except Conflict:
            pass  # the page tells of it in its place
        except BadData as fault:
            self.show_checked(Checked(now.command, bad_text(fault, self._session.lang)))
        else:
            self._done()

    def type_dice(self, words: str) -> None:
        """The dice that were typed behind the order."""
        self._dice.type(words)


def _line(text: str, state: str) -> QLabel:
    made = label(text, state=state)
    made.setAccessibleName(text)
    made.setAlignment(Qt.AlignmentFlag.AlignTop)
    return made
