"""The head of the open army: its name, what it is, what was agreed, the bar of actions; and its foot."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from armylists.arranging import Agree, NameArmy, NoteArmy
from armylists.edits import SetFact
from gui.actions.armies import ALL, BAR
from gui.documents import change
from gui.presenters.armies.builder import Builder
from gui.presenters.commands import command
from gui.session import Session
from gui.views.armies.widgets import Marks, PointsBar, fill, lets_undo_through, narrow, restyle, tell
from gui.views.parts import Stepper, button, combo, field, label, refill, toggle
from gui.views.parts.controls import titled
from gui.views.parts.flow import Flow, flow

SHOWN = "armies-facts"


class HeadBar(QWidget):
    """Name and line, actions, and the facts of the game, which can be put away."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        say = session.say
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        first = QHBoxLayout()
        self._name = field("", self._rename, name=say("builder-army-name"))
        self._name.setProperty("role", "name")
        self._actions = Flow(4)
        first.addWidget(self._name, 1)
        layout.addLayout(first)
        self._line = label("", "quiet")
        shown = bool(session.open.get(SHOWN))
        self._open = toggle(say("builder-facts"), shown, self._show_facts, tip=say("builder-facts-tip"))
        bar = QWidget()
        bar.setLayout(self._actions)
        second = QHBoxLayout()
        second.addWidget(self._open)
        second.addWidget(self._line, 1)
        first.addWidget(bar, 1)
        layout.addLayout(second)
        self._facts = FactsFrame(session)
        self._facts.setVisible(shown)
        layout.addWidget(self._facts)
        self._marks = Marks()
        layout.addWidget(self._marks)
        lets_undo_through(self)
        self._said: object = None

    def show_panel(self, panel: Builder) -> None:
        """Show another state of the army."""
        if self._name.text() != panel.name and not (self._name.hasFocus() and self._name.isModified()):
            self._name.setText(panel.name)
        self._name.setPlaceholderText(panel.hint)
        tell(self._line, panel.line)
        self._facts.show_panel(panel)
        self._marks.show_marks(panel.facts.marks)
        self._show_actions(panel)

    def _show_actions(self, panel: Builder) -> None:
        """Each action of the bar as a button; undo and redo say what they would undo."""
        said = (panel.undo, panel.redo)
        if said == self._said:
            return
        self._said = said
        tips = {"army-undo": panel.undo, "army-redo": panel.redo}
        presses = []
        for action in ALL:
            if action.id in BAR:
                told = command(self._session, action)
                tip = f"{tips.get(action.id) or told.tip} ({told.shortcut})" if told.shortcut else told.tip
                press = button(told.name, partial(action.run, self._session), tip=tip, off=told.why_off)
                presses.append(press)
        refill(self._actions, *presses)

    def _rename(self, text: str) -> None:
        self._name.setModified(False)  # Qt's way
        change(self._session, NameArmy(text.strip()[:200]))

    def _show_facts(self, on: bool) -> None:  # noqa: FBT001  # as the button says
        self._session.open[SHOWN] = on
        self._facts.setVisible(on)

    def open_facts(self) -> None:
        """See that the facts are in view, and put the focus there."""
        self._open.setChecked(True)  # Qt's way
        self._facts.year.setFocus()


class FactsFrame(QFrame):
    """Year, points, scenario, role, people, mode, permission, notes."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        say = session.say
        self.setProperty("role", "card")
        self.year = Stepper(1, name=say("builder-year"), least=1, most=9999)
        self.year.changed.connect(lambda year: change(session, SetFact("year", year)))
        self._points = Stepper(1, name=say("builder-points-limit"), least=1, most=99999)
        self._points.changed.connect(lambda points: change(session, SetFact("points", points)))
        self._combos = {}
        titles = []
        for fact in ("scenario", "role", "people", "mode"):
            made = narrow(combo((), "", self._setter(fact), name=say(f"builder-{fact}")))
            made.setMinimumContentsLength(14)
            self._combos[fact] = made
            titles.append(titled(say(f"builder-{fact}"), made))
        self._titles = dict(zip(self._combos, titles, strict=True))
        self._second = QCheckBox(say("builder-second-trait"))
        self._second.setToolTip(say("builder-second-trait-tip"))
        self._second.clicked.connect(lambda on: change(session, Agree(("second_trait",) if on else ())))
        self._notes = Notes(session)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 6, 10, 8)
        layout.addWidget(
            flow(
                titled(say("builder-year"), self.year),
                titled(say("builder-points-limit"), self._points),
                *titles,
                self._second,
                space=10,
            )
        )
        layout.addWidget(self._notes)
        lets_undo_through(self)

    def _setter(self, fact: str):  # type: ignore[no-untyped-def]  # noqa: ANN202  # what a list calls
        return lambda value: change(self._session, SetFact(fact, value))  # type: ignore[arg-type]  # one of its facts

    def show_panel(self, panel: Builder) -> None:
        """Show what was agreed."""
        facts = panel.facts
        self.year.set(facts.year, quietly=True)
        self._points.set(facts.points, quietly=True)
        for fact, choices, value in (
            ("scenario", facts.scenarios, facts.scenario),
            ("role", facts.roles, facts.role),
            ("people", facts.peoples, facts.people),
            ("mode", facts.modes, facts.mode),
        ):
            fill(self._combos[fact], choices, value)
            self._titles[fact].setVisible(bool(choices))
        self._second.setChecked(facts.second_trait)
        self._notes.show_notes(facts.notes)


class Notes(QPlainTextEdit):
    """Notes on the army; kept when the field is left."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.setPlaceholderText(session.say("builder-army-notes"))
        self.setAccessibleName(session.say("builder-army-notes"))
        self.setTabChangesFocus(True)
        self.setFixedHeight(2 * self.fontMetrics().lineSpacing() + 18)

    def show_notes(self, notes: str) -> None:
        """Show other notes, unless somebody is writing."""
        if self.toPlainText() != notes and not self.hasFocus():
            self.setPlainText(notes)

    def focusOutEvent(self, event) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001, N802  # Qt's own
        """Keep what was written."""
        change(self._session, NoteArmy(self.toPlainText().strip()[:2000]))
        super().focusOutEvent(event)


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
        layout.setContentsMargins(12, 4, 12, 4)
        layout.setSpacing(12)
        layout.addWidget(self._total)
        layout.addWidget(self._left)
        layout.addWidget(self.bar, 1)
        layout.addWidget(self._verdict)

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
