"""What makes a unit take a morale test, page 28."""

from collections.abc import Iterable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.rules.load import book
from heart_africa.rules.play import morale
from heart_africa.rules.play.morale import (
    Ambush,
    Due,
    FriendGone,
    News,
    NotableLost,
    NotDue,
    Spell,
    Unit,
)
from heart_africa.rules.play.morale.causes import (
    AMBUSHES,
    ARMY,
    CASUALTIES,
    FRIENDS,
    NOTABLES,
    SPELLS,
)
from heart_africa.rules.play.morale.never import NEVER
from heart_africa.rules.units import Release
from tests.wording import told

BOOK = book()
ASKARIS = Unit("1st company", {"askaris": 12}, at_start=12)  # 6 points each
CHARM = Release("leading-charisma", "TRAIT-09", 5)


def rules(unit: Unit, news: News) -> list[str]:
    """The entries by which the unit has to test, one for each test."""
    return [due.rule for due in morale.due_tests(BOOK, unit, news)]


def refused(unit: Unit, news: News) -> list[str]:
    """The entries by which what happened makes no test."""
    return [answer.rule for answer in morale.weighed(BOOK, unit, news) if isinstance(answer, NotDue)]


# --- casualties ---


@pytest.mark.rule("MORALE-02", "MORALE-03")
@pytest.mark.parametrize(
    ("figures", "casualties", "tests"),
    [
        (1, 0, 0), (6, 1, 1), (6, 2, 2), (6, 5, 5),
        (7, 1, 0), (7, 2, 1), (12, 3, 1), (12, 4, 2), (12, 6, 3),
        (13, 2, 0), (13, 3, 1), (20, 5, 1), (20, 6, 2), (20, 12, 4),
        (21, 3, 0), (21, 4, 1), (30, 7, 1), (30, 8, 2), (30, 16, 4),
    ],
)  # fmt: skip
def test_casualties_make_a_test_for_each_full_multiple(figures: int, casualties: int, tests: int) -> None:
    """Up to 6 figures at the start of the turn 1; 7 to 12, 2; 13 to 20, 3; more, 4."""
    unit = Unit("spears", {"spearmen": figures - casualties}, at_start=figures)

    assert len(morale.due_tests(BOOK, unit, News(casualties=casualties))) == tests


@pytest.mark.rule("MORALE-01", "MORALE-02", "MORALE-03")
def test_each_test_names_its_own_reason() -> None:
    first, second = morale.due_tests(BOOK, replace(ASKARIS, figures={"askaris": 8}), News(casualties=4))

    assert (first.rule, first.page, first.about["threshold"], first.about["reached"]) == (
        "MORALE-02",
        28,
        2,
        2,
    )
    assert (second.rule, second.about["reached"]) == ("MORALE-03", 4)


@pytest.mark.rule("MORALE-02")
def test_too_few_casualties_are_answered_too() -> None:
    (answer,) = morale.weighed(BOOK, ASKARIS, News(casualties=1))

    assert (answer.what, answer.about["threshold"]) == ("morale-too-few-casualties", 2)


# --- ambushes ---


@pytest.mark.parametrize(
    ("ambushes", "due", "not_due"),
    [
        pytest.param([Ambush(8)], ["MORALE-04"], [], id="8 in", marks=pytest.mark.rule("MORALE-04", "AMBUSH-11")),
        pytest.param([Ambush(8.5)], [], ["MORALE-04"], id="more", marks=pytest.mark.rule("MORALE-04")),
        pytest.param(
            [Ambush(3), Ambush(5), Ambush(7)], ["MORALE-04"], ["AMBUSH-12", "AMBUSH-12"],
            id="once a turn", marks=pytest.mark.rule("AMBUSH-12"),
        ),
        pytest.param(
            [Ambush(12), Ambush(5)], ["MORALE-04"], ["MORALE-04"],
            id="one near, one far", marks=pytest.mark.rule("AMBUSH-12"),
        ),
        pytest.param(
            [Ambush(8, pygmies=True)], ["MORALE-04", "MORALE-05"], [],
            id="pygmies", marks=pytest.mark.rule("MORALE-05"),
        ),
        pytest.param(
            [Ambush(9, pygmies=True), Ambush(2)], ["MORALE-04"], ["MORALE-04"],
            id="pygmies too far", marks=pytest.mark.rule("MORALE-05"),
        ),
        pytest.param(
            [Ambush(2, pygmies=True), Ambush(3, pygmies=True)], ["MORALE-04", "MORALE-05"], ["AMBUSH-12"],
            id="pygmies twice", marks=pytest.mark.rule("MORALE-05"),
        ),
    ],
)  # fmt: skip
def test_ambushes(ambushes: list[Ambush], due: list[str], not_due: list[str]) -> None:
    news = News(ambushes=tuple(ambushes))

    assert (rules(ASKARIS, news), refused(ASKARIS, news)) == (due, not_due)


