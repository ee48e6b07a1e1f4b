"""A count says how sure it is; who beat whom says how strong each is."""

from math import log

import pytest

from heart_africa.laboratory.statistics import (
    Fought,
    Mean,
    Met,
    Paired,
    Share,
    fairness,
    mean,
    paired,
    strengths,
    worth,
)


@pytest.mark.parametrize(
    ("counted", "low", "high"),
    [
        pytest.param(Share(10, 100), 0.0552, 0.1744, id="a tenth of a hundred"),
        pytest.param(Share(0, 10), 0.0, 0.2775, id="never in ten"),
        pytest.param(Share(10, 10), 0.7225, 1.0, id="always in ten"),
        pytest.param(Share(0, 0), 0.0, 1.0, id="nothing tried"),
    ],
)
def test_bounds_of_a_share_are_wilsons(counted: Share, low: float, high: float) -> None:
    """From the tables of Wilson's score interval."""
    assert counted.bounds == pytest.approx((low, high), abs=0.0001)
    assert counted.width == pytest.approx(high - low, abs=0.0002)


def test_a_mean_says_how_sure_it_is() -> None:
    """1, 2 and 3: mean 2, variance 1; Student's 4.3027 for three of them, so 4.3027 / √3 = 2.4841 either way."""
    assert mean([1, 2, 3]) == pytest.approx(Mean(2.0, 2.4841, 3), abs=0.0001)
    assert mean([5]) == Mean(5.0, float("inf"), 1)


@pytest.mark.parametrize(
    ("mirrored", "fair", "strange"),
    [
        pytest.param({"a": Share(50, 100), "b": Share(55, 100)}, True, (), id="even"),
        pytest.param({"a": Share(60, 100), "b": Share(60, 100)}, False, (), id="both together too much: 120 of 200"),
        pytest.param({"a": Share(70, 100), "b": Share(30, 100)}, False, ("a", "b"), id="each for itself"),
        pytest.param({str(n): Share(61 if n else 39, 100) for n in range(2)}, True, (), id="of two, within a wider one"),
    ],
)  # fmt: skip
def test_alike_against_alike_is_even_all_together_and_each_for_itself(
    mirrored: dict[str, Share], fair: bool, strange: tuple[str, ...]
) -> None:
    """61 of 100 lies beyond its own 95 % (from 51.2 to 70.0), within the 97.5 % that two of them ask for (49.8)."""
    found = fairness(mirrored)

    assert (found.is_fair, found.strange) == (fair, strange)


def test_one_pair_is_held_to_its_own_interval() -> None:
    assert fairness({"a": Share(61, 100)}).strange == ("a",)
    assert fairness({"a": Share(59, 100)}).strange == ()


def test_strengths_are_the_odds_of_one_against_the_other() -> None:
    """60 to 20, in both seats alike: with half a game for both in each, ln(61 / 21) apart, half of it each."""
    found = strengths([Met("a", "b", 30, 10), Met("b", "a", 10, 30)])
    half = log(61 / 21) / 2

    assert [each.name for each in found.players] == ["a", "b"]
    assert [each.value for each in found.players] == pytest.approx([half, -half], abs=0.001)
    assert found.first.value == pytest.approx(0, abs=0.001)
    assert found.players[0].low > 0 > found.players[1].high


def test_alike_against_alike_tell_what_the_seat_is_worth_where_pairs_met_in_one_order_only() -> None:
    """30 of 40 for whoever sits first, be it himself: ln(30.5 / 10.5) is the seat, and the two are equals."""
    found = strengths([Met("a", "a", 30, 10), Met("b", "b", 30, 10), Met("a", "b", 30, 10)])

    assert found.first.value == pytest.approx(log(30.5 / 10.5), abs=0.001)
    assert found.players[0].value == pytest.approx(0, abs=0.001)


def test_where_nothing_tells_the_seat_from_who_sat_there_the_intervals_say_so() -> None:
    alone, told = (strengths([Met("a", "b", 30, 10), *more]) for more in ((), (Met("b", "a", 10, 30),)))

    assert alone.players[0].high - alone.players[0].low > 10 * (told.players[0].high - told.players[0].low)


def test_what_the_first_seat_is_worth_is_told_apart() -> None:
    """Equals, of whom whoever sits first wins 30 of 40: ln(30.5 / 10.5) for the seat, nothing for either."""
    found = strengths([Met("a", "b", 30, 10), Met("b", "a", 30, 10)])

    assert found.first.value == pytest.approx(log(30.5 / 10.5), abs=0.001)
    assert [each.value for each in found.players] == pytest.approx([0, 0], abs=0.001)


def test_whoever_always_won_is_not_infinitely_strong() -> None:
    strong, weak = strengths([Met("a", "b", 20, 0), Met("b", "a", 0, 20)]).players

    assert (strong.name, weak.name) == ("a", "b")
    assert 1 < strong.value < 4
    assert strong.high - strong.low > 1


def test_what_is_worth_more_than_its_price_is_told_apart() -> None:
    """A hundred points of guns in place of spears: 3 of 4 games are won, so the two are about ln 3 apart."""
    armed, plain = {"guns": 200, "spears": 100}, {"guns": 100, "spears": 200}
    games = [Fought(armed, plain, won=number % 4 > 0) for number in range(400)]
    games += [Fought(plain, armed, won=number % 4 == 0) for number in range(400)]
    guns, spears = worth(games)

    assert (guns.name, spears.name) == ("guns", "spears")
    assert guns.value - spears.value == pytest.approx(log(3), abs=0.02)
    assert guns.low > 0 > spears.high
    assert guns.value + spears.value == pytest.approx(0)


def test_where_nobody_fought_nothing_is_worth_anything() -> None:
    assert worth([]) == ()


def test_the_same_games_in_two_ways_differ_by_those_that_came_out_differently() -> None:
    """Of five that could count in both ways: two alike to the last point, one won by the first alone, two by the other."""
    first = {0: (1, "a"), 1: (0, "b"), 2: (1, "c"), 3: (0, "d"), 4: (0, "e"), 5: (None, "f"), 6: (1, "g")}
    second = {0: (1, "a"), 1: (0, "b"), 2: (0, "x"), 3: (1, "y"), 4: (1, "z"), 5: (1, "f"), 7: (1, "g")}
    assert paired(first, second) == Paired(5, 2, 1, 2)


@pytest.mark.parametrize(
    ("found", "value", "low", "high"),
    [
        # Wilson of 30 in 40 is 0.5981 to 0.8581; doubled, less 1, times 40 in 200
        pytest.param(Paired(200, 100, 10, 30), 0.1, 0.0392, 0.1432, id="30 of 40 by the second"),
        pytest.param(Paired(200, 100, 30, 10), -0.1, -0.1432, -0.0392, id="30 of 40 by the first"),
        # Wilson of 0 in 10 reaches 0.2775: so many may have been missed either way
        pytest.param(Paired(10, 4, 0, 0), 0.0, -0.2775, 0.2775, id="none came out differently"),
        pytest.param(Paired(0, 0, 0, 0), 0.0, -1.0, 1.0, id="no game in both ways"),
    ],
)
def test_a_difference_is_as_sure_as_the_games_that_came_out_differently(
    found: Paired, value: float, low: float, high: float
) -> None:
    assert found.difference == pytest.approx((value, low, high), abs=0.0001)
