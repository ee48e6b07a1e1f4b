"""What makes a unit take a morale test, page 28."""

from collections.abc import Iterable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.rules.battle import NewsItem, Sort, Unit, Where
from heart_africa.rules.book import book
from heart_africa.rules.morale_exemptions import exempt
from heart_africa.rules.play.morale import causes
from heart_africa.rules.play.morale.causes import (
    AMBUSHES,
    ARMY,
    FEW,
    FRIENDS,
    NEVER,
    NOTABLES,
    SPELLS,
    due_tests,
    never_tests,
    news_of,
)
from heart_africa.rules.play.morale.causes import ladder as ladder_of
from heart_africa.rules.play.morale.events import Due, NotDue
from tests.play.nerve import (
    CAPTURED,
    EATEN,
    FOLLOWED,
    OWN_VILLAGE,
    SPELL,
    VILLAGE,
    after,
    ambush,
    fallen,
    gone,
    men,
)
from tests.wording import told

BOOK = book()
ASKARIS = men({"askaris": 12})  # 6 points each


def due(unit: Unit, *news: NewsItem, attacker: str = "blue") -> tuple[Due, ...]:
    """The tests that it has to take."""
    return due_tests(BOOK, after(unit, *news, attacker=attacker), unit)


def rules(unit: Unit, *news: NewsItem, attacker: str = "blue") -> list[str]:
    """The entries by which the unit has to test, one for each test."""
    return [test.rule for test in due(unit, *news, attacker=attacker)]


def weighed(unit: Unit, *news: NewsItem, attacker: str = "blue") -> tuple[Due | NotDue, ...]:
    """All that is answered to what has reached it."""
    battle = after(unit, *news, attacker=attacker)
    return causes.weighed(BOOK, battle, unit, news_of(BOOK, battle, unit))


def refused(unit: Unit, *news: NewsItem, attacker: str = "blue") -> list[str]:
    """The entries by which what happened makes no test."""
    return [answer.rule for answer in weighed(unit, *news, attacker=attacker) if isinstance(answer, NotDue)]


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
    assert len(due(men({"spearmen": figures - casualties}, casualties))) == tests


@pytest.mark.rule("MORALE-01", "MORALE-02", "MORALE-03")
def test_each_test_names_its_own_reason() -> None:
    first, second = due(men({"askaris": 8}, 4))

    assert (first.rule, first.page, first.about["threshold"], first.about["reached"]) == (
        "MORALE-02",
        28,
        2,
        2,
    )
    assert (second.rule, second.about["reached"]) == ("MORALE-03", 4)


@pytest.mark.rule("MORALE-02")
def test_too_few_casualties_are_answered_too() -> None:
    (answer,) = weighed(men({"askaris": 11}, 1))

    assert (answer.what, answer.about["threshold"]) == ("morale-too-few-casualties", 2)


# --- ambushes ---


@pytest.mark.parametrize(
    ("news", "tests", "none"),
    [
        pytest.param([ambush(8)], ["MORALE-04"], [], id="8 in", marks=pytest.mark.rule("MORALE-04", "AMBUSH-11")),
        pytest.param([ambush(8.5)], [], ["MORALE-04"], id="more", marks=pytest.mark.rule("MORALE-04")),
        pytest.param(
            [ambush(3), ambush(5), ambush(7)], ["MORALE-04"], ["AMBUSH-12", "AMBUSH-12"],
            id="once a turn", marks=pytest.mark.rule("AMBUSH-12"),
        ),
        pytest.param(
            [ambush(12), ambush(5)], ["MORALE-04"], ["MORALE-04"],
            id="one near, one far", marks=pytest.mark.rule("AMBUSH-12"),
        ),
        pytest.param(
            [ambush(8, pygmies=True)], ["MORALE-04", "MORALE-05"], [],
            id="pygmies", marks=pytest.mark.rule("MORALE-05"),
        ),
        pytest.param(
            [ambush(9, pygmies=True), ambush(2)], ["MORALE-04"], ["MORALE-04"],
            id="pygmies too far", marks=pytest.mark.rule("MORALE-05"),
        ),
        pytest.param(
            [ambush(2, pygmies=True), ambush(3, pygmies=True)], ["MORALE-04", "MORALE-05"], ["AMBUSH-12"],
            id="pygmies twice", marks=pytest.mark.rule("MORALE-05"),
        ),
    ],
)  # fmt: skip
def test_ambushes(news: list[NewsItem], tests: list[str], none: list[str]) -> None:
    assert (rules(ASKARIS, *news), refused(ASKARIS, *news)) == (tests, none)


