"""Who never takes a morale test for the usual causes (pp. 4, 10-11, 15)."""

from collections.abc import Callable, Iterator, Mapping

from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, SideId, Sort, Unit, Where
from heart_africa.rules.battle.companies import figures
from heart_africa.rules.book import BAGGAGE, DHOW, Arm, Book
from heart_africa.rules.conditions import holding, keyed, problem
from heart_africa.rules.play.morale.events import AREA


def leader(_book: Book, _battle: Battle, unit: Unit) -> bool:
    """A leader on his own."""
    return unit.sort is Sort.LEADER


def standard_bearer(_book: Book, battle: Battle, unit: Unit) -> bool:
    """A standard bearer."""
    return _all(battle, unit, "standard_bearer")


def witch_doctor(_book: Book, battle: Battle, unit: Unit) -> bool:
    """A witch doctor."""
    return _all(battle, unit, "witch_doctor")


def scout(_book: Book, battle: Battle, unit: Unit) -> bool:
    """A scout."""
    return _all(battle, unit, "scout")


def baggage(_book: Book, battle: Battle, unit: Unit) -> bool:
    """Baggage."""
    return _all(battle, unit, BAGGAGE)


def gunboat(book: Book, battle: Battle, unit: Unit) -> bool:
    """A gunboat tests by its hits alone."""
    return any(troop in book.troops and book.arm(troop) is Arm.VESSEL for troop in figures(battle, unit))


def dhow(_book: Book, battle: Battle, unit: Unit) -> bool:
    """A dhow tests by its hits alone."""
    return _all(battle, unit, DHOW)


def not_on_table(_book: Book, _battle: Battle, unit: Unit) -> bool:
    """A unit that has not arrived, or has left."""
    return unit.where is not Where.TABLE or unit.broken


def nobody_left(_book: Book, battle: Battle, unit: Unit) -> bool:
    """A unit of which no figure is left."""
    return not figures(battle, unit)


NEVER: Mapping[str, Callable[[Book, Battle, Unit], bool]] = keyed(
    leader,
    standard_bearer,
    witch_doctor,
    scout,
    baggage,
    gunboat,
    dhow,
    not_on_table,
    nobody_left,
)


def never_tests(book: Book, battle: Battle, unit: Unit) -> tuple[Problem, ...]:
    """Why this unit never tests for the usual causes; empty if it does test."""
    rows = holding(book.morale.never, NEVER, book, battle, unit)
    return tuple(problem(f"{AREA}-never", row, unit.name, {"unit": unit.name}) for row in rows)


def testers(book: Book, battle: Battle, *sides: SideId) -> Iterator[Unit]:
    """The units on the table that take tests for the usual causes."""
    for unit in battle.units.values():
        if unit.sort is Sort.UNIT and unit.side in sides and not never_tests(book, battle, unit):
            yield unit


def _all(battle: Battle, unit: Unit, who: str) -> bool:
    return set(figures(battle, unit)) == {who}
