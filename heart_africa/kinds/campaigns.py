"""Campaigns as they are kept, by their organiser and as copies of the players."""

from typing import TYPE_CHECKING

from heart_africa.core.rulings import Rulings
from heart_africa.kinds.kind import SentByPost
from heart_africa.storage.journal_writer import JournalWriter

if TYPE_CHECKING:
    from heart_africa.rules.campaign import Campaign, Keeper

TURN, FOUNDED = "turn", "founded"


class Campaigns(SentByPost["Campaign"]):
    """Campaigns: only the organiser changes one, whose files bring a player's copy up to date.

    A backup copies the whole campaign, so one that a script calls for is made after its last order.
    """

    kind = "campaign"
    saves_as_it_goes = False

    def rules(self, rulings: Rulings) -> "Keeper":
        """The keeper."""
        from heart_africa.rules.book import book  # noqa: PLC0415
        from heart_africa.rules.campaign import keeper  # noqa: PLC0415  # a list of campaigns must not wait for it

        return keeper(book(), rulings)

    def occasion(self, before: "Campaign", after: "Campaign") -> str | None:
        """A new turn, or the campaign's beginning."""
        if before.turn != after.turn:
            return TURN
        return FOUNDED if not before.start and after.start else None


CAMPAIGNS = Campaigns()


def keeper_of(writer: JournalWriter["Campaign"]) -> "Keeper":
    """The rules of a campaign that is open."""
    from heart_africa.rules.campaign import Keeper  # noqa: PLC0415  # as above

    rules = writer.rules
    assert isinstance(rules, Keeper)  # noqa: S101  # a campaign is opened with a keeper
    return rules
