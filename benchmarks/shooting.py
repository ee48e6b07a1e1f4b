"""A volley of thirty shooters with all its events, thirty shots no two alike, and what is against them."""

from dataclasses import replace

from benchmarks.measure import median_ms, report
from heart_africa.core.dice import Dice
from heart_africa.rules.load import book
from heart_africa.rules.play.shooting import (
    FigureShot,
    Shoot,
    Shooter,
    Shot,
    Target,
    Volley,
    fire_volley,
    objections_to_volley,
    shoot,
)
from heart_africa.rules.units import Moved, Obstacle

COUNT = 30
FACES = [1, 3, 4, 5, 6, 6] * 10  # thirty shots, and as many saves as may be asked for

ASKARIS = tuple(Shooter(f"askari {n}", "askaris", behind=Obstacle.BARRICADE) for n in range(COUNT))
WHITE_MEN = tuple(Target(f"man {n}", "white_men", in_cover=True) for n in range(COUNT))
"""Every hit on a White Man asks for a save, so that as many events as possible come of a volley."""

VOLLEY = Volley(tuple(Shot(one, WHITE_MEN[0], 9) for one in ASKARIS), WHITE_MEN)
TROOPS = ("white_men", "regulars", "swordsmen", "askaris", "pygmy_archers", "horsemen")
UNLIKE = Shoot(
    tuple(
        Shot(
            Shooter(f"shooter {n}", TROOPS[n % 6], moved=tuple(Moved)[n % 3]),
            replace(WHITE_MEN[n], troop=TROOPS[n // 6]),
            inches=1 + n / 10,
        )
        for n in range(COUNT)
    )
)


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
