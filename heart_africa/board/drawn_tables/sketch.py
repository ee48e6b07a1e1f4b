"""A table while it is being laid: where a piece fits best, and where a course may begin and end."""

from collections.abc import Callable, Iterable
from hashlib import blake2b
from itertools import pairwise, product
from math import cos, hypot, pi, radians, sin, tau

from heart_africa.board.extents import board, extent, half
from heart_africa.board.layout import Course, Feature, Layout, Spot
from heart_africa.board.shapes import (
    NOTHING,
    Shape,
    along,
    area,
    between,
    box,
    common,
    crosses_itself,
    distance,
    holds,
    length,
    line,
    meets,
    mended,
    outlines,
    sides,
    square_inches,
    together,
)
from heart_africa.rules.tables.terrain import Laying, PieceId

WHOLE = 2**64


class Lots:
    """A row of lots. Nothing of a battle hangs on them, so they are no dice."""

    def __init__(self, seed: int) -> None:
        self._seed, self._drawn = seed, 0

    def between(self, low: float, high: float) -> float:
        """A number from low to high, all as likely."""
        return low + (high - low) * self._next()

    def whole(self, below: int) -> int:
        """A whole number from 0, below a bound."""
        return min(below - 1, int(self._next() * below))

    def _next(self) -> float:
        self._drawn += 1
        drawn = blake2b(f"{self._seed}.{self._drawn}".encode(), digest_size=8).digest()
        return int.from_bytes(drawn, "big") / WHOLE


Make = Callable[[Spot, float], Feature]
"""A piece with its middle at a spot, turned by so many degrees."""

WATER = frozenset({PieceId.RIVER, PieceId.STREAM, PieceId.SEA_OR_LAKE})
RELIEF = frozenset({PieceId.LOW_HILL, PieceId.ESCARPMENT, PieceId.KOPJE, PieceId.GULLY})
PEOPLE = frozenset({PieceId.VILLAGE, PieceId.CAMP})
TRIES = 80
MARGIN_IN = 1.0


def unwelcome(new: PieceId, old: PieceId) -> float:
    """How ill a square inch of one looks on another: jungle suits a hill, a village no river."""
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
    """An outline that does not cross itself: where it would, its largest part."""
    if not crosses_itself(outline):
        return outline
    return max(outlines(mended(outline)), key=lambda part: square_inches(area(part)), default=outline)


