"""Spots scattered over an area for trees, tufts and stones: always the same for the same piece."""

from collections.abc import Iterator
from itertools import pairwise
from math import floor

from heart_africa.board.layout import Course, Spot

_MIX = (0x9E3779B1, 0x85EBCA77, 0xC2B2AE3D)
_ALL = 0xFFFFFFFF


def lot(*numbers: int) -> float:
    """A number from 0 to 1 that looks random, but is always the same for these numbers."""
    found = 0x2545F491
    for place, number in enumerate(numbers):
        found = ((found ^ (number & _ALL)) * _MIX[place % len(_MIX)]) & _ALL
        found ^= found >> 15
    found = (found * 0x27D4EB2F) & _ALL
    return ((found ^ (found >> 13)) & 0xFFFFFF) / 0x1000000


def seed(name: str) -> int:
    """A number made from a name."""
    found = 0
    for letter in name:
        found = (found * 131 + ord(letter)) & _ALL
    return found


def strewn(
    box: tuple[float, float, float, float], step: float, kind: int
) -> Iterator[tuple[float, float, float]]:
    """Spots about `step` inches apart in a box (west, south, east, north), each with a number from 0 to 1.

    They belong to a grid of the table, each pushed aside by chance: pieces that overlap agree, but a piece
    that is moved looks different.
    """
    west, south, east, north = box
    for row in range(floor(south / step) - 1, floor(north / step) + 2):
        for column in range(floor(west / step) - 1, floor(east / step) + 2):
            aside = lot(column, row, kind) - 0.5
            along = lot(row, column, kind + 7) - 0.5
            half = 0.5 if row % 2 else 0.0
            yield (
                (column + half + aside * 0.8) * step,
                (row + along * 0.8) * step,
                lot(column, row, kind + 13),
            )


def box_of(course: Course, margin: float = 0) -> tuple[float, float, float, float]:
    """West, south, east and north end of these spots, widened by `margin` inches."""
    across, up = [x for x, _ in course], [y for _, y in course]
    return min(across) - margin, min(up) - margin, max(across) + margin, max(up) + margin


def finer(course: Course, step: float, *, closed: bool) -> list[Spot]:
    """Return the line with a corner every `step` inches."""
    ends = [*course[1:], course[0]] if closed else list(course[1:])
    found: list[Spot] = []
    for (x, y), (to_x, to_y) in zip(course, ends, strict=False):
        long = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
        parts = max(1, round(long / step))
        found += [(x + (to_x - x) * part / parts, y + (to_y - y) * part / parts) for part in range(parts)]
    return found if closed else [*found, course[-1]]


def spaced(course: Course, step: float) -> list[Spot]:
    """Spots every `step` inches along a line; the first and last are half a step from its ends."""
    found: list[Spot] = []
    left = step / 2
    for (x, y), (to_x, to_y) in pairwise(course):
        long = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
        while left < long:
            found.append((x + (to_x - x) * left / long, y + (to_y - y) * left / long))
            left += step
        left -= long
    return found
