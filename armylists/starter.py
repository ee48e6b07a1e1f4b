"""An army to begin with: its leader and the units that its list asks for, of a sensible size."""

from armylists.army_plans import ArmyRequest, Draft, founded, settled_mode, unusable, with_a_leader
from armylists.catalogue import Catalogue
from armylists.chance import Steady
from armylists.cheapest import cheapest_army
from armylists.models import ArmyList
from armylists.random_army import Drawn, too_few_points
from heart_africa.core.dataclass import replace
from heart_africa.core.rulings import Rulings

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
