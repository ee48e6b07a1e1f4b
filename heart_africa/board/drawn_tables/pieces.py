"""How each kind of piece is drawn: outline, crest, top, gaps, fence, gates, fords (pp. 16-18)."""

from collections.abc import Callable, Iterable
from functools import partial
from hashlib import blake2b
from itertools import pairwise, product
from math import cos, hypot, pi, radians, sin, tau

from heart_africa.board.extents import board, extent, half
from heart_africa.board.layout import Course, Fence, Layout, Spot, TerrainPiece
from heart_africa.board.shapes import (
    NOTHING,
    Shape,
    along,
    area,
    around,
    band,
    beside,
    between,
    border,
    box,
    common,
    crosses_itself,
    distance,
    holds,
    length,
    line,
    meets,
    mended,
    middle,
    outlines,
    sides,
    spots,
    square_inches,
    together,
    without,
)
from heart_africa.core.dataclass import replace
from heart_africa.rules.book.terrain import Laying, PieceId

WHOLE = 2**64


class SeededNumbers:
    """Random numbers that depend on a seed only. They are no dice: nothing in a battle depends on them."""

    def __init__(self, seed: int) -> None:
        self._seed, self._drawn = seed, 0

    def between(self, low: float, high: float) -> float:
        """A random number between two bounds, evenly distributed."""
        return low + (high - low) * self._next()

    def whole(self, below: int) -> int:
        """A random whole number from 0 up to, but not including, a bound."""
        return min(below - 1, int(self._next() * below))

    def _next(self) -> float:
        self._drawn += 1
        drawn = blake2b(f"{self._seed}.{self._drawn}".encode(), digest_size=8).digest()
        return int.from_bytes(drawn, "big") / WHOLE


Make = Callable[[Spot, float], TerrainPiece]
"""A piece with its middle at a spot, turned by so many degrees."""

WATER = frozenset({PieceId.RIVER, PieceId.STREAM, PieceId.SEA_OR_LAKE})
RELIEF = frozenset({PieceId.LOW_HILL, PieceId.ESCARPMENT, PieceId.KOPJE, PieceId.GULLY})
PEOPLE = frozenset({PieceId.VILLAGE, PieceId.CAMP})
TRIES = 80
MARGIN_IN = 1.0


def unwelcome(new: PieceId, old: PieceId) -> float:
    """The penalty for each square inch of a new piece on an old one: jungle may lie on a hill, say."""
    if {new, old} & PEOPLE:
        return 8
    if {new, old} & RELIEF and {new, old} & WATER:
        return 5
    if new in WATER or old in WATER:
        return 0.5
    if old is PieceId.LOW_HILL and new not in RELIEF:
        return 0.2
    return 6 if (new in RELIEF) == (old in RELIEF) else 1.5


def sound(outline: Course) -> Course:
    """The outline, if it does not cross itself; otherwise its largest part that does not."""
    if not crosses_itself(outline):
        return outline
    return max(outlines(mended(outline)), key=lambda part: square_inches(area(part)), default=outline)


