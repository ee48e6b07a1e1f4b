"""The kind of campaigns: the organiser's own, and the players' copies."""

from typing import TYPE_CHECKING

from heart_africa.core.rulings import Rulings
from heart_africa.journal_kinds.kind import SentByPost
from heart_africa.storage.journal_writer import JournalWriter

if TYPE_CHECKING:
    from heart_africa.rules.campaign import Campaign, Keeper

TURN, FOUNDED = "turn", "founded"


class Campaigns(SentByPost["Campaign"]):
    """Campaigns. Only the organiser changes one; players' copies are updated by his files.

    A backup copies the whole campaign, so one that a script asks for is made after its last order.
    """

    kind = "campaign"
    saves_as_it_goes = False

    def rules(self, rulings: Rulings) -> "Keeper":
        """The keeper with these rulings."""
        from heart_africa.rules.book import book  # noqa: PLC0415  # a list of journals needs no rules
        from heart_africa.rules.campaign import keeper  # noqa: PLC0415  # a list of campaigns must not wait for it

        return keeper(book(), rulings)

    def occasion(self, before: "Campaign", after: "Campaign") -> str | None:
        """The occasion for a backup: a new turn, or the campaign's beginning."""
        if before.turn != after.turn:
            return TURN
        return FOUNDED if not before.start and after.start else None


CAMPAIGNS = Campaigns()


def keeper_of(writer: JournalWriter["Campaign"]) -> "Keeper":
    """The keeper of an open campaign."""
    from heart_africa.rules.campaign import Keeper  # noqa: PLC0415  # as above

    rules = writer.rules
    assert isinstance(rules, Keeper)  # noqa: S101  # a campaign is opened with a keeper
    return rules
