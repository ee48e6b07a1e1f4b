"""A player's orders in a campaign, collected for a file; those that need another's consent are proposals."""

from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData
from heart_africa.mail.drafts import Drafts, OrderDraft
from heart_africa.rules.campaign import Campaign, Keeper
from heart_africa.rules.campaign.agreements import Propose


class CampaignDrafts(Drafts[Campaign]):
    """Collects a player's orders on a copy, as far as they are possible without the other players."""

    rules: Keeper

    def sent(self, draft: OrderDraft) -> Command:
        """The order, or the proposal of it. Raises `BadData` if it is not his to give."""
        found: Command | None = self.rules.sent(self.journal.state, self.player, draft.command, draft.faces)
        if found is None:
            raise BadData("turn-file-not-his", about={"player": self.player, "found": draft.line.strip()})
        return found

    def awaits(self, sent: Command) -> str:
        """The player to whom the order was proposed, "" if it was no proposal."""
        offers = self.journal.state.offers
        return offers[-1].awaits if isinstance(sent, Propose) and offers else ""
