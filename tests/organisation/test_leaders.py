"""What leaders do for their units, pages 4-5."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.rules.book import Trait
from heart_africa.rules.load import book
from heart_africa.rules.organisation.leaders import (
    DIE,
    Following,
    Join,
    Leader,
    Overlook,
    Rally,
    charisma,
    discipline,
    join,
    left_behind,
    objections_to_join,
    objections_to_overlook,
    objections_to_rally,
    rally,
    rally_check,
    rallying,
    throw_for_trait,
    traits,
)
from heart_africa.rules.organisation.leaders.charismatic import OBJECTIONS as JOINING
from heart_africa.rules.organisation.leaders.disciplinarian import OBJECTIONS as OVERLOOKING
from tests.wording import told

BOOK = book()
PLAIN = Leader("Emin")
ELOQUENT = Leader("Tippu Tip", (Trait.ELOQUENT,))
STERN = Leader("Stanley", (Trait.DISCIPLINARIAN,))
LOVED = Leader("Mirambo", (Trait.CHARISMATIC,))


# --- a trait thrown for ---


@pytest.mark.rule("TRAIT-02")
@pytest.mark.parametrize(
    ("face", "trait"),
    [
        (1, "charismatic"),
        (2, "disciplinarian"),
        (3, "eloquent"),
        (4, "mighty_warrior"),
        (5, "cunning_devil"),
        (6, "organizing_genius"),
    ],
)
def test_a_trait_may_be_thrown_for(face: int, trait: str) -> None:
    (event,) = throw_for_trait(BOOK, "Emin", Trait, Dice([face]))

    assert (event.trait.value, event.rule, event.page) == (trait, "TRAIT-02", 4)


@pytest.mark.rule("TRAIT-02")
def test_a_trait_that_the_list_does_not_allow_is_thrown_again() -> None:
    (event,) = throw_for_trait(BOOK, "Emin", [Trait.ELOQUENT, Trait.CUNNING_DEVIL], Dice([1, 6, 5]))

    assert (event.trait.value, event.faces) == ("cunning_devil", (1, 6, 5))


def test_where_no_trait_is_allowed_none_is_thrown_for() -> None:
    assert throw_for_trait(BOOK, "Emin", [], Dice()) == ()


# --- rallying ---


@pytest.mark.parametrize(
    ("leader", "needs", "rule", "page"),
    [
        pytest.param(PLAIN, 4, "LEAD-10", 4, id="any leader", marks=pytest.mark.rule("LEAD-10")),
        pytest.param(ELOQUENT, 2, "TRAIT-11", 5, id="eloquent", marks=pytest.mark.rule("TRAIT-11")),
    ],
)
def test_what_it_takes_to_rally(leader: Leader, needs: int, rule: str, page: int) -> None:
    known = rally_check(BOOK, Rally(leader, "a", 6))

    assert (known.needs, known.rule, known.page) == (needs, rule, page)


@pytest.mark.rule("LEAD-10", "LEAD-11", "TRAIT-11", "MORALE-16")
@pytest.mark.parametrize(
    ("leader", "face", "removed"), [(PLAIN, 3, 0), (PLAIN, 4, 1), (ELOQUENT, 1, 0), (ELOQUENT, 2, 1)]
)
def test_a_rally_removes_one_marker(leader: Leader, face: int, removed: int) -> None:
    (event,) = rally(BOOK, Rally(leader, "a", 3), Dice([face]))

    assert (event.removed, event.face) == (removed, face)


@pytest.mark.rule("LEAD-12")
def test_a_leader_who_has_fought_rallies_all_the_same() -> None:
    busy = Rally(replace(PLAIN, fought=True), "a", 3)

    assert (objections_to_rally(BOOK, busy), rally_check(BOOK, busy).needs) == ((), 4)


@pytest.mark.rule("LEAD-08", "ALLY-12", "TURN-14")
def test_a_marker_of_this_very_turn_and_an_allied_unit_can_be_rallied() -> None:
    """Nobody asks whose the unit is, nor when it failed."""
    assert objections_to_rally(BOOK, Rally(PLAIN, "Tuta allies", 6, "warriors", markers=1)) == ()


@pytest.mark.parametrize(
    ("order", "rule"),
    [
        pytest.param(
            Rally(PLAIN, "a", 6.5), "LEAD-09", id="beyond 6 in", marks=pytest.mark.rule("LEAD-09"),
        ),
        pytest.param(
            Rally(PLAIN, "a", 1, attempts=1), "LEAD-08",
            id="a second attempt", marks=pytest.mark.rule("LEAD-08"),
        ),
        pytest.param(
            Rally(PLAIN, "a", 1, markers=0), "LEAD-11", id="no marker", marks=pytest.mark.rule("LEAD-11"),
        ),
        pytest.param(
            Rally(PLAIN, "a", 1, in_phase=False), "TURN-14",
            id="before the tests", marks=pytest.mark.rule("TURN-14"),
        ),
        pytest.param(
            Rally(PLAIN, "a", 1, "gunboat"), "GUN-33", id="a gunboat", marks=pytest.mark.rule("GUN-33"),
        ),
        pytest.param(
            Rally(PLAIN, "a", 1, "dhow"), "GUN-33", id="a dhow", marks=pytest.mark.rule("BOAT-11"),
        ),
    ],
)  # fmt: skip
def test_what_stands_against_rallying(order: Rally, rule: str) -> None:
    assert [problem.rule for problem in objections_to_rally(BOOK, order)] == [rule]


def test_a_rally_takes_one_die() -> None:
    with pytest.raises(DiceNeeded) as caught:
        rally(BOOK, Rally(PLAIN, "a", 3), Dice())

    assert (caught.value.count, caught.value.why) == (1, DIE)


@given(st.integers(1, 6), st.integers(0, 3))
def test_no_rally_removes_more_than_there_is(face: int, markers: int) -> None:
    (event,) = rally(BOOK, Rally(ELOQUENT, "a", 3, markers=markers), Dice([face]))

    assert 0 <= event.removed <= markers


# --- the disciplinarian ---


@pytest.mark.rule("TRAIT-10")
def test_under_a_disciplinarians_eyes_a_unit_may_ignore_a_test() -> None:
    order = Overlook(STERN, "a", 4)
    leave = discipline(BOOK, order)

    assert objections_to_overlook(BOOK, order) == ()
    assert (leave.rule, leave.page, leave.by, leave.one_unit) == ("TRAIT-10", 5, "Stanley", False)


@pytest.mark.parametrize(
    ("order", "rule"),
    [
        pytest.param(
            Overlook(STERN, "a", 4.5), "TRAIT-10", id="beyond 4 in", marks=pytest.mark.rule("TRAIT-10"),
        ),
        pytest.param(
            Overlook(PLAIN, "a", 1), "TRAIT-10", id="another leader", marks=pytest.mark.rule("TRAIT-10"),
        ),
        pytest.param(
            Overlook(STERN, "a", 1, allied=True), "TRAIT-10",
            id="allies", marks=pytest.mark.rule("TRAIT-10", "ALLY-12"),
        ),
        pytest.param(
            Overlook(STERN, "a", 1, ignored=1), "TRAIT-10",
            id="a second test", marks=pytest.mark.rule("TRAIT-10"),
        ),
        pytest.param(
            Overlook(STERN, "a", 1, standard_used=True), "STD-05",
            id="besides the standard", marks=pytest.mark.rule("STD-05"),
        ),
    ],
)  # fmt: skip
def test_what_stands_against_ignoring_a_test(order: Overlook, rule: str) -> None:
    assert [problem.rule for problem in objections_to_overlook(BOOK, order)] == [rule]


# --- the charismatic ---


@pytest.mark.rule("TRAIT-09", "WITCH-08", "TRAIT-06")
@pytest.mark.parametrize(
    ("began", "now", "exempt"),
    [
        pytest.param(12, 12, True, id="whole"),
        pytest.param(12, 6, True, id="half of 12"),
        pytest.param(12, 5, False, id="below half of 12"),
        pytest.param(13, 7, True, id="7 of 13"),
        pytest.param(13, 6, False, id="6 of 13 is below half"),
    ],
)
def test_nobody_tests_while_half_the_unit_follows_a_charismatic(began: int, now: int, exempt: bool) -> None:
    """He is counted in both numbers."""
    leave = charisma(BOOK, Following("Mirambo", "a", began, now))

    assert (leave is not None) == exempt


@pytest.mark.rule("TRAIT-09")
def test_the_leave_of_a_charismatic_names_its_rule() -> None:
    leave = charisma(BOOK, Following("Mirambo", "a", 10, 9))

    assert leave is not None
    assert (leave.rule, leave.page, leave.about["now"]) == ("TRAIT-09", 5, 9)


@pytest.mark.rule("TRAIT-05", "TRAIT-06")
def test_a_charismatic_joins_a_unit_of_his_own_as_the_game_begins() -> None:
    order = Join(LOVED, "a", "ruga_ruga")
    (event,) = join(BOOK, order)

    assert objections_to_join(BOOK, order) == ()
    assert (event.unit, event.rule) == ("a", "TRAIT-06")


@pytest.mark.rule("TRAIT-07")
def test_when_his_unit_breaks_he_stays_and_may_join_another() -> None:
    (event,) = left_behind(BOOK, Following("Mirambo", "a", 10, 3))

    assert (event.leader, event.rule) == ("Mirambo", "TRAIT-07")
    assert objections_to_join(BOOK, Join(LOVED, "b", begun=True, with_unit="a", unit_broke=True)) == ()


@pytest.mark.parametrize(
    ("order", "rule"),
    [
        pytest.param(Join(PLAIN, "a"), "LEAD-04", id="another leader", marks=pytest.mark.rule("LEAD-04")),
        pytest.param(
            Join(LOVED, "a", allied=True), "TRAIT-05",
            id="allies", marks=pytest.mark.rule("TRAIT-05", "ALLY-12"),
        ),
        pytest.param(
            Join(LOVED, "a", begun=True), "TRAIT-05",
            id="later, having joined none", marks=pytest.mark.rule("TRAIT-05"),
        ),
        pytest.param(
            Join(LOVED, "b", begun=True, with_unit="a"), "TRAIT-06",
            id="from one to another", marks=pytest.mark.rule("TRAIT-06"),
        ),
        pytest.param(
            Join(LOVED, "b", begun=True, with_unit="a", men_lost=True), "TRAIT-08",
            id="all his men dead", marks=pytest.mark.rule("TRAIT-08"),
        ),
        pytest.param(
            Join(LOVED, "a", "gunboat"), "GUN-33", id="a gunboat", marks=pytest.mark.rule("GUN-33"),
        ),
    ],
)  # fmt: skip
def test_what_stands_against_joining(order: Join, rule: str) -> None:
    assert [problem.rule for problem in objections_to_join(BOOK, order)] == [rule]


# --- words ---


def test_every_row_has_its_condition() -> None:
    tables = BOOK.leading

    assert [row.when for row in tables.rally] == list(rallying.NEEDS)
    assert [row.when for row in tables.objections_to_rally] == list(rallying.OBJECTIONS)
    assert [row.when for row in tables.objections_to_overlook] == list(OVERLOOKING)
    assert [row.when for row in tables.objections_to_join] == list(JOINING)


def test_every_objection_is_worded() -> None:
    problems = [
        *objections_to_rally(BOOK, Rally(PLAIN, "a", 9, "dhow", markers=0, attempts=1, in_phase=False)),
        *objections_to_overlook(BOOK, Overlook(PLAIN, "a", 9, allied=True, ignored=1, standard_used=True)),
        *objections_to_join(BOOK, Join(PLAIN, "b", "gunboat", allied=True, begun=True, men_lost=True)),
        *objections_to_join(BOOK, Join(LOVED, "b", begun=True, with_unit="a")),
        *objections_to_join(BOOK, Join(LOVED, "b", begun=True)),
    ]

    assert len({problem.code for problem in problems}) == 5 + 5 + 6
    assert all(told(*problems))


def test_every_event_and_leave_is_worded() -> None:
    following = Following("Mirambo", "a", 10, 9)
    leave = charisma(BOOK, following)
    rallies = [rally(BOOK, Rally(leader, "a", 3), Dice([3]))[0] for leader in (PLAIN, ELOQUENT)]
    lines = [line for event in rallies for line in event.check.reckoning.lines]

    assert leave is not None
    assert all(told(leave, discipline(BOOK, Overlook(STERN, "a", 4)), *rallies, *lines))
    assert all(told(*join(BOOK, Join(LOVED, "a")), *left_behind(BOOK, following)))
    assert all(told(*throw_for_trait(BOOK, "Emin", Trait, Dice([3]))))
    assert all(has(language, die) for language in LANGUAGES for die in (DIE, traits.DIE))
