"""What only one side may see: the other looks away first, and the board is covered meanwhile."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from gui.actions.map import show as show_map
from gui.documents.battle import BattleDocument
from gui.presenters.battle.measured import laid
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

    def hide_away(self, side: SideId, *, by_facts: bool = False) -> None:
        """A unit is to lie in ambush or to wait off the table: the enemy looks away, not to learn which.

        It is placed on the map if the battle has one, unless it is to be by its facts.
        """
        open_ = self._table()
        if by_facts and open_ is not None and open_.viewer == side:
            self.open = True
            self._place(side)  # the enemy is looking away already
        elif open_ is not None:
            on_map = laid(self._session, open_) and not by_facts
            self.open = True
            self._away.cover(side, partial(self._on_map if on_map else self._place, side), self._done)
        self.covered.emit()

    def _on_map(self, side: SideId) -> None:
        """The board with the map, for that side alone; who is put down on it lies in ambush."""
        self.open = False
        if (open_ := self._table()) is not None:
            show_map(self._session, on=True)
            open_.show_to(side, hides=True)

    def _place(self, side: SideId) -> None:
        open_ = self._table()
        if open_ is None:
            return
        first = open_.agenda.who[0]
        given = {"unit": first, "where": "ambush", "base_in": f"{depth(open_, side):g}"}
        open_.show_to("")
        noted = partial(self._away.uncover, side, self._done)
        at = BattleContext(self._session, open_, "deploy", first=HIDDEN)
        form = FormView(at, given=given, done=noted)
        self._away.hold(form, self._done)
        form.focus_first()

    def _done(self) -> None:
        self.open = False
        self.uncovered.emit()
