"""The tour: three steps that show a newcomer the essentials."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from gui.pages import ON_THE_RAIL, shortcut
from gui.session import Session
from gui.theme import px
from gui.views.parts import button, label, laid, refill, row

STEPS = ("pages", "find", "safe")


class Tour(QDialog):
    """One step at a time; Esc leaves it."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent)
        self._session = session
        self.step = 0
        self._inside = laid(self, space=10, margins=(24, 20, 24, 16))
        self.setWindowTitle(session.say("action-tour"))
        self.setMinimumWidth(px(460, session.settings.scale))
        self._show()

    def _show(self) -> None:
        say, last = self._session.say, self.step == len(STEPS) - 1
        name = STEPS[self.step]
        back = button(say("tour-back"), lambda: self._go(-1), off="" if self.step else say("tour-first"))
        on = button(say("tour-done" if last else "tour-on"), lambda: self._go(1), role="main")
        pages = ", ".join(say(f"action-{page.name}") for page in ON_THE_RAIL)
        keys = [key for page in ON_THE_RAIL if (key := shortcut(page))]
        text = say(f"tour-{name}-text", pages=pages, first=keys[0], last=keys[-1])
        refill(
            self._inside,
            label(say("tour-step", number=self.step + 1, most=len(STEPS)), "quiet"),
            label(say(f"tour-{name}-title"), "heading"),
            label(text),
            row(back, on),
        )
        self.setAccessibleName(say(f"tour-{name}-title"))
        self.setAccessibleDescription(text)
        on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go(self, by: int) -> None:
        self.step += by
        if self.step >= len(STEPS):
            self.accept()
        else:
            self._show()
