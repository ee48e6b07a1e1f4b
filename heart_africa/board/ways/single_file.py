"""Whether figures go one behind the other (SCOUT-09, TERR-14)."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import cos, radians

from heart_africa.board.layout import Course, Spot
from heart_africa.board.shapes import between

BEND = cos(radians(60))
"""How far a file may bend from one figure to the next: in a double row every other step turns more."""
FINE = 1e-9


def in_file(courses: Sequence[Course]) -> bool:
    """Whether figures that have gone these ways end in a line that goes their way, however it winds."""
    heads = {course[-1]: _heading(course) for course in courses}
    spots = list(heads)
    if len(spots) < len(courses) or len(spots) < 2:  # noqa: PLR2004  # one is always in line
        return len(courses) < 2  # noqa: PLR2004
    return any(_winds(chain, heads) for chain in (_chain(spots, first) for first in _ends(spots)))


def _heading(course: Course) -> Spot:
    """Where the last leg of a way leads."""
    (x, y), (to_x, to_y) = course[-2:]
    return to_x - x, to_y - y


def _ends(spots: list[Spot]) -> tuple[Spot, Spot]:
    """The two that lie farthest apart, one of which heads the file if it is one."""
    pairs = [(one, other) for n, one in enumerate(spots) for other in spots[n + 1 :]]
    return max(pairs, key=lambda pair: between(*pair))


def _chain(spots: list[Spot], first: Spot) -> list[Spot]:
    """The spots from the first on, each followed by the nearest of those that are left."""
    chain, left = [first], list(spots)
    left.remove(first)
    while left:
        nearest = min(left, key=lambda spot: between(chain[-1], spot))
        left.remove(nearest)
        chain.append(nearest)
    return chain


def _winds(chain: list[Spot], heads: Mapping[Spot, Spot]) -> bool:
    """Whether it never bends too far, and each goes after or before its neighbour, not beside him."""
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(chain)]
    bends = all(_towards(one, other) >= BEND - FINE for one, other in pairwise(steps))
    return bends and all(
        abs(_towards(step, heads[one])) >= BEND - FINE for step, one in zip(steps, chain, strict=False)
    )


def _towards(one: Spot, other: Spot) -> float:
    """The cosine of the angle between two steps."""
    size = between((0, 0), one) * between((0, 0), other)
    return (one[0] * other[0] + one[1] * other[1]) / size if size else 1
