"""Who fights whom in a crowd, page 27 and the ruling of MELEE-04."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.rules.book import book
from heart_africa.rules.play.close_combat.objections import (
    CONDITIONS,
    Pair,
    enemies,
    objections_to_pairing,
    paired,
)
from heart_africa.rules.play.close_combat.orders import Match
from tests.wording import told

BOOK = book()
Names = tuple[str, ...]


Crowd = tuple[Pair, ...]


def crowd(ones: int, others: int, *contacts: str) -> Crowd:
    """Two sides, a1... and b1...; contacts such as "a1b2", or none said when all can reach all."""
    said = tuple((contact[:2], contact[2:]) for contact in contacts)
    reached = product(range(1, ones + 1), range(1, others + 1))
    return said or tuple((f"a{one}", f"b{other}") for one, other in reached)


@pytest.mark.rule("MELEE-04")
@pytest.mark.parametrize(
    ("field", "bouts", "idle"),
    [
        pytest.param(crowd(1, 1), [("a1", "b1")], (), id="one to one"),
        pytest.param(crowd(2, 1), [("b1", "a1", "a2")], (), id="two on one"),
        pytest.param(crowd(1, 2), [("a1", "b1", "b2")], (), id="one against two"),
        pytest.param(crowd(3, 1), [("b1", "a1", "a2")], ("a3",), id="a third has no place"),
        pytest.param(crowd(3, 2), [("b1", "a1", "a3"), ("a2", "b2")], (), id="pairs first, then the surplus"),
        pytest.param(
            crowd(2, 2, "a1b1", "a1b2", "a2b1"), [("a1", "b2"), ("a2", "b1")], (),
            id="a figure gives way so that all are paired",
        ),
        pytest.param(
            crowd(3, 3, "a1b1", "a2b1", "a2b2", "a3b2", "a3b3"),
            [("a1", "b1"), ("a2", "b2"), ("a3", "b3")], (),
            id="a chain",
        ),
        pytest.param(
            crowd(2, 3, "a1b1", "a1b2", "a2b3"), [("a1", "b1", "b2"), ("a2", "b3")], (),
            id="only who touches can double up",
        ),
        pytest.param(
            crowd(3, 3, "a1b1", "a2b1", "a3b2", "a3b3"), [("b1", "a1", "a2"), ("a3", "b2", "b3")], (),
            id="each side doubles where it can",
        ),
        pytest.param(crowd(2, 2, "a1b1"), [("a1", "b1")], (), id="the rest are not in contact"),
    ],
)  # fmt: skip
def test_how_a_crowd_is_paired(field: Crowd, bouts: list[Names], idle: Names) -> None:
    """The outnumbered figure stands first in its bout."""
    found = paired(field)

    assert [match.names for match in found.bouts] == bouts
    assert found.idle == idle


@pytest.mark.rule("MELEE-05")
def test_more_than_two_may_touch_one() -> None:
    """Four around one: nothing is objected to, and two of them fight."""
    field = crowd(4, 1)

    assert objections_to_pairing(BOOK, field, paired(field).bouts) == ()
    assert len(paired(field).idle) == 2


@pytest.mark.rule("MELEE-04")
@pytest.mark.parametrize(
    ("field", "bouts", "rule"),
    [
        pytest.param(crowd(2, 2, "a1b1"), [("a1", "b2")], {"MELEE-02"}, id="strangers"),
        pytest.param(
            crowd(2, 2), [("b1", "a1", "a2")], {"MELEE-04"}, id="two on one though the other is free"
        ),
        pytest.param(crowd(3, 1), [("b1", "a2", "a3")], set(), id="the many choose their two"),
        pytest.param(crowd(3, 2), [("a1", "b1"), ("b2", "a2", "a3")], set(), id="or whom they double"),
    ],
)
def test_what_the_book_has_against_a_pairing(field: Crowd, bouts: list[Names], rule: set[str]) -> None:
    known = [Match(one, tuple(others)) for one, *others in bouts]

    assert {problem.rule for problem in objections_to_pairing(BOOK, field, known)} == rule


contacts = st.sets(st.tuples(st.integers(1, 6), st.integers(1, 6)), min_size=1, max_size=14)


def touching(pairs: set[tuple[int, int]]) -> Crowd:
    return crowd(6, 6, *(f"a{one}b{other}" for one, other in sorted(pairs)))


@pytest.mark.rule("MELEE-04")
@given(contacts)
def test_every_pairing_is_lawful(pairs: set[tuple[int, int]]) -> None:
    field = touching(pairs)
    bouts = paired(field).bouts
    fighting = [name for match in bouts for name in match.names]

    assert objections_to_pairing(BOOK, field, bouts) == ()
    assert len(fighting) == len(set(fighting))
    assert all(len(match.others) <= BOOK.close_combat.opponents_most.value for match in bouts)


@given(contacts)
def test_nobody_in_contact_is_left_out_who_could_fight(pairs: set[tuple[int, int]]) -> None:
    """An idle figure touches only enemies whose bouts are full with three figures."""
    field = touching(pairs)
    found, touched = paired(field), enemies(field)
    size = {name: len(match.names) for match in found.bouts for name in match.names}

    assert touched.keys() == size.keys() | set(found.idle)
    assert {size[enemy] for name in found.idle for enemy in touched[name]} <= {3}


@given(st.integers(1, 12), st.integers(1, 12))
def test_in_the_open_as_many_fight_as_two_on_one_allows(ones: int, others: int) -> None:
    few, many = sorted((ones, others))
    found = paired(crowd(ones, others))

    assert len(found.bouts) == few
    assert len(found.idle) == max(0, many - 2 * few)


def test_every_objection_has_its_condition_and_its_words() -> None:
    field = crowd(3, 2, "a1b1", "a1b2")
    problems = objections_to_pairing(BOOK, field, [Match("b1", ("a1", "a2"))])

    assert [row.when for row in BOOK.close_combat.pair] == list(CONDITIONS)
    assert {problem.code for problem in problems} == {"melee-not-in-contact", "melee-needless-two-on-one"}
    assert all(told(*problems))
