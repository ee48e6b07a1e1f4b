"""Charismatic leaders, disciplinarians, standards, witch doctors, rallying, vessels: as the turn goes on."""

from dataclasses import replace

import pytest

from heart_africa.language.narration import sentence
from heart_africa.rules.battle import Battle, Gone, NewsItem, Sort, Unit, Where, fresh_turn, lose
from heart_africa.rules.battle.state import Light
from heart_africa.rules.book import Trait, book
from heart_africa.rules.book.play import Step
from heart_africa.rules.organisation.independents import Bewitch, RaiseStandard
from heart_africa.rules.organisation.leaders import Overlook, Rally
from heart_africa.rules.play.morale.events import MoraleRolled, Spared
from heart_africa.rules.play.morale.news import questions
from heart_africa.rules.play.morale.tests import TakeTests, owing
from heart_africa.rules.play.morale.vessels import TakeVesselTests
from heart_africa.rules.referee.morale import FEATURE, due
from tests.referee.builders import battle, lone, unit
from tests.referee.playing import after, facts
from tests.wording import told

BOOK = book()
LANZAS = unit("Lanzas", "red", "spearmen", 8)  # two casualties make a test
ARCOS = unit("Arcos", "red", "archers", 8)
FLAG = lone("Abanderado", "red", Sort.STANDARD_BEARER)
DOCTOR = lone("Brujo", "blue", Sort.WITCH_DOCTOR)


def chief(*traits: Trait, **facts_: object) -> Unit:
    return replace(lone("Jefe", "red", Sort.LEADER, "warriors"), traits=traits, **facts_)  # type: ignore[arg-type]  # whatever a test says of it


def at(*units: Unit, step: Step = Step.MORALE, **facts_: object) -> Battle:
    return battle(*units, step=step, **facts_)  # type: ignore[arg-type]  # whatever a test says of it


def shot(now: Battle, name: str, count: int) -> Battle:
    for number in range(1, count + 1):
        now = lose(now, f"{name} {number}", Gone.LOST, "shooting")
    return now


def codes(now: Battle, order: object) -> list[str]:
    problems = FEATURE.objections(BOOK, now, order)
    told(*problems)
    return [problem.code for problem in problems]


def then(now: Battle, order: object, *faces: int) -> Battle:
    happened = facts(FEATURE, BOOK, now, order, faces)
    assert all(sentence(lang, fact.event) for lang in ("es", "en") for fact in happened)
    return after(FEATURE, now, happened)


# --- the charismatic leader ---


@pytest.mark.rule("TRAIT-09")
@pytest.mark.parametrize(("lost", "dice"), [(4, 0), (5, 2)])
def test_half_the_unit_and_its_leader_take_no_test(lost: int, dice: int) -> None:
    """Nine with him: five are half or more, four are fewer. Five casualties of nine are two tests."""
    now = shot(at(LANZAS, chief(Trait.CHARISMATIC, with_unit="Lanzas")), "Lanzas", lost)

    assert owing(BOOK, now, "Lanzas").dice == dice
    assert bool(due(BOOK, now).owed) is bool(dice)


def test_another_leader_beside_a_unit_spares_it_nothing() -> None:
    now = shot(at(LANZAS, chief(Trait.ELOQUENT)), "Lanzas", 2)

    assert owing(BOOK, now, "Lanzas").dice == 1


def test_what_a_spared_unit_would_have_tested_for_is_told_if_somebody_asks() -> None:
    now = shot(at(LANZAS, chief(Trait.CHARISMATIC, with_unit="Lanzas")), "Lanzas", 2)

    happened = facts(FEATURE, BOOK, now, TakeTests("Lanzas"))

    assert [fact.event.release.rule for fact in happened if isinstance(fact.event, Spared)] == ["TRAIT-09"]


@pytest.mark.rule("TRAIT-06")
def test_his_own_fall_is_a_casualty_of_his_unit_and_news_to_it() -> None:
    now = at(unit("Lanzas", "red", "spearmen", 6), chief(Trait.CHARISMATIC, with_unit="Lanzas"))

    now = lose(lose(now, "Jefe", Gone.LOST, "melee"), "Lanzas 1", Gone.LOST, "melee")

    # seven at the start, he among them: two casualties make a test, and he was their leader
    assert [each.what for each in owing(BOOK, now, "Lanzas").due] == ["morale-casualties"]
    assert questions(BOOK, now)[0].units == ("Lanzas",)


@pytest.mark.rule("TRAIT-07")
def test_he_stays_when_his_unit_breaks() -> None:
    now = shot(at(LANZAS, ARCOS, chief(Trait.CHARISMATIC, with_unit="Lanzas")), "Lanzas", 6)

    after_it = then(now, TakeTests("Lanzas"), 1, 1)

    leader = after_it.unit("Jefe")
    assert (leader.with_unit, leader.parted, leader.where) == ("", "broke", Where.TABLE)
    assert dict(after_it.news[-1].troops) == {"spearmen": 2}


