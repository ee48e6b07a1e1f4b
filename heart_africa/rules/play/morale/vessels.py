"""Morale of gunboats and dhows, which test by the hits taken in the whole game (pp. 10, 15)."""

from collections.abc import Iterator

from heart_africa.core.dice import Dice
from heart_africa.core.fields import UnitName
from heart_africa.core.journal.records import Order
from heart_africa.core.reckoning import Check, Reckoning
from heart_africa.rules.battle import Battle, Unit
from heart_africa.rules.battle.marks import TESTED, marked_names
from heart_africa.rules.book import Book
from heart_africa.rules.book.play import VesselRow
from heart_africa.rules.book.printed import Cited
from heart_africa.rules.play.morale.events import AREA, DIE, Due, MoraleRolled, VesselFailed, VesselWithdrew

HITS = "hits"
"""The mark of a vessel that has taken its tests of the turn."""


class TakeVesselTests(Order, kind="take-vessel-tests"):
    """A gunboat or dhow takes the tests that its hits of this turn make (ruling of GUN-30)."""

    vessel: UnitName


Event = MoraleRolled | VesselFailed | VesselWithdrew


def is_vessel(book: Book, unit: Unit) -> bool:
    """Whether a unit is a gunboat or dhow on the table, which tests by its hits."""
    return unit.on_table and unit.troop in book.morale.vessels


def due_vessel_tests(book: Book, vessel: Unit) -> tuple[Due, ...]:
    """One test for each multiple that the vessel's hits have reached or passed this turn, until taken.

    A hit by a gun counts 10, any other 1.
    """
    if HITS in marked_names(vessel, TESTED):
        return ()
    every = _row(book, vessel).every
    reached = range(vessel.hits_before // every.value + 1, vessel.hits // every.value + 1)
    return tuple(
        Due(
            f"{AREA}-vessel-hits",
            every.rule,
            every.page,
            {"hits": vessel.hits, "reached": multiple * every.value, "every": every.value},
        )
        for multiple in reached
    )


def vessel_check(book: Book, vessel: Unit) -> Check:
    """What the die has to reach: the factor of the vessel's own row, or the one the book lends it."""
    if needs := _row(book, vessel).needs:
        return Check(Reckoning(), needs.value, needs.rule, needs.page)
    troop = book.troops[vessel.troop]
    return Check(Reckoning(), troop.profile.morale or 0, troop.rule, troop.page)


def last_failure(book: Book, vessel: Unit) -> Cited:
    """After how many failed tests in the game the vessel leaves."""
    return _row(book, vessel).failures


def _row(book: Book, vessel: Unit) -> VesselRow:
    return next(row for sort, row in book.morale.vessels.items() if sort == vessel.troop)


def take_vessel_tests(book: Book, battle: Battle, order: TakeVesselTests, dice: Dice) -> Iterator[Event]:
    """The vessel's tests and what follows. Raises `DiceNeeded`, one die at a time, and `BadData`."""
    vessel = battle.unit(order.vessel)
    last, failures = last_failure(book, vessel), vessel.failures
    for due in due_vessel_tests(book, vessel):
        (face,) = dice.roll(1, DIE)
        rolled = MoraleRolled(vessel.name, due, vessel_check(book, vessel), face)
        yield rolled
        failures += not rolled.passed
        if failures >= last.value:
            aboard = tuple(name for each in battle.units.values() for name in _aboard(each, vessel.name))
            yield VesselWithdrew(vessel.name, vessel.aground, aboard, last.rule, last.page)
            return
        if not rolled.passed:
            yield VesselFailed(vessel.name, failures, last.rule, last.page)


def _aboard(unit: Unit, vessel: str) -> tuple[str, ...]:
    """Who of a unit is aboard a vessel: the unit's name if it is whole, else the figures' names."""
    carried = tuple(figure.name for figure in unit.here if (figure.aboard or unit.aboard) == vessel)
    return (unit.name,) if carried and len(carried) == len(unit.here) else carried
