"""Two armies: what is otherwise in the second, in the words of the terminal."""

from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from gui.documents.army import army
from gui.presenters.armies.differences import OTHER, Side, compared
from gui.session import Session
from gui.views.armies.beside.changes import listed
from gui.views.parts import button, card, combo, label, narrow, refill, scrolled
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
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(titled(say("paper-other"), self.other), 1)
        press = button(say("paper-other-file"), self._ask, tip=say("paper-other-file-tip"))
        top.addWidget(titled(" ", press))
        both = QHBoxLayout()
        both.setSpacing(12)
        both.addWidget(self._first, 1)
        both.addWidget(self._second, 1)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(10)
        column.addLayout(both)
        column.addWidget(self._said)
        column.addLayout(self._changes)
        column.addStretch(1)
        area = scrolled(inside)
        area.setAccessibleName(say("paper-part-compare"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(label(say("paper-compare-about"), "quiet"))
        layout.addLayout(top)
        layout.addWidget(self._fault)
        layout.addWidget(area, 1)
        self.show_army()

    def _choose(self, other: str) -> None:
        self._session.open.put(OTHER, other)
        self.show_army()

    def _ask(self) -> None:
        say = self._session.say
        dialog = QFileDialog(self, say("paper-other-file"), str(self._session.folder))
        dialog.setNameFilters([say("builder-file-filter"), say("builder-file-all")])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._choose)
        dialog.open()

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


class SideCard(QFrame):
    """One of the two armies."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._name, self._points, self._judged = label("", "heading"), label("", "strong"), label("")
        layout = QVBoxLayout(self)
        layout.setSpacing(4)
        for each in (label(title, "quiet"), self._name, self._points, self._judged):
            layout.addWidget(each)

    def show_side(self, side: Side | None) -> None:
        """Show an army; none takes no room."""
        self.setVisible(side is not None)
        if side is None:
            return
        tell(self._name, side.name)
        tell(self._points, side.points)
        restyle(self._judged, state=side.state)
        tell(self._judged, f"{'✓' if side.state == 'good' else '×'} {side.judged}")
