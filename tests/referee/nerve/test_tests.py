"""Which tests a unit owes as the battle stands, and taking them: pages 28 and 23."""

from dataclasses import replace

import pytest

from heart_africa.core.problems import BadData
from heart_africa.language.narration import sentence
from heart_africa.rules.battle import Battle, Gone, NewsItem, Sort, Unit, Where, lose
from heart_africa.rules.battle.state import Light
from heart_africa.rules.book import book
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.morale.events import FlightSeen
from heart_africa.rules.play.morale.news import Hear, questions
from heart_africa.rules.play.morale.tests import TakeTests, owing, owings
from heart_africa.rules.referee.morale import FEATURE, due
from tests.referee.builders import battle, lone, unit
from tests.referee.playing import after, done, facts
from tests.wording import told

BOOK = book()
LANZAS = unit("Lanzas", "red", "spearmen", 12)  # need 4+; two casualties make a test
ARCOS = unit("Arcos", "red", "archers", 10)
ASKARIS = unit("Askaris", "blue", "askaris", 10)


def at(*units: Unit, news: tuple[NewsItem, ...] = (), **facts_: object) -> Battle:
    return battle(*(units or (LANZAS, ARCOS, ASKARIS)), step=Step.MORALE, news=news, **facts_)  # type: ignore[arg-type]  # whatever a test says of it


def shot(now: Battle, name: str, count: int) -> Battle:
    for number in range(1, count + 1):
        now = lose(now, f"{name} {number}", Gone.LOST, "shooting")
    return now


def owed(now: Battle, name: str) -> list[str]:
    return [each.what for each in owing(BOOK, now, name).due]


def not_owed(now: Battle, name: str) -> list[str]:
    return [each.what for each in owing(BOOK, now, name).not_due]


def codes(now: Battle, order: object) -> list[str]:
    problems = FEATURE.objections(BOOK, now, order)
    told(*problems)
    return [problem.code for problem in problems]


def taken(now: Battle, name: str, *faces: int) -> Battle:
    return done(FEATURE, BOOK, now, TakeTests(name), faces)


def heard(now: Battle, number: int, *units: tuple[str, float | None]) -> Battle:
    return done(FEATURE, BOOK, now, Hear(number, units))


# --- who tests ---


@pytest.mark.rule("AMBUSH-06")
@pytest.mark.parametrize(("where", "tests"), [(Where.TABLE, ["morale-village-burnt"]), (Where.AMBUSH, [])])
def test_a_hidden_unit_takes_no_tests(where: Where, tests: list[str]) -> None:
    """Ruling: until it comes out, whatever happens."""
    hidden = replace(LANZAS, side="blue", where=where, hidden="In the long grass")
    burnt = at(ASKARIS, hidden, news=(NewsItem("village", "blue", by="red"),))

    assert owed(burnt, "Lanzas") == tests


# --- casualties ---


@pytest.mark.rule("MORALE-01", "MORALE-02", "MORALE-03")
@pytest.mark.parametrize(("lost", "count"), [(1, 0), (2, 1), (3, 1), (4, 2), (6, 3)])
def test_casualties_of_the_turn_make_their_tests(lost: int, count: int) -> None:
    now = shot(at(), "Lanzas", lost)

    assert owing(BOOK, now, "Lanzas").dice == count
    assert [each.who for each in due(BOOK, now).owed] == ([("Lanzas",)] if count else [])


def test_one_casualty_too_few_makes_none_and_it_is_said_why() -> None:
    (found,) = owings(BOOK, shot(at(), "Lanzas", 1))

    assert [each.what for each in found.not_due] == ["morale-too-few-casualties"]


def test_casualties_of_an_earlier_turn_make_none() -> None:
    now = at(
        replace(
            LANZAS.with_figures(*(replace(f, gone=Gone.LOST, went=1) for f in LANZAS.figures[:6])), at_start=6
        ),
        turn=2,
    )

    assert owed(now, "Lanzas") == []
    assert owed(lose(now, "Lanzas 7", Gone.LOST, "melee"), "Lanzas") == ["morale-casualties"]