# --- friends destroyed or fled ---


@pytest.mark.rule("MORALE-07")
@pytest.mark.parametrize("fled", [True, False])
def test_a_friend_lost_within_12_inches_and_in_sight_makes_a_test(fled: bool) -> None:
    assert rules(ASKARIS, gone(12, fled=fled)) == ["MORALE-07"]


@pytest.mark.rule("MORALE-07")
def test_each_friend_makes_its_own_test() -> None:
    assert rules(ASKARIS, gone(2), gone(12, fled=True)) == ["MORALE-07", "MORALE-07"]


@pytest.mark.rule("MORALE-07")
@pytest.mark.parametrize(
    ("news", "said"),
    [
        pytest.param(gone(12.5), ["MORALE-07"], id="too far"),
        pytest.param(gone(5, seen=False), [], id="out of sight: nobody has told it"),
    ],
)
def test_a_friend_farther_or_unseen_makes_none(news: NewsItem, said: list[str]) -> None:
    assert (rules(ASKARIS, news), refused(ASKARIS, news)) == ([], said)


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
    unit = men(own)

    assert len(rules(unit, gone(6, lost))) == tests
    assert len(refused(unit, gone(6, lost))) == 1 - tests


# --- leaders, standard bearers, witch doctors ---


@pytest.mark.rule("MORALE-09")
@pytest.mark.parametrize("who", ["leader", "standard_bearer", "witch_doctor"])
@pytest.mark.parametrize(("inches", "tests"), [(18, 1), (18.5, 0)])
def test_one_of_them_falling_within_18_inches_makes_a_test(who: str, inches: float, tests: int) -> None:
    assert len(rules(ASKARIS, fallen(who, inches))) == tests


@pytest.mark.rule("MORALE-10")
def test_each_of_them_makes_its_own_test() -> None:
    three = (fallen("leader", 3), fallen("standard_bearer", 3), fallen("leader", 20))

    assert rules(ASKARIS, *three) == ["MORALE-09", "MORALE-09"]


@pytest.mark.rule("MORALE-09", "ALLY-11")
@pytest.mark.parametrize(
    ("lost", "contingent", "tests"),
    [
        pytest.param(fallen("standard_bearer", 1, "pygmies"), "", 0, id="an allied standard, own unit"),
        pytest.param(fallen("standard_bearer", 1), "pygmies", 0, id="the own standard, allied unit"),
        pytest.param(fallen("standard_bearer", 1, "pygmies"), "pygmies", 1, id="their own standard"),
        pytest.param(fallen("leader", 1), "pygmies", 1, id="the leader, allied unit"),
        pytest.param(fallen("witch_doctor", 1), "pygmies", 1, id="the witch doctor, allied unit"),
    ],
)
def test_a_standard_matters_to_its_own_contingent(lost: NewsItem, contingent: str, tests: int) -> None:
    unit = replace(ASKARIS, contingent=contingent)

    assert len(rules(unit, lost)) == tests


# --- what the whole army hears of ---


@pytest.mark.rule("MORALE-11", "BAG-09")
@pytest.mark.parametrize("elements", [1, 3])
def test_captured_baggage_makes_one_test_a_turn_anywhere(elements: int) -> None:
    assert rules(ASKARIS, *[CAPTURED] * elements) == ["MORALE-11"]


@pytest.mark.rule("MORALE-11")
def test_a_unit_off_the_table_hears_nothing() -> None:
    assert rules(replace(ASKARIS, where=Where.RESERVE), CAPTURED) == []


@pytest.mark.rule("TERR-52")
def test_baggage_eaten_by_crocodiles_makes_no_test() -> None:
    assert (rules(ASKARIS, EATEN), refused(ASKARIS, EATEN)) == ([], ["TERR-52"])


