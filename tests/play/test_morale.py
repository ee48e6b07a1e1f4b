"""Taking morale tests, page 28."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.rules.battle import Sort
from heart_africa.rules.battle.marks import OVERLOOKED, STANDARD
from heart_africa.rules.battle.staging import lone, stage
from heart_africa.rules.battle.staging import unit as staged
from heart_africa.rules.book import Trait
from heart_africa.rules.load import book
from heart_africa.rules.play import morale
from heart_africa.rules.play.morale import (
    FlightSeen,
    FriendGone,
    MarkerPlaced,
    MoraleRolled,
    News,
    Report,
    Spared,
    Spell,
    TakeTests,
    Unit,
    UnitBroke,
    Witness,
)
from heart_africa.rules.play.morale.dice import CONDITIONS
from heart_africa.rules.releases import exempt, unbelief
from heart_africa.rules.releases import given as leaves
from heart_africa.rules.units import Release
from tests.wording import told

BOOK = book()
EYE = Release("leading-discipline", "TRAIT-10", 5, by="Stanley", about={"unit": "a", "leader": "Stanley"})
FLAG = Release(
    "independents-standard", "STD-04", 11, by="Bearer", one_unit=True, about={"unit": "a", "bearer": "Bearer"}
)
CHARM = Release("leading-charisma", "TRAIT-09", 5, about={"leader": "Mirambo", "began": 9, "now": 8})
TWO_TESTS = News(casualties=4)


def unit(name: str = "a", markers: int = 0) -> Unit:
    """Spearmen, who need a 4; twelve at the start of the turn, so that two casualties make a test."""
    return Unit(name, {"spearmen": 8}, at_start=12, markers=markers)


def taken(*reports: Report, faces: tuple[int, ...], sees: tuple[Witness, ...] = ()) -> list[object]:
    return list(morale.take_tests(BOOK, TakeTests(reports, sees), Dice(faces)))


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
    known = morale.check(BOOK, {troop: 5})

    assert (known.needs, known.rule, known.page) == (needs, BOOK.troops[troop].rule, 12)


@pytest.mark.rule("CHAR-24")
@pytest.mark.parametrize("figures", [{"white_men": 1, "gun_bearer": 3}, {"gun_bearer": 2}])
def test_gun_bearers_test_as_their_masters(figures: dict[str, int]) -> None:
    assert (morale.check(BOOK, figures).needs, morale.check(BOOK, figures).rule) == (3, "CHAR-01")


@pytest.mark.rule("MORALE-14")
@pytest.mark.parametrize(
    ("figures", "needs"),
    [
        pytest.param({"white_men": 1, "askaris": 12}, 4, id="a leader among askaris"),
        pytest.param({"warriors": 5, "spearmen": 4}, 3, id="most have 3"),
        pytest.param({"warriors": 5, "spearmen": 5}, 4, id="equal: the worse"),
        pytest.param({"warriors": 4, "spearmen": 3, "archers": 3}, 4, id="most have 4, of two kinds"),
        pytest.param({"warriors": 2, "spearmen": 0}, 3, id="the dead do not count"),
    ],
)
def test_mixed_units_test_by_the_factor_of_most(figures: dict[str, int], needs: int) -> None:
    assert morale.check(BOOK, figures).needs == needs


@pytest.mark.parametrize("figures", [{}, {"spearmen": 0}, {"baggage": 3}, {"scout": 1}])
def test_where_nobody_tests_there_is_no_factor(figures: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=re.escape(str(figures))):
        morale.check(BOOK, figures)


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
    report = Report(unit(markers=markers), News(casualties=2))

    assert kinds(taken(report, faces=faces)) == events


@pytest.mark.rule("MORALE-17", "MORALE-18")
def test_two_failures_in_one_turn_break_the_unit_which_takes_no_more_tests() -> None:
    """Six casualties of twelve are three tests; two dice are thrown."""
    events = taken(Report(unit(), News(casualties=6)), faces=(1, 2))

    assert kinds(events) == [MoraleRolled, MarkerPlaced, MoraleRolled, UnitBroke]


@pytest.mark.rule("MORALE-15", "MORALE-18")
def test_the_events_name_their_entries() -> None:
    events = taken(Report(unit(), TWO_TESTS), faces=(1, 1))

    assert [e.rule for e in events if isinstance(e, MarkerPlaced | UnitBroke)] == ["MORALE-15", "MORALE-17"]
    rolled = events[0]
    assert isinstance(rolled, MoraleRolled)
    assert (rolled.check.needs, rolled.face, rolled.passed, rolled.due.rule) == (4, 1, False, "MORALE-02")


@pytest.mark.rule("TURN-13")
def test_units_test_in_the_order_told() -> None:
    reports = [Report(unit(name), News(casualties=2)) for name in ("a", "b")]
    events = taken(*reports, faces=(6, 1))

    assert [(event.unit, event.face) for event in events if isinstance(event, MoraleRolled)] == [
        ("a", 6),
        ("b", 1),
    ]


# --- flight seen by others ---


def breaking(name: str) -> Report:
    """A marked unit with one test to take."""
    return Report(unit(name, markers=1), News(casualties=2))


@pytest.mark.rule("MORALE-19", "MORALE-07")
def test_those_who_see_a_unit_flee_test_in_the_same_phase_before_it_is_removed() -> None:
    calm = Report(unit("b"))
    events = taken(breaking("a"), calm, faces=(1, 2), sees=(Witness("b", "a", 12),))

    assert kinds(events) == [MoraleRolled, FlightSeen, UnitBroke, MoraleRolled, MarkerPlaced]


@pytest.mark.rule("MORALE-19")
def test_flight_spreads_until_nobody_breaks() -> None:
    """First a breaks; b, which is marked, breaks at the sight of it; c gets a marker at the sight of that."""
    reports = [breaking("a"), Report(unit("b", markers=1)), Report(unit("c"))]
    sees = (Witness("b", "a", 5), Witness("c", "b", 5))
    events = taken(*reports, faces=(1, 1, 1), sees=sees)

    assert [event.unit for event in events if isinstance(event, UnitBroke)] == ["a", "b"]
    assert isinstance(events[-1], MarkerPlaced)


@pytest.mark.rule("MORALE-07", "MORALE-08")
@pytest.mark.parametrize(
    ("witness", "who"),
    [
        pytest.param(Witness("b", "a", 12.5), {"spearmen": 8}, id="too far"),
        pytest.param(Witness("b", "a", 2, in_sight=False), {"spearmen": 8}, id="out of sight"),
        pytest.param(Witness("b", "a", 2), {"askaris": 8}, id="worth more: 6 against 4"),
    ],
)
def test_others_do_not_mind(witness: Witness, who: dict[str, int]) -> None:
    other = Report(Unit("b", who, at_start=8))

    assert kinds(taken(breaking("a"), other, faces=(1,), sees=(witness,))) == [MoraleRolled, UnitBroke]


@pytest.mark.rule("MORALE-18")
def test_a_unit_that_has_fled_sees_nothing_more() -> None:
    sees = (Witness("a", "b", 3), Witness("b", "a", 3))
    events = taken(breaking("a"), Report(unit("b", markers=1)), faces=(1, 1), sees=sees)

    assert [event.unit for event in events if isinstance(event, FlightSeen)] == ["b"]


@pytest.mark.rule("WITCH-06")
def test_spells_come_after_all_other_tests_and_their_flights() -> None:
    """While a flees b is bewitched and unmarked: the flight gives b its marker, the spell breaks it."""
    bewitched = Report(unit("b"), News(spells=(Spell("Nganga"),)))
    events = taken(bewitched, breaking("a"), faces=(1, 1, 1), sees=(Witness("b", "a", 3),))

    rolled = [(event.unit, event.due.rule) for event in events if isinstance(event, MoraleRolled)]
    assert rolled == [("a", "MORALE-02"), ("b", "MORALE-07"), ("b", "MORALE-06")]


# --- leave not to test ---


@pytest.mark.rule("STD-04", "TRAIT-10")
@pytest.mark.parametrize("leave", [EYE, FLAG])
def test_a_leave_cancels_one_test_before_it_is_rolled(leave: Release) -> None:
    events = taken(Report(unit(), TWO_TESTS, releases=(leave,)), faces=(6,))

    assert kinds(events) == [Spared, MoraleRolled]
    spared = events[0]
    assert isinstance(spared, Spared)
    assert spared.release.rule == leave.rule


@pytest.mark.rule("TRAIT-09", "WITCH-08")
def test_an_exempt_unit_takes_no_test_not_even_for_a_spell_or_a_flight() -> None:
    charmed = Report(unit("b"), replace(TWO_TESTS, spells=(Spell("Nganga"),)), exempt=CHARM)
    events = taken(breaking("a"), charmed, faces=(1,), sees=(Witness("b", "a", 3),))

    assert kinds(events) == [MoraleRolled, FlightSeen, UnitBroke, Spared, Spared, Spared, Spared]


@pytest.mark.parametrize(
    ("reports", "rules"),
    [
        pytest.param(
            [Report(unit(), releases=(EYE, FLAG))], ["STD-05"],
            id="both for one unit", marks=pytest.mark.rule("STD-05"),
        ),
        pytest.param(
            [Report(unit(), releases=(EYE,)), Report(unit("b"), releases=(FLAG,))], [],
            id="one each", marks=pytest.mark.rule("STD-05"),
        ),
        pytest.param(
            [Report(unit(), releases=(FLAG,)), Report(unit("b"), releases=(FLAG,))], ["STD-04", "STD-04"],
            id="one standard for two", marks=pytest.mark.rule("STD-04"),
        ),
        pytest.param(
            [Report(unit(), releases=(EYE,)), Report(unit("b"), releases=(EYE,))], [],
            id="one disciplinarian for two", marks=pytest.mark.rule("TRAIT-10"),
        ),
        pytest.param(
            [Report(replace(unit(), broken=True))], ["MORALE-18"],
            id="a broken unit", marks=pytest.mark.rule("MORALE-18"),
        ),
    ],
)  # fmt: skip
def test_what_stands_against_taking_the_tests_so(reports: list[Report], rules: list[str]) -> None:
    problems = morale.objections_to_take_tests(BOOK, TakeTests(tuple(reports)))

    assert [problem.rule for problem in problems] == rules


@pytest.mark.rule("TRAIT-09", "TRAIT-10", "STD-04", "WITCH-07")
def test_leaders_standards_and_unbelief_are_heard() -> None:
    """Four units: with a charismatic, near a disciplinarian, near the standard, and swordsmen bewitched."""
    loved = replace(lone("Mirambo", "red", Sort.LEADER), traits=(Trait.CHARISMATIC,), with_unit="a")
    followed = replace(staged("a", "red", "askaris", 7), began=11)
    watched = replace(staged("b", "red", "askaris", 8), used=(f"{OVERLOOKED}:Stanley",))
    cheered = replace(staged("c", "red", "askaris", 8), used=(f"{STANDARD}:Juma",))
    doubters = staged("d", "red", "swordsmen", 5)
    spell = Spell("Nganga", unbelief(BOOK, stage(doubters), doubters))
    reports = (
        Report(unit("a"), TWO_TESTS, exempt(BOOK, stage(loved, followed), followed)),
        Report(unit("b"), TWO_TESTS, releases=leaves(BOOK, watched)),
        Report(unit("c"), TWO_TESTS, releases=leaves(BOOK, cheered)),
        Report(Unit("d", {"swordsmen": 5}, 5), News(spells=(spell,))),
    )

    assert morale.objections_to_take_tests(BOOK, TakeTests(reports)) == ()
    events = taken(*reports, faces=(6, 6))
    assert kinds(events) == [Spared, Spared, Spared, MoraleRolled, Spared, MoraleRolled]


# --- dice and laws ---


def test_each_die_is_asked_for_alone_since_a_unit_may_break_before_the_next() -> None:
    with pytest.raises(DiceNeeded) as caught:
        taken(Report(unit(), TWO_TESTS), faces=(1,))

    assert (caught.value.count, caught.value.why) == (1, morale.DIE)


FACES = st.lists(st.integers(1, 6), min_size=12, max_size=12).map(tuple)


@given(FACES)
def test_deciding_twice_is_the_same(faces: tuple[int, ...]) -> None:
    reports = (breaking("a"), Report(unit("b"), TWO_TESTS))
    order = TakeTests(reports, (Witness("b", "a", 3), Witness("a", "b", 3)))

    assert morale.take_tests(BOOK, order, Dice(faces)) == morale.take_tests(BOOK, order, Dice(faces))


@given(FACES, st.integers(0, 1), st.integers(0, 8))
def test_a_unit_breaks_at_its_second_failure_and_never_before(
    faces: tuple[int, ...], markers: int, casualties: int
) -> None:
    events = taken(Report(unit(markers=markers), News(casualties=casualties)), faces=faces)
    failures = sum(isinstance(event, MoraleRolled) and not event.passed for event in events)

    assert (UnitBroke in kinds(events)) == (markers + failures == 2)
    assert markers + failures <= 2


# --- words ---


def test_every_event_is_worded() -> None:
    seen = Report(unit("b"), replace(TWO_TESTS, spells=(Spell("N"),)), releases=(EYE,))
    charmed = Report(unit("c"), TWO_TESTS, exempt=CHARM)
    order = TakeTests((breaking("a"), seen, charmed), (Witness("b", "a", 3),))
    events = morale.take_tests(BOOK, order, Dice((1, 6, 1, 5)))

    assert len({event.what for event in events}) == 6
    assert all(told(*events, *(event.release for event in events if isinstance(event, Spared))))
    assert all(has(language, morale.DIE) for language in LANGUAGES)


def test_every_objection_has_its_condition_and_its_words() -> None:
    helped = Report(replace(unit(), broken=True), releases=(EYE, FLAG))
    problems = morale.objections_to_take_tests(BOOK, TakeTests((helped, Report(unit("b"), releases=(FLAG,)))))

    assert [row.when for row in BOOK.morale.objections] == list(CONDITIONS)
    assert {problem.code for problem in problems} == {
        f"morale-{when.replace('_', '-')}" for when in CONDITIONS
    }
    assert all(told(*problems))


def test_the_same_question_answers_for_a_single_friend() -> None:
    """As the battle asks it of each witness."""
    lost = FriendGone("Nyungu", {"spearmen": 5}, 3, fled=True)

    assert morale.friend_gone(BOOK, unit(), lost).rule == "MORALE-07"
