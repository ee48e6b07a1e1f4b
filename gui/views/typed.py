"""A line in which an order is typed as at the terminal, with completion."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from gui.presenters.forms import Checked, FormContext, suggestions, typed_order
from gui.session import Session
from gui.views.form import Confirm
from gui.views.parts import laid, link, refill
from gui.views.parts.boxes import reveal
from gui.views.parts.flow import FlowBox
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.language.reader import Suggestion

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
