"""The orders and events of the morale and rallying steps, registered with what judges and applies them."""

from collections.abc import Iterable, Iterator, Mapping
from operator import attrgetter
from types import MappingProxyType

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import EventRecord, GameEvent
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, NewsItem, SideId, Sort, Unit, marks, other
from heart_africa.rules.battle.companies import leader_with
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import Arm, Book, Trait
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.printed import Entry
from heart_africa.rules.morale_exemptions import exempt, unbelief
from heart_africa.rules.organisation import independents, leaders
from heart_africa.rules.organisation.independents import Bewitch, Bewitched, RaiseStandard, StandardRaised
from heart_africa.rules.organisation.leaders import LeftBehind, Overlook, Overlooked, Rallied, Rally
from heart_africa.rules.play.morale import tests, vessels
from heart_africa.rules.play.morale.causes import causes, testers, weighed
from heart_africa.rules.play.morale.events import NOW, Due, Event, FlightSeen, News, UnitBroke
from heart_africa.rules.play.morale.news import Hear, Question, happening, questions, reach
from heart_africa.rules.play.morale.tests import (
    Owing,
    Row,
    TakeTests,
    found_now,
    objections_to_leave,
    out_of_morale,
    owing,
    owings,
)
from heart_africa.rules.play.morale.vessels import HITS, TakeVesselTests
from heart_africa.rules.referee.feature import (
    Agenda,
    Answer,
    Facts,
    Feature,
    OpenChoice,
    Owed,
    Past,
    Procedure,
    thrown,
    told,
)

# --- spells (WITCH-04, WITCH-06) ---


def casters(book: Book, battle: Battle) -> tuple[Unit, ...]:
    """The witch doctors on the table who have a spell left and an enemy unit to cast it on."""
    return tuple(
        doctor
        for side in SIDES
        for doctor in battle.of(side, Sort.WITCH_DOCTOR)
        if doctor.on_table and doctor.led and not marks.marked_names(doctor, marks.SPELL)
        if susceptible(book, battle, doctor)
    )


def susceptible(book: Book, battle: Battle, doctor: Unit) -> tuple[str, ...]:
    """The enemy units on the table that a spell would make test, at whatever distance."""
    return tuple(
        unit.name
        for unit in testers(book, battle, other(doctor.side))
        if not unbelief(book, battle, unit) and not exempt(book, battle, unit)
    )


# --- rallying (LEAD-08 to LEAD-12) ---


def ralliers(book: Book, battle: Battle) -> tuple[tuple[Unit, tuple[str, ...]], ...]:
    """The leaders who may still try to rally, each with the units that have markers, allies included."""
    leaders = (leader for side in SIDES if (leader := battle.leader(side)) is not None)
    able = (each for each in leaders if each.on_table and not marks.marked_names(each, marks.RALLY))
    found = ((leader, _marked(book, battle, leader)) for leader in able)
    return tuple((leader, units) for leader, units in found if units)


def _marked(book: Book, battle: Battle, leader: Unit) -> tuple[str, ...]:
    return tuple(
        unit.name
        for unit in battle.of(leader.side, Sort.UNIT)
        if unit.on_table and unit.markers and book.arm(unit.troop) is not Arm.VESSEL
    )


SPELLS = ("bewitch",)


def due(book: Book, battle: Battle) -> Agenda:
    """What comes next in the morale step or the rallying step."""
    return _rallying(book, battle) if battle.step is Step.RALLYING else _morale(book, battle)


# --- morale ---