class Sketch:
    """What has been laid so far, the lots by which the rest is laid, and the limits of the book."""

    def __init__(self, layout: Layout, lots: Lots, limits: Laying, defender: str = "") -> None:
        self.layout, self.lots, self.limits = layout, lots, limits
        self.board, self.defended = board(layout), half(layout, defender)
        self.laid: list[Feature] = []

    def shape(self, *kinds: PieceId) -> Shape:
        """All that pieces of these kinds cover."""
        return together(extent(piece) for piece in self.laid if piece.what in kinds)

    def keep(self, *pieces: Feature) -> None:
        """Lay these pieces."""
        self.laid += pieces

    # --- pieces ---

    def best(self, make: Make, sides: tuple[float, float], *, near: Shape = NOTHING) -> Feature:
        """A piece where it disturbs least what lies already, of so many places tried.

        `sides`: about how long and wide it is; `near`: what it has to touch.
        """
        tried = (make(*self._somewhere(sides)) for _ in range(TRIES))
        return min(tried, key=lambda one: self._cost(one, near))

    def _somewhere(self, sides: tuple[float, float]) -> tuple[Spot, float]:
        """A spot and an angle at which so large a piece lies on the table, if it can."""
        angle = next((turn for turn in self._angles() if self._room(sides, turn)), 0.0)
        room_x, room_y = self._room(sides, angle) or (0.0, 0.0)
        middle = self.layout.long_in / 2, self.layout.wide_in / 2
        east, north = (self.lots.between(-room / 2, room / 2) for room in (room_x, room_y))
        return (middle[0] + east, middle[1] + north), angle

    def _angles(self) -> Iterable[float]:
        return (self.lots.between(0, 180) for _ in range(TRIES))

    def _room(self, sides: tuple[float, float], degrees: float) -> tuple[float, float] | None:
        """How far its middle may lie from one side to the other; None if it sticks out."""
        across, along_ = abs(cos(radians(degrees))), abs(sin(radians(degrees)))
        room_x = self.layout.long_in - sides[0] * across - sides[1] * along_
        room_y = self.layout.wide_in - sides[0] * along_ - sides[1] * across
        return (room_x, room_y) if min(room_x, room_y) >= 0 else None

    def _cost(self, piece: Feature, near: Shape) -> float:
        shape = extent(piece)
        covered = square_inches(shape) or 1
        off = covered - square_inches(common(shape, self.board))
        astray = 0.0
        if piece.what in PEOPLE and not self.defended.is_empty:
            astray = covered - square_inches(common(shape, self.defended))
        far = 0 if near.is_empty else distance(shape, near)
        return 20 * (off + astray) / covered + 10 * far + sum(self._clashes(piece, shape, covered))

    def _clashes(self, piece: Feature, shape: Shape, covered: float) -> Iterable[float]:
        for other in self.laid:
            there = extent(other)
            shared = square_inches(common(shape, there)) if meets(shape, there) else 0
            yield unwelcome(piece.what, other.what) * shared / min(covered, square_inches(there) or 1)

    def clipped(self, outline: Course) -> Course:
        """An outline as far as it lies on the table."""
        outline = sound(outline)
        if holds(self.board, area(outline)):
            return outline
        parts = outlines(common(area(outline), self.board))
        return max(parts, key=lambda part: square_inches(area(part)), default=outline)

    # --- courses ---

    def inside(self, spot: Spot, margin_in: float = MARGIN_IN) -> Spot:
        """A spot brought back onto the table, so far from its edges."""
        x, y = spot
        most_x, most_y = self.layout.long_in - margin_in, self.layout.wide_in - margin_in
        return min(max(x, margin_in), most_x), min(max(y, margin_in), most_y)

    def at_edge(self) -> Spot:
        """A spot at an edge of the table, not at its corner."""
        long_in, wide_in = self.layout.long_in, self.layout.wide_in
        share, edge = self.lots.between(0.1, 0.9), self.lots.whole(4)
        return (
            (share * long_in, 0.0),
            (long_in, share * wide_in),
            (share * long_in, wide_in),
            (0.0, share * wide_in),
        )[edge]

    def ends(self, long_in: float, others: Shape = NOTHING) -> tuple[Spot, Spot]:
        """A spot at an edge, and one at another edge or along other lines, about so far apart."""
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
        """Two spots at opposite short sides."""
        wide_in = self.layout.wide_in
        west, east = (self.lots.between(0.2, 0.8) * wide_in for _ in range(2))
        return (0.0, west), (self.layout.long_in, east)

    def middle_line(self, *kinds: PieceId) -> Shape:
        """The middle line of the first of these that there is."""
        found = next((piece for piece in self.laid if piece.what in kinds and piece.course), None)
        return line(found.course) if found else NOTHING


CORNERS = 36
BUMPS = ((2, 0.10), (3, 0.10), (5, 0.05), (7, 0.03))  # how often round, how deep
SQUARENESS = 3.0  # 2 is an ellipse; more fills the rectangle better
FINE = 2  # digits of an inch
ROUNDED_IN = 0.02  # inches that the rounding of its corners may add to the length of an outline
TURNS = 4  # halvings of a winding course


def blob(lots: Lots, long_in: float, wide_in: float) -> Course:
    """An outline about (0, 0), no longer than asked, that covers nearly as much as a rectangle of it."""
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


def winding(lots: Lots, start: Spot, end: Spot, long_in: float, inside: Callable[[Spot], Spot]) -> Course:
    """A course between two spots, about as long as asked; `inside` brings a spot back onto the table."""
    bends = [lots.between(-1, 1) for _ in range(2**TURNS)]
    low, high = 0.0, 1.2
    for _ in range(12):  # the wilder, the longer
        wild = (low + high) / 2
        course = _bent(start, end, wild, bends, inside)
        low, high = (wild, high) if _length(course) < long_in else (low, wild)
    return fine(_bent(start, end, low, bends, inside))


def _bent(start: Spot, end: Spot, wild: float, bends: list[float], inside: Callable[[Spot], Spot]) -> Course:
    """A line whose middles are pushed aside, over and over, then rounded."""
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
    """The middle between two spots, pushed to the side by a part of their distance."""
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
