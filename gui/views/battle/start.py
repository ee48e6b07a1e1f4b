"""Before a battle is open: begin one at once, begin one with armies of one's own, go on with another."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from gui.documents.battle import BATTLES
from gui.documents.muster import begin_at_once
from gui.presenters.battle.start import Start, start
from gui.session import Session
from gui.views.library import LibraryView
from gui.views.parts import button, column, door_card, flow, label, laid, refill, row
from gui.views.parts.controls import titled
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.rules.battle.state import BLUE


class StartView(QWidget):
    """The start of the battle page."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._fault = label("", state="bad")
        self._inside = QVBoxLayout()
        self._inside.setSpacing(14)
        self.library = LibraryView(session, BATTLES)
        outside = laid(self, space=14, margins=(32, 28, 32, 20))
        outside.addLayout(self._inside)
        outside.addWidget(self.library)
        outside.addStretch(1)

    def render_start(self) -> None:
        """Draw it."""
        panel = start(self._session)
        self._fault = label("", state="bad")
        self._fault.hide()
        press = button(panel.try_button, lambda: self._do(lambda: begin_at_once(self._session, panel.name)))
        press.setProperty("role", "main")
        say = self._session.say
        alone = partial(self._do, partial(self._against, panel.name))
        against = button(say("opponent-against"), alone, tip=say("opponent-against-tip"))
        tried = door_card(label(panel.try_title, "heading"), label(panel.try_text), flow(press, against))
        refill(
            self._inside,
            label(panel.title, "title"),
            label(panel.lead, "quiet"),
            _halves(tried, self._new(panel)),
            self._fault,
        )
        self.library.show_library()

    def _against(self, name: str) -> None:
        """A battle at once, the second side the computer's."""
        from gui.documents.opponent import seat  # noqa: PLC0415  # only who plays against it waits for it
        from heart_africa.opponent.seat import USUAL  # noqa: PLC0415  # as above

        table = begin_at_once(self._session, name)
        seat(self._session, table, {BLUE: USUAL})
        self._session.note(self._session.say("opponent-begun"))

    def _new(self, panel: Start) -> QFrame:
        name = QLineEdit(panel.name)
        name.setAccessibleName(panel.name_title)

        def do() -> None:
            self._do(lambda: BATTLES.begin(self._session, name.text()))

        name.returnPressed.connect(do)
        press = button(panel.new_button, do)
        text = column(label(panel.new_text), titled(panel.name_title, name))
        return door_card(label(panel.new_title, "heading"), text, press)

    def _do(self, begin_: Callable[[], object]) -> None:
        try:
            begin_()
        except BadData as fault:
            self._fault.setText(bad_text(fault, self._session.lang))
            self._fault.show()


def _halves(*widgets: QWidget) -> QWidget:
    made = row(*widgets, space=16)
    layout = made.layout()
    if isinstance(layout, QHBoxLayout):
        for place in range(len(widgets)):
            layout.setStretch(place, 1)
    return made
