"""A player's orders in a campaign, as they are put into a file: what takes two becomes a proposal."""

from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData
from heart_africa.mail.drafts import Drafts, OrdersDraft
from heart_africa.rules.campaign import Campaign, Keeper
from heart_africa.rules.campaign.agreements import Propose


class DraftContext(Drafts[Campaign]):
    """Where a player writes his orders, as far as they go without the others."""

    rules: Keeper

    def sent(self, draft: OrdersDraft) -> Command:
        """The order, or the proposal that it becomes."""
        found: Command | None = self.rules.sent(self.journal.state, self.player, draft.command, draft.faces)
        if found is None:
            raise BadData("turn-file-not-his", about={"player": self.player, "found": draft.line.strip()})
        return found

    def awaits(self, sent: Command) -> str:
        """To whom it is proposed."""
        offers = self.journal.state.offers
        return offers[-1].awaits if isinstance(sent, Propose) and offers else ""