# --- taking them ---


@pytest.mark.rule("MORALE-14", "MORALE-15", "SCALE-10")
@pytest.mark.parametrize(("face", "markers"), [(3, 1), (4, 0)])
def test_a_first_failure_is_a_marker(face: int, markers: int) -> None:
    after_it = taken(shot(at(), "Lanzas", 2), "Lanzas", face)

    assert (after_it.unit("Lanzas").markers, after_it.unit("Lanzas").broken) == (markers, False)
    assert due(BOOK, after_it).owed == ()


@pytest.mark.rule("MORALE-17", "MORALE-18")
def test_a_second_failure_breaks_the_unit_in_the_same_turn_and_it_is_removed_whole() -> None:
    now = shot(at(), "Lanzas", 6)  # three tests

    after_it = taken(now, "Lanzas", 1, 2)  # the third is not taken

    fled = after_it.unit("Lanzas")
    assert (fled.broken, fled.where, fled.here, fled.markers) == (True, Where.OUT, (), 2)
    assert [figure.gone for figure in fled.figures[6:]] == [Gone.FLED] * 6
    assert after_it.news[-1].what == "fled"


@pytest.mark.rule("MORALE-16")
def test_a_marker_of_an_earlier_turn_counts_still() -> None:
    now = shot(at(replace(LANZAS, markers=1), ARCOS), "Lanzas", 2)

    assert taken(now, "Lanzas", 1).unit("Lanzas").broken


def test_no_test_is_taken_twice() -> None:
    after_it = taken(shot(at(), "Lanzas", 2), "Lanzas", 4)

    assert owed(after_it, "Lanzas") == []
    assert codes(after_it, TakeTests("Lanzas")) == ["nerve-nothing-owed"]


@pytest.mark.rule("TURN-13")
def test_all_tests_wait_for_their_step() -> None:
    now = replace(shot(at(), "Lanzas", 2), step=Step.SHOOTING)

    assert codes(now, TakeTests("Lanzas")) == ["nerve-not-in-morale"]


@pytest.mark.rule("TURN-13")
def test_whenever_it_happened_it_is_tested_for_in_the_morale_step() -> None:
    """An ambush of the Movement phase, arrows of the Shooting phase, a spear in close combat."""
    now = battle(LANZAS, ASKARIS, step=Step.UNITS).with_news(NewsItem("ambush", "blue", "Askaris"))
    now = heard(now, 0, ("Lanzas", 5.0))
    now = lose(replace(now, step=Step.SHOOTING), "Lanzas 1", Gone.LOST, "shooting")
    now = lose(replace(now, step=Step.MELEE), "Lanzas 2", Gone.LOST, "melee")

    assert owed(replace(now, step=Step.MORALE), "Lanzas") == ["morale-casualties", "morale-ambush"]


# --- ambushes ---


PYGMIES, OTHERS = True, False


def ambush(*pygmies: bool) -> tuple[NewsItem, ...]:
    return tuple(NewsItem("ambush", "blue", f"Emboscada {n}", pygmies=each) for n, each in enumerate(pygmies))


@pytest.mark.rule("MORALE-04", "AMBUSH-11")
def test_enemies_near_an_ambush_are_asked_for_and_test() -> None:
    now = at(news=ambush(OTHERS))

    (question,) = questions(BOOK, now)

    assert (question.units, question.within_in, question.sight) == (("Lanzas", "Arcos"), 8, False)
    assert due(BOOK, now).orders == ("hear",)
    answered = heard(now, 0, ("Lanzas", 8.0), ("Arcos", 9.0))
    assert owed(answered, "Lanzas") == ["morale-ambush"]
    assert not_owed(answered, "Arcos") == ["morale-ambush-too-far"]


