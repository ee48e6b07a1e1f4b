"""A machine gun's burst and hits on vessels, pages 9-10."""

from collections import Counter
from itertools import product

import icepool
import pytest

from heart_africa.core.chances import Chances, tried
from heart_africa.rules.battle.units import Fault
from heart_africa.rules.odds.volleys import Burst, odds_of_burst, odds_of_vessel_hits
from heart_africa.rules.play.shooting.events import Event, GunFailed, VesselHit
from heart_africa.rules.play.shooting.resolution import shoot
from heart_africa.rules.play.shooting.shot import Shot
from heart_africa.rules.shared_terms import Obstacle
from tests.play.shots import BOOK, at, by, dead, shot

GUN = by("machine_gun", name="Maxim")
SPEARMEN = tuple(at(name=f"spearman {number}") for number in range(1, 7))
WALLED = tuple(at(name=f"askari {number}", behind=Obstacle.FORTIFICATION) for number in (1, 2))


def _burst(*targets: object, **facts: object) -> tuple[Shot, ...]:
    return tuple(shot(GUN, target, 10, **facts) for target in targets)  # type: ignore[arg-type]  # whatever a test says of it


def _come_of(events: tuple[Event, ...]) -> Burst:
    failed = [event.fault for event in events if isinstance(event, GunFailed)]
    return Burst(len(dead(events)), failed[0] if failed else Fault.NONE)


@pytest.mark.rule("GUN-16", "GUN-17")
@pytest.mark.parametrize(
    "order",
    [
        pytest.param(_burst(*SPEARMEN[:3]), id="three spearmen"),
        pytest.param(
            _burst(SPEARMEN[0], at("lancers", name="rider"), at("scout", name="scout")), id="a save"
        ),
        pytest.param(_burst(*[WALLED[0]] * 3, stretch=WALLED), id="behind a work"),
        pytest.param(
            _burst(SPEARMEN[0], at("gunboat", name="boat"), SPEARMEN[0]), id="a vessel, and one twice"
        ),
    ],
)
def test_what_falls_and_what_fails_are_those_of_every_roll(order: tuple[Shot, ...]) -> None:
    rolled: Chances[Burst] = tried(lambda dice: _come_of(shoot(BOOK, order, dice)))
    odds = odds_of_burst(BOOK, order)

    assert {burst: odds.bursts.of(burst) for burst in {*rolled.weights, *odds.bursts.weights}} == {
        burst: rolled.of(burst) for burst in {*rolled.weights, *odds.bursts.weights}
    }


@pytest.mark.rule("GUN-13", "GUN-16", "GUN-17")
def test_six_shots_are_counted_from_all_46656_throws() -> None:
    """+2 within 15 in: a hit on 3 and more; three ones break the gun, more ones than sixes jam it."""
    spelled: Counter[Burst] = Counter()
    for faces in product(range(1, 7), repeat=6):
        ones, sixes = faces.count(1), faces.count(6)
        failed = Fault.BROKEN if ones >= 3 else Fault.JAMMED if ones > sixes else Fault.NONE
        spelled[Burst(sum(face >= 3 for face in faces), failed)] += 1

    assert odds_of_burst(BOOK, _burst(*SPEARMEN)).bursts == Chances(spelled, 6**6)


@pytest.mark.rule("GUN-17")
def test_a_gun_breaks_down_as_often_as_icepool_says() -> None:
    """At least three ones among six dice, counted by icepool."""
    odds = odds_of_burst(BOOK, _burst(*SPEARMEN))
    expected = (6 @ (icepool.d6 == 1)).probability(">=", 3)

    assert odds.gun(Fault.BROKEN) == expected
    assert sum(odds.gun(fault) for fault in Fault) == 1


def test_a_burst_is_one_guns() -> None:
    with pytest.raises(ValueError, match="Shot"):
        odds_of_burst(BOOK, (shot("machine_gun"), shot(GUN)))


BOAT = at("gunboat", name="boat")
AT_BOAT = (shot("field_artillery", BOAT, 10), shot("askaris", BOAT, 8), shot("askaris", "spearmen", 8))


@pytest.mark.rule("GUN-29")
def test_hits_on_a_gunboat_count_one_or_ten() -> None:
    rolled = tried(lambda dice: _points(shoot(BOOK, AT_BOAT, dice)))
    odds = odds_of_vessel_hits(BOOK, AT_BOAT)

    assert set(odds.weights) == {0, 1, 10, 11}
    assert {hits: odds.of(hits) for hits in (0, 1, 10, 11)} == {
        hits: rolled.of(hits) for hits in (0, 1, 10, 11)
    }


def _points(events: tuple[Event, ...]) -> int:
    return sum(event.hits for event in events if isinstance(event, VesselHit))


@pytest.mark.rule("GUN-13")
def test_six_shots_at_spearmen_kill_four_on_average() -> None:
    assert odds_of_burst(BOOK, _burst(*SPEARMEN)).mean == 4
