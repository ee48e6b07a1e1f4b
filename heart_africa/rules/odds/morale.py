"""What casualties may come to in the morale phase (pp. 10, 28)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction

from heart_africa.core.chances import Chances, added, certain, either
from heart_africa.core.checks import Check
from heart_africa.core.dice import SIDES
from heart_africa.rules.book import Book
from heart_africa.rules.play.morale import (
    Due,
    Report,
    Unit,
    Vessel,
    check,
    due_tests,
    due_vessel_tests,
    vessel_check,
)


class MoraleOdds(StrEnum):
    """What becomes of a unit in the morale phase; `MARKED`: it fails for the first time in the game."""

    HOLDS = "holds"
    MARKED = "marked"
    BREAKS = "breaks"
    DESTROYED = "destroyed"


@dataclass(frozen=True, slots=True)
class NerveOdds:
    """A unit before its tests: what makes them, what each needs, and what may become of it.

    `check` is None if nobody of it is left, or nobody in it ever tests.
    """

    due: tuple[Due, ...]
    check: Check | None
    nerve: Chances[MoraleOdds]

    @property
    def marker(self) -> Fraction:
        """The chance that it gets a marker and stays."""
        return self.nerve.of(MoraleOdds.MARKED)


def odds_of_nerve(book: Book, report: Report) -> NerveOdds:
    """What may become of a unit to which this has happened, but for flights that it may yet see."""
    unit = report.unit
    if not any(unit.figures.values()):
        return NerveOdds((), None, certain(MoraleOdds.DESTROYED))
    due = due_tests(book, unit, report.news, report.exempt)
    taken = max(0, sum(test.spared is None for test in due) - len(report.releases))
    if not taken:
        return NerveOdds(due, None, certain(MoraleOdds.HOLDS))
    needed = check(book, unit.figures)
    failed = added([either(SIDES - needed.chances, SIDES)] * taken)
    return NerveOdds(due, needed, failed.map(lambda count: _nerve(book, unit, count)))


def _nerve(book: Book, unit: Unit, failed: int) -> MoraleOdds:
    """What so many failed tests make of it."""
    if failed and unit.markers + failed >= book.morale.failures_that_break.value:
        return MoraleOdds.BREAKS
    return MoraleOdds.MARKED if failed else MoraleOdds.HOLDS


def odds_after_casualties(book: Book, report: Report, lost: Chances[int]) -> Chances[MoraleOdds]:
    """What becomes of a unit that is about to lose so many, whatever else has happened to it.

    `report` says how it stands before them. Its figures fall in the order in which its troops are named.
    """
    return lost.then(lambda count: odds_of_nerve(book, _after(report, count)).nerve)


def _after(report: Report, lost: int) -> Report:
    """The unit without them, and with the news of them."""
    unit, news = report.unit, report.news
    fallen = min(lost, sum(unit.figures.values()))
    news = replace(news, casualties=news.casualties + fallen)
    return replace(report, unit=replace(unit, figures=_without(unit.figures, fallen)), news=news)


def _without(figures: Mapping[str, int], lost: int) -> dict[str, int]:
    left = {}
    for troop, count in figures.items():
        fallen = min(count, lost)
        left[troop], lost = count - fallen, lost - fallen
    return left


# --- vessels ---


def odds_of_withdrawal(book: Book, vessel: Vessel, hits: Chances[int]) -> Fraction:
    """The chance that a vessel that is about to take these hits fails for the last time and leaves."""
    needed, last = vessel_check(book, vessel), book.morale.vessels[vessel.sort].failures.value

    def leaves(more: int) -> Chances[bool]:
        tests = due_vessel_tests(book, replace(vessel, hits=vessel.hits + more))
        failed = added([either(SIDES - needed.chances, SIDES)] * len(tests))
        return failed.map(lambda count: count > 0 and vessel.failures + count >= last)

    return hits.then(leaves).of(True)  # noqa: FBT003  # an outcome