class Sketch:
    """A table in the making: the pieces laid so far, the random numbers, and the limits of the book."""

    def __init__(self, layout: Layout, lots: SeededNumbers, limits: Laying, defender: str = "") -> None:
        self.layout, self.lots, self.limits = layout, lots, limits
        self.board, self.defended = board(layout), half(layout, defender)
        self.laid: list[TerrainPiece] = []

    def shape(self, *kinds: PieceId) -> Shape:
        """All that the pieces of these kinds cover."""
        return together(extent(piece) for piece in self.laid if piece.what in kinds)

    def keep(self, *pieces: TerrainPiece) -> None:
        """Lay these pieces."""
        self.laid += pieces

    # --- pieces ---

    def best(self, make: Make, sides: tuple[float, float], *, near: Shape = NOTHING) -> TerrainPiece:
        """The piece at the best of several random places: it overlaps other pieces least.

        `sides`: about how long and wide it is, in inches; `near`: what it has to touch.
        """
        tried = (make(*self._somewhere(sides)) for _ in range(TRIES))
        return min(tried, key=lambda one: self._cost(one, near))

    def _somewhere(self, sides: tuple[float, float]) -> tuple[Spot, float]:
        """A random spot and angle at which a piece of this size lies on the table, if there is one."""
        angle = next((turn for turn in self._angles() if self._room(sides, turn)), 0.0)
        room_x, room_y = self._room(sides, angle) or (0.0, 0.0)
        middle = self.layout.long_in / 2, self.layout.wide_in / 2
        east, north = (self.lots.between(-room / 2, room / 2) for room in (room_x, room_y))
        return (middle[0] + east, middle[1] + north), angle

    def _angles(self) -> Iterable[float]:
        return (self.lots.between(0, 180) for _ in range(TRIES))

    def _room(self, sides: tuple[float, float], degrees: float) -> tuple[float, float] | None:
        """How far its middle may move east and north at this angle; None if it would stick out."""
        across, along_ = abs(cos(radians(degrees))), abs(sin(radians(degrees)))
        room_x = self.layout.long_in - sides[0] * across - sides[1] * along_
        room_y = self.layout.wide_in - sides[0] * along_ - sides[1] * across
        return (room_x, room_y) if min(room_x, room_y) >= 0 else None

    def _cost(self, piece: TerrainPiece, near: Shape) -> float:
        shape = extent(piece)
        covered = square_inches(shape) or 1
        off = covered - square_inches(common(shape, self.board))
        astray = 0.0
        if piece.what in PEOPLE and not self.defended.is_empty:
            astray = covered - square_inches(common(shape, self.defended))
        far = 0 if near.is_empty else distance(shape, near)
        return 20 * (off + astray) / covered + 10 * far + sum(self._clashes(piece, shape, covered))

    def _clashes(self, piece: TerrainPiece, shape: Shape, covered: float) -> Iterable[float]:
        for other in self.laid:
            there = extent(other)
            shared = square_inches(common(shape, there)) if meets(shape, there) else 0
            yield unwelcome(piece.what, other.what) * shared / min(covered, square_inches(there) or 1)

    def clipped(self, outline: Course) -> Course:
        """The part of an outline that lies on the table."""
        outline = sound(outline)
        if holds(self.board, area(outline)):
            return outline
        parts = outlines(common(area(outline), self.board))
        return max(parts, key=lambda part: square_inches(area(part)), default=outline)

    # --- courses ---

    def inside(self, spot: Spot, margin_in: float = MARGIN_IN) -> Spot:
        """The spot, or the nearest one that is at least so many inches from the edges of the table."""
        x, y = spot
        most_x, most_y = self.layout.long_in - margin_in, self.layout.wide_in - margin_in
        return min(max(x, margin_in), most_x), min(max(y, margin_in), most_y)

    def at_edge(self) -> Spot:
        """A random spot on an edge of the table, away from the corners."""
        long_in, wide_in = self.layout.long_in, self.layout.wide_in
        share, edge = self.lots.between(0.1, 0.9), self.lots.whole(4)
        return (
            (share * long_in, 0.0),
            (long_in, share * wide_in),
            (share * long_in, wide_in),
            (0.0, share * wide_in),
        )[edge]

    def ends(self, long_in: float, others: Shape = NOTHING) -> tuple[Spot, Spot]:
        """Both ends of a line of this length: one at an edge, one at another edge or on one of `others`."""
        starts = [self.at_edge() for _ in range(TRIES)]
        goals = [self.at_edge() for _ in range(TRIES)] if others.is_empty else [*self._along(others)]
        pairs = [(one, two) for one, two in product(starts, goals) if not self._same_edge(one, two)]
        wanted = 0.85 * long_in
        return min(pairs, key=lambda pair: abs(between(*pair) - wanted) + self._too_far(pair, long_in))

    def _along(self, course: Shape) -> Iterable[Spot]:
        return (along(course, self.lots.between(0.15, 0.85) * length(course)) for _ in range(TRIES))

    def _too_far(self, pair: tuple[Spot, Spot], long_in: float) -> float:
        return 100 if between(*pair) > 0.97 * long_in else 0

    def _same_edge(self, one: Spot, two: Spot) -> bool:
        return any(
            one[axis] == two[axis] and one[axis] in {0.0, most}
            for axis, most in enumerate((self.layout.long_in, self.layout.wide_in))
        )

    def crossing(self) -> tuple[Spot, Spot]:
        """Random spots on the western and the eastern edge."""
        wide_in = self.layout.wide_in
        west, east = (self.lots.between(0.2, 0.8) * wide_in for _ in range(2))
        return (0.0, west), (self.layout.long_in, east)

    def middle_line(self, *kinds: PieceId) -> Shape:
        """The middle line of the first piece of these kinds; empty if there is none."""
        found = next((piece for piece in self.laid if piece.what in kinds and piece.course), None)
        return line(found.course) if found else NOTHING


