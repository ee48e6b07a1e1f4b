"""The papers of the campaign."""

from PySide6.QtWidgets import QVBoxLayout

from gui.documents.campaign import CAMPAIGNS, CampaignDocument
from gui.presenters.campaign.papers import stack
from gui.presenters.papers import Stack
from gui.session import Session
from gui.views.campaign.part import Part
from gui.views.papers.pane import PaperPane
from gui.views.parts import refill


class PapersView(Part):
    """The pane of papers; another one where the language or the size of the letters is another."""

    reads = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.pane: PaperPane | None = None
        self._looks: object = None
        self._inside = QVBoxLayout(self)
        self._inside.setContentsMargins(0, 0, 0, 0)

    def show_part(self, keeping: CampaignDocument) -> None:
        """Draw it."""
        own = self._session.settings
        looks = (id(keeping), own.language, own.scale)
        if self.pane is None or looks != self._looks:
            self._looks = looks
            self.pane = PaperPane(self._session, self._stack)
            refill(self._inside, self.pane)
        self.pane.show_papers()

    def _stack(self) -> Stack | None:
        open_ = CAMPAIGNS.opened(self._session)
        return stack(self._session, open_) if open_ else None