# --- friends destroyed or fled ---


EIGHT = {"askaris": 8}
Figures = dict[str, int]


def gone(inches: float, figures: Figures = EIGHT, *, in_sight: bool = True, fled: bool = False) -> News:
    return News(friends=(FriendGone("friends", figures, inches, in_sight, fled),))


@pytest.mark.rule("MORALE-07")
@pytest.mark.parametrize("fled", [True, False])
def test_a_friend_lost_within_12_inches_and_in_sight_makes_a_test(fled: bool) -> None:
    assert rules(ASKARIS, gone(12, fled=fled)) == ["MORALE-07"]


@pytest.mark.rule("MORALE-07")
def test_each_friend_makes_its_own_test() -> None:
    friends = (*gone(2).friends, *gone(12, fled=True).friends)

    assert rules(ASKARIS, News(friends=friends)) == ["MORALE-07", "MORALE-07"]


@pytest.mark.rule("MORALE-07")
@pytest.mark.parametrize("news", [gone(12.5), gone(5, in_sight=False)], ids=["too far", "out of sight"])
def test_a_friend_farther_or_unseen_makes_none(news: News) -> None:
    assert (rules(ASKARIS, news), refused(ASKARIS, news)) == ([], ["MORALE-07"])


@pytest.mark.rule("MORALE-08")
@pytest.mark.parametrize(
    ("own", "lost", "tests"),
    [
        pytest.param({"askaris": 9}, {"askaris": 9}, 1, id="6 against 6: equal value tests"),
        pytest.param({"askaris": 9}, {"spearmen": 9}, 0, id="4 against 6"),
        pytest.param({"spearmen": 9}, {"askaris": 9}, 1, id="6 against 4"),
        pytest.param({"askaris": 9}, {"spearmen": 9, "ruga_ruga": 1}, 1, id="one of 9 among those of 4"),
        pytest.param({"askaris": 1, "well_armed_askaris": 9}, {"agile_warriors": 5}, 1, id="8, own 6 and 12"),
        pytest.param({"well_armed_askaris": 9}, {"agile_warriors": 5}, 0, id="8 against 12"),
        pytest.param({"white_men": 2, "gun_bearer": 2}, {"soldiers": 5}, 1, id="20, own 40 and 20"),
        pytest.param({"white_men": 2}, {"soldiers": 5}, 0, id="20 against 40"),
        pytest.param({"regulars": 5}, {"gunboat": 1}, 1, id="a gunboat of 100"),
    ],
)
def test_nobody_minds_the_loss_of_lesser_men(own: dict[str, int], lost: dict[str, int], tests: int) -> None:
    """No test if the dearest figure lost is worth less than the cheapest of the unit (prices of page 12)."""
    unit = Unit("own", own, at_start=9)

    assert len(rules(unit, gone(6, lost))) == tests
    assert len(refused(unit, gone(6, lost))) == 1 - tests


# --- leaders, standard bearers, witch doctors ---


@pytest.mark.rule("MORALE-09")
@pytest.mark.parametrize("who", ["leader", "standard_bearer", "witch_doctor"])
@pytest.mark.parametrize(("inches", "tests"), [(18, 1), (18.5, 0)])
def test_one_of_them_falling_within_18_inches_makes_a_test(who: str, inches: float, tests: int) -> None:
    lost = {kind: NotableLost(kind, inches) for kind in ("leader", "standard_bearer", "witch_doctor")}[who]

    assert len(rules(ASKARIS, News(notables=(lost,)))) == tests


