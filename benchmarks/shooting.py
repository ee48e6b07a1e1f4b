"""A volley of thirty shooters with all its events, thirty shots no two alike, and what is against them."""

from benchmarks.measure import median_ms, report
from heart_africa.core.dice import Dice
from heart_africa.rules.battle import Figure, Sort
from heart_africa.rules.battle.staging import placed, stage, unit
from heart_africa.rules.battle.state import BLUE, RED
from heart_africa.rules.book import book
from heart_africa.rules.play.shooting.events import FigureShot
from heart_africa.rules.play.shooting.orders import Aim
from heart_africa.rules.play.shooting.resolution import fire_volley, objections_to_volley, shoot
from heart_africa.rules.play.shooting.shot import shots_of
from heart_africa.rules.shared_terms import Moved, Obstacle

COUNT = 30
FACES = [1, 3, 4, 5, 6, 6] * 10  # thirty shots, and as many saves as may be asked for

ASKARIS = unit("askari", RED, "askaris", COUNT, Figure("", "", behind=Obstacle.BARRICADE))
WHITE_MEN = unit("man", BLUE, "white_men", COUNT, Figure("", "", cover=True))
"""Every hit on a White Man asks for a save, so that as many events as possible come of a volley."""

PAIRS = tuple(zip(ASKARIS.figures, WHITE_MEN.figures, strict=True))
VOLLEY = shots_of(stage(ASKARIS, WHITE_MEN), (Aim(by.name, at.name, 9) for by, at in PAIRS))
TROOPS = ("white_men", "regulars", "swordsmen", "askaris", "pygmy_archers", "horsemen")
BY = placed(
    "by", RED, Sort.UNIT, *(Figure(f"by {n}", TROOPS[n % 6], moved=tuple(Moved)[n % 3]) for n in range(COUNT))
)
AT = placed("at", BLUE, Sort.UNIT, *(Figure(f"at {n}", TROOPS[n // 6], cover=True) for n in range(COUNT)))
UNLIKE = shots_of(stage(BY, AT), (Aim(f"by {n}", f"at {n}", 1 + n / 10) for n in range(COUNT)))


def main() -> None:
    """Measure and print."""
    rules = book()
    events = fire_volley(rules, VOLLEY, Dice(FACES))
    assert any(isinstance(event, FigureShot) for event in events)
    rows = {
        f"a volley of {COUNT}: {len(events)} events": (
            median_ms(lambda: fire_volley(rules, VOLLEY, Dice(FACES)), 500),
            "1",
        ),
        f"{COUNT} shots, no two alike: {len(shoot(rules, UNLIKE, Dice(FACES)))} events": (
            median_ms(lambda: shoot(rules, UNLIKE, Dice(FACES)), 500),
            "1",
        ),
        "all that the book has against that volley": (
            median_ms(lambda: objections_to_volley(rules, VOLLEY), 500),
            "-",
        ),
    }
    report("Shooting", rows)


if __name__ == "__main__":
    main()
