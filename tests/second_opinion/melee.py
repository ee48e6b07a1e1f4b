"""Close combat between figures (pp. 5, 9, 12-14, 26-28)."""

from heart_africa.core.dataclass import dataclass
from tests.second_opinion.troops import MOUNTED, as_he_fights

WINS_BY = 2  # p. 27
AT_ONCE = 2  # p. 27: no more than two fight one


@dataclass(frozen=True)
class Fighter:
    """One figure in a fight: what he stands behind, and what he has just climbed."""

    troop: str
    saddled: bool = True
    behind: str = ""
    climbed: str = ""
    mighty: bool = False


def may_fight(one: Fighter, others: list[Fighter]) -> bool:
    """No gunboat (p. 10), nor through a wall that stands (p. 14), nor three on one (p. 27)."""
    everybody = (one, *others)
    return len(others) <= AT_ONCE and not any(f.troop == "gunboat" or f.behind == "wall" for f in everybody)


def score(fighter: Fighter, enemy: Fighter, *, second: bool = False) -> int:
    """What is added to his die. A barricade, a fence or a breach takes nothing from anybody (pp. 13-14, 17)."""
    base = as_he_fights(fighter.troop, saddled=fighter.saddled).melee
    assert base is not None
    work = "fortification" in (fighter.climbed, enemy.behind)
    return base - (1 if work else 0) + (2 if second else 0) + (1 if fighter.mighty else 0)


def winner(one: int, other: int) -> str:
    """Of two final scores: "one", "other" or nobody."""
    if one - other >= WINS_BY:
        return "one"
    return "other" if other - one >= WINS_BY else ""


def fought(one: Fighter, others: list[Fighter], faces: list[int]) -> list[str]:
    """Who dies: the one throws once, against each in this order, as long as he lives; the second has a bonus."""
    dead = []
    for turn, other in enumerate(others):
        own = faces[0] + score(one, other)
        result = winner(own, faces[turn + 1] + score(other, one, second=turn == 1))
        if result == "one":
            dead.append(f"other {turn}")
        elif result == "other":
            return [*dead, "one"]
    return dead


def may_ride_off(troop: str, enemy: str, *, moved: bool, difficult: bool) -> bool:
    """Whether somebody who was just contacted may still break off in the same turn (pp. 26-27)."""
    return troop in MOUNTED and enemy not in MOUNTED and not moved and not difficult
