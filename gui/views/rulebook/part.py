"""A part of the rulebook page; something to tick or choose whose words take several lines."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QWidget

from gui.session import Session
from gui.views.parts import row

# --- a part of the rulebook page, drawn when it is turned to ---


class Part(QWidget):
    """The base of the parts."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setObjectName("inside")
        self.session = session
        self.stale = True

    def draw(self) -> None:
        """Draw it from its panel."""
        raise NotImplementedError


# --- something to tick or choose whose words take as many lines as they need ---


class Words(QLabel):
    """The words of a choice; pressing them chooses it."""

    pressed = Signal()

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setWordWrap(True)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Tell that the words were pressed."""
        self.pressed.emit()


def worded(press: QAbstractButton, text: str) -> QWidget:
    """A box or a circle with its words beside it, in several lines if there is little room."""
    words = Words(text)
    words.pressed.connect(press.click)
    press.setAccessibleName(text)
    made = row(press, words, space=4)
    layout = made.layout()
    if isinstance(layout, QHBoxLayout):
        layout.setStretch(1, 1)
        layout.setAlignment(press, Qt.AlignmentFlag.AlignTop)
    return made
