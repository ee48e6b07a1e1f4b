"""A campaign as a game that the terminal keeps."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from heart_africa.kinds.campaigns import Campaigns
from heart_africa.language.campaign.completion import Typing
from heart_africa.language.lexicon import CAMPAIGN
from heart_africa.rules.campaign import Campaign
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.terminal import context
from heart_africa.terminal.campaign.session import CampaignSession
from heart_africa.terminal.campaign.verbs import VERBS
from heart_africa.terminal.game.description import KeptGame
from heart_africa.terminal.game.dice import Source
from heart_africa.terminal.game.verbs import Verbs
from heart_africa.terminal.screen import Screen

if TYPE_CHECKING:
    from reports.paper import Paper


class CampaignGame(Campaigns, KeptGame[Campaign, CampaignSession]):
    """A campaign with its session."""

    verbs = Verbs(VERBS, CAMPAIGN, "keep-help-more")

    def session(self, screen: Screen, writer: JournalWriter[Campaign], source: Source) -> CampaignSession:
        """A campaign being kept, with the lists of the book and the club."""
        return CampaignSession(screen, writer, source, lists=context.catalogue(screen))

    def papers(self, session: CampaignSession, paper: str) -> "Iterable[Paper]":
        """Chronicle, standings, statements and the sheet of the evening."""
        from reports.papers import campaign_papers  # noqa: PLC0415  # only papers need it, the prompt must not wait

        return campaign_papers(session.lists, session.writer.journal, session.lang, paper)

    def completion(self, session: CampaignSession) -> Typing:
        """What is due first, players, battles and lists by name."""
        besides = self.besides(session.lang)
        return Typing(session.lang, session.keeper.book, session.lists, session.campaign, besides)


GAME = CampaignGame()
