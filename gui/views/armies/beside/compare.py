"""Two armies: what is otherwise in the second, in the words of the terminal."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from gui.documents.army import army
from gui.presenters.armies.differences import OTHER, Change, Side, compared
from gui.session import Session
from gui.views.papers.file_dialogs import ask_which
from gui.views.parts import button, card, column, combo, label, laid, narrow, refill, row, scrolled
from gui.views.parts.controls import titled
from gui.views.parts.updates import fill, restyle, tell


class ComparePart(QWidget):
    """Choose the other army; both in a card, the differences below."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        say = session.say
        self.other = narrow(combo((), "", self._choose, name=say("paper-other")))
        self._first, self._second = SideCard(say("paper-this")), SideCard(say("paper-that"))
        self._said, self._fault = label("", "strong"), label("", state="bad")
        self._changes = QVBoxLayout()
        press = button(say("paper-other-file"), self._ask, tip=say("paper-other-file-tip"))
        top = row(titled(say("paper-other"), self.other), titled(" ", press), wide=0)
        inside = QWidget()
        both = row(self._first, self._second, space=12)
        laid(inside, both, self._said, self._changes, space=10, margins=(0, 0, 8, 0)).addStretch(1)
        about = label(say("paper-compare-about"), "quiet")
        layout = laid(self, about, top, self._fault, space=8)
        layout.addWidget(scrolled(inside, say("paper-part-compare")), 1)
        self.show_army()

    def _choose(self, other: str | Path) -> None:
        self._session.open.put(OTHER, str(other))
        self.show_army()

    def _ask(self) -> None:
        say, session = self._session.say, self._session
        filters = (say("builder-file-filter"), say("builder-file-all"))
        ask_which(self, say("paper-other-file"), session.folder, self._choose, filters=filters)

    def show_army(self) -> None:
        """Show both armies and what is otherwise."""
        document = army(self._session)
        if document is None:
            return
        panel = compared(self._session, document)
        fill(self.other, panel.choices, panel.other)
        self._first.show_side(panel.first)
        self._second.show_side(panel.second)
        tell(self._said, panel.said)
        tell(self._fault, panel.fault)
        refill(self._changes, *([card(listed(panel.changes))] if panel.changes else []))


def listed(changes: Sequence[Change]) -> QWidget:
    """Differences one below another, coloured as their sign says."""
    return column(*(label(f"{each.sign} {each.text}", state=each.state) for each in changes), space=3)


class SideCard(QFrame):
    """One of the two armies."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._name, self._points, self._judged = label("", "heading"), label("", "strong"), label("")
        shown = (label(title, "quiet"), self._name, self._points, self._judged)
        laid(self, *shown, space=4, margins=(12, 10, 12, 10))

    def show_side(self, side: Side | None) -> None:
        """Show an army; none takes no room."""
        self.setVisible(side is not None)
        if side is None:
            return
        tell(self._name, side.name)
        tell(self._points, side.points)
        restyle(self._judged, state=side.state)
        tell(self._judged, f"{'✓' if side.state == 'good' else '×'} {side.judged}")
