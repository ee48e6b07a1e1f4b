"""What lies on the table, held against thousands of rays at once: whether it hides, never why.

Says what `sight_ground`, `sight_heights` and `sight_works` say of one line after the other. Where a ray is
not plain (someone on a slope, a road through jungle, a figure at a corner of a work) these are asked.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise

import numpy as np

from heart_africa.board import shapes
from heart_africa.board.extents import extent
from heart_africa.board.layout import Course, Feature, Spot
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape
from heart_africa.board.sight import rays as many
from heart_africa.board.sight.crossings import SLACK
from heart_africa.board.sight.ground import hidden_by_growth, smoke, stretches, thickets
from heart_africa.board.sight.heights import HEIGHTS, hidden_by_heights, summit, top_edge
from heart_africa.board.sight.line import Sightline
from heart_africa.board.sight.rays import Bases, Crossed, Flags, Numbers, Places, Rays
from heart_africa.board.sight.works import AT_A_GATE, Barrier, barriers, met
from heart_africa.rules.tables.terrain import PieceId

Ask = Callable[[Sightline], bool]
Line = Callable[[int], Sightline]


@dataclass
class Terrain:
    """A table and the bases on it, as rows of numbers.

    `ask` draws the line of a ray by its place among the rays at hand, for what is not plain.
    """

    scene: Scene
    row: Bases
    bases: Sequence[Shape]
    known: dict[object, tuple[Shape, Numbers]] = field(default_factory=dict)

    def hidden(self, found: Rays, line: Line) -> Flags:
        """Which of these rays something on the table hides."""
        hides = np.zeros(len(found), dtype=bool)
        for by in (self._growth, self._smoke, self._works, self._walls, self._heights):
            left = many.places(~hides)
            if len(left):
                hides[left] = by(found.at(left), _nth(line, left))
        return hides

    # --- what is known of every base ---

    def _of_bases(self, key: object, shape: Shape) -> Numbers:
        """How far every base is from a shape; asked once, and again for those that moved."""
        if key not in self.known:
            self.known[key] = shape, shapes.distances_to(self.bases, shape)
        return self.known[key][1]

    def holding(self) -> Flags:
        """Which bases touch a work, a fence or a wall."""
        courses = [barrier.course for barrier in barriers(self.scene.layout)]
        courses += [wall.ends for building in self.scene.layout.buildings for wall in building.walls]
        held = np.zeros(len(self.bases), dtype=bool)
        for course in courses:
            held |= self._of_bases(course, shapes.line(course)) <= self.scene.book.free_table.touching_in
        return held

    def moved(self, scene: Scene, row: Bases, bases: Sequence[Shape], places: Places) -> "Terrain":
        """The same table with some bases elsewhere."""
        known: dict[object, tuple[Shape, Numbers]] = {}
        for key, (shape, far) in self.known.items():
            known[key] = shape, far.copy()
            known[key][1][places] = shapes.distances_to([bases[place] for place in places], shape)
        return Terrain(scene, row, bases, known)

    # --- growth and smoke ---

    def _growth(self, found: Rays, line: Line) -> Flags:
        hides = np.zeros(len(found), dtype=bool)
        doubt = hides.copy()
        for thicket in thickets(self.scene):
            limit = thicket.row.value + SLACK
            much = _inches(found, thicket.shape) > limit
            roads = stretches(self.scene)
            sure = much & (_inches(found, _bare(thicket.shape, roads)) > limit) if roads else much
            hides |= sure
            doubt |= much & ~sure
        return _asked(hides, doubt, line, lambda one: hidden_by_growth(one).value)

    def _smoke(self, found: Rays, _line: Line) -> Flags:
        hides = np.zeros(len(found), dtype=bool)
        for _, cloud in smoke(self.scene):
            hides |= _inches(found, cloud) > SLACK
        return hides

    # --- heights ---

    def _heights(self, found: Rays, line: Line) -> Flags:
        hides, doubt = np.zeros(len(found), dtype=bool), np.zeros(len(found), dtype=bool)
        for one in self.scene.layout.features:
            if one.what in HEIGHTS:
                sure, unsure = self._height(found, one)
                hides |= sure
                doubt |= unsure
        return _asked(hides, doubt, line, lambda each: hidden_by_heights(each).value)

    def _height(self, found: Rays, one: Feature) -> tuple[Flags, Flags]:
        if one.what is PieceId.LOW_HILL:
            return self._low_hill(found, one)
        area = extent(one)
        on = self._of_bases(one, area) == 0
        ends_on = on[found.first] | on[found.other]
        if one.what is PieceId.GULLY:
            return np.zeros(len(found), dtype=bool), ends_on
        if one.what is PieceId.ESCARPMENT and not one.top:
            return self._linear(found, one)
        over = (_inches(found, area) > SLACK) & (found.long_in > 0)
        return over & ~ends_on, ends_on

    def _low_hill(self, found: Rays, hill: Feature) -> tuple[Flags, Flags]:
        area, top = extent(hill), summit(hill)
        hides = np.zeros(len(found), dtype=bool)
        if hill.crest:
            hides[many.crossed(found, (hill.crest,)).ray] = True
        inside = shapes.points_in(area, self.row.x, self.row.y)
        from_top = np.where(inside, np.hypot(self.row.x - top[0], self.row.y - top[1]), np.inf)
        lower = np.minimum(from_top[found.first], from_top[found.other])
        crossed = many.crossed(found, _pieces(area))
        starts, ends = (
            shapes.points_in(area, x, y) for x, y in ((found.x, found.y), (found.to_x, found.to_y))
        )
        over = many.inside_in(found, crossed, ends) > SLACK
        foot = shapes.points_in(area, *many.foot(found, top))
        near = many.nearest_inside(found, crossed, starts, ends, foot, top)
        high = over & ((near < lower - SLACK) | np.isinf(lower))
        high[over & self._too_far(found, inside, over & ~high)] = True
        if roads := stretches(self.scene):
            sure = high & (_inches(found, _bare(area, roads)) > SLACK)
            return hides | sure, high & ~sure
        return hides | high, np.zeros(len(found), dtype=bool)

    def _too_far(self, found: Rays, inside: Flags, asked: Flags) -> Flags:
        """Which of those rays join two on one hill that are too far apart (TERR-05)."""
        both = many.places(asked & inside[found.first] & inside[found.other])
        far = np.zeros(len(found), dtype=bool)
        if len(both):
            limit = self.scene.book.free_table.sight.same_hill_in.value + SLACK
            far[both] = shapes.pair_distances(self.bases, found.first[both], found.other[both]) > limit
        return far

    def _linear(self, found: Rays, one: Feature) -> tuple[Flags, Flags]:
        """Over the edge of a linear escarpment once: how far behind it the upper stands (TERR-11)."""
        crossed = many.crossed(found, tuple(pairwise(top_edge(one))), self.row)
        times = np.bincount(crossed.ray, minlength=len(found))
        if one.gaps:
            return np.zeros(len(found), dtype=bool), times > 0
        edge = top_edge(one)
        upper = np.where(crossed.down, found.first[crossed.ray], found.other[crossed.ray])
        behind = self._of_bases((one, "edge"), shapes.line(edge))[upper]
        hides = np.zeros(len(found), dtype=bool)
        hides[crossed.ray[behind > self.scene.book.free_table.sight.lip_in.value + SLACK]] = True
        single: Flags = np.equal(times, 1)
        straight = len(edge) == 2  # noqa: PLR2004  # from one end to the other
        return hides & single & (found.long_in > 0), (times > straight) & (found.long_in > 0)

    # --- works and walls ---

    def _works(self, found: Rays, line: Line) -> Flags:
        hides, doubt = np.zeros(len(found), dtype=bool), np.zeros(len(found), dtype=bool)
        for barrier in barriers(self.scene.layout):
            self._barrier(found, barrier, hides, doubt)
        return _asked(hides, doubt, line, lambda one: any(each.hides for each in met(one).value))

    def _barrier(self, found: Rays, barrier: Barrier, hides: Flags, doubt: Flags) -> None:
        pieces = tuple(pairwise(barrier.course))
        crossed = many.crossed(found, pieces, self.row)
        shut = ~_at_openings(crossed, barrier.gates)
        if barrier.kind == "higher":
            hides[crossed.ray[shut]] = True
            return
        touching = self.scene.book.free_table.touching_in
        touch: Flags = np.stack([self._of_bases(piece, shapes.line(piece)) for piece in pieces]) <= touching
        ends = found.first[crossed.ray], found.other[crossed.ray]
        held = touch[crossed.piece, ends[0]] | touch[crossed.piece, ends[1]]
        elsewhere: Flags = np.any(touch, axis=0)
        unsure = shut & ~held & (elsewhere[ends[0]] | elsewhere[ends[1]])
        doubt[crossed.ray[unsure]] = True
        hides[crossed.ray[shut & ~held & ~unsure]] = True

    def _walls(self, found: Rays, _line: Line) -> Flags:
        hides = np.zeros(len(found), dtype=bool)
        for building in self.scene.layout.buildings:
            for wall in building.walls:
                crossed = many.crossed(found, (wall.ends,), self.row)
                hides[crossed.ray[~_at_openings(crossed, wall.breaches)]] = True
        return hides


def _nth(line: Line, left: Places) -> Line:
    """The line of a ray by its place among those that are left."""
    return lambda place: line(int(left[place]))


def _asked(hides: Flags, doubt: Flags, line: Line, ask: Ask) -> Flags:
    """The same with every doubtful ray asked about by itself."""
    for place in many.places(doubt & ~hides):
        hides[place] = ask(line(int(place)))
    return hides


@lru_cache(256)
def _pieces(area: Shape) -> tuple[Course, ...]:
    return many.ring_pieces(shapes.rings(area))


@lru_cache(64)
def _bare(ground: Shape, roads: tuple[Shape, ...]) -> Shape:
    """Ground beside the straight stretches of roads."""
    return shapes.together((shapes.without(ground, shapes.together(roads)),))


def _inches(found: Rays, area: Shape) -> Numbers:
    """How many inches of each ray run inside an area."""
    inside = shapes.points_in(area, found.to_x, found.to_y)
    return many.inside_in(found, many.crossed(found, _pieces(area)), inside)


def _at_openings(crossed: Crossed, openings: Sequence[tuple[Spot, Spot]]) -> Flags:
    """Which crossings are at a gate or breach."""
    free = np.zeros(len(crossed.ray), dtype=bool)
    for (west, south), (east, north) in openings:
        dx, dy = east - west, north - south
        share = ((crossed.x - west) * dx + (crossed.y - south) * dy) / max(dx * dx + dy * dy, many.FLAT)
        share = np.clip(share, 0.0, 1.0)
        free |= np.hypot(crossed.x - west - share * dx, crossed.y - south - share * dy) <= AT_A_GATE
    return free
