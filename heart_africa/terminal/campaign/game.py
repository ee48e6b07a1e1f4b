"""A campaign as a kept game, and the verbs of its prompt."""

from collections.abc import Mapping

from heart_africa.journal_kinds.campaigns import Campaigns
from heart_africa.language.campaign.names import People
from heart_africa.language.campaign.reader import Completer
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.campaign.agenda import agenda
from heart_africa.terminal.campaign.session import CampaignSession
from heart_africa.terminal.campaign.standings import show_balances, show_standings, show_statement
from heart_africa.terminal.campaign.wording import show_battle, show_battles, show_may
from heart_africa.terminal.game.description import LOOKING, MENDING, Do, KeptGame, VerbCall, Verbs
from heart_africa.terminal.game.history import show_log

# --- what each does ---


def _may(session: CampaignSession, said: VerbCall) -> None:
    """Print what a player may do; without a name, the one whose turn it is, or all."""
    campaign, book = session.campaign, session.keeper.book
    named = session.player(" ".join(said.words))
    due = next((each.player for each in agenda(book, campaign) if each.player), "")
    names = [named or due] if named or due else [player.name for player in campaign.playing()]
    show_may(session.at, names)


def _ledger(session: CampaignSession, said: VerbCall) -> None:
    if name := session.player(" ".join(said.words)):
        show_statement(session.screen, session.campaign, name)
    else:
        show_balances(session.screen, session.campaign)


def _battle(session: CampaignSession, said: VerbCall) -> None:
    if said.words:
        battle = People(session.campaign, session.lists).engagement(said.words[0])
        show_battle(session.screen, session.keeper.book, session.campaign, session.campaign.battle(battle))
    else:
        show_battles(session.screen, session.campaign)


def _log(session: CampaignSession, _said: VerbCall) -> None:
    now = session.campaign.date
    show_log(session, [each for each in session.acts() if each.after.date == now])


VERBS: Mapping[str, Do[CampaignSession]] = {
    "next": LOOKING["next"],
    "may": _may,
    "status": lambda session, said: session.status(player=" ".join(said.words)).show(),
    "standings": lambda session, _: show_standings(session.screen, session.keeper.book, session.campaign),
    "ledger": _ledger,
    "battle": _battle,
    "log": _log,
    **MENDING,
}
"""The verbs of a campaign's prompt."""


# --- the game of campaigns ---


class CampaignGame(Campaigns, KeptGame[Campaign, CampaignSession]):
    """A campaign as a kept game."""

    sits = CampaignSession
    verbs = Verbs(VERBS, f"{Campaigns.kind}-", "campaign_state-help-more")

    def completion(self, session: CampaignSession) -> Completer:
        """Completes orders, the most likely first, and players, battles and lists by name."""
        besides = self.besides(session.lang)
        return Completer(session.lang, session.keeper.book, session.lists, session.campaign, besides)


GAME = CampaignGame()
