"""A plan of the table as a value, drawn alike on paper and on a page: what lies there and who stands where.

Places are inches from the top left corner. Kinds are told apart by strokes and greys, never by colour alone.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, hypot, radians, sin
from typing import Literal

from heart_africa.core.dataclass import dataclass

AreaKind = Literal[
    "hill",
    "escarpment",
    "kopje",
    "jungle",
    "grass",
    "rocks",
    "crops",
    "village",
    "camp",
    "marsh",
    "water",
    "gully",
    "road",
    "work",
    "building",
    "trap",
    "fire",
    "smoke",
    "zone",
    "crest",
]
"""The kind of an area; a road, a stream or a work may be a line instead."""

Place = tuple[float, float]
Stroke = tuple[float, float, float, float]
LEAST_IN = 0.25
"""The least width of a line in inches, so that it can be seen."""

CORNERS = 24
"""How many corners a round base is drawn with."""


@dataclass(frozen=True, slots=True)
class Area:
    """A piece of terrain, a work or a zone.

    `points` are its corners or, if it is not `closed`, the bends of a line that is `across_in` wide.
    """

    kind: AreaKind
    points: tuple[Place, ...]
    closed: bool = True
    across_in: float = 0.0


@dataclass(frozen=True, slots=True)
class Base:
    """A figure's base: its centre, its sides (`down_in` is 0 for a round one), its turn, and its side."""

    x: float
    y: float
    side: str
    across_in: float = 1.0
    down_in: float = 0.0
    degrees: float = 0.0


@dataclass(frozen=True, slots=True)
class Label:
    """A word on the plan, centred above its place; with `under`, figures may stand on it."""

    x: float
    y: float
    text: str
    under: bool = False


@dataclass(frozen=True, slots=True)
class Named:
    """A line of the plan's key: a side (`red`, `blue`), a kind of area, or a unit with its code."""

    what: str
    text: str
    code: str = ""


@dataclass(frozen=True, slots=True)
class Measure:
    """The scale of the plan: a length in inches, its words, and the word for north, which is up."""

    inches: float
    text: str
    north: str = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """The table, its size in inches; `alt` describes in words what it shows.

    `small`: it is one of several in a text, so that two fit on a page; `large`: it has a page of its own.
    """

    title: str
    width_in: float
    height_in: float
    areas: tuple[Area, ...] = ()
    figures: tuple[Base, ...] = ()
    labels: tuple[Label, ...] = ()
    key: tuple[Named, ...] = ()
    alt: str = ""
    measure: Measure | None = None
    small: bool = False
    large: bool = False


@dataclass(frozen=True, slots=True)
class Ink:
    """How a kind is drawn: its grey (0 black, 1 white, or None), and strokes at some angles, inches apart.

    `line`: the outline in points, `dash`: its strokes and gaps in points.
    """

    grey: float | None = None
    degrees: tuple[float, ...] = ()
    gap_in: float = 1.0
    line: float = 0.7
    dash: tuple[float, ...] = ()


INKS: dict[AreaKind, Ink] = {
    "hill": Ink(grey=0.93),
    "escarpment": Ink(grey=0.85, degrees=(90,), gap_in=0.7),
    "kopje": Ink(grey=0.78, degrees=(0, 90), gap_in=1.0),
    "jungle": Ink(grey=0.86, degrees=(45, 135), gap_in=0.9),
    "grass": Ink(degrees=(90,), gap_in=1.3, dash=(1, 2)),
    "rocks": Ink(degrees=(20, 80, 140), gap_in=2.0),
    "crops": Ink(degrees=(0,), gap_in=1.0),
    "village": Ink(grey=0.93, degrees=(45,), gap_in=2.2, line=1.2),
    "camp": Ink(grey=0.95, line=1.0, dash=(4, 2)),
    "marsh": Ink(grey=0.93, degrees=(0,), gap_in=0.6, dash=(3, 2)),
    "water": Ink(grey=0.80, line=0.5),
    "gully": Ink(degrees=(135,), gap_in=0.7),
    "road": Ink(grey=1.0, line=0.5, dash=(5, 2)),
    "work": Ink(grey=0.25, line=1.4),
    "building": Ink(grey=0.60, line=1.2),
    "trap": Ink(degrees=(45, 135), gap_in=0.5, dash=(1.5, 1.5)),
    "fire": Ink(grey=0.45, degrees=(60,), gap_in=0.6),
    "smoke": Ink(grey=0.88, line=0.4, dash=(1, 1.5)),
    "zone": Ink(line=0.5, dash=(2, 3)),
    "crest": Ink(grey=0.35, line=0.3),
}
"""How each kind of area looks, the same on a colour printer and on a photocopier."""


