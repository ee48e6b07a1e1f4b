"""An army as it comes to a battle of a campaign: in that year, in its part, at the points of the day."""

from armylists.roster import Roster
from heart_africa.core.problems import BadData
from heart_africa.core.reckoning import Reckoning
from heart_africa.rules.book import Role
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.campaign.state import Engagement


def fitted(
    roster: Roster,
    campaign: Campaign,
    engagement: Engagement,
    role: Role,
    points: tuple[Reckoning, Reckoning],
    *,
    file: str = "",
) -> Roster:
    """The army of attacker or defender; `points`: those of both; `file`: where it comes from.

    Raises `BadData`: it is of another list than its player's.
    """
    player = campaign.player(engagement.attacker if role == "attacker" else engagement.defender)
    army = player.army
    if (roster.list, roster.mode) != (army.list, army.mode) or roster.people not in {"", army.people}:
        about = {
            "player": player.name,
            "found": roster.list,
            "expected": army.list,
            "people": army.people or "none",
        }
        raise BadData("not-his-army", file=file, about=about)
    total = points[role == "defender"].total
    year, scenario = engagement.date.year, engagement.scenario
    update = {"year": year, "points": total, "scenario": scenario, "role": role, "people": army.people}
    return roster.model_copy(update=update)
