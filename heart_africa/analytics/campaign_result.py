"""The result of a battle finished with our own referee, as its campaign needs it."""

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
    """The winner, the leaders who fell, and the losses of a battle; `record`: the battle's name.

    Raises `BadData` if the battle is not over.
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
    """The player of each side."""
    return {
        side: engagement.attacker if battle.role(side) == "attacker" else engagement.defender
        for side in battle.sides
    }


def _fell(campaign: Campaign, battle: Battle, side: SideId, player: str) -> bool:
    """Whether the side's leader became a casualty and leads an expedition."""
    leaders = (unit.figures[0] for unit in battle.of(side, Sort.LEADER) if unit.figures)
    fell = any(leader.gone in CASUALTY for leader in leaders)
    return fell and campaign.player(player).kind is PlayerKind.EXPLORER
