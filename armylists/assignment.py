"""Which slot each unit fills. All assignments are tried, and the best one counts (COMP-21, MIX-15)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from math import comb, prod

from armylists.in_force import InForce, Option, Slot, Way
from heart_africa.core.dataclass import dataclass

Filling = tuple[str, tuple[str, ...]]
"""A slot and the conversions whose allowance the unit uses."""

MOST_ASSIGNMENTS = 20_000  # more assignments are not all tried: then each unit takes its best slot in turn
OVER_ALLOWANCE, OVER_SLOT, UNDER_SLOT = 9, 10, 10


@dataclass(frozen=True, slots=True)
class Assignment:
    """How many units fill each slot and use each allowance, and by how much that breaks the limits."""

    slots: dict[str, int]
    allowances: dict[str, int]
    faults: int


def fillings(option: Option, troops: Sequence[str], slot: str) -> tuple[Filling, ...]:
    """The slots that a unit of these troops may fill; empty if the option does not admit one of the troops.

    A mixed unit fills a slot of any of its types; a troop in it that is there only by conversion uses up its
    allowance too.
    """
    ways = [option.ways.get(troop, ()) for troop in troops]
    if not all(ways):
        return ()
    found: dict[Filling, None] = {}
    for index, own in enumerate(ways):
        others = ways[:index] + ways[index + 1 :]
        for way in own:
            if not slot or way.line == slot:
                for used in _uses(others):
                    found[way.line, tuple(sorted({way.conversion, *used} - {""}))] = None
    return tuple(sorted(found))


def _uses(others: Sequence[tuple[Way, ...]]) -> Iterator[frozenset[str]]:
    """The conversions that the other troops of a mixed unit use; none for those whose own line is open."""
    if not others:
        yield frozenset()
        return
    first, *rest = others
    needs = {""} if any(not way.conversion for way in first) else {way.conversion for way in first}
    for need in sorted(needs):
        for more in _uses(rest):
            yield more | {need}


def best_assignment(
    force: InForce, units: Sequence[tuple[Filling, ...]], least: dict[str, int]
) -> Assignment:
    """The assignment of these units with the fewest faults. `units`: the fillings open to each.

    `least`: the fewest units of each slot, after any relief. Ties are settled by the order of the slots, so
    that the order of the units never matters.
    """
    groups = sorted(Counter(ways for ways in units if ways).items())
    single = [(ways[0], count) for ways, count in groups if len(ways) == 1]
    several = [(ways, count) for ways, count in groups if len(ways) > 1]
    slots, allowances = dict.fromkeys(force.slots, 0), dict.fromkeys(force.allowances, 0)
    for filling, count in single:
        _add(slots, allowances, filling, count)
    if not several:
        return Assignment(slots, allowances, _faults(force, slots, allowances, least))
    assignments = prod(comb(count + len(ways) - 1, count) for ways, count in several)
    spread = (
        _all(several)
        if assignments <= MOST_ASSIGNMENTS
        else [_greedy(force, several, slots, allowances, least)]
    )
    best: Assignment | None = None
    for chosen in spread:
        filled, used = dict(slots), dict(allowances)
        for filling in chosen:
            _add(filled, used, filling, 1)
        faults = _faults(force, filled, used, least)
        if best is None or faults < best.faults:
            best = Assignment(filled, used, faults)
            if not faults:
                break
    assert best is not None  # noqa: S101  # there is always one spread
    return best


def _all(groups: list[tuple[tuple[Filling, ...], int]]) -> Iterator[list[Filling]]:
    (ways, count), *rest = groups
    for chosen in combinations_with_replacement(ways, count):
        for more in _all(rest) if rest else [[]]:
            yield [*chosen, *more]


def _greedy(
    force: InForce,
    groups: list[tuple[tuple[Filling, ...], int]],
    slots: dict[str, int],
    allowances: dict[str, int],
    least: dict[str, int],
) -> list[Filling]:
    """A good assignment for an enormous army, one unit at a time."""
    slots, allowances, chosen = dict(slots), dict(allowances), []
    for ways, count in groups:
        for _ in range(count):
            trials = []
            for way in ways:
                tried = dict(slots), dict(allowances)
                _add(*tried, way, 1)
                trials.append((_faults(force, *tried, least), way))
            _, best = min(trials)
            _add(slots, allowances, best, 1)
            chosen.append(best)
    return chosen


def _add(slots: dict[str, int], allowances: dict[str, int], filling: Filling, count: int) -> None:
    line, used = filling
    slots[line] += count
    for allowance in used:
        allowances[allowance] += count


def _faults(force: InForce, slots: dict[str, int], allowances: dict[str, int], least: dict[str, int]) -> int:
    faults = 0
    for line, count in slots.items():
        slot: Slot = force.slots[line]
        if count > slot.most:
            faults += OVER_SLOT * (count - slot.most)
        elif count < least[line]:
            faults += UNDER_SLOT * (least[line] - count)
    for allowance, count in allowances.items():
        most = force.allowances[allowance].units or 0
        if count > most:
            faults += OVER_ALLOWANCE * (count - most)
    return faults
