"""An order as a form or as a typed line: fields, objections of the rules, dice, the button that does it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget

from gui.dice import MissingDice
from gui.presenters.forms import (
    NOTHING,
    Answers,
    Checked,
    FormContext,
    Value,
    check,
    order_form,
    suggestions,
    typed_order,
)
from gui.session import Session
from gui.views.fields import FieldsView, Put
from gui.views.parts import button, card, flow, label, laid, link, refill, row
from gui.views.parts.boxes import reveal
from gui.views.parts.flow import FlowBox
from gui.views.parts.work import restyle
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dice import typed
from heart_africa.core.journal.journal import Refused
from heart_africa.core.problems import BadData
from heart_africa.language.lines import wordless
from heart_africa.language.reader import Suggestion
from heart_africa.storage.documents import Conflict

# --- the line where dice are typed or thrown ---


class DiceLine(QWidget):
    """A line for a number of dice: faces are typed and confirmed with Enter, or thrown by a button."""

    entered = Signal()
    thrown = Signal()
    typed = Signal(str)
    """Sent with the text of the line when it changes."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session, self._count = session, 0
        self._title, self._slip = label(""), label("", state="warn")
        self._line = QLineEdit()
        self._line.returnPressed.connect(self.entered)
        self._line.textChanged.connect(self._look)
        self._line.textChanged.connect(self.typed)
        self._title.setBuddy(self._line)
        throw = button(session.say("battle-dice-throw"), self.thrown.emit, tip=session.say("battle-dice-tip"))
        laid(self, self._title, row(self._line, throw), self._slip, space=2)
        self._slip.hide()
        self.hide()

    def ask(self, count: int, what: str) -> None:
        """Ask for so many dice; with 0 the line is hidden."""
        self._count = count
        self._title.setText(self._session.say("battle-dice-count", count=count, what=what))
        self._line.setAccessibleName(self._title.text())
        self._line.setPlaceholderText(self._session.say("battle-dice-hint", count=count))
        self.setVisible(count > 0)
        self._look(self._line.text())

    def more(self, short: MissingDice, what: str) -> None:
        """Ask for more dice than were typed; what was typed stays."""
        self._count = short.read + short.count
        text = self._session.say("battle-dice-more", count=short.count, what=what)
        self._title.setText(text)
        self._line.setAccessibleName(text)
        self.show()
        self._line.setFocus()
        if self._line.text().strip() and not self._line.text().endswith(" "):
            self._line.setText(f"{self._line.text()} ")

    def too_many(self, extra: tuple[int, ...]) -> None:
        """Say that the order does not need the last of the typed dice; they have to be removed first."""
        found = " ".join(map(str, extra))
        fault = BadData("too-many-faces", about={"found": found, "count": len(extra)})
        self._slip.setText(bad_text(fault, self._session.lang))
        self._slip.show()
        self._line.setFocus()

    def faces(self) -> tuple[int, ...] | None:
        """The typed faces; None if a word is no face, which is then shown."""
        words = self._line.text()
        found = typed(words, len(typed(words, 0).extra))
        if found.wrong:
            self._look(words)
            self._line.setFocus()
            return None
        return found.known

    def type(self, words: str) -> None:
        """Put in the dice that were typed behind an order."""
        self._line.setText(words)

    def focus(self) -> None:
        """Put the focus into the line."""
        self._line.setFocus()

    def _look(self, words: str) -> None:
        """Show which word is no face of a die, while it is typed."""
        found = typed(words, len(typed(words, 0).extra))
        place, word = found.wrong[0] if found.wrong else (0, "")
        bad, over = bool(found.wrong), len(found.faces) - self._count
        self._slip.setVisible(bad or over > 0)
        if bad:
            self._slip.setText(self._session.say("play-slip", place=place, word=word))
        elif over > 0:
            self._slip.setText(self._session.say("card-dice-over", count=over))
        if self._line.property("state") != ("bad" if bad else ""):
            self._line.setProperty("state", "bad" if bad else "")
            self._line.style().unpolish(self._line)
            self._line.style().polish(self._line)


# --- the foot of an order: objections, dice, button ---


