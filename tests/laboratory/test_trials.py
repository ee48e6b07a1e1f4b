"""The same seed gives the same results, and a count says how sure it is."""

from collections import Counter

import pytest

from heart_africa.laboratory.chance import Chance
from heart_africa.laboratory.tally import Mean, Share, mean, share
from heart_africa.laboratory.trials import trials


def three_dice(chance: Chance) -> tuple[int, ...]:
    return chance.roll(3, "")


def test_the_same_seed_gives_the_same_games_whoever_plays_them() -> None:
    alone = list(trials(three_dice, 60, seed=7))

    assert list(trials(three_dice, 60, seed=7, processes=2)) == alone
    assert list(trials(three_dice, 60, seed=8)) != alone


def test_a_game_is_told_by_its_number_however_many_are_played() -> None:
    assert list(trials(three_dice, 5, seed=7, first=10)) == list(trials(three_dice, 15, seed=7))[10:]


def test_dice_show_every_face_and_no_other() -> None:
    faces = Counter(Chance("x").roll(600, ""))

    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert min(faces.values()) > 60
    assert {Chance(str(seed)).pick(3) for seed in range(40)} == {0, 1, 2}


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


def test_a_mean_says_how_sure_it_is() -> None:
    """1, 2 and 3: mean 2, variance 1, so 1.96 / √3 = 1.1316 either way."""
    assert mean([1, 2, 3]) == pytest.approx(Mean(2.0, 1.1316, 3), abs=0.0001)
    assert mean([5]) == Mean(5.0, float("inf"), 1)
    assert share([True, False, True, True]) == Share(3, 4)
