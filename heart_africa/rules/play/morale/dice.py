"""Taking the tests: the die against the unit's morale factor, markers, and units that break (p. 28)."""

from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.checks import Check
from heart_africa.core.dice import Dice
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Reckoning
from heart_africa.rules.book import NO_TROOP, Book, Troop
from heart_africa.rules.conditions import holding, problem
from heart_africa.rules.play.morale.causes import due_tests
from heart_africa.rules.play.morale.events import (
    Event,
    FlightSeen,
    MarkerPlaced,
    MoraleRolled,
    Spared,
    UnitBroke,
)
from heart_africa.rules.play.morale.facts import AREA, Due, FriendGone, News, Report, Witness
from heart_africa.rules.units import Release

DIE = "morale-die"


@dataclass(frozen=True, slots=True)
class TakeTests:
    """The order to take all tests of the turn, unit by unit in this order, one die each.

    `witnesses`: who would be affected if whom fled, so that flights make further tests in the same phase.
    """

    reports: tuple[Report, ...]
    witnesses: tuple[Witness, ...] = ()
    kind: Literal["take-tests"] = "take-tests"


def check(book: Book, figures: Mapping[str, int]) -> Check:
    """What the die has to reach: the morale factor of page 12 that most of the figures have.

    Of two that as many have, the worse (ruling of MORALE-14). Raises `ValueError` if none of them tests.
    """
    voters = list(_voters(book, figures))
    votes: Counter[int] = Counter()
    for _, factor, count in voters:
        votes[factor] += count
    if not votes:
        raise ValueError(dict(figures))
    needed = max(votes, key=lambda factor: (votes[factor], factor))
    row = next(troop for troop, factor, _ in voters if factor == needed)
    return Check(Reckoning(), needed, row.rule, row.page)


def _voters(book: Book, figures: Mapping[str, int]) -> Iterator[tuple[Troop, int, int]]:
    """The troops there that test, their factor and number; gun bearers stand as their masters (CHAR-24)."""
    for who, count in figures.items():
        if count and who not in NO_TROOP:
            troop = book.troops[book.morale.stands_as.get(who, who)]
            if troop.profile.morale:
                yield troop, troop.profile.morale, count


def cancels_two(_order: TakeTests, report: Report) -> bool:
    """A unit would cancel two tests in one turn (ruling of STD-05)."""
    return len(report.releases) > 1


def standard_for_two_units(order: TakeTests, report: Report) -> bool:
    """One standard would help two units in one turn."""
    others = (other for other in order.reports if other is not report)
    used = {release.by for other in others for release in other.releases if release.one_unit}
    return any(release.one_unit and release.by in used for release in report.releases)


def broken_already(_order: TakeTests, report: Report) -> bool:
    """The unit has fled."""
    return report.unit.broken


CONDITIONS: Mapping[str, Callable[[TakeTests, Report], bool]] = {
    condition.__name__: condition for condition in (cancels_two, standard_for_two_units, broken_already)
}


def objections_to_take_tests(book: Book, order: TakeTests) -> tuple[Problem, ...]:
    """All that the book has against taking the tests like this, unit by unit."""
    found: list[Problem] = []
    for report in order.reports:
        about = {"unit": report.unit.name, "count": len(report.releases)}
        rows = holding(book.morale.objections, CONDITIONS, order, report)
        found += [problem(AREA, row, report.unit.name, about) for row in rows]
    return tuple(found)


def take_tests(book: Book, order: TakeTests, dice: Dice) -> tuple[Event, ...]:
    """All tests of the turn and what follows from them. Raises `DiceNeeded`, one die at a time.

    A flight makes those who see it test in the same phase, until no more units break (ruling of
    MORALE-19); spells come last of all.
    """
    return tuple(_Phase(book, order, dice).events())


class _Phase:
    """The tests still to be taken, and what has become of each unit so far."""

    def __init__(self, book: Book, order: TakeTests, dice: Dice) -> None:
        self._book, self._order, self._dice = book, order, dice
        self._reports = {report.unit.name: report for report in order.reports}
        self._failures = {name: report.unit.markers for name, report in self._reports.items()}
        self._releases = {name: list(report.releases) for name, report in self._reports.items()}
        self._fled: set[str] = set()
        due = [(r, due) for r in order.reports for due in due_tests(book, r.unit, r.news, r.exempt)]
        self._now = deque(item for item in due if not item[1].waits)
        self._last = deque(item for item in due if item[1].waits)

    def events(self) -> Iterator[Event]:
        """Every test in turn; a unit that has fled takes no more."""
        while queue := self._now or self._last:
            report, due = queue.popleft()
            if report.unit.name not in self._fled:
                yield from self._take(report, due)

    def _take(self, report: Report, due: Due) -> Iterator[Event]:
        name = report.unit.name
        if release := due.spared or self._release(name):
            yield Spared(name, due, release)
            return
        needs = check(self._book, report.unit.figures)
        (face,) = self._dice.roll(1, DIE)
        rolled = MoraleRolled(name, due, needs, face)
        yield rolled
        if not rolled.passed:
            yield from self._failed(report)

    def _release(self, name: str) -> Release | None:
        """A leave not yet used: on the first test, since all are alike."""
        return self._releases[name].pop(0) if self._releases[name] else None

    def _failed(self, report: Report) -> Iterator[Event]:
        """A marker; or, if that makes two, flight: those who see it first, then the removal (MORALE-19)."""
        name, morale = report.unit.name, self._book.morale
        self._failures[name] += 1
        if self._failures[name] < morale.failures_that_break.value:
            yield MarkerPlaced(name, morale.marker.rule, morale.marker.page)
            return
        self._fled.add(name)
        for witness in self._order.witnesses:
            if witness.of == name and witness.unit not in self._fled:
                yield from self._seen(report, witness)
        yield UnitBroke(name, morale.failures_that_break.rule, morale.failures_that_break.page)

    def _seen(self, fled: Report, witness: Witness) -> Iterator[Event]:
        """The test that a flight makes another unit take, if it does."""
        report = self._reports[witness.unit]
        friend = FriendGone(fled.unit.name, fled.unit.figures, witness.inches, witness.in_sight, fled=True)
        for due in due_tests(self._book, report.unit, News(friends=(friend,)), report.exempt):
            self._now.append((report, due))
            entry = self._book.morale.flight
            yield FlightSeen(witness.unit, due, entry.rule, entry.page)
