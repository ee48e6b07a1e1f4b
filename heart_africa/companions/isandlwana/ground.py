"""The map as the rules ask for it: what it costs to go somewhere (7.0), and whether fire gets there (8.5)."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Literal, TypeAlias

from heart_africa.companions.isandlwana.components import CLEAR, TENTS, WAGONS, Components
from heart_africa.companions.isandlwana.hexes import (
    Hexes,
    HexId,
    around,
    bit,
    crossed,
    distance,
    members,
    several,
    shortest,
)
from heart_africa.companions.isandlwana.numbers import NUMBERS

Sight: TypeAlias = Literal["any_route", "straight_line"]
"""How a shot at an angle is read (IS-112): free if any shortest route is, or if the straight line is."""


class Ground:
    """The map of a box. Raises `ComponentNeeded` for a hex or a terrain of which something was not said."""

    def __init__(self, box: Components) -> None:
        self.box = box
        grid = box.grid.hexes
        self.all = several(grid)
        self.onrush = several(box.onrush)
        self.heights = several(each for each in grid if box.blocks(each))
        self.near: Mapping[HexId, Hexes] = {each: around(bit(each)) & self.all for each in grid}
        """The neighbours of each hex that are on the map."""
        self.within: Mapping[HexId, Hexes] = {each: self._within(each) for each in grid}
        """The hexes to which each one's fire may reach, whatever blocks it."""
        costs: dict[int, list[HexId]] = {}
        for each in grid:
            costs.setdefault(self._entering(each), []).append(each)
        self._costs = {cost: several(hexes) for cost, hexes in costs.items()}
        sides = [(one, other) for road in box.roads for one, other in pairwise(road)]
        both = [*sides, *((other, one) for one, other in sides)]
        self._by_road: Mapping[HexId, tuple[HexId, ...]] = {
            one: tuple(other for start, other in both if start == one) for one, _ in both
        }
        self._quicker = [(bit(one), bit(other)) for one, other in both if self._entering(other) > 1]
        """Hexsides that a road crosses into a hex which costs more by any other way (IS-091)."""
        roads = several(each for side in sides for each in side)
        self._clear_or_tents = (
            several(each for each in grid if box.terrain(each).id in {CLEAR, TENTS}) | roads
        )
        self._wagons = several(each for each in grid if box.terrain(each).id == WAGONS)
        self._clear: dict[tuple[Sight, HexId, HexId], bool] = {}
        self._reached: dict[HexId, Hexes] = {}
        self._reached_by: tuple[int, Hexes] = (0, 0)

    def _within(self, hex_: HexId) -> Hexes:
        found = bit(hex_)
        for _ in range(NUMBERS.fire.range):  # from any hex of the map to any other a shortest way stays on it
            found |= around(found) & self.all
        return found & ~bit(hex_)

    def _entering(self, hex_: HexId) -> int:
        """What a hex costs that is entered by no road."""
        return self.box.cost("", hex_)

    # --- 7.0 movement ---

    def step_cost(self, one: HexId, other: HexId) -> int:
        """What it costs others than the wagon to go from a hex to the next one; 0 if they do not touch."""
        return self.box.cost(one, other) if bit(other) & self.near[one] else 0

    def reach(self, start: Hexes, points: int, free: Hexes) -> list[Hexes]:
        """Where one comes from these hexes for nothing, one point, two, ... through `free` ones only.

        Each set holds the ones before it; the start is in all of them.
        """
        levels = [start]
        for spent in range(1, points + 1):
            found = levels[-1]
            for cost, hexes in self._costs.items():
                if cost <= spent:
                    found |= around(levels[spent - cost]) & hexes & free
            for one, other in self._quicker:
                if levels[-1] & one:
                    found |= other & free
            levels.append(found)
        return levels

    def reached(self, start: HexId, points: int, free: Hexes) -> Hexes:
        """Where one comes from a hex; kept while others ask with the same points and free hexes."""
        if self._reached_by != (points, free):
            self._reached, self._reached_by = {}, (points, free)
        if start not in self._reached:
            self._reached[start] = self.reach(bit(start), points, free)[-1]
        return self._reached[start]

    def costs(self, start: HexId, points: int, free: Hexes, *, one_hex: bool = False) -> dict[HexId, int]:
        """The hexes that can be reached from one, with what the cheapest way costs.

        `one_hex`: whoever has any points enters one hex, whatever it costs (IS-080).
        """
        found: dict[HexId, int] = {}
        known = bit(start)
        for spent, hexes in enumerate(self.reach(known, points, free)):
            found.update(dict.fromkeys(members(hexes & ~known), spent))
            known |= hexes
        if one_hex and points:
            found.update(dict.fromkeys(members(self.near[start] & free & ~known), points))
        return found

    def wagon_costs(
        self, start: HexId, free: Hexes, gone: int = 0, *, wagons: bool = False
    ) -> dict[HexId, int]:
        """7.8: where the wagon gets in a phase: two hexes along a road, or one that costs no more than one.

        `gone`: how far along the road it is already; `wagons`: it enters a hex with wagons as if that were
        clear (IS-089).
        """
        numbers = NUMBERS.movement
        free &= self._clear_or_tents | (self._wagons if wagons else 0)
        found: dict[HexId, int] = {}
        ends = [start]
        for spent in range(1, numbers.wagon_on_road - gone + 1):
            ends = [
                other for one in ends for other in self._by_road.get(one, ())
                if free & bit(other) and other != start and other not in found
            ]  # fmt: skip
            found.update(dict.fromkeys(ends, spent))
        for each in members(self.near[start] & free) if not gone else ():
            if each not in found and (bit(each) & self._wagons or self._entering(each) <= numbers.wagon):
                found[each] = numbers.wagon
        return found

    def steps_away(self, start: Hexes, free: Hexes, wanted: Hexes) -> tuple[HexId, ...]:
        """The nearest hexes among those wanted, by the free hexes that lead to them; none: no path."""
        seen = edge = start
        while edge:
            edge = around(edge) & free & ~seen
            seen |= edge
            if edge & wanted:
                return tuple(members(edge & wanted))
        return ()

    # --- 8.5 line of fire ---

    def clear(self, sight: Sight, one: HexId, other: HexId) -> bool:
        """Whether fire from the one hex gets to the other, however far that is."""
        key = (sight, one, other)
        if key not in self._clear:
            self._clear[key] = self._is_clear(sight, one, other)
        return self._clear[key]

    def _is_clear(self, sight: Sight, one: HexId, other: HexId) -> bool:
        if self.heights & bit(other):
            return False
        between = several(shortest(one, other))
        if not between & self.heights:
            return True
        if sight == "straight_line":
            return not several(crossed(one, other)) & self.heights
        edge, free = bit(one), between & ~self.heights
        for _ in range(distance(one, other) - 1):
            edge = around(edge) & free
            free &= ~edge
        return bool(around(edge) & bit(other))

    def in_the_way(self, sight: Sight, one: HexId, other: HexId) -> tuple[HexId, ...]:
        """The heights that stop a shot; none if it is free."""
        if self.clear(sight, one, other):
            return ()
        way = crossed(one, other) if sight == "straight_line" else shortest(one, other)
        return tuple(members(several((*way, other)) & self.heights))
