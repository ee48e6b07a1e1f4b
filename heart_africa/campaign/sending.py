"""Which orders a player may send in himself: what is his own affair, and the battles that he fights."""

from typing import Any

from heart_africa.campaign.attacks import Attack, PassGo, Settle
from heart_africa.campaign.battles import OpenBattle, ReportResult
from heart_africa.campaign.colonials import Revolt, Submit, TakeDistrict
from heart_africa.campaign.declaring import Duel, Resist
from heart_africa.campaign.explorers import Explore, Greet, Hunt
from heart_africa.campaign.forces import ComeBack, Leave, NameForce, StayAway
from heart_africa.campaign.forfeits import Concede
from heart_africa.campaign.promotions import Promote
from heart_africa.campaign.state import Campaign
from heart_africa.campaign.treasury import GiveHongos

OWN = (
    *(Attack, PassGo, Settle, Resist, Explore, Hunt, Greet, Duel, GiveHongos, NameForce, StayAway, ComeBack),
    *(Leave, Promote, Revolt, Submit, TakeDistrict, Concede),
)
"""The orders that are the affair of the player whom they name first."""

BATTLES = (OpenBattle, ReportResult)
"""The orders that are the affair of both who fight."""


def may_send(campaign: Campaign, player: str, command: Any) -> bool:  # noqa: ANN401  # any order
    """Whether an order is a player's own; a battle that is over is still the affair of those who fought it.

    Beginning a turn, rolling its order, letting somebody join and calling a battle off are the organiser's.
    """
    if isinstance(command, OWN):
        return bool(command.player == player)
    return isinstance(command, BATTLES) and player in _sides(campaign, command.battle)


def _sides(campaign: Campaign, battle: str) -> tuple[str, ...]:
    found = campaign.battles.get(battle) or next((one for one in campaign.past if one.id == battle), None)
    return found.sides if found else ()


def settled_so(campaign: Campaign, command: Any) -> bool:  # noqa: ANN401  # as above
    """Whether an order reports what is known already: the same outcome of the same battle."""
    if not isinstance(command, ReportResult) or command.battle in campaign.battles:
        return False
    return any(one.id == command.battle and one.outcome == command.outcome for one in reversed(campaign.past))
