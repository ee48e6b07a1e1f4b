"""A sentence that floats over what it is about and moves nothing."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from gui.views.parts.boxes import laid


class Said(QFrame):
    """What was found out, over a map or a page; the mouse goes through it."""

    def __init__(self, over: QWidget | None = None) -> None:
        super().__init__(over)
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = QLabel()
        self._text.setProperty("role", "small")
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        laid(self, self._text, margins=(10, 6, 10, 6))
        self.hide()

    def say(self, text: str, more: tuple[str, ...]) -> None:
        """Say this, and more of it below; nothing at all if there is nothing."""
        self._text.setText("\n".join(each for each in (text, *more) if each))
        self.setVisible(bool(text or more))
