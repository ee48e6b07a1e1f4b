"""Where a straight line crosses courses and bases: plain arithmetic, exact where shapes only come near."""

import itertools
from collections.abc import Iterator
from math import cos, hypot, radians, sin

from heart_africa.board.layout import Base, Course, Spot, Stand
from heart_africa.core.dataclass import dataclass

SLACK = 1e-6  # inches: less than anybody measures, more than numbers err
FLAT = 1e-12


@dataclass(frozen=True, slots=True)
class Crossing:
    """Where a line crosses a course: after so many inches, at which spot, at which piece of the course.

    `down`: it goes over from the left of the course to its right.
    """

    after_in: float
    spot: Spot
    piece: tuple[Spot, Spot]
    down: bool


def crossings(start: Spot, end: Spot, course: Course, spare: float = 0) -> tuple[Crossing, ...]:
    """All crossings of a course, in their order along the line, drawn out by so many inches to spare."""
    return tuple(sorted(_crossings(start, end, course, spare), key=lambda each: each.after_in))


def _crossings(start: Spot, end: Spot, course: Course, spare: float) -> Iterator[Crossing]:
    way = (end[0] - start[0], end[1] - start[1])
    long_in = hypot(*way)
    for one, other in itertools.pairwise(course):
        first, second = _side(start, way, one), _side(start, way, other)
        if (first > 0) == (second > 0):
            continue
        share = first / (first - second)
        spot = (one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1]))
        after = ((spot[0] - start[0]) * way[0] + (spot[1] - start[1]) * way[1]) / max(long_in, FLAT)
        if -spare <= after <= long_in + spare:
            yield Crossing(after, spot, (one, other), first < 0)


def _side(start: Spot, way: Spot, spot: Spot) -> float:
    """On which side of a line a spot lies: to the left positive."""
    return way[0] * (spot[1] - start[1]) - way[1] * (spot[0] - start[0])


def closed(outline: Course) -> Course:
    """The course round an area, its inside to the left."""
    if not outline:
        return ()
    ring = outline if outline[0] == outline[-1] else (*outline, outline[0])
    twice = sum(a[0] * b[1] - b[0] * a[1] for a, b in itertools.pairwise(ring))
    return ring if twice > 0 else ring[::-1]


# --- bases ---


def local(stand: Stand, vector: Spot) -> Spot:
    """A vector as a base sees it: to its right, and ahead."""
    angle = radians(stand.facing)
    right, ahead = (cos(angle), -sin(angle)), (sin(angle), cos(angle))
    return (
        vector[0] * right[0] + vector[1] * right[1],
        vector[0] * ahead[0] + vector[1] * ahead[1],
    )


def leaves_after(stand: Stand, base: Base, way: Spot) -> float:
    """After how many inches a line from the middle of a base leaves it; `way`: one inch of the line."""
    if base.form == "round":
        return base.wide_in / 2
    x, y = local(stand, way)
    return min(base.wide_in / 2 / max(abs(x), FLAT), base.deep_in / 2 / max(abs(y), FLAT))


def clearance(start: Spot, end: Spot, stand: Stand, base: Base) -> float:
    """How far a line passes from a base; negative: how far it would have to be shifted to miss it.

    Where it passes by a corner, it may be somewhat farther than this.
    """
    middle = ((start[0] + end[0]) / 2 - stand.x, (start[1] + end[1]) / 2 - stand.y)
    (mx, my), half = local(stand, middle), ((end[0] - start[0]) / 2, (end[1] - start[1]) / 2)
    hx, hy = local(stand, half)
    if base.form == "round":
        # From the middle of a base to the nearest point of a line, given from its middle to its end.
        share = -(mx * hx + my * hy) / max(hx * hx + hy * hy, FLAT)
        share = min(1.0, max(-1.0, share))
        return hypot(mx + share * hx, my + share * hy) - base.wide_in / 2
    wide, deep, long_in = base.wide_in / 2, base.deep_in / 2, max(hypot(hx, hy), FLAT)
    across = (abs(mx * hy - my * hx) - wide * abs(hy) - deep * abs(hx)) / long_in
    return max(abs(mx) - abs(hx) - wide, abs(my) - abs(hy) - deep, across)
