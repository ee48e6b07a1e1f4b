"""A whole table drawn at random within the limits of its environment (pp. 18-20)."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from math import ceil, sqrt

from heart_africa.board.drawn_tables.pieces import (
    PEOPLE,
    RELIEF,
    WATER,
    SeededNumbers,
    Sketch,
    blob,
    fine,
    fords,
    shaped,
    turned,
    winding,
)
from heart_africa.board.extents import ROAD_IN
from heart_africa.board.ground import ground_of
from heart_africa.board.layout import Course, Layout, Spot, TerrainPiece
from heart_africa.board.shapes import (
    NOTHING,
    Shape,
    area,
    band,
    between,
    opened,
    outlines,
    smoothed,
    square_inches,
    together,
    without,
)
from heart_africa.core.dataclass import replace
from heart_africa.core.dice import SIDES, Dice, settle
from heart_africa.rules.battle import SideId
from heart_africa.rules.battle.state import Ground, Piece
from heart_africa.rules.book import Book
from heart_africa.rules.book.terrain import Environment, PieceId
from heart_africa.rules.preparation.choosing_terrain.proposals import propose_ground
from heart_africa.rules.preparation.choosing_terrain.verdict import objections_to_ground

# --- what grows over a whole table, but for clearings, roads and waters (TSEL-04) ---


CORRIDOR_IN = 3.0
CLEARINGS = 4
LEAST_PART = 12.0  # square inches: what is smaller is a bush
SOFT_IN = 0.6
SLIT_IN = 0.04  # narrower than anybody sees or measures


def growth(sketch: Sketch, percent: float, spare: Shape, roads: Iterable[Course]) -> tuple[Course, ...]:
    """The outlines of a growth that covers about this percentage of the table; `spare`: what stays free.

    Its clearings lie along the roads or at the edges of the table.
    """
    ways = [band(course, CORRIDOR_IN) for course in roads]
    wanted = percent / 100 * square_inches(sketch.board)
    spots = [*_clearings(sketch, [*roads])]
    low, high, found = 0.0, 22.0, sketch.board
    for _ in range(9):
        size = (low + high) / 2
        found = without(
            sketch.board, together([spare, *ways, *(_clearing(spot, size, seed) for seed, spot in spots)])
        )
        low, high = (size, high) if square_inches(found) > wanted else (low, size)
    grown = opened(smoothed(found, SOFT_IN), SLIT_IN)
    parts = [part for part in outlines(grown) if square_inches(area(part)) >= LEAST_PART]
    return tuple(fine(part) for part in parts)


def _clearings(sketch: Sketch, roads: list[Course]) -> Iterable[tuple[int, Spot]]:
    for index in range(CLEARINGS):
        on_road = roads and index % 2 == 0
        course = roads[sketch.lots.whole(len(roads))] if on_road else ()
        at = course[sketch.lots.whole(len(course))] if course else sketch.at_edge()
        yield sketch.lots.whole(10**9), at


def _clearing(spot: Spot, size_in: float, seed: int) -> Shape:
    return area(
        turned(blob(SeededNumbers(seed), max(size_in, 0.5), max(size_in * 0.7, 0.4)), seed % 180, spot)
    )


# --- A whole table drawn by lots inside the limits of its environment (pp. 18-20) ---


Naming = Callable[[PieceId, int], str]
"""What the first, second, ... piece of a kind is called."""

WHOLE_TABLE = 0.9  # a piece as large as this lies all over the table
BRANCH_IN = 14.0
LEAST_IN = 12.5
BULGE = 1.15  # how much wider an irregular piece is than a rectangle that covers as much
SHY = 0.995  # of the length, so that no rounding makes a piece too long
TRIES = 24
MARSHES = frozenset({PieceId.MARSH})
GROWTH = frozenset(PieceId) - RELIEF - WATER - PEOPLE - MARSHES - {PieceId.ROAD}
ABOVE = (RELIEF, GROWTH, MARSHES, WATER, frozenset({PieceId.ROAD}), PEOPLE)
LARGE = 560.0  # square inches: larger hills and woods are drawn as several, which look better and fit


def piece_names(book: Book) -> Naming:
    """Names for pieces from the book's lists; when they are used up they come again with a number."""

    def name(what: PieceId, number: int) -> str:
        known = book.free_table.names[what]
        again, index = divmod(number - 1, len(known))
        return f"{known[index]} {again + 1}" if again else known[index]

    return name


