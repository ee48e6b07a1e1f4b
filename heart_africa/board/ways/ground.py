"""The kinds of ground on the table, and which of them a way goes over (pp. 16-18).

A figure is on the ground that the middle of its base is on: the book does not say what counts, and a base
that merely overhangs an edge would otherwise never come out of a jungle.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal

from heart_africa.board import shapes
from heart_africa.board.extents import extent, house, level
from heart_africa.board.layout import Building, Course, Layout, Spot, TerrainPiece, Wall, Work
from heart_africa.board.shapes import Shape
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.rules.battle import SideId
from heart_africa.rules.book import Book
from heart_africa.rules.book.terrain import GroundId, PieceId

# --- the kinds of ground that lie on the table, and which of them a way goes over ---


EDGE = 0.005
"""Inches of an area that still count as its edge: less than anybody measures, more than numbers err."""


@dataclass(frozen=True, slots=True)
class Patch:
    """A kind of ground where it lies, and the feature or building it belongs to; `infested`: with crocodiles.

    `inner`: the area without its very edge, at which a figure may stop without being in it (MOVE-03).
    """

    ground: GroundId
    shape: Shape
    feature: str = ""
    infested: bool = False
    inner: Shape = shapes.NOTHING


@dataclass(frozen=True, slots=True)
class Lay:
    """All ground of a table: its patches, and its roads as one area."""

    patches: tuple[Patch, ...]
    roads: Shape


@dataclass(frozen=True, slots=True)
class Over:
    """The kinds of ground on a line; `cancelled`: those that only a road leads across."""

    grounds: tuple[GroundId, ...] = ()
    cancelled: tuple[GroundId, ...] = ()
    infested: bool = False

    @property
    def road(self) -> bool:
        """Whether a road cancels any ground."""
        return bool(self.cancelled)


NOWHERE = Over()
AFLOAT = frozenset({GroundId.RIVER, GroundId.FORD, GroundId.SEA_OR_LAKE})
"""Where vessels are."""


# --- the whole table ---


def lay(book: Book, layout: Layout) -> Lay:
    """The ground of a table; kept as long as features and buildings stay as they are."""
    rows = book.free_table.ways
    return _lay(layout.features, layout.buildings, rows.ford_wide_in, rows.path_wide_in)


@lru_cache(64)
def _lay(
    features: tuple[TerrainPiece, ...], buildings: tuple[Building, ...], ford_in: float, path_in: float
) -> Lay:
    found = [patch for each in features for patch in _of_feature(each, ford_in, path_in)]
    found += [patch for each in buildings for patch in _of_building(each)]
    roads = [extent(each) for each in features if each.what is PieceId.ROAD]
    there = (patch for patch in found if not patch.shape.is_empty)
    return Lay(tuple(replace(patch, inner=_inner(patch.shape)) for patch in there), shapes.together(roads))


def _inner(shape: Shape) -> Shape:
    return shapes.together((shapes.around(shape, -EDGE),)) if shapes.square_inches(shape) else shape


PLAIN = {
    PieceId.LOW_HILL: GroundId.LOW_HILL,
    PieceId.JUNGLE: GroundId.JUNGLE,
    PieceId.TALL_GRASS: GroundId.TALL_GRASS,
    PieceId.ROCKY_GROUND: GroundId.ROCKY_GROUND,
    PieceId.CULTIVATION: GroundId.CULTIVATION,
    PieceId.VILLAGE: GroundId.VILLAGE,
    PieceId.SEA_OR_LAKE: GroundId.SEA_OR_LAKE,
}


def _of_feature(one: TerrainPiece, ford_in: float, path_in: float) -> Iterator[Patch]:
    """The kinds of ground in a feature; where one replaces another, the other is cut out."""
    if one.what in PLAIN:
        yield Patch(PLAIN[one.what], extent(one), one.name)
    elif one.what is PieceId.ESCARPMENT:
        slope = shapes.without(extent(one), level(one))
        gaps = shapes.common(slope, shapes.together(shapes.area(gap) for gap in one.gaps))
        yield Patch(GroundId.ESCARPMENT, shapes.without(slope, gaps), one.name)
        yield Patch(GroundId.ESCARPMENT_GAP, gaps, one.name)
    elif one.what is PieceId.KOPJE:
        yield from _kopje(one, path_in)
    elif one.what is PieceId.MARSH:
        yield Patch(GroundId.MARSH, extent(one), one.name, one.infested)
        if one.grows:
            yield Patch(GroundId(one.grows), extent(one), one.name)
    elif one.what is PieceId.STREAM:
        yield Patch(GroundId.STREAM, extent(one), one.name)
    elif one.what is PieceId.RIVER:
        fords = shapes.together(shapes.band(ford, ford_in) for ford in one.fords)
        water = extent(one)
        yield Patch(GroundId.RIVER, shapes.without(water, fords), one.name)
        yield Patch(GroundId.FORD, shapes.common(water, fords), one.name, one.infested)
    elif one.what is PieceId.GULLY:
        yield Patch(GroundId.GULLY, sides(one), one.name)
        yield Patch(GroundId.GULLY_FLOOR, extent(one), one.name)


def sides(gully: TerrainPiece) -> Shape:
    """Both edges of a gully, which are its slopes (ruling of TERR-45); its ends are open."""
    ends = (shapes.disc(*end, gully.width_in / 2) for end in (gully.course[:1] + gully.course[-1:]))
    caps = shapes.together(shapes.around(end, -0.01) for end in ends)
    rim = shapes.border(extent(gully))
    return rim if gully.outline else shapes.without(rim, caps)


def _kopje(one: TerrainPiece, path_in: float) -> Iterator[Patch]:
    """A kopje's slope, or its path if it is steep; its top is level and rocky (TERR-13)."""
    top = level(one)
    slope = shapes.without(extent(one), top)
    path = shapes.common(slope, shapes.band(one.path, one.width_in or path_in))
    kind = GroundId.STEEP_KOPJE if one.steep else GroundId.KOPJE
    yield Patch(kind, shapes.without(slope, path) if one.steep else slope, one.name)
    yield Patch(GroundId.ROCKY_GROUND, top, one.name)
    if one.steep:
        yield Patch(GroundId.KOPJE_PATH, path, one.name)