@pytest.mark.parametrize(
    ("news", "rule", "page"),
    [
        pytest.param(
            VILLAGE, "MORALE-12", 28, id="fired by the enemy", marks=pytest.mark.rule("MORALE-12"),
        ),
        pytest.param(
            OWN_VILLAGE, "MORALE-13", 25,
            id="fired by its owner", marks=pytest.mark.rule("MORALE-13", "FIRE-12"),
        ),
    ],
)  # fmt: skip
def test_a_burnt_village_of_the_defender_makes_a_test(news: NewsItem, rule: str, page: int) -> None:
    (test,) = due(ASKARIS, news)

    assert (test.rule, test.page) == (rule, page)


@pytest.mark.rule("MORALE-12")
def test_a_burnt_village_of_the_attacker_makes_none() -> None:
    assert rules(ASKARIS, VILLAGE, attacker="red") == []
    assert refused(ASKARIS, VILLAGE, attacker="red") == ["MORALE-12"]


@pytest.mark.rule("MORALE-11", "MORALE-12")
def test_baggage_and_village_are_two_causes() -> None:
    assert rules(ASKARIS, CAPTURED, VILLAGE, CAPTURED) == ["MORALE-11", "MORALE-12"]


# --- spells, and who takes no tests ---


@pytest.mark.rule("MORALE-06", "WITCH-05", "WITCH-06")
def test_a_spell_makes_one_more_test_which_may_wait_for_the_others() -> None:
    casualties, spell = due(men({"askaris": 10}, 2), SPELL)

    assert (casualties.waits, spell.rule, spell.waits) == (False, "MORALE-06", True)


@pytest.mark.rule("MORALE-06", "WITCH-07")
def test_a_spell_on_unbelievers_makes_none() -> None:
    regulars = men({"regulars": 9})

    assert (rules(regulars, SPELL), refused(regulars, SPELL)) == ([], ["WITCH-07"])


EVERYTHING = (ambush(2, pygmies=True), gone(2), fallen("leader", 2), CAPTURED, VILLAGE, SPELL)


@pytest.mark.rule("MORALE-01")
def test_every_cause_makes_its_own_test() -> None:
    """Casualties two, ambush two, friend, leader, baggage, village and spell one each."""
    assert len(rules(men({"askaris": 8}, 4), *EVERYTHING)) == 9


@pytest.mark.rule("TRAIT-09")
def test_an_exempt_unit_is_spared_every_one_of_them() -> None:
    """With him it began with 13, of whom 4 make one test; the spell it does not even mind (WITCH-08)."""
    unit = men({"askaris": 8}, 4)
    battle = after(unit, *EVERYTHING, led=FOLLOWED)
    tests, leave = due_tests(BOOK, battle, unit), exempt(BOOK, battle, unit)

    assert leave is not None
    assert {test.spared for test in tests} == {leave}
    assert len(tests) == 7


@pytest.mark.parametrize(
    ("unit", "rule"),
    [
        pytest.param(
            men({"ruga_ruga": 1}, sort=Sort.LEADER), "LEAD-05",
            id="leader", marks=pytest.mark.rule("LEAD-05"),
        ),
        pytest.param(
            men({"standard_bearer": 1}), "STD-02", id="standard bearer", marks=pytest.mark.rule("STD-02")
        ),
        pytest.param(
            men({"witch_doctor": 1}), "WITCH-03", id="witch doctor", marks=pytest.mark.rule("WITCH-03")
        ),
        pytest.param(men({"scout": 1}), "SCOUT-08", id="scout", marks=pytest.mark.rule("SCOUT-08")),
        pytest.param(men({"baggage": 4}), "BAG-03", id="baggage", marks=pytest.mark.rule("BAG-03")),
        pytest.param(men({"gunboat": 1}), "GUN-28", id="gunboat", marks=pytest.mark.rule("GUN-28")),
        pytest.param(men({"dhow": 1}), "BOAT-11", id="dhow", marks=pytest.mark.rule("BOAT-11")),
        pytest.param(men({}, 9), "MORALE-01", id="wiped out", marks=pytest.mark.rule("MORALE-01")),
    ],
)  # fmt: skip
def test_who_never_tests(unit: Unit, rule: str) -> None:
    assert [problem.rule for problem in never_tests(BOOK, after(unit), unit)] == [rule]
    assert weighed(unit, *EVERYTHING) == ()


@pytest.mark.parametrize(
    "troop", ["field_artillery", "machine_gun", "muzzle_loading_cannon", "pygmy_archers"]
)
def test_guns_and_pygmies_test_like_everyone(troop: str) -> None:
    assert never_tests(BOOK, after(men({troop: 1})), men({troop: 1})) == ()