@pytest.mark.rule("MORALE-10")
def test_each_of_them_makes_its_own_test() -> None:
    fallen = (NotableLost("leader", 3), NotableLost("standard_bearer", 3), NotableLost("leader", 20))

    assert rules(ASKARIS, News(notables=fallen)) == ["MORALE-09", "MORALE-09"]


@pytest.mark.rule("MORALE-09", "ALLY-11")
@pytest.mark.parametrize(
    ("lost", "contingent", "tests"),
    [
        pytest.param(NotableLost("standard_bearer", 1, "pygmies"), "", 0, id="an allied standard, own unit"),
        pytest.param(NotableLost("standard_bearer", 1), "pygmies", 0, id="the own standard, allied unit"),
        pytest.param(NotableLost("standard_bearer", 1, "pygmies"), "pygmies", 1, id="their own standard"),
        pytest.param(NotableLost("leader", 1), "pygmies", 1, id="the leader, allied unit"),
        pytest.param(NotableLost("witch_doctor", 1), "pygmies", 1, id="the witch doctor, allied unit"),
    ],
)
def test_a_standard_matters_to_its_own_contingent(lost: NotableLost, contingent: str, tests: int) -> None:
    unit = replace(ASKARIS, contingent=contingent)

    assert len(rules(unit, News(notables=(lost,)))) == tests


# --- what the whole army hears of ---


@pytest.mark.rule("MORALE-11", "BAG-09")
@pytest.mark.parametrize("elements", [1, 3])
def test_captured_baggage_makes_one_test_a_turn_anywhere(elements: int) -> None:
    assert rules(ASKARIS, News(baggage_captured=elements)) == ["MORALE-11"]


@pytest.mark.rule("MORALE-11")
def test_a_unit_off_the_table_hears_nothing() -> None:
    assert rules(replace(ASKARIS, on_table=False), News(baggage_captured=1)) == []


@pytest.mark.rule("TERR-52")
def test_baggage_eaten_by_crocodiles_makes_no_test() -> None:
    news = News(baggage_eaten=1)

    assert (rules(ASKARIS, news), refused(ASKARIS, news)) == ([], ["TERR-52"])


@pytest.mark.parametrize(
    ("news", "due", "page"),
    [
        pytest.param(
            News(village_burnt=True), "MORALE-12", 28,
            id="fired by the enemy", marks=pytest.mark.rule("MORALE-12"),
        ),
        pytest.param(
            News(village_burnt=True, by_owner=True), "MORALE-13", 25,
            id="fired by its owner", marks=pytest.mark.rule("MORALE-13", "FIRE-12"),
        ),
    ],
)  # fmt: skip
def test_a_burnt_village_of_the_defender_makes_a_test(news: News, due: str, page: int) -> None:
    (test,) = morale.due_tests(BOOK, ASKARIS, news)

    assert (test.rule, test.page) == (due, page)


@pytest.mark.rule("MORALE-12")
def test_a_burnt_village_of_the_attacker_makes_none() -> None:
    news = News(village_burnt=True, defending=False)

    assert (rules(ASKARIS, news), refused(ASKARIS, news)) == ([], ["MORALE-12"])


@pytest.mark.rule("MORALE-11", "MORALE-12")
def test_baggage_and_village_are_two_causes() -> None:
    assert rules(ASKARIS, News(baggage_captured=2, village_burnt=True)) == ["MORALE-11", "MORALE-12"]


# --- spells, and who takes no tests ---


@pytest.mark.rule("MORALE-06", "WITCH-05", "WITCH-06")
def test_a_spell_makes_one_more_test_which_may_wait_for_the_others() -> None:
    casualties, spell = morale.due_tests(BOOK, ASKARIS, News(casualties=2, spells=(Spell("Nganga"),)))

    assert (casualties.waits, spell.rule, spell.waits) == (False, "MORALE-06", True)