CORNERS = 36
BUMPS = ((2, 0.10), (3, 0.10), (5, 0.05), (7, 0.03))  # how often round, how deep
SQUARENESS = 3.0  # 2 is an ellipse; more fills the rectangle better
FINE = 2  # digits of an inch
ROUNDED_IN = 0.02  # inches that the rounding of its corners may add to the length of an outline
TURNS = 4  # halvings of a winding course


def blob(lots: SeededNumbers, long_in: float, wide_in: float) -> Course:
    """An irregular outline around (0, 0), of this length, that covers nearly as much as the rectangle."""
    waves = [(times, depth * lots.between(0.4, 1), lots.between(0, tau)) for times, depth in BUMPS]
    drawn = tuple(_corner(step * tau / CORNERS, waves) for step in range(CORNERS))
    west, _south, east, _north = box(area(drawn))
    along = long_in / (east - west)
    across = long_in * wide_in / square_inches(area(drawn)) / along
    stretched = tuple((x * along, y * across) for x, y in drawn)
    too_long = max(1.0, sides(area(stretched))[0] / long_in)
    outline = fine(tuple((x / too_long, y / too_long) for x, y in stretched))
    # Two rectangles of nearly one size may fit an outline and lie otherwise: the rounding may decide which
    # of them is measured, and so how long the piece counts.
    while (length := sides(area(outline))[0]) > long_in + ROUNDED_IN:
        outline = fine(tuple((x * long_in / length, y * long_in / length) for x, y in outline))
    return outline


def _corner(angle: float, waves: list[tuple[int, float, float]]) -> Spot:
    around = (abs(cos(angle)) ** SQUARENESS + abs(sin(angle)) ** SQUARENESS) ** (-1 / SQUARENESS)
    far = around * (1 + sum(depth * cos(times * angle + start) for times, depth, start in waves))
    return 1.2 * far * cos(angle), far * sin(angle)


def fine(course: Course) -> Course:
    """An outline in hundredths of an inch, as finely as anybody lays terrain."""
    return tuple((round(x, FINE), round(y, FINE)) for x, y in course)


def winding(
    lots: SeededNumbers, start: Spot, end: Spot, long_in: float, inside: Callable[[Spot], Spot]
) -> Course:
    """A winding course between two spots, about `long_in` long; `inside` brings spots back onto the table."""
    bends = [lots.between(-1, 1) for _ in range(2**TURNS)]
    low, high = 0.0, 1.2
    for _ in range(12):  # bisection works because stronger bends make the course longer
        wild = (low + high) / 2
        course = _bent(start, end, wild, bends, inside)
        low, high = (wild, high) if _length(course) < long_in else (low, wild)
    return fine(_bent(start, end, low, bends, inside))


def _bent(start: Spot, end: Spot, wild: float, bends: list[float], inside: Callable[[Spot], Spot]) -> Course:
    """A line whose halves are bent aside again and again, with rounded corners."""
    used = iter(bends)
    course: Course = (start, end)
    for _ in range(TURNS):
        halved = [course[0]]
        for one, two in pairwise(course):
            halved += [inside(_pushed(one, two, wild * next(used, 0.0) / 2)), two]
        course = tuple(halved)
    # A line with its corners cut; its ends stay.
    cut = [course[0]]
    for one, two in pairwise(course):
        cut += [_part(one, two, 0.25), _part(one, two, 0.75)]
    return (*cut, course[-1])


