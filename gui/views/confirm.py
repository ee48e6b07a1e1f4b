"""Below any order: why it cannot be, what the book has against it, dice, the button that carries it out."""

from abc import abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from gui.dice import Hand, Short
from gui.documents.journal import JournalDocument
from gui.presenters.checked_order import Checked
from gui.session import Session
from gui.views.dice import DiceLine
from gui.views.parts import button, label, refill, row
from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.book import Refused
from heart_africa.core.problems import BadData, Problem
from heart_africa.storage.documents import Conflict


class Confirming(QWidget):
    """It carries out the order that is shown; `done` is called when that has been entered."""

    def __init__(
        self, session: Session, record: JournalDocument[Any], done: Callable[[], object], *besides: QWidget
    ) -> None:
        super().__init__()
        self._session, self._record, self._done = session, record, done
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

    # --- what is different from game to game ---

    @abstractmethod
    def _told(self, problems: Iterable[Problem]) -> tuple[str, ...]:
        """What the book has against an order, in words."""

    def _overrules(self) -> bool:
        """Whether who carries it out goes against the book, and has to say why."""
        return bool(self._checked.against)

    def _press_says(self) -> tuple[str, str]:
        """The text of the button, and its tooltip while it is on; both message ids."""
        return "battle-form-overrule" if self._overrules() else "battle-form-do", ""

    # --- what is shown ---

    @property
    def simple(self) -> bool:
        """Whether nothing is left to say: no fault, no choice, no objection, no dice."""
        now = self._checked
        return now.command is not None and not (now.fault or now.choices or now.against or now.dice)

    @property
    def asks_dice(self) -> bool:
        """Whether dice are asked for."""
        return bool(self._checked.dice)

    def show_checked(self, now: Checked) -> None:
        """Show what the order as it is filled in would meet."""
        self._checked = now
        lines = [_line(text, "bad") for text in now.against]
        if now.fault:
            lines.append(_line(now.fault, "warn"))
        refill(self._against, *lines)
        self._reason.setVisible(self._overrules())
        self._dice.ask(now.dice, now.what)
        self._press.setEnabled(not now.fault)
        text, tip = self._press_says()
        self._press.setText(self._session.say(text))
        self._press.setAccessibleName(self._press.text())
        self._press.setToolTip(now.fault or (self._session.say(tip) if tip else ""))

    def prefill(self, reason: str) -> None:
        """The reason that was typed behind the order."""
        self._reason.setText(reason)

    def type_dice(self, words: str) -> None:
        """The dice that were typed behind the order."""
        self._dice.type(words)

    def enter(self) -> None:
        """On to the dice, if some are asked for; else to the reason, or to the end."""
        if self._checked.dice and not self._checked.fault:
            self._dice.focus()
        else:
            self.carry_out()

    def focus_first(self) -> None:
        """Begin with the dice, or with the button where nothing is thrown."""
        if self._checked.dice:
            self._dice.focus()
        else:
            self._press.setFocus()

    # --- carrying it out ---

    def carry_out(self, *, throw: bool = False) -> None:
        """Carry the order out with the dice and the reason given; what stands against it is told here."""
        now = self._checked
        if now.command is None or now.fault:
            return
        if self._overrules() and not self._reason.text().strip():
            self._reason.setFocus()
        elif (faces := self._dice.faces()) is not None:
            self.submit(faces, throw=throw)

    def submit(self, faces: tuple[int, ...], *, throw: bool = False) -> None:
        """Enter it with these dice, those that are wanting thrown if that was asked for."""
        now, hand = self._checked, Hand(faces, self._record.generator if throw else None)
        try:
            self._record.submit(now.command, hand, self._reason.text().strip() or None)
        except Short as short:
            self._dice.more(short, self._session.say(short.why))
        except Refused as refused:
            self.show_checked(replace(now, fault="", against=self._told(refused.problems)))
        except Conflict:
            pass  # the page tells of it in its place
        except BadData as fault:
            self._cannot(fault)
        else:
            self._done()
            if hand.left:
                told = ", ".join(map(str, hand.left))
                self._session.note(self._session.say("play-unused", count=len(hand.left), faces=told))

    def _cannot(self, fault: BadData) -> None:
        self.show_checked(
            replace(self._checked, fault=bad_text(fault, self._session.lang), against=(), dice=0)
        )


def _line(text: str, state: str) -> QLabel:
    made = label(f"{'✗' if state == 'bad' else '!'} {text}", state=state)
    made.setAccessibleName(text)
    made.setAlignment(Qt.AlignmentFlag.AlignTop)
    return made