@pytest.mark.rule("MORALE-06", "WITCH-07")
def test_a_spell_on_unbelievers_makes_none() -> None:
    news = News(spells=(Spell("Nganga", Release("independents-unbelief", "WITCH-07", 11)),))

    assert (rules(ASKARIS, news), refused(ASKARIS, news)) == ([], ["WITCH-07"])


EVERYTHING = News(
    casualties=4, ambushes=(Ambush(2, pygmies=True),), friends=gone(2).friends,
    notables=(NotableLost("leader", 2),), baggage_captured=1, village_burnt=True, spells=(Spell("Nganga"),),
)  # fmt: skip


@pytest.mark.rule("MORALE-01")
def test_every_cause_makes_its_own_test() -> None:
    """Casualties two, ambush two, friend, leader, baggage, village and spell one each."""
    assert len(rules(ASKARIS, EVERYTHING)) == 9


@pytest.mark.rule("TRAIT-09")
def test_an_exempt_unit_is_spared_every_one_of_them() -> None:
    due = morale.due_tests(BOOK, ASKARIS, EVERYTHING, CHARM)

    assert {test.spared for test in due} == {CHARM}
    assert len(due) == 9


@pytest.mark.parametrize(
    ("unit", "rule"),
    [
        pytest.param(
            Unit("Mirambo", {"ruga_ruga": 1}, 1, lone_leader=True), "LEAD-05",
            id="leader", marks=pytest.mark.rule("LEAD-05"),
        ),
        pytest.param(
            Unit("a", {"standard_bearer": 1}, 1), "STD-02",
            id="standard bearer", marks=pytest.mark.rule("STD-02"),
        ),
        pytest.param(
            Unit("a", {"witch_doctor": 1}, 1), "WITCH-03",
            id="witch doctor", marks=pytest.mark.rule("WITCH-03"),
        ),
        pytest.param(Unit("a", {"scout": 1}, 1), "SCOUT-08", id="scout", marks=pytest.mark.rule("SCOUT-08")),
        pytest.param(Unit("a", {"baggage": 4}, 4), "BAG-03", id="baggage", marks=pytest.mark.rule("BAG-03")),
        pytest.param(Unit("a", {"gunboat": 1}, 1), "GUN-28", id="gunboat", marks=pytest.mark.rule("GUN-28")),
        pytest.param(Unit("a", {"dhow": 1}, 1), "BOAT-11", id="dhow", marks=pytest.mark.rule("BOAT-11")),
        pytest.param(
            Unit("a", {"spearmen": 0}, 9), "MORALE-01", id="wiped out", marks=pytest.mark.rule("MORALE-01")
        ),
    ],
)  # fmt: skip
def test_who_never_tests(unit: Unit, rule: str) -> None:
    assert [problem.rule for problem in morale.never_tests(BOOK, unit)] == [rule]
    assert morale.weighed(BOOK, unit, EVERYTHING) == ()


@pytest.mark.parametrize(
    "troop", ["field_artillery", "machine_gun", "muzzle_loading_cannon", "pygmy_archers"]
)
def test_guns_and_pygmies_test_like_everyone(troop: str) -> None:
    assert morale.never_tests(BOOK, Unit("a", {troop: 1}, 1)) == ()


# --- laws ---

news = st.builds(
    News,
    casualties=st.integers(0, 20),
    ambushes=st.lists(st.builds(Ambush, st.integers(0, 12), st.booleans()), max_size=3).map(tuple),
    baggage_captured=st.integers(0, 4),
    village_burnt=st.booleans(),
    defending=st.booleans(),
    spells=st.lists(st.just(Spell("Nganga")), max_size=2).map(tuple),
)


@given(news, st.integers(1, 30))
def test_more_casualties_never_mean_fewer_tests(known: News, figures: int) -> None:
    unit = Unit("a", {"spearmen": 1}, at_start=figures)
    worse = replace(known, casualties=known.casualties + 1)

    assert len(rules(unit, known)) <= len(rules(unit, worse))


@given(news)
def test_an_exemption_changes_no_reason(known: News) -> None:
    plain, exempt = (morale.due_tests(BOOK, ASKARIS, known, leave) for leave in (None, CHARM))

    assert tuple(replace(test, spared=None) for test in exempt) == plain


