"""Units of red after the fighting, and what may reach them in a turn (p. 28): the unit is called "a"."""

from collections.abc import Mapping
from dataclasses import replace

from heart_africa.rules.battle import Battle, Figure, NewsItem, Sort, Unit
from heart_africa.rules.battle.staging import lone, placed, stage
from heart_africa.rules.battle.state import BLUE, RED
from heart_africa.rules.book import Trait
from heart_africa.rules.book.play import Step

CAPTURED, EATEN = NewsItem("captured", RED), NewsItem("eaten", RED)
SPELL = NewsItem("spell", BLUE, "a", by="Nganga")
VILLAGE, OWN_VILLAGE = NewsItem("village", RED, by=BLUE), NewsItem("village", RED, by=RED)
FOLLOWED = (
    replace(lone("Mirambo", RED, Sort.LEADER, "spearmen"), traits=(Trait.CHARISMATIC,), with_unit="a"),
)
"""A charismatic leader with the unit."""


def men(figures: Mapping[str, int], lost: int = 0, sort: Sort = Sort.UNIT, **facts: object) -> Unit:
    """A unit of these figures, which has lost so many this turn."""
    troops = [troop for troop, count in figures.items() for _ in range(count)]
    made = placed("a", RED, sort, *(Figure(f"a {n}", troop) for n, troop in enumerate(troops)))
    start = len(troops) + lost
    return replace(made, began=start, at_start=start, **facts)  # type: ignore[arg-type]  # whatever is said of it


def after(unit: Unit, *news: NewsItem, attacker: str = BLUE, led: tuple[Unit, ...] = ()) -> Battle:
    """The morale step of a turn that has brought this; red defends unless said otherwise."""
    return replace(stage(unit, *led, step=Step.MORALE), attacker=attacker, news=news)


def ambush(inches: float, *, pygmies: bool = False) -> NewsItem:
    """Enemies have emerged so far from the unit."""
    return NewsItem("ambush", BLUE, "Wasps", pygmies=pygmies, heard={"a": inches})


def gone(
    inches: float, figures: Mapping[str, int] | None = None, *, seen: bool = True, fled: bool = False
) -> NewsItem:
    """A friendly unit was lost so far away: askaris unless said otherwise."""
    heard = {"a": inches} if seen else {}
    what = "fled" if fled else "destroyed"
    return NewsItem(what, RED, "friends", troops=figures or {"askaris": 8}, heard=heard)


def fallen(who: str, inches: float, contingent: str = "") -> NewsItem:
    """A leader, standard bearer or witch doctor fell so far away."""
    return NewsItem("notable", RED, "he", who, contingent, heard={"a": inches})
