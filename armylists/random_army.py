"""A random legal army, as near to its limit as its list allows, or the reason why there is none."""

from dataclasses import dataclass, replace

from armylists.army_plans import (
    ArmyRequest,
    PlanContext,
    add_unit,
    ally_choices,
    founded,
    open_kinds,
    settled_mode,
    unusable,
    usable_peoples,
    with_a_leader,
    with_ally,
)
from armylists.catalogue import Catalogue
from armylists.chance import Chance, happens, one_of, shuffled
from armylists.cheapest import cheapest_army, least_points
from armylists.edits import SetAttendants
from armylists.legality.verdict import unit_bounds
from armylists.point_filling import enough_units, filled, independents, leader_extras, left, works
from armylists.roster import Roster
from heart_africa.core.problems import Problem
from heart_africa.core.rulings import Rulings, default_rulings

TRIES = 5
MOST_LIKING = 6
EXTRAS_UP_TO = (2, 3)  # of the points, before the units grow
ALLIES, WORKS, INDEPENDENT, LEADER_EXTRA = 40, 60, 45, 50  # percent


@dataclass(frozen=True, slots=True)
class Drawn:
    """The army drawn, or why there is none."""

    roster: Roster | None
    problems: tuple[Problem, ...] = ()


def random_army(
    catalogue: Catalogue, request: ArmyRequest, chance: Chance, rulings: Rulings | None = None
) -> Drawn:
    """A legal army for that request. Raises `BadData` for a list that does not exist."""
    catalogue.find(request.list)
    rulings = default_rulings() if rulings is None else rulings
    plan = PlanContext(catalogue, chance, rulings, liking=_liking(catalogue, chance))
    settled = _settled(plan, request)
    if settled is None:
        return Drawn(None, unusable(plan, request))
    if army := _nearest(plan, settled) or cheapest_army(plan, settled):
        return Drawn(_finished(plan, filled(plan, army)))
    return Drawn(None, (too_few_points(plan, settled),))


def _nearest(plan: PlanContext, request: ArmyRequest) -> Roster | None:
    """Of a few tries the army nearest to its limit, none of them over it."""
    best: Roster | None = None
    for _ in range(TRIES):
        army = _drawn(plan, request)
        if army and (best is None or left(plan, army) < left(plan, best)):
            best = army
        if best and not left(plan, best):
            break
    return best


def too_few_points(plan: PlanContext, request: ArmyRequest) -> Problem:
    """Why a list that may be used has no army for so few points, or for any."""
    about: dict[str, object] = {"list": request.list, "people": request.people or "", "limit": request.points}
    general, least = plan.catalogue.general, least_points(plan, request)
    if least is None:
        rule = general.compulsory
        return Problem("no-army-at-all", rule.rule, rule.page, "list", about)
    rule = general.overrun
    return Problem("no-army-so-cheap", rule.rule, rule.page, "points", {**about, "least": least})


def _liking(catalogue: Catalogue, chance: Chance) -> dict[str, int]:
    """How readily this army takes each troop: drawn, a few much more readily than the rest."""
    return {troop: (1 + chance.randrange(MOST_LIKING)) ** 2 for troop in catalogue.book.troops}


def _settled(plan: PlanContext, request: ArmyRequest) -> ArmyRequest | None:
    """The request with its people and mode drawn where it leaves them open; None if the book allows none."""
    peoples = usable_peoples(plan, request) if request.people is None else (request.people,)
    if not peoples or unusable(plan, replace(request, people=peoples[0])):
        return None
    return settled_mode(plan, replace(request, people=one_of(plan.chance, peoples)))


def _drawn(plan: PlanContext, request: ArmyRequest) -> Roster | None:
    """One try: a leader, what the list asks for, some extras, some more units, then figures to the limit."""
    led = with_a_leader(plan, request.blank())
    draft = founded(plan, led) if led else None
    if draft is None:
        return None
    draft = _with_extras(plan, draft)
    bounds = unit_bounds(plan.case(draft))
    most = bounds.least + plan.chance.randrange(bounds.most - bounds.least + 1)
    army = filled(plan, _with_units(plan, draft, most), most)
    return army if left(plan, army) >= 0 and plan.allows(army) else None


def _with_extras(plan: PlanContext, roster: Roster) -> Roster:
    """The draft with what else was drawn for it, as far as that is legal and leaves points for the units."""
    draft, (part, whole) = roster, EXTRAS_UP_TO
    for extra in shuffled(plan.chance, EXTRAS):
        more = extra(plan, draft)
        if more and left(plan, more) >= roster.points * (whole - part) // whole and plan.allows(more):
            draft = more
    return draft


def _ally(plan: PlanContext, roster: Roster) -> Roster | None:
    choices = list(ally_choices(plan, roster))
    if not choices or not happens(plan.chance, ALLIES):
        return None
    return with_ally(plan, roster, one_of(plan.chance, choices))


def _works(plan: PlanContext, roster: Roster) -> Roster | None:
    choices = list(works(plan, roster))
    return one_of(plan.chance, choices) if choices and happens(plan.chance, WORKS) else None


def _independent(plan: PlanContext, roster: Roster) -> Roster | None:
    if not happens(plan.chance, INDEPENDENT):
        return None
    choices = [more for _, edit in independents(roster) if plan.allows(more := edit.apply(roster))]
    return one_of(plan.chance, choices) if choices else None


def _leader_extra(plan: PlanContext, roster: Roster) -> Roster | None:
    choices = list(leader_extras(plan, roster))
    return one_of(plan.chance, choices) if choices and happens(plan.chance, LEADER_EXTRA) else None


def _with_units(plan: PlanContext, roster: Roster, most: int) -> Roster:
    """The draft with more of the smallest units, of kinds drawn, up to so many with the allied ones."""
    draft = roster
    for _ in range(most):
        if enough_units(draft, most):
            break
        party = one_of(plan.chance, (None, *draft.contingents()))
        grown = add_unit(plan, draft, party, open_kinds(plan, draft, party))
        if grown and left(plan, grown) >= 0 and plan.allows(grown):
            draft = grown
    return draft


def _finished(plan: PlanContext, roster: Roster) -> Roster:
    """The army with a drawn number of attendants, who are free."""
    most = plan.catalogue.book.leaders.attendants_max.value
    return SetAttendants(plan.chance.randrange(most + 1)).apply(roster)


EXTRAS = (_ally, _ally, _works, _independent, _independent, _leader_extra)
