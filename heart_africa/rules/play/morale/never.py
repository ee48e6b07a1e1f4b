"""Who never takes a morale test for the usual causes (pp. 4, 10-11, 15)."""

from collections.abc import Callable, Mapping

from heart_africa.core.problems import Problem
from heart_africa.rules.book import BAGGAGE, DHOW, Arm, Book
from heart_africa.rules.conditions import holding, problem
from heart_africa.rules.play.morale.facts import AREA, Unit


def leader(_book: Book, unit: Unit) -> bool:
    """A leader on his own."""
    return unit.lone_leader


def standard_bearer(_book: Book, unit: Unit) -> bool:
    """A standard bearer."""
    return _all(unit, "standard_bearer")


def witch_doctor(_book: Book, unit: Unit) -> bool:
    """A witch doctor."""
    return _all(unit, "witch_doctor")


def scout(_book: Book, unit: Unit) -> bool:
    """A scout."""
    return _all(unit, "scout")


def baggage(_book: Book, unit: Unit) -> bool:
    """Baggage."""
    return _all(unit, BAGGAGE)


def gunboat(book: Book, unit: Unit) -> bool:
    """A gunboat tests by its hits alone."""
    return any(troop in book.troops and book.arm(troop) is Arm.VESSEL for troop in _present(unit))


def dhow(_book: Book, unit: Unit) -> bool:
    """So does a dhow."""
    return _all(unit, DHOW)


def not_on_table(_book: Book, unit: Unit) -> bool:
    """A unit that has not arrived, or has left."""
    return not unit.on_table or unit.broken


def nobody_left(_book: Book, unit: Unit) -> bool:
    """A unit of which no figure is left."""
    return not _present(unit)


NEVER: Mapping[str, Callable[[Book, Unit], bool]] = {
    condition.__name__: condition
    for condition in (
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
}


def never_tests(book: Book, unit: Unit) -> tuple[Problem, ...]:
    """Why this unit takes no tests for the usual causes, whatever happens; nothing if it does."""
    rows = holding(book.morale.never, NEVER, book, unit)
    return tuple(problem(f"{AREA}-never", row, unit.name, {"unit": unit.name}) for row in rows)


def _present(unit: Unit) -> frozenset[str]:
    return frozenset(troop for troop, count in unit.figures.items() if count)


def _all(unit: Unit, who: str) -> bool:
    return _present(unit) == {who}
