"""Taking the tests: the die against the unit's morale factor, markers, and units that break (p. 28)."""

from collections import Counter
from collections.abc import Iterator, Mapping

from heart_africa.core.dice import Dice
from heart_africa.core.fields import UnitName
from heart_africa.core.journal.records import Order
from heart_africa.core.reckoning import Check, Reckoning
from heart_africa.rules.battle import Battle, Unit
from heart_africa.rules.battle.companies import figures
from heart_africa.rules.book import NO_TROOP, Book, Troop
from heart_africa.rules.morale_exemptions import given
from heart_africa.rules.play.morale.causes import due_tests
from heart_africa.rules.play.morale.events import DIE, Event, MarkerPlaced, MoraleRolled, Spared, UnitBroke


class TakeTests(Order, kind="take-tests"):
    """A unit takes all the tests that it owes now, one die each."""

    unit: UnitName


def check(book: Book, battle: Battle, unit: Unit) -> Check:
    """What the die has to reach: the morale factor of page 12 that most of its figures have.

    Of two that as many have, the worse (ruling of MORALE-14). Raises `ValueError` if none of them tests.
    """
    present = figures(battle, unit)
    voters = list(_voters(book, present))
    votes: Counter[int] = Counter()
    for _, factor, count in voters:
        votes[factor] += count
    if not votes:
        raise ValueError(dict(present))
    needed = max(votes, key=lambda factor: (votes[factor], factor))
    row = next(troop for troop, factor, _ in voters if factor == needed)
    return Check(Reckoning(), needed, row.rule, row.page)


def _voters(book: Book, present: Mapping[str, int]) -> Iterator[tuple[Troop, int, int]]:
    """The troops there that test, their factor and number; gun bearers stand as their masters (CHAR-24)."""
    for who, count in present.items():
        if who not in NO_TROOP:
            troop = book.troops[book.morale.stands_as.get(who, who)]
            if troop.profile.morale:
                yield troop, troop.profile.morale, count


def take_tests(book: Book, battle: Battle, order: TakeTests, dice: Dice) -> Iterator[Event]:
    """All tests that a unit owes and what follows from them, spells last of all.

    Raises `DiceNeeded`, one die at a time, and `BadData`. A unit that has fled takes no more.
    """
    unit, row = battle.unit(order.unit), book.morale
    failures, leaves = unit.markers, list(given(book, unit))
    for due in sorted(due_tests(book, battle, unit), key=lambda each: each.waits):
        if release := due.spared or (leaves.pop(0) if leaves else None):
            yield Spared(unit.name, due, release)
            continue
        needs = check(book, battle, unit)
        (face,) = dice.roll(1, DIE)
        rolled = MoraleRolled(unit.name, due, needs, face)
        yield rolled
        if rolled.passed:
            continue
        failures += 1
        if failures >= row.failures_that_break.value:
            yield UnitBroke(unit.name, row.failures_that_break.rule, row.failures_that_break.page)
            return
        yield MarkerPlaced(unit.name, row.marker.rule, row.marker.page)
