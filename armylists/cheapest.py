"""The cheapest legal army of a list: what is left when a limit is too small for anything else.

The smallest units, leaders and allied contingents are tried in the order of what they cost together, and
the one legality function has the word; so the first legal army is the cheapest there is.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import combinations_with_replacement

from armylists.army_plans import Draft, UnitKind, ally_choices, kinds, smallest
from armylists.in_force import InForce
from armylists.legality.leader import leader_traits, leader_troops
from armylists.legality.verdict import unit_bounds
from armylists.points import contingent_points
from armylists.roster import Contingent, Leader, Unit
from heart_africa.core.dataclass import dataclass
from heart_africa.rules.book import Trait

MOST_TRIED = 3000
OVERRUN_ROOM = 20  # points: as much as half the dearest figure that units are made of
AMPLE = 99999  # points: a limit that troubles no part of an army


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of an army with its points: a leader, the units, or the allies."""

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
    """Small armies of parts that are sound in themselves, the cheapest first."""
    parts = [sorted(some, key=lambda part: part.points) for some in _parts(blank)]
    sound: dict[int, bool] = {}
    for tried, chosen in enumerate(_combined(parts)):
        if tried >= MOST_TRIED:
            return
        if all(_sound(blank, part, sound) for part in chosen):
            army = blank.having(**{part.name: part.what for part in chosen})
            yield sum(part.points for part in chosen), army


def _sound(blank: Draft, part: _Part, known: dict[int, bool]) -> bool:
    """Whether the book has nothing against a part for itself, whatever stands beside it; asked only once.

    A leader has a unit of his own troop beside him, for the players who rule that he must.
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
    """Up to so many of the smallest units, in every combination that one option of the list admits."""
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
