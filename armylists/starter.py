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


def starter(catalogue: Catalogue, wish: ArmyRequest, rulings: Rulings | None = None) -> Drawn:
    """A small legal army for that wish, or why there is none. Raises `BadData` for an unknown list."""
    catalogue.find(wish.list)
    wish = replace(wish, people=wish.people or "")
    desk = PlanContext(catalogue, Steady(), default_rulings() if rulings is None else rulings)
    if problems := unusable(desk, wish):
        return Drawn(None, problems)
    settled = settled_mode(desk, wish)
    army = _founded(desk, settled) or cheapest_army(desk, settled)
    return Drawn(_sized(desk, army)) if army else Drawn(None, (too_few_points(desk, settled),))


def _founded(desk: PlanContext, wish: ArmyRequest) -> Roster | None:
    """A leader and the compulsory units, and only then whatever else the book asks for."""
    led = with_a_leader(desk, wish.blank())
    compulsory = founded(desk, led, COMPULSORY) if led else None
    return founded(desk, compulsory) if compulsory else None


def _sized(desk: PlanContext, army: Roster) -> Roster:
    """The army with each unit of one troop grown to an eighth of the points, where that stays legal."""
    for index, unit in enumerate(army.units):
        for troop in unit.figures if len(unit.figures) == 1 else ():
            more = (army.points // EIGHTHS - unit_points(desk.catalogue.book, unit)) // desk.price(troop)
            grown = with_figures(army, None, index, {troop: more}) if more > 0 else army
            army = grown if desk.allows(grown) else army
    return army
