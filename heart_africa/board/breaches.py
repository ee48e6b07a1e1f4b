"""Where a gun's hit has opened a wall (TEMBA-20, -21): a hole as wide as a base."""

from heart_africa.board.layout import Building, Layout, Spot, Wall
from heart_africa.board.shapes import distance, farther, line, nearest
from heart_africa.board.sight.line import crossings
from heart_africa.core.dataclass import replace


def breached(layout: Layout, gun: str, target: str, wide_in: float) -> Layout:
    """The table with a breach where a gun's shell struck; `target`: the wall, or a figure behind it.

    Unchanged if the table does not show where that was, or if the wall is open there already.
    """
    stands, walls = layout.stands, [(house, wall) for house in layout.buildings for wall in house.walls]
    if gun not in stands:
        return layout
    start = stands[gun].spot
    if target in stands:  # through the last wall before whoever it was fired at
        met = [
            (one.after_in, place, one.spot)
            for place, (_, wall) in enumerate(walls)
            for one in crossings(start, stands[target].spot, wall.ends)
        ]
    else:  # where the wall is nearest to the gun
        met = [
            (0.0, place, nearest(line(wall.ends), line((start,)))[0])
            for place, (house, wall) in enumerate(walls)
            if wall.called(house) == target
        ]
    _, place, spot = max(met, default=(0.0, -1, start))
    return _holed(layout, *walls[place], spot, wide_in / 2) if met else layout


def _holed(layout: Layout, building: Building, wall: Wall, spot: Spot, half: float) -> Layout:
    """The table with a breach in that wall, `half` of its width to either side of a spot."""
    if any(distance(line(each), line((spot,))) < half for each in wall.breaches):
        return layout
    first, last = wall.ends
    open_ = replace(wall, breaches=(*wall.breaches, (farther(last, spot, half), farther(first, spot, half))))
    house = replace(building, walls=tuple(open_ if each is wall else each for each in building.walls))
    return replace(layout, buildings=tuple(house if each is building else each for each in layout.buildings))