def _morale(book: Book, battle: Battle) -> Agenda:
    """What is next: distances to measure, then tests, then spells, which may wait (WITCH-06)."""
    asked, owed = questions(book, battle), tuple(each for each in owings(book, battle) if each.rolled)
    hear = (Owed("hear", question.units, question.why) for question in asked)
    duties = (*hear, *(_test(book, each) for each in owed))
    if asked:
        why = _line("measure", book.morale.each_cause, count=len(asked))
        return Agenda("", why, ("hear",), _names(question.units for question in asked), duties)
    if owed:
        why = _line("tests", book.sequence.row(Step.MORALE), count=sum(each.dice for each in owed))
        orders = (*tuple(dict.fromkeys(_order(each) for each in owed)), *_free(battle, book, owed))
        return Agenda(_side(each.side for each in owed), why, orders, tuple(e.unit for e in owed), duties)
    # Spells may be cast, and need not.
    doctors, row = casters(book, battle), book.independents.spell
    if not doctors:
        return Agenda("", _line("done", book.sequence.row(Step.MORALE)), ())
    why = _line("spells", row, count=len(doctors), who=_all(doctors))
    return Agenda(_side(each.side for each in doctors), why, SPELLS, tuple(each.name for each in doctors))


def _test(book: Book, owing: Owing) -> Owed:
    row = owing.rolled[0] if len(owing.rolled) == 1 else book.morale.each_cause
    why = _line("owed", row, unit=owing.unit, count=owing.dice)
    return Owed(_order(owing), (owing.unit,), why)


def _order(owing: Owing) -> str:
    return "take-vessel-tests" if owing.vessel else "take-tests"


def _free(battle: Battle, book: Book, owed: Iterable[Owing]) -> tuple[str, ...]:
    """The orders that may be given before the dice: overlook a test, raise a standard, cast a spell."""
    sides = {each.side for each in owed if not each.vessel and each.dice}
    leaders = (battle.leader(side) for side in sides)
    found = ["overlook"] if any(each and Trait.DISCIPLINARIAN in each.traits for each in leaders) else []
    found += ["raise-standard"] if any(_standards(battle, side) for side in sides) else []
    return (*found, *(SPELLS if casters(book, battle) else ()))


def _standards(battle: Battle, side: SideId) -> bool:
    """Whether a side has a standard bearer who has helped no unit this turn."""
    bearers = (unit for unit in battle.of(side, Sort.STANDARD_BEARER) if unit.on_table and unit.led)
    return any(not marks.marked_names(bearer, marks.HELPED) for bearer in bearers)


# --- rallying ---


def _rallying(book: Book, battle: Battle) -> Agenda:
    """The leaders who may try to rally, each once; they need not."""
    able = ralliers(book, battle)
    if not able:
        return Agenda("", _line("nobody-to-rally", book.sequence.row(Step.RALLYING)), ())
    who = _all(leader for leader, _ in able)
    units = ", ".join(_names(units for _, units in able))
    why = _line("rally", book.leading.rally_attempts, who=who, count=len(able), units=units)
    side = _side(leader.side for leader, _ in able)
    leaders = {f"leader_{leader.side}": leader.name for leader, _ in able}
    return Agenda(side, why, ("rally",), _names(units for _, units in able), about=leaders)


# --- for all of them ---


def _line(code: str, row: Entry | Due, **about: object) -> Line:
    return Line(f"{NOW}-{code}", 0, row.rule, row.page, about=about)


def _side(sides: Iterable[SideId]) -> SideId:
    """The side if there is only one, else ""."""
    found = set(sides)
    return found.pop() if len(found) == 1 else ""


def _names(several: Iterable[Iterable[str]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for names in several for name in names))


def _all(units: Iterable[Unit]) -> str:
    return ", ".join(unit.name for unit in units)


def left_open(book: Book, battle: Battle, past: Past, order: object) -> Iterator[OpenChoice]:
    """The choice of the units that news reached, for an order that names none."""
    if not isinstance(order, Hear) or order.units:
        return
    asked = (each for each in questions(book, battle) if each.happening == order.happening)
    for question in asked:
        known = reached(past, question)

        def said(names: Answer, known: dict[str, float] = known) -> Hear:
            units = names if isinstance(names, tuple) else ()
            return replace(order, units=tuple((each, known.get(each)) for each in units))

        of = str(question.happening)
        yield OpenChoice("units", of, question.why, "units", tuple(known), said, question.units)


