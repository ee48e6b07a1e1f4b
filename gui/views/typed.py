"""An order typed as at the terminal, with what the word that is being typed may become."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from gui.documents.journal import JournalDocument
from gui.presenters.checked_order import Typed
from gui.session import Session
from gui.views.confirm import Confirming
from gui.views.parts import link, refill
from gui.views.parts.boxes import reveal
from gui.views.parts.flow import FlowBox
from heart_africa.language.completion import Suggestion

MARGIN = 8
Kept = TypeVar("Kept", bound=JournalDocument[Any])


class TypingLine(QWidget, Generic[Kept]):
    """The line; below it the words that fit, of which Tab takes the first; then what the order would meet.

    `hint`: the message that stands in the empty line, with an example.
    """

    hint: ClassVar[str]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._record: Kept | None = None
        self._confirm: Confirming | None = None
        self._offered: Sequence[Suggestion] = ()
        self._words = FlowBox(4)
        self._below = QVBoxLayout()
        self.line = Line(self.take)
        self.setFocusProxy(self.line)
        self.line.textEdited.connect(self._look)
        self.line.returnPressed.connect(self.enter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for each in (self.line, self._words):
            layout.addWidget(each)
        layout.addLayout(self._below)
        self._words.hide()

    # --- what is different from game to game ---

    @abstractmethod
    def _suggested(self, record: Kept, text: str) -> Sequence[Suggestion]:
        """What the word before the cursor may become, those first that make sense now."""

    @abstractmethod
    def _read(self, record: Kept, text: str) -> Typed:
        """What would become of the line."""

    @abstractmethod
    def _confirming(self, record: Kept) -> Confirming:
        """What carries it out."""

    # --- the line ---

    def serve(self, record: Kept) -> None:
        """Take orders for this one."""
        if record is not self._record:
            self._clear()
        self._record = record
        say = self._session.say
        self.line.setPlaceholderText(say(self.hint))
        self.line.setAccessibleName(say("keeper-typed"))
        self.line.setToolTip(say("keeper-typed-tip"))

    def focus(self) -> None:
        """Begin to type."""
        self.line.setFocus()
        self._look(self.line.text())
        QTimer.singleShot(0, self.line, lambda: reveal(self, MARGIN))

    def _clear(self) -> None:
        self.line.clear()
        self._offer(())
        self._tell(None)

    def _tell(self, confirm: Confirming | None) -> None:
        self._confirm = confirm
        refill(self._below, *([confirm] if confirm is not None else []))

    def _look(self, text: str) -> None:
        """What the word may become; what was said of the line before goes."""
        if self._confirm is not None:
            self._tell(None)
        if self._record is not None:
            self._offer(self._suggested(self._record, text))

    def _offer(self, found: Sequence[Suggestion]) -> None:
        self._offered = found
        self._words.hold(*(self._word(place, each) for place, each in enumerate(found)))
        self._words.setVisible(bool(found))

    def _word(self, place: int, suggestion: Suggestion) -> QWidget:
        word, _, meaning = suggestion
        made = link(word, partial(self.take, place), tip=meaning)
        made.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab takes the first; the line keeps the focus
        return made

    def take(self, place: int = 0) -> bool:
        """Put a word in for what was begun; whether there is one."""
        if not 0 <= place < len(self._offered):
            return False
        word, replaced, _ = self._offered[place]
        text = self.line.text()
        self.line.setText(f"{text[: len(text) - replaced]}{word} ")
        self.line.setFocus()
        self._look(self.line.text())
        return True

    def enter(self) -> None:
        """Show what the order would meet; one that leaves nothing open is carried out at once."""
        text, record = self.line.text().strip(), self._record
        if not text or record is None:
            return
        self._offer(())
        now, confirm = self._read(record, text), self._confirming(record)
        confirm.show_checked(now.checked)
        confirm.type_dice(now.faces)
        confirm.prefill(now.reason)
        self._tell(confirm)
        if confirm.simple or now.complete:
            confirm.carry_out()


class Line(QLineEdit):
    """A line in which Tab takes the first word that fits, as at a terminal."""

    def __init__(self, take: Callable[[], bool]) -> None:
        super().__init__()
        self._take = take

    def event(self, event: QEvent) -> bool:
        """Tab is for the word only where one was begun; else it goes on to the next field."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Tab
            and self.text().strip()
            and self._take()
        ):
            return True
        return super().event(event)