# --- the disciplinarian and the standard ---


@pytest.mark.rule("TRAIT-10", "STD-05")
def test_a_disciplinarian_spares_each_unit_near_him_one_test_and_no_standard_a_second() -> None:
    now = shot(shot(at(LANZAS, ARCOS, FLAG, chief(Trait.DISCIPLINARIAN)), "Lanzas", 4), "Arcos", 2)
    assert {"overlook", "raise-standard"} <= set(due(BOOK, now).orders)

    now = then(then(now, Overlook("Jefe", "Lanzas", 4)), Overlook("Jefe", "Arcos", 2))

    assert [owing(BOOK, now, name).dice for name in ("Lanzas", "Arcos")] == [1, 0]
    assert "leading-one-overlooked-already" in codes(now, Overlook("Jefe", "Lanzas", 1))
    assert "independents-leader-used-already" in codes(now, RaiseStandard("Abanderado", "Lanzas", 5))
    happened = facts(FEATURE, BOOK, now, TakeTests("Lanzas"), (5,))
    assert [type(fact.event) for fact in happened[1:]] == [Spared, MoraleRolled]


@pytest.mark.rule("STD-04", "STD-05")
def test_a_standard_spares_one_unit_a_turn_one_test() -> None:
    now = shot(shot(at(LANZAS, ARCOS, FLAG, chief(Trait.DISCIPLINARIAN)), "Lanzas", 4), "Arcos", 2)

    now = then(now, RaiseStandard("Abanderado", "Lanzas", 18))

    assert owing(BOOK, now, "Lanzas").dice == 1
    assert "independents-helped-another-unit" in codes(now, RaiseStandard("Abanderado", "Arcos", 3))
    assert "leading-standard-used-already" in codes(now, Overlook("Jefe", "Lanzas", 3))
    assert "raise-standard" not in due(BOOK, now).orders
    assert codes(replace(fresh_turn(now), step=Step.MORALE), RaiseStandard("Abanderado", "Arcos", 3)) == [
        "nerve-no-test-to-cancel"
    ]


@pytest.mark.rule("STD-04")
@pytest.mark.parametrize(
    ("order", "code"),
    [
        (RaiseStandard("Abanderado", "Lanzas", 19), "independents-standard-too-far"),
        (RaiseStandard("Abanderado", "Lanzas", 3, "ground"), "independents-standard-behind-ground"),
        (RaiseStandard("Abanderado", "Arcos", 3), "nerve-no-test-to-cancel"),
        (RaiseStandard("Abanderado", "Askaris", 3), "nerve-of-the-other-army"),
        (Overlook("Abanderado", "Lanzas", 3), "leading-no-disciplinarian"),
        (Overlook("Jefe", "Lanzas", 5), "leading-out-of-his-sight"),
    ],
)
def test_leaves_have_their_limits(order: object, code: str) -> None:
    now = shot(
        at(LANZAS, ARCOS, FLAG, chief(Trait.DISCIPLINARIAN), unit("Askaris", "blue", "askaris", 4)),
        "Lanzas",
        2,
    )

    assert code in codes(now, order)


def test_the_dead_raise_no_standard() -> None:
    now = lose(shot(at(LANZAS, FLAG), "Lanzas", 2), "Abanderado", Gone.LOST, "melee")

    assert "nerve-not-there" in codes(now, RaiseStandard("Abanderado", "Lanzas", 1))
    assert "raise-standard" not in due(BOOK, now).orders


def test_a_leave_is_said_before_the_die_and_used_once() -> None:
    now = shot(at(LANZAS, chief(Trait.DISCIPLINARIAN)), "Lanzas", 2)
    now = then(then(now, Overlook("Jefe", "Lanzas", 1)), TakeTests("Lanzas"))

    again = now.with_news(NewsItem("captured", "red", "Bagaje 1", Sort.BAGGAGE))

    assert owing(BOOK, again, "Lanzas").dice == 1
    assert "leading-one-overlooked-already" in codes(again, Overlook("Jefe", "Lanzas", 1))


# --- the witch doctor ---


@pytest.mark.rule("MORALE-06", "WITCH-04", "WITCH-05")
def test_a_spell_is_one_more_test_and_cast_once_a_turn() -> None:
    now = shot(at(LANZAS, DOCTOR), "Lanzas", 2)

    now = then(now, Bewitch("Brujo", "Lanzas", 18))

    assert [each.what for each in owing(BOOK, now, "Lanzas").due] == ["morale-casualties", "morale-spell"]
    assert codes(now, Bewitch("Brujo", "Lanzas", 3)) == ["independents-second-spell"]


