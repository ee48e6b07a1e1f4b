"""Chances in the Morale phase after casualties (pp. 10, 28)."""

from enum import StrEnum
from fractions import Fraction

from heart_africa.core.chances import Chances, added, certain, either
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.dice import SIDES
from heart_africa.core.reckoning import Check
from heart_africa.rules.battle import Battle, Gone, Unit
from heart_africa.rules.battle.companies import figures, leader_with
from heart_africa.rules.book import Book
from heart_africa.rules.morale_exemptions import given
from heart_africa.rules.play.morale.causes import due_tests
from heart_africa.rules.play.morale.events import Due
from heart_africa.rules.play.morale.tests import check
from heart_africa.rules.play.morale.vessels import due_vessel_tests, last_failure, vessel_check


class MoraleOdds(StrEnum):
    """What may become of a unit in the Morale phase; `MARKED`: it gets its first marker and stays."""

    HOLDS = "holds"
    MARKED = "marked"
    BREAKS = "breaks"
    DESTROYED = "destroyed"


@dataclass(frozen=True, slots=True)
class NerveOdds:
    """The odds of a unit's tests: what makes them, what each die needs, what becomes of the unit.

    `check` is None if none of its figures is left, or none ever tests.
    """

    due: tuple[Due, ...]
    check: Check | None
    nerve: Chances[MoraleOdds]

    @property
    def marker(self) -> Fraction:
        """The chance that it gets a marker and stays."""
        return self.nerve.of(MoraleOdds.MARKED)


def odds_of_nerve(book: Book, battle: Battle, unit: Unit) -> NerveOdds:
    """The odds of a unit as the battle stands; flights of friends that it may yet see are not counted."""
    if not figures(battle, unit):
        return NerveOdds((), None, certain(MoraleOdds.DESTROYED))
    due = due_tests(book, battle, unit)
    taken = max(0, sum(test.spared is None for test in due) - len(given(book, unit)))
    if not taken:
        return NerveOdds(due, None, certain(MoraleOdds.HOLDS))
    needed = check(book, battle, unit)
    failed = added([either(SIDES - needed.chances, SIDES)] * taken)
    return NerveOdds(due, needed, failed.map(lambda count: _nerve(book, unit, count)))


def _nerve(book: Book, unit: Unit, failed: int) -> MoraleOdds:
    """What becomes of a unit that has failed this many more tests."""
    if failed and unit.markers + failed >= book.morale.failures_that_break.value:
        return MoraleOdds.BREAKS
    return MoraleOdds.MARKED if failed else MoraleOdds.HOLDS


def odds_after_casualties(book: Book, battle: Battle, unit: Unit, lost: Chances[int]) -> Chances[MoraleOdds]:
    """The chances of a unit that is about to lose so many figures.

    It loses its own figures in their order, the leader who is with it last.
    """
    leader = leader_with(battle, unit)
    company = (*unit.here, *((leader.himself,) if leader and leader.led else ()))

    def after(count: int) -> Chances[MoraleOdds]:
        fallen = (replace(figure, gone=Gone.LOST, went=battle.turn) for figure in company[:count])
        then = battle.with_figure(*fallen)
        return odds_of_nerve(book, then, then.unit(unit.name)).nerve

    return lost.then(after)


# --- vessels ---


def odds_of_withdrawal(book: Book, vessel: Unit, hits: Chances[int]) -> Fraction:
    """The chance that a vessel that is about to take these hits fails its last test and leaves."""
    needed, last = vessel_check(book, vessel), last_failure(book, vessel).value

    def leaves(more: int) -> Chances[bool]:
        tests = due_vessel_tests(book, replace(vessel, hits=vessel.hits + more))
        failed = added([either(SIDES - needed.chances, SIDES)] * len(tests))
        return failed.map(lambda count: count > 0 and vessel.failures + count >= last)

    return hits.then(leaves).where(bool)
