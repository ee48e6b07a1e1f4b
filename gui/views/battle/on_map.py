"""An order that was filled in on the map: what it needs, what it may bring, dice, and carrying it out."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gui.documents.battle import BATTLES, BattleDocument
from gui.presenters.battle.card.cards import CARDS
from gui.presenters.battle.card.panel import Doubt, Reading, titled
from gui.presenters.battle.order_context import BattleContext
from gui.presenters.forms import Answers, Checked
from gui.session import Session
from gui.views.battle.card import NeedsView, OddsView
from gui.views.form import Confirm
from gui.views.parts import card, label, laid, link, refill, row
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData
from heart_africa.rules.tables.play import Step

SEEN = ("others", "master_nearer", "near", "measured")
"""What a map shows, so that nobody is asked."""


class OrderOnMap(QWidget):
    """Needed numbers with their sums, the dice, the odds; as on the card, without its questions."""

    changed = Signal()
    left = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._layout = laid(self)
        self._when: tuple[int, Step | None] = (0, None)
        self.hide()

    def heed(self, table: BattleDocument) -> None:
        """Give the order up where its step is over: it can no longer be carried out."""
        if not self.isHidden() and self._when != (table.live.turn, table.live.step):
            self._leave()

    def show_order(self, kind: str, unit: str, command: Command | None) -> None:
        """Show this order, or none."""
        if command is None and self.isHidden():
            return  # as it is
        opened = BATTLES.opened(self._session)
        self.setVisible(command is not None and opened is not None)
        if command is None or opened is None:
            refill(self._layout)
            self.changed.emit()
            return
        self._when = opened.live.turn, opened.live.step
        desk = BattleContext(self._session, opened, kind, (unit,))
        confirm = Confirm(desk, self._leave)
        confirm.show_order(partial(self._checked, desk, command))
        reading = self._read(desk, confirm.checked.command)
        needs, odds = NeedsView(self._session), OddsView(self._session)
        say = self._session.say
        leave = link(say("card-back"), self._leave, tip=say("card-back-tip"))
        title = row(label(titled(desk, unit), "heading"), leave, wide=0)
        refill(self._layout, card(title, needs, confirm, odds, space=8))
        needs.show_needs(reading)
        odds.show_odds(reading)
        confirm.focus_first()
        self.changed.emit()

    def _leave(self) -> None:
        """It is carried out, or given up."""
        self.show_order("", "", None)
        self.left.emit()

    def asks_dice(self, command: Command) -> bool:
        """Whether an order throws dice."""
        opened = BATTLES.opened(self._session)
        if opened is None:
            return False
        found = BattleContext(self._session, opened, command.kind).tried(command)
        return bool(found.dice or found.against)

    def _read(self, desk: BattleContext, command: Command) -> Reading:
        """What the card would say of it."""
        try:
            return CARDS[desk.kind].reading(desk, command)
        except (BadData, Doubt):
            return Reading()

    def _checked(self, desk: BattleContext, command: Command, answers: Answers) -> Checked:
        """What the order would meet with what no map shows so answered."""
        return desk.checked(command, answers, SEEN, lambda order: CARDS[desk.kind].dice(desk, order))