class Confirm(QWidget):
    """The lower part of a form: choices that the order leaves open, objections, reason, dice, button.

    `done` is called when the order has been entered. `put` is called with each answer, if somebody else keeps
    them; `role` is the look of the button, `does` the message with its text.
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
        self._press.setAutoDefault(True)  # Enter presses it when it has the focus
        laid(self, self._open, self._against, self._reason, self._dice, flow(self._press, *besides))

    def _overrules(self) -> bool:
        """Whether the order is against the rules and may be given with a reason."""
        return bool(self._checked.against) and self._at.overrules

    def _unreasoned(self) -> bool:
        """Whether that reason is missing; a number, as of dice typed too late, is not a reason."""
        return self._overrules() and wordless(self._reason.text())

    # --- what is shown ---

    @property
    def checked(self) -> Checked:
        """The result of the last check of the order."""
        return self._checked

    def show_order(self, check: Callable[[Answers], Checked]) -> None:
        """Check an order with the answers given so far, and again whenever one changes."""
        self._check = check
        self.show_checked(check(self._answers))

    def _put(self, name: str, value: Value) -> None:
        self._answers[name] = value
        self.show_checked(self._check(self._answers))

    def show_checked(self, now: Checked) -> None:
        """Show the choices, objections and dice of a checked order."""
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
        """Fill in the reason that was typed behind the order."""
        self._reason.setText(reason)

    def type_dice(self, words: str) -> None:
        """Fill in the dice that were typed behind the order."""
        self._dice.type(words)

    def enter(self) -> None:
        """Put the focus on the dice if some are needed, otherwise carry the order out.

        A reason that is missing or no reason is selected, to be typed over.
        """
        line = QApplication.focusWidget()
        if self._checked.dice and not self._checked.fault:
            self._dice.focus()
        elif self._unreasoned() and isinstance(line, QLineEdit):
            line.selectAll()
        else:
            self.carry_out()

    def focus_first(self) -> None:
        """Put the focus on the reason if one is needed, otherwise on the dice, otherwise on the button."""
        if self._unreasoned():
            self._reason.setFocus()
        elif self._checked.dice:
            self._dice.focus()
        else:
            self._press.setFocus()

    # --- carrying it out ---

    def carry_out(self, *, throw: bool = False) -> None:
        """Carry the order out with the dice and reason given, or show what is missing.

        With `throw` missing dice are thrown by the program.
        """
        now = self._checked
        if now.command is None or now.fault:
            return
        if self._unreasoned():
            # a reason without words is reported and selected, so that one types over it
            if found := self._reason.text().strip():
                self._session.note(self._at.say("battle-form-wordless", found=found))
            self._reason.selectAll()
            self._reason.setFocus()
        elif (faces := self._dice.faces()) is not None:
            with self._at.session.gathering():  # the outcome and the next orders are drawn at once
                self._enter(faces, now.dice if throw else 0)

    def _enter(self, faces: tuple[int, ...], throw: int) -> None:
        """Enter the order with these faces; `throw` is how many more the program throws.

        More faces than the order uses are refused, unless it asked for them: if a unit flees before its last
        test, some of the dice asked for are not needed.
        """
        reason = self._reason.text().strip() or None
        try:
            more = len(faces) > self._checked.dice
            if more and (extra := self._at.surplus(self._checked.command, faces, reason)):
                self._dice.too_many(extra)
                return
            self._at.carry_out(self._checked.command, faces, reason, throw=throw)
        except MissingDice as short:
            self._dice.more(short, self._at.dice_words(self._checked.command, short.why, faces))
        except Refused as refused:
            self.show_checked(replace(self._checked, fault="", against=self._at.worded(refused.problems)))
        except Conflict:
            pass  # the page reports the conflict
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


# --- an order as a form ---


class FormView(QWidget):
    """The form of any order, made from the fields of the order; it closes when the order is carried out.

    `given` are answers known before, `besides` are widgets beside the button, `head` is the title, which the
    page may put elsewhere.
    """

    def __init__(
        self,
        at: FormContext[Any],
        *besides: QWidget,
        given: Answers = NOTHING,
        done: Callable[[], object] = lambda: None,
    ) -> None:
        super().__init__()
        self._at = at
        self._given, self._values = frozenset(given), given
        self._confirm = Confirm(at, done, *besides)
        self.fields = FieldsView(at.session, self._put, self._confirm.enter)
        form = order_form(at, given)
        self.head: QWidget = label(form.title, "heading")
        made = card(self.head, label(form.text, "quiet"), self.fields, self._confirm)
        made.setProperty("chosen", "true")
        laid(self, made)
        self._asked = f"{at.kind} {form.values}"
        self._confirm.type_dice(at.document.dice_typed.get(self._asked, ""))
        self._confirm.dice_typed.connect(self._keep_dice)
        self._draw()

    def _keep_dice(self, words: str) -> None:
        """Keep the typed dice, to show them again when the same order is asked for once more."""
        self._at.document.dice_typed[self._asked] = words

    def focus_first(self) -> None:
        """Put the focus on the first field to fill in, otherwise on the dice, otherwise on the button."""
        first = self.fields.first_empty()
        if first is None and (self._confirm.checked.fault or not self._confirm.checked.dice):
            open_ = (made for name, made in self.fields.inputs.items() if name not in self._given)
            first = next(open_, None)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)  # this selects the text, to be typed over
        else:
            self._confirm.focus_first()

    def _put(self, name: str, value: Value) -> None:
        self._values = {**self._values, name: value}
        self._draw()

    def _draw(self) -> None:
        form = order_form(self._at, self._values)
        self._values = form.values
        self.fields.show_fields(form.fields)
        self.fields.setVisible(bool(form.fields))
        self._confirm.show_order(partial(check, self._at, form))


# --- an order typed as at the terminal, with completion ---


MARGIN = 8


class TypedLine(QWidget):
    """The line; below it the words that complete what is typed, then the order's check.

    Tab takes the first word. `answered` is emitted when the check is shown or goes.
    """

    answered = Signal()
    """Sent when the outcome of the line is shown below it, or no longer."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._at: FormContext[Any] | None = None
        self._confirm: Confirm | None = None
        self._offered: Sequence[Suggestion] = ()
        self._words = FlowBox(4)
        self._below = QVBoxLayout()
        self.line = Line(self.take)
        self.setFocusProxy(self.line)
        self.line.textEdited.connect(self._look)
        self.line.returnPressed.connect(self.enter)
        laid(self, self.line, self._words, self._below, space=4)
        self._words.hide()

    # --- the line ---

    def serve(self, at: FormContext[Any]) -> None:
        """Take orders for the game of this context, as far as orders can be given."""
        if self._at is None or at.document is not self._at.document:
            self._clear()
        self._at = at
        self.line.setPlaceholderText(at.say(at.example))
        self.line.setAccessibleName(at.say("game-typed"))
        self.line.setToolTip(at.say("game-typed-tip"))
        self.line.setEnabled(at.open)

    def focus(self) -> None:
        """Put the focus into the line and scroll to it."""
        self.line.setFocus()
        self._look(self.line.text())
        QTimer.singleShot(0, self.line, lambda: reveal(self, MARGIN))

    @property
    def answering(self) -> bool:
        """Whether the check of a typed order is shown."""
        return self._confirm is not None

    def ask(self) -> None:
        """Put the focus on what the check still asks for."""
        if self._confirm is not None:
            self._confirm.focus_first()

    def _done(self) -> None:
        """Empty the line for the next order."""
        self._clear()
        self.line.setFocus()

    def _clear(self) -> None:
        self.line.clear()
        self._offer(())
        self._tell(None)

    def _tell(self, confirm: Confirm | None) -> None:
        self._confirm = confirm
        refill(self._below, *([confirm] if confirm is not None else []))
        self.answered.emit()

    def _look(self, text: str) -> None:
        """Show what completes the word that is typed; the check of the line before goes."""
        if self._confirm is not None:
            self._tell(None)
        if self._at is not None:
            self._offer(suggestions(self._at, text))

    def _offer(self, found: Sequence[Suggestion]) -> None:
        self._offered = found
        links = []
        for place, (word, _, meaning) in enumerate(found):
            links.append(link(word, partial(self.take, place), tip=meaning))
            links[-1].setFocusPolicy(
                Qt.FocusPolicy.ClickFocus
            )  # the line keeps the focus; Tab takes the first
        self._words.hold(*links)
        self._words.setVisible(bool(found))

    def take(self, place: int = 0) -> bool:
        """Complete the word with the suggestion at this place; False if there is none."""
        if not 0 <= place < len(self._offered):
            return False
        word, replaced, _ = self._offered[place]
        text = self.line.text()
        self.line.setText(f"{text[: len(text) - replaced]}{word} ")
        self.line.setFocus()
        self._look(self.line.text())
        return True

    def enter(self) -> None:
        """Check the typed order and show what it meets; one that leaves nothing open is carried out."""
        text, at = self.line.text().strip(), self._at
        if not text or at is None:
            return
        self._offer(())
        confirm = Confirm(at, self._done)
        try:
            typed = typed_order(at, text)
        except BadData as fault:
            confirm.show_checked(Checked(fault=bad_text(fault, at.lang)))
            self._tell(confirm)
            return
        confirm.show_order(partial(at.met, typed.said))
        confirm.type_dice(typed.faces)
        confirm.prefill(typed.reason)
        self._tell(confirm)
        confirm.focus_first()
        if confirm.checked.plain or typed.complete(confirm.checked):
            confirm.carry_out()


class Line(QLineEdit):
    """A line in which Tab takes the first completion, as at a terminal."""

    def __init__(self, take: Callable[[], bool]) -> None:
        super().__init__()
        self._take = take

    def event(self, event: QEvent) -> bool:
        """Tab takes a completion if there is one; otherwise it goes to the next field."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Tab
            and self.text().strip()
            and self._take()
        ):
            return True
        return super().event(event)