def corners(base: Base) -> tuple[Place, ...]:
    """Return the outline of a base."""
    if not base.down_in:
        turns = (radians(360 * step / CORNERS) for step in range(CORNERS))
        return tuple(
            (base.x + base.across_in / 2 * cos(t), base.y + base.across_in / 2 * sin(t)) for t in turns
        )
    wide, deep = base.across_in / 2, base.down_in / 2
    turned = radians(base.degrees)
    return tuple(
        (base.x + x * cos(turned) - y * sin(turned), base.y + x * sin(turned) + y * cos(turned))
        for x, y in ((-wide, -deep), (wide, -deep), (wide, deep), (-wide, deep))
    )


def outline(area: Area, width_in: float, height_in: float) -> tuple[Place, ...]:
    """Return the corners of an area as far as it lies on the table; a line becomes a band of its width."""
    points = area.points if area.closed else band(area.points, max(area.across_in, LEAST_IN))
    for axis, edge, below in ((0, 0.0, False), (0, width_in, True), (1, 0.0, False), (1, height_in, True)):
        points = tuple(_cut(points, axis, edge, below=below))
    return points


def _cut(points: Sequence[Place], axis: int, edge: float, *, below: bool) -> Iterator[Place]:
    """Yield the part of an outline that lies on one side of an edge of the table."""
    for one, other in zip(points, (*points[1:], *points[:1]), strict=True):
        inside, next_inside = (each[axis] <= edge if below else each[axis] >= edge for each in (one, other))
        if inside:
            yield one
        if inside != next_inside:
            part = (edge - one[axis]) / (other[axis] - one[axis])
            yield (one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1]))


def band(points: Sequence[Place], across_in: float) -> tuple[Place, ...]:
    """Return the outline of a line of some width: along one side of it and back along the other."""
    sides = [_aside(points, place, across_in / 2) for place in range(len(points))]
    return (*(left for left, _ in sides), *(right for _, right in reversed(sides)))


def _aside(points: Sequence[Place], place: int, half: float) -> tuple[Place, Place]:
    """Return the two points beside a bend of a line, at right angles to its course there."""
    before, after = points[max(place - 1, 0)], points[min(place + 1, len(points) - 1)]
    x, y = points[place]
    long = hypot(after[0] - before[0], after[1] - before[1]) or 1.0
    dx, dy = (after[1] - before[1]) / long * half, (before[0] - after[0]) / long * half
    return (x + dx, y + dy), (x - dx, y - dy)


def strokes(kind: AreaKind, points: Sequence[Place]) -> Iterator[Stroke]:
    """Yield the strokes that fill an outline of a kind, each with its two ends."""
    ink = INKS[kind]
    for degrees in ink.degrees if points else ():
        yield from hatched(points, degrees, ink.gap_in)


def hatched(points: Sequence[Place], degrees: float, gap: float) -> Iterator[Stroke]:
    """Yield parallel strokes inside an outline, at an angle and a distance."""
    turned = [_turned(point, -degrees) for point in points]
    low, high = min(y for _, y in turned), max(y for _, y in turned)
    y = low + gap / 2
    while y < high:
        ends = sorted(_crossings(turned, y))
        for start, end in zip(ends[::2], ends[1::2], strict=False):
            yield (*_turned((start, y), degrees), *_turned((end, y), degrees))
        y += gap


def _crossings(points: Sequence[Place], y: float) -> Iterator[float]:
    """Yield where a horizontal line crosses an outline."""
    for (x, top), (to_x, bottom) in pairwise((*points, points[0])):
        if (top <= y) != (bottom <= y):
            yield x + (y - top) / (bottom - top) * (to_x - x)


def _turned(point: Place, degrees: float) -> Place:
    x, y = point
    turn = radians(degrees)
    return (x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn))