# --- the casualties still to come ---


@pytest.mark.rule("MORALE-02", "MORALE-03")
@pytest.mark.parametrize(
    ("figures", "lost", "steps"),
    [
        pytest.param(12, 0, [(2, 1), (4, 2), (6, 3), (8, 4), (10, 5)], id="12 figures"),
        pytest.param(12, 3, [(1, 2), (3, 3), (5, 4), (7, 5)], id="12, three lost: one test is made"),
        pytest.param(20, 2, [(1, 1), (4, 2), (7, 3), (10, 4), (13, 5), (16, 6)], id="20, two lost"),
        pytest.param(4, 0, [(1, 1), (2, 2), (3, 3)], id="4: the last casualty leaves nobody to test"),
        pytest.param(8, 6, [], id="8, six lost: two more leave nobody"),
        pytest.param(1, 0, [], id="one figure"),
    ],
)
def test_how_many_more_casualties_would_make_how_many_tests(
    figures: int, lost: int, steps: list[tuple[int, int]]
) -> None:
    ladder = morale.ladder(BOOK, figures, lost)

    assert [(step.more, step.tests) for step in ladder.steps] == steps
    assert {step.casualties - step.more for step in ladder.steps} <= {lost}


@pytest.mark.parametrize(("lost", "tests"), [(2, 0), (3, 1), (7, 2), (20, 0)])
def test_the_ladder_says_how_many_tests_are_made_already(lost: int, tests: int) -> None:
    """Twenty figures test at three; when all have fallen nobody tests."""
    assert (morale.ladder(BOOK, 20, lost).tests, morale.ladder(BOOK, 20, lost).threshold) == (tests, 3)


@given(st.integers(1, 30), st.integers(0, 30))
def test_the_ladder_agrees_with_the_tests_due(figures: int, lost: int) -> None:
    for step in morale.ladder(BOOK, figures, lost).steps:
        unit = Unit("a", {"spearmen": figures - step.casualties}, at_start=figures)
        assert len(rules(unit, News(casualties=step.casualties))) == step.tests
        assert len(rules(unit, News(casualties=step.casualties - 1))) == step.tests - 1


# --- words ---


def test_every_row_has_its_condition() -> None:
    tables = BOOK.morale.no_test
    rows = [tables.casualties, tables.ambush, tables.friend, tables.notable, tables.army, tables.spell]
    conditions: list[Iterable[str]] = [CASUALTIES, AMBUSHES, FRIENDS, NOTABLES, ARMY, SPELLS]

    assert [[row.when for row in part] for part in rows] == [list(part) for part in conditions]
    assert [row.when for row in BOOK.morale.never] == list(NEVER)


def test_every_answer_is_worded() -> None:
    causes = [
        EVERYTHING, News(casualties=1, ambushes=(Ambush(9), Ambush(1), Ambush(2))), gone(20), gone(1, in_sight=False),
        gone(1, {"spearmen": 1}), gone(1, fled=True), News(notables=(NotableLost("leader", 30),)),
        News(notables=(NotableLost("standard_bearer", 1, "pygmies"), NotableLost("standard_bearer", 1))),
        News(notables=(NotableLost("witch_doctor", 1),)), News(village_burnt=True, defending=False),
        News(baggage_eaten=2), News(village_burnt=True, by_owner=True), News(spells=(Spell("N", CHARM),)),
    ]  # fmt: skip
    answers = [answer for cause in causes for answer in morale.weighed(BOOK, ASKARIS, cause)]

    assert all(told(*answers))
    assert {type(answer) for answer in answers} == {Due, NotDue}
    assert len({answer.what for answer in answers}) == 13 + 11


@pytest.mark.parametrize("who", ["standard_bearer", "witch_doctor", "scout", "baggage", "gunboat", "dhow"])
def test_who_never_tests_is_worded(who: str) -> None:
    unit = Unit("a", {who: 1}, 1, lone_leader=True, on_table=False)

    assert all(told(*morale.never_tests(BOOK, unit), *morale.never_tests(BOOK, Unit("a", {}, 1))))
    assert len(morale.never_tests(BOOK, unit)) == 3
