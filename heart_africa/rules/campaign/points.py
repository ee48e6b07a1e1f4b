"""The points of a campaign battle with their reasons (p. 41): totals by scenario and role, and bonuses."""

from heart_africa.core.dataclass import dataclass
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.rules.book import Bonus, Book, Role, ScenarioId
from heart_africa.rules.campaign.lists import is_printed, kind_row, row_of
from heart_africa.rules.campaign.state import Campaign, Engagement, Player

PERCENT = 100


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a campaign battle: its list and mode, its role, the year, the hongos held on the day."""

    scenario: ScenarioId
    role: Role
    list: str
    year: int
    hongos: int = 0
    mode: str = ""


def campaign_points(book: Book, side: Side) -> Reckoning:
    """The limit of points: the total of the scenario and role, and a bonus if there is one (CPTS-03 to -11).

    Raises `KeyError` if the side names no scenario.
    """
    scenario = {each.id: each for each in book.scenarios.scenarios}[side.scenario]
    attacks = side.role == "attacker"
    total = scenario.campaign_attacker if attacks else scenario.campaign_defender
    lines = [Line("points-campaign-total", total, scenario.campaign_rule, scenario.campaign_page)]
    held = [bonus for bonus in book.scenarios.bonuses if _holds(bonus, side)]
    if held:
        best = max(held, key=lambda bonus: bonus.percent)
        added, about = total * best.percent // PERCENT, {"percent": best.percent}
        lines.append(Line(f"points-campaign-{best.id}", added, best.rule, best.page, about=about))
    return Reckoning.of(lines)


def _holds(bonus: Bonus, side: Side) -> bool:
    whose = side.list in bonus.lists and (not bonus.modes or side.mode in bonus.modes)
    return whose and side.hongos >= bonus.hongos_min and side.year >= (bonus.from_year or side.year)


def points_of(book: Book, campaign: Campaign, battle: Engagement) -> tuple[Reckoning, Reckoning]:
    """What attacker and defender may have if the battle is played now, with the hongos held now (CPTS-10)."""
    attacker, defender = (campaign.player(name) for name in battle.sides)
    return (
        campaign_points(book, _side(book, campaign, battle, attacker, "attacker")),
        campaign_points(book, _side(book, campaign, battle, defender, "defender")),
    )


def _side(book: Book, campaign: Campaign, battle: Engagement, player: Player, role: Role) -> Side:
    held, year = campaign.hongos(player.name), battle.date.year
    return Side(battle.scenario, role, _stands_for(book, player), year, held, player.army.mode)


def _stands_for(book: Book, player: Player) -> str:
    """The list whose bonuses a player has: his own, or one of his kind if the book lacks it."""
    army = player.army
    if is_printed(book, army) and kind_row(book, army).kind == player.kind:
        return army.list
    return row_of(book, player.kind.value).lists[0]
