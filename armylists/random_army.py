"""A legal army drawn at random, close to its limit; or a small one to begin with; or why there is none."""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import combinations_with_replacement

from armylists.army_plans import (
    ArmyRequest,
    Draft,
    UnitKind,
    add_unit,
    ally_choices,
    founded,
    kinds,
    open_kinds,
    settled_mode,
    smallest,
    unusable,
    usable_peoples,
    with_a_leader,
    with_ally,
)
from armylists.catalogue import Catalogue
from armylists.chance import Chance, Steady, happens, one_of, shuffled
from armylists.edits import SetAttendants
from armylists.in_force import InForce
from armylists.legality.leader import leader_traits, leader_troops
from armylists.legality.verdict import unit_bounds
from armylists.models import ArmyList
from armylists.point_filling import enough_units, filled, independents, leader_extras, works
from armylists.points import contingent_points
from armylists.roster import Contingent, Leader, Roster, Unit
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.problems import Problem
from heart_africa.core.rulings import Rulings
from heart_africa.rules.book import Trait

MOST_TRIED = 3000
OVERRUN_ROOM = 20  # points: as much as half the dearest figure that units are made of
AMPLE = 99999  # points: a limit that troubles no part of an army


@dataclass(frozen=True, slots=True)
class _Part:
    """A possible leader, set of units or allied contingent, with its points."""

    points: int
    name: str
    what: Leader | tuple[Unit, ...] | tuple[Contingent, ...]


def cheapest_army(blank: Draft) -> Draft | None:
    """The cheapest army that is legal under the limit of an empty draft, or None."""
    for total, draft in _by_points(blank):
        if total > blank.roster.points + OVERRUN_ROOM:
            return None
        if draft.allowed:
            return draft
    return None


def least_points(blank: Draft) -> int | None:
    """The points of the cheapest army that is legal under a limit of just so many; None if there is none."""
    for total, draft in _by_points(blank):
        if draft.having(points=total).allowed:
            return total
    return None


def _by_points(blank: Draft) -> Iterator[tuple[int, Draft]]:
    """Small armies combined from parts that are each allowed, the cheapest first, with their points."""
    parts = [sorted(some, key=lambda part: part.points) for some in _parts(blank)]
    sound: dict[int, bool] = {}
    for tried, chosen in enumerate(_combined(parts)):
        if tried >= MOST_TRIED:
            return
        if all(_sound(blank, part, sound) for part in chosen):
            army = blank.having(**{part.name: part.what for part in chosen})
            yield sum(part.points for part in chosen), army


def _sound(blank: Draft, part: _Part, known: dict[int, bool]) -> bool:
    """Whether a part has no problems by itself; the answer is kept in `known`.

    A leader is tried together with a unit of his own troop, since some players rule that he must have one.
    """
    if id(part) not in known:
        alone = blank.having(**{part.name: part.what, "points": AMPLE})
        if isinstance(part.what, Leader):
            own = smallest(blank, UnitKind((part.what.troop,), frozenset()))
            alone = alone.having(units=(own,) if own else ())
        problems = [p for p in alone.verdict.problems if p.where.startswith(part.name)]
        known[id(part)] = all(problem.code == "too-few-units" for problem in problems)
    return known[id(part)]


def _combined(parts: Sequence[Sequence[_Part]]) -> Iterator[tuple[_Part, ...]]:
    """One part of each kind, in every combination, the cheapest together first."""
    start = (0,) * len(parts)
    heap, seen = [(0, start)], {start}
    while heap and all(parts):
        _, places = heappop(heap)
        yield tuple(some[place] for place, some in zip(places, parts, strict=True))
        for kind, some in enumerate(parts):
            after = tuple(place + (other == kind) for other, place in enumerate(places))
            if after[kind] < len(some) and after not in seen:
                seen.add(after)
                points = sum(options[place].points for place, options in zip(after, parts, strict=True))
                heappush(heap, (points, after))


def _parts(blank: Draft) -> tuple[list[_Part], list[_Part], list[_Part]]:
    most = max(unit_bounds(blank).least, sum(slot.least for slot in blank.force.slots.values()))
    units = [_Part(sum(map(blank.worth, some)), "units", some) for some in _small(blank, blank.force, most)]
    # A leader of each troop that might lead, with a trait that he may have.
    found = []
    for troop in dict.fromkeys((*leader_troops(blank), *sorted(blank.force.available))):
        led = blank.having(leader=Leader(troop=troop))
        leader = Leader(troop=troop, traits=tuple(map(Trait, leader_traits(led)[:1])))
        found.append(_Part(led.reckoning.total, "leader", leader))
    return found, units, [_Part(0, "allies", ()), *_allies(blank)]


def _small(blank: Draft, force: InForce, most: int) -> Iterator[tuple[Unit, ...]]:
    """Sets of 1 to `most` smallest units, in every combination that one option of the list admits."""
    for option in force.options:
        singles = (kind for kind in kinds(blank.catalogue, force, option) if len(kind.troops) == 1)
        found = [unit for kind in singles if (unit := smallest(blank, kind))]
        for count in range(1, most + 1):
            yield from combinations_with_replacement(found, count)


def _allies(blank: Draft) -> Iterator[_Part]:
    """One allied contingent with no more units than it must have."""
    for ally in ally_choices(blank):
        force = blank.having(allies=(ally,)).force_of(0)
        most = max(1, sum(slot.least > 0 for slot in force.slots.values()))
        for units in _small(blank, force, most):
            contingent = ally.model_copy(update={"units": units})
            yield _Part(contingent_points(blank.book, contingent), "allies", (contingent,))


# --- a legal army drawn by lot ---


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
        # attendants are free, so their number is simply drawn
        draft = filled(army)
        most = draft.book.leaders.attendants_max.value
        return Drawn(draft.after(SetAttendants(draft.chance.randrange(most + 1))).roster)
    return Drawn(None, (too_few_points(blank),))


def _nearest(blank: Draft) -> Draft | None:
    """The army, of a few drawn ones, nearest to its limit and not over it; None if none is legal."""
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
    """A drawn army: a leader, what the list requires, some extras, more units, then figures to the limit.

    None if the draw has led to no legal army.
    """
    led = with_a_leader(blank)
    draft = founded(led) if led else None
    if draft is None:
        return None
    # the extras drawn for it that are legal and leave enough points for units
    part, whole = EXTRAS_UP_TO
    for extra in shuffled(draft.chance, EXTRAS):
        more = extra(draft)
        if more and more.left >= draft.roster.points * (whole - part) // whole and more.allowed:
            draft = more
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
    """The first and last year in which the list and people may be used; 1 or 9999 where there is no bound."""
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
