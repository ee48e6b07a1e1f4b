"""A table as somebody keeps it in his head: what lies in every square inch of it, the ways and the views.

Good enough to say distances as an umpire does who does not measure, and a thousand times as fast as shapes.
Inches from the south-west corner, as everywhere on a table.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from heapq import heappop, heappush
from math import ceil, hypot
from typing import Literal, NamedTuple

from heart_africa.board.layout import Spot
from heart_africa.core.dataclass import dataclass, field
from heart_africa.core.dice import SIDES
from heart_africa.laboratory.chance import Chance
from heart_africa.opponent.barriers import HALF_IN, LONG_WAY, NOTHING_IN, Barrier
from heart_africa.rules.battle import SideId
from heart_africa.rules.battle.state import Ground, Piece
from heart_africa.rules.book import Arm, Book
from heart_africa.rules.book.printed import Rate
from heart_africa.rules.book.terrain import GroundId, PieceId
from heart_africa.rules.play.movement.ways import walker

Square = tuple[int, int]
Edge = Literal["north", "east", "south", "west"]
Goal = Spot | Edge
"""Where a way leads: to a spot, or to a side of the table."""
OPEN = GroundId.OPEN_GROUND
ROAD_IN, FORD_IN = 2, 4
STEP_IN, DIAGONAL = 2, 1.414
"""Side of a square in which ways are looked for."""
PASSED_IN = 1.2
"""Who passes somebody by comes no nearer to him, along either side of the table."""
STEEP = frozenset({GroundId.STEEP_KOPJE})
HEIGHTS = frozenset({GroundId.LOW_HILL, GroundId.ESCARPMENT, GroundId.KOPJE})
LAST: tuple[PieceId, ...] = (
    PieceId.SEA_OR_LAKE, PieceId.RIVER, PieceId.STREAM, PieceId.ROAD, PieceId.CAMP, PieceId.VILLAGE,
)  # fmt: skip
"""What lies over everything else, in this order."""
BESIDE = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""From a square to those beside it."""
NARROW = 2
"""A gap is no more squares wide."""
PLACES = frozenset({PieceId.VILLAGE, PieceId.CAMP})
GROUNDS: Mapping[PieceId, GroundId] = {
    **{piece: GroundId(piece.value) for piece in PieceId if piece.value in {*GroundId}},
    PieceId.ROAD: OPEN,
    PieceId.CAMP: OPEN,
}
BLOCKED = 1e6
AFLOAT = frozenset({GroundId.RIVER, GroundId.FORD, GroundId.SEA_OR_LAKE})
"""Where vessels are."""
CLIMB_IN = 10.0
"""So many open inches of walking it is worth to climb a work: he stops at it, and climbs in his next turn."""
SLOWED, SLOWED_MOST = 2.2, 8.0
"""By how much difficult ground slows whom no list of troops has; those at most whom it all but stops."""


@dataclass(frozen=True, slots=True)
class Place:
    """A village or camp: its name, and the corners of the rectangle that it covers."""

    name: str
    what: PieceId
    west: float
    south: float
    east: float
    north: float

    @property
    def middle(self) -> Spot:
        """Its middle."""
        return (self.west + self.east) / 2, (self.south + self.north) / 2

    def holds(self, spot: Spot) -> bool:
        """Whether a spot lies in it."""
        return self.west <= spot[0] <= self.east and self.south <= spot[1] <= self.north

    def off(self, spot: Spot) -> float:
        """How far a spot is from it; 0 inside."""
        x, y = spot
        return hypot(max(self.west - x, 0.0, x - self.east), max(self.south - y, 0.0, y - self.north))

    def spots(self, step: float) -> Iterator[Spot]:
        """Spots in it, so far apart."""
        for row in range(int((self.north - self.south) / step)):
            for file in range(int((self.east - self.west) / step)):
                yield self.west + (file + 0.5) * step, self.south + (row + 0.5) * step


class House(NamedTuple):
    """A building with its rooms and its yard: its name, whose it is, and the corners of what it covers."""

    name: str
    owner: SideId
    west: float
    south: float
    east: float
    north: float

    def holds(self, spot: Spot) -> bool:
        """Whether a spot lies in it, or on its roof."""
        return self.west <= spot[0] <= self.east and self.south <= spot[1] <= self.north


