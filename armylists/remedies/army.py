"""The army as a whole: its points, year and people, its leader, allied contingents, and works."""

from collections.abc import Iterator
from math import ceil

from armylists.edits import (
    AllowSecondTrait,
    Edit,
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
)
from armylists.legality.leader import leader_traits, leader_troops
from armylists.points import unit_points
from armylists.remedies.context import Context, holding, smaller, years
from armylists.roster import WHITE_MEN
from heart_africa.rules.book import WorkId

ENOUGH_INCHES = 3  # of a work: what covers one gun with its crew


def cheaper(context: Context) -> Iterator[Edit]:
    """Fewer figures where they are many, a unit or an independent less, or a higher limit."""
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
    """The first or the last year in which it is allowed."""
    yield from years(context)
    yield from another_people(context)


def another_people(context: Context) -> Iterator[Edit]:
    """None, or each of the list's."""
    peoples = ("", *context.party.force.army.people_ids())
    for people in peoples:
        if context.ally is None and people != context.roster.people:
            yield SetFact("people", people)
        elif context.ally is not None and people != context.roster.allies[context.ally].people:
            yield SetAllyPeople(context.ally, people)


def another_leader(context: Context) -> Iterator[Edit]:
    """A leader of a type that he may be, the nearest in price first."""
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
    """One of the traits allowed to him, or leave for two."""
    allowed = leader_traits(context)
    kept = [t.value for t in dict.fromkeys(context.roster.leader.traits if context.roster.leader else ())]
    good = [trait for trait in kept if trait in allowed]
    if context.problem.code == "second-trait":
        yield AllowSecondTrait()
    yield from (SetTraits((trait,)) for trait in (*good, *(t for t in allowed if t not in good)))
    if "second_trait" in context.roster.permissions and good:
        yield from (SetTraits((good[0], trait)) for trait in allowed if trait != good[0])


def fewer_attendants(context: Context) -> Iterator[Edit]:
    """As many attendants as the book gives."""
    yield SetAttendants(context.about["most"])


def no_leader_bearer(context: Context) -> Iterator[Edit]:
    """No gun bearer, or a White Man to carry for."""
    yield SetLeaderBearer(0)
    if WHITE_MEN in leader_troops(context):
        yield SetLeader(WHITE_MEN)


def fewer_independents(context: Context) -> Iterator[Edit]:
    """As many of the figure as the list has."""
    yield SetIndependent(context.about["troop"], context.about["most"])


def no_ally(context: Context) -> Iterator[Edit]:
    """Another people or year that grants these allies, or none of them."""
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
    """Take out a contingent, of the list that is at fault if one is named."""
    named = context.about.get("list")
    for index, ally in reversed(list(enumerate(context.roster.allies))):
        if named is None or ally.list == named:
            yield RemoveAlly(index)


def no_ally_bearer(context: Context) -> Iterator[Edit]:
    """No more standard bearers than the allied list has."""
    yield SetAllyBearer(context.ally or 0, context.about["most"])


def cheaper_allies(context: Context) -> Iterator[Edit]:
    """Smaller allied units, or fewer of them."""
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
    """The role that may have the work, or no such work."""
    if context.problem.code == "work-only-defending":
        yield SetFact("role", "defender")
    yield SetWork(context.about["work"], 0)


def fewer_of_work(context: Context) -> Iterator[Edit]:
    """As much of the work as is allowed."""
    excess = context.about["count"] - context.about["most"]
    yield SetWork(context.about["work"], context.roster.works.of(WorkId(context.about["work"])) - excess)
    yield SetWork(context.about["work"], 0)


def no_fortifications(context: Context) -> Iterator[Edit]:
    """As little as it takes of each work that counts as a fortification; or another role or scenario."""
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
    """A stretch of cover as long as a figure's base needs, or no such troops, or another scenario."""
    for work in ("barricade_in", "field_fortification_in"):
        if work in context.about["works"]:
            yield SetWork(WorkId(work).value, ENOUGH_INCHES)
    yield from (RemoveUnit(index) for index in holding(context, context.about["troops"]))
    yield from (SetFact("scenario", s.id) for s in context.book.scenarios.scenarios if s.fortifications)
