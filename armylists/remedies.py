"""Edits that might mend a problem, by its code, the likeliest and smallest first.

Nothing here judges: `armylists.repairs` tries each candidate by the verdict. The table at the end names the
function that proposes edits for each code; a test sees that none is missing.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from math import ceil
from typing import Any

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
from armylists.legality.allies import party_of
from armylists.legality.contingent import Case, Party
from armylists.legality.leader import leader_traits, leader_troops
from armylists.points import unit_points
from armylists.roster import GUN_BEARER, WHITE_MEN, Unit, party_at
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import Problem
from heart_africa.rules.book import WorkId


@dataclass(frozen=True, eq=False, kw_only=True)
class Context(Case):
    """An army together with one of its problems."""

    problem: Problem

    @property
    def about(self) -> Mapping[str, Any]:
        """The facts that the problem carries."""
        return self.problem.about

    @property
    def ally(self) -> int | None:
        """The contingent in which the problem stands; None for the army's own units."""
        return party_at(self.problem.where)

    @property
    def index(self) -> int:
        """The number of the unit in which the problem stands."""
        found = re.search(r"units\[(\d+)\]", self.problem.where)
        return int(found[1]) if found else 0

    @property
    def party(self) -> Party:
        """The contingent in which the problem stands, with its list."""
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
        """The number of figures nearest to `count` that a unit of this troop may have."""
        return min(max(count, self.smallest(troop)), self.largest(troop))


Remedy = Callable[[Context], Iterator[Edit]]


def likeness(context: Context, troop: str, new: str) -> tuple[object, ...]:
    """A sort key by which troops like `troop` come first: the same arm, the same weapon, a similar price."""
    one, other = context.book.troops[troop], context.book.troops[new]
    return (one.arm != other.arm, one.weapon != other.weapon, abs(one.points - other.points), new)


def by_price(context: Context, troops: frozenset[str]) -> list[str]:
    """The troops sorted by the points of their smallest unit, the cheapest first."""
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
    """Edits that take figures worth `excess` points from a unit that remains large enough without them."""
    least = context.catalogue.general.unit_points.least
    for index, unit in units:
        for troop, count in unit.figures.items():
            fewer = ceil(excess / context.cost(troop))
            if fewer < count and unit_points(context.book, unit) - fewer * context.cost(troop) >= least:
                yield SetFigures(index, troop, count - fewer, ally)


def years(context: Context) -> Iterator[Edit]:
    """Edits that set the year to the first or last in which the rule allows it."""
    for key in ("first", "last"):
        if context.about.get(key):
            yield SetFact("year", context.about[key])


def other_people(context: Context) -> Iterator[Edit]:
    """Edits that choose a people for whom the rule is not broken."""
    peoples, without = context.about.get("peoples", ()), context.about.get("not_peoples", ())
    if context.ally is None and context.problem.code in {"troop-other-people", "ally-other-people"}:
        named = peoples or [p for p in context.party.force.army.people_ids() if p not in without]
        yield from (SetFact("people", people) for people in named)


# --- units too small, too large, ill mixed, too many or too few, or of a troop that is not to be had ---


def grow(context: Context) -> Iterator[Edit]:
    """Edits that enlarge a unit that is too small, merge it with another, or remove it."""
    lack = context.about["least"] - context.about["points"]
    for troop, count in context.unit.fighters.items():
        yield SetFigures(context.index, troop, count + ceil(lack / context.cost(troop)), context.ally)
    for other, unit in enumerate(context.units):
        if other != context.index and unit.figures.keys() & context.unit.figures.keys():
            yield MergeUnits(min(other, context.index), max(other, context.index), context.ally)
    yield RemoveUnit(context.index, context.ally)
    if not context.unit.figures:
        for troop in by_price(context, context.party.force.available):
            yield SetFigures(context.index, troop, context.smallest(troop), context.ally)


