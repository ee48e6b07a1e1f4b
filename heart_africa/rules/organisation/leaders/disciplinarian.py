"""The disciplinarian, under whose eyes a unit may ignore one test a turn (p. 5)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.problems import Problem
from heart_africa.rules import conditions
from heart_africa.rules.book import Book, Trait
from heart_africa.rules.organisation.leaders.facts import AREA, Leader
from heart_africa.rules.units import Release


@dataclass(frozen=True, slots=True)
class Overlook:
    """The order to let a unit ignore one test, said before it is rolled; inches to its nearest figure.

    `ignored`: the tests that it has ignored this turn; `standard_used`: it has cancelled one by a standard.
    """

    leader: Leader
    unit: str
    inches: float
    allied: bool = False
    ignored: int = 0
    standard_used: bool = False
    kind: Literal["overlook"] = "overlook"


def no_disciplinarian(_book: Book, order: Overlook) -> bool:
    """The leader is of another sort."""
    return Trait.DISCIPLINARIAN not in order.leader.traits


def allied_unit_overlooked(_book: Book, order: Overlook) -> bool:
    """The unit belongs to an allied contingent."""
    return order.allied


def out_of_his_sight(book: Book, order: Overlook) -> bool:
    """No figure of the unit is near enough for him to watch it."""
    return order.inches > book.leading.discipline_within_in.value


def one_overlooked_already(_book: Book, order: Overlook) -> bool:
    """It has ignored a test this turn."""
    return order.ignored > 0


def standard_used_already(_book: Book, order: Overlook) -> bool:
    """It has cancelled a test by the standard this turn (ruling of STD-05)."""
    return order.standard_used


OBJECTIONS: Mapping[str, Callable[[Book, Overlook], bool]] = {
    condition.__name__: condition
    for condition in (
        no_disciplinarian,
        allied_unit_overlooked,
        out_of_his_sight,
        one_overlooked_already,
        standard_used_already,
    )
}


def objections_to_overlook(book: Book, order: Overlook) -> tuple[Problem, ...]:
    """All that the book has against letting this unit ignore a test."""
    about = {
        "leader": order.leader.name,
        "unit": order.unit,
        "inches": order.inches,
        "reach": book.leading.discipline_within_in.value,
    }
    rows = conditions.holding(book.leading.objections_to_overlook, OBJECTIONS, book, order)
    return tuple(conditions.problem(AREA, row, order.unit, about) for row in rows)


def discipline(book: Book, order: Overlook) -> Release:
    """The leave that he gives; any number of units may have one each."""
    row, about = book.leading.discipline, {"leader": order.leader.name, "unit": order.unit}
    return Release(f"{AREA}-discipline", row.rule, row.page, by=order.leader.name, about=about)
