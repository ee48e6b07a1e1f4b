"""The disciplinarian, under whose eyes a unit may ignore one test a turn (p. 5)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.fields import UnitName
from heart_africa.core.journal.events import GameEvent
from heart_africa.core.problems import Problem
from heart_africa.rules import conditions
from heart_africa.rules.battle import Battle
from heart_africa.rules.battle.marks import OVERLOOKED, STANDARD, named
from heart_africa.rules.book import Book, Trait
from heart_africa.rules.organisation.leaders.traits import AREA


@dataclass(frozen=True, slots=True)
class Overlook:
    """A disciplinarian lets a unit near him ignore one test, said before the die."""

    leader: UnitName
    unit: UnitName
    inches: float
    kind: Literal["overlook"] = "overlook"


@dataclass(frozen=True, slots=True)
class Overlooked(GameEvent):
    """A disciplinarian lets a unit ignore one test; any number of units may have one each."""

    leader: str
    unit: str
    rule: str
    page: int
    kind: Literal["overlooked"] = "overlooked"


def no_disciplinarian(_book: Book, battle: Battle, order: Overlook) -> bool:
    """The leader is of another sort."""
    return Trait.DISCIPLINARIAN not in battle.company_of(order.leader).traits


def allied_unit_overlooked(_book: Book, battle: Battle, order: Overlook) -> bool:
    """The unit belongs to an allied contingent."""
    return bool(battle.unit(order.unit).contingent)


def out_of_his_sight(book: Book, _battle: Battle, order: Overlook) -> bool:
    """No figure of the unit is near enough for him to watch it."""
    return order.inches > book.leading.discipline_within_in.value


def one_overlooked_already(_book: Book, battle: Battle, order: Overlook) -> bool:
    """It has ignored a test this turn."""
    return bool(named(battle.unit(order.unit), OVERLOOKED))


def standard_used_already(_book: Book, battle: Battle, order: Overlook) -> bool:
    """It has cancelled a test by the standard this turn (ruling of STD-05)."""
    return bool(named(battle.unit(order.unit), STANDARD))


OBJECTIONS: Mapping[str, Callable[[Book, Battle, Overlook], bool]] = conditions.keyed(
    no_disciplinarian,
    allied_unit_overlooked,
    out_of_his_sight,
    one_overlooked_already,
    standard_used_already,
)


def objections_to_overlook(book: Book, battle: Battle, order: Overlook) -> tuple[Problem, ...]:
    """All that the book has against letting this unit ignore a test. Raises `BadData`."""
    about = {
        "leader": battle.company_of(order.leader).himself.name,
        "unit": battle.unit(order.unit).name,
        "inches": order.inches,
        "reach": book.leading.discipline_within_in.value,
    }
    rows = conditions.holding(book.leading.objections_to_overlook, OBJECTIONS, book, battle, order)
    return conditions.problems(AREA, rows, order.unit, about)


def overlook(book: Book, battle: Battle, order: Overlook) -> tuple[Overlooked, ...]:
    """The leave is given. Raises `BadData`."""
    leader, row = battle.company_of(order.leader), book.leading.discipline
    return (Overlooked(leader.himself.name, battle.unit(order.unit).name, row.rule, row.page),)
