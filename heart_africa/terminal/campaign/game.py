"""A campaign as a game that the terminal keeps."""

from heart_africa.kinds.campaigns import Campaigns
from heart_africa.language.campaign.completion import Typing
from heart_africa.language.lexicon import CAMPAIGN
from heart_africa.rules.campaign import Campaign
from heart_africa.terminal.campaign.session import CampaignSession
from heart_africa.terminal.campaign.verbs import VERBS
from heart_africa.terminal.game.description import KeptGame
from heart_africa.terminal.game.verbs import Verbs


class CampaignGame(Campaigns, KeptGame[Campaign, CampaignSession]):
    """A campaign with its session."""

    sits = CampaignSession
    verbs = Verbs(VERBS, CAMPAIGN, "keep-help-more")

    def completion(self, session: CampaignSession) -> Typing:
        """What is due first, players, battles and lists by name."""
        besides = self.besides(session.lang)
        return Typing(session.lang, session.keeper.book, session.lists, session.campaign, besides)


GAME = CampaignGame()