def shrink(context: Context) -> Iterator[Edit]:
    """Edits that reduce a unit that is too large, or split it in two."""
    points = context.problem.code == "unit-too-dear"
    excess = context.about["points" if points else "figures"] - context.about["most"]
    for troop, count in context.unit.figures.items():
        fewer = ceil(excess / context.cost(troop)) if points else excess
        if fewer < count or (troop == GUN_BEARER and fewer == count):
            yield SetFigures(context.index, troop, count - fewer, context.ally)
    for troop, count in context.unit.fighters.items():
        yield SplitUnit(context.index, troop, count // 2, context.ally)
    for troop in context.unit.figures:
        if context.unit.size > context.largest(troop):
            yield SetFigures(context.index, troop, context.largest(troop), context.ally)


def unmix(context: Context) -> Iterator[Edit]:
    """Edits that split a mixed unit by its troops, or leave only one of them in it."""
    figures = context.unit.fighters
    fewest = sorted(figures, key=lambda troop: figures[troop])
    for troop in fewest:
        yield SplitUnit(context.index, troop, figures[troop], context.ally)
    for troop in fewest:
        yield SetFigures(context.index, troop, 0, context.ally)
    for troop in fewest:
        for other in figures:
            if other != troop:
                yield SwapTroop(context.index, troop, other, figures[troop], figures[troop], context.ally)


def without_bearers(context: Context) -> Iterator[Edit]:
    """Edits that remove the gun bearers, or give them White Men to serve."""
    yield SetFigures(context.index, GUN_BEARER, 0, context.ally)
    yield SetFigures(context.index, WHITE_MEN, context.unit.figures.get(GUN_BEARER, 1), context.ally)
    yield RemoveUnit(context.index, context.ally)


def fewer_bearers(context: Context) -> Iterator[Edit]:
    """Edits that make bearers and White Men equal in number."""
    yield SetFigures(context.index, GUN_BEARER, context.about["white_men"], context.ally)
    yield SetFigures(context.index, WHITE_MEN, context.about["bearers"], context.ally)


def other_troop(context: Context) -> Iterator[Edit]:
    """Edits that exchange a troop, choose a year, people or role that allows it, or remove its unit."""
    troop = context.about["troop"]
    if context.problem.code == "troop-replaced":
        yield from (swap(context, troop, new) for new in context.about["instead"])
    yield from years(context)
    if context.problem.code == "troop-only-defending":
        yield SetFact("role", "defender")
    alike = sorted(context.party.force.available - {troop}, key=lambda new: likeness(context, troop, new))
    yield from (swap(context, troop, new) for new in alike[:5])
    if len(context.unit.figures) > 1:
        yield SetFigures(context.index, troop, 0, context.ally)
    yield RemoveUnit(context.index, context.ally)
    yield from other_people(context)


def free_slot(context: Context) -> Iterator[Edit]:
    """The edit that lets the unit fill any line that it can."""
    yield ClearSlot(context.index, context.ally)


def more_units(context: Context) -> Iterator[Edit]:
    """Edits that add the smallest possible unit, or split a large one."""
    for troop in by_price(context, context.party.force.available):
        yield AddUnit(troop, context.smallest(troop), context.ally)
    for index, unit in sorted(enumerate(context.units), key=lambda pair: -pair[1].size):
        for troop, count in unit.fighters.items():
            if count // 2 >= context.smallest(troop):
                yield SplitUnit(index, troop, count // 2, context.ally)


def fewer_units(context: Context) -> Iterator[Edit]:
    """Edits that merge two units of the same troops, or remove one."""
    small = sorted(
        range(len(context.units)), key=lambda index: unit_points(context.book, context.units[index])
    )
    yield from _joined(context, small)
    yield from (RemoveUnit(index, context.ally) for index in small)


def _joined(context: Context, units: list[int]) -> Iterator[Edit]:
    """Edits that join two of these units into one, where they are of the same troops."""
    for one, other in permutations(units, 2):
        if one < other and context.units[one].figures.keys() == context.units[other].figures.keys():
            yield MergeUnits(one, other, context.ally)


def fill_slot(context: Context) -> Iterator[Edit]:
    """Edits that give the army a unit of the missing type: a new one, part of a large one, or an exchange."""
    for troop in context.about["names"]:
        yield AddUnit(troop, context.smallest(troop), context.ally)
    for index, unit in enumerate(context.units):
        for troop in context.about["names"]:
            if unit.figures.get(troop, 0) // 2 >= context.smallest(troop):
                yield SplitUnit(index, troop, unit.figures[troop] // 2, context.ally)
    for index, unit in enumerate(context.units):
        if len(unit.figures) == 1 and not unit.figures.keys() & set(context.about["names"]):
            (old, count), new = next(iter(unit.figures.items())), context.about["names"][0]
            yield SwapTroop(index, old, new, count, context.fitting(new, count), context.ally)


def empty_slot(context: Context) -> Iterator[Edit]:
    """Edits that turn converted units back, merge units of the type, or remove or exchange one of them."""
    named = (context.about["troop"],) if "troop" in context.about else context.about["troops"]
    troops = (*named, *context.about.get("to", ()), *context.about.get("names", ()))
    held = holding(context, troops)
    if "to" in context.about:
        yield from _back(context, held)
    yield from _joined(context, held)
    yield from (RemoveUnit(index, context.ally) for index in held)
    for index in held:
        (old, count), *_ = context.units[index].figures.items()
        alike = sorted(
            context.party.force.available - set(troops), key=lambda new: likeness(context, old, new)
        )
        for new in alike[:3]:
            yield SwapTroop(index, old, new, count, context.fitting(new, count), context.ally)


def _back(context: Context, held: list[int]) -> Iterator[Edit]:
    """Edits that change a converted unit back to the troop of its line."""
    line = context.about["troop"]
    for index in held:
        for troop in context.about["to"]:
            if count := context.units[index].figures.get(troop, 0):
                give = count if len(context.units[index].figures) > 1 else max(count, context.smallest(line))
                yield SwapTroop(index, troop, line, count, min(give, context.largest(line)), context.ally)


def fewer_figures(context: Context) -> Iterator[Edit]:
    """Edits that reduce these troops by the excess, or remove a unit that holds them."""
    excess = context.about["count"] - context.about["most"]
    for index in holding(context, context.about["troops"]):
        for troop in context.about["troops"]:
            count = context.units[index].figures.get(troop, 0)
            if count > excess:
                yield SetFigures(index, troop, count - excess, context.ally)
            if 0 < count <= excess and len(context.units[index].figures) > 1:
                yield SetFigures(index, troop, 0, context.ally)
    yield from (RemoveUnit(index, context.ally) for index in holding(context, context.about["troops"]))
    yield from other_people(context)


def share(context: Context) -> Iterator[Edit]:
    """Edits that turn figures beyond the share allowed back into plain ones, or remove a unit of them."""
    excess, troop = context.about["count"] - context.about["most"], context.about["troop"]
    plain = next(
        t
        for row in context.party.force.held(context.party.force.army.shares)
        for t in row.whole
        if t != troop
    )
    for index in reversed(holding(context, (troop,))):
        count = context.units[index].figures[troop]
        take = min(excess, count)
        yield SwapTroop(index, troop, plain, take, take, context.ally)
    for index in holding(context, (troop,)):
        yield RemoveUnit(index, context.ally)


def ratio(context: Context) -> Iterator[Edit]:
    """Edits that reduce the troop that is limited, or add to those of which the ratio asks for more."""
    lack = context.about["need"] - context.about["have"]
    for index in holding(context, context.about["fewer"]):
        for troop in context.about["fewer"]:
            if count := context.units[index].figures.get(troop, 0):
                yield SetFigures(index, troop, count - ceil(lack / context.about["times"]), context.ally)
                yield RemoveUnit(index, context.ally)
    for index in holding(context, context.about["more"]):
        for troop in context.about["more"]:
            if count := context.units[index].figures.get(troop, 0):
                yield SetFigures(index, troop, count + lack, context.ally)
    for troop in context.about["more"]:
        yield AddUnit(troop, max(lack, context.smallest(troop)), context.ally)


# --- the army as a whole: its points, year and people, its leader, allied contingents, and works ---


ENOUGH_INCHES = 3  # of a work: what covers one gun with its crew


def cheaper(context: Context) -> Iterator[Edit]:
    """Edits that save points on figures, independents, works, units or allies, or that raise the limit."""
    excess = context.about["points"] - context.about["limit"] - context.about["over"]
    sizes = sorted(enumerate(context.roster.units), key=lambda pair: -unit_points(context.book, pair[1]))
    yield from smaller(context, sizes, excess, None)
    for kind in ("scout", "standard_bearer", "witch_doctor"):
        count = getattr(context.roster.independents, kind)
        if count and context.cost(kind) >= excess:
            yield SetIndependent(kind, count - 1)
    for index, ally in enumerate(context.roster.allies):
        yield from smaller(context, list(enumerate(ally.units)), excess, index)
    prices = {work.id: work.points.value for work in context.book.works.works}
    for work, count in context.roster.works.bought():
        yield SetWork(work.value, count - min(count, ceil(excess / prices[work])))
    for index, unit in reversed(sizes):
        if unit_points(context.book, unit) >= excess:
            yield RemoveUnit(index)
    yield SetFact("points", context.about["points"])
    for index, unit in sizes:  # as much as one unit can give; a second edit does the rest
        troop, count = max(unit.figures.items(), key=lambda pair: pair[1], default=("", 0))
        if troop and count > context.smallest(troop):
            yield SetFigures(index, troop, context.smallest(troop))


def another_year(context: Context) -> Iterator[Edit]:
    """Edits that choose the first or last year allowed, or another people."""
    yield from years(context)
    yield from another_people(context)


def another_people(context: Context) -> Iterator[Edit]:
    """Edits that choose no people, or another of the list's."""
    peoples = ("", *context.party.force.army.people_ids())
    for people in peoples:
        if context.ally is None and people != context.roster.people:
            yield SetFact("people", people)
        elif context.ally is not None and people != context.roster.allies[context.ally].people:
            yield SetAllyPeople(context.ally, people)


def another_leader(context: Context) -> Iterator[Edit]:
    """Edits that make the leader one of the troops allowed, the nearest in price first."""
    if must := context.about.get("must"):
        yield SetLeader(must)
    now = context.roster.leader
    points = context.cost(now.troop) if now else 0
    for troop in sorted(leader_troops(context), key=lambda t: (abs(context.cost(t) - points), t)):
        if not now or troop != now.troop:
            yield SetLeader(troop)
    for index in holding(context, (context.about.get("present", ""),)):
        yield RemoveUnit(index)


def other_traits(context: Context) -> Iterator[Edit]:
    """Edits that give the leader traits that he may have, or that permit a second one."""
    allowed = leader_traits(context)
    kept = [t.value for t in dict.fromkeys(context.roster.leader.traits if context.roster.leader else ())]
    good = [trait for trait in kept if trait in allowed]
    if context.problem.code == "second-trait":
        yield AllowSecondTrait()
    yield from (SetTraits((trait,)) for trait in (*good, *(t for t in allowed if t not in good)))
    if "second_trait" in context.roster.permissions and good:
        yield from (SetTraits((good[0], trait)) for trait in allowed if trait != good[0])


def fewer_attendants(context: Context) -> Iterator[Edit]:
    """The edit that gives the leader as many attendants as the book allows."""
    yield SetAttendants(context.about["most"])


def no_leader_bearer(context: Context) -> Iterator[Edit]:
    """Edits that take away the leader's gun bearer, or make the leader a White Man."""
    yield SetLeaderBearer(0)
    if WHITE_MEN in leader_troops(context):
        yield SetLeader(WHITE_MEN)


def fewer_independents(context: Context) -> Iterator[Edit]:
    """The edit that gives the army as many of the independent figure as the list allows."""
    yield SetIndependent(context.about["troop"], context.about["most"])


def no_ally(context: Context) -> Iterator[Edit]:
    """Edits that choose a people or year that grants these allies, or that remove them."""
    for people in context.about.get("allowed", ()):
        yield SetAllyPeople(context.ally or 0, people)
    yield from years(context)
    yield RemoveAlly(context.ally or 0)
    # the peoples of the army who may have these allies
    army = context.catalogue.lists[context.roster.list]
    for row in army.allies:
        if row.list == context.about.get("list") and context.problem.code == "ally-other-people":
            named = row.people or [p for p in army.people_ids() if p not in row.not_people]
            yield from (SetFact("people", people) for people in named)


def one_ally_less(context: Context) -> Iterator[Edit]:
    """Edits that remove a contingent: one of the list at fault, if the problem names a list."""
    named = context.about.get("list")
    for index, ally in reversed(list(enumerate(context.roster.allies))):
        if named is None or ally.list == named:
            yield RemoveAlly(index)


def no_ally_bearer(context: Context) -> Iterator[Edit]:
    """The edit that reduces the contingent's standard bearers to what its list allows."""
    yield SetAllyBearer(context.ally or 0, context.about["most"])


def cheaper_allies(context: Context) -> Iterator[Edit]:
    """Edits that reduce allied units or standard bearers, or remove a unit or a contingent."""
    excess = context.about["points"] - context.about["most"]
    for index, ally in enumerate(context.roster.allies):
        yield from smaller(context, list(enumerate(ally.units)), excess, index)
    for index, ally in enumerate(context.roster.allies):
        if ally.standard_bearer:
            yield SetAllyBearer(index, ally.standard_bearer - 1)
        for number in range(len(ally.units)):
            yield RemoveUnit(number, index)
    yield from (RemoveAlly(index) for index in range(len(context.roster.allies)))


def no_work(context: Context) -> Iterator[Edit]:
    """Edits that make the army the defender, if only he may have the work, or that remove the work."""
    if context.problem.code == "work-only-defending":
        yield SetFact("role", "defender")
    yield SetWork(context.about["work"], 0)


def fewer_of_work(context: Context) -> Iterator[Edit]:
    """Edits that reduce the work by the excess, or remove it."""
    excess = context.about["count"] - context.about["most"]
    yield SetWork(context.about["work"], context.roster.works.of(WorkId(context.about["work"])) - excess)
    yield SetWork(context.about["work"], 0)


def no_fortifications(context: Context) -> Iterator[Edit]:
    """Edits that reduce the fortifications as far as needed, or change the role or the scenario."""
    excess = context.about.get("points", 0) - context.about.get("most", 0)
    for work in context.book.works.works:
        count = context.roster.works.of(work.id)
        if count and work.fortification:
            fewer = min(count, ceil(excess / work.points.value)) if excess else count
            yield SetWork(work.id.value, count - fewer)
    if context.problem.code == "attacker-fortifies":
        yield SetFact("role", "defender")
    if context.problem.code == "no-fortifications":
        yield from (SetFact("scenario", s.id) for s in context.book.scenarios.scenarios if s.fortifications)


def a_work(context: Context) -> Iterator[Edit]:
    """Edits that buy a work to stand behind, remove the troops that need one, or change the scenario."""
    for work in ("barricade_in", "field_fortification_in"):
        if work in context.about["works"]:
            yield SetWork(WorkId(work).value, ENOUGH_INCHES)
    yield from (RemoveUnit(index) for index in holding(context, context.about["troops"]))
    yield from (SetFact("scenario", s.id) for s in context.book.scenarios.scenarios if s.fortifications)


# --- which remedies mend what ---


MENDED: dict[Remedy, tuple[str, ...]] = {
    grow: ("unit-too-cheap",),
    shrink: ("unit-too-dear", "unit-too-big"),
    unmix: ("unit-mixed", "unit-three-kinds"),
    without_bearers: ("bearers-alone", "bearers-not-for"),
    fewer_bearers: ("too-many-bearers",),
    free_slot: ("slot-not-open",),
    other_troop: (
        "all-or-none",
        "troop-forbidden",
        "troop-replaced",
        "troop-too-early",
        "troop-too-late",
        "troop-other-people",
        "troop-only-defending",
        "troop-not-as-allies",
        "troop-independent",
        "troop-is-a-work",
        "troop-not-on-list",
    ),
    more_units: ("too-few-units",),
    fewer_units: ("too-many-units",),
    fill_slot: ("slot-short",),
    empty_slot: ("slot-over", "conversion-over", "too-many-together"),
    fewer_figures: ("too-many-figures", "too-many-figures-with-leader"),
    share: ("share-over",),
    ratio: ("ratio-short",),
    cheaper: ("over-points",),
    another_year: ("list-too-early", "list-too-late", "people-too-early", "people-too-late"),
    another_people: ("people-required", "people-not-in-list"),
    another_leader: ("no-leader", "leader-troop", "leader-must-be", "leader-must-not-be"),
    other_traits: ("leader-trait", "second-trait", "trait-twice", "too-many-traits"),
    fewer_attendants: ("too-many-attendants",),
    no_leader_bearer: ("leader-bearer",),
    fewer_independents: ("too-many-independents",),
    no_ally: ("ally-not-granted", "ally-other-people", "ally-other-year", "ally-people"),
    no_ally_bearer: ("ally-bearer",),
    one_ally_less: ("too-many-contingents", "same-ally-twice"),
    cheaper_allies: ("allies-too-dear",),
    no_work: ("work-not-for-list", "work-only-defending"),
    fewer_of_work: ("too-many-works", "works-shared"),
    no_fortifications: ("no-fortifications", "attacker-fortifies", "fortifications-too-dear"),
    a_work: ("needs-work",),
}
REMEDIES = {code: remedy for remedy, codes in MENDED.items() for code in codes}
"""The remedy for each code of a problem."""
