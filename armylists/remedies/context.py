"""What every remedy is handed: an army with one of its problems."""

import re
from collections.abc import Callable, Iterator
from math import ceil
from typing import Any

from armylists.edits import Edit, SetFact, SetFigures, SwapTroop
from armylists.legality.allies import party_of
from armylists.legality.contingent import Case, Party
from armylists.points import unit_points
from armylists.roster import Unit
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import Problem


@dataclass(frozen=True, eq=False, kw_only=True)
class Context(Case):
    """An army with one of its problems."""

    problem: Problem

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
    def party(self) -> Party:
        """That contingent, with its list in force."""
        return party_of(self, self.ally)

    @property
    def units(self) -> tuple[Unit, ...]:
        """The units of that contingent."""
        return self.roster.units_of(self.ally)

    @property
    def unit(self) -> Unit:
        """The unit in question."""
        return self.units[self.index]

    def fitting(self, troop: str, count: int) -> int:
        """So many figures of a troop, or as near to it as a unit of them may be."""
        return min(max(count, self.smallest(troop)), self.largest(troop))


Remedy = Callable[[Context], Iterator[Edit]]


def likeness(context: Context, troop: str, new: str) -> tuple[object, ...]:
    """How much another troop is like this one: its arm, its weapon, its price."""
    one, other = context.book.troops[troop], context.book.troops[new]
    return (one.arm != other.arm, one.weapon != other.weapon, abs(one.points - other.points), new)


def by_price(context: Context, troops: frozenset[str]) -> list[str]:
    """Troops by the points of their smallest unit."""
    return sorted(troops, key=lambda troop: (context.smallest(troop) * context.cost(troop), troop))


def swap(context: Context, old: str, new: str) -> SwapTroop:
    """All figures of a troop for as many of another as a unit may have."""
    count = context.unit.figures.get(old, 0)
    give = count if len(context.unit.figures) > 1 else context.fitting(new, count)
    return SwapTroop(context.index, old, new, count, give, context.ally)


def holding(context: Context, troops: tuple[str, ...]) -> list[int]:
    """The units that hold any of these troops, the cheapest first."""
    held = [index for index, unit in enumerate(context.units) if unit.figures.keys() & set(troops)]
    return sorted(held, key=lambda index: unit_points(context.book, context.units[index]))


def smaller(context: Context, units: list[tuple[int, Unit]], excess: int, ally: int | None) -> Iterator[Edit]:
    """A unit that can spare the points gives them up, and stays worth the least of a unit."""
    least = context.catalogue.general.unit_points.least
    for index, unit in units:
        for troop, count in unit.figures.items():
            fewer = ceil(excess / context.cost(troop))
            if fewer < count and unit_points(context.book, unit) - fewer * context.cost(troop) >= least:
                yield SetFigures(index, troop, count - fewer, ally)


def years(context: Context) -> Iterator[Edit]:
    """The first and the last year in which it is allowed, as far as there are such."""
    for key in ("first", "last"):
        if context.about.get(key):
            yield SetFact("year", context.about[key])


def other_people(context: Context) -> Iterator[Edit]:
    """The peoples for whom the rule at fault does not hold."""
    peoples, without = context.about.get("peoples", ()), context.about.get("not_peoples", ())
    if context.ally is None and context.problem.code in {"troop-other-people", "ally-other-people"}:
        named = peoples or [p for p in context.party.force.army.people_ids() if p not in without]
        yield from (SetFact("people", people) for people in named)
