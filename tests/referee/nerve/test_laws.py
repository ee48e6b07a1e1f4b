"""Whatever a turn has brought, its morale step ends, and nothing in it is tested for twice."""

from collections import Counter
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dice import DiceNeeded
from heart_africa.core.journal.records import EventRecord
from heart_africa.rules.battle import Battle, Gone, NewsItem, Sort, Unit, lose
from heart_africa.rules.book import Trait, book
from heart_africa.rules.book.play import Step
from heart_africa.rules.organisation.independents import Bewitch
from heart_africa.rules.play.morale.events import MoraleRolled
from heart_africa.rules.play.morale.news import Hear, questions
from heart_africa.rules.play.morale.tests import TakeTests, owings
from heart_africa.rules.referee.morale import FEATURE, casters, due, susceptible
from tests.referee.builders import battle, lone, unit
from tests.referee.playing import after, facts

BOOK = book()
TROOPS = ("spearmen", "archers", "askaris", "warriors", "white_men")
BAGGAGE = NewsItem("captured", "red", "Bagaje 1", Sort.BAGGAGE)
VILLAGE = NewsItem("village", "blue", "Poblado", by="red")
AMBUSHES = tuple(
    NewsItem("ambush", side, f"Emboscada {side}", pygmies=side == "red") for side in ("red", "blue")
)


@st.composite
def turns(draw: st.DrawFn) -> Battle:
    """Two armies after the fighting of a turn: casualties, markers, happenings, notables lost or not."""
    units: list[Unit] = []
    for side in ("red", "blue"):
        for number in range(draw(st.integers(1, 3))):
            marks = draw(st.integers(0, 1))
            units.append(
                unit(
                    f"{side} {number}",
                    side,
                    draw(st.sampled_from(TROOPS)),
                    draw(st.integers(1, 9)),
                    markers=marks,
                )
            )
        chief = lone(f"Jefe {side}", side, Sort.LEADER, "warriors")
        follows = draw(st.sampled_from(["", f"{side} 0"]))
        units.append(replace(chief, traits=(Trait.CHARISMATIC,), with_unit=follows))
        units.append(lone(f"Brujo {side}", side, Sort.WITCH_DOCTOR))
    now = battle(
        *units,
        step=Step.MORALE,
        news=tuple(draw(st.lists(st.sampled_from([BAGGAGE, VILLAGE, *AMBUSHES]), max_size=4))),
    )
    for name in draw(st.lists(st.sampled_from(sorted(now.company)), unique=True, max_size=20)):
        now = lose(now, name, Gone.LOST, "melee")
    return now


def step(data: st.DataObject, now: Battle) -> tuple[EventRecord, ...]:
    """Any of the things that are owed: an answer, or a unit's tests with any dice."""
    if asked := questions(BOOK, now):
        question = data.draw(st.sampled_from(asked))
        near = data.draw(st.lists(st.sampled_from(question.units), unique=True))
        return facts(FEATURE, BOOK, now, Hear(question.happening, tuple((name, 3.0) for name in near)))
    owed = [each for each in owings(BOOK, now) if each.rolled]
    return rolled(data, now, data.draw(st.sampled_from(owed)).unit)


def rolled(data: st.DataObject, now: Battle, name: str) -> tuple[EventRecord, ...]:
    """A unit's tests, die by die, until it needs no more."""
    order, faces = TakeTests(name), list[int]()
    assert FEATURE.objections(BOOK, now, order) == ()
    while True:
        try:
            return facts(FEATURE, BOOK, now, order, faces)
        except DiceNeeded as needed:
            faces += [data.draw(st.integers(1, 6)) for _ in range(needed.count)]


def cause(fact: EventRecord) -> tuple[object, ...]:
    """Whose test it was, and for what."""
    due_ = fact.event.due
    return fact.who, due_.what, *(due_.about.get(key) for key in ("friend", "by", "reached"))


@given(st.data())
def test_the_step_ends_nothing_is_tested_twice_and_replaying_it_gives_the_same_battle(
    data: st.DataObject,
) -> None:
    start = now = data.draw(turns())
    told: list[EventRecord] = []
    for _ in range(100):
        if not due(BOOK, now).owed:
            break
        happened = step(data, now)
        told += happened
        now = after(FEATURE, now, happened)

    assert due(BOOK, now).owed == ()
    tests = Counter(cause(fact) for fact in told if isinstance(fact.event, MoraleRolled))
    assert max(tests.values(), default=1) == 1
    assert all(each.markers <= 2 for each in now.units.values())
    assert all(each.broken is (each.markers == 2) for each in now.units.values())
    assert after(FEATURE, start, told) == now


@given(turns())
def test_the_tests_owed_do_not_depend_on_the_order_of_the_units_as_long_as_nobody_flees(now: Battle) -> None:
    for question in questions(BOOK, now):
        everybody = tuple((name, 1.0) for name in question.units)
        now = after(FEATURE, now, facts(FEATURE, BOOK, now, Hear(question.happening, everybody)))
    names = [each.unit for each in owings(BOOK, now) if each.rolled]

    told = [_all_passed(now, order) for order in (names, names[::-1])]

    assert Counter(told[0]) == Counter(told[1])


def _all_passed(now: Battle, names: list[str]) -> list[tuple[object, ...]]:
    found: list[tuple[object, ...]] = []
    for name in names:
        owed = next(each for each in owings(BOOK, now) if each.unit == name)
        happened = facts(FEATURE, BOOK, now, TakeTests(name), [6] * owed.dice)
        found += [cause(fact) for fact in happened if isinstance(fact.event, MoraleRolled)]
        now = after(FEATURE, now, happened)
    return found


@given(turns())
def test_whom_a_spell_would_make_test_it_makes_test_once_more(now: Battle) -> None:
    for doctor in casters(BOOK, now):
        for name in susceptible(BOOK, now, doctor):
            before = next((each.dice for each in owings(BOOK, now) if each.unit == name), 0)

            cast = after(FEATURE, now, facts(FEATURE, BOOK, now, Bewitch(doctor.name, name, 4.0)))

            assert next(each.dice for each in owings(BOOK, cast) if each.unit == name) == before + 1
