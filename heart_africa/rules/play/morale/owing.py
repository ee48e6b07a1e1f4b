"""The tests that a unit or vessel owes now, each with its reason, and why the rest makes none."""

from collections.abc import Iterator

from heart_africa.core.checks import Check
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, SideId, Sort
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import Book
from heart_africa.rules.morale_exemptions import given
from heart_africa.rules.play.morale import dice
from heart_africa.rules.play.morale.causes import due_tests, news_of, weighed
from heart_africa.rules.play.morale.facts import Due, NotDue
from heart_africa.rules.play.morale.never import never_tests, testers
from heart_africa.rules.play.morale.vessels import due_vessel_tests, is_vessel, vessel_check
from heart_africa.rules.shared_terms import Release


@dataclass(frozen=True, slots=True)
class Owing:
    """A unit or vessel before its tests of the phase.

    `due`: every test owed, with the leave of a charismatic leader if he spares it all; `not_due`: what
    happened and makes none, and why; `releases`: leaves for one test each; `check`: what each die has to
    reach, `never`: why it takes no tests for the usual causes.
    """

    unit: str
    side: SideId
    due: tuple[Due, ...] = ()
    not_due: tuple[NotDue, ...] = ()
    releases: tuple[Release, ...] = ()
    check: Check | None = None
    never: tuple[Problem, ...] = ()
    vessel: bool = False

    @property
    def rolled(self) -> tuple[Due, ...]:
        """The tests that nobody spares it for good; leaves for one of them not yet taken off."""
        return tuple(due for due in self.due if due.spared is None)

    @property
    def dice(self) -> int:
        """How many dice it will throw, if it does not break before."""
        return max(0, len(self.rolled) - len(self.releases))


def owing(book: Book, battle: Battle, name: str) -> Owing:
    """What a unit or vessel owes now. Raises `BadData` for an unknown one."""
    unit = battle.unit(name)
    never = never_tests(book, battle, unit)
    if is_vessel(book, unit):
        due, check = due_vessel_tests(book, unit), vessel_check(book, unit)
        return Owing(name, unit.side, due, check=check, never=never, vessel=True)
    if never or unit.sort is Sort.BOAT:  # a canoe has no morale of its own
        return Owing(name, unit.side, never=never)
    answers = weighed(book, battle, unit, news_of(book, battle, unit))
    return Owing(
        name,
        unit.side,
        due_tests(book, battle, unit),
        tuple(each for each in answers if isinstance(each, NotDue)),
        given(book, unit),
        dice.check(book, battle, unit),
    )


def owings(book: Book, battle: Battle) -> tuple[Owing, ...]:
    """Every unit and vessel that anything befell of which it might have to test."""
    return tuple(each for each in _all(book, battle) if each.due or each.not_due)


def _all(book: Book, battle: Battle) -> Iterator[Owing]:
    tested = {unit.name for unit in testers(book, battle, *SIDES)}
    for unit in battle.units.values():
        if unit.name in tested or is_vessel(book, unit):
            yield owing(book, battle, unit.name)
