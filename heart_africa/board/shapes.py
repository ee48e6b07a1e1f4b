"""Shapes on the plane: the only module that knows Shapely.

Areas, lines and spots come in as the tuples of a layout and go out as numbers, tuples and opaque `Shape`s.
Shapes that are kept are prepared (Shapely's word for indexed), so that asking them often is cheap.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import atan2, cos, degrees, hypot, radians, sin

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.affinity import rotate
from shapely.geometry.base import BaseGeometry

Spot = tuple[float, float]
Shape = BaseGeometry
Row = NDArray[np.object_]
Numbers = NDArray[np.float64]
Flags = NDArray[np.bool_]
Places = NDArray[np.intp]
KEPT = 4096
FINE = 1e-9  # inches that a corner may lie off a line upon which it is
ROUNDNESS = 16  # parts of a quarter of a circle

NOTHING: Shape = shapely.GeometryCollection()


@lru_cache(KEPT)
def area(outline: tuple[Spot, ...]) -> Shape:
    """The area inside an outline; of one that crosses itself, everything that it goes round. Prepared."""
    if not outline:
        return NOTHING
    found = shapely.Polygon(outline)
    return _kept(found if found.is_valid else shapely.make_valid(found))


@lru_cache(KEPT)
def line(course: tuple[Spot, ...]) -> Shape:
    """A line through these spots, or the spot itself if it is one; prepared."""
    if not course:
        return NOTHING
    return _kept(shapely.LineString(course) if len(course) > 1 else shapely.Point(course[0]))


@lru_cache(KEPT)
def band(course: tuple[Spot, ...], wide_in: float) -> Shape:
    """A strip along a line, with blunt ends; prepared."""
    return _kept(line(course).buffer(wide_in / 2, cap_style="flat", quad_segs=ROUNDNESS))


@lru_cache(KEPT)
def rectangle(x: float, y: float, wide_in: float, deep_in: float, facing: float) -> Shape:
    """A base: `wide_in` across its facing, `deep_in` along it; prepared."""
    turn = radians(facing)
    ahead, right = (sin(turn), cos(turn)), (cos(turn), -sin(turn))
    corners = [
        (x + a * ahead[0] * deep_in / 2 + b * right[0] * wide_in / 2,
         y + a * ahead[1] * deep_in / 2 + b * right[1] * wide_in / 2)
        for a, b in ((1, -1), (1, 1), (-1, 1), (-1, -1))
    ]  # fmt: skip
    return _kept(shapely.Polygon(corners))


@lru_cache(KEPT)
def disc(x: float, y: float, radius_in: float) -> Shape:
    """A round base, or all that is within so many inches of a spot; prepared."""
    return _kept(shapely.Point(x, y).buffer(radius_in, quad_segs=ROUNDNESS))


def _kept(shape: Shape) -> Shape:
    shapely.prepare(shape)
    return shape


# --- what is asked of them ---


def distance(one: Shape, other: Shape) -> float:
    """The least inches between two shapes; 0 if they touch or overlap."""
    return float(shapely.distance(one, other))


def between(one: Spot, other: Spot) -> float:
    """The inches between two spots."""
    return hypot(other[0] - one[0], other[1] - one[1])


def nearest(one: Shape, other: Shape) -> tuple[Spot, Spot]:
    """The nearest points of two shapes, one on each."""
    first, second = shapely.shortest_line(one, other).coords
    return (float(first[0]), float(first[1])), (float(second[0]), float(second[1]))


def way_across(one: Shape, other: Shape) -> tuple[Spot, Spot]:
    """The shortest way from one convex shape to another, as `ways_across` finds it."""
    x, y, to_x, to_y = ways_across((one, other), np.array([0]), np.array([1]))[0].tolist()
    return (x, y), (to_x, to_y)


def meets(one: Shape, other: Shape) -> bool:
    """Whether two shapes have a point in common."""
    return bool(shapely.intersects(one, other))


def met_by(one: Shape, others: Sequence[Shape]) -> tuple[int, ...]:
    """The places in the row of those shapes that have a point in common with one."""
    if not others:
        return ()
    return tuple(int(place) for place in shapely.intersects(one, list(others)).nonzero()[0])


def distances(one: Shape, others: Sequence[Shape]) -> tuple[float, ...]:
    """The inches from one shape to each of many, as `distance` measures."""
    return tuple(float(inches) for inches in shapely.distance(one, list(others))) if others else ()


def pairs_within(
    ones: Sequence[Shape], others: Sequence[Shape], inches: float
) -> tuple[tuple[int, int], ...]:
    """All pairs of a first and a second shape within so many inches, by their places; sorted."""
    if not ones or not others:
        return ()
    found = shapely.STRtree(list(others)).query(list(ones), predicate="dwithin", distance=inches)
    return tuple(sorted((int(one), int(other)) for one, other in found.T))


def holds(outer: Shape, inner: Shape) -> bool:
    """Whether the whole of the inner shape lies in the outer one, its border included."""
    return bool(shapely.covers(outer, inner))


def length_inside(course: Shape, ground: Shape) -> float:
    """How many inches of a line run inside an area."""
    return float(shapely.length(shapely.intersection(course, ground)))


def common(one: Shape, other: Shape) -> Shape:
    """The intersection of two shapes."""
    return shapely.intersection(one, other)


def without(one: Shape, other: Shape) -> Shape:
    """The first shape with the second cut out of it."""
    return shapely.difference(one, other)


def together(shapes: Iterable[Shape]) -> Shape:
    """The union of these shapes; prepared."""
    return _kept(shapely.union_all(list(shapes)))


def around(shape: Shape, inches: float) -> Shape:
    """All within so many inches of a shape; for a negative number, all of it that far inside."""
    return shape.buffer(inches, quad_segs=ROUNDNESS)


def grown(shape: Shape, inches: float, parts: int) -> Shape:
    """As `around`, with each quarter of a circle at corners drawn in this many straight parts."""
    return shape.buffer(inches, quad_segs=parts)


def border(shape: Shape) -> Shape:
    """The border of an area, as a line."""
    return shape.boundary


def square_inches(shape: Shape) -> float:
    """The area of a shape in square inches."""
    return float(shape.area)


def box(shape: Shape) -> tuple[float, float, float, float]:
    """The west, south, east and north limits of a shape."""
    west, south, east, north = shape.bounds
    return float(west), float(south), float(east), float(north)


def middle(shape: Shape) -> Spot:
    """A spot inside a shape, near its middle."""
    spot = shape.representative_point()
    return float(spot.x), float(spot.y)


def outlines(shape: Shape) -> tuple[tuple[Spot, ...], ...]:
    """The outer borders of the areas in a shape, each without its first corner repeated."""
    parts: Sequence[Shape] = shapely.get_parts(shape).tolist() if hasattr(shape, "geoms") else [shape]
    rings = [part.exterior.coords[:-1] for part in parts if isinstance(part, shapely.Polygon) and part.area]
    return tuple(tuple((float(x), float(y)) for x, y in ring) for ring in rings)


def opened(shape: Shape, slit_in: float) -> Shape:
    """The shape with every hole joined to the outside by a slit, since outlines cannot have holes."""
    found = shape
    while holes := _holes(found):
        slits = [_way_out(part, hole).buffer(slit_in / 2, cap_style="square") for part, hole in holes]
        found = shapely.difference(found, shapely.union_all(slits))
    return found


def _holes(shape: Shape) -> list[tuple[Shape, Shape]]:
    """For each area that has holes, the area and its first hole."""
    parts = [part for part in shapely.get_parts(shape).tolist() if isinstance(part, shapely.Polygon)]
    return [(part, part.interiors[0]) for part in parts if len(part.interiors)]


def _way_out(part: Shape, hole: Shape) -> Shape:
    exterior = part.exterior if isinstance(part, shapely.Polygon) else part
    return shapely.shortest_line(hole, exterior)


def rings(shape: Shape) -> tuple[tuple[Spot, ...], ...]:
    """All borders of the areas in a shape, outer and inner, each with the area to its left."""
    parts: Sequence[Shape] = shapely.get_parts(shape).tolist() if hasattr(shape, "geoms") else [shape]
    areas = [shapely.orient_polygons(part) for part in parts if isinstance(part, shapely.Polygon)]
    found = [ring for one in areas if not one.is_empty for ring in (one.exterior, *one.interiors)]
    return tuple(tuple((float(x), float(y)) for x, y in ring.coords[:-1]) for ring in found)


def joined(outlines: Sequence[NDArray[np.float64]], fine_in: float) -> Shape:
    """The union of the areas inside many outlines, exact to so many inches. Prepared.

    A border of the union may touch itself.
    """
    if not outlines:
        return NOTHING
    places = np.repeat(np.arange(len(outlines)), [len(outline) for outline in outlines])
    areas = shapely.polygons(shapely.linearrings(np.concatenate(outlines), indices=places))
    whole = shapely.union_all(shapely.buffer(shapely.simplify(areas, fine_in), 0))
    for inches in (fine_in, -2 * fine_in, fine_in):  # slits between them, and spikes
        whole = whole.buffer(inches, join_style="mitre")
    return _kept(whole)


def mended(outline: tuple[Spot, ...]) -> Shape:
    """The areas inside an outline that crosses itself."""
    return shapely.make_valid(shapely.Polygon(outline))


def crosses_itself(outline: tuple[Spot, ...]) -> bool:
    """Whether an outline encloses no area properly: it crosses itself, or has under three corners."""
    return len(outline) < 3 or not shapely.Polygon(outline).is_valid  # noqa: PLR2004  # a triangle


def sides(shape: Shape) -> tuple[float, float]:
    """The longer and the shorter side of the smallest rectangle around a shape, at any angle."""
    corners = outlines(shape.minimum_rotated_rectangle)
    if not corners:
        return float(shape.length), 0.0
    first, second, third = corners[0][:3]
    lengths = sorted((between(first, second), between(second, third)), reverse=True)
    return lengths[0], lengths[1]


def beside(course: tuple[Spot, ...], inches: float) -> tuple[Spot, ...]:
    """A parallel line so many inches to the left, or to the right if negative."""
    return spots(shapely.offset_curve(line(course), inches, quad_segs=ROUNDNESS))


def length(course: Shape) -> float:
    """The length of a line in inches."""
    return float(course.length)


def smoothed(shape: Shape, inches: float) -> Shape:
    """The shape without notches and spikes narrower than this."""
    return around(around(around(shape, inches), -2 * inches), inches)


def spots(course: Shape) -> tuple[Spot, ...]:
    """The corners of a line, in order; of several lines, those of the longest."""
    parts: Sequence[Shape] = shapely.get_parts(course).tolist() if hasattr(course, "geoms") else [course]
    lines = [part for part in parts if isinstance(part, shapely.LineString)]
    longest = max(lines, key=lambda part: part.length, default=None)
    return tuple((float(x), float(y)) for x, y in longest.coords) if longest is not None else ()


def along(course: Shape, inches: float) -> Spot:
    """The spot so many inches along a line from its beginning, or from its end if they are negative."""
    spot = course.interpolate(inches)
    return float(spot.x), float(spot.y)


def parts(shape: Shape) -> tuple[Shape, ...]:
    """The separate pieces of a shape."""
    return tuple(shapely.get_parts(shape).tolist())


def bearing(start: Spot, end: Spot) -> float:
    """The bearing from one spot to another, in degrees clockwise from north."""
    return degrees(atan2(end[0] - start[0], end[1] - start[1]))


def turned(spot: Spot, about: Spot, degrees_: float) -> Spot:
    """The spot turned clockwise around another by so many degrees."""
    east, north, turn = spot[0] - about[0], spot[1] - about[1], radians(degrees_)
    return about[0] + east * cos(turn) + north * sin(turn), about[1] - east * sin(turn) + north * cos(turn)


def farther(start: Spot, end: Spot, inches: float) -> Spot:
    """The spot so many inches beyond the second, as seen from the first."""
    long_in = between(start, end) or 1.0
    share = inches / long_in
    return end[0] + share * (end[0] - start[0]), end[1] + share * (end[1] - start[1])


def downwind(shape: Shape, spot: Spot, degrees_: float, inches: float) -> Shape:
    """A straight band from a spot towards a bearing, as wide as a shape is across it; prepared."""
    turned = rotate(shape, degrees_, origin=spot)  # now that bearing is north
    west, _, east, _ = turned.bounds
    band_ = shapely.box(west, spot[1], max(east, west + 1e-6), spot[1] + inches)
    return _kept(rotate(band_, -degrees_, origin=spot))


# --- many at once, as rows of numbers that `rays` knows how to read ---


def row(found: Sequence[Shape]) -> Row:
    """Shapes in a row, to be asked together and often."""
    return np.array(found, dtype=object)


def near(shape: Shape, shapes_: Row, inches: float) -> tuple[int, ...]:
    """The places of the shapes in a row that are within so many inches of one."""
    if not len(shapes_):
        return ()
    return tuple(np.flatnonzero(shapely.dwithin(shapes_, shape, inches)).tolist())


def points_in(shape: Shape, x: Numbers, y: Numbers) -> Flags:
    """For each spot of a row, whether it lies in an area or on its edge, as `meets` says."""
    return shapely.intersects_xy(shape, x, y)


def pair_distances(row: Sequence[Shape], first: Places, other: Places) -> Numbers:
    """The inches between the shapes of each pair, given by their places in a row."""
    known = np.array(row, dtype=object)
    return shapely.distance(known[first], known[other])


def near_pairs(row: Sequence[Shape], inches: float) -> tuple[Places, Places]:
    """All pairs of places in a row whose shapes are within so many inches of one another."""
    known = np.array(row, dtype=object)
    one, other = shapely.STRtree(known).query(known, predicate="dwithin", distance=inches)
    once = one < other
    return one[once], other[once]


def ways_across(row: Sequence[Shape], first: Places, other: Places) -> Numbers:
    """The shortest lines between pairs of convex shapes in a row: both ends of each, four numbers a row.

    Between parallel sides, which are equally near all along, the line in the middle is taken: the same
    whichever is named first, and however the shapes are turned.
    """
    known = np.array(row, dtype=object)
    ways = shapely.get_coordinates(shapely.shortest_line(known[first], known[other])).reshape(-1, 2, 2)
    ahead = ways[:, 1] - ways[:, 0]
    ahead /= np.maximum(np.hypot(*ahead.T), FINE)[:, None]
    aside = np.stack((-ahead[:, 1], ahead[:, 0]), axis=1)
    faces = [_face(known[places], ways[:, end], ahead, aside) for end, places in enumerate((first, other))]
    (west, east), (from_, to) = faces
    middle = (np.maximum(west, from_) + np.minimum(east, to)) / 2
    across: Numbers = (ways + (middle[:, None] * aside)[:, None, :]).reshape(-1, 4)
    return across


def _face(row: Row, spots: Numbers, ahead: Numbers, aside: Numbers) -> tuple[Numbers, Numbers]:
    """How far the side of each shape that faces `ahead` reaches left and right of its spot."""
    corners, shape = shapely.get_coordinates(row, return_index=True)
    off = corners - spots[shape]
    near = np.abs((off * ahead[shape]).sum(axis=1)) <= FINE
    far, shape = (off * aside[shape]).sum(axis=1)[near], shape[near]
    west, east = np.full(len(row), np.inf), np.full(len(row), -np.inf)
    np.minimum.at(west, shape, far)
    np.maximum.at(east, shape, far)
    return west, east


def met_on_ways(row: Sequence[Shape], ways: Numbers) -> tuple[Places, Places]:
    """Which of these lines meet which shapes of a row: the places of line and shape, pair by pair."""
    lines = shapely.linestrings(ways.reshape(-1, 2, 2))
    way, shape = shapely.STRtree(np.array(row, dtype=object)).query(lines, predicate="intersects")
    return way, shape


def distances_to(row: Sequence[Shape], shape: Shape) -> Numbers:
    """The inches from each shape of a row to one shape."""
    return shapely.distance(np.array(row, dtype=object), shape)


def hull(one: Shape, other: Shape) -> Shape:
    """The convex hull of two areas: both, and all between them."""
    return shapely.convex_hull(shapely.union(one, other))


def through_hulls(
    row: Sequence[Shape], pairs: tuple[Places, Places], ways: Numbers, spots: Numbers
) -> tuple[Numbers, Flags]:
    """For each line, how far its part inside the hull of its pair is from its nearer end; and a flag.

    `ways`: the lines, one row of four numbers each; `spots`: two spots for each, in rows of four as well. The
    flag is set where either of the two spots lies in the hull.
    """
    known = np.array(row, dtype=object)
    both = np.stack((known[pairs[0]], known[pairs[1]]), axis=1)
    hulls = shapely.convex_hull(shapely.union(both[:, 0], both[:, 1]))
    part = shapely.intersection(shapely.linestrings(ways.reshape(-1, 2, 2)), hulls)
    ends = [shapely.distance(shapely.points(ways[:, at : at + 2]), part) for at in (0, 2)]
    within = [shapely.intersects_xy(hulls, spots[:, at], spots[:, at + 1]) for at in (0, 2)]
    return np.minimum(*ends), within[0] | within[1]
