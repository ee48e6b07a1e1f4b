"""Where the hexes of the map lie on paper or screen, counted in sides of a hex from its north-west corner.

Columns of flat-topped hexes stand side by side, the even ones half a hex lower (IS-007).
"""

from math import sqrt
from typing import TypeAlias

from heart_africa.companions.isandlwana.components import Grid, HexId

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
