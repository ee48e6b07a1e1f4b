"""The acts of a campaign put right."""

from collections.abc import Sequence
from typing import Any

from gui.documents.campaign import CampaignDocument
from gui.presenters.campaign.words import objections
from gui.presenters.corrections import Mender
from gui.session import Session
from heart_africa.core.problems import Problem
from heart_africa.language.campaign.reader import order_line, reader
from heart_africa.rules.campaign import Campaign


class CampaignMender(Mender[Campaign]):
    """Who puts the acts of an open campaign right; on a player's copy nobody does."""

    def __init__(self, session: Session, keeping: CampaignDocument) -> None:
        super().__init__(session, keeping)
        self._keeping = keeping

    def off(self) -> str:
        """It is a copy, or an earlier moment is looked at."""
        if self._keeping.writable:
            return ""
        return self.session.say("keeper-off-copy" if self._keeping.owner else "keeper-off-looking")

    def line(self, before: Campaign, command: Any) -> str:  # noqa: ANN401  # any command
        """An order as it would have been typed as the campaign stood."""
        session = self.session
        return order_line(session.lang, session.catalogue, self._keeping.keeper, before, command)

    def command(self, before: Campaign, text: str) -> Any:  # noqa: ANN401  # any command
        """The order of a line as the campaign stood. Raises `BadData`."""
        return reader(self.session.lang, self.session.catalogue, before).command(text)

    def against(self, problems: Sequence[Problem]) -> tuple[str, ...]:
        """What the book has against an order, in words."""
        return objections(self.session, problems)
