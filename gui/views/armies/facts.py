"""What was agreed for the game: year, points, list, people, mode, scenario, role, permission; notes."""

from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QCheckBox, QPlainTextEdit

from armylists.edits import Agree, NoteArmy, SetFact
from gui.documents.army import change
from gui.documents.relist import relist, repeople
from gui.presenters.armies.builder import Facts
from gui.session import Session
from gui.theme import px
from gui.views.armies.agreed import AgreedForm
from gui.views.armies.widgets import CardFrame

ORDER = ("year", "points", "list", "people", "mode", "scenario", "role")


class FactsFrame(CardFrame):
    """What was agreed, whether two traits are allowed, notes."""

    def __init__(self, session: Session) -> None:
        super().__init__(session.say("builder-facts"))
        self._session = session
        say = session.say
        self._form = AgreedForm(session, ORDER, self._put)
        self._form.control("list").setToolTip(say("builder-list-tip"))
        self._second = QCheckBox(say("builder-second-trait"))
        self._second.setToolTip(say("builder-second-trait-tip"))
        self._second.clicked.connect(lambda on: change(session, Agree(("second_trait",) if on else ())))
        self._form.add(self._second)
        self._notes = Notes(session)
        self.lay(self._form, self.marks, self._notes)

    def _put(self, fact: str, value: str | int) -> None:
        """Another list or people may leave much that does not fit, and says so."""
        if fact in ("list", "people"):
            (relist if fact == "list" else repeople)(self._session, str(value))
        else:
            change(self._session, SetFact(fact, value))  # type: ignore[arg-type]  # one of its facts

    def show_facts(self, facts: Facts) -> None:
        """Show what was agreed."""
        self._form.show_facts(facts.agreed)
        self._second.setChecked(facts.second_trait)
        self._notes.show_notes(facts.notes)
        self.show_marks(facts.marks)


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
