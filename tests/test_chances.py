"""Chances are counted, not estimated: each answer is reached by another road too."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.chances import (
    Chances,
    InWords,
    added,
    at_least,
    certain,
    die,
    either,
    in_words,
    mean,
)

PARTS = st.lists(
    st.tuples(st.integers(0, 6), st.just(6)) | st.tuples(st.integers(0, 36), st.just(36)), max_size=6
)


def test_two_dice_make_seven_in_six_of_thirty_six_ways() -> None:
    two = added([die(), die()])

    assert (two.of(7), mean(two), at_least(two, 11)) == (Fraction(1, 6), Fraction(7), Fraction(3, 36))


def test_three_dice_are_those_of_every_roll() -> None:
    rolled = Counter(sum(roll) for roll in product(range(1, 7), repeat=3))

    assert added([die()] * 3) == Chances(rolled, 216)


def test_a_second_step_may_depend_on_the_first() -> None:
    """A hit on 5+, saved on 4+: 2/6 x 3/6."""
    hit = either(2, 6).then(lambda hits: either(3, 6) if hits else certain(0))

    assert hit.of(1) == Fraction(1, 6)


@given(PARTS)
def test_a_sum_counts_every_case_once(parts: list[tuple[int, int]]) -> None:
    whole = added(either(*part) for part in parts)

    assert sum(whole.weights.values()) == whole.cases
    assert mean(whole) == sum(Fraction(*part) for part in parts)


@given(st.lists(st.integers(0, 6), min_size=1, max_size=5))
def test_a_sum_is_that_of_all_its_cases(chances: list[int]) -> None:
    spelled = Counter(
        sum(face <= chance for face, chance in zip(faces, chances, strict=True))
        for faces in product(range(1, 7), repeat=len(chances))
    )

    assert added(either(chance, 6) for chance in chances).weights == spelled


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (Fraction(4, 36), InWords(1, 9, exact=True)),
        (Fraction(1, 3), InWords(1, 3, exact=True)),
        (Fraction(34, 100), InWords(1, 3, exact=False)),
        (Fraction(1, 18), InWords(1, 18, exact=True)),
        (Fraction(11, 12), InWords(11, 12, exact=True)),
        (Fraction(17, 18), InWords(17, 18, exact=True)),
        (Fraction(1, 500), InWords(1, 500, exact=True)),
        (Fraction(3, 1000), InWords(1, 333, exact=False)),
        (Fraction(997, 1000), InWords(332, 333, exact=False)),
        (Fraction(0), InWords(0, 1, exact=True)),
        (Fraction(1), InWords(1, 1, exact=True)),
    ],
)
def test_a_chance_is_said_as_people_say_it(chance: Fraction, words: InWords) -> None:
    assert in_words(chance) == words
    assert (words.never, words.always) == (chance == 0, chance == 1)


def test_chances_that_are_the_same_are_one_key() -> None:
    """The outcomes in whatever order: bouts that differ in names alone are told together by their chances."""
    one, same = Chances({"falls": 1, "stands": 2}, 3), Chances({"stands": 2, "falls": 1}, 3)

    assert {one: "told once"} == {same: "told once"}
    assert len({one, same, Chances({"falls": 2, "stands": 1}, 3)}) == 2