def draw_table(
    book: Book,
    layout: Layout,
    scenario: str,
    seed: int,
    *,
    defender: SideId = "",
    naming: Naming | None = None,
) -> Layout:
    """The table with a lawful ground drawn at random, the same for the same seed.

    Sizes and base lines are taken from `layout`, and the environment, or savannah if it has none. The first
    lawful one of several drawings is taken, and the last if none is lawful.
    """
    empty = replace(layout, environment=layout.environment or "savannah", features=())
    found = empty
    for attempt in range(TRIES):
        lots = SeededNumbers(seed * TRIES + attempt)
        ground = _proposed(book, empty, scenario, lots)
        sketch = Sketch(empty, lots, book.free_table.laying, defender)
        narrowed = _narrowed(book, empty, ground.pieces)
        pieces = tuple(part for piece in narrowed for part in _parted(book, empty, piece))
        found = replace(empty, features=_Drawer(sketch, naming or piece_names(book)).drawn(pieces))
        if not objections_to_ground(book, ground_of(found, defender), scenario):
            break
    return found


def lay_pieces(
    book: Book,
    layout: Layout,
    pieces: Iterable[Piece],
    seed: int,
    *,
    defender: SideId = "",
    naming: Naming | None = None,
) -> Layout:
    """The table with these pieces laid where they fit best, in the numbers and sizes asked for.

    A piece that covers the whole table is laid in the parts into which roads and clearings cut it.
    """
    sketch = Sketch(layout, SeededNumbers(seed), book.free_table.laying, defender)
    narrowed = tuple(_narrowed(book, layout, tuple(pieces)))
    return replace(layout, features=_Drawer(sketch, naming or piece_names(book)).drawn(narrowed))


def _proposed(book: Book, layout: Layout, scenario: str, lots: SeededNumbers) -> Ground:
    environment: Environment = layout.environment or "savannah"
    bare = Ground(environment, round(layout.long_in), round(layout.wide_in))

    def thrown(count: int, _why: str) -> list[int]:
        return [1 + lots.whole(SIDES) for _ in range(count)]

    def decide(dice: Dice) -> tuple[Piece, ...]:
        return propose_ground(book, bare, scenario, dice)[0].pieces

    pieces, _faces = settle(decide, thrown)
    return replace(bare, pieces=pieces)


def _narrowed(book: Book, layout: Layout, pieces: tuple[Piece, ...]) -> Iterator[Piece]:
    """The pieces with gullies as narrow as the book has them; others of their class grow by what is lost."""
    country = book.choosing_terrain.country[layout.environment or "savannah"]
    widest = float(book.free_table.laying.gully_floor_in.most)
    lost: Counter[str] = Counter()
    others: Counter[str] = Counter()
    for piece in pieces:
        class_ = country.class_of(piece.what) or ""
        over = max(0.0, piece.wide_in - widest) if piece.what is PieceId.GULLY else 0
        lost[class_] += round(over * piece.long_in)
        others[class_] += round(piece.long_in * piece.wide_in) if piece.what is not PieceId.GULLY else 0
    for piece in pieces:
        class_ = country.class_of(piece.what) or ""
        if piece.what is PieceId.GULLY:
            yield replace(piece, wide_in=min(piece.wide_in, widest) or widest / 2)
        else:
            share = 1 + lost[class_] / others[class_] if others[class_] else 1
            yield replace(piece, wide_in=piece.wide_in * share, percent=None if share > 1 else piece.percent)


