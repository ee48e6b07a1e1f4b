"""The rail on the left: the pages by name, the one in view marked by more than its colour."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from gui.pages import HOME_KEYS, ON_THE_RAIL, shortcut
from gui.session import Session

HOME = "⌂"


class Rail(QWidget):
    """Buttons for the pages."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setObjectName("rail")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._session, self._folded = session, False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 14, 0, 14)
        layout.setSpacing(2)
        self._title = QPushButton()
        self._title.clicked.connect(lambda: session.go("welcome"))
        self._title.setCheckable(True)
        layout.addWidget(self._title)
        self._buttons = {page: self._button(page.name) for page in ON_THE_RAIL}
        for page, press in self._buttons.items():
            if page.name == "settings":
                layout.addStretch(1)
            layout.addWidget(press)
        self._foot = QLabel()
        self._foot.setContentsMargins(18, 6, 6, 0)
        self._foot.setWordWrap(True)
        layout.addWidget(self._foot)
        for topic in ("language", "page", "scale"):
            session.on(topic, self.render_rail)
        self.render_rail()

    def _button(self, page: str) -> QPushButton:
        press = QPushButton()
        press.setCheckable(True)
        press.clicked.connect(lambda: self._session.go(page))
        return press

    def fold(self, *, on: bool) -> None:
        """Show the signs of the pages alone, or their names beside them."""
        if on != self._folded:
            self._folded = on
            self.render_rail()

    def render_rail(self) -> None:
        """Name the pages and mark the one in view."""
        say = self._session.say
        self._title.setText(HOME if self._folded else say("desk-name"))
        self._title.setAccessibleName(say("desk-name"))
        self._title.setToolTip(f"{say('action-welcome-tip')} ({HOME_KEYS})")
        self._title.setChecked(self._session.page == "welcome")
        for page, press in self._buttons.items():
            name = say(f"action-{page.name}")
            press.setText(page.sign if self._folded else f"{page.sign}  {name}")
            keys = shortcut(page)
            tip = say(f"action-{page.name}-tip") + (f" ({keys})" if keys else "")
            press.setToolTip(f"{name}: {tip}" if self._folded else tip)
            press.setAccessibleName(name)
            press.setChecked(self._session.page == page.name)
        self._foot.setText(say("desk-rail-foot"))
        self._foot.setVisible(not self._folded)
