"""Morale tests of gunboats and dhows, pages 10 and 15."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.rules.battle import Sort, Unit
from heart_africa.rules.battle.staging import lone, stage, unit
from heart_africa.rules.book import book
from heart_africa.rules.play.morale.events import DIE, MoraleRolled, VesselFailed, VesselWithdrew
from heart_africa.rules.play.morale.vessels import (
    TakeVesselTests,
    due_vessel_tests,
    take_vessel_tests,
    vessel_check,
)
from tests.wording import told

BOOK = book()


def boat(troop: str = "gunboat", before: int = 0, now: int = 20) -> Unit:
    """A vessel with its hits before this turn and now."""
    return replace(unit("Stanley Falls", "red", troop), hits_before=before, hits=now)


GUNBOAT = boat()
DHOW = boat("dhow", 0, 5)
COMPANY = replace(unit("1st company", "red", "askaris", 3), aboard="Stanley Falls")
BAKER = replace(lone("Baker", "red", Sort.LEADER, "white_men"), aboard="Stanley Falls")


def taken(vessel: Unit, *faces: int, aboard: tuple[Unit, ...] = ()) -> list[object]:
    order = TakeVesselTests(vessel.name)
    return list(take_vessel_tests(BOOK, stage(vessel, *aboard), order, Dice(faces)))


def kinds(events: list[object]) -> list[type]:
    return [type(event) for event in events]


@pytest.mark.parametrize(
    ("before", "now", "tests"),
    [
        pytest.param(0, 19, 0, id="19 hits", marks=pytest.mark.rule("GUN-30")),
        pytest.param(10, 20, 1, id="20 reached", marks=pytest.mark.rule("GUN-30")),
        pytest.param(19, 29, 1, id="20 passed", marks=pytest.mark.rule("GUN-30")),
        pytest.param(20, 39, 0, id="20 was reached before", marks=pytest.mark.rule("GUN-30")),
        pytest.param(18, 40, 2, id="20 and 40 in one turn", marks=pytest.mark.rule("GUN-30")),
        pytest.param(59, 81, 2, id="60 and 80", marks=pytest.mark.rule("GUN-30")),
    ],
)
def test_a_gunboat_tests_at_each_multiple_of_twenty(before: int, now: int, tests: int) -> None:
    due = due_vessel_tests(BOOK, replace(GUNBOAT, hits_before=before, hits=now))

    assert [(test.rule, test.page) for test in due] == [("GUN-30", 10)] * tests


@pytest.mark.rule("BOAT-11", "BOAT-12")
@pytest.mark.parametrize(
    ("before", "now", "reached"), [(0, 4, []), (4, 5, [5]), (4, 14, [5, 10]), (5, 9, []), (9, 31, [10, 15, 20, 25, 30])]
)  # fmt: skip
def test_a_dhow_tests_at_every_five_hits(before: int, now: int, reached: list[int]) -> None:
    due = due_vessel_tests(BOOK, boat("dhow", before, now))

    assert [test.about["reached"] for test in due] == reached


@pytest.mark.parametrize(
    ("vessel", "rule", "page"),
    [
        pytest.param(GUNBOAT, "CHAR-23", 12, id="gunboat", marks=pytest.mark.rule("GUN-30")),
        pytest.param(DHOW, "BOAT-12", 15, id="dhow", marks=pytest.mark.rule("BOAT-12")),
    ],
)
def test_a_vessel_needs_a_three(vessel: Unit, rule: str, page: int) -> None:
    known = vessel_check(BOOK, vessel)

    assert (known.needs, known.rule, known.page) == (3, rule, page)


@pytest.mark.rule("GUN-31")
@pytest.mark.parametrize(
    ("failures", "faces", "events"),
    [
        pytest.param(0, (3,), [MoraleRolled], id="passed"),
        pytest.param(0, (2,), [MoraleRolled, VesselFailed], id="first failure: it fights on"),
        pytest.param(1, (3,), [MoraleRolled], id="failed once, passed now"),
        pytest.param(1, (2,), [MoraleRolled, VesselWithdrew], id="second failure: it withdraws"),
    ],
)
def test_after_two_failures_a_gunboat_withdraws(
    failures: int, faces: tuple[int, ...], events: list[type]
) -> None:
    assert kinds(taken(replace(GUNBOAT, failures=failures), *faces)) == events


@pytest.mark.rule("GUN-31", "BOAT-12")
@pytest.mark.parametrize(("aground", "what"), [(False, "gone"), (True, "abandoned")])
def test_it_leaves_with_all_aboard_or_is_abandoned_aground(aground: bool, what: str) -> None:
    """Forty hits at once are two tests; it withdraws at the second and would take no third."""
    vessel = replace(GUNBOAT, hits=60, aground=aground)
    event = taken(vessel, 1, 1, aboard=(COMPANY, BAKER))[-1]

    assert isinstance(event, VesselWithdrew)
    assert (event.aboard, event.what) == (("1st company", "Baker"), f"event-vessel-withdrew-{what}")


def test_each_die_is_asked_for_alone() -> None:
    with pytest.raises(DiceNeeded) as caught:
        taken(replace(GUNBOAT, hits=40), 1)

    assert (caught.value.count, caught.value.why) == (1, DIE)


@given(st.integers(0, 60), st.integers(0, 60), st.integers(0, 60))
def test_hits_make_the_same_tests_in_one_turn_or_in_two(first: int, second: int, third: int) -> None:
    low, middle, high = sorted((first, second, third))
    whole, early, late = (
        due_vessel_tests(BOOK, boat("gunboat", before, now))
        for before, now in ((low, high), (low, middle), (middle, high))
    )

    assert len(whole) == len(early) + len(late)


def test_every_event_is_worded() -> None:
    vessel = replace(GUNBOAT, hits=60)
    events = [
        *taken(vessel, 4, 1, 1),
        *taken(replace(vessel, aground=True), 1, 1, aboard=(BAKER,)),
        *taken(vessel, 1, 1, aboard=(BAKER,)),
    ]
    known = [event for event in events if isinstance(event, MoraleRolled | VesselFailed | VesselWithdrew)]

    assert all(told(*known, *due_vessel_tests(BOOK, vessel)))
    assert len({event.what for event in known}) == 5
