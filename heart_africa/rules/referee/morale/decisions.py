"""What the orders of the morale and rallying steps bring about."""

from collections.abc import Iterator

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.rules.battle import Battle, Happening, Unit
from heart_africa.rules.battle.companies import leader_with
from heart_africa.rules.book import Book, Trait
from heart_africa.rules.organisation import independents, leaders
from heart_africa.rules.organisation.independents import Bewitch, RaiseStandard
from heart_africa.rules.organisation.leaders import Overlook, Rally
from heart_africa.rules.play.morale import dice as morale_dice
from heart_africa.rules.play.morale import vessels
from heart_africa.rules.play.morale.causes import causes, weighed
from heart_africa.rules.play.morale.dice import TakeTests
from heart_africa.rules.play.morale.events import FlightSeen, UnitBroke
from heart_africa.rules.play.morale.facts import Due, News
from heart_africa.rules.play.morale.news import Hear, happening, reach
from heart_africa.rules.play.morale.owing import owing
from heart_africa.rules.play.morale.vessels import HITS, TakeVesselTests
from heart_africa.rules.referee.morale.events import NewsHeard, TestsTaken

Facts = tuple[EventRecord, ...]


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


def overlook(book: Book, battle: Battle, order: Overlook, _dice: Dice) -> Facts:
    """The leave is given. Raises `BadData`."""
    return tuple(EventRecord(order.unit, event) for event in leaders.overlook(book, battle, order))


def raise_standard(book: Book, battle: Battle, order: RaiseStandard, _dice: Dice) -> Facts:
    """The leave is given. Raises `BadData`."""
    events = independents.raise_standard(book, battle, order)
    return tuple(EventRecord(order.unit, event) for event in events)


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


def bewitch(book: Book, battle: Battle, order: Bewitch, _dice: Dice) -> Facts:
    """The spell is cast; the test that it makes is owed like any other. Raises `BadData`."""
    return tuple(
        EventRecord(event.witch_doctor, event) for event in independents.bewitch(book, battle, order)
    )


def rally(book: Book, battle: Battle, order: Rally, dice: Dice) -> Facts:
    """What comes of the attempt. Raises `DiceNeeded` for its one die, and `BadData`."""
    return tuple(EventRecord(order.unit, event) for event in leaders.rally(book, battle, order, dice))
