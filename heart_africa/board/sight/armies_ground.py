"""What lies on the table, held against thousands of rays at once: whether it hides, never why.

Says what `ground`, `heights` and `works` say of one line after the other. Where a ray is not plain (someone
on a slope, a road through jungle, a figure at a corner of a work, a line that just grazes a piece) these are
asked, so that all lines at once never say otherwise than each does alone.
"""

from collections.abc import Callable, Sequence
from dataclasses import field
from functools import lru_cache
from itertools import pairwise

import numpy as np

from heart_africa.board import shapes
from heart_africa.board.extents import extent
from heart_africa.board.layout import Course, Feature, Spot
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Flags, Numbers, Places, Shape
from heart_africa.board.sight import rays as many
from heart_africa.board.sight.crossings import SLACK
from heart_africa.board.sight.ground import hidden_by_growth, hidden_by_smoke, smoke, stretches, thickets
from heart_africa.board.sight.heights import HEIGHTS, hidden_by_heights, summit, top_edge
from heart_africa.board.sight.line import Sightline
from heart_africa.board.sight.rays import Bases, Crossed, Rays
from heart_africa.board.sight.works import AT_A_GATE, Barrier, barriers, met
from heart_africa.core.dataclass import dataclass
from heart_africa.rules.tables.terrain import PieceId

Ask = Callable[[Sightline], bool]
Line = Callable[[int], Sightline]
Hidden = tuple[Flags, Flags]  # of each ray: whether it is hidden, and whether that is doubtful


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
        """Which of these rays something on the table hides; of doubtful ones the line by itself is asked."""
        hides = np.zeros(len(found), dtype=bool)
        kinds: tuple[tuple[Callable[[Rays], Hidden], Ask], ...] = (
            (self._growth, lambda one: hidden_by_growth(one).value),
            (self._smoke, lambda one: hidden_by_smoke(one).value),
            (self._works, lambda one: any(each.hides for each in met(one).value)),
            (self._heights, lambda one: hidden_by_heights(one).value),
        )
        for hidden_by, ask in kinds:
            left = many.places(~hides)
            sure, doubt = hidden_by(found.at(left))
            hides[left] = sure
            for place in left[doubt & ~sure]:
                hides[place] = ask(line(int(place)))
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

    def _growth(self, found: Rays) -> Hidden:
        sure, doubt = _none(found), _none(found)
        roads = stretches(self.scene)
        for thicket in thickets(self.scene):
            limit = thicket.row.value + SLACK
            inches, grazed = _inches(found, thicket.shape)
            much = inches > limit
            doubt |= grazed
            if roads:
                beside, grazed = _inches(found, _bare(thicket.shape, roads))
                doubt |= much & (grazed | (beside <= limit))
            sure |= much & ~doubt
        return sure, doubt

    def _smoke(self, found: Rays) -> Hidden:
        sure, doubt = _none(found), _none(found)
        for _, cloud in smoke(self.scene):
            inches, grazed = _inches(found, cloud)
            sure |= (inches > SLACK) & ~grazed
            doubt |= grazed
        return sure, doubt

    # --- heights ---

    def _heights(self, found: Rays) -> Hidden:
        sure, doubt = _none(found), _none(found)
        for one in self.scene.layout.features:
            if one.what in HEIGHTS:
                hides, unsure = self._height(found, one)
                sure |= hides & ~unsure
                doubt |= unsure
        return sure, doubt

    def _height(self, found: Rays, one: Feature) -> Hidden:
        if one.what is PieceId.LOW_HILL:
            return self._low_hill(found, one)
        area = extent(one)
        on = self._of_bases(one, area) == 0
        ends_on = on[found.first] | on[found.other]
        if one.what is PieceId.GULLY:
            return _none(found), ends_on
        if one.what is PieceId.ESCARPMENT and not one.top:
            return self._linear(found, one)
        inches, grazed = _inches(found, area)
        return (inches > SLACK) & (found.long_in > 0), grazed | ends_on

    def _low_hill(self, found: Rays, hill: Feature) -> Hidden:
        area, top = extent(hill), summit(hill)
        hides, doubt = _none(found), _none(found)
        if hill.crest:
            over_crest = many.crossed(found, (hill.crest,))
            hides[over_crest.ray] = True
            doubt |= over_crest.grazed
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
        # Which of those rays join two on one hill that are too far apart (TERR-05).
        asked = over & ~high
        both = many.places(asked & inside[found.first] & inside[found.other])
        far = _none(found)
        if len(both):
            limit = self.scene.book.free_table.sight.same_hill_in.value + SLACK
            far[both] = shapes.pair_distances(self.bases, found.first[both], found.other[both]) > limit
        high[over & far] = True
        doubt |= crossed.grazed
        if roads := stretches(self.scene):
            beside, grazed = _inches(found, _bare(area, roads))
            doubt |= high & (grazed | (beside <= SLACK))
        return hides | high, doubt

    def _linear(self, found: Rays, one: Feature) -> Hidden:
        """Over the edge of a linear escarpment once: how far behind it the upper stands (TERR-11)."""
        edge = top_edge(one)
        crossed = many.crossed(found, tuple(pairwise(edge)), self.row)
        times = np.bincount(crossed.ray, minlength=len(found))
        if one.gaps:
            return _none(found), (times > 0) | crossed.grazed
        upper = np.where(crossed.down, found.first[crossed.ray], found.other[crossed.ray])
        behind = self._of_bases((one, "edge"), shapes.line(edge))[upper]
        hides = _none(found)
        hides[crossed.ray[behind > self.scene.book.free_table.sight.lip_in.value + SLACK]] = True
        straight = len(edge) == 2  # noqa: PLR2004  # from one end to the other
        far_behind = hides & np.equal(times, 1)
        doubt: Flags = ((times > straight) & ~far_behind) | crossed.grazed
        apart = found.long_in > 0
        return far_behind & apart, doubt & apart

    # --- works and walls ---

    def _works(self, found: Rays) -> Hidden:
        hides, doubt = _none(found), _none(found)
        for barrier in barriers(self.scene.layout):
            self._barrier(found, barrier, hides, doubt)
        for building in self.scene.layout.buildings:
            for wall in building.walls:
                crossed = many.crossed(found, (wall.ends,), self.row)
                hides[crossed.ray[~_at_openings(crossed, wall.breaches)]] = True
                doubt |= crossed.grazed
        return hides & ~doubt, doubt

    def _barrier(self, found: Rays, barrier: Barrier, hides: Flags, doubt: Flags) -> None:
        pieces = tuple(pairwise(barrier.course))
        crossed = many.crossed(found, pieces, self.row)
        doubt |= crossed.grazed
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


