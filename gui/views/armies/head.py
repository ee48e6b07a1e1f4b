"""The head of the open army: its name, what it is, what was agreed, the bar of actions; and its foot."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from armylists.edits import NameArmy
from gui.actions.action import Action
from gui.actions.armies import ALL, BAR
from gui.actions.wording import command
from gui.documents.army import change
from gui.presenters.armies.builder import Builder
from gui.session import Key, Session
from gui.views.armies.widgets import OwnLine, PointsBar
from gui.views.parts import button, label, laid, row, toggle
from gui.views.parts.flow import Overflow
from gui.views.parts.work import restyle, tell

SHOWN: Key[bool] = Key("armies-facts")
SPACE = 12


class HeadBar(QWidget):
    """Name and line, actions; `facts` says whether what was agreed shall be in view."""

    facts = Signal(bool)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        say = session.say
        self._name = OwnLine(say("builder-army-name"), role="name")
        self._name.given.connect(lambda name: change(session, NameArmy(name)))
        self._bar = Overflow(say("builder-more-actions"))
        self._line = label("", "quiet")
        shown = session.open.get(SHOWN) is True
        self._open = toggle(say("builder-facts"), shown, self._show_facts, tip=say("builder-facts-tip"))
        known = {action.id: action for action in ALL}
        self._actions = [known[id_] for id_ in BAR]
        self._presses: dict[str, QPushButton] = {}
        self._bar.hold([self._press(action) for action in self._actions])
        first = QHBoxLayout()
        first.addWidget(self._name, 1)
        first.addWidget(self._bar, 1)
        laid(self, first, row(self._open, self._line, wide=1), space=4)

    def show_panel(self, panel: Builder) -> None:
        """Show another state of the army."""
        self._name.show_text(panel.name)
        self._name.setPlaceholderText(panel.hint)
        tell(self._line, panel.line)
        # which actions of the bar are on, and why not; undo and redo say what they would do
        tips = {"army-undo": panel.undo, "army-redo": panel.redo}
        for action in self._actions:
            told, press = command(self._session, action), self._presses[action.id]
            tip = told.why_off or tips.get(action.id) or told.tip
            press.setEnabled(not told.why_off)
            press.setToolTip(f"{tip} ({told.shortcut})" if told.shortcut else tip)
            press.setAccessibleDescription(tip)

    def _press(self, action: Action) -> QPushButton:
        made = button(command(self._session, action).name, partial(action.run, self._session))
        self._presses[action.id] = made
        return made

    def _show_facts(self, on: bool) -> None:  # noqa: FBT001  # as the button says
        self._session.open.put(SHOWN, on)
        self.facts.emit(on)

    def open_facts(self) -> None:
        """See that the facts are in view."""
        if self._open.isChecked():
            self.facts.emit(True)  # noqa: FBT003  # they are
        else:
            self._open.setChecked(True)  # Qt's way


class FootBar(QFrame):
    """Always in view: the points with their bar, the verdict in a word, whether all is kept."""

    wanted = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setProperty("role", "strip")
        self._total, self._left = label("", "number", wrap=False), label("", wrap=False)
        self.bar = PointsBar()
        self.bar.chosen.connect(self.wanted)
        self._verdict = button(
            "", lambda: self.wanted.emit("verdict"), role="link", tip=session.say("builder-to-verdict")
        )
        layout = QHBoxLayout(self)
        layout.setContentsMargins(SPACE, 4, SPACE, 4)
        layout.setSpacing(SPACE)
        layout.addWidget(self._total)
        layout.addWidget(self._left)
        layout.addWidget(self.bar, 1)
        layout.addWidget(self._verdict)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Sum and verdict stay whole: where there is no room for all, the bar goes, then what is left."""
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        wide = sum(each.sizeHint().width() + SPACE for each in (self._total, self._verdict, self._left))
        room = self.width() - SPACE - wide
        self.bar.setVisible(room >= self.bar.minimumWidth())
        self._left.setVisible(room >= 0)

    def show_panel(self, panel: Builder) -> None:
        """Show another sum and verdict."""
        tell(self._total, panel.points.text)
        tell(self._left, panel.points.left)
        restyle(self._left, state=panel.points.state)
        self.bar.show_points(panel.points)
        sign = {"good": "✓", "warn": "!", "bad": "×"}[panel.judged.state]
        text = f"{sign} {panel.judged.text}"
        if self._verdict.text() != text:
            self._verdict.setText(text)
            self._verdict.setAccessibleName(text)
        restyle(self._verdict, state=panel.judged.state)
        self._verdict.setMinimumWidth(self._verdict.fontMetrics().horizontalAdvance(text) + SPACE)
        self._fold()
