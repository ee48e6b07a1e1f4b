"""What might mend a problem: candidate edits by its code, the likeliest and smallest first.

Nothing here judges: `repairs` tries each candidate by the verdict. A table at the foot names the source
of candidates for every code; a test sees that none is missing.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil
from typing import Any

from armylists.catalogue import Catalogue
from armylists.edits import (
    AddUnit,
    AllowSecondTrait,
    ClearSlot,
    Edit,
    MergeUnits,
    RemoveAlly,
    RemoveUnit,
    SetAllyBearer,
    SetAllyPeople,
    SetAttendants,
    SetFact,
    SetFigures,
    SetIndependent,
    SetLeader,
    SetLeaderBearer,
    SetTraits,
    SetWork,
    SplitUnit,
    SwapTroop,
)
from armylists.in_force import InForce
from armylists.legality.allies import party_of
from armylists.legality.leader import leader_traits, leader_troops
from armylists.legality.verdict import case_of
from armylists.points import unit_points
from armylists.roster import Roster, Unit
from heart_africa.book import Book, WorkId
from heart_africa.problems import Problem
from heart_africa.rulings import Rulings

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


def remedies(catalogue: Catalogue, rulings: Rulings, roster: Roster, problem: Problem) -> Iterator[Edit]:
    """Edits that might mend the problem."""
    yield from REMEDIES[problem.code](Ward(catalogue, rulings, roster, problem))


# Units


def _grow(ward: Ward) -> Iterator[Edit]:
    lack = ward.about["least"] - ward.about["points"]
    for troop, count in ward.unit.figures.items():
        if troop != BEARER:
            yield SetFigures(ward.index, troop, count + ceil(lack / ward.cost(troop)), ward.ally)
    for other, unit in enumerate(ward.units):
        if other != ward.index and unit.figures.keys() & ward.unit.figures.keys():
            yield MergeUnits(min(other, ward.index), max(other, ward.index), ward.ally)
    yield RemoveUnit(ward.index, ward.ally)
    if not ward.unit.figures:
        for troop in _by_price(ward, ward.force.available):
            yield SetFigures(ward.index, troop, ward.smallest(troop), ward.ally)


def _shrink(ward: Ward) -> Iterator[Edit]:
    """Fewer figures, or two units of one."""
    points = ward.problem.code == "unit-too-dear"
    excess = ward.about["points" if points else "figures"] - ward.about["most"]
    for troop, count in ward.unit.figures.items():
        fewer = ceil(excess / ward.cost(troop)) if points else excess
        if fewer < count or (troop == BEARER and fewer == count):
            yield SetFigures(ward.index, troop, count - fewer, ward.ally)
    for troop, count in ward.unit.figures.items():
        if troop != BEARER:
            yield SplitUnit(ward.index, troop, count // 2, ward.ally)
    for troop in ward.unit.figures:
        if ward.unit.size > ward.largest(troop):
            yield SetFigures(ward.index, troop, ward.largest(troop), ward.ally)


def _unmix(ward: Ward) -> Iterator[Edit]:
    figures = {t: n for t, n in ward.unit.figures.items() if t != BEARER}
    fewest = sorted(figures, key=lambda troop: figures[troop])
    for troop in fewest:
        yield SplitUnit(ward.index, troop, figures[troop], ward.ally)
    for troop in fewest:
        yield SetFigures(ward.index, troop, 0, ward.ally)
    for troop in fewest:
        for other in figures:
            if other != troop:
                yield SwapTroop(ward.index, troop, other, figures[troop], figures[troop], ward.ally)


def _without_bearers(ward: Ward) -> Iterator[Edit]:
    yield SetFigures(ward.index, BEARER, 0, ward.ally)
    yield SetFigures(ward.index, MASTER, ward.unit.figures.get(BEARER, 1), ward.ally)
    yield RemoveUnit(ward.index, ward.ally)


def _fewer_bearers(ward: Ward) -> Iterator[Edit]:
    yield SetFigures(ward.index, BEARER, ward.about["white_men"], ward.ally)
    yield SetFigures(ward.index, MASTER, ward.about["bearers"], ward.ally)


def _other_troop(ward: Ward) -> Iterator[Edit]:
    """Another troop in its stead, the year, people or role that has it, or no such unit."""
    troop = ward.about["troop"]
    if ward.problem.code == "troop-replaced":
        yield from (_swap(ward, troop, new) for new in ward.about["instead"])
    for key in ("first", "last"):
        if ward.about.get(key):
            yield SetFact("year", ward.about[key])
    if ward.problem.code == "troop-only-defending":
        yield SetFact("role", "defender")
    alike = sorted(ward.force.available - {troop}, key=lambda new: _likeness(ward, troop, new))
    yield from (_swap(ward, troop, new) for new in alike[:5])
    if len(ward.unit.figures) > 1:
        yield SetFigures(ward.index, troop, 0, ward.ally)
    yield RemoveUnit(ward.index, ward.ally)
    yield from _other_people(ward)


def _swap(ward: Ward, old: str, new: str) -> SwapTroop:
    """All figures of a troop for as many of another as a unit may have."""
    count = ward.unit.figures.get(old, 0)
    give = count if len(ward.unit.figures) > 1 else min(max(count, ward.smallest(new)), ward.largest(new))
    return SwapTroop(ward.index, old, new, count, give, ward.ally)


def _likeness(ward: Ward, troop: str, new: str) -> tuple[object, ...]:
    """How much another troop is like this one: its arm, its weapon, its price."""
    one, other = ward.book.troops[troop], ward.book.troops[new]
    return (one.arm != other.arm, one.weapon != other.weapon, abs(one.points - other.points), new)


def _by_price(ward: Ward, troops: frozenset[str]) -> list[str]:
    return sorted(troops, key=lambda troop: (ward.smallest(troop) * ward.cost(troop), troop))


def _free_slot(ward: Ward) -> Iterator[Edit]:
    yield ClearSlot(ward.index, ward.ally)


# Numbers of units and figures


def _more_units(ward: Ward) -> Iterator[Edit]:
    for troop in _by_price(ward, ward.force.available):
        yield AddUnit(troop, ward.smallest(troop), ward.ally)
    yield from _halves(ward)


def _halves(ward: Ward) -> Iterator[Edit]:
    """A large unit in two."""
    for index, unit in sorted(enumerate(ward.units), key=lambda pair: -pair[1].size):
        for troop, count in unit.figures.items():
            if troop != BEARER and count // 2 >= ward.smallest(troop):
                yield SplitUnit(index, troop, count // 2, ward.ally)


def _fewer_units(ward: Ward) -> Iterator[Edit]:
    small = sorted(range(len(ward.units)), key=lambda index: unit_points(ward.book, ward.units[index]))
    for one in small:
        for other in small:
            if one < other and ward.units[one].figures.keys() == ward.units[other].figures.keys():
                yield MergeUnits(one, other, ward.ally)
    yield from (RemoveUnit(index, ward.ally) for index in small)


def _fill_slot(ward: Ward) -> Iterator[Edit]:
    for troop in ward.about["names"]:
        yield AddUnit(troop, ward.smallest(troop), ward.ally)
    for index, unit in enumerate(ward.units):
        for troop in ward.about["names"]:
            if unit.figures.get(troop, 0) // 2 >= ward.smallest(troop):
                yield SplitUnit(index, troop, unit.figures[troop] // 2, ward.ally)
    for index, unit in enumerate(ward.units):
        if len(unit.figures) == 1 and not unit.figures.keys() & set(ward.about["names"]):
            (old, count), new = next(iter(unit.figures.items())), ward.about["names"][0]
            give = min(max(count, ward.smallest(new)), ward.largest(new))
            yield SwapTroop(index, old, new, count, give, ward.ally)


def _holding(ward: Ward, troops: tuple[str, ...]) -> list[int]:
    """The units that hold any of these troops, the cheapest first."""
    held = [index for index, unit in enumerate(ward.units) if unit.figures.keys() & set(troops)]
    return sorted(held, key=lambda index: unit_points(ward.book, ward.units[index]))


def _empty_slot(ward: Ward) -> Iterator[Edit]:
    named = (ward.about["troop"],) if "troop" in ward.about else ward.about["troops"]
    troops = (*named, *ward.about.get("to", ()), *ward.about.get("names", ()))
    held = _holding(ward, troops)
    if "to" in ward.about:
        yield from _back(ward, held)
    for one in held:
        for other in held:
            if one < other and ward.units[one].figures.keys() == ward.units[other].figures.keys():
                yield MergeUnits(one, other, ward.ally)
    yield from (RemoveUnit(index, ward.ally) for index in held)
    for index in held:
        (old, count), *_ = ward.units[index].figures.items()
        alike = sorted(ward.force.available - set(troops), key=lambda new: _likeness(ward, old, new))
        for new in alike[:3]:
            give = min(max(count, ward.smallest(new)), ward.largest(new))
            yield SwapTroop(index, old, new, count, give, ward.ally)


def _back(ward: Ward, held: list[int]) -> Iterator[Edit]:
    """A converted unit as it was before."""
    line = ward.about["troop"]
    for index in held:
        for troop in ward.about["to"]:
            if count := ward.units[index].figures.get(troop, 0):
                give = count if len(ward.units[index].figures) > 1 else max(count, ward.smallest(line))
                yield SwapTroop(index, troop, line, count, min(give, ward.largest(line)), ward.ally)


def _fewer_figures(ward: Ward) -> Iterator[Edit]:
    excess = ward.about["count"] - ward.about["most"]
    for index in _holding(ward, ward.about["troops"]):
        for troop in ward.about["troops"]:
            count = ward.units[index].figures.get(troop, 0)
            if count > excess:
                yield SetFigures(index, troop, count - excess, ward.ally)
            if 0 < count <= excess and len(ward.units[index].figures) > 1:
                yield SetFigures(index, troop, 0, ward.ally)
    yield from (RemoveUnit(index, ward.ally) for index in _holding(ward, ward.about["troops"]))
    yield from _other_people(ward)


def _share(ward: Ward) -> Iterator[Edit]:
    """As many figures of the dear kind back into the plain one as it takes."""
    excess, troop = ward.about["count"] - ward.about["most"], ward.about["troop"]
    plain = next(t for row in ward.force.shares for t in row.whole if t != troop)
    for index in reversed(_holding(ward, (troop,))):
        count = ward.units[index].figures[troop]
        take = min(excess, count)
        yield SwapTroop(index, troop, plain, take, take, ward.ally)
    for index in _holding(ward, (troop,)):
        yield RemoveUnit(index, ward.ally)


def _ratio(ward: Ward) -> Iterator[Edit]:
    lack = ward.about["need"] - ward.about["have"]
    for index in _holding(ward, ward.about["fewer"]):
        for troop in ward.about["fewer"]:
            if count := ward.units[index].figures.get(troop, 0):
                yield SetFigures(index, troop, count - ceil(lack / ward.about["times"]), ward.ally)
                yield RemoveUnit(index, ward.ally)
    for index in _holding(ward, ward.about["more"]):
        for troop in ward.about["more"]:
            if count := ward.units[index].figures.get(troop, 0):
                yield SetFigures(index, troop, count + lack, ward.ally)
    for troop in ward.about["more"]:
        yield AddUnit(troop, max(lack, ward.smallest(troop)), ward.ally)


# Points, dates, peoples


def _cheaper(ward: Ward) -> Iterator[Edit]:
    """Fewer figures where they are many, a unit or an independent less, or a higher limit."""
    excess = ward.about["points"] - ward.about["limit"] - ward.about["over"]
    sizes = sorted(enumerate(ward.roster.units), key=lambda pair: -unit_points(ward.book, pair[1]))
    yield from _smaller(ward, sizes, excess, None)
    for kind in ("scout", "standard_bearer", "witch_doctor"):
        count = getattr(ward.roster.independents, kind)
        if count and ward.cost(kind) >= excess:
            yield SetIndependent(kind, count - 1)
    for index, ally in enumerate(ward.roster.allies):
        yield from _smaller(ward, list(enumerate(ally.units)), excess, index)
    yield from _fewer_works(ward, excess)
    for index, unit in reversed(sizes):
        if unit_points(ward.book, unit) >= excess:
            yield RemoveUnit(index)
    yield SetFact("points", ward.about["points"])
    for index, unit in sizes:  # as much as one unit can give; a second edit does the rest
        troop, count = max(unit.figures.items(), key=lambda pair: pair[1], default=("", 0))
        if troop and count > ward.smallest(troop):
            yield SetFigures(index, troop, ward.smallest(troop))


def _smaller(ward: Ward, units: list[tuple[int, Unit]], excess: int, ally: int | None) -> Iterator[Edit]:
    least = ward.catalogue.general.unit_points.least
    for index, unit in units:
        for troop, count in unit.figures.items():
            fewer = ceil(excess / ward.cost(troop))
            if fewer < count and unit_points(ward.book, unit) - fewer * ward.cost(troop) >= least:
                yield SetFigures(index, troop, count - fewer, ally)


def _fewer_works(ward: Ward, excess: int) -> Iterator[Edit]:
    prices = {work.id: work.points.value for work in ward.book.works.works}
    for work, count in ward.roster.works.bought():
        fewer = min(count, ceil(excess / prices[work]))
        yield SetWork(work.value, count - fewer)


def _another_year(ward: Ward) -> Iterator[Edit]:
    for key in ("first", "last"):
        if ward.about.get(key):
            yield SetFact("year", ward.about[key])
    yield from _another_people(ward)


def _another_people(ward: Ward) -> Iterator[Edit]:
    """None, or each of the list's."""
    peoples = ("", *ward.force.army.people_ids())
    for people in peoples:
        if ward.ally is None and people != ward.roster.people:
            yield SetFact("people", people)
        elif ward.ally is not None and people != ward.roster.allies[ward.ally].people:
            yield SetAllyPeople(ward.ally, people)