def _of_building(one: Building) -> Iterator[Patch]:
    yield Patch(GroundId.TEMBA, house(one), one.name)
    breaches = [shapes.line(breach) for wall in one.walls for breach in wall.breaches]
    yield Patch(GroundId.BREACH, shapes.together(breaches), one.name)


# --- what is asked of it ---


def patches_at(lay: Lay, spot: Spot) -> tuple[Patch, ...]:
    """The patches of ground at a spot."""
    point = shapes.line((spot,))
    return tuple(patch for patch in lay.patches if shapes.meets(patch.inner, point))


def grounds_at(book: Book, layout: Layout, spot: Spot) -> tuple[GroundId, ...]:
    """The kinds of ground at a spot; open ground if there is no other."""
    found = tuple(dict.fromkeys(patch.ground for patch in patches_at(lay(book, layout), spot)))
    return found or (GroundId.OPEN_GROUND,)


def over(book: Book, layout: Layout, course: Course) -> Over:
    """The kinds of ground that a way goes over."""
    ground = lay(book, layout)
    way = shapes.line(course)
    met = [patch for patch in ground.patches if shapes.meets(patch.inner, way)]
    if not met:
        return Over()
    off = way if ground.roads.is_empty else shapes.without(way, ground.roads)
    kept = [patch for patch in met if _counts(book, patch, off)]
    bare = tuple(dict.fromkeys(patch.ground for patch in kept))
    spared = dict.fromkeys(patch.ground for patch in met if patch.ground not in bare)
    return Over(bare, tuple(spared), any(patch.infested for patch in kept))


def _counts(book: Book, patch: Patch, off_road: Shape) -> bool:
    """Whether a patch affects a way that leaves the road, or no road helps there (TERR-57)."""
    row = book.terrain.ground[patch.ground]
    helped = row.slows is not None and row.road_cancels
    return not helped or shapes.meets(patch.inner, off_road)


