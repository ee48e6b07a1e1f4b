"""Whole melees, page 27 and the ruling of MELEE-04: small ones by every roll, large ones by icepool."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import product

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.chances import Chances, tried
from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.rules.odds.melees import Melee, odds_of_melee
from heart_africa.rules.play.close_combat.events import Killed
from heart_africa.rules.play.close_combat.objections import paired
from heart_africa.rules.play.close_combat.resolution import fight_bouts
from heart_africa.rules.play.close_combat.scores import Bout, Fighter
from tests.odds.peers import icepool_melee
from tests.play.fights import fighter
from tests.play.shots import BOOK

WARRIOR, SPEARMAN, ASKARI = (fighter("", troop) for troop in ("warriors", "spearmen", "askaris"))


def _side(one: Fighter, letter: str, count: int) -> dict[str, Fighter]:
    names = (f"{letter}{number}" for number in range(count))
    return {name: replace(one, figure=replace(one.figure, name=name)) for name in names}


def _fought(one: Fighter, other: Fighter, left: tuple[int, int], dice: Dice) -> tuple[int, int]:
    """A round by the rules themselves."""
    ones, others = _side(one, "a", left[0]), _side(other, "b", left[1])
    known = ones | others
    bouts = [
        Bout(known[match.one], tuple(known[name] for name in match.others))
        for match in paired(product(ones, others)).bouts
    ]
    dead = [event.figure[0] for event in fight_bouts(BOOK, bouts, dice) if isinstance(event, Killed)]
    return left[0] - dead.count("a"), left[1] - dead.count("b")


def _rounds(one: Fighter, other: Fighter, left: tuple[int, int], rounds: int, dice: Dice) -> tuple[int, int]:
    for _ in range(rounds):
        left = _fought(one, other, left, dice) if all(left) else left
    return left


@pytest.mark.rule("MELEE-04", "MELEE-09")
@pytest.mark.parametrize(
    ("left", "rounds"),
    [((1, 1), 2), ((2, 1), 1), ((1, 2), 1), ((2, 2), 1), ((2, 1), 2), ((4, 1), 1), ((1, 3), 1)],
)
def test_a_small_melee_is_that_of_every_roll(left: tuple[int, int], rounds: int) -> None:
    odds = odds_of_melee(BOOK, Melee(WARRIOR, left[0], SPEARMAN, left[1]), rounds)
    rolled = tried(lambda dice: _rounds(WARRIOR, SPEARMAN, left, rounds, dice))

    assert _fractions(odds.left, {*rolled.weights, *odds.left.weights}) == _fractions(
        rolled, {*rolled.weights, *odds.left.weights}
    )


def _fractions(
    chances: Chances[tuple[int, int]], outcomes: Iterable[tuple[int, int]]
) -> dict[object, Fraction]:
    return {outcome: chances.of(outcome) for outcome in outcomes}


@pytest.mark.rule("MELEE-04")
@pytest.mark.parametrize(("ones", "others", "rounds"), [(12, 12, 8), (5, 9, 3), (9, 4, 4), (3, 10, 2)])
def test_a_large_melee_is_as_icepool_says(ones: int, others: int, rounds: int) -> None:
    """Warriors +3 against spearmen +1."""
    expected = icepool_melee(3, 1, (ones, others), rounds)

    odds = odds_of_melee(BOOK, Melee(WARRIOR, ones, SPEARMAN, others), rounds)

    assert _fractions(odds.left, expected.outcomes()) == {
        left: expected.probability(left) for left in expected
    }
    assert odds.mean[0] == expected.marginals[0].mean()


@pytest.mark.rule("MELEE-12")
def test_one_round_of_twelve_pairs() -> None:
    """Each warrior kills his spearman in 21 of 36 throws and dies in 3."""
    odds = odds_of_melee(BOOK, Melee(WARRIOR, 12, SPEARMAN, 12), 1)

    assert odds.mean == (12 - 12 * Fraction(3, 36), 12 - 12 * Fraction(21, 36))
    assert odds.wiped_out == (Fraction(3, 36) ** 12, Fraction(21, 36) ** 12)
    assert odds.rounds[0].of((12, 12)) == 1


sides = st.tuples(st.sampled_from([WARRIOR, SPEARMAN, ASKARI]), st.integers(1, 6))


@given(sides, sides, st.integers(0, 4))
def test_all_cases_are_counted_once_and_nobody_comes_back(
    one: tuple[Fighter, int], other: tuple[Fighter, int], rounds: int
) -> None:
    odds = odds_of_melee(BOOK, Melee(*one, *other), rounds)

    assert len(odds.rounds) == rounds + 1
    assert all(sum(after.weights.values()) == after.cases for after in odds.rounds)
    assert all(0 <= left[0] <= one[1] and 0 <= left[1] <= other[1] for left in odds.left.weights)


@given(sides, sides, st.integers(1, 4))
def test_seen_from_the_other_side_it_is_the_same_melee(
    one: tuple[Fighter, int], other: tuple[Fighter, int], rounds: int
) -> None:
    here, there = (odds_of_melee(BOOK, Melee(*a, *b), rounds) for a, b in ((one, other), (other, one)))

    assert here.left.map(lambda left: left[::-1]).weights == there.left.weights


def test_icepool_is_asked_about_dice_of_its_own() -> None:
    """The peer knows no rule of ours: two dice, a lead and a margin."""
    assert icepool_melee(1, 1, (1, 1), 1).probability((0, 1)) == Fraction(10, 36)
    assert isinstance(icepool_melee(1, 1, (1, 1), 1), icepool.Die)


# --- a mighty warrior ---

LEADER = replace(SPEARMAN, mighty=True)


@pytest.mark.rule("TRAIT-12")
def test_a_mighty_warrior_adds_to_his_own_die_and_to_nobody_elses() -> None:
    """Spearmen against spearmen: who wins by 2 kills (p. 27), so 10 of 36 rolls each way; with 1 more, 15 to 6.

    Two against two, once: both enemies fall in 15 x 10 of 1,296, both of his side in 6 x 10.
    """
    odds = odds_of_melee(BOOK, Melee(LEADER, 2, SPEARMAN, 2), 1)

    assert odds.wiped_out == (Fraction(60, 1296), Fraction(150, 1296))
    assert odds.mean == (2 - Fraction(6 + 10, 36), 2 - Fraction(15 + 10, 36))


@pytest.mark.rule("TRAIT-12")
def test_where_a_mighty_warrior_has_fallen_nobody_adds_any_more() -> None:
    """Both leaders of two sides of two: what is true of one is true of the other."""
    both = odds_of_melee(BOOK, Melee(LEADER, 2, LEADER, 2), 3)

    assert both.mean[0] == both.mean[1]
    assert both.left.of((2, 0)) == both.left.of((0, 2))


@pytest.mark.rule("TRAIT-12")
@pytest.mark.parametrize(("left", "rounds"), [((2, 1), 2), ((2, 2), 1)])
def test_a_small_melee_with_a_mighty_warrior_is_that_of_every_roll(
    left: tuple[int, int], rounds: int
) -> None:
    odds = odds_of_melee(BOOK, Melee(LEADER, left[0], SPEARMAN, left[1]), rounds)
    rolled = tried(lambda dice: _led(left, rounds, dice))

    assert _fractions(odds.left, {*rolled.weights, *odds.left.weights}) == _fractions(
        rolled, {*rolled.weights, *odds.left.weights}
    )


def _led(left: tuple[int, int], rounds: int, dice: Dice) -> tuple[int, int]:
    """Rounds by the rules themselves; the first of the one side is the leader."""
    ones, others = _side(SPEARMAN, "a", left[0]), _side(SPEARMAN, "b", left[1])
    ones["a0"] = replace(ones["a0"], mighty=True)
    for _ in range(rounds):
        known = ones | others
        bouts = [
            Bout(known[match.one], tuple(known[name] for name in match.others))
            for match in paired(product(ones, others)).bouts
        ]
        dead = {event.figure for event in fight_bouts(BOOK, bouts, dice) if isinstance(event, Killed)}
        ones, others = (
            {name: each for name, each in side.items() if name not in dead} for side in (ones, others)
        )
    return len(ones), len(others)
