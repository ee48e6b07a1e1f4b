"""In what a pack of *Last Stand at Isandlwana* breaks what its rulebook says of the pieces.

Only what is known is judged: a pack that its owner has half copied is no wrong pack.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from heart_africa.companions.isandlwana.components import Components, HexId, UnitId
from heart_africa.companions.isandlwana.hexes import distance
from heart_africa.companions.isandlwana.numbers import NUMBERS
from heart_africa.companions.packs import Place, Stack
from heart_africa.core.problems import BadData

Pieces = Stack[Any]  # of an IsandlwanaPack, which is read further up
GRID = {"columns": 25, "odd_rows": 14, "even_rows": 13}
"""As the onrush hexes on its edges and the west exit show (IS-146)."""
ONRUSH = ("1601", "2301", "2506", "2013", "1201", "1314", "0401")
WAGON = "1008"
A_STRENGTH = 8
"""What A Company comes to in the example (IS-019)."""
STEPS_A_COUNTER = 2
MOST_STEPS = 8
"""Four counters with two sides (IS-017)."""


def faults(found: Pieces, pieces: Components) -> Iterator[BadData]:
    """Everything that is wrong with these packs, each named by file, line and key."""
    for check in (
        _grid,
        _off_the_grid,
        _onrush,
        _markers,
        _terrain,
        _roads,
        _strengths,
        _counters,
        _names,
        _places,
        _stacks,
        _camp,
    ):
        yield from check(found, pieces)


def _grid(found: Pieces, pieces: Components) -> Iterator[BadData]:
    for key, expected in GRID.items():
        has = getattr(pieces.grid, key)
        if has != expected:
            yield found.fault("pack-grid", ("map", key), found=has, expected=expected, cited="IS-146")


def _named(pieces: Components, found: Pieces) -> Iterator[tuple[Place, HexId]]:
    """Every hex that a pack names, with the place where it does."""
    for key in ("onrush_east", "onrush_west", "west_exit"):
        yield from ((("map", key), each) for each in getattr(pieces, key))
    yield from ((("map", "ledge"), each) for each in (pieces.ledge,) if each)
    yield from ((("markers", "wagon"), each) for each in (pieces.wagon,) if each)
    yield from ((("units", each.id, "hex"), each.hex) for each in pieces.units.values() if each.hex)
    yield from ((("leaders", each.id, "hex"), each.hex) for each in pieces.leaders.values() if each.hex)
    for key, leaf in found.pack.roads.items():
        yield from ((("roads", key), each) for each in leaf.value)
    yield from ((("hexes", each), each) for each in pieces.terrain_of)


def _off_the_grid(found: Pieces, pieces: Components) -> Iterator[BadData]:
    for place, hex_ in _named(pieces, found):
        if not pieces.grid.has(hex_):
            yield found.fault("pack-off-grid", place, found=hex_, cited="IS-146", **GRID)


def _onrush(found: Pieces, pieces: Components) -> Iterator[BadData]:
    """The seven of 8.8, each in its part of the map."""
    first_east = NUMBERS.recycling.first_east
    if sorted(pieces.onrush) != sorted(ONRUSH):
        wrong = {*pieces.onrush} ^ {*ONRUSH}
        key = "onrush_east" if any(each[:2] >= str(first_east) for each in wrong) else "onrush_west"
        allowed = ", ".join(ONRUSH)
        yield found.fault("pack-onrush", ("map", key), allowed=allowed, cited="IS-036")
    for key, east in (("onrush_east", True), ("onrush_west", False)):
        for each in getattr(pieces, key):
            if each in ONRUSH and (each[:2] >= str(first_east)) != east:
                yield found.fault("pack-onrush-part", ("map", key), found=each, cited="IS-124")


def _markers(found: Pieces, pieces: Components) -> Iterator[BadData]:
    expected = NUMBERS.set_up.each_onrush * len(ONRUSH)
    if pieces.zulus != expected:
        place = ("markers", "zulus")
        yield found.fault("pack-zulus", place, found=pieces.zulus, expected=expected, cited="IS-026")
    if pieces.wagon != WAGON:
        place = ("markers", "wagon")
        yield found.fault("pack-wagon", place, found=pieces.wagon, expected=WAGON, cited="IS-031")


def _terrain(found: Pieces, pieces: Components) -> Iterator[BadData]:
    for hex_, kind in pieces.terrain_of.items():
        if kind not in pieces.terrains:
            allowed = ", ".join(pieces.terrains)
            yield found.fault("pack-terrain", ("hexes", hex_), found=kind, allowed=allowed, cited="IS-012")


def _roads(found: Pieces, pieces: Components) -> Iterator[BadData]:
    """A road goes from each of its hexes to one that touches it."""
    for key, leaf in found.pack.roads.items():
        for one, other in pairwise(leaf.value):
            there = pieces.grid.has(one) and pieces.grid.has(other)
            if there and distance(one, other) != 1:
                yield found.fault("pack-road-gap", ("roads", key), found=one, other=other, cited="IS-090")


def _strengths(found: Pieces, pieces: Components) -> Iterator[BadData]:
    for unit in pieces.units.values():
        place = ("units", unit.id, "strength")
        if unit.strength is not None and not 1 <= unit.strength <= MOST_STEPS:
            yield found.fault("pack-strength", place, found=unit.strength, most=MOST_STEPS, cited="IS-017")
        elif unit.id == "a" and unit.strength not in {None, A_STRENGTH}:
            yield found.fault(
                "pack-strength-a", place, found=unit.strength, expected=A_STRENGTH, cited="IS-019"
            )


def _counters(found: Pieces, _: Components) -> Iterator[BadData]:
    """Each counter shows two steps, from the full strength down: 8 and 7, 6 and 5, and so on (IS-115)."""
    for key, table in found.pack.units.items():
        strength = table.strength.value if table.strength else None
        place = ("units", key, "strength")
        if strength is None or strength > MOST_STEPS:
            continue
        if table.counters and (strength + 1) // STEPS_A_COUNTER != table.counters.value:
            about = {"found": strength, "counters": table.counters.value, "cited": "IS-018"}
            yield found.fault("pack-counters", place, **about)
        front, back = table.counter.value if table.counter else (strength, strength - 1)
        if front > strength or (strength - front) % STEPS_A_COUNTER or back != front - 1:
            about = {"found": strength, "front": front, "back": back, "cited": "IS-019"}
            yield found.fault("pack-counter", place, **about)


def _names(found: Pieces, pieces: Components) -> Iterator[BadData]:
    """No two units or leaders show the same name."""
    seen: dict[str, str] = {}
    for table, all_ in (("units", pieces.units), ("leaders", pieces.leaders)):
        for key, each in all_.items():
            if seen.setdefault(each.label.casefold(), key) != key:
                other = seen[each.label.casefold()]
                yield found.fault("pack-same-name", (table, key, "label"), found=each.label, other=other)


def _places(found: Pieces, pieces: Components) -> Iterator[BadData]:
    """A unit stands at a hex or arrives, a detachment neither; nobody British stands where Zulus come on."""
    for unit in pieces.units.values():
        if unit.hex and (unit.arrives or unit.kind == "detachment"):
            yield found.fault("pack-two-places", ("units", unit.id, "hex"), cited="IS-014")
    for place, hex_ in _named(pieces, found):
        if place[0] in {"units", "leaders"} and hex_ in ONRUSH:
            yield found.fault("pack-british-onrush", place, found=hex_, cited="IS-126")


def _stacks(found: Pieces, pieces: Components) -> Iterator[BadData]:
    """Hex 2004 starts overstacked, and it alone (3.2): told once every strength and hex is known."""
    fixed = [unit for unit in pieces.units.values() if unit.kind != "detachment" and not unit.arrives]
    if any(unit.strength is None or unit.hex is None for unit in fixed):
        return
    strength: Counter[HexId] = Counter()
    last: dict[HexId, UnitId] = {}
    for unit in fixed:
        strength[unit.hex or ""] += unit.strength or 0
        last[unit.hex or ""] = unit.id
    most, overstacked = NUMBERS.stacking.british, NUMBERS.set_up.overstacked
    if strength[overstacked] <= most:
        about = {"found": strength[overstacked], "hex": overstacked, "most": most, "cited": "IS-032"}
        yield found.fault("pack-not-overstacked", ("units",), **about)
    for hex_, total in strength.items():
        if total > most and hex_ != overstacked:
            place = ("units", last[hex_], "hex")
            yield found.fault("pack-overstacked", place, found=total, hex=hex_, most=most, cited="IS-068")


def _camp(found: Pieces, pieces: Components) -> Iterator[BadData]:
    """Each detachment has a wagon or tent hex of its own, once the whole map is known (IS-034)."""
    if any(hex_ not in pieces.terrain_of for hex_ in pieces.grid.hexes):
        return
    taken = {each.hex for each in pieces.units.values()} | {each.hex for each in pieces.leaders.values()}
    free = [hex_ for hex_ in pieces.camp() if hex_ not in taken]
    detachments = sum(unit.kind == "detachment" for unit in pieces.units.values())
    if len(free) < detachments:
        yield found.fault("pack-camp", ("hexes",), found=len(free), expected=detachments, cited="IS-034")