def _other_people(ward: Ward) -> Iterator[Edit]:
    """The peoples for whom the rule at fault does not hold."""
    peoples, without = ward.about.get("peoples", ()), ward.about.get("not_peoples", ())
    if ward.ally is None and ward.problem.code in {"troop-other-people", "ally-other-people"}:
        named = peoples or [p for p in ward.force.army.people_ids() if p not in without]
        yield from (SetFact("people", people) for people in named)


# The leader and the independents


def _leaders(ward: Ward) -> tuple[str, ...]:
    case = case_of(ward.catalogue, ward.roster, ward.rulings)
    return leader_troops(case, case.force.available)


def _another_leader(ward: Ward) -> Iterator[Edit]:
    if must := ward.about.get("must"):
        yield SetLeader(must)
    now = ward.roster.leader
    points = ward.cost(now.troop) if now else 0
    for troop in sorted(_leaders(ward), key=lambda t: (abs(ward.cost(t) - points), t)):
        if not now or troop != now.troop:
            yield SetLeader(troop)
    for index in _holding(ward, (ward.about.get("present", ""),)):
        yield RemoveUnit(index)


def _other_traits(ward: Ward) -> Iterator[Edit]:
    case = case_of(ward.catalogue, ward.roster, ward.rulings)
    allowed = leader_traits(case)
    kept = [t.value for t in dict.fromkeys(ward.roster.leader.traits if ward.roster.leader else ())]
    good = [trait for trait in kept if trait in allowed]
    if ward.problem.code == "second-trait":
        yield AllowSecondTrait()
    yield from (SetTraits((trait,)) for trait in (*good, *(t for t in allowed if t not in good)))
    if "second_trait" in ward.roster.permissions and good:
        yield from (SetTraits((good[0], trait)) for trait in allowed if trait != good[0])