def reached(past: Past, question: Question) -> dict[str, float]:
    """The units that are near enough by distances stated before, with those; none where sight matters."""
    if question.sight:
        return {}
    known = {unit: past.units.get(frozenset({question.news.unit, unit})) for unit in question.units}
    return {
        unit: found.most
        for unit, found in known.items()
        if found is not None and found.most <= question.within_in
    }


class NewsHeard(GameEvent, kind="news-heard"):
    """It was said which units some news of this turn reached, with inches; perhaps none.

    `far`: those of them that were too far from an ambush to be surprised by it (MORALE-04).
    """

    happening: int
    news: str
    of: str
    units: Mapping[str, float]
    far: tuple[str, ...] = ()

    @property
    def variant(self) -> str:
        return "heard" if self._reached else "unheard"

    @property
    def also(self) -> Mapping[str, object]:
        return {"units": ", ".join(self._reached)}

    @property
    def _reached(self) -> tuple[str, ...]:
        return tuple(name for name in self.units if name not in self.far)

    def applied(self, battle: Battle, _who: str) -> Battle:
        news = list(battle.news)
        news[self.happening] = replace(news[self.happening], heard=MappingProxyType(dict(self.units)))
        return replace(battle, news=tuple(news))


class TestsTaken(GameEvent, kind="tests-taken"):
    """A unit or vessel has taken its tests; `settled`: for which causes, so that none is tested twice."""

    unit: str
    tests: int
    settled: tuple[str, ...]
    __test__ = False

    def applied(self, battle: Battle, _who: str) -> Battle:
        return marks.marked(battle, battle.unit(self.unit), marks.TESTED, *self.settled)


# --- what the orders of the morale and rallying steps bring about ---


def hear(book: Book, battle: Battle, order: Hear, _dice: Dice) -> Facts:
    """The events of an answer; whoever saw a unit flee has to test in this phase (MORALE-19).

    Raises `BadData`.
    """
    news = happening(battle, order.happening)
    near = float(reach(book, battle, news).value)
    units = {battle.unit(name).name: near if inches is None else inches for name, inches in order.units}
    far = tuple(name for name, inches in units.items() if news.what == "ambush" and inches > near)
    heard = EventRecord(news.unit, NewsHeard(order.happening, news.what, news.unit, units, far))
    if news.what != "fled":
        return (heard,)
    seen = (fact for name, inches in units.items() for fact in _flight_seen(book, battle, news, name, inches))
    return (heard, *seen)


def _flight_seen(
    book: Book, battle: Battle, fled: NewsItem, name: str, inches: float
) -> Iterator[EventRecord]:
    """The event of the test that a flight makes a unit take, if it makes one."""
    unit, row = battle.unit(name), book.morale.flight
    for due in weighed(book, battle, unit, News(heard=((fled, inches),))):
        if isinstance(due, Due):
            yield EventRecord(name, FlightSeen(name, due, row.rule, row.page))


def take_tests(book: Book, battle: Battle, order: TakeTests, dice: Dice) -> Facts:
    """The events of all tests of a unit, with its flight. Raises `DiceNeeded`, die by die, and `BadData`."""
    unit = battle.unit(order.unit)
    events = tuple(tests.take_tests(book, battle, order, dice))
    taken = TestsTaken(unit.name, owing(book, battle, unit.name).dice, causes(book, battle, unit))
    facts = (EventRecord(unit.name, taken), *(EventRecord(unit.name, event) for event in events))
    broke = any(isinstance(event, UnitBroke) for event in events)
    return (*facts, *_left_behind(book, battle, unit)) if broke else facts


def _left_behind(book: Book, battle: Battle, unit: Unit) -> Iterator[EventRecord]:
    """An event for a charismatic leader whose unit fled: he stays on the table (TRAIT-07)."""
    leader = leader_with(battle, unit)
    if leader and leader.led and Trait.CHARISMATIC in leader.traits:
        yield EventRecord(leader.himself.name, leaders.left_behind(book, leader))