def _parted(book: Book, layout: Layout, piece: Piece) -> Iterator[Piece]:
    """A very large piece as several that cover as much; one that covers all the table stays whole."""
    country = book.choosing_terrain.country[layout.environment or "savannah"]
    covered = piece.long_in * piece.wide_in
    count = ceil(covered / LARGE)
    whole = piece.what in {PieceId.SEA_OR_LAKE, PieceId.ESCARPMENT}
    common = country.class_of(piece.what) in {"common", "dominant"}
    if piece.percent is not None or whole or count == 1 or not common:
        yield piece
        return
    long_in = max(LEAST_IN, sqrt(covered / count * 1.6))
    for _ in range(count):
        yield replace(piece, long_in=long_in, wide_in=covered / count / long_in)


class _Drawer:
    """Draws the pieces of a table one after another, in the order that leaves later ones room."""

    def __init__(self, sketch: Sketch, naming: Naming) -> None:
        self.sketch, self.naming = sketch, naming
        self.counted: Counter[PieceId] = Counter()

    @property
    def lots(self) -> SeededNumbers:
        return self.sketch.lots

    def drawn(self, pieces: tuple[Piece, ...]) -> tuple[TerrainPiece, ...]:
        """All pieces of terrain, the lowest layer first."""
        whole = [piece for piece in pieces if self._covers_all(piece)]
        rest = [piece for piece in pieces if piece not in whole]
        for piece in _of(rest, *WATER):
            self._water(piece)
        for piece in sorted((one for one in rest if one.what in RELIEF), key=_size):
            if piece.what is PieceId.GULLY:
                start = self.sketch.at_edge()
                goal, inside = (
                    self._goal(start, 0.86 * piece.long_in),
                    partial(self.sketch.inside, margin_in=piece.wide_in),
                )
                course = winding(self.lots, start, goal, piece.long_in, inside)
                self.sketch.keep(
                    TerrainPiece(self._name(piece.what), piece.what, course=course, width_in=piece.wide_in)
                )
            else:
                self._area(piece, NOTHING)
        for piece in _of(rest, *PEOPLE):
            self._area(piece, NOTHING)
        for piece in sorted(_of(rest, *GROWTH, *MARSHES), key=_size):
            self._area(piece, self._water_for(piece))
        roads = self._roads(_of(rest, PieceId.ROAD))
        for piece in whole:
            self._growth(piece, [road.course for road in roads])
        self._combine(whole)
        return tuple(sorted((*self.sketch.laid, *roads), key=_layer))

    def _name(self, what: PieceId) -> str:
        self.counted[what] += 1
        return self.naming(what, self.counted[what])

    def _covers_all(self, piece: Piece) -> bool:
        layout = self.sketch.layout
        return piece.long_in * piece.wide_in >= WHOLE_TABLE * layout.long_in * layout.wide_in

    # --- waters ---

    def _water(self, piece: Piece) -> None:
        match piece.what:
            case PieceId.SEA_OR_LAKE:
                self.sketch.keep(self._sea(piece))
            case PieceId.RIVER:
                self._course(piece, *self.sketch.crossing(), longer=1.12)
            case _:
                onto = self.sketch.middle_line(PieceId.RIVER) if "river" in piece.ends else NOTHING
                self._course(piece, *self.sketch.ends(piece.long_in, onto))

    def _course(self, piece: Piece, start: Spot, end: Spot, longer: float = 0) -> None:
        long_in = between(start, end) * longer if longer else piece.long_in
        course = winding(self.lots, start, end, long_in, self.sketch.inside)
        crossed = fords(course, piece.wide_in) if piece.what is PieceId.RIVER else ()
        name, wide_in = self._name(piece.what), piece.wide_in
        self.sketch.keep(
            TerrainPiece(
                name, piece.what, course=course, width_in=wide_in, fords=crossed, infested=piece.infested
            )
        )

    def _sea(self, piece: Piece) -> TerrainPiece:
        """A sea or lake along one whole short side of the table, with bays."""
        layout = self.sketch.layout
        deep = piece.long_in * piece.wide_in / layout.wide_in
        east = self.lots.whole(2)
        shore_at = layout.long_in - deep if east else deep
        edge = layout.long_in if east else 0.0
        ends = (shore_at, 0.0), (shore_at, layout.wide_in)
        shore = winding(self.lots, *ends, layout.wide_in * 1.05, self.sketch.inside)
        bays = square_inches(area(((edge, 0.0), *shore, (edge, layout.wide_in)))) / layout.wide_in - deep
        shift = bays if east else -bays  # so that it covers as much as asked, bays and all
        shifted = fine(tuple((x + shift, y) for x, y in shore))
        outline = ((edge, 0.0), *shifted, (edge, layout.wide_in))
        return TerrainPiece(self._name(piece.what), piece.what, outline, impassable=piece.impassable)

    # --- relief and growth ---

    def _goal(self, start: Spot, far_in: float) -> Spot:
        """A spot inside the table about so many inches from another, rather towards its middle."""
        layout = self.sketch.layout
        spots = [
            self.sketch.inside((self.lots.between(0, layout.long_in), self.lots.between(0, layout.wide_in)))
            for _ in range(TRIES)
        ]
        middle = layout.long_in / 2, layout.wide_in / 2
        return min(spots, key=lambda spot: abs(between(start, spot) - far_in) + between(spot, middle) / 3)

    def _area(self, piece: Piece, near: Shape) -> None:
        long_in, wide_in = self._fitting(piece)
        make = shaped(self.sketch, piece.what, self._name(piece.what), long_in, wide_in)
        found = self.sketch.best(make, (long_in, wide_in * BULGE), near=near)
        self.sketch.keep(replace(found, infested=piece.infested))

    def _fitting(self, piece: Piece) -> tuple[float, float]:
        """The longer and the shorter side of a piece, in inches, so that it covers what it should."""
        layout = self.sketch.layout
        covered = (piece.percent or 0) / 100 * layout.long_in * layout.wide_in
        wide_in = covered / piece.long_in if covered else piece.wide_in or piece.long_in * 2 / 3
        return SHY * max(piece.long_in, wide_in), min(piece.long_in, wide_in) / SHY

    def _water_for(self, piece: Piece) -> Shape:
        """The river or stream that the piece has to touch; nothing if it need not."""
        kinds = {PieceId.RIVER, PieceId.STREAM}
        return self.sketch.shape(*kinds) if {kind.value for kind in kinds} & set(piece.touches) else NOTHING

    def _growth(self, piece: Piece, roads: list[Course]) -> None:
        spare = self.sketch.shape(*WATER, *PEOPLE, *_open(piece.what))
        percent = piece.percent if piece.percent is not None else 80
        parts = growth(self.sketch, percent, spare, roads)
        self.sketch.keep(*(TerrainPiece(self._name(piece.what), piece.what, part) for part in parts))

    def _combine(self, whole: list[Piece]) -> None:
        """Combine marshes with a jungle that covers the whole table (TERR-36)."""
        if any(piece.what is PieceId.JUNGLE for piece in whole):
            self.sketch.laid = [
                replace(one, grows="jungle") if one.what is PieceId.MARSH else one for one in self.sketch.laid
            ]

    # --- roads ---

    def _roads(self, pieces: list[Piece]) -> tuple[TerrainPiece, ...]:
        """A road and, where its length allows, a branch of it: in Africa roads wind and fork (p. 18)."""
        found: list[TerrainPiece] = []
        for piece in pieces:
            layout, left = self.sketch.layout, float(piece.long_in)
            ends = self.sketch.crossing() if left > layout.long_in * 1.1 else self.sketch.ends(min(left, 60))
            main = min(left, between(*ends) * 1.18)
            course = winding(self.lots, *ends, main, self.sketch.inside)
            found.append(self._road(course))
            left -= main
            if left >= BRANCH_IN:
                fork = course[len(course) // 3 + self.lots.whole(len(course) // 3)]
                goal = self._branch_end(fork, left)
                found.append(self._road(winding(self.lots, fork, goal, left, self.sketch.inside)))
        return tuple(found)

    def _branch_end(self, fork: Spot, left: float) -> Spot:
        villages = [one for one in self.sketch.laid if one.what in PEOPLE]
        goals = [gate[0] for village in villages for gate in village.gates]
        goals += [self.sketch.at_edge() for _ in range(TRIES)]
        near = [goal for goal in goals if between(fork, goal) <= left * 0.97]
        return near[0] if near else self._goal(fork, left * 0.9)

    def _road(self, course: Course) -> TerrainPiece:
        return TerrainPiece(self._name(PieceId.ROAD), PieceId.ROAD, course=course, width_in=ROAD_IN)


def _of(pieces: Iterable[Piece], *kinds: PieceId) -> list[Piece]:
    """The pieces of these kinds, a sea before rivers and rivers before streams."""
    order = (PieceId.SEA_OR_LAKE, PieceId.RIVER, PieceId.STREAM)
    found = [piece for piece in pieces if piece.what in kinds]
    return sorted(found, key=lambda one: order.index(one.what) if one.what in order else len(order))


def _size(piece: Piece) -> float:
    return -piece.long_in * piece.wide_in


def _open(what: PieceId) -> tuple[PieceId, ...]:
    """The kinds of pieces that a growth over the whole table must leave free."""
    others = {PieceId.JUNGLE: PieceId.TALL_GRASS, PieceId.TALL_GRASS: PieceId.JUNGLE}
    return (PieceId.CULTIVATION, *((others[what],) if what in others else ()))


def _layer(feature: TerrainPiece) -> int:
    return next(index for index, layer in enumerate(ABOVE) if feature.what in layer)


__all__ = ["Naming", "draw_table", "lay_pieces", "piece_names"]


# --- single pieces drawn ahead, for whoever lays a table by hand ---


SIZES: dict[PieceId, tuple[tuple[float, float], ...]] = {
    PieceId.LOW_HILL: ((14, 9), (20, 12), (28, 14)),
    PieceId.ESCARPMENT: ((24, 5), (36, 7), (26, 18)),
    PieceId.KOPJE: ((12, 9), (16, 12), (20, 14)),
    PieceId.JUNGLE: ((12, 8), (18, 12), (26, 16)),
    PieceId.TALL_GRASS: ((12, 8), (18, 12), (26, 16)),
    PieceId.ROCKY_GROUND: ((12, 7), (16, 10), (22, 12)),
    PieceId.CULTIVATION: ((12, 8), (16, 10), (20, 12)),
    PieceId.VILLAGE: ((12, 10), (15, 12), (20, 14)),
    PieceId.MARSH: ((12, 8), (18, 12), (26, 16)),
    PieceId.STREAM: ((30, 2), (55, 2), (80, 2)),
    PieceId.GULLY: ((16, 3), (24, 4), (34, 5)),
    PieceId.RIVER: ((72, 4), (72, 6), (72, 8)),
    PieceId.SEA_OR_LAKE: ((48, 8), (48, 12), (48, 18)),
    PieceId.ROAD: ((30, 0), (60, 0), (90, 0)),
    PieceId.CAMP: ((8, 8), (12, 9), (14, 12)),
}
"""Three of each kind, small to large: sides in inches, as people like to have them."""


def piece_of(book: Book, layout: Layout, what: PieceId, size: int, seed: int) -> TerrainPiece:
    """One piece of a kind, to be laid by hand; `size` from 0 (small) to 2 (large)."""
    long_in, wide_in = SIZES[what][size]
    bare = Layout(layout.long_in, layout.wide_in, layout.environment)
    found = lay_pieces(book, bare, (Piece(what, long_in, wide_in),), seed * 3 + size)
    return found.features[-1]
