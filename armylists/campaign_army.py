"""An army fitted to a battle of a campaign: its year, its role and the points of that battle."""

from typing import cast

from armylists.army_plans import ArmyRequest
from armylists.catalogue import Catalogue
from armylists.chance import Chance
from armylists.models import Mode
from armylists.random_army import random_army
from armylists.roster import Roster
from heart_africa.core.problems import BadData
from heart_africa.core.reckoning import Reckoning
from heart_africa.core.rulings import Rulings
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


def drawn(  # noqa: PLR0917  # as `fitted`, with where it is drawn from
    lists: Catalogue,
    campaign: Campaign,
    engagement: Engagement,
    role: Role,
    points: tuple[Reckoning, Reckoning],
    chance: Chance,
    *,
    rulings: Rulings | None = None,
) -> Roster:
    """An army drawn from the list of attacker or defender, fitted. Raises `BadData`: none can be drawn."""
    player = campaign.player(engagement.attacker if role == "attacker" else engagement.defender)
    own, total = player.army, points[role == "defender"].total
    mode = cast("Mode", own.mode)
    wish = ArmyRequest(own.list, engagement.date.year, total, own.people, mode, engagement.scenario, role)
    found = random_army(lists, wish, chance, rulings).roster
    if found is None:
        raise BadData("no-army-drawn", about={"found": own.list})
    named = found.model_copy(update={"name": player.called or player.name})
    return fitted(named, campaign, engagement, role, points, file=named.name)
