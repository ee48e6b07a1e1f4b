"""The screen between two players: one looks away while the other notes or sees what is secret."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gui.session import Session
from gui.views.parts import button, label, laid, refill
from heart_africa.rules.battle import SideId, other
from heart_africa.rules.battle.state import SIDES


class AwayView(QWidget):
    """It covers the whole page: nothing of the board is to be seen."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._layout = laid(self, space=18, margins=(60, 60, 60, 60))

    def cover(self, side: SideId, go_on: Callable[[], None], back: Callable[[], None]) -> None:
        """Ask the other side to look away; the side itself goes on, or turns back."""
        say = self._session.say
        facts = {"side": side, "other": other(side)}
        press = button(say("battle-away-mine", **facts), go_on, role="main")
        self._show(
            label(say("battle-away-title", **facts), "title"),
            label(say("battle-away-text", **facts), "heading"),
            press,
            button(say("battle-away-back"), back, role="link"),
        )
        press.setFocus()

    def choose_side(self, go_on: Callable[[SideId], None], back: Callable[[], None]) -> None:
        """Ask whose secrets are wanted."""
        say = self._session.say
        self._show(
            label(say("battle-away-whose"), "title"),
            *(button(say("referee-side", side=side), partial(go_on, side), role="main") for side in SIDES),
            button(say("battle-away-back"), back, role="link"),
        )

    def hold(self, inside: QWidget, back: Callable[[], None]) -> None:
        """What only one side may see."""
        self._show(inside, button(self._session.say("battle-away-back"), back, role="link"))

    def uncover(self, side: SideId, go_on: Callable[[], None]) -> None:
        """Everybody may look again."""
        say = self._session.say
        press = button(say("battle-away-done"), go_on, role="main")
        self._show(label(say("battle-away-look", side=side, other=other(side)), "title"), press)
        press.setFocus()

    def _show(self, *widgets: QWidget) -> None:
        refill(self._layout)
        self._layout.addStretch(1)
        for widget in widgets:
            self._layout.addWidget(widget)
            if widget.property("role") in {"main", "link"}:
                self._layout.setAlignment(widget, Qt.AlignmentFlag.AlignLeft)
        self._layout.addStretch(2)
