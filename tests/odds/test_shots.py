"""One shot before its die: pages 6, 9, 12, 25-26."""

from fractions import Fraction

import pytest

from heart_africa.core.chances import Chances, tried
from heart_africa.rules.odds.volleys import odds_of_shot
from heart_africa.rules.play.shooting.events import BreachRolled, CanoeHoled, Event
from heart_africa.rules.play.shooting.resolution import shoot
from heart_africa.rules.play.shooting.shot import Shot
from heart_africa.rules.shared_terms import Moved, Obstacle
from tests.play.shots import BOOK, at, by, dead, shot

SHOTS = {
    "in the open": shot("askaris", "spearmen", 8),
    "a White Man saves on 4+": shot("askaris", "white_men", 8),
    "regulars deny it": shot("regulars", "white_men", 8),
    "a leader gives an attendant": shot("askaris", at("askaris", leader=True, attendants=1)),
    "or would rather save": shot("askaris", at("white_men", leader=True, attendants=1, rather_save=True)),
    "never": shot(by("askaris", moved=Moved.MOVED), at("pygmy_archers", in_cover=True), 12),
    "a gun at a wall": shot("field_artillery", at("wall"), 20),
    "a gun at one behind a wall": shot("field_artillery", at("askaris", behind=Obstacle.WALL), 20),
    "at a canoe": shot("white_men", at("askaris", aboard="canoe", boat="canoe"), 8),
}


@pytest.mark.rule("SHOOT-10", "TROOP-02")
@pytest.mark.parametrize(
    ("name", "hits", "kills"),
    [
        ("in the open", Fraction(1, 2), Fraction(1, 2)),  # +1, a 4 is needed
        ("a White Man saves on 4+", Fraction(1, 2), Fraction(1, 4)),
        ("regulars deny it", Fraction(2, 3), Fraction(2, 3)),  # +2, a 3 is needed
        ("a leader gives an attendant", Fraction(1, 2), 0),
        ("never", 0, 0),  # no bonus, -1 beyond 8 in, -1 cover, -1 pygmy: an 8 is needed
    ],
)
def test_a_shot_says_its_chances_before_the_die(name: str, hits: Fraction, kills: Fraction) -> None:
    odds = odds_of_shot(BOOK, SHOTS[name])

    assert (odds.hits, odds.kills) == (hits, kills)


@pytest.mark.parametrize("tried_shot", [pytest.param(one, id=name) for name, one in SHOTS.items()])
def test_its_chances_are_those_of_every_roll(tried_shot: Shot) -> None:
    odds = odds_of_shot(BOOK, tried_shot)

    outcomes: Chances[tuple[bool, bool, bool]] = tried(lambda dice: _seen(shoot(BOOK, (tried_shot,), dice)))

    assert odds.kills == outcomes.where(lambda seen: seen[0])
    assert odds.breaches == outcomes.where(lambda seen: seen[1])
    assert odds.holes == outcomes.where(lambda seen: seen[2])


def _seen(events: tuple[Event, ...]) -> tuple[bool, bool, bool]:
    """Whether somebody fell, a wall was opened, a canoe holed."""
    opened = any(isinstance(event, BreachRolled) and event.opened for event in events)
    return bool(dead(events)), opened, any(isinstance(event, CanoeHoled) for event in events)


@pytest.mark.rule("TROOP-02", "TROOP-03")
def test_a_shot_keeps_its_reasons() -> None:
    """The needed face by its lines, the save by its rule, and why there is none."""
    saved, denied = (
        odds_of_shot(BOOK, SHOTS[name]) for name in ("a White Man saves on 4+", "regulars deny it")
    )

    assert [line.what for line in saved.check.reckoning.lines] == ["shooting-bonus"]
    assert saved.save is not None
    assert saved.save.needs == 4
    assert (denied.save, [line.rule for line in denied.denied]) == (None, ["TROOP-03"])


@pytest.mark.rule("TROOP-05")
def test_the_broken_spell_takes_the_save_away() -> None:
    odds = odds_of_shot(BOOK, shot("askaris", "white_men", 8, spell_broken=True))

    assert odds.kills == odds.hits == Fraction(1, 2)
