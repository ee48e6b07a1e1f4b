"""Native players (p. 39): who has no hongos left is out; what those who are out leave behind."""

from heart_africa.core.journal.records import EventRecord
from heart_africa.rules.campaign.forces import NativeEliminated
from heart_africa.rules.campaign.ledger import BANK, Cause
from heart_africa.rules.campaign.state import Campaign, PlayerKind, PlayerStatus
from heart_africa.rules.campaign.treasury import pay


def eliminated(campaign: Campaign) -> tuple[EventRecord, ...]:
    """The natives in play who have no hongos left (NATIVE-04)."""
    return tuple(
        EventRecord(player.name, NativeEliminated(player.name))
        for player in campaign.playing(PlayerKind.NATIVE)
        if not campaign.hongos(player.name)
    )


def left_behind(campaign: Campaign) -> tuple[EventRecord, ...]:
    """What players who are out still hold leaves the campaign."""
    return tuple(
        fact
        for player in campaign.players.values()
        if player.standing is PlayerStatus.OUT
        for fact in pay(campaign, (player.name, BANK), campaign.hongos(player.name), Cause.LEFT)
    )