@pytest.mark.rule("MORALE-04")
def test_only_those_near_enough_are_told_to_be_surprised() -> None:
    now = at(news=ambush(OTHERS))

    (one,) = facts(FEATURE, BOOK, now, Hear(0, (("Lanzas", 8.0), ("Arcos", 8.1))))
    (none,) = facts(FEATURE, BOOK, now, Hear(0, (("Lanzas", 9.0), ("Arcos", 9.0))))

    assert sentence("es", one.event) == "La emboscada de Emboscada 0 sorprende a: Lanzas."
    assert sentence("es", none.event) == "La emboscada de Emboscada 0 no sorprende a nadie."


@pytest.mark.rule("AMBUSH-12", "MORALE-05")
def test_only_pygmies_are_asked_for_after_another_ambush_and_make_one_more_test() -> None:
    now = heard(at(news=ambush(OTHERS, OTHERS, PYGMIES)), 0, ("Lanzas", None), ("Arcos", None))

    assert [question.happening for question in questions(BOOK, now)] == [2]
    assert owed(heard(now, 2, ("Lanzas", 4)), "Lanzas") == ["morale-ambush", "morale-pygmy-ambush"]


# --- friends ---


def gone(what: str, troop: str, side: str = "red", contingent: str = "") -> NewsItem:
    return NewsItem(what, side, "Perdida", Sort.UNIT, contingent, troops={troop: 4})


FRIENDS = (*(LANZAS, ARCOS, ASKARIS), unit("Perdida", "red", "spearmen", 0, where=Where.OUT))


@pytest.mark.rule("MORALE-07")
@pytest.mark.parametrize("what", ["destroyed", "fled"])
def test_friends_who_saw_it_test_once_for_each_unit_lost(what: str) -> None:
    now = at(news=(gone(what, "spearmen"), gone("destroyed", "warriors")))

    (question, _) = questions(BOOK, now)

    assert (question.units, question.within_in, question.sight) == (("Lanzas", "Arcos"), 12, True)
    both = heard(heard(now, 0, ("Lanzas", 12.0)), 1, ("Lanzas", 3.0))
    assert owed(both, "Lanzas") == [f"morale-friend-{what}", "morale-friend-destroyed"]
    assert owed(both, "Arcos") == []


@pytest.mark.rule("MORALE-07", "DARK-03")
@pytest.mark.parametrize(
    ("inches", "against"), [(6.0, []), (6.5, ["nerve-seen-in-the-dark"]), (None, []), (12.5, [])]
)
@pytest.mark.parametrize("what", ["destroyed", "fled"])
def test_in_the_dark_friends_are_seen_at_six_inches(
    what: str, inches: float | None, against: list[str]
) -> None:
    """By day at twelve; who is farther off than that makes no test in any light."""
    day = at(news=(gone(what, "spearmen"),))
    night = replace(day, light=Light("night"))

    assert [questions(BOOK, now)[0].within_in for now in (day, night)] == [12, 6]
    assert codes(night, Hear(0, (("Lanzas", inches),))) == against
    assert codes(day, Hear(0, (("Lanzas", inches),))) == []
    assert bool(owed(heard(night, 0, ("Lanzas", inches)), "Lanzas")) is (inches != 12.5)


@pytest.mark.rule("MORALE-09", "DARK-03")
def test_bad_news_travel_as_far_in_the_dark() -> None:
    """A notable's end is heard of, seen or not (p. 28)."""
    lost = NewsItem("notable", "red", "Jefe", "leader")
    night = at(news=(lost,), light=Light("night"))

    assert questions(BOOK, night)[0].within_in == 18
    assert codes(night, Hear(0, (("Lanzas", 18),))) == []


@pytest.mark.rule("MORALE-08")
def test_who_is_worth_more_is_not_even_asked_and_it_is_said_why() -> None:
    """Spearmen of 4 points; warriors of 9, one archer of 4 among them or not."""
    warriors = unit("Guerreros", "red", "warriors", 3)
    mixed = unit("Mixta", "red", "warriors", 3)
    mixed = mixed.with_figures(replace(mixed.figures[0], troop="archers"))
    now = at(warriors, mixed, news=(gone("fled", "spearmen"),))

    assert questions(BOOK, now)[0].units == ("Mixta",)
    assert not_owed(now, "Guerreros") == ["morale-friend-worth-less"]
    assert not_owed(heard(now, 0), "Guerreros") == ["morale-friend-worth-less"]