def _fewer_attendants(ward: Ward) -> Iterator[Edit]:
    yield SetAttendants(ward.about["most"])


def _no_leader_bearer(ward: Ward) -> Iterator[Edit]:
    yield SetLeaderBearer(0)
    if MASTER in _leaders(ward):
        yield SetLeader(MASTER)


def _fewer_independents(ward: Ward) -> Iterator[Edit]:
    yield SetIndependent(ward.about["troop"], ward.about["most"])


# Allies


def _no_ally(ward: Ward) -> Iterator[Edit]:
    for people in ward.about.get("allowed", ()):
        yield SetAllyPeople(ward.ally or 0, people)
    for key in ("first", "last"):
        if ward.about.get(key):
            yield SetFact("year", ward.about[key])
    yield RemoveAlly(ward.ally or 0)
    yield from _granting_people(ward)


def _granting_people(ward: Ward) -> Iterator[Edit]:
    """The peoples of the army who may have these allies."""
    army = ward.catalogue.lists[ward.roster.list]
    for row in army.allies:
        if row.list == ward.about.get("list") and ward.problem.code == "ally-other-people":
            named = row.people or [p for p in army.people_ids() if p not in row.not_people]
            yield from (SetFact("people", people) for people in named)


def _one_ally_less(ward: Ward) -> Iterator[Edit]:
    named = ward.about.get("list")
    for index, ally in reversed(list(enumerate(ward.roster.allies))):
        if named is None or ally.list == named:
            yield RemoveAlly(index)


