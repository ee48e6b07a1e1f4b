"""What only one side may see: the other looks away first, and the board is covered meanwhile."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from gui.documents.battle import BattleDocument
from gui.presenters.battle.order_context import BattleContext
from gui.presenters.battle.setup import depth
from gui.session import Session
from gui.views.battle.look_away import AwayView
from gui.views.form import FormView
from heart_africa.rules.battle import SideId

HIDDEN = ("unit", "where", "lies_in", "note", "hidden", "observable", "base_in")
"""What is asked at once of a unit that is placed in secret."""


class Secrets(QObject):
    """Leads both players through it; `open` for as long as the screen between them has to stay."""

    covered = Signal()
    uncovered = Signal()

    def __init__(self, session: Session, away: AwayView, table: Callable[[], BattleDocument | None]) -> None:
        super().__init__(away)
        self._session, self._away, self._table = session, away, table
        self.open = False

    def ask(self) -> None:
        """Show what one side has hidden, or hide it again."""
        open_ = self._table()
        if open_ is None:
            return
        if open_.viewer:
            open_.show_to("")
            return
        self.open = True
        self._away.choose_side(self._reveal, self._done)
        self.covered.emit()

    def _reveal(self, side: SideId) -> None:
        def show() -> None:
            self.open = False
            if (open_ := self._table()) is not None:
                open_.show_to(side)

        self._away.cover(side, show, self._done)

    def hide_away(self, side: SideId) -> None:
        """A unit is to lie in ambush or to wait off the table: the enemy looks away, not to learn which."""
        self.open = True
        self._away.cover(side, lambda: self._place(side), self._done)
        self.covered.emit()

    def _place(self, side: SideId) -> None:
        open_ = self._table()
        if open_ is None:
            return
        first = open_.agenda.who[0]
        given = {"unit": first, "where": "ambush", "base_in": f"{depth(open_, side):g}"}
        noted = partial(self._away.uncover, side, self._done)
        at = BattleContext(self._session, open_, "deploy", first=HIDDEN)
        form = FormView(at, given=given, done=noted)
        self._away.hold(form, self._done)
        form.focus_first()

    def _done(self) -> None:
        self.open = False
        self.uncovered.emit()
