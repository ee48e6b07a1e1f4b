"""The orders and events of the morale and rallying steps, registered with what judges and applies them."""

from collections.abc import Iterator, Mapping
from operator import attrgetter
from types import MappingProxyType

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import EventRecord, GameEvent
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Happening, Unit, marks
from heart_africa.rules.battle.companies import leader_with
from heart_africa.rules.book import Book, Trait
from heart_africa.rules.organisation import independents, leaders
from heart_africa.rules.organisation.independents import Bewitch, Bewitched, RaiseStandard, StandardRaised
from heart_africa.rules.organisation.leaders import LeftBehind, Overlook, Overlooked, Rallied, Rally
from heart_africa.rules.play.morale import dice as morale_dice
from heart_africa.rules.play.morale import owing as tests
from heart_africa.rules.play.morale import vessels
from heart_africa.rules.play.morale.causes import causes, weighed
from heart_africa.rules.play.morale.dice import TakeTests
from heart_africa.rules.play.morale.events import Due, Event, FlightSeen, News, UnitBroke
from heart_africa.rules.play.morale.news import Hear, happening, reach
from heart_africa.rules.play.morale.owing import Row, found_now, objections_to_leave, out_of_morale, owing
from heart_africa.rules.play.morale.vessels import HITS, TakeVesselTests
from heart_africa.rules.referee.feature import Facts, Feature, Procedure, thrown, told
from heart_africa.rules.referee.morale.duties import left_open


class NewsHeard(GameEvent, kind="news-heard"):
    """It is known which units something of this turn reached, and from how many inches; nobody, perhaps.

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
    """A unit or vessel takes the tests that it owes; `settled`: for what, so that none is taken twice."""

    unit: str
    tests: int
    settled: tuple[str, ...]
    __test__ = False

    def applied(self, battle: Battle, _who: str) -> Battle:
        return marks.marked(battle, battle.unit(self.unit), marks.TESTED, *self.settled)


# --- what the orders of the morale and rallying steps bring about ---


def hear(book: Book, battle: Battle, order: Hear, _dice: Dice) -> Facts:
    """Who has heard; whoever saw a unit flee has to test in the same phase (MORALE-19). Raises `BadData`."""
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
    book: Book, battle: Battle, fled: Happening, name: str, inches: float
) -> Iterator[EventRecord]:
    """The test that a flight makes a unit take, if it does."""
    unit, row = battle.unit(name), book.morale.flight
    for due in weighed(book, battle, unit, News(heard=((fled, inches),))):
        if isinstance(due, Due):
            yield EventRecord(name, FlightSeen(name, due, row.rule, row.page))


def take_tests(book: Book, battle: Battle, order: TakeTests, dice: Dice) -> Facts:
    """All the tests that a unit owes, and its flight. Raises `DiceNeeded` die by die, and `BadData`."""
    unit = battle.unit(order.unit)
    events = tuple(morale_dice.take_tests(book, battle, order, dice))
    taken = TestsTaken(unit.name, owing(book, battle, unit.name).dice, causes(book, battle, unit))
    facts = (EventRecord(unit.name, taken), *(EventRecord(unit.name, event) for event in events))
    broke = any(isinstance(event, UnitBroke) for event in events)
    return (*facts, *_left_behind(book, battle, unit)) if broke else facts


def _left_behind(book: Book, battle: Battle, unit: Unit) -> Iterator[EventRecord]:
    """A leader who was with it stays on the table (TRAIT-07)."""
    leader = leader_with(battle, unit)
    if leader and leader.led and Trait.CHARISMATIC in leader.traits:
        yield EventRecord(leader.himself.name, leaders.left_behind(book, leader))


def take_vessel_tests(book: Book, battle: Battle, order: TakeVesselTests, dice: Dice) -> Facts:
    """A vessel's tests. Raises `DiceNeeded`, one die at a time, and `BadData`."""
    unit = battle.unit(order.vessel)
    known = owing(book, battle, unit.name)
    if not known.vessel or not known.due:
        return ()
    taken = EventRecord(unit.name, TestsTaken(unit.name, len(known.due), (HITS,)))
    events = vessels.take_vessel_tests(book, battle, order, dice)
    return (taken, *(EventRecord(unit.name, event) for event in events))


Found = tuple[Problem, ...]


def _gone(unit: Unit, row: Row, *, alone: bool = True) -> Iterator[Problem]:
    """Whoever is to do something, or to have it done, is not on the table."""
    if not unit.on_table or (alone and not unit.led):
        yield found_now("not-there", row, unit.name, {"unit": unit.name})


def _of_the_other_army(one: Unit, unit: Unit, row: Row) -> Iterator[Problem]:
    if one.side != unit.side:
        yield found_now("of-the-other-army", row, unit.name, {"unit": unit.name, "who": one.himself.name})


# --- leaves ---


def objections_to_overlooking(book: Book, battle: Battle, order: Overlook) -> Found:
    """Against a disciplinarian's leave. Raises `BadData`."""
    leader, unit, row = battle.company_of(order.leader), battle.unit(order.unit), book.leading.discipline
    return (
        *objections_to_leave(book, battle, unit, row),
        *_gone(leader, row),
        *_of_the_other_army(leader, unit, row),
        *leaders.objections_to_overlook(book, battle, order),
    )


def objections_to_standard(book: Book, battle: Battle, order: RaiseStandard) -> Found:
    """Against a standard's leave. Raises `BadData`."""
    bearer, unit, row = battle.company_of(order.bearer), battle.unit(order.unit), book.independents.standard
    return (
        *objections_to_leave(book, battle, unit, row),
        *_gone(bearer, row),
        *_of_the_other_army(bearer, unit, row),
        *independents.objections_to_cancel(book, battle, order),
    )


# --- spells and rallying ---


def objections_to_spell(book: Book, battle: Battle, order: Bewitch) -> Found:
    """Against a spell. Raises `BadData`."""
    doctor, row = battle.company_of(order.witch_doctor), book.independents.spell
    return (
        *out_of_morale(book, battle),
        *_gone(doctor, row),
        *independents.objections_to_bewitch(book, battle, order),
    )


def objections_to_rallying(book: Book, battle: Battle, order: Rally) -> Found:
    """Against an attempt to rally. Raises `BadData`."""
    leader, unit, row = battle.company_of(order.leader), battle.unit(order.unit), book.leading.rally_attempts
    return (
        *_gone(leader, row),
        *_gone(unit, row, alone=False),
        *_of_the_other_army(leader, unit, row),
        *leaders.objections_to_rally(book, battle, order),
    )


# --- the orders and events of the morale and rallying steps, registered with what judges and applies them ---


def _happening(order: Hear) -> str:
    """The place in the news of what was heard of."""
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
