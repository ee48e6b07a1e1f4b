"""Armies for a battle that nobody brings his own to: drawn from a list, for the points of its part."""

from random import Random

from armylists.army_plans import ArmyRequest
from armylists.catalogue import Catalogue, built_in
from armylists.muster import muster, names_in
from armylists.random_army import USUAL_YEAR, random_army
from heart_africa.core.problems import BadData
from heart_africa.core.rulings import Rulings
from heart_africa.rules.battle import Side, SideId, Unit
from heart_africa.rules.battle.state import BLUE, RED
from heart_africa.rules.book import book
from heart_africa.rules.book.preparation import Role, Scenario
from heart_africa.rules.preparation.scenarios import budgets

Mustered = tuple[Side, tuple[Unit, ...]]
YEARS = (USUAL_YEAR, 1890, 1875, 1860)


def drawn(
    list_: str,
    points: int,
    side: SideId,
    seed: str,
    against: Mustered | None = None,
    *,
    scenario: Scenario = "encounter",
    role: Role = "attacker",
    catalogue: Catalogue | None = None,
    rulings: Rulings | None = None,
) -> Mustered:
    """An army drawn from a list for so many points, by seed. Raises `BadData` if there is none."""
    lists = catalogue or built_in()
    taken = tuple(names_in(*against)) if against else ()
    for year in YEARS:
        chance = Random(f"{seed}/{year}")  # noqa: S311  # an army, not a secret
        found = random_army(
            lists, ArmyRequest(list_, year, points, scenario=scenario, role=role), chance, rulings
        )
        if found.roster is not None:
            return muster(lists, found.roster, side, "en", taken, rulings=rulings)
    raise BadData("no-army-drawn", about={"found": list_})


def pair(
    lists: tuple[str, str],
    scenario: Scenario,
    points: int,
    attacker: SideId,
    seed: str,
    *,
    alike: bool = False,
) -> dict[SideId, Mustered]:
    """Red's and blue's armies, each for the points of its part. Raises `BadData` if one cannot be drawn.

    `alike`: both are drawn by the same lots. Two of one list that have as many points are the same army then,
    drawn as an attacker's, who may have nothing that a defender may not.
    """
    attacking, defending = budgets(book(), scenario, points)
    defends: Role = "attacker" if alike and attacking == defending else "defender"
    parts: tuple[tuple[int, Role], ...] = ((attacking, "attacker"), (defending, defends))
    (red_points, red_role), (blue_points, blue_role) = parts if attacker == RED else parts[::-1]
    red_seed = f"{seed}/red"
    blue_seed = red_seed if alike else f"{seed}/blue"
    red = drawn(lists[0], red_points, RED, red_seed, scenario=scenario, role=red_role)
    blue = drawn(lists[1], blue_points, BLUE, blue_seed, red, scenario=scenario, role=blue_role)
    return {RED: red, BLUE: blue}