def _none(found: Rays) -> Flags:
    """No ray of these."""
    return np.zeros(len(found), dtype=bool)


@lru_cache(256)
def _pieces(area: Shape) -> tuple[Course, ...]:
    return many.ring_pieces(shapes.rings(area))


@lru_cache(64)
def _bare(ground: Shape, roads: tuple[Shape, ...]) -> Shape:
    """Ground beside the straight stretches of roads."""
    return shapes.together((shapes.without(ground, shapes.together(roads)),))


def _inches(found: Rays, area: Shape) -> tuple[Numbers, Flags]:
    """How many inches of each ray run inside an area, and which graze its edge."""
    crossed = many.crossed(found, _pieces(area))
    return many.inside_in(found, crossed, shapes.points_in(area, found.to_x, found.to_y)), crossed.grazed


def _at_openings(crossed: Crossed, openings: Sequence[tuple[Spot, Spot]]) -> Flags:
    """Which crossings are at a gate or breach."""
    free = np.zeros(len(crossed.ray), dtype=bool)
    for (west, south), (east, north) in openings:
        dx, dy = east - west, north - south
        share = ((crossed.x - west) * dx + (crossed.y - south) * dy) / max(dx * dx + dy * dy, many.FLAT)
        share = np.clip(share, 0.0, 1.0)
        free |= np.hypot(crossed.x - west - share * dx, crossed.y - south - share * dy) <= AT_A_GATE
    return free
