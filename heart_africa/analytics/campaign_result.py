"""A battle that our own referee has seen to its end, as the result that a campaign wants of it."""

from collections.abc import Mapping

from heart_africa.analytics.statistics import statistics
from heart_africa.core.journal.journal import Journal
from heart_africa.core.problems import BadData
from heart_africa.rules.battle import Battle, Gone, SideId, Sort
from heart_africa.rules.campaign import Campaign, PlayerKind
from heart_africa.rules.campaign.battles import ReportResult
from heart_africa.rules.campaign.state import Engagement

CASUALTY = frozenset({Gone.SHOT, Gone.LOST})
"""How a leader goes who has become a casualty: not by fleeing, nor by leaving the table."""


def result_of(
    campaign: Campaign, engagement: Engagement, played: Journal[Battle], record: str
) -> ReportResult:
    """Who won, whose leader fell, what each lost; `record`: the name of the battle. Raises `BadData`.

    It is not over, then there is no result.
    """
    battle = played.state
    if battle.verdict is None:
        raise BadData("battle-not-over", about={"found": record})
    numbers = statistics(played)
    sides = _sides(battle, engagement)
    losses = {player: numbers.began[side] - numbers.left[side] for side, player in sides.items()}
    fallen = tuple(player for side, player in sides.items() if _fell(campaign, battle, side, player))
    return ReportResult(engagement.id, battle.verdict.winner, fallen, losses, record)


def _sides(battle: Battle, engagement: Engagement) -> Mapping[SideId, str]:
    """The player behind each colour, by its part in the battle."""
    return {
        side: engagement.attacker if battle.role(side) == "attacker" else engagement.defender
        for side in battle.sides
    }


def _fell(campaign: Campaign, battle: Battle, side: SideId, player: str) -> bool:
    """Whether the leader of an expedition became a casualty."""
    leaders = (unit.figures[0] for unit in battle.of(side, Sort.LEADER) if unit.figures)
    fell = any(leader.gone in CASUALTY for leader in leaders)
    return fell and campaign.player(player).kind is PlayerKind.EXPLORER
