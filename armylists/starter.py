"""An army to begin with: its leader and the units that its list asks for, of a sensible size."""

from dataclasses import replace

from armylists.army_plans import (
    ArmyRequest,
    PlanContext,
    founded,
    settled_mode,
    unusable,
    with_a_leader,
    with_figures,
)
from armylists.catalogue import Catalogue
from armylists.chance import Steady
from armylists.cheapest import cheapest_army
from armylists.models import ArmyList
from armylists.points import unit_points
from armylists.random_army import Drawn, too_few_points
from armylists.roster import Roster
from heart_africa.core.rulings import Rulings, default_rulings

FIRST_YEAR, USUAL_YEAR, LAST_YEAR = 1, 1880, 9999
COMPULSORY = frozenset({"slot-short"})
EIGHTHS = 8  # a unit of an eighth of the points: eight of them make an army


def open_years(army: ArmyList, people: str = "") -> tuple[int, int]:
    """The first and the last year in which the list and the people may be used; far off if there is none."""
    spans = [span for span in (army.years, *(row for row in army.peoples if row.id == people)) if span]
    first = max((span.from_year for span in spans if span.from_year), default=FIRST_YEAR)
    return first, min((span.to_year for span in spans if span.to_year), default=LAST_YEAR)


def usual_year(army: ArmyList, people: str = "") -> int:
    """A year in which the list and the people may be used, as near to 1880 as they come."""
    first, last = open_years(army, people)
    return min(max(USUAL_YEAR, first), max(last, first))


def starter(catalogue: Catalogue, request: ArmyRequest, rulings: Rulings | None = None) -> Drawn:
    """A small legal army for that request, or why there is none. Raises `BadData` for an unknown list."""
    catalogue.find(request.list)
    request = replace(request, people=request.people or "")
    plan = PlanContext(catalogue, Steady(), default_rulings() if rulings is None else rulings)
    if problems := unusable(plan, request):
        return Drawn(None, problems)
    settled = settled_mode(plan, request)
    army = _founded(plan, settled) or cheapest_army(plan, settled)
    return Drawn(_sized(plan, army)) if army else Drawn(None, (too_few_points(plan, settled),))


def _founded(plan: PlanContext, request: ArmyRequest) -> Roster | None:
    """A leader and the compulsory units, and only then whatever else the book asks for."""
    led = with_a_leader(plan, request.blank())
    compulsory = founded(plan, led, COMPULSORY) if led else None
    return founded(plan, compulsory) if compulsory else None


def _sized(plan: PlanContext, army: Roster) -> Roster:
    """The army with each unit of one troop grown to an eighth of the points, where that stays legal."""
    for index, unit in enumerate(army.units):
        for troop in unit.figures if len(unit.figures) == 1 else ():
            more = (army.points // EIGHTHS - unit_points(plan.catalogue.book, unit)) // plan.price(troop)
            grown = with_figures(army, None, index, troop, more) if more > 0 else army
            army = grown if plan.allows(grown) else army
    return army
