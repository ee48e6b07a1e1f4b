"""What casualties cost beyond the men: the tests that they make, the markers, the units that run (p. 28).

A unit tests for so many lost in one turn, and all of it runs when it fails with a marker. So a volley that
brings a test upon many is worth more than the few whom it fells.
"""

from functools import lru_cache
from math import exp

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES
from heart_africa.opponent import worth
from heart_africa.opponent.sketch import Position
from heart_africa.opponent.weights import Nerve
from heart_africa.rules.battle import Battle, Sort, Unit
from heart_africa.rules.battle.companies import at_start, casualties
from heart_africa.rules.book import Book
from heart_africa.rules.morale_exemptions import exempt, given
from heart_africa.rules.play.morale.causes import due_tests, never_tests, threshold
from heart_africa.rules.play.morale.tests import check

FINE = 4
"""Expected casualties are told apart by such parts of a man."""
SURE = 0.999
"""So much of what may come about is looked at."""


@dataclass(frozen=True, slots=True)
class Shaken:
    """What the tests for some casualties are expected to cost a unit, in points; `runs`: the chance of it."""

    points: float = 0.0
    runs: float = 0.0


STEADFAST = Shaken()


def shaken(at: Position, unit: Unit, fallen: float, counted: Nerve) -> Shaken:
    """What comes of it if so many of a unit are expected to fall now, besides those who have this turn."""
    if not counted.counts or fallen <= 0 or unit.sort is not Sort.UNIT or not unit.here:
        return STEADFAST
    needed, lost, fails = _tests(at, unit)
    if not fails:
        return STEADFAST
    runs, marker = _shaken(round(fallen * FINE), lost, needed, fails, marked=bool(unit.markers))
    left = worth.of_unit(at, unit) * max(0.0, 1 - fallen / len(unit.here))
    return Shaken(counted.counts * left * (runs + counted.marker * marker), runs)


def of_a_test(at: Position, unit: Unit, more: int, counted: Nerve) -> float:
    """What it costs a unit to take so many tests more than it owes now; less than 0 for fewer."""
    _, _, fails = _tests(at, unit)
    due = sum(each.spared is None for each in due_tests(at.book, at.battle, unit)) if fails else 0
    owes = max(0, due - len(given(at.book, unit)))
    (ran, got), (runs, gets) = (
        _failed(max(0, tests), fails, marked=bool(unit.markers)) for tests in (owes, owes + more)
    )
    return counted.counts * worth.of_unit(at, unit) * (runs - ran + counted.marker * (gets - got))


def _tests(at: Position, unit: Unit) -> tuple[int, int, float]:
    """How many lost in a turn make a test, how many have fallen, how likely it fails."""
    if unit.name not in at.nerves:
        at.nerves[unit.name] = _reckoned(at.book, at.battle, unit)
    return at.nerves[unit.name]


def _reckoned(book: Book, battle: Battle, unit: Unit) -> tuple[int, int, float]:
    """What `_tests` keeps, from the battle; a unit that never tests fails with a chance of 0."""
    if never_tests(book, battle, unit) or exempt(book, battle, unit):
        return 1, 0, 0.0
    needed = threshold(book, at_start(battle, unit))
    return needed, casualties(battle, unit), 1 - check(book, battle, unit).chances / SIDES


@lru_cache(1 << 16)
def _shaken(parts: int, lost: int, needed: int, fails: float, *, marked: bool) -> tuple[float, float]:
    """How much likelier a unit runs and gets a marker by men who are expected to fall, in parts of one.

    A part of a test counts half of it, since others may go on where these leave off.
    """
    mean = parts / FINE
    chance, told, count = exp(-mean), 0.0, 0
    runs = marker = 0.0
    while told < SURE:
        for tests in ((lost + count) // needed, (lost + count) / needed):
            ran, got = _failed(tests, fails, marked=marked)
            runs, marker = runs + chance * ran / 2, marker + chance * got / 2
        told, count = told + chance, count + 1
        chance *= mean / count
    for tests in (lost // needed, lost / needed):
        ran, got = _failed(tests, fails, marked=marked)
        runs, marker = runs - ran / 2, marker - got / 2
    return runs, marker


def _failed(tests: float, fails: float, *, marked: bool) -> tuple[float, float]:
    """How likely a unit has run, and has got a marker and stands, after so many tests."""
    passes = (1 - fails) ** tests
    if marked:
        return 1 - passes, 0.0
    if tests < 1:
        return 0.0, tests * fails
    once = tests * fails * (1 - fails) ** (tests - 1)
    return 1 - passes - once, once
