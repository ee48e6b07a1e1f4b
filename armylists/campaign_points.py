"""The points that an army may have in a campaign battle, with their reasons (p. 41)."""

from dataclasses import dataclass

from heart_africa.book import Bonus, Book, Role, ScenarioId
from heart_africa.reckoning import Line, Reckoning


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
    lines = [Line("campaign-total", total, scenario.campaign_rule, scenario.campaign_page)]
    held = [bonus for bonus in book.scenarios.bonuses if _holds(bonus, side)]
    if held:
        best = max(held, key=lambda bonus: bonus.percent)
        about = {"percent": best.percent}
        lines.append(
            Line(f"campaign-{best.id}", total * best.percent // 100, best.rule, best.page, about=about)
        )
    return Reckoning.of(lines)


def _holds(bonus: Bonus, side: Side) -> bool:
    whose = side.list in bonus.lists and (not bonus.modes or side.mode in bonus.modes)
    return whose and side.hongos >= bonus.hongos_min and side.year >= (bonus.from_year or side.year)