def _pushed(one: Spot, two: Spot, by: float) -> Spot:
    """The middle between two spots, moved sideways by this part of their distance."""
    across, along = two[0] - one[0], two[1] - one[1]
    return (one[0] + two[0]) / 2 - along * by, (one[1] + two[1]) / 2 + across * by


def _part(one: Spot, two: Spot, share: float) -> Spot:
    return one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share


def _length(course: Course) -> float:
    return sum(hypot(two[0] - one[0], two[1] - one[1]) for one, two in pairwise(course))


def turned(course: Course, degrees: float, middle: Spot) -> Course:
    """An outline about (0, 0) turned anticlockwise, then moved to a spot."""
    angle = degrees * pi / 180
    return fine(
        tuple(
            (middle[0] + x * cos(angle) - y * sin(angle), middle[1] + x * sin(angle) + y * cos(angle))
            for x, y in course
        )
    )


# --- each kind of piece ---


Shaped = Callable[[Spot, float], TerrainPiece]
Finish = Callable[[TerrainPiece, float, list[float]], TerrainPiece]
STRIP_IN = 7.0  # a slope between the narrowest and the widest of the book
LONGEST_IN = 64.0  # of a linear one, which may be longer than other pieces (TERR-07)
RING_IN = 16.0  # what is wider rings a hill with room on its top
KOPJE_SLOPE_IN = 2.5
GAP_DEGREES = 14.0
GAP_IN = 4.0
GATE_IN = 2.0
FORD_EVERY_IN = 45.0
FENCES: tuple[Fence, ...] = ("man_high", "man_high", "higher")


def shaped(sketch: Sketch, what: PieceId, name: str, long_in: float, wide_in: float) -> Shaped:
    """A function that lays a piece of this size at a spot and angle, always with the same outline."""
    lots = sketch.lots
    covered = long_in * wide_in
    if what is PieceId.ESCARPMENT and wide_in <= RING_IN:
        if covered <= STRIP_IN * LONGEST_IN:
            return _strip(sketch, name, long_in, wide_in)
        long_in, wide_in = max(covered / RING_IN, RING_IN), RING_IN
    outline = blob(lots, long_in, wide_in)
    finish = _finish(sketch, what)
    drawn = [lots.between(0, 1) for _ in range(4)]
    return lambda spot, degrees: finish(
        TerrainPiece(name, what, sketch.clipped(turned(outline, degrees, spot))), degrees, drawn
    )


def _finish(sketch: Sketch, what: PieceId) -> Finish:
    """The function that gives an outline what its kind of piece needs besides."""
    if what is PieceId.ESCARPMENT:
        return partial(_ringed, slope_in=sketch.limits.slope_in.least)
    return _FINISH.get(what, _plain)


def _plain(feature: TerrainPiece, _degrees: float, _drawn: list[float]) -> TerrainPiece:
    return feature


# --- hills ---


def _hill(feature: TerrainPiece, degrees: float, _drawn: list[float]) -> TerrainPiece:
    """A low hill with a crest along its greater width (TERR-03)."""
    (x, y), far = middle(area(feature.outline)), 200.0
    east, north = far * cos(radians(degrees)), far * sin(radians(degrees))
    crest = spots(common(line(((x - east, y - north), (x + east, y + north))), area(feature.outline)))
    ends = fine((crest[0], crest[-1]))
    return replace(feature, crest=(ends[0], ends[1]))


def _ringed(feature: TerrainPiece, _degrees: float, drawn: list[float], *, slope_in: float) -> TerrainPiece:
    """A flat-topped hill ringed by an escarpment with one or two easier slopes (TERR-07, TERR-08)."""
    topped = _topped(feature, slope_in)
    count = 1 + (drawn[0] > 0.5)  # noqa: PLR2004  # one time in two
    gaps = tuple(_gap(topped, 360 * (drawn[1] + index / count)) for index in range(count))
    return replace(topped, gaps=tuple(gap for gap in gaps if gap))


def _topped(feature: TerrainPiece, slope_in: float) -> TerrainPiece:
    """The piece with a level top inside its slope; a small one gets a narrower slope."""
    shape = area(feature.outline)
    for narrower in (slope_in, slope_in / 2, slope_in / 4):
        tops = outlines(around(shape, -narrower))
        if tops:
            top = max(tops, key=lambda one: square_inches(area(one)))
            return replace(feature, top=fine(top))
    return feature


