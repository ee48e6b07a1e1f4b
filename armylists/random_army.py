"""A legal army drawn by lot, as near to its limit as its list allows, or one to begin with; or why not."""

from armylists.army_plans import (
    ArmyRequest,
    Draft,
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
from armylists.chance import Chance, Steady, happens, one_of, shuffled
from armylists.cheapest import cheapest_army, least_points
from armylists.edits import SetAttendants
from armylists.legality.verdict import unit_bounds
from armylists.models import ArmyList
from armylists.point_filling import enough_units, filled, independents, leader_extras, works
from armylists.roster import Roster
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.problems import Problem
from heart_africa.core.rulings import Rulings

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
    # how readily this army takes each troop: drawn, a few much more readily than the rest
    liking = {troop: (1 + chance.randrange(MOST_LIKING)) ** 2 for troop in catalogue.book.troops}
    peoples = usable_peoples(catalogue, request, rulings) if request.people is None else (request.people,)
    if not peoples:
        return Drawn(None, unusable(catalogue, request, rulings))
    if why := unusable(catalogue, replace(request, people=peoples[0]), rulings):
        return Drawn(None, why)
    settled = settled_mode(catalogue, replace(request, people=one_of(chance, peoples)), chance)
    blank = replace(Draft.blank(catalogue, settled, chance, rulings), liking=liking)
    if army := _nearest(blank) or cheapest_army(blank):
        # the army with a drawn number of attendants, who are free
        draft = filled(army)
        most = draft.book.leaders.attendants_max.value
        return Drawn(draft.after(SetAttendants(draft.chance.randrange(most + 1))).roster)
    return Drawn(None, (too_few_points(blank),))


def _nearest(blank: Draft) -> Draft | None:
    """Of a few tries the army nearest to its limit, none of them over it."""
    best: Draft | None = None
    for _ in range(TRIES):
        army = _drawn(blank)
        if army and (best is None or army.left < best.left):
            best = army
        if best and not best.left:
            break
    return best


def too_few_points(blank: Draft) -> Problem:
    """Why a list that may be used has no army for so few points, or for any."""
    asked, general, least = blank.roster, blank.catalogue.general, least_points(blank)
    about: dict[str, object] = {"list": asked.list, "people": asked.people, "limit": asked.points}
    if least is None:
        rule = general.compulsory
        return Problem("no-army-at-all", rule.rule, rule.page, "list", about)
    rule = general.overrun
    return Problem("no-army-so-cheap", rule.rule, rule.page, "points", {**about, "least": least})


def _drawn(blank: Draft) -> Draft | None:
    """One try: a leader, what the list asks for, some extras, some more units, then figures to the limit."""
    led = with_a_leader(blank)
    draft = founded(led) if led else None
    if draft is None:
        return None
    draft = _with_extras(draft)
    bounds = unit_bounds(draft)
    most = bounds.least + draft.chance.randrange(bounds.most - bounds.least + 1)
    # the draft with more of the smallest units, of kinds drawn, up to so many with the allied ones
    for _ in range(most):
        if enough_units(draft, most):
            break
        party = one_of(draft.chance, (None, *draft.roster.contingents()))
        grown = add_unit(draft, party, open_kinds(draft, party))
        if grown and grown.left >= 0 and grown.allowed:
            draft = grown
    army = filled(draft, most)
    return army if army.left >= 0 and army.allowed else None


def _with_extras(draft: Draft) -> Draft:
    """The draft with what else was drawn for it, as far as that is legal and leaves points for the units."""
    part, whole = EXTRAS_UP_TO
    for extra in shuffled(draft.chance, EXTRAS):
        more = extra(draft)
        if more and more.left >= draft.roster.points * (whole - part) // whole and more.allowed:
            draft = more
    return draft


def _ally(draft: Draft) -> Draft | None:
    choices = list(ally_choices(draft))
    if not choices or not happens(draft.chance, ALLIES):
        return None
    return with_ally(draft, one_of(draft.chance, choices))


def _works(draft: Draft) -> Draft | None:
    choices = list(works(draft))
    return one_of(draft.chance, choices) if choices and happens(draft.chance, WORKS) else None


def _independent(draft: Draft) -> Draft | None:
    if not happens(draft.chance, INDEPENDENT):
        return None
    choices = [more for _, edit in independents(draft.roster) if (more := draft.after(edit)).allowed]
    return one_of(draft.chance, choices) if choices else None


def _leader_extra(draft: Draft) -> Draft | None:
    choices = list(leader_extras(draft))
    return one_of(draft.chance, choices) if choices and happens(draft.chance, LEADER_EXTRA) else None


EXTRAS = (_ally, _ally, _works, _independent, _independent, _leader_extra)


# --- an army to begin with: its leader and the units that its list asks for, of a sensible size ---


FIRST_YEAR, USUAL_YEAR, LAST_YEAR = 1, 1880, 9999
"""The years that a file may name at all; the one that is proposed."""
COMPULSORY = frozenset({"slot-short"})
EIGHTHS = 8  # a unit of an eighth of the points: eight of them make an army


def open_years(army: ArmyList, people: str = "") -> tuple[int, int]:
    """The first and the last year in which the list and the people may be used; far off if there is none."""
    spans = [span for span in (army.years, *(row for row in army.peoples if row.id == people)) if span]
    first = max((span.from_year for span in spans if span.from_year), default=FIRST_YEAR)
    return first, min((span.to_year for span in spans if span.to_year), default=LAST_YEAR)


def years(catalogue: Catalogue) -> tuple[int, int]:
    """The first and the last year an army may be of: those of the book, and what the lists add to them."""
    calendar = catalogue.book.campaign.calendar
    spans = [span for army in catalogue.lists.values() for span in (army.years, *army.peoples) if span]
    first = min([calendar.start.value, *(span.from_year for span in spans if span.from_year)])
    return first, max([calendar.last.value, *(span.to_year for span in spans if span.to_year)])


def usual_year(army: ArmyList, people: str = "") -> int:
    """A year in which the list and the people may be used, as near to 1880 as they come."""
    first, last = open_years(army, people)
    return min(max(USUAL_YEAR, first), max(last, first))


def starter(catalogue: Catalogue, request: ArmyRequest, rulings: Rulings | None = None) -> Drawn:
    """A small legal army for that request, or why there is none. Raises `BadData` for an unknown list."""
    catalogue.find(request.list)
    request, chance = replace(request, people=request.people or ""), Steady()
    if problems := unusable(catalogue, request, rulings):
        return Drawn(None, problems)
    blank = Draft.blank(catalogue, settled_mode(catalogue, request, chance), chance, rulings)
    # a leader and the compulsory units, and only then whatever else the book asks for
    led = with_a_leader(blank)
    compulsory = founded(led, COMPULSORY) if led else None
    army = (founded(compulsory) if compulsory else None) or cheapest_army(blank)
    return Drawn(_sized(army).roster) if army else Drawn(None, (too_few_points(blank),))


def _sized(army: Draft) -> Draft:
    """The army with each unit of one troop grown to an eighth of the points, where that stays legal."""
    for index, unit in enumerate(army.roster.units):
        for troop in unit.figures if len(unit.figures) == 1 else ():
            more = (army.roster.points // EIGHTHS - army.worth(unit)) // army.cost(troop)
            grown = army.with_figures(None, index, troop, more) if more > 0 else army
            army = grown if grown.allowed else army
    return army
