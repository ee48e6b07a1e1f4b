"""Where the hexes of the map lie on paper or screen, counted in sides of a hex from its north-west corner.

Columns of flat-topped hexes stand side by side, the even ones half a hex lower (IS-007). And what is drawn in
them of their ground, in lines: paper and screen give these their inks.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from math import cos, dist, pi, sin, sqrt
from typing import NamedTuple, TypeAlias

from heart_africa.companions.isandlwana.components import TENTS, WAGONS, Grid, HexId, TerrainId

Point: TypeAlias = tuple[float, float]
HALF = sqrt(3) / 2
"""From the middle of a hex to the middle of one of its sides."""
CORNERS: tuple[Point, ...] = ((-0.5, -HALF), (0.5, -HALF), (1.0, 0.0), (0.5, HALF), (-0.5, HALF), (-1.0, 0.0))
"""From the middle of a hex to its corners, clockwise from the north-west."""


def centre(hex_: HexId) -> Point:
    """The middle of a hex."""
    column, row = int(hex_[:2]), int(hex_[2:])
    return 1.5 * column - 0.5, HALF * (2 * row - column % 2)


def corners(hex_: HexId, share: float = 1.0) -> tuple[Point, ...]:
    """Its corners; with a share below 1 those of a smaller hex within it."""
    x, y = centre(hex_)
    return tuple((x + share * dx, y + share * dy) for dx, dy in CORNERS)


def at(grid: Grid, point: Point) -> HexId:
    """The hex in which a point lies; "" if it lies beside the map."""
    x, y = point
    nearest, least = "", 1.0
    for column in {round((x + 0.5) / 1.5) + step for step in (-1, 0, 1)}:
        row = round((y / HALF + column % 2) / 2)
        hex_ = f"{column:02}{row:02}"
        if column > 0 and row > 0 and grid.has(hex_):
            there = centre(hex_)
            far = (x - there[0]) ** 2 + (y - there[1]) ** 2
            if far < least:
                nearest, least = hex_, far
    return nearest


def extent(grid: Grid) -> Point:
    """How wide and how high the whole map is."""
    return 1.5 * grid.columns + 0.5, HALF * (2 * grid.odd_rows)


# --- the ground in lines ---


class Stroke(NamedTuple):
    """A line through these points, counted from the middle of its hex; `closed`: back to the first."""

    points: tuple[Point, ...]
    closed: bool = False

    def moved(self, across: float, down: float) -> "Stroke":
        """The same line at another place."""
        return Stroke(tuple((x + across, y + down) for x, y in self.points), self.closed)


PEAK = Stroke(((-0.2, 0.16), (0.0, -0.2), (0.2, 0.16)))
TENT = Stroke(((-0.22, 0.18), (0.0, -0.18), (0.22, 0.18)), closed=True)
BED = Stroke(((-0.34, -0.14), (0.34, -0.14), (0.34, 0.08), (-0.34, 0.08)), closed=True)
WHEEL = Stroke(
    tuple((0.09 * cos(pi * part / 4), 0.09 * sin(pi * part / 4)) for part in range(8)), closed=True
)
STEP = Stroke(((-0.34, 0.0), (0.34, 0.0)))
SIGNS: Mapping[TerrainId, tuple[Stroke, ...]] = {
    "heights": (PEAK.moved(-0.38, 0.16), PEAK.moved(0.02, -0.24), PEAK.moved(0.36, 0.24)),
    "ledge": (STEP.moved(0, -0.14), STEP, STEP.moved(0, 0.14)),
    TENTS: (TENT.moved(-0.28, 0), TENT.moved(0.28, 0)),
    WAGONS: (BED, WHEEL.moved(-0.2, 0.14), WHEEL.moved(0.2, 0.14)),
}
"""What stands in a hex of each kind of terrain, but for the gullies."""
GULLY: TerrainId = "donga"


def sign(terrain: TerrainId, down: float) -> Iterator[Stroke]:
    """What stands in a hex; but for peaks, which fill it, so far below its middle."""
    for each in SIGNS.get(terrain, ()):
        yield each if terrain == "heights" else each.moved(0, down)


def gullies(hexes: Iterable[HexId]) -> Iterator[tuple[Point, Point, Point, Point]]:
    """Winding ditches through these hexes: where each begins, what bends it twice, where it ends."""
    dongas, linked = [*hexes], set()
    for one, other in combinations(dongas, 2):
        if dist(centre(one), centre(other)) < 2 * HALF + 0.1:  # they touch
            linked |= {one, other}
            yield _winding(centre(one), centre(other))
    for x, y in map(centre, sorted({*dongas} - linked)):
        yield _winding((x - 0.45, y + 0.23), (x + 0.45, y - 0.23))


def _winding(start: Point, end: Point) -> tuple[Point, Point, Point, Point]:
    across, down = (end[0] - start[0]) / 3, (end[1] - start[1]) / 3
    bend = (-down * 0.5, across * 0.5)
    return (
        start,
        (start[0] + across + bend[0], start[1] + down + bend[1]),
        (end[0] - across - bend[0], end[1] - down - bend[1]),
        end,
    )
