"""Hexes as a map numbers them ("1206": column 12, row 6): who touches whom, how far, what a line crosses.

The columns of flat-topped hexes stand side by side, the even ones half a hex lower (IS-007). Reckoning is
done in doubled coordinates, a column and a height of two to the hex, so that all columns are alike: the six
neighbours are always the same steps away. A hex is called by its number everywhere else.

Many hexes at once are the bits of one whole number (`Hexes`), so that all who can be reached from somewhere
are found by a few shifts; a game asks that a hundred times a move.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple, TypeAlias

HexId: TypeAlias = str
Hexes: TypeAlias = int
"""A set of hexes: a bit for each."""


class Doubled(NamedTuple):
    """A hex, or a step from one to another, in doubled coordinates; heights grow southward."""

    column: int
    height: int


STEPS = (Doubled(0, -2), Doubled(1, -1), Doubled(1, 1), Doubled(0, 2), Doubled(-1, 1), Doubled(-1, -1))
"""To the six neighbours, clockwise from the north."""
CORNERS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""From the middle of a hex to its corners, in sixths of a column's breadth and halves of its height."""
HEIGHTS = 64
"""A column of `Hexes` takes so many bits: enough for 31 rows, more than a map in print has."""


@cache
def doubled(hex_: HexId) -> Doubled:
    """The doubled coordinates of a hex by its number. Raises `ValueError` for what is none."""
    column, row = int(hex_[:2]), int(hex_[2:])
    return Doubled(column, 2 * row + (column % 2 == 0))


def number(at: Doubled) -> HexId:
    """The number of a hex by its doubled coordinates."""
    return f"{at.column:02}{at.height // 2:02}"


@cache
def distance(one: HexId, other: HexId) -> int:
    """How many hexes one has to enter to come from the one to the other."""
    here, there = doubled(one), doubled(other)
    # How many steps lead so far: every column crossed may change the height by one.
    columns = there.column - here.column
    heights = there.height - here.height
    across, along = abs(columns), abs(heights)
    return across + max(0, along - across) // 2


@cache
def neighbours(hex_: HexId) -> tuple[HexId, ...]:
    """The six hexes around it, clockwise from the north; at the edge of a map some are not on it."""
    column, height = doubled(hex_)
    return tuple(number(Doubled(column + step.column, height + step.height)) for step in STEPS)


@cache
def ring(hex_: HexId, radius: int) -> tuple[HexId, ...]:
    """The hexes at a distance of one, as they lie around it, on the map or not."""
    if radius == 0:
        return (hex_,)
    column, height = doubled(hex_)
    column, height = column + STEPS[4].column * radius, height + STEPS[4].height * radius
    found = []
    for step in STEPS:
        for _ in range(radius):
            found.append(number(Doubled(column, height)))
            column, height = column + step.column, height + step.height
    return tuple(found)


@cache
def shortest(one: HexId, other: HexId) -> tuple[HexId, ...]:
    """The hexes, besides these two, that lie on any shortest route from the one to the other."""
    far = distance(one, other)
    return tuple(
        each for step in range(1, far) for each in ring(one, step) if distance(each, other) == far - step
    )


@cache
def crossed(one: HexId, other: HexId) -> tuple[HexId, ...]:
    """The hexes, besides these two, through whose inside the straight line between their middles runs.

    One that the line touches only along a side or in a corner is none of them.
    """
    start, end = doubled(one), doubled(other)
    across, down = 3 * (end.column - start.column), end.height - start.height

    def inside(hex_: HexId) -> bool:
        at = doubled(hex_)
        right, below = 3 * (at.column - start.column), at.height - start.height
        sides = [across * (below + dy) - down * (right + dx) for dx, dy in CORNERS]
        return min(sides) < 0 < max(sides)

    return tuple(each for each in shortest(one, other) if inside(each))


# --- many at once ---


@cache
def bit(hex_: HexId) -> Hexes:
    """The set of that hex alone."""
    column, height = doubled(hex_)
    return 1 << column * HEIGHTS + height


def several(hexes: Iterable[HexId]) -> Hexes:
    """The set of these."""
    found = 0
    for each in hexes:
        found |= bit(each)
    return found


def members(hexes: Hexes) -> Iterator[HexId]:
    """The hexes of a set, column by column from the west, each from the north."""
    while hexes:
        lowest = hexes & -hexes
        yield _called(lowest)
        hexes ^= lowest


@cache
def _called(single: Hexes) -> HexId:
    column, height = divmod(single.bit_length() - 1, HEIGHTS)
    return number(Doubled(column, height))


def around(hexes: Hexes) -> Hexes:
    """All neighbours of the hexes of a set, on the map or not; members of it that touch one another too."""
    east, west = hexes << HEIGHTS, hexes >> HEIGHTS
    return hexes << 2 | hexes >> 2 | east << 1 | east >> 1 | west << 1 | west >> 1