def take_vessel_tests(book: Book, battle: Battle, order: TakeVesselTests, dice: Dice) -> Facts:
    """The events of a vessel's tests. Raises `DiceNeeded`, one die at a time, and `BadData`."""
    unit = battle.unit(order.vessel)
    known = owing(book, battle, unit.name)
    if not known.vessel or not known.due:
        return ()
    taken = EventRecord(unit.name, TestsTaken(unit.name, len(known.due), (HITS,)))
    events = vessels.take_vessel_tests(book, battle, order, dice)
    return (taken, *(EventRecord(unit.name, event) for event in events))


Found = tuple[Problem, ...]


def _gone(unit: Unit, row: Row, *, alone: bool = True) -> Iterator[Problem]:
    """A problem if somebody concerned is not on the table."""
    if not unit.on_table or (alone and not unit.led):
        yield found_now("not-there", row, unit.name, {"unit": unit.name})


def _of_the_other_army(one: Unit, unit: Unit, row: Row) -> Iterator[Problem]:
    if one.side != unit.side:
        yield found_now("of-the-other-army", row, unit.name, {"unit": unit.name, "who": one.himself.name})


# --- leaves ---


def objections_to_overlooking(book: Book, battle: Battle, order: Overlook) -> Found:
    """The objections to a disciplinarian's exempting a unit. Raises `BadData`."""
    leader, unit, row = battle.company_of(order.leader), battle.unit(order.unit), book.leading.discipline
    return (
        *objections_to_leave(book, battle, unit, row),
        *_gone(leader, row),
        *_of_the_other_army(leader, unit, row),
        *leaders.objections_to_overlook(book, battle, order),
    )


def objections_to_standard(book: Book, battle: Battle, order: RaiseStandard) -> Found:
    """The objections to a standard's exempting a unit. Raises `BadData`."""
    bearer, unit, row = battle.company_of(order.bearer), battle.unit(order.unit), book.independents.standard
    return (
        *objections_to_leave(book, battle, unit, row),
        *_gone(bearer, row),
        *_of_the_other_army(bearer, unit, row),
        *independents.objections_to_cancel(book, battle, order),
    )


# --- spells and rallying ---


def objections_to_spell(book: Book, battle: Battle, order: Bewitch) -> Found:
    """The objections to casting a spell now. Raises `BadData`."""
    doctor, row = battle.company_of(order.witch_doctor), book.independents.spell
    return (
        *out_of_morale(book, battle),
        *_gone(doctor, row),
        *independents.objections_to_bewitch(book, battle, order),
    )


def objections_to_rallying(book: Book, battle: Battle, order: Rally) -> Found:
    """The objections to trying to rally now. Raises `BadData`."""
    leader, unit, row = battle.company_of(order.leader), battle.unit(order.unit), book.leading.rally_attempts
    return (
        *_gone(leader, row),
        *_gone(unit, row, alone=False),
        *_of_the_other_army(leader, unit, row),
        *leaders.objections_to_rally(book, battle, order),
    )


# --- the orders and events of the morale and rallying steps, registered with what judges and applies them ---


def _happening(order: Hear) -> str:
    """The place in the news of what the order is about."""
    return str(order.happening)


FEATURE = Feature.of(
    {
        Hear: Procedure(tests.objections_to_hear, hear, _happening, left_open),
        Overlook: Procedure(objections_to_overlooking, told(leaders.overlook)),
        RaiseStandard: Procedure(objections_to_standard, told(independents.raise_standard)),
        TakeTests: Procedure(tests.objections_to_take_tests, take_tests),
        TakeVesselTests: Procedure(
            tests.objections_to_take_vessel_tests, take_vessel_tests, attrgetter("vessel")
        ),
        Bewitch: Procedure(
            objections_to_spell, told(independents.bewitch, befell=attrgetter("witch_doctor"))
        ),
        Rally: Procedure(objections_to_rallying, thrown(leaders.rally), attrgetter("leader")),
    },
    (
        *members(Event),
        NewsHeard,
        TestsTaken,
        LeftBehind,
        Overlooked,
        Rallied,
        StandardRaised,
        Bewitched,
    ),
)
