"""Below any order: what it leaves open, what the book has against it, dice, and the button."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget

from gui.dice import Short
from gui.presenters.forms import Answers, Checked, FormContext, Value
from gui.views.dice import DiceLine
from gui.views.fields import FieldsView, Put
from gui.views.parts import button, flow, label, laid, refill
from gui.views.parts.work import restyle
from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.journal import Refused
from heart_africa.core.problems import BadData
from heart_africa.language.lines import wordless
from heart_africa.storage.documents import Conflict


class Confirm(QWidget):
    """It asks what an order leaves open, with what is proposed filled in, and carries out what is shown.

    `done` is called when that has been entered; `put`: who keeps the answers, if not it does;
    `role`: what its button looks like; `does`: the message with its words, if not those of every order.
    """

    def __init__(
        self,
        at: FormContext[Any],
        done: Callable[[], object],
        *besides: QWidget,
        put: Put | None = None,
        role: str = "main",
        does: str = "",
    ) -> None:
        super().__init__()
        self._does = does
        self._at, self._session, self._done = at, at.session, done
        self._checked, self._role = Checked(), role
        self._check: Callable[[Answers], Checked] = lambda _answers: self._checked
        self._answers: dict[str, Value] = {}
        say = at.say
        self._open = FieldsView(at.session, put or self._put, self.enter)
        self._against = QVBoxLayout()
        self._against.setSpacing(2)
        self._reason = QLineEdit()
        self._reason.setPlaceholderText(say("battle-form-reason"))
        self._reason.setAccessibleName(say("battle-form-reason"))
        self._reason.returnPressed.connect(self.carry_out)
        self._dice = DiceLine(at.session)
        self._dice.entered.connect(self.carry_out)
        self._dice.thrown.connect(lambda: self.carry_out(throw=True))
        self.dice_typed = self._dice.typed
        self._press = button(say("battle-form-do"), self.carry_out, role=role)
        self._press.setAutoDefault(True)  # Enter presses it where it has the focus
        laid(self, self._open, self._against, self._reason, self._dice, flow(self._press, *besides))

    def _overrules(self) -> bool:
        """Whether who carries it out goes against the book, and has to say why."""
        return bool(self._checked.against) and self._at.overrules

    def _unreasoned(self) -> bool:
        """Whether that reason has still to be given; a number, typed a moment too late, is none."""
        return self._overrules() and wordless(self._reason.text())

    # --- what is shown ---

    @property
    def checked(self) -> Checked:
        """What the order that is shown would meet."""
        return self._checked

    def show_order(self, check: Callable[[Answers], Checked]) -> None:
        """Show what an order would meet, whatever is answered to what it leaves open."""
        self._check = check
        self.show_checked(check(self._answers))

    def _put(self, name: str, value: Value) -> None:
        self._answers[name] = value
        self.show_checked(self._check(self._answers))

    def show_checked(self, now: Checked) -> None:
        """Show what the order as it is filled in would meet."""
        self._checked = now
        self._open.show_fields(now.choices)
        self._open.setVisible(bool(now.choices))
        lines = [_line(text, "bad") for text in now.against]
        if now.fault:
            lines.append(_line(now.fault, "warn"))
        refill(self._against, *lines)
        self._reason.setVisible(self._overrules())
        self._dice.ask(now.dice, now.what)
        self._press.setEnabled(not now.fault)
        text, tip = self._at.press
        self._press.setText(self._at.say("battle-form-overrule" if self._overrules() else self._does or text))
        self._press.setAccessibleName(self._press.text())
        restyle(self._press, role="" if self._overrules() else self._role)
        self._press.setToolTip(now.fault or (self._at.say(tip) if tip else ""))

    def prefill(self, reason: str) -> None:
        """The reason that was typed behind the order."""
        self._reason.setText(reason)

    def type_dice(self, words: str) -> None:
        """The dice that were typed behind the order."""
        self._dice.type(words)

    def enter(self) -> None:
        """On to the dice, if some are asked for, or to the end; what the book is against is typed over."""
        line = QApplication.focusWidget()
        if self._checked.dice and not self._checked.fault:
            self._dice.focus()
        elif self._unreasoned() and isinstance(line, QLineEdit):
            line.selectAll()
        else:
            self.carry_out()

    def focus_first(self) -> None:
        """Begin with why the book is overruled, else with the dice, or else with the button."""
        if self._unreasoned():
            self._reason.setFocus()
        elif self._checked.dice:
            self._dice.focus()
        else:
            self._press.setFocus()

    # --- carrying it out ---

    def carry_out(self, *, throw: bool = False) -> None:
        """Carry the order out with the dice and the reason given; what stands against it is told here."""
        now = self._checked
        if now.command is None or now.fault:
            return
        if self._unreasoned():
            # ask for it; what stands there instead is told and marked, to be typed over
            if found := self._reason.text().strip():
                self._session.note(self._at.say("battle-form-wordless", found=found))
            self._reason.selectAll()
            self._reason.setFocus()
        elif (faces := self._dice.faces()) is not None:
            with self._at.session.gathering():  # what is given and what is due next are drawn together
                self._enter(faces, now.dice if throw else 0)

    def _enter(self, faces: tuple[int, ...], throw: int) -> None:
        """Enter it with these dice, those that are wanting thrown if that was asked for; none too many.

        Of those that were asked for some may not be needed, as where a unit flees before its last test.
        """
        reason = self._reason.text().strip() or None
        try:
            extra = self._at.surplus(self._checked.command, faces, reason)
            if extra and len(faces) > self._checked.dice:
                self._dice.too_many(extra)
                return
            self._at.carry_out(self._checked.command, faces, reason, throw=throw)
        except Short as short:
            self._dice.more(short, self._at.dice_words(self._checked.command, short.why, faces))
        except Refused as refused:
            self.show_checked(replace(self._checked, fault="", against=self._at.worded(refused.problems)))
        except Conflict:
            pass  # the page tells of it in its place
        except BadData as fault:
            self.show_checked(
                replace(self._checked, fault=bad_text(fault, self._at.lang), against=(), dice=0)
            )
        else:
            self._done()


def _line(text: str, state: str) -> QLabel:
    made = label(f"{'✗' if state == 'bad' else '!'} {text}", state=state)
    made.setAccessibleName(text)
    made.setAlignment(Qt.AlignmentFlag.AlignTop)
    return made
