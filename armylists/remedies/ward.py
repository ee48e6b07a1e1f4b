"""A problem with the roster around it: what every remedy is handed."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil
from typing import Any

from armylists.catalogue import Catalogue
from armylists.edits import Edit, SetFact, SetFigures, SwapTroop
from armylists.in_force import InForce
from armylists.legality.allies import party_of
from armylists.legality.verdict import case_of
from armylists.points import unit_points
from armylists.roster import Roster, Unit
from heart_africa.core.problems import Problem
from heart_africa.core.rulings import Rulings
from heart_africa.rules.book import Book

BEARER, MASTER = "gun_bearer", "white_men"


@dataclass(frozen=True, slots=True)
class Ward:
    """A problem with the roster around it."""

    catalogue: Catalogue
    rulings: Rulings
    roster: Roster
    problem: Problem

    @property
    def book(self) -> Book:
        """The numbers of the book."""
        return self.catalogue.book

    @property
    def about(self) -> Any:  # noqa: ANN401  # the facts of a problem, by its code
        """The facts of the problem."""
        return self.problem.about

    @property
    def ally(self) -> int | None:
        """The contingent in which the problem stands; None for the army's own units."""
        found = re.match(r"allies\[(\d+)\]", self.problem.where)
        return int(found[1]) if found else None

    @property
    def index(self) -> int:
        """The unit in which the problem stands."""
        found = re.search(r"units\[(\d+)\]", self.problem.where)
        return int(found[1]) if found else 0

    @property
    def units(self) -> tuple[Unit, ...]:
        """The units of that contingent."""
        return self.roster.units if self.ally is None else self.roster.allies[self.ally].units

    @property
    def unit(self) -> Unit:
        """The unit in question."""
        return self.units[self.index]

    @property
    def force(self) -> InForce:
        """That contingent's list in force."""
        case = case_of(self.catalogue, self.roster, self.rulings)
        return case.force if self.ally is None else party_of(case, self.ally).force

    def cost(self, troop: str) -> int:
        """The points of one figure."""
        return self.book.troops[troop].points

    def smallest(self, troop: str) -> int:
        """The fewest figures of a troop that make a unit (COMP-11)."""
        return ceil(self.catalogue.general.unit_points.least / self.cost(troop))

    def largest(self, troop: str) -> int:
        """The most figures of a troop in a unit (COMP-12, COMP-13)."""
        general = self.catalogue.general
        return min(general.unit_figures.most, general.unit_points.most // self.cost(troop))


Remedy = Callable[[Ward], Iterator[Edit]]


def likeness(ward: Ward, troop: str, new: str) -> tuple[object, ...]:
    """How much another troop is like this one: its arm, its weapon, its price."""
    one, other = ward.book.troops[troop], ward.book.troops[new]
    return (one.arm != other.arm, one.weapon != other.weapon, abs(one.points - other.points), new)


def by_price(ward: Ward, troops: frozenset[str]) -> list[str]:
    """Troops by the points of their smallest unit."""
    return sorted(troops, key=lambda troop: (ward.smallest(troop) * ward.cost(troop), troop))


def swap(ward: Ward, old: str, new: str) -> SwapTroop:
    """All figures of a troop for as many of another as a unit may have."""
    count = ward.unit.figures.get(old, 0)
    give = count if len(ward.unit.figures) > 1 else min(max(count, ward.smallest(new)), ward.largest(new))
    return SwapTroop(ward.index, old, new, count, give, ward.ally)


def holding(ward: Ward, troops: tuple[str, ...]) -> list[int]:
    """The units that hold any of these troops, the cheapest first."""
    held = [index for index, unit in enumerate(ward.units) if unit.figures.keys() & set(troops)]
    return sorted(held, key=lambda index: unit_points(ward.book, ward.units[index]))


def smaller(ward: Ward, units: list[tuple[int, Unit]], excess: int, ally: int | None) -> Iterator[Edit]:
    """A unit that can spare the points gives them up, and stays worth the least of a unit."""
    least = ward.catalogue.general.unit_points.least
    for index, unit in units:
        for troop, count in unit.figures.items():
            fewer = ceil(excess / ward.cost(troop))
            if fewer < count and unit_points(ward.book, unit) - fewer * ward.cost(troop) >= least:
                yield SetFigures(index, troop, count - fewer, ally)


def other_people(ward: Ward) -> Iterator[Edit]:
    """The peoples for whom the rule at fault does not hold."""
    peoples, without = ward.about.get("peoples", ()), ward.about.get("not_peoples", ())
    if ward.ally is None and ward.problem.code in {"troop-other-people", "ally-other-people"}:
        named = peoples or [p for p in ward.force.army.people_ids() if p not in without]
        yield from (SetFact("people", people) for people in named)