def test_a_question_that_concerns_nobody_is_not_asked() -> None:
    now = at(unit("Guerreros", "red", "warriors", 3), ASKARIS, news=(gone("fled", "spearmen"),))

    assert questions(BOOK, now) == ()
    assert due(BOOK, now).owed == ()


# --- notables ---


@pytest.mark.rule("MORALE-09", "MORALE-10")
def test_each_notable_lost_makes_its_own_test_seen_or_not() -> None:
    lost = [lone("Mirambo", "red", Sort.LEADER, "warriors"), lone("Brujo", "red", Sort.WITCH_DOCTOR)]
    now = at(LANZAS, ASKARIS, *lost)
    now = lose(lose(now, "Mirambo", Gone.LOST, "melee"), "Brujo", Gone.LOST, "melee")

    asked = questions(BOOK, now)

    assert [(each.units, each.within_in, each.sight) for each in asked] == [(("Lanzas",), 18, False)] * 2
    told(*(each.why for each in asked))
    both = heard(heard(now, 0, ("Lanzas", 18.0)), 1, ("Lanzas", 2.0))
    assert owed(both, "Lanzas") == ["morale-leader-lost", "morale-witch-doctor-lost"]


@pytest.mark.rule("ALLY-11", "MORALE-09")
def test_a_standard_means_something_to_its_own_contingent_alone() -> None:
    allies = replace(ARCOS, contingent="pygmies")
    flag = lone("Abanderado", "red", Sort.STANDARD_BEARER)
    now = lose(at(LANZAS, allies, flag), "Abanderado", Gone.LOST, "melee")

    assert questions(BOOK, now)[0].units == ("Lanzas",)
    assert not_owed(now, "Arcos") == ["morale-standard-of-others"]


# --- the army ---


@pytest.mark.rule("MORALE-11", "BAG-09")
def test_baggage_captured_makes_one_test_for_every_unit_on_the_table() -> None:
    lost = NewsItem("captured", "red", "Bagaje 1", Sort.BAGGAGE)
    waiting = unit("Reserva", "red", "archers", 5, where=Where.RESERVE)
    now = at(LANZAS, ARCOS, ASKARIS, waiting, news=(lost, lost))

    assert [each.unit for each in owings(BOOK, now)] == ["Lanzas", "Arcos"]
    assert owing(BOOK, now, "Lanzas").dice == 1
    assert codes(now, TakeTests("Reserva"))[0] == "morale-never-not-on-table"


@pytest.mark.rule("MORALE-12", "MORALE-13")
@pytest.mark.parametrize(
    ("side", "by", "found"),
    [
        pytest.param("blue", "red", ["morale-village-burnt"], id="by the enemy"),
        pytest.param("blue", "blue", ["morale-own-village-burnt"], id="by its owner"),
        pytest.param("blue", "Askaris 1", ["morale-own-village-burnt"], id="by a figure of its owner"),
        pytest.param("red", "blue", [], id="the attacker's"),
    ],
)
def test_the_defender_tests_for_a_village_of_his(side: str, by: str, found: list[str]) -> None:
    now = at(news=(NewsItem("village", side, "Poblado", by=by),))

    assert owed(now, "Askaris" if side == "blue" else "Lanzas") == found


def test_what_crocodiles_eat_frightens_nobody() -> None:
    now = at(news=(NewsItem("eaten", "red", "Bagaje 1"),))

    assert not_owed(now, "Lanzas") == ["morale-baggage-eaten"]


# --- flights ---