def slow(book: Book, grounds: Iterable[GroundId]) -> bool:
    """Whether any of these kinds of ground is difficult terrain."""
    return any(book.terrain.ground[ground].slows for ground in grounds)


def slowing_within(
    book: Book, layout: Layout, base: Shape, inches: float
) -> tuple[tuple[GroundId, Shape], ...]:
    """The difficult ground, with its area, that is nearer to a base than so many inches."""
    slowing = (patch for patch in lay(book, layout).patches if slow(book, (patch.ground,)))
    return tuple(
        (patch.ground, patch.shape) for patch in slowing if shapes.distance(base, patch.shape) < inches
    )


# --- works ---


BarrierKind = Literal["fortification", "barricade", "fence"]
Through = Literal["", "wall", "door", "breach"]
GATE_DEEP_IN = 0.5
"""How far a gate reaches to both sides of its fence, so that one drawn a little beside it still opens it."""


@dataclass(frozen=True, slots=True)
class Barrier:
    """A work or fence; `inside`: the area that it encloses, empty for an open line."""

    name: str
    kind: BarrierKind
    line: Shape
    inside: Shape
    owner: SideId = ""


@dataclass(frozen=True, slots=True)
class Trap:
    """The marker of a trap, and whether the trap is real."""

    name: str
    marker: Shape
    real: bool


def barriers(layout: Layout) -> tuple[Barrier, ...]:
    """All works and fences of a table."""
    return _barriers(layout.features, layout.works)


@lru_cache(64)
def _barriers(features: tuple[TerrainPiece, ...], works: tuple[Work, ...]) -> tuple[Barrier, ...]:
    fenced = (one for one in features if one.what is PieceId.VILLAGE and one.fence)
    return (*(_fence(one) for one in fenced), *_works(works))


def _fence(village: TerrainPiece) -> Barrier:
    inside = shapes.area(village.outline)
    gates = shapes.together(shapes.band(gate, GATE_DEEP_IN) for gate in village.gates)
    line = shapes.together((shapes.without(shapes.border(inside), gates),))
    return Barrier(village.name, "fence", line, inside, village.owner)


def _works(works: tuple[Work, ...]) -> Iterator[Barrier]:
    for one in works:
        inside = shapes.area(one.course) if _closed(one.course) else shapes.NOTHING
        line = shapes.line(one.course)
        if one.kind == "fortification" or one.kind == "barricade":  # noqa: PLR1714  # so that mypy sees it
            yield Barrier(one.name, one.kind, line, inside, one.owner)
        elif one.kind == "kraal":
            yield Barrier(one.name, "fence", line, inside, one.owner)


def _closed(course: Course) -> bool:
    return len(course) > 3 and course[0] == course[-1]  # noqa: PLR2004  # a triangle, closed


def traps(book: Book, layout: Layout) -> tuple[Trap, ...]:
    """The markers of traps on the table (TRAP-05)."""
    wide = book.traps.marker_in.value
    found = (one for one in layout.works if one.kind in {"stake_trap", "dummy_trap"})
    return tuple(
        Trap(one.name, shapes.disc(*one.course[0], wide / 2), one.kind == "stake_trap") for one in found
    )


# --- walls ---


@lru_cache(512)
def solid(wall: Wall) -> Shape:
    """A wall without its doors and breaches, as a shape."""
    openings = (shapes.band(opening, GATE_DEEP_IN) for opening in (*wall.doors, *wall.breaches))
    return shapes.together((shapes.without(shapes.line(wall.ends), shapes.together(openings)),))


def through(building: Building, way: Shape) -> Through:
    """The hardest thing of a building that a way leads through: wall, breach, door or ""."""
    walls = [wall for wall in building.walls if shapes.meets(shapes.line(wall.ends), way)]
    if any(shapes.meets(solid(wall), way) for wall in walls):
        return "wall"
    if any(shapes.meets(shapes.line(breach), way) for wall in walls for breach in wall.breaches):
        return "breach"
    return "door" if walls else ""