def _gap(feature: TerrainPiece, degrees: float) -> Course:
    """An easier slope: a wedge cut out of an escarpment in this direction."""
    (x, y), far = middle(area(feature.top)), 200.0
    rays = [radians(degrees + aside) for aside in (-GAP_DEGREES, GAP_DEGREES)]
    wedge = ((x, y), *((x + far * cos(ray), y + far * sin(ray)) for ray in rays))
    slope = without(area(feature.outline), area(feature.top))
    parts = outlines(common(area(wedge), slope))
    return fine(max(parts, key=lambda part: square_inches(area(part)), default=()))


def _kopje(feature: TerrainPiece, _degrees: float, drawn: list[float]) -> TerrainPiece:
    """A kopje: steep all round, level and rocky on top.

    One in three can be climbed by a path only (TERR-12, TERR-13).
    """
    topped = _topped(feature, KOPJE_SLOPE_IN)
    if drawn[0] > 1 / 3:
        return topped
    rim = border(area(feature.outline))
    start, goal = along(rim, drawn[1] * length(rim)), middle(area(topped.top))
    return replace(topped, steep=True, path=fine((start, goal)))


def _strip(sketch: Sketch, name: str, long_in: float, wide_in: float) -> Shaped:
    """A linear escarpment: a slope with its top edge on the left (TERR-07) and an easier slope in it."""
    lots, covered = sketch.lots, long_in * wide_in
    wide_in = min(max(wide_in, sketch.limits.slope_in.least), STRIP_IN)
    long_in = min(covered / wide_in, LONGEST_IN)
    course = winding(lots, (-long_in / 2, 0), (long_in / 2, 0), long_in * 1.03, lambda spot: spot)
    top = beside(course, wide_in / 2)
    (slope,) = outlines(band(course, wide_in))[:1]
    at = lots.between(0.2, 0.7) * long_in

    def laid(spot: Spot, degrees: float) -> TerrainPiece:
        outline, lip = sound(turned(slope, degrees, spot)), turned(top, degrees, spot)
        gap = _easier(line(turned(course, degrees, spot)), area(outline), at, wide_in)
        return TerrainPiece(name, PieceId.ESCARPMENT, outline, lip, gaps=(gap,) if gap else ())

    return laid


def _easier(middle_line: Shape, slope: Shape, at: float, wide_in: float) -> Course:
    across = band((along(middle_line, at), along(middle_line, at + GAP_IN)), 3 * wide_in)
    parts = outlines(common(across, slope))
    return fine(max(parts, key=lambda part: square_inches(area(part)), default=()))


# --- what people built ---


def _village(feature: TerrainPiece, _degrees: float, drawn: list[float]) -> TerrainPiece:
    """A village with a fence, and two gates in it (TERR-27)."""
    rim = border(area(feature.outline))
    at = [(drawn[0] + half) % 1 * length(rim) for half in (0, 0.5)]
    gates = tuple((along(rim, one), along(rim, (one + GATE_IN) % length(rim))) for one in at)
    fence = FENCES[min(int(drawn[1] * len(FENCES)), len(FENCES) - 1)]
    return replace(feature, fence=fence, gates=tuple((fine(gate)[0], fine(gate)[1]) for gate in gates))


_FINISH: dict[PieceId, Finish] = {
    PieceId.LOW_HILL: _hill,
    PieceId.KOPJE: _kopje,
    PieceId.VILLAGE: _village,
}


# --- waters ---


def fords(course: Course, width_in: float) -> tuple[tuple[Spot, Spot], ...]:
    """The fords of a river, evenly spaced: a spot on both banks of each."""
    bed = line(course)
    count = max(1, round(length(bed) / FORD_EVERY_IN))
    found = []
    for index in range(count):
        at = (index + 0.5) / count * length(bed)
        pair = (along(bed, at - 0.1), along(bed, at + 0.1))
        left, right = beside(pair, width_in / 2), beside(pair, -width_in / 2)
        found.append((left[0], right[0]))
    return tuple(found)
