"""The papers of the battle, in place of the board."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.documents.battle import BATTLES, BattleDocument
from gui.presenters.battle.papers import REPORT, stack
from gui.presenters.papers import Stack
from gui.session import Session
from gui.views.papers.pane import PaperPane
from gui.views.parts import button, label, refill
from gui.views.parts.flow import flow


class PapersView(QWidget):
    """A way back and the pane; another one where the language or the size of the letters is another."""

    back = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.pane: PaperPane | None = None
        self._looks: object = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(16, 10, 16, 8)
        self._layout.setSpacing(8)

    def show_papers(self, open_: BattleDocument) -> None:
        """Show them as the battle stands."""
        say, own = self._session.say, self._session.settings
        looks = (id(open_), own.language, own.scale)
        if self.pane is None or looks != self._looks:
            self._looks = looks
            self.pane = PaperPane(self._session, self._stack)
            back = button(say("paper-back-battle"), self.back.emit, tip=say("paper-back-tip"))
            refill(self._layout, label(open_.name, "heading"), flow(back), self.pane)
            self._layout.setStretch(2, 1)
        self.pane.show_papers()

    def enter(self, open_: BattleDocument, what: str) -> None:
        """Come here for a paper, or for the one of last time; what is secret is covered again."""
        self.show_papers(open_)
        if self.pane is not None:
            self.pane.cover()
            self.pane.choose_paper(what or self.pane.which.currentData() or REPORT)

    def _stack(self) -> Stack | None:
        open_ = BATTLES.opened(self._session)
        return stack(self._session, open_) if open_ else None
