"""Typed faces, fairness and the certificate: dice that a table can trust."""

import math
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.certificate import Forged, Rolled, commitment, faces, forged, opens
from heart_africa.core.dice import Dice, Typed, settle, typed
from heart_africa.core.dice_fairness import Opinion, fairness

FACES = st.integers(min_value=1, max_value=6)


@pytest.mark.parametrize("text", ["5 3 6 1", "5,3,6,1", "5361", " 5; 3  6,1 ", "53 61"])
def test_faces_may_be_typed_as_people_type_them(text: str) -> None:
    assert typed(text, 4) == Typed((5, 3, 6, 1))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("5 7 6 1", Typed((5, None, 6, 1), ((2, "7"),)), id="a seven"),
        pytest.param("5 3", Typed((5, 3, None, None)), id="too few"),
        pytest.param("5 3 6 1 2", Typed((5, 3, 6, 1), (), ("2",)), id="too many"),
        pytest.param("5 three 6 1", Typed((5, None, 6, 1), ((2, "three"),)), id="a word"),
        pytest.param(
            "5370", Typed((None, None, None, None), ((1, "5370"),)), id="run together with a nought"
        ),
        pytest.param("", Typed((None,) * 4), id="nothing"),
    ],
)
def test_what_is_no_face_is_named_by_its_place(text: str, expected: Typed) -> None:
    assert typed(text, 4) == expected
    assert not expected.complete


def test_what_is_missing_may_be_typed_line_by_line() -> None:
    begun = typed("5 2", 4).then(typed("6", 2))

    assert (begun.faces, begun.missing) == ((5, 2, 6, None), 1)
    assert begun.then(typed("4", 1)).known == (5, 2, 6, 4)


@given(st.lists(FACES, min_size=1, max_size=40))
def test_faces_typed_are_faces_read(thrown: list[int]) -> None:
    assert typed(" ".join(map(str, thrown)), len(thrown)).known == tuple(thrown)


def test_a_decision_asks_for_as_many_faces_as_it_lacks() -> None:
    asked: list[tuple[int, str]] = []

    def more(count: int, why: str) -> list[int]:
        asked.append((count, why))
        return [6] * count

    outcome, used = settle(lambda dice: dice.roll(2, "shots") + dice.roll(1, "save"), more, [1])

    assert (outcome, used, asked) == ((1, 6, 6), (1, 6, 6), [(1, "shots"), (1, "save")])


def test_what_comes_of_dice_is_worked_out_once_however_they_come() -> None:
    """Three dice of which one is typed, and the others come one by one."""
    decided: list[int] = []

    def decide(dice: Dice) -> tuple[int, ...]:
        decided.append(1)
        return dice.roll(3, "shots")

    assert settle(decide, lambda _count, _why: [2], [5]) == ((5, 2, 2), (5, 2, 2))
    assert len(decided) == 1


def test_a_face_that_no_die_has_is_refused_whoever_gives_it() -> None:
    with pytest.raises(ValueError, match="7"):
        settle(lambda dice: dice.roll(1, "shot"), lambda _count, _why: [7])


def test_faces_that_were_not_needed_are_not_used_up() -> None:
    assert settle(lambda dice: dice.roll(1, "shot"), lambda count, _: [1] * count, [4, 5])[1] == (4,)


def test_the_counts_of_a_record_are_judged_by_chi_square() -> None:
    """Sixty dice with 5, 15, 10, 10, 10, 10: (25 + 25) / 10 = 5; fair dice stray so far in 41.6 % of such records."""
    record = fairness([1] * 5 + [2] * 15 + [3] * 10 + [4] * 10 + [5] * 10 + [6] * 10)

    assert (record.size, record.chi_square) == (60, Fraction(5))
    assert math.isclose(record.chance, 0.4159, abs_tol=0.0001)
    assert record.opinion is Opinion.ORDINARY


@pytest.mark.parametrize(
    ("counts", "opinion"),
    [
        ((1, 1, 1, 1, 1, 1), Opinion.TOO_FEW),
        ((4, 5, 5, 5, 5, 6), Opinion.ORDINARY),
        ((20, 10, 10, 10, 5, 5), Opinion.UNUSUAL),  # 150 / 10 = 15: once in 96 records
        ((0, 0, 0, 0, 0, 60), Opinion.RARE),
    ],
)
def test_the_record_is_put_in_a_word(counts: tuple[int, ...], opinion: Opinion) -> None:
    faces_thrown = [face for face, count in enumerate(counts, 1) for _ in range(count)]

    assert fairness(faces_thrown).opinion is opinion


SECRET = bytes(range(32))


def test_the_same_check_always_meets_the_same_faces() -> None:
    assert faces(SECRET, "turn 3, shot 1", 6)[:4] == faces(SECRET, "turn 3, shot 1", 4)
    assert faces(SECRET, "turn 3, shot 1", 20) != faces(SECRET, "turn 3, shot 2", 20)


def test_a_certificate_shows_its_hash_first_and_opens_with_its_secret_only() -> None:
    assert opens(SECRET, commitment(SECRET))
    assert not opens(SECRET[::-1], commitment(SECRET))


def test_a_roll_that_was_changed_is_found() -> None:
    honest = Rolled("shot 1", faces(SECRET, "shot 1", 3))
    first, *rest = faces(SECRET, "shot 2", 3)
    changed = Rolled("shot 2", (first % 6 + 1, *rest))

    assert forged(SECRET, [honest, changed]) == (Forged("shot 2", changed.faces, (first, *rest)),)


def test_certified_faces_are_as_even_as_fair_dice() -> None:
    counted = Counter(faces(SECRET, "many", 60_000))

    assert set(counted) == {1, 2, 3, 4, 5, 6}
    assert fairness(faces(SECRET, "many", 60_000)).chance > 0.001


@given(st.lists(FACES, max_size=30), st.integers(min_value=0, max_value=30))
def test_reading_dice_loses_none(thrown: list[int], count: int) -> None:
    dice = Dice(thrown)
    read = dice.roll(min(count, len(thrown)), "any")

    assert [*read, *dice.left] == thrown
