"""An order typed as at the terminal, with what the word that is being typed may become."""

from functools import partial

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from gui.campaigns import Keeping
from gui.presenters.campaign.forms import suggestions, typed_order
from gui.session import Session
from gui.views.campaign.confirm import Confirm
from gui.views.parts import link, refill
from gui.views.parts.flow import FlowBox
from heart_africa.orders.completing import Suggestion


class TypedLine(QWidget):
    """The line; below it the words that fit, of which Tab takes the first; then what the order would meet."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._keeping: Keeping | None = None
        self._confirm: Confirm | None = None
        self._offered: list[Suggestion] = []
        self._words = FlowBox(4)
        self._below = QVBoxLayout()
        self.line = Line(self)
        self.line.textEdited.connect(self._look)
        self.line.returnPressed.connect(self.enter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for each in (self.line, self._words):
            layout.addWidget(each)
        layout.addLayout(self._below)
        self._words.hide()

    def serve(self, keeping: Keeping) -> None:
        """Take orders for this campaign."""
        if keeping is not self._keeping:
            self._clear()
        self._keeping = keeping
        say = self._session.say
        self.line.setPlaceholderText(say("keeper-typed-hint"))
        self.line.setAccessibleName(say("keeper-typed"))
        self.line.setToolTip(say("keeper-typed-tip"))
        self.line.setEnabled(keeping.orderable)

    def focus(self) -> None:
        """Begin to type."""
        self.line.setFocus()
        self._look(self.line.text())

    def _clear(self) -> None:
        self.line.clear()
        self._offer([])
        self._tell(None)

    def _tell(self, confirm: Confirm | None) -> None:
        self._confirm = confirm
        refill(self._below, *([confirm] if confirm is not None else []))

    def _look(self, text: str) -> None:
        """What the word may become; what was said of the line before goes."""
        if self._confirm is not None:
            self._tell(None)
        if self._keeping is not None:
            self._offer(suggestions(self._session, self._keeping, text))

    def _offer(self, found: list[Suggestion]) -> None:
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
        text, keeping = self.line.text().strip(), self._keeping
        if not text or keeping is None:
            return
        self._offer([])
        now = typed_order(self._session, keeping, text)
        confirm = Confirm(self._session, keeping, self._clear)
        confirm.show_checked(now.checked)
        confirm.type_dice(now.faces)
        confirm.prefill(now.reason)
        self._tell(confirm)
        if confirm.simple or _complete(now.checked.against, now.reason, now.checked.dice, now.faces):
            confirm.carry_out()


def _complete(against: tuple[str, ...], reason: str, dice: int, faces: str) -> bool:
    """Whether the line itself says what is still asked: a reason for what stands against it, its dice."""
    return bool(reason or not against) and bool(faces or not dice)


class Line(QLineEdit):
    """A line in which Tab takes the first word that fits, as at a terminal."""

    def __init__(self, typed: TypedLine) -> None:
        super().__init__()
        self._typed = typed

    def event(self, event: QEvent) -> bool:
        """Tab is for the word only where one was begun; else it goes on to the next field."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Tab
            and self.text().strip()
            and self._typed.take()
        ):
            return True
        return super().event(event)