Near = list[tuple[tuple[int, float], ...]]
"""Of each square those beside it, and what it costs to go there."""


class Gait(NamedTuple):
    """How somebody walks: what he may not enter, how many inches of the open one of difficult ground is.

    `climbs`: he gets over works.
    """

    barred: frozenset[GroundId]
    slowed: float
    climbs: bool = True


@lru_cache(256)
def slowed(book: Book, troop: str) -> float:
    """How many times as far a troop gets in the open as over difficult ground, on average."""
    row = book.troops.get(troop)
    if row is None or row.profile.move_open is None:
        return SLOWED
    quick, slow = (_mean(each) for each in (row.profile.move_open, row.profile.move_cover))
    return max(1.0, quick / slow) if slow else SLOWED_MOST


def _mean(rate: Rate | None) -> float:
    """How far a rate leads on average."""
    if rate is None:
        return 0.0
    others = (rate.dice - 1) * (SIDES + 1) / 2 + rate.add
    return sum(max(0.0, face + others) for face in range(1, SIDES + 1)) / SIDES


@dataclass(frozen=True)
class Land:
    """The table inch by inch: `cells` row by row from the south-west corner; `places`: villages and camps.

    `barriers`: works, fences and walls; `houses`: the buildings whose walls are among them.
    """

    book: Book
    long_in: int
    wide_in: int
    cells: tuple[GroundId, ...] = field(repr=False)
    places: tuple[Place, ...] = ()
    barriers: tuple[Barrier, ...] = ()
    houses: tuple[House, ...] = ()

    def at(self, spot: Spot) -> GroundId | None:
        """What lies at a spot; None beyond the edges."""
        x, y = int(spot[0]), int(spot[1])
        if spot[0] < 0 or spot[1] < 0 or x >= self.long_in or y >= self.wide_in:
            return None
        return self.cells[y * self.long_in + x]

    @cached_property
    def slow(self) -> frozenset[GroundId]:
        """The kinds of ground that slow whoever crosses them."""
        return frozenset(id_ for id_, row in self.book.terrain.ground.items() if row.slows)

    @cached_property
    def covering(self) -> frozenset[GroundId]:
        """The kinds of ground that cover whoever has just moved into them."""
        rows = self.book.terrain.ground.items()
        return frozenset(id_ for id_, row in rows if row.cover and not (row.cover.still or row.cover.asked))

    @cached_property
    def _barred(self) -> dict[str, frozenset[GroundId]]:
        return {}

    def gait(self, troop: str, barred: frozenset[GroundId] | None = None) -> "Gait":
        """How a troop walks; `barred`: who goes with it may not enter these grounds."""
        climbs = not self.barriers or walker(self.book, troop) == Arm.FOOT
        return Gait(self.barred(troop) if barred is None else barred, slowed(self.book, troop), climbs)

    def barred(self, troop: str) -> frozenset[GroundId]:
        """The kinds of ground that a troop may not enter."""
        if troop not in self._barred:
            kind = walker(self.book, troop)
            rows = self.book.terrain.ground.items()
            out = {id_ for id_, row in rows if any(kind in each.who for each in row.barred)}
            out |= {GroundId.SEA_OR_LAKE}
            self._barred[troop] = frozenset(GroundId) - AFLOAT if kind == Arm.VESSEL else frozenset(out)
        return self._barred[troop]

    # --- water ---

    @cached_property
    def _wet(self) -> tuple[Spot, ...]:
        wide = self.long_in
        wet = (n for n, each in enumerate(self.cells) if each in AFLOAT)
        return tuple((n % wide + 0.5, n // wide + 0.5) for n in wet)

    def afloat(self, spot: Spot) -> Spot:
        """The water that is nearest to a spot; the spot where there is none."""
        return min(self._wet, key=lambda wet: hypot(wet[0] - spot[0], wet[1] - spot[1]), default=spot)

    # --- works, fences, walls ---

    @cached_property
    def _boxes(self) -> tuple[tuple[float, float, float, float, Barrier], ...]:
        """Each work and wall with the box in which a base may touch it: west, south, east, north."""
        return tuple(
            (
                min(one.start[0], one.end[0]) - 2 * HALF_IN,
                min(one.start[1], one.end[1]) - 2 * HALF_IN,
                max(one.start[0], one.end[0]) + 2 * HALF_IN,
                max(one.start[1], one.end[1]) + 2 * HALF_IN,
                one,
            )
            for one in self.barriers
        )

    def _about_the_way(self, start: Spot, end: Spot) -> list[Barrier]:
        """The works and walls into whose boxes a straight way may come."""
        (x, y), (a, b) = start, end
        west, east = (x, a) if x < a else (a, x)
        south, north = (y, b) if y < b else (b, y)
        return [
            one
            for left, low, right, high, one in self._boxes
            if east >= left and west <= right and north >= low and south <= high
        ]

    def parted(self, one: Spot, other: Spot) -> bool:
        """Whether a work or wall lies between two spots."""
        return any(each.parts(one, other) for each in self._about_the_way(one, other))

    def free(self, start: Spot, end: Spot) -> float:
        """How many inches of a straight way nobody's work or wall is in."""
        return min([each.stops(start, end) for each in self._about_the_way(start, end)], default=LONG_WAY)

    def touched(self, spot: Spot) -> Barrier | None:
        """The work or wall that somebody at a spot touches, if any."""
        return next((each for each in self._about_the_way(spot, spot) if each.touched(spot)), None)

    # --- straight lines ---

    def along(self, start: Spot, end: Spot) -> list[GroundId | None]:
        """What a straight line leads over, inch by inch, from the first step to its end."""
        (x, y), (a, b) = start, end
        steps = max(1, ceil(hypot(a - x, b - y)))
        dx, dy = (a - x) / steps, (b - y) / steps
        cells, long_in, wide_in = self.cells, self.long_in, self.wide_in
        if 0 <= a < long_in and 0 <= b < wide_in and 0 <= x < long_in and 0 <= y < wide_in:
            return [cells[int(y + dy * n) * long_in + int(x + dx * n)] for n in range(1, steps + 1)]
        return [self.at((x + dx * n, y + dy * n)) for n in range(1, steps + 1)]

    def seen(self, start: Spot, end: Spot) -> bool:
        """Whether ground lets one spot be seen from another."""
        if not self._hides:
            return True
        ends, most, counted = (self.at(start), self.at(end)), self._hides, dict[GroundId | None, int]()
        for ground in self.along(start, end):
            if ground in most:
                count = counted[ground] = counted.get(ground, 0) + 1
                if count > most[ground] and not (ground in HEIGHTS and ground in ends):
                    return False
        return True

    @cached_property
    def _hides(self) -> dict[GroundId | None, int]:
        """Of the kinds of ground that there are those that hide, each with how many inches one sees in it."""
        sight = self.book.free_table.sight
        most = {
            **dict.fromkeys(HEIGHTS, 0),
            GroundId.JUNGLE: sight.jungle_in.value,
            GroundId.TALL_GRASS: sight.tall_grass_in.value,
            GroundId.VILLAGE: sight.village_in.value,
        }
        there = {*self.cells}
        return {ground: inches for ground, inches in most.items() if ground in there}

    @cached_property
    def _views(self) -> dict[tuple[Spot, Spot], bool]:
        return {}

    def views(self, start: Spot, end: Spot) -> bool:
        """The same, looked at once: for spots that are asked about again."""
        key = (start, end) if start < end else (end, start)
        if key not in self._views:
            self._views[key] = self.seen(*key)
        return self._views[key]

    # --- ways ---

    @cached_property
    def _nobody(self) -> "Held":
        return Held(frozenset(), 0.0)

    @cached_property
    def _across(self) -> tuple[int, int]:
        return ceil(self.long_in / STEP_IN), ceil(self.wide_in / STEP_IN)

    @cached_property
    def _narrow(self) -> Mapping[Square, Spot]:
        """Squares of steep slope through which a path leads, each with a spot on it."""
        paths = (n for n, each in enumerate(self.cells) if each is GroundId.KOPJE_PATH)
        spots = ((n % self.long_in + 0.5, n // self.long_in + 0.5) for n in paths)
        found = {(int(x // STEP_IN), int(y // STEP_IN)): (x, y) for x, y in spots}
        return {square: spot for square, spot in found.items() if self.at(_middle(square)) in STEEP}

    def path_near(self, spot: Spot, inches: float) -> bool:
        """Whether a path up a steep slope is so near."""
        return any(hypot(x - spot[0], y - spot[1]) <= inches for x, y in self._narrow.values())

    @cached_property
    def _walls(self) -> Mapping[Square, tuple[Barrier, ...]]:
        """The works and walls that may lie between somebody in a square and the squares about it."""
        wide, high = self._across
        squares = ((x, y) for x in range(wide) for y in range(high)) if self.barriers else ()
        found = {
            each: tuple(one for one in self.barriers if one.near(_middle(each), 1.5 * STEP_IN))
            for each in squares
        }
        return {square: walls for square, walls in found.items() if walls}

    @cached_property
    def _known_gates(self) -> dict[frozenset[GroundId], frozenset[Square]]:
        return {}

    def gates(self, barred: frozenset[GroundId]) -> frozenset[Square]:
        """The squares of fords, bridges and gaps of 4 in or less between what one may not enter."""
        if barred not in self._known_gates:
            (wide, high), near = self._across, range(1, NARROW + 1)
            shut = {(x, y) for x in range(wide) for y in range(high) if self.at(self._node((x, y))) in barred}
            self._known_gates[barred] = frozenset(
                (x, y)
                for x, y in {(x + a, y + b) for x, y in shut for a, b in BESIDE} - shut
                if 0 <= x < wide
                and 0 <= y < high
                and any(
                    {(x + a * n, y + b * n) for n in near} & shut
                    and {(x - a * n, y - b * n) for n in near} & shut
                    for a, b in BESIDE[:2]
                )
            )
        return self._known_gates[barred]

    def _node(self, square: Square) -> Spot:
        """The spot of a square by which ways lead: its middle, or what path leads through it."""
        return self._narrow.get(square) or _middle(square)

    def square(self, spot: Spot) -> Square:
        """The square of a spot; outside the table, that nearest to it."""
        wide, high = self._across
        return min(wide - 1, max(0, int(spot[0] // STEP_IN))), min(high - 1, max(0, int(spot[1] // STEP_IN)))

    def far(self, start: Spot, goal: Goal, gait: Gait, held: "Held | None" = None) -> float:
        """How many open inches of walking it is about, round what bars the way; `BLOCKED` if none.

        `held`: whom it would rather pass by.
        """
        towards, (x, y) = self._towards(goal, gait, held), start
        rate = gait.slowed if self.at(start) in self.slow else 1.0
        least = BLOCKED
        for place, a, b in self._about(start, gait):
            inches = towards.at(place) + rate * hypot(x - a, y - b)
            if inches < least:  # noqa: PLR1730  # `min` takes twice as long, and a battle asks a million times
                least = inches
        return least

    @cached_property
    def _known_about(self) -> dict[tuple[Square, Gait], tuple[tuple[int, float, float], ...]]:
        return {}

    def _about(self, spot: Spot, gait: Gait) -> tuple[tuple[int, float, float], ...]:
        """The squares by which one sets out from a spot, each with its middle.

        Of a square whose middle is free those about it as well, so that each part of an inch tells.
        """
        square, wide = self.square(spot), self._across[0]
        found = self._known_about.get((square, gait))
        if found is None:
            squares = self._squares(spot, gait.barred)
            places = [y * wide + x for x, y in squares]
            if len(places) == 1:
                places += [n for n, _ in self._near(gait)[places[0]]]
            found = tuple((n, *self._node((n % wide, n // wide))) for n in places)
            if walls := self._walls.get(square):
                clear = (each for each in found if not any(wall.parts(spot, each[1:]) for wall in walls))
                found = tuple(clear) or found
            elif squares == (square,):  # else it hangs on where in the square the spot is
                self._known_about[square, gait] = found
        return found

    def _squares(self, spot: Spot, barred: frozenset[GroundId]) -> tuple[Square, ...]:
        """The square of a spot; where its middle is barred, those about it to which one steps from there."""
        (x, y), (wide, high) = self.square(spot), self._across
        walls = self._walls.get((x, y), ())

        def clear(node: Spot) -> bool:
            return not any(wall.parts(spot, node) for wall in walls)

        if self.at(self._node((x, y))) not in barred and clear(self._node((x, y))):
            return ((x, y),)
        near = [
            (a, b) for a in (x - 1, x, x + 1) for b in (y - 1, y, y + 1) if 0 <= a < wide and 0 <= b < high
        ]
        free = [each for each in near if self.at(self._node(each)) not in barred]
        best = [
            each
            for each in free
            if not any(g in barred for g in self.along(spot, self._node(each))) and clear(self._node(each))
        ]
        return tuple(best or free) or ((x, y),)

    def way(self, start: Spot, goal: Goal, gait: Gait, held: "Held | None" = None) -> Iterator[Spot]:
        """The middles of the squares that lead to a goal, from the one after where the way begins."""
        towards, wide = self._towards(goal, gait, held), self._across[0]
        begins = min(self._squares(start, gait.barred), key=towards.far)
        if begins != self.square(start):
            yield self._node(begins)
        here = begins[1] * wide + begins[0]
        found, near = towards.found, self._near(gait)
        while steps := self._steps(near, found, here):
            best = min(steps, key=lambda each: found[each[0]] + each[1] / 100)[0]
            if found[best] >= found[here]:
                return
            here = best
            yield self._node((here % wide, here // wide))

    def _steps(self, near: Near, found: Sequence[float], here: int) -> Sequence[tuple[int, float]]:
        """The squares beside one by which the way may lead on, each with what it costs to enter it.

        Where works lie on the table only those by which it is as far as it was found to be: else it led over
        a work, because the square behind it is nearer, past a gate that is beside it.
        """
        if not self.barriers:
            return near[here]
        return [
            (to, inches)
            for to, inches in near[here]
            if any(back == here and found[to] + out <= found[here] + NOTHING_IN for back, out in near[to])
        ]

    def held(self, spots: Iterable[Spot], inches: float) -> "Held":
        """The squares in which one would touch those who stand there, each so much farther to cross."""
        wide, about = self._across[0], (-PASSED_IN, PASSED_IN)
        squares = {self.square((x + dx, y + dy)) for x, y in spots for dx in about for dy in about}
        return Held(frozenset(y * wide + x for x, y in squares), inches)

    def _towards(self, goal: Goal, gait: Gait, held: "Held | None") -> "_Field":
        """How far it is from every square to a goal."""
        past = held or self._nobody
        found = past.known.get((goal, gait))
        if found is None:
            squares = self._edge(goal) if isinstance(goal, str) else self._squares(goal, gait.barred)
            key = squares, gait
            if key not in past.fields:
                past.fields[key] = _Field(self._across[0], squares, self._near(gait), past)
            found = past.known[goal, gait] = past.fields[key]
        return found

    def _edge(self, edge: Edge) -> tuple[tuple[int, int], ...]:
        """The squares along a side of the table."""
        wide, high = self._across
        if edge in {"north", "south"}:
            return tuple((x, 0 if edge == "south" else high - 1) for x in range(wide))
        return tuple((0 if edge == "west" else wide - 1, y) for y in range(high))

    @cached_property
    def _known_near(self) -> dict[Gait, Near]:
        return {}

    def _near(self, gait: Gait) -> Near:
        """Of each square those about it that may be come from, and what it costs whoever walks so."""
        if gait not in self._known_near:
            wide, high = self._across
            grounds = [self.at(self._node((n % wide, n // wide))) or OPEN for n in range(wide * high)]
            free = [ground not in gait.barred for ground in grounds]
            costs = [STEP_IN * (gait.slowed if ground in self.slow else 1.0) for ground in grounds]
            found = []
            for n in range(wide * high):
                x, y = n % wide, n // wide
                found.append(
                    tuple(
                        (b * wide + a, costs[b * wide + a] * (DIAGONAL if a != x and b != y else 1.0))
                        for a in range(max(0, x - 1), min(wide, x + 2))
                        for b in range(max(0, y - 1), min(high, y + 2))
                        if (a, b) != (x, y)
                        and free[b * wide + a]
                        and (free[y * wide + a] or free[b * wide + x])
                    )
                )
            self._known_near[gait] = self._past_barriers(found, gait) if self.barriers else found
        return self._known_near[gait]

    def _past_barriers(self, near: Near, gait: Gait) -> Near:
        """The same where works and walls lie between squares: what climbing costs, if he climbs."""
        wide = self._across[0]
        middles = [self._node((n % wide, n // wide)) for n in range(len(near))]

        def over(one: int, other: int) -> float:
            start, end = middles[one], middles[other]
            between = [
                each for each in self.barriers if each.near(start, 2 * STEP_IN) and each.parts(start, end)
            ]
            climbs = gait.climbs and all(each.climbed for each in between)
            return (CLIMB_IN if climbs else BLOCKED) if between else 0.0

        return [
            tuple((n, inches + more) for n, inches in about if (more := over(place, n)) < BLOCKED)
            for place, about in enumerate(near)
        ]


def _middle(square: Square) -> Spot:
    return (square[0] + 0.5) * STEP_IN, (square[1] + 0.5) * STEP_IN


class Held:
    """Squares that somebody holds, each so many inches more to cross, and the ways past them."""

    def __init__(self, squares: frozenset[int], inches: float) -> None:
        self.squares, self.inches = squares, inches
        self.fields: dict[tuple[tuple[Square, ...], Gait], _Field] = {}
        self.known: dict[tuple[Goal, Gait], _Field] = {}


class _Field:
    """How far it is to some squares, found as far out from them as somebody has asked."""

    def __init__(self, wide: int, goals: Sequence[Square], near: Near, held: Held) -> None:
        self._wide, self._near, self._held = wide, near, held
        self.found = [BLOCKED] * len(near)
        self._heap = [(0.0, y * wide + x) for x, y in goals]
        for _, place in self._heap:
            self.found[place] = 0.0

    def far(self, square: Square) -> float:
        """How far it is from a square; all that are nearer are known then."""
        return self.at(square[1] * self._wide + square[0])

    def at(self, asked: int) -> float:
        """The same of a square by its number."""
        found, heap = self.found, self._heap
        if not heap or heap[0][0] >= found[asked]:
            return found[asked]
        near, held, dear = self._near, self._held.squares, self._held.inches
        while heap and heap[0][0] < found[asked]:
            far, here = heappop(heap)
            if far > found[here]:
                continue
            for place, more in near[here]:
                then = far + more + dear if place in held else far + more
                if then < found[place]:
                    found[place] = then
                    heappush(heap, (then, place))
        return found[asked]


# --- a table laid by lots ---


def lay(book: Book, ground: Ground, chance: Chance, home: Spot | None = None, dry: str = "") -> Land:
    """The pieces of a ground laid by lots; `home`: about where the defender has his village or camp.

    `dry`: the short side by which people come; there is no sea at it nor at the other.
    """
    cells = [OPEN] * (ground.long_in * ground.wide_in)
    places: list[Place] = []
    pieces = sorted(ground.pieces, key=_layer)
    for piece in pieces:
        if piece.what in PLACES:
            places.append(_place(ground, piece, chance, home, len(places)))
            spots: Iterable[Square] = _inside(ground, places[-1])
        else:
            spots = _covered(ground, piece, chance, dry)
        for x, y in spots:
            cells[y * ground.long_in + x] = GROUNDS[piece.what]
        if piece.what is PieceId.RIVER:
            _ford(ground, cells, chance)
    return Land(book, ground.long_in, ground.wide_in, tuple(cells), tuple(places))


def _layer(piece: Piece) -> tuple[int, float]:
    known = LAST.index(piece.what) + 1 if piece.what in LAST else 0
    return known, -piece.long_in * piece.wide_in


def _every(ground: Ground) -> Iterator[Square]:
    return ((x, y) for y in range(ground.wide_in) for x in range(ground.long_in))


def _covered(ground: Ground, piece: Piece, chance: Chance, dry: str) -> Iterable[Square]:
    """The square inches that a piece lies on."""
    long_in, wide_in = ground.long_in, ground.wide_in
    if piece.what in {PieceId.RIVER, PieceId.STREAM, PieceId.ROAD, PieceId.GULLY}:
        return _band(ground, piece, chance)
    share = ground.percent(piece) / 100
    if piece.what is PieceId.SEA_OR_LAKE:
        far_side = chance.pick(2)
        if dry:  # who comes by one short side has to leave by the other
            deep = share * wide_in
            return [(x, y) for x, y in _every(ground) if (y >= wide_in - deep if far_side else y < deep)]
        deep = share * long_in
        return [(x, y) for x, y in _every(ground) if (x >= long_in - deep if far_side else x < deep)]
    if share * long_in * wide_in > 0.5 * long_in * wide_in:
        # All of the table but for a few clearings.
        size = (1 - share) * ground.long_in * ground.wide_in
        across = (size / 4 / 3.14) ** 0.5
        spots = [(chance.pick(ground.long_in), chance.pick(ground.wide_in)) for _ in range(4)]
        return [(x, y) for x, y in _every(ground) if all(hypot(x - a, y - b) > across for a, b in spots)]
    size = share * long_in * wide_in
    long_side = min(piece.long_in or 12, long_in)
    deep = max(2.0, min(size / long_side if size else piece.wide_in, wide_in / 1.5))
    if chance.pick(2) and long_side <= wide_in:
        long_side, deep = deep, long_side
    x, y = chance.pick(long_in), chance.pick(wide_in)
    return [
        (a, b)
        for a, b in _every(ground)
        if ((a + 0.5 - x) / (long_side * 0.56)) ** 2 + ((b + 0.5 - y) / (deep * 0.56)) ** 2 <= 1
    ]


def _band(ground: Ground, piece: Piece, chance: Chance) -> list[Square]:
    """A course across the table, or part of the way."""
    wide = max(2.0, piece.wide_in or ROAD_IN)
    upright = chance.pick(2)
    most = ground.wide_in if upright else ground.long_in
    aside = ground.long_in if upright else ground.wide_in
    length = most if piece.what is PieceId.RIVER else min(most, piece.long_in)
    one, other = (aside * (chance.pick(60) + 20) / 100 for _ in range(2))
    found = []
    for x, y in _every(ground):
        along, across = (y, x) if upright else (x, y)
        if along <= length and abs(across - (one + (other - one) * along / most)) <= wide / 2:
            found.append((x, y))
    return found


def _ford(ground: Ground, cells: list[GroundId], chance: Chance) -> None:
    """Two places at which a river can be crossed, from bank to bank."""
    long_in = ground.long_in
    wet = [n for n, each in enumerate(cells) if each is GroundId.RIVER]
    upright = len({n // long_in for n in wet}) == ground.wide_in
    for _ in range(2 if wet else 0):
        at = wet[chance.pick(len(wet))]
        for n in wet:
            along = n // long_in - at // long_in if upright else n % long_in - at % long_in
            if abs(along) <= FORD_IN // 2:
                cells[n] = GroundId.FORD


def _place(ground: Ground, piece: Piece, chance: Chance, home: Spot | None, number: int) -> Place:
    long_in, wide_in = piece.long_in, piece.wide_in or max(4.0, piece.long_in * 2 / 3)
    if number == 0 and home is not None:
        x, y = home
    else:
        x, y = chance.pick(ground.long_in), chance.pick(ground.wide_in)
    long_in, wide_in = min(long_in, 14.0), min(wide_in, 10.0)
    x = min(max(x, long_in / 2), ground.long_in - long_in / 2)
    y = min(max(y, wide_in / 2), ground.wide_in - wide_in / 2)
    name = f"{piece.what.value} {number + 1}"
    return Place(name, piece.what, x - long_in / 2, y - wide_in / 2, x + long_in / 2, y + wide_in / 2)


def _inside(ground: Ground, place: Place) -> list[Square]:
    return [(x, y) for x, y in _every(ground) if place.holds((x + 0.5, y + 0.5))]