def _no_ally_bearer(ward: Ward) -> Iterator[Edit]:
    yield SetAllyBearer(ward.ally or 0, ward.about["most"])


def _cheaper_allies(ward: Ward) -> Iterator[Edit]:
    excess = ward.about["points"] - ward.about["most"]
    for index, ally in enumerate(ward.roster.allies):
        yield from _smaller(ward, list(enumerate(ally.units)), excess, index)
    for index, ally in enumerate(ward.roster.allies):
        if ally.standard_bearer:
            yield SetAllyBearer(index, ally.standard_bearer - 1)
        for number in range(len(ally.units)):
            yield RemoveUnit(number, index)
    yield from (RemoveAlly(index) for index in range(len(ward.roster.allies)))


# Works


def _no_work(ward: Ward) -> Iterator[Edit]:
    if ward.problem.code == "work-only-defending":
        yield SetFact("role", "defender")
    yield SetWork(ward.about["work"], 0)


def _fewer_of_work(ward: Ward) -> Iterator[Edit]:
    excess = ward.about["count"] - ward.about["most"]
    yield SetWork(ward.about["work"], getattr(ward.roster.works, ward.about["work"]) - excess)
    yield SetWork(ward.about["work"], 0)


def _no_fortifications(ward: Ward) -> Iterator[Edit]:
    """As little as it takes of each work that counts as a fortification; or another scenario."""
    excess = ward.about.get("points", 0) - ward.about.get("most", 0)
    for work in ward.book.works.works:
        count = getattr(ward.roster.works, work.id.value)
        if count and work.fortification:
            fewer = min(count, ceil(excess / work.points.value)) if excess else count
            yield SetWork(work.id.value, count - fewer)
    if ward.problem.code == "no-fortifications":
        yield from (SetFact("scenario", s.id) for s in ward.book.scenarios.scenarios if s.fortifications)


