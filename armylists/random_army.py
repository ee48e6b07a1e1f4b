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
    with_leader,
)
from armylists.catalogue import Catalogue
from armylists.chance import Chance, happens, one_of, shuffled
from armylists.cheapest import cheapest_army, least_points
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
    catalogue: Catalogue, wish: ArmyRequest, chance: Chance, rulings: Rulings | None = None
) -> Drawn:
    """A legal army for that wish. Raises `BadData` for a list that does not exist."""
    catalogue.find(wish.list)
    rulings = default_rulings() if rulings is None else rulings
    desk = PlanContext(catalogue, chance, rulings, liking=_liking(catalogue, chance))
    settled = _settled(desk, wish)
    if settled is None:
        return Drawn(None, unusable(desk, wish))
    if army := _nearest(desk, settled) or cheapest_army(desk, settled):
        return Drawn(_finished(desk, filled(desk, army)))
    return Drawn(None, (too_few_points(desk, settled),))


def _nearest(desk: PlanContext, wish: ArmyRequest) -> Roster | None:
    """Of a few tries the army nearest to its limit, none of them over it."""
    best: Roster | None = None
    for _ in range(TRIES):
        army = _drawn(desk, wish)
        if army and (best is None or left(desk, army) < left(desk, best)):
            best = army
        if best and not left(desk, best):
            break
    return best


def too_few_points(desk: PlanContext, wish: ArmyRequest) -> Problem:
    """Why a list that may be used has no army for so few points, or for any."""
    about: dict[str, object] = {"list": wish.list, "people": wish.people or "", "limit": wish.points}
    general, least = desk.catalogue.general, least_points(desk, wish)
    if least is None:
        rule = general.compulsory
        return Problem("no-army-at-all", rule.rule, rule.page, "list", about)
    rule = general.overrun
    return Problem("no-army-so-cheap", rule.rule, rule.page, "points", {**about, "least": least})


def _liking(catalogue: Catalogue, chance: Chance) -> dict[str, int]:
    """How readily this army takes each troop: drawn, a few much more readily than the rest."""
    return {troop: (1 + chance.randrange(MOST_LIKING)) ** 2 for troop in catalogue.book.troops}


def _settled(desk: PlanContext, wish: ArmyRequest) -> ArmyRequest | None:
    """The wish with its people and mode drawn where it leaves them open; None if the book allows none."""
    peoples = usable_peoples(desk, wish) if wish.people is None else (wish.people,)
    if not peoples or unusable(desk, replace(wish, people=peoples[0])):
        return None
    return settled_mode(desk, replace(wish, people=one_of(desk.chance, peoples)))


def _drawn(desk: PlanContext, wish: ArmyRequest) -> Roster | None:
    """One try: a leader, what the list asks for, some extras, some more units, then figures to the limit."""
    led = with_a_leader(desk, wish.blank())
    draft = founded(desk, led) if led else None
    if draft is None:
        return None
    draft = _with_extras(desk, draft)
    bounds = unit_bounds(desk.case(draft))
    most = bounds.least + desk.chance.randrange(bounds.most - bounds.least + 1)
    army = filled(desk, _with_units(desk, draft, most), most)
    return army if left(desk, army) >= 0 and desk.allows(army) else None


def _with_extras(desk: PlanContext, roster: Roster) -> Roster:
    """The draft with what else was drawn for it, as far as that is legal and leaves points for the units."""
    draft, (part, whole) = roster, EXTRAS_UP_TO
    for extra in shuffled(desk.chance, EXTRAS):
        more = extra(desk, draft)
        if more and left(desk, more) >= roster.points * (whole - part) // whole and desk.allows(more):
            draft = more
    return draft


def _ally(desk: PlanContext, roster: Roster) -> Roster | None:
    choices = list(ally_choices(desk, roster))
    if not choices or not happens(desk.chance, ALLIES):
        return None
    return with_ally(desk, roster, one_of(desk.chance, choices))


def _works(desk: PlanContext, roster: Roster) -> Roster | None:
    choices = list(works(desk, roster))
    return one_of(desk.chance, choices) if choices and happens(desk.chance, WORKS) else None


def _independent(desk: PlanContext, roster: Roster) -> Roster | None:
    if not happens(desk.chance, INDEPENDENT):
        return None
    choices = [more for _, change in independents(roster) if desk.allows(more := change(roster))]
    return one_of(desk.chance, choices) if choices else None


def _leader_extra(desk: PlanContext, roster: Roster) -> Roster | None:
    choices = list(leader_extras(desk, roster))
    return one_of(desk.chance, choices) if choices and happens(desk.chance, LEADER_EXTRA) else None


def _with_units(desk: PlanContext, roster: Roster, most: int) -> Roster:
    """The draft with more of the smallest units, of kinds drawn, up to so many with the allied ones."""
    draft = roster
    for _ in range(most):
        if enough_units(draft, most):
            break
        party = one_of(desk.chance, (None, *draft.contingents()))
        grown = add_unit(desk, draft, party, open_kinds(desk, draft, party))
        if grown and left(desk, grown) >= 0 and desk.allows(grown):
            draft = grown
    return draft


def _finished(desk: PlanContext, roster: Roster) -> Roster:
    """The army with its free attendants."""
    most = desk.catalogue.book.leaders.attendants_max.value
    return with_leader(roster, attendants=desk.chance.randrange(most + 1))


EXTRAS = (_ally, _ally, _works, _independent, _independent, _leader_extra)
