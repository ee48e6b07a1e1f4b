"""What was agreed for the game: year, points, list, people, mode, scenario, role, permission; notes."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QPlainTextEdit, QVBoxLayout

from armylists.edits import Agree, NoteArmy, SetFact
from gui.documents.army import change
from gui.documents.relist import relist, repeople
from gui.presenters.armies.builder import Facts
from gui.session import Session
from gui.theme import px
from gui.views.armies.widgets import Marks, lets_undo_through
from gui.views.parts import Stepper, combo, narrow
from gui.views.parts.controls import titled
from gui.views.parts.flow import flow
from gui.views.parts.updates import fill


class FactsFrame(QFrame):
    """Year, points, list, people, mode, scenario, role, permission, notes."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        say = session.say
        self.setProperty("role", "card")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # to be shown; Tab goes to what is in it
        self.setAccessibleName(say("builder-facts"))
        self.year = Stepper(1, name=say("builder-year"), least=1, most=9999)
        self.year.changed.connect(lambda year: change(session, SetFact("year", year)))
        self._points = Stepper(1, name=say("builder-points-limit"), least=1, most=99999)
        self._points.changed.connect(lambda points: change(session, SetFact("points", points)))
        self._combos = {}
        titles = []
        for fact in ("list", "people", "mode", "scenario", "role"):
            made = narrow(combo((), "", self._setter(fact), name=say(f"builder-{fact}")))
            made.setMinimumContentsLength(19)
            self._combos[fact] = made
            titles.append(titled(say(f"builder-{fact}"), made))
        self._titles = dict(zip(self._combos, titles, strict=True))
        self._combos["list"].setToolTip(say("builder-list-tip"))
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
        self._marks = Marks()
        layout.addWidget(self._marks)
        layout.addWidget(self._notes)
        lets_undo_through(self)

    def _setter(self, fact: str) -> Callable[[str], None]:
        """What a choice does: another list or people may leave much that does not fit, and says so."""
        if fact in ("list", "people"):
            become = relist if fact == "list" else repeople
            return lambda value: become(self._session, value)
        return lambda value: change(self._session, SetFact(fact, value))  # type: ignore[arg-type]  # one of its facts

    def show_facts(self, facts: Facts) -> None:
        """Show what was agreed."""
        self._marks.show_marks(facts.marks)
        self.year.set(facts.year, quietly=True)
        self._points.set(facts.points, quietly=True)
        for fact, choices, value in (
            ("list", facts.lists, facts.list),
            ("people", facts.peoples, facts.people),
            ("mode", facts.modes, facts.mode),
            ("scenario", facts.scenarios, facts.scenario),
            ("role", facts.roles, facts.role),
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
        self.setFixedHeight(px(56, session.settings.scale))

    def show_notes(self, notes: str) -> None:
        """Show other notes, unless somebody is writing."""
        if self.toPlainText() != notes and not self.hasFocus():
            self.setPlainText(notes)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keep what was written."""
        change(self._session, NoteArmy(self.toPlainText().strip()[:2000]))
        super().focusOutEvent(event)