@pytest.mark.rule("MORALE-19")
def test_a_flight_is_asked_for_and_tested_in_the_same_phase_until_nobody_breaks() -> None:
    now = shot(at(LANZAS, ARCOS, unit("Otros", "red", "archers", 8, markers=1)), "Lanzas", 4)

    first = taken(now, "Lanzas", 1, 1)
    happened = facts(FEATURE, BOOK, first, Hear(1 - 1, (("Otros", 6.0),)))
    second = taken(after(FEATURE, first, happened), "Otros", 2)

    assert [question.units for question in questions(BOOK, first)] == [("Arcos", "Otros")]
    assert [fact.who for fact in happened if isinstance(fact.event, FlightSeen)] == ["Otros"]
    assert second.unit("Otros").broken
    assert [question.units for question in questions(BOOK, second)] == [("Arcos",)]
    last = taken(heard(second, 1, ("Arcos", None)), "Arcos", 6)
    assert due(BOOK, last).owed == ()


@pytest.mark.rule("MORALE-19")
def test_who_has_tested_already_tests_again_for_a_flight_seen_later() -> None:
    now = shot(shot(at(), "Lanzas", 4), "Arcos", 2)

    now = taken(now, "Arcos", 6)
    now = heard(taken(now, "Lanzas", 1, 1), 0, ("Arcos", 3.0))

    assert owed(now, "Arcos") == ["morale-friend-fled"]


@pytest.mark.rule("MORALE-18")
def test_who_has_fled_is_not_asked_what_it_saw() -> None:
    now = shot(shot(at(), "Lanzas", 4), "Arcos", 4)

    now = heard(taken(now, "Lanzas", 1, 1), 0)
    now = taken(now, "Arcos", 1, 1)

    assert questions(BOOK, now) == ()


# --- orders that the book is against ---


def test_news_of_the_unit_are_measured_before_it_tests() -> None:
    now = shot(at(news=ambush(OTHERS)), "Lanzas", 2)

    assert codes(now, TakeTests("Lanzas")) == ["nerve-not-measured"]
    assert codes(heard(now, 0), TakeTests("Lanzas")) == []


def test_an_answer_is_given_once_and_of_those_whom_it_concerns() -> None:
    now = at(news=ambush(OTHERS))

    assert codes(now, Hear(0, (("Lanzas", 3),))) == []
    assert codes(now, Hear(0, (("Askaris", 3),))) == ["nerve-not-concerned"]
    assert "nerve-heard-already" in codes(heard(now, 0), Hear(0))
    with pytest.raises(BadData) as fault:
        FEATURE.objections(BOOK, now, Hear(1))
    assert fault.value.about["what"] == "happening"
    with pytest.raises(BadData):
        FEATURE.objections(BOOK, now, TakeTests("Nadie"))


@pytest.mark.rule("LEAD-05", "STD-02", "WITCH-03", "SCOUT-08", "BAG-03")
def test_neither_leaders_nor_other_independents_nor_baggage_ever_test() -> None:
    army = NewsItem("captured", "red", "Bagaje 1", Sort.BAGGAGE)
    sorts = (Sort.LEADER, Sort.STANDARD_BEARER, Sort.WITCH_DOCTOR, Sort.SCOUT, Sort.BAGGAGE)
    troops = {Sort.LEADER: "warriors", Sort.BAGGAGE: "baggage"}
    now = at(*(lone(each.value, "red", each, troops.get(each, "")) for each in sorts), news=(army,))

    assert owings(BOOK, now) == ()
    assert all(codes(now, TakeTests(each.value))[0].startswith("morale-never-") for each in sorts)


def test_everything_is_told_in_both_languages() -> None:
    now = shot(at(news=(*ambush(PYGMIES), gone("fled", "spearmen"))), "Lanzas", 2)
    agenda = due(BOOK, now)
    happened = [*facts(FEATURE, BOOK, now, Hear(0, (("Lanzas", 4.0),))), *facts(FEATURE, BOOK, now, Hear(1))]
    happened += facts(FEATURE, BOOK, now, TakeTests("Lanzas"), (1,))

    told(agenda.why, *(each.why for each in agenda.owed))
    assert all(sentence(lang, fact.event) for lang in ("es", "en") for fact in happened)
