"""The journal with the way back to any act, and the papers of the campaign."""

from PySide6.QtCore import QTimer

from gui.documents.campaign import CAMPAIGNS, CampaignDocument
from gui.presenters.campaign.page import stack
from gui.presenters.campaign.turn import CampaignWords
from gui.presenters.papers import Stack
from gui.session import Session
from gui.theme import px
from gui.views.campaign.part import Part
from gui.views.log import LogView
from gui.views.papers import PaperPane
from gui.views.parts import laid, scrolled
from heart_africa.rules.campaign import Campaign

# --- the journal: every act, and the way back to any of them ---


LEAST = 150
"""How high the log is at least, at the usual size of letters."""
SOON = 30
"""Milliseconds until what was asked for has found its place."""


class JournalView(Part):
    """The log of the campaign; below it what can be done about the act that was chosen."""

    reads = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.log: LogView[Campaign] = LogView(session)
        self.log.mending.grown.connect(self._follow)
        self._area = scrolled(self.log)
        laid(self, self._area)

    def _follow(self) -> None:
        """Keep in view what was asked for below: on a small window the part is longer than the page."""
        bar = self._area.verticalScrollBar()
        QTimer.singleShot(SOON, self._area, lambda: bar.setValue(bar.maximum()))

    def show_part(self, keeping: CampaignDocument) -> None:
        """Draw it."""
        self.log.tree.setMinimumHeight(px(LEAST, self._session.settings.scale))
        self.log.show_log(CampaignWords(self._session, keeping))


# --- the papers of the campaign ---


class PapersView(Part):
    """The pane of papers."""

    reads = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.pane = PaperPane(session, self._stack)
        laid(self, self.pane)

    def show_part(self, keeping: CampaignDocument) -> None:  # noqa: ARG002  # the open one, which the pane finds
        """Draw it."""
        self.pane.show_papers()

    def _stack(self) -> Stack | None:
        open_ = CAMPAIGNS.opened(self._session)
        return stack(self._session, open_) if open_ else None
