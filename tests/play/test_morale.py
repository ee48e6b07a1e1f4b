"""Taking morale tests, page 28."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.core.reckoning import Check
from heart_africa.rules.battle import Battle, Gone, NewsItem, Unit, lose
from heart_africa.rules.battle.marks import OVERLOOKED, STANDARD
from heart_africa.rules.book import book
from heart_africa.rules.play.morale.causes import due_tests
from heart_africa.rules.play.morale.events import (
    DIE,
    FlightSeen,
    MarkerPlaced,
    MoraleRolled,
    Spared,
    UnitBroke,
)
from heart_africa.rules.play.morale.tests import (
    CONDITIONS,
    TakeTests,
    check,
    objections_to_rolling,
    take_tests,
)
from tests.play.nerve import FOLLOWED, SPELL, after, ambush, gone, men
from tests.wording import told

BOOK = book()
EYE, FLAG = f"{OVERLOOKED}:Stanley", f"{STANDARD}:Juma"
ORDER = TakeTests("a")


def spearmen(lost: int = 4, markers: int = 0, *used: str) -> Unit:
    """Spearmen, who need a 4; of twelve at the start of the turn two casualties make a test."""
    return men({"spearmen": 12 - lost}, lost, markers=markers, used=used)


def taken(unit: Unit, *news: NewsItem, faces: tuple[int, ...], led: tuple[Unit, ...] = ()) -> list[object]:
    return list(take_tests(BOOK, after(unit, *news, led=led), ORDER, Dice(faces)))


def lost(battle: Battle, *names: str) -> Battle:
    for name in names:
        battle = lose(battle, name, Gone.LOST, "melee")
    return battle


def needed(figures: dict[str, int]) -> Check:
    return check(BOOK, after(men(figures)), men(figures))


def kinds(events: list[object]) -> list[type]:
    return [type(event) for event in events]


# --- the factor ---


@pytest.mark.rule("MORALE-14")
@pytest.mark.parametrize(
    ("troop", "needs"),
    [
        ("white_men", 3), ("regulars", 3), ("soldiers", 3), ("swordsmen", 3), ("well_armed_askaris", 4),
        ("askaris", 4), ("ruga_ruga", 3), ("warriors", 3), ("agile_warriors", 3), ("spearmen", 4),
        ("agile_spearmen", 4), ("musketeers", 4), ("archers", 4), ("pygmy_archers", 4), ("pygmy_spearmen", 4),
        ("horsemen", 4), ("mounted_musketeers", 4), ("lancers", 3), ("mounted_regulars", 3),
        ("field_artillery", 3), ("muzzle_loading_cannon", 4), ("machine_gun", 3),
    ],
)  # fmt: skip
def test_a_unit_needs_its_factor_of_page_12(troop: str, needs: int) -> None:
    known = needed({troop: 5})

    assert (known.needs, known.rule, known.page) == (needs, BOOK.troops[troop].rule, 12)


@pytest.mark.rule("CHAR-24")
@pytest.mark.parametrize("figures", [{"white_men": 1, "gun_bearer": 3}, {"gun_bearer": 2}])
def test_gun_bearers_test_as_their_masters(figures: dict[str, int]) -> None:
    assert (needed(figures).needs, needed(figures).rule) == (3, "CHAR-01")


@pytest.mark.rule("MORALE-14")
@pytest.mark.parametrize(
    ("figures", "needs"),
    [
        pytest.param({"white_men": 1, "askaris": 12}, 4, id="a leader among askaris"),
        pytest.param({"warriors": 5, "spearmen": 4}, 3, id="most have 3"),
        pytest.param({"warriors": 5, "spearmen": 5}, 4, id="equal: the worse"),
        pytest.param({"warriors": 4, "spearmen": 3, "archers": 3}, 4, id="most have 4, of two kinds"),
    ],
)
def test_mixed_units_test_by_the_factor_of_most(figures: dict[str, int], needs: int) -> None:
    assert needed(figures).needs == needs


@pytest.mark.parametrize("figures", [{}, {"baggage": 3}, {"scout": 1}])
def test_where_nobody_tests_there_is_no_factor(figures: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=re.escape(str(figures))):
        needed(figures)


# --- markers and flight ---


@pytest.mark.rule("MORALE-14", "MORALE-15", "MORALE-17")
@pytest.mark.parametrize(
    ("markers", "faces", "events"),
    [
        pytest.param(0, (4,), [MoraleRolled], id="4 is enough"),
        pytest.param(0, (3,), [MoraleRolled, MarkerPlaced], id="3 is not: a marker"),
        pytest.param(1, (4,), [MoraleRolled], id="marked and passed"),
        pytest.param(1, (3,), [MoraleRolled, UnitBroke], id="marked and failed: broken"),
    ],
)
def test_one_test(markers: int, faces: tuple[int, ...], events: list[type]) -> None:
    assert kinds(taken(spearmen(2, markers), faces=faces)) == events


@pytest.mark.rule("MORALE-17", "MORALE-18")
def test_two_failures_in_one_turn_break_the_unit_which_takes_no_more_tests() -> None:
    """Six casualties of twelve are three tests; two dice are thrown."""
    events = taken(spearmen(6), faces=(1, 2))

    assert kinds(events) == [MoraleRolled, MarkerPlaced, MoraleRolled, UnitBroke]


@pytest.mark.rule("MORALE-15", "MORALE-18")
def test_the_events_name_their_entries() -> None:
    events = taken(spearmen(), faces=(1, 1))

    assert [e.rule for e in events if isinstance(e, MarkerPlaced | UnitBroke)] == ["MORALE-15", "MORALE-17"]
    rolled = events[0]
    assert isinstance(rolled, MoraleRolled)
    assert (rolled.check.needs, rolled.face, rolled.passed, rolled.due.rule) == (4, 1, False, "MORALE-02")


@pytest.mark.rule("MORALE-14")
def test_the_dead_have_no_say_in_what_it_needs() -> None:
    unit = men({"warriors": 2, "spearmen": 3})
    battle = lost(after(unit), "a 2", "a 3", "a 4")

    assert check(BOOK, battle, battle.unit("a")).needs == 3


@pytest.mark.rule("WITCH-06")
def test_a_spell_comes_after_all_other_tests() -> None:
    events = taken(spearmen(2), SPELL, ambush(3), faces=(6, 6, 6))

    rolled = [event.due.rule for event in events if isinstance(event, MoraleRolled)]
    assert rolled == ["MORALE-02", "MORALE-04", "MORALE-06"]


# --- leave not to test ---


@pytest.mark.rule("STD-04", "TRAIT-10")
@pytest.mark.parametrize(("leave", "rule"), [(EYE, "TRAIT-10"), (FLAG, "STD-04")])
def test_a_leave_cancels_one_test_before_it_is_rolled(leave: str, rule: str) -> None:
    events = taken(spearmen(4, 0, leave), faces=(6,))

    assert kinds(events) == [Spared, MoraleRolled]
    spared = events[0]
    assert isinstance(spared, Spared)
    assert spared.release.rule == rule


@pytest.mark.rule("TRAIT-09", "WITCH-08")
def test_an_exempt_unit_takes_no_test_not_even_for_a_spell() -> None:
    events = taken(spearmen(6), SPELL, ambush(3), led=FOLLOWED, faces=())

    assert kinds(events) == [Spared] * 3


@pytest.mark.rule("WITCH-07")
def test_unbelievers_do_not_test_for_a_spell() -> None:
    assert taken(men({"swordsmen": 5}), SPELL, faces=()) == []


@pytest.mark.parametrize(
    ("unit", "rules"),
    [
        pytest.param(
            spearmen(4, 0, EYE, FLAG), ["STD-05"],
            id="both for one unit", marks=pytest.mark.rule("STD-05"),
        ),
        pytest.param(spearmen(4, 0, EYE), [], id="one of them", marks=pytest.mark.rule("STD-05")),
        pytest.param(
            replace(spearmen(), broken=True), ["MORALE-18"],
            id="a broken unit", marks=pytest.mark.rule("MORALE-18"),
        ),
    ],
)  # fmt: skip
def test_what_stands_against_taking_the_tests_so(unit: Unit, rules: list[str]) -> None:
    problems = objections_to_rolling(BOOK, unit)

    assert [problem.rule for problem in problems] == rules


# --- dice and laws ---


def test_each_die_is_asked_for_alone_since_a_unit_may_break_before_the_next() -> None:
    with pytest.raises(DiceNeeded) as caught:
        taken(spearmen(), faces=(1,))

    assert (caught.value.count, caught.value.why) == (1, DIE)


FACES = st.lists(st.integers(1, 6), min_size=12, max_size=12).map(tuple)


@given(FACES)
def test_deciding_twice_is_the_same(faces: tuple[int, ...]) -> None:
    assert taken(spearmen(), SPELL, faces=faces) == taken(spearmen(), SPELL, faces=faces)


@given(FACES, st.integers(0, 1), st.integers(0, 8))
def test_a_unit_breaks_at_its_second_failure_and_never_before(
    faces: tuple[int, ...], markers: int, casualties: int
) -> None:
    events = taken(spearmen(casualties, markers), faces=faces)
    failures = sum(isinstance(event, MoraleRolled) and not event.passed for event in events)

    assert (UnitBroke in kinds(events)) == (markers + failures == 2)
    assert markers + failures <= 2


# --- words ---


def test_every_event_is_worded() -> None:
    events = [
        *take_tests(BOOK, after(spearmen(6, 0, EYE)), ORDER, Dice((6, 1))),
        *take_tests(BOOK, after(spearmen(2, 1)), ORDER, Dice((1,))),
        *take_tests(BOOK, after(spearmen(6), led=FOLLOWED), ORDER, Dice()),
    ]
    seen = FlightSeen(
        "b", due_tests(BOOK, after(men({"askaris": 5}), gone(3)), men({"askaris": 5}))[0], "", 1
    )

    assert len({event.what for event in (*events, seen)}) == 6
    assert all(told(*events, seen, *(event.release for event in events if isinstance(event, Spared))))
    assert all(has(language, DIE) for language in LANGUAGES)


def test_every_objection_has_its_condition_and_its_words() -> None:
    unit = replace(spearmen(4, 0, EYE, FLAG), broken=True)
    problems = objections_to_rolling(BOOK, unit)

    assert [row.when for row in BOOK.morale.objections] == list(CONDITIONS)
    assert {problem.code for problem in problems} == {
        f"morale-{when.replace('_', '-')}" for when in CONDITIONS
    }
    assert all(told(*problems))