def _a_work(ward: Ward) -> Iterator[Edit]:
    """A stretch of cover as long as a figure's base needs, or no such troops, or another scenario."""
    for work in ("barricade_in", "field_fortification_in"):
        if work in ward.about["works"]:
            yield SetWork(WorkId(work).value, ENOUGH_INCHES)
    yield from (RemoveUnit(index) for index in _holding(ward, ward.about["troops"]))
    yield from (SetFact("scenario", s.id) for s in ward.book.scenarios.scenarios if s.fortifications)


ENOUGH_INCHES = 3
"""What covers one gun with its crew."""


REMEDIES: dict[str, Remedy] = {
    "unit-too-cheap": _grow,
    "unit-too-dear": _shrink,
    "unit-too-big": _shrink,
    "unit-mixed": _unmix,
    "unit-three-kinds": _unmix,
    "bearers-alone": _without_bearers,
    "bearers-not-for": _without_bearers,
    "too-many-bearers": _fewer_bearers,
    "slot-not-open": _free_slot,
    "all-or-none": _other_troop,
    "troop-forbidden": _other_troop,
    "troop-replaced": _other_troop,
    "troop-too-early": _other_troop,
    "troop-too-late": _other_troop,
    "troop-other-people": _other_troop,
    "troop-only-defending": _other_troop,
    "troop-not-as-allies": _other_troop,
    "troop-independent": _other_troop,
    "troop-is-a-work": _other_troop,
    "troop-not-on-list": _other_troop,
    "too-few-units": _more_units,
    "too-many-units": _fewer_units,
    "slot-short": _fill_slot,
    "slot-over": _empty_slot,
    "conversion-over": _empty_slot,
    "too-many-figures": _fewer_figures,
    "too-many-figures-with-leader": _fewer_figures,
    "too-many-together": _empty_slot,
    "share-over": _share,
    "ratio-short": _ratio,
    "over-points": _cheaper,
    "list-too-early": _another_year,
    "list-too-late": _another_year,
    "people-too-early": _another_year,
    "people-too-late": _another_year,
    "people-required": _another_people,
    "people-not-in-list": _another_people,
    "no-leader": _another_leader,
    "leader-troop": _another_leader,
    "leader-must-be": _another_leader,
    "leader-must-not-be": _another_leader,
    "leader-trait": _other_traits,
    "no-trait": _other_traits,
    "second-trait": _other_traits,
    "trait-twice": _other_traits,
    "too-many-traits": _other_traits,
    "too-many-attendants": _fewer_attendants,
    "leader-bearer": _no_leader_bearer,
    "too-many-independents": _fewer_independents,
    "ally-not-granted": _no_ally,
    "ally-other-people": _no_ally,
    "ally-other-year": _no_ally,
    "ally-people": _no_ally,
    "ally-bearer": _no_ally_bearer,
    "too-many-contingents": _one_ally_less,
    "same-ally-twice": _one_ally_less,
    "allies-too-dear": _cheaper_allies,
    "work-not-for-list": _no_work,
    "work-only-defending": _no_work,
    "too-many-works": _fewer_of_work,
    "works-shared": _fewer_of_work,
    "no-fortifications": _no_fortifications,
    "fortifications-too-dear": _no_fortifications,
    "needs-work": _a_work,
}
