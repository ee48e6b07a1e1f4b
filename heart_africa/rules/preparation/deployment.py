"""Deployment (pp. 20-22): what a side may leave off the table, and where it places the rest.

In what order they deploy is the business of the battle; how many may lie in ambush, of the ambushes.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.problems import Problem
from heart_africa.rules.book import Book
from heart_africa.rules.tables.deployment import Role, Scenario, Share, Side
from heart_africa.rules.tables.printed import Cited, Entry

Where = Literal["table", "ambush", "reserve"]


@dataclass(frozen=True, slots=True)
class Placed:
    """A unit, a lone figure or the baggage, and where it begins.

    `base_in`: its figure farthest from its own base line; `enemy_base_in`: its figure nearest to the
    enemy's, as far as it matters; `guard`: it is the advance guard; `sheltered`: the baggage is in the
    village or camp, or a kraal beside it. A lone figure is no unit (SCEN-06).
    """

    name: str
    figures: int
    where: Where = "table"
    base_in: float = 0
    enemy_base_in: float | None = None
    own_half: bool = True
    guard: bool = False
    sort: Literal["unit", "lone", "baggage"] = "unit"
    sheltered: bool = True


@dataclass(frozen=True, slots=True)
class Plan:
    """How a side means to begin."""

    scenario: Scenario
    role: Role
    placed: tuple[Placed, ...]

    @property
    def begun(self) -> tuple[Placed, ...]:
        """What begins on the table or in ambush, which counts as being there (AMBUSH-06)."""
        return tuple(one for one in self.placed if one.where != "reserve")


def objections_to_deploy(book: Book, plan: Plan) -> tuple[Problem, ...]:
    """All that the scenario has against it."""
    side = book.deployment.side(plan.scenario, plan.role)
    checks = (_column, _zones, _guards, _shares, _reserves, _baggage)
    return tuple(problem for check in checks for problem in check(side, plan))


def _problem(code: str, row: Entry | Cited, who: str = "", **about: object) -> Problem:
    return Problem(f"deployment-{code}", row.rule, row.page, who, {"unit": who, **about})


def _column(side: Side, plan: Plan) -> Iterator[Problem]:
    """The attacker of an Ambush places nothing."""
    if side.column and plan.begun:
        yield _problem("in-column", side.column, count=side.column.value)


def _zones(side: Side, plan: Plan) -> Iterator[Problem]:
    """Where each of them may begin; the advance guard has its own limit."""
    for one in plan.begun:
        if side.zone_in and one.base_in > side.zone_in.value and not (one.guard and side.guard_in):
            yield _problem("outside-zone", side.zone_in, one.name, inches=side.zone_in.value)
        if one.guard and side.guard_in and one.base_in > side.guard_in.value:
            yield _problem("guard-too-far", side.guard_in, one.name, inches=side.guard_in.value)
        if side.own_half and not one.own_half:
            yield _problem("outside-half", side.own_half, one.name)
        if side.away_in and one.enemy_base_in is not None and one.enemy_base_in <= side.away_in.value:
            yield _problem("too-near", side.away_in, one.name, inches=side.away_in.value)


def _guards(side: Side, plan: Plan) -> Iterator[Problem]:
    """How many units may stand out in front."""
    guards = [one for one in plan.begun if one.guard]
    if side.guard_units and len(guards) > side.guard_units.value:
        yield _problem("too-many-guards", side.guard_units, count=len(guards), most=side.guard_units.value)


def _shares(side: Side, plan: Plan) -> Iterator[Problem]:
    """What part of the force must begin there, or may at most."""
    if side.least and _over(side.least, plan) < 0:
        yield _shared("too-few-begin", side.least, plan)
    if side.most and _over(side.most, plan) > 0:
        yield _shared("too-many-begin", side.most, plan)


def _over(share: Share, plan: Plan) -> int:
    """By how much, in parts of the whole, those that begin there pass the share; below 0 they fall short."""
    part, whole = share.share
    return _count(share, plan.begun) * whole - _count(share, plan.placed) * part


def _count(share: Share, placed: tuple[Placed, ...]) -> int:
    units = [one for one in placed if one.sort == "unit"]
    men = [one for one in placed if one.sort != "baggage"]
    return len(units) if share.of == "units" else sum(one.figures for one in men)


def _shared(code: str, row: Share, plan: Plan) -> Problem:
    return _problem(code, row, of=row.of, count=_count(row, plan.begun), all=_count(row, plan.placed))


def _reserves(side: Side, plan: Plan) -> Iterator[Problem]:
    """How many units may be left off the table."""
    reserve = [one for one in plan.placed if one.where == "reserve" and one.sort == "unit"]
    if side.reserve and len(reserve) > side.reserve.value:
        yield _problem("too-many-in-reserve", side.reserve, count=len(reserve), most=side.reserve.value)


def _baggage(side: Side, plan: Plan) -> Iterator[Problem]:
    """Whether the baggage must be there, and inside the village or camp."""
    for one in plan.placed:
        if one.sort != "baggage":
            continue
        if side.baggage and one.where == "reserve":
            yield _problem("baggage-left-behind", side.baggage, one.name)
        elif side.shelter and not one.sheltered:
            yield _problem("baggage-outside", side.shelter, one.name)


# --- the column of an Ambush ---


def enters(book: Book, march: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """What enters in this turn of a column: one unit, lone figure or baggage train a turn, in its order."""
    row = book.deployment.side("ambush", "attacker").column
    each = row.value if row else 0
    return march[(turn - 1) * each : turn * each]


def objections_to_enter(book: Book, march: tuple[str, ...], turn: int, name: str) -> tuple[Problem, ...]:
    """Whether this is not the one whose turn it is: the order of march was written and stays."""
    row = book.deployment.side("ambush", "attacker").march
    due = enters(book, march, turn)
    if row is None or name in due:
        return ()
    return (_problem("out-of-order", row, name, due=", ".join(due)),)