@pytest.mark.rule("DARK-03")
def test_in_the_dark_neither_a_spell_nor_a_standard_is_seen_beyond_six_inches() -> None:
    now = shot(at(LANZAS, DOCTOR, FLAG, light=Light("dawn", 2), turn=2), "Lanzas", 2)

    assert codes(now, Bewitch("Brujo", "Lanzas", 6.5)) == ["independents-spell-in-the-dark"]
    assert codes(now, RaiseStandard("Abanderado", "Lanzas", 6.5)) == ["independents-standard-in-the-dark"]
    for order in (Bewitch("Brujo", "Lanzas", 6), RaiseStandard("Abanderado", "Lanzas", 6)):
        assert codes(now, order) == []
    for order in (Bewitch("Brujo", "Lanzas", 18), RaiseStandard("Abanderado", "Lanzas", 18)):
        assert codes(replace(now, turn=3), order) == []


@pytest.mark.rule("WITCH-06")
def test_he_may_wait_until_all_other_tests_are_done() -> None:
    now = shot(at(LANZAS, DOCTOR), "Lanzas", 2)
    assert "bewitch" in due(BOOK, now).orders

    waited = then(now, TakeTests("Lanzas"), 1)
    agenda = due(BOOK, waited)

    assert (agenda.side, agenda.orders, agenda.who, agenda.owed) == ("blue", ("bewitch",), ("Brujo",), ())
    told(agenda.why)
    broken = then(then(waited, Bewitch("Brujo", "Lanzas", 9)), TakeTests("Lanzas"), 1)
    assert broken.unit("Lanzas").broken
    assert due(BOOK, broken).orders == ()


@pytest.mark.rule("WITCH-07", "WITCH-08")
def test_who_does_not_believe_or_follows_a_charismatic_leader_is_no_victim() -> None:
    white = unit("Blancos", "red", "white_men", 4)
    now = at(LANZAS, white, DOCTOR, chief(Trait.CHARISMATIC, with_unit="Lanzas"))

    assert due(BOOK, now).orders == ()
    assert codes(now, Bewitch("Brujo", "Blancos", 3)) == ["independents-unbelievers"]
    assert codes(now, Bewitch("Brujo", "Lanzas", 3)) == ["independents-charmed"]
    cast = then(now, Bewitch("Brujo", "Blancos", 3))
    assert owing(BOOK, cast, "Blancos").due == ()


# --- rallying ---


def marked(*traits: Trait, **facts_: object) -> Battle:
    return at(replace(LANZAS, markers=1), ARCOS, chief(*traits, **facts_), step=Step.RALLYING)


@pytest.mark.rule("LEAD-10", "LEAD-11", "TRAIT-11")
@pytest.mark.parametrize(
    ("traits", "face", "left"),
    [((), 3, 1), ((), 4, 0), ((Trait.ELOQUENT,), 1, 1), ((Trait.ELOQUENT,), 2, 0)],
)
def test_a_leader_takes_a_marker_away(traits: tuple[Trait, ...], face: int, left: int) -> None:
    assert then(marked(*traits), Rally("Jefe", "Lanzas", 6), face).unit("Lanzas").markers == left


@pytest.mark.rule("LEAD-08")
def test_he_tries_once_a_turn() -> None:
    now = marked()
    assert (due(BOOK, now).orders, due(BOOK, now).who, due(BOOK, now).side) == (
        ("rally",),
        ("Lanzas",),
        "red",
    )

    tried = then(now, Rally("Jefe", "Lanzas", 6), 1)

    assert due(BOOK, tried).orders == ()
    assert "leading-attempted-already" in codes(tried, Rally("Jefe", "Lanzas", 6))


@pytest.mark.rule("TURN-14")
def test_rallying_follows_the_tests_and_takes_a_marker_of_this_very_turn() -> None:
    tested = then(shot(at(LANZAS, chief()), "Lanzas", 2), TakeTests("Lanzas"), 1)
    assert "leading-out-of-phase" in codes(tested, Rally("Jefe", "Lanzas", 3))

    rallied = then(replace(tested, step=Step.RALLYING), Rally("Jefe", "Lanzas", 3), 6)

    assert (tested.unit("Lanzas").markers, rallied.unit("Lanzas").markers) == (1, 0)


@pytest.mark.rule("LEAD-08", "ALLY-12")
def test_he_rallies_allies_too_but_no_enemies() -> None:
    allies = replace(ARCOS, contingent="pygmies", markers=1)
    enemy = unit("Askaris", "blue", "askaris", 4, markers=1)
    now = at(allies, enemy, chief(), step=Step.RALLYING)

    assert due(BOOK, now).who == ("Arcos",)
    assert codes(now, Rally("Jefe", "Arcos", 6)) == []
    assert codes(now, Rally("Jefe", "Askaris", 6)) == ["nerve-of-the-other-army"]