# --- laws ---

known = st.lists(
    st.builds(lambda inches, pygmies: ambush(inches, pygmies=pygmies), st.integers(0, 12), st.booleans())
    | st.sampled_from([CAPTURED, EATEN, VILLAGE, SPELL]),
    max_size=6,
)


@given(known, st.integers(2, 30), st.data())
def test_more_casualties_never_mean_fewer_tests(
    news: list[NewsItem], figures: int, data: st.DataObject
) -> None:
    lost = data.draw(st.integers(0, figures - 2))
    few, many = men({"spearmen": figures - lost}, lost), men({"spearmen": figures - lost - 1}, lost + 1)

    assert len(rules(few, *news)) <= len(rules(many, *news))


@given(known)
def test_an_exemption_changes_no_reason(news: list[NewsItem]) -> None:
    """But for spells, which those who follow a charismatic leader do not mind."""
    plain = [test for test in due(ASKARIS, *news) if not test.waits]
    spared = due_tests(BOOK, after(ASKARIS, *news, led=FOLLOWED), ASKARIS)

    assert [replace(test, spared=None) for test in spared] == plain


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
    ladder = ladder_of(BOOK, figures, lost)

    assert [(step.more, step.tests) for step in ladder.steps] == steps
    assert {step.casualties - step.more for step in ladder.steps} <= {lost}


@pytest.mark.parametrize(("lost", "tests"), [(2, 0), (3, 1), (7, 2), (20, 0)])
def test_the_ladder_says_how_many_tests_are_made_already(lost: int, tests: int) -> None:
    """Twenty figures test at three; when all have fallen nobody tests."""
    assert (ladder_of(BOOK, 20, lost).tests, ladder_of(BOOK, 20, lost).threshold) == (
        tests,
        3,
    )


@given(st.integers(1, 30), st.integers(0, 30))
def test_the_ladder_agrees_with_the_tests_due(figures: int, lost: int) -> None:
    for step in ladder_of(BOOK, figures, lost).steps:
        left, fewer = figures - step.casualties, step.casualties - 1
        assert len(rules(men({"spearmen": left}, step.casualties))) == step.tests
        assert len(rules(men({"spearmen": left + 1}, fewer))) == step.tests - 1


# --- words ---


def test_every_row_has_its_condition() -> None:
    tables = BOOK.morale.no_test
    rows = [tables.casualties, tables.ambush, tables.friend, tables.notable, tables.army, tables.spell]
    conditions: list[Iterable[str]] = [FEW, AMBUSHES, FRIENDS, NOTABLES, ARMY, SPELLS]

    assert [[row.when for row in part] for part in rows] == [list(part) for part in conditions]
    assert [row.when for row in BOOK.morale.never] == list(NEVER)


def test_every_answer_is_worded() -> None:
    answers = [
        *weighed(men({"askaris": 8}, 4), *EVERYTHING), *weighed(men({"askaris": 11}, 1)),
        *weighed(ASKARIS, ambush(9), ambush(1), ambush(2), gone(20), gone(1, {"spearmen": 1}), gone(1, fled=True)),
        *weighed(ASKARIS, fallen("leader", 30), fallen("standard_bearer", 1, "pygmies"), EATEN, EATEN),
        *weighed(ASKARIS, fallen("standard_bearer", 1), fallen("witch_doctor", 1), OWN_VILLAGE),
        *weighed(ASKARIS, VILLAGE, attacker="red"), *weighed(men({"regulars": 5}), SPELL),
    ]  # fmt: skip

    assert all(told(*answers))
    assert {type(answer) for answer in answers} == {Due, NotDue}
    assert len({answer.what for answer in answers}) == 13 + 10


@pytest.mark.parametrize("who", ["standard_bearer", "witch_doctor", "scout", "baggage", "gunboat", "dhow"])
def test_who_never_tests_is_worded(who: str) -> None:
    unit, nobody = men({who: 1}, sort=Sort.LEADER, where=Where.RESERVE), men({})

    found = never_tests(BOOK, after(unit), unit)

    assert all(told(*found, *never_tests(BOOK, after(nobody), nobody)))
    assert len(found) == 3
