"""Gunboats and dhows, which test by the hits that they have taken in the whole game (pp. 10, 15)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.checks import Check
from heart_africa.core.dice import Dice
from heart_africa.core.reckoning import Reckoning
from heart_africa.rules.book import Book
from heart_africa.rules.play.morale.dice import DIE
from heart_africa.rules.play.morale.events import MoraleRolled, VesselFailed, VesselWithdrew
from heart_africa.rules.play.morale.facts import AREA, Due
from heart_africa.rules.tables.morale import VesselId


@dataclass(frozen=True, slots=True)
class Vessel:
    """A vessel: hits counted before this turn and now (10 for a gun's, 1 for any other), tests failed so far.

    `aboard`: the units and figures that it carries.
    """

    name: str
    sort: VesselId
    hits_before: int
    hits: int
    failures: int = 0
    aground: bool = False
    aboard: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TakeVesselTests:
    """The order to take a vessel's tests of the turn, in the morale phase (ruling of GUN-30)."""

    vessel: Vessel
    kind: Literal["take-vessel-tests"] = "take-vessel-tests"


Event = MoraleRolled | VesselFailed | VesselWithdrew


def due_vessel_tests(book: Book, vessel: Vessel) -> tuple[Due, ...]:
    """One test for each multiple that the hits have reached or passed this turn."""
    every = book.morale.vessels[vessel.sort].every
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


def vessel_check(book: Book, vessel: Vessel) -> Check:
    """What the die has to reach: the vessel's own row, or the number lent to it."""
    if needs := book.morale.vessels[vessel.sort].needs:
        return Check(Reckoning(), needs.value, needs.rule, needs.page)
    troop = book.troops[vessel.sort]
    return Check(Reckoning(), troop.profile.morale or 0, troop.rule, troop.page)


def take_vessel_tests(book: Book, order: TakeVesselTests, dice: Dice) -> tuple[Event, ...]:
    """The vessel's tests and what follows. Raises `DiceNeeded`, one die at a time."""
    return tuple(_taken(book, order.vessel, dice))


def _taken(book: Book, vessel: Vessel, dice: Dice) -> Iterator[Event]:
    last, failures = book.morale.vessels[vessel.sort].failures, vessel.failures
    for due in due_vessel_tests(book, vessel):
        (face,) = dice.roll(1, DIE)
        rolled = MoraleRolled(vessel.name, due, vessel_check(book, vessel), face)
        yield rolled
        failures += not rolled.passed
        if failures >= last.value:
            yield VesselWithdrew(vessel.name, vessel.aground, vessel.aboard, last.rule, last.page)
            return
        if not rolled.passed:
            yield VesselFailed(vessel.name, failures, last.rule, last.page)