@pytest.mark.rule("LEAD-12")
def test_he_may_rally_though_he_has_fought() -> None:
    now = marked()
    now = now.with_figure(replace(now.figure("Jefe"), shots=1, enemies=("Askaris 1",), fought=1))

    assert codes(now, Rally("Jefe", "Lanzas", 6)) == []


def test_a_dead_leader_and_a_distant_one_rally_nobody() -> None:
    assert "leading-beyond-his-voice" in codes(marked(), Rally("Jefe", "Lanzas", 6.5))
    dead = lose(marked(), "Jefe", Gone.LOST, "melee")
    assert due(BOOK, dead).orders == ()
    assert "nerve-not-there" in codes(dead, Rally("Jefe", "Lanzas", 1))


# --- vessels ---


def gunboat(**facts_: object) -> Battle:
    boat = unit("Cañonera", "blue", "gunboat", 1, **facts_)
    return at(boat, unit("Soldados", "blue", "soldiers", 6, aboard="Cañonera"), LANZAS)


@pytest.mark.rule("GUN-30")
def test_a_gunboat_tests_at_each_twenty_hits_of_the_game() -> None:
    now = gunboat(hits=41, hits_before=12)

    assert [owed.order for owed in due(BOOK, now).owed] == ["take-vessel-tests"]
    assert owing(BOOK, now, "Cañonera").dice == 2
    after_it = then(now, TakeVesselTests("Cañonera"), 1, 3)
    assert after_it.unit("Cañonera").failures == 1
    assert due(BOOK, after_it).owed == ()
    assert codes(after_it, TakeVesselTests("Cañonera")) == ["nerve-nothing-owed"]


@pytest.mark.rule("BOAT-12")
@pytest.mark.parametrize(("before", "hits", "dice"), [(0, 4, 0), (4, 5, 1), (5, 9, 0), (4, 10, 2)])
def test_a_dhow_tests_for_every_five_hits(before: int, hits: int, dice: int) -> None:
    dhow = unit("Sultana", "blue", "dhow", 1, hits=hits, hits_before=before)
    now = at(dhow, LANZAS)

    assert owing(BOOK, now, "Sultana").dice == dice
    assert [owed.order for owed in due(BOOK, now).owed] == ["take-vessel-tests"] * bool(dice)


@pytest.mark.rule("GUN-31")
def test_a_gunboat_that_fails_for_the_second_time_is_gone_with_everyone_aboard() -> None:
    after_it = then(gunboat(hits=20, hits_before=19, failures=1), TakeVesselTests("Cañonera"), 2)

    assert [after_it.unit(name).where for name in ("Cañonera", "Soldados")] == [Where.OUT, Where.OUT]
    assert {figure.gone for figure in after_it.unit("Soldados").figures} == {Gone.LEFT}
    assert after_it.news == ()


@pytest.mark.rule("GUN-31")
def test_of_a_unit_that_is_aboard_in_part_only_that_part_is_gone() -> None:
    now = gunboat(hits=20, hits_before=19, failures=1)
    landed = replace(now.unit("Soldados"), aboard="")
    now = now.with_unit(landed.with_figures(replace(landed.figures[0], aboard="Cañonera")))

    after_it = then(now, TakeVesselTests("Cañonera"), 2)

    assert len(after_it.unit("Soldados").here) == 5
    assert after_it.unit("Soldados").lost == 0


@pytest.mark.rule("GUN-28", "GUN-33")
def test_a_gunboat_takes_no_other_test_and_is_not_rallied() -> None:
    now = gunboat(markers=1).with_news(NewsItem("captured", "blue", "Bagaje 1", Sort.BAGGAGE))

    assert [owed.who for owed in due(BOOK, now).owed] == [("Soldados",)]
    assert codes(now, TakeTests("Cañonera"))[0] == "morale-never-gunboat"
    now = now.joined_by(now.sides["blue"], (replace(lone("Wissmann", "blue", Sort.LEADER, "white_men")),))
    assert due(BOOK, replace(now, step=Step.RALLYING)).orders == ()


def test_what_is_owed_is_told_without_the_test_that_is_spared() -> None:
    """Four of eight fall: two tests, one of them overlooked."""
    now = shot(at(LANZAS, chief(Trait.DISCIPLINARIAN)), "Lanzas", 4)
    owed = due(BOOK, then(now, Overlook("Jefe", "Lanzas", 2))).owed

    assert [dict(each.why.about) for each in owed] == [{"unit": "Lanzas", "count": 1}]
