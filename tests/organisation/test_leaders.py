"""What leaders do for their units, pages 4-5."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.rules.battle import Battle, Figure, Gone, Sort, Stage, Unit
from heart_africa.rules.battle.marks import OVERLOOKED, RALLY, SPARED, STANDARD
from heart_africa.rules.battle.staging import UNMARKED, lone, stage, unit
from heart_africa.rules.book import Trait, book
from heart_africa.rules.book.play import Step
from heart_africa.rules.morale_exemptions import exempt
from heart_africa.rules.morale_exemptions import given as leaves
from heart_africa.rules.organisation import leaders
from heart_africa.rules.organisation.leaders import (
    RALLY_DIE,
    AttachLeader,
    Overlook,
    Rally,
    Rejoin,
    join,
    left_behind,
    objections_to_join,
    objections_to_overlook,
    objections_to_rally,
    overlook,
    rally,
    rally_check,
    throw_for_trait,
)
from heart_africa.rules.organisation.leaders import TO_JOINING as JOINING
from heart_africa.rules.organisation.leaders import TO_OVERLOOKING as OVERLOOKING
from heart_africa.rules.shared_terms import Melee
from tests.wording import told

BOOK = book()


def leader(*his: Trait, marks: Figure = UNMARKED, **facts: object) -> Unit:
    """A leader on his own, of these traits."""
    made = replace(lone("Emin", "red", Sort.LEADER, marks=marks), traits=his)
    return replace(made, **facts)  # type: ignore[arg-type]  # whatever a test says of him


PLAIN = leader()
ELOQUENT = leader(Trait.ELOQUENT)
STERN = leader(Trait.DISCIPLINARIAN)
LOVED = leader(Trait.CHARISMATIC)


def men(troop: str = "askaris", count: int = 9, name: str = "a", **facts: object) -> Unit:
    """A unit of his side, marked once."""
    made = replace(unit(name, "red", troop, count), markers=1)
    return replace(made, **facts)  # type: ignore[arg-type]  # whatever a test says of it


def rallies(him: Unit = PLAIN, unit_: Unit | None = None, step: Step = Step.RALLYING) -> Battle:
    """A leader and a unit when units are rallied."""
    return stage(him, unit_ or men(), step=step)


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
    ("his", "needs", "rule", "page"),
    [
        pytest.param(PLAIN, 4, "LEAD-10", 4, id="any leader", marks=pytest.mark.rule("LEAD-10")),
        pytest.param(ELOQUENT, 2, "TRAIT-11", 5, id="eloquent", marks=pytest.mark.rule("TRAIT-11")),
    ],
)
def test_what_it_takes_to_rally(his: Unit, needs: int, rule: str, page: int) -> None:
    known = rally_check(BOOK, his)

    assert (known.needs, known.rule, known.page) == (needs, rule, page)


@pytest.mark.rule("LEAD-10", "LEAD-11", "TRAIT-11", "MORALE-16")
@pytest.mark.parametrize(
    ("his", "face", "removed"), [(PLAIN, 3, 0), (PLAIN, 4, 1), (ELOQUENT, 1, 0), (ELOQUENT, 2, 1)]
)
def test_a_rally_removes_one_marker(his: Unit, face: int, removed: int) -> None:
    (event,) = rally(BOOK, rallies(his), Rally("Emin", "a", 3), Dice([face]))

    assert (event.removed, event.face) == (removed, face)


@pytest.mark.rule("LEAD-12")
def test_a_leader_who_has_fought_rallies_all_the_same() -> None:
    busy = leader(marks=Figure("", "", shots=1, melee=Melee.THROUGHOUT))

    found = objections_to_rally(BOOK, rallies(busy), Rally("Emin", "a", 3))

    assert (found, rally_check(BOOK, busy).needs) == ((), 4)


@pytest.mark.rule("LEAD-08", "ALLY-12", "TURN-14")
def test_a_marker_of_this_very_turn_and_an_allied_unit_can_be_rallied() -> None:
    """Nobody asks whose the unit is, nor when it failed."""
    allies = men("warriors", name="Tuta", contingent="warlike_tribe")

    assert objections_to_rally(BOOK, rallies(PLAIN, allies), Rally("Emin", "Tuta", 6)) == ()


@pytest.mark.parametrize(
    ("battle", "inches", "rule"),
    [
        pytest.param(rallies(), 6.5, "LEAD-09", id="beyond 6 in", marks=pytest.mark.rule("LEAD-09")),
        pytest.param(
            rallies(leader(used=(f"{RALLY}:b",))), 1, "LEAD-08",
            id="a second attempt", marks=pytest.mark.rule("LEAD-08"),
        ),
        pytest.param(
            rallies(PLAIN, men(markers=0)), 1, "LEAD-11", id="no marker", marks=pytest.mark.rule("LEAD-11"),
        ),
        pytest.param(
            rallies(step=Step.MORALE), 1, "TURN-14",
            id="before the tests", marks=pytest.mark.rule("TURN-14"),
        ),
        pytest.param(
            rallies(PLAIN, men("gunboat", 1)), 1, "GUN-33",
            id="a gunboat", marks=pytest.mark.rule("GUN-33"),
        ),
        pytest.param(
            rallies(PLAIN, men("dhow", 1)), 1, "GUN-33", id="a dhow", marks=pytest.mark.rule("BOAT-11"),
        ),
    ],
)  # fmt: skip
def test_what_stands_against_rallying(battle: Battle, inches: float, rule: str) -> None:
    assert [problem.rule for problem in objections_to_rally(BOOK, battle, Rally("Emin", "a", inches))] == [
        rule
    ]


def test_a_rally_takes_one_die() -> None:
    with pytest.raises(DiceNeeded) as caught:
        rally(BOOK, rallies(), Rally("Emin", "a", 3), Dice())

    assert (caught.value.count, caught.value.why) == (1, RALLY_DIE)


@given(st.integers(1, 6), st.integers(0, 3))
def test_no_rally_removes_more_than_there_is(face: int, markers: int) -> None:
    (event,) = rally(BOOK, rallies(ELOQUENT, men(markers=markers)), Rally("Emin", "a", 3), Dice([face]))

    assert 0 <= event.removed <= markers


# --- the disciplinarian ---


@pytest.mark.rule("TRAIT-10")
def test_under_a_disciplinarians_eyes_a_unit_may_ignore_a_test() -> None:
    battle, order = stage(STERN, men()), Overlook("Emin", "a", 4)
    (event,) = overlook(BOOK, battle, order)
    (leave,) = leaves(BOOK, men(used=(f"{OVERLOOKED}:Emin",)))

    assert objections_to_overlook(BOOK, battle, order) == ()
    assert (event.leader, event.unit, event.rule) == ("Emin", "a", "TRAIT-10")
    assert (leave.rule, leave.page, leave.by, leave.one_unit) == ("TRAIT-10", 5, "Emin", False)


@pytest.mark.rule("TRAIT-10")
def test_a_leave_that_is_used_is_gone() -> None:
    assert leaves(BOOK, men(used=(f"{OVERLOOKED}:Emin", f"{SPARED}:Emin"))) == ()


@pytest.mark.parametrize(
    ("his", "unit_", "inches", "rule"),
    [
        pytest.param(STERN, men(), 4.5, "TRAIT-10", id="beyond 4 in", marks=pytest.mark.rule("TRAIT-10")),
        pytest.param(PLAIN, men(), 1, "TRAIT-10", id="another leader", marks=pytest.mark.rule("TRAIT-10")),
        pytest.param(
            STERN, men(contingent="warlike_tribe"), 1, "TRAIT-10",
            id="allies", marks=pytest.mark.rule("TRAIT-10", "ALLY-12"),
        ),
        pytest.param(
            STERN, men(used=(f"{OVERLOOKED}:Emin",)), 1, "TRAIT-10",
            id="a second test", marks=pytest.mark.rule("TRAIT-10"),
        ),
        pytest.param(
            STERN, men(used=(f"{STANDARD}:Juma",)), 1, "STD-05",
            id="besides the standard", marks=pytest.mark.rule("STD-05"),
        ),
    ],
)  # fmt: skip
def test_what_stands_against_ignoring_a_test(his: Unit, unit_: Unit, inches: float, rule: str) -> None:
    found = objections_to_overlook(BOOK, stage(his, unit_), Overlook("Emin", "a", inches))

    assert [problem.rule for problem in found] == [rule]


# --- the charismatic ---


def followed(began: int, now: int) -> tuple[Battle, Unit]:
    """A unit whose charismatic leader is counted among those with whom it began, and who are left."""
    left = replace(men(count=now - 1), began=began - 1)
    return stage(leader(Trait.CHARISMATIC, with_unit="a"), left), left


def before(*units: Unit) -> Battle:
    """These before the first turn."""
    return replace(stage(*units), stage=Stage.DEPLOY)


@pytest.mark.rule("TRAIT-09", "WITCH-08", "TRAIT-06")
@pytest.mark.parametrize(
    ("began", "now", "spared"),
    [
        pytest.param(12, 12, True, id="whole"),
        pytest.param(12, 6, True, id="half of 12"),
        pytest.param(12, 5, False, id="below half of 12"),
        pytest.param(13, 7, True, id="7 of 13"),
        pytest.param(13, 6, False, id="6 of 13 is below half"),
    ],
)
def test_nobody_tests_while_half_the_unit_follows_a_charismatic(began: int, now: int, spared: bool) -> None:
    """He is counted in both numbers."""
    assert (exempt(BOOK, *followed(began, now)) is not None) == spared


@pytest.mark.rule("TRAIT-09")
def test_the_leave_of_a_charismatic_names_its_rule() -> None:
    leave = exempt(BOOK, *followed(10, 9))

    assert leave is not None
    assert (leave.rule, leave.page, leave.by, leave.about["now"]) == ("TRAIT-09", 5, "Emin", 9)


@pytest.mark.rule("TRAIT-09")
def test_nobody_is_spared_by_a_leader_who_has_fallen_or_is_of_another_sort() -> None:
    gone = leader(Trait.CHARISMATIC, marks=Figure("", "", gone=Gone.LOST), with_unit="a")
    eloquent = leader(Trait.ELOQUENT, with_unit="a")

    assert [exempt(BOOK, stage(each, men()), men()) for each in (gone, eloquent)] == [None, None]


@pytest.mark.rule("TRAIT-05", "TRAIT-06")
def test_a_charismatic_joins_a_unit_of_his_own_as_the_game_begins() -> None:
    battle, order = before(LOVED, men("ruga_ruga")), AttachLeader("Emin", "a")
    (event,) = join(BOOK, battle, order)

    assert objections_to_join(BOOK, battle, order) == ()
    assert (event.unit, event.rule) == ("a", "TRAIT-06")


@pytest.mark.rule("TRAIT-07")
def test_when_his_unit_breaks_he_stays_and_may_join_another() -> None:
    event = left_behind(BOOK, leader(Trait.CHARISMATIC, with_unit="a"))
    alone = leader(Trait.CHARISMATIC, parted="broke")

    assert (event.leader, event.unit, event.rule) == ("Emin", "a", "TRAIT-07")
    assert objections_to_join(BOOK, stage(alone, men(name="b")), Rejoin("Emin", "b")) == ()


@pytest.mark.parametrize(
    ("battle", "order", "rule"),
    [
        pytest.param(
            before(PLAIN, men()), AttachLeader("Emin", "a"), "LEAD-04",
            id="another leader", marks=pytest.mark.rule("LEAD-04"),
        ),
        pytest.param(
            before(LOVED, men(contingent="warlike_tribe")), AttachLeader("Emin", "a"), "TRAIT-05",
            id="allies", marks=pytest.mark.rule("TRAIT-05", "ALLY-12"),
        ),
        pytest.param(
            stage(LOVED, men()), AttachLeader("Emin", "a"), "TRAIT-05",
            id="later, having joined none", marks=pytest.mark.rule("TRAIT-05"),
        ),
        pytest.param(
            stage(LOVED, men()), Rejoin("Emin", "a"), "TRAIT-05",
            id="later, having lost none", marks=pytest.mark.rule("TRAIT-05"),
        ),
        pytest.param(
            stage(leader(Trait.CHARISMATIC, with_unit="a"), men(), men(name="b")), Rejoin("Emin", "b"),
            "TRAIT-06", id="from one to another", marks=pytest.mark.rule("TRAIT-06"),
        ),
        pytest.param(
            stage(leader(Trait.CHARISMATIC, parted="lost"), men(name="b")), Rejoin("Emin", "b"),
            "TRAIT-08", id="all his men dead", marks=pytest.mark.rule("TRAIT-08"),
        ),
        pytest.param(
            before(LOVED, men("gunboat", 1)), AttachLeader("Emin", "a"), "GUN-33",
            id="a gunboat", marks=pytest.mark.rule("GUN-33"),
        ),
    ],
)  # fmt: skip
def test_what_stands_against_joining(battle: Battle, order: AttachLeader | Rejoin, rule: str) -> None:
    assert [problem.rule for problem in objections_to_join(BOOK, battle, order)] == [rule]


# --- words ---


def test_every_row_has_its_condition() -> None:
    tables = BOOK.leading

    assert [row.when for row in tables.rally] == list(leaders.NEEDS)
    assert [row.when for row in tables.objections_to_rally] == list(leaders.TO_RALLYING)
    assert [row.when for row in tables.objections_to_overlook] == list(OVERLOOKING)
    assert [row.when for row in tables.objections_to_join] == list(JOINING)


def test_every_objection_is_worded() -> None:
    tired, boat = leader(used=(f"{RALLY}:b",)), men("dhow", 1, markers=0)
    spared = men(contingent="tribe", used=(f"{OVERLOOKED}:Emin", f"{STANDARD}:Juma"))
    gunboat = men("gunboat", 1, name="b", contingent="tribe")
    problems = [
        *objections_to_rally(BOOK, rallies(tired, boat, Step.MORALE), Rally("Emin", "a", 9)),
        *objections_to_overlook(BOOK, stage(PLAIN, spared), Overlook("Emin", "a", 9)),
        *objections_to_join(BOOK, stage(leader(parted="lost"), gunboat), Rejoin("Emin", "b")),
        *objections_to_join(
            BOOK, stage(leader(Trait.CHARISMATIC, with_unit="a"), men(), men(name="b")), Rejoin("Emin", "b")
        ),
        *objections_to_join(BOOK, stage(LOVED, men(name="b")), Rejoin("Emin", "b")),
    ]

    assert len({problem.code for problem in problems}) == 5 + 5 + 6
    assert all(told(*problems))


def test_every_event_and_leave_is_worded() -> None:
    leave = exempt(BOOK, *followed(10, 9))
    tried = [rally(BOOK, rallies(his), Rally("Emin", "a", 3), Dice([3]))[0] for his in (PLAIN, ELOQUENT)]
    lines = [line for event in tried for line in event.check.reckoning.lines]
    joined = join(BOOK, before(LOVED, men()), AttachLeader("Emin", "a"))

    assert leave is not None
    assert all(told(leave, *leaves(BOOK, men(used=(f"{OVERLOOKED}:Emin",))), *tried, *lines))
    assert all(told(*overlook(BOOK, stage(STERN, men()), Overlook("Emin", "a", 4))))
    assert all(told(*joined, left_behind(BOOK, leader(Trait.CHARISMATIC, with_unit="a"))))
    assert all(told(*throw_for_trait(BOOK, "Emin", Trait, Dice([3]))))
    assert all(has(language, die) for language in LANGUAGES for die in (RALLY_DIE, leaders.TRAIT_DIE))
