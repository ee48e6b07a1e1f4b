"""Secrets of one side: the other player is asked to look away, and the board is covered meanwhile."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from gui.actions.battle import show as show_map
from gui.documents.battle import BattleDocument
from gui.presenters.battle.measured import laid as ground_laid
from gui.presenters.battle.order_context import BattleContext
from gui.presenters.battle.setup import depth
from gui.session import Session
from gui.views.form import FormView
from gui.views.parts import button, label, laid, refill
from heart_africa.rules.battle import SideId, other
from heart_africa.rules.battle.state import SIDES

# --- the screen between two players ---


class AwayView(QWidget):
    """The screen that covers the board while only one player may look."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._layout = laid(self, space=18, margins=(60, 60, 60, 60))

    def cover(self, side: SideId, go_on: Callable[[], None], back: Callable[[], None]) -> None:
        """Ask the other side to look away, with a button to go on and one to go back."""
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
        """Ask whose secrets are to be shown."""
        say = self._session.say
        self._show(
            label(say("battle-away-whose"), "title"),
            *(button(say("referee-side", side=side), partial(go_on, side), role="main") for side in SIDES),
            button(say("battle-away-back"), back, role="link"),
        )

    def hold(self, inside: QWidget, back: Callable[[], None]) -> None:
        """Show a widget that only one side may see, with a button to go back."""
        self._show(inside, button(self._session.say("battle-away-back"), back, role="link"))

    def uncover(self, side: SideId, go_on: Callable[[], None]) -> None:
        """Say that everybody may look again, with a button to go on."""
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


# --- what only one side may see ---


HIDDEN = ("unit", "where", "lies_in", "note", "hidden", "observable", "base_in")
"""The fields that are asked at first for a unit placed in secret."""


class Secrets(QObject):
    """Leads both players through showing and noting secrets.

    `open` is true while the covering screen has to stay, whatever else changes.
    """

    covered = Signal()
    uncovered = Signal()

    def __init__(self, session: Session, away: AwayView, table: Callable[[], BattleDocument | None]) -> None:
        super().__init__(away)
        self._session, self._away, self._table = session, away, table
        self.open = False

    def ask(self) -> None:
        """Show the secrets of one side after asking which; if they are shown, hide them again."""
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
        """Place a unit in ambush or in reserve while the enemy looks away.

        It is placed on the map if the battle has one, or by a form with `by_facts`.
        """
        open_ = self._table()
        if by_facts and open_ is not None and open_.viewer == side:
            self.open = True
            self._place(side)  # the other side is looking away already
        elif open_ is not None:
            on_map = ground_laid(self._session, open_) and not by_facts
            self.open = True
            self._away.cover(side, partial(self._on_map if on_map else self._place, side), self._done)
        self.covered.emit()

    def _on_map(self, side: SideId) -> None:
        """Show the board with the map to that side alone; a unit put down on it lies in ambush."""
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
