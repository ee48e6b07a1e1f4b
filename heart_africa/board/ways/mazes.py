"""Shortest ways round things in the way, and areas within so many inches of walking.

A way bends only at corners of what it goes round and touches it there. The corners that can be seen and
passed from a spot are found by rays, all at once, and searched from the nearest on. The area that can be
reached is what is seen from where ways begin, and behind each corner what was hidden from the one before it.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import field
from functools import cached_property
from heapq import heappop, heappush
from math import inf, pi

import numpy as np
from numpy.typing import NDArray

from heart_africa.board import shapes
from heart_africa.board.layout import Course, Spot
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape
from heart_africa.board.ways import ground as ways_ground
from heart_africa.board.ways.way import half
from heart_africa.core.dataclass import dataclass
from heart_africa.rules.book import Arm
from heart_africa.rules.play.movement import ways

PARTS = 3
"""Straight parts of a quarter of a circle round the corners of what is in the way."""
SWELL = 1.017
"""By how much the round is drawn larger, so that its straight parts lie half without, half within it."""
THIN_IN = 0.01
"""How far a line that slows, as the edge of a gully, is felt to either side."""


@dataclass(frozen=True, slots=True)
class WalkingFigure:
    """A kind of walking figure: half its base in inches, and its name in the grounds' prohibitions."""

    half_in: float
    walker: str

    @classmethod
    def of(cls, scene: Scene, figure: str) -> "WalkingFigure":
        """The kind of this figure."""
        found = scene.figure(figure)
        return cls(half(scene.base(figure)), ways.walker(scene.book, found.troop, on_foot=found.dismounted))


def blocks(scene: Scene, kind: WalkingFigure, near: Shape, going: Collection[str] = ()) -> Shape:
    """All that such a figure has to keep out of, as far as it lies near; `going`: who moves with it."""
    found = [*_bases(scene, kind, near, going), *_lines(scene, kind, near), *_barred(scene, kind, near)]
    return shapes.together(found)


def _bases(scene: Scene, kind: WalkingFigure, near: Shape, going: Collection[str]) -> Iterator[Shape]:
    """The bases of other figures, grown by half of its own."""
    others = [base for name, base in scene.footprints.items() if name not in going]
    wide = (kind.half_in - scene.book.free_table.touching_in) * SWELL
    close = [others[place] for place in shapes.met_by(near, others)]
    yield shapes.grown(shapes.together(close), wide, PARTS)


def _lines(scene: Scene, kind: WalkingFigure, near: Shape) -> Iterator[Shape]:
    """Works and walls, grown by half its base; doors and breaches keep their width."""
    wide = (kind.half_in - scene.book.free_table.touching_in) * SWELL
    for work in ways_ground.barriers(scene.layout):
        if shapes.meets(work.line, near):
            yield shapes.grown(work.line, wide, PARTS)
    walls = [wall for house in scene.layout.buildings for wall in house.walls]
    solid = shapes.together(each for wall in walls if shapes.meets(each := ways_ground.solid(wall), near))
    if not solid.is_empty:
        openings = (opening for wall in walls for opening in (*wall.doors, *wall.breaches))
        rooms = shapes.together(shapes.band(opening, 2 * wide + THIN_IN) for opening in openings)
        yield shapes.without(shapes.grown(solid, wide, PARTS), rooms)
        yield shapes.around(solid, THIN_IN)


def _barred(scene: Scene, kind: WalkingFigure, near: Shape) -> Iterator[Shape]:
    """Ground that it may not enter; for a vessel everything but water."""
    if kind.walker == Arm.VESSEL:
        patches = ways_ground.lay(scene.book, scene.layout).patches
        water = shapes.together(each.shape for each in patches if each.ground in ways_ground.AFLOAT)
        yield shapes.without(near, water)
        return
    for patch in ways_ground.lay(scene.book, scene.layout).patches:
        rows = scene.book.terrain.ground[patch.ground].barred
        if any(kind.walker in row.who for row in rows) and shapes.meets(patch.inner, near):
            yield patch.shape


def slows(scene: Scene, near: Shape) -> Shape:
    """All difficult terrain near by, without the roads that lead across it."""
    lay, found = ways_ground.lay(scene.book, scene.layout), []
    for patch in lay.patches:
        row = scene.book.terrain.ground[patch.ground]
        if row.slows and shapes.meets(patch.inner, near):
            felt = patch.shape if shapes.square_inches(patch.shape) else shapes.around(patch.shape, THIN_IN)
            found.append(shapes.without(felt, lay.roads) if row.road_cancels else felt)
    return shapes.together(found)


def standing_in(walls: Shape, spots: Collection[Spot]) -> Shape:
    """The areas without those spots in which figures stand already, who have to get out."""
    parts = shapes.parts(walls)
    points = [shapes.line((spot,)) for spot in spots]
    inside = [part for part in parts if any(shapes.meets(part, point) for point in points)]
    if not inside:
        return walls
    room = shapes.together(shapes.around(point, 2 * THIN_IN) for point in points)
    return shapes.together((shapes.without(walls, room),))


# --- the shortest way round ---


Numbers = NDArray[np.float64]
Truths = NDArray[np.bool_]
RAYS = 96  # of a whole circle: its border is then true to a hundredth of an inch for a foot and a half
ASIDE = 1e-7  # radians by which a ray passes a corner on either side
TINY = 1e-9
FINE_IN = 0.002  # what a border may be off, so that it has fewer corners
NOBODY = -1
NOWHERE: Numbers = np.zeros((0, 2))


def cross(one: Numbers, other: Numbers) -> Numbers:
    """The cross product of two vectors: positive where the second points left of the first."""
    return np.asarray(one[..., 0] * other[..., 1] - one[..., 1] * other[..., 0])


@dataclass(frozen=True, slots=True)
class Node:
    """A spot on a way, with the inches to it; `corner`: the number of the corner it is, if it is one."""

    inches: float
    spot: Spot
    corner: int = NOBODY
    before: "Node | None" = None

    def course(self) -> tuple[Spot, ...]:
        """The spots of the way to it."""
        return (*(self.before.course() if self.before else ()), self.spot)


@dataclass(frozen=True)
class Maze:
    """Areas that nobody enters, and the shortest ways round them."""

    walls: Shape
    corners: Numbers = field(init=False, repr=False, compare=False)
    before: NDArray[np.int64] = field(init=False, repr=False, compare=False)
    after: NDArray[np.int64] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        spots: list[Spot] = []
        before: list[int] = []
        after: list[int] = []
        for ring in shapes.rings(self.walls):
            first, count = len(spots), len(ring)
            spots += ring
            before += [first + (n - 1) % count for n in range(count)]
            after += [first + (n + 1) % count for n in range(count)]
        object.__setattr__(self, "corners", np.array(spots, dtype=np.float64).reshape(-1, 2))
        object.__setattr__(self, "before", np.array(before, dtype=np.int64))
        object.__setattr__(self, "after", np.array(after, dtype=np.int64))

    @cached_property
    def _edges(self) -> Numbers:
        """The edge from each corner to the next."""
        return np.asarray(self.corners[self.after] - self.corners)

    @cached_property
    def _juts(self) -> Truths:
        """A flag for each corner that juts out, round which a way may bend."""
        return cross(self._edges[self.before], self._edges) > TINY

    # --- what a spot sees ---

    def _tangent(self, spot: Numbers, corners: NDArray[np.int64]) -> Truths:
        """Flags for these corners: whether a way from the spot can pass by without entering an area."""
        steps = self.corners[corners] - spot
        left = cross(steps, self.corners[self.after[corners]] - self.corners[corners])
        right = cross(steps, self.corners[self.before[corners]] - self.corners[corners])
        return np.asarray((left >= -TINY) == (right >= -TINY)) | (abs(left) <= TINY) | (abs(right) <= TINY)

    def _clear(self, spot: Numbers, targets: Numbers, own: int, theirs: NDArray[np.int64]) -> Truths:
        """Flags for the targets that the spot sees.

        `own`: the corner that the spot is, `theirs`: the corners that the targets are.
        """
        steps = targets - spot
        edges, starts = self._edges, self.corners - spot
        side = cross(steps[:, None, :], edges[None, :, :])
        with np.errstate(divide="ignore", invalid="ignore"):
            along = cross(starts, edges)[None, :] / side
            across = cross(starts[None, :, :], steps[:, None, :]) / side
        hit = (along > TINY) & (along < 1 - TINY) & (across >= -TINY) & (across <= 1 + TINY)
        hit &= np.isfinite(along)
        if own != NOBODY:
            hit[:, [own, self.before[own]]] = False
        known = theirs != NOBODY
        rows = np.nonzero(known)[0]
        hit[rows, theirs[known]] = False
        hit[rows, self.before[theirs[known]]] = False
        return np.asarray(~hit.any(axis=1))

    # --- ways ---

    def _next(self, node: Node, most: float, goal: Spot | None) -> Iterator[Node]:
        """The corners, and the goal, to which a way may go on from a node."""
        here = np.array(node.spot)
        wanted, inches = self._wanted(node, here, most)
        spots = self.corners[wanted]
        if goal is not None:
            wanted, spots = np.append(wanted, NOBODY), np.vstack([spots, [goal]])
            inches = np.append(inches, shapes.between(node.spot, goal))
        if not len(wanted):
            return
        seen = self._clear(here, spots, node.corner, wanted)
        if node.corner != NOBODY:
            # Which of these steps from a corner hug it or lead away, not into what is there.
            steps = spots - here
            ahead = cross(self._edges[node.corner], steps)
            behind = cross(self.corners[self.before[node.corner]] - self.corners[node.corner], steps)
            seen &= np.asarray((ahead <= TINY) | (behind >= -TINY))
        for place in np.nonzero(seen)[0]:
            x, y = spots[place]
            yield Node(node.inches + float(inches[place]), (float(x), float(y)), int(wanted[place]), node)

    def _wanted(self, node: Node, here: Numbers, most: float) -> tuple[NDArray[np.int64], Numbers]:
        """The corners round which a way may bend next, and their distances in inches."""
        away = np.hypot(*(self.corners - here).T) if len(self.corners) else np.zeros(0)
        near = self._juts & (away + node.inches <= most) & (away > TINY) if len(away) else np.zeros(0, bool)
        wanted = np.nonzero(near)[0]
        wanted = wanted[self._tangent(here, wanted)] if len(wanted) else wanted
        return wanted, away[wanted]

    def nodes(self, sources: Sequence[Spot], most: float) -> Iterator[Node]:
        """The sources and all corners that ways from them bend round within so many inches, nearest first."""
        yield from self._search([Node(0, spot) for spot in sources], most, None)

    def way(self, start: Spot, goal: Spot, most: float = inf) -> tuple[Spot, ...]:
        """The shortest way from one spot to another; empty if it is longer than `most` inches."""
        found = self._search([Node(0, start)], most, goal)
        last = next((node for node in found if node.spot == goal and node.corner == NOBODY), None)
        return last.course() if last is not None and last.inches <= most else ()

    def _search(self, starts: Sequence[Node], most: float, goal: Spot | None) -> Iterator[Node]:
        heap = [(_left(node, goal), n, node) for n, node in enumerate(starts)]
        count, done = len(heap), set[object]()
        while heap:
            _, _, node = heappop(heap)
            key: object = node.corner if node.corner != NOBODY else node.spot
            if key in done:
                continue
            done.add(key)
            yield node
            for step in self._next(node, most, goal):
                if (step.corner if step.corner != NOBODY else step.spot) not in done:
                    count += 1
                    heappush(heap, (_left(step, goal), count, step))

    # --- all that can be reached ---

    def reach(self, sources: Sequence[Spot], most: float) -> Shape:
        """The area within so many inches of walking from any of these spots."""
        found = (self._seen(node, most - node.inches) for node in self.nodes(sources, most))
        return shapes.joined([outline for outline in found if len(outline)], FINE_IN)

    def _seen(self, node: Node, radius: float) -> Numbers:
        """The border of what comes within reach at a node.

        At a source all that it sees, behind a corner only what was hidden before.
        """
        if radius <= FINE_IN:
            return NOWHERE
        here = np.array(node.spot)
        edges = self._near(here, radius, node.corner)
        first, wide = self._wedge(node)
        if wide <= ASIDE:
            return NOWHERE
        angles = self._angles(here, radius, edges, first, wide)
        inches = self._ray_lengths(here, angles, edges, radius)
        rim = here + inches[:, None] * np.stack([np.cos(angles), np.sin(angles)], axis=1)
        return np.asarray(rim if node.corner == NOBODY else np.vstack([here[None, :], rim]))

    def _near(self, here: Numbers, radius: float, corner: int) -> NDArray[np.int64]:
        """The edges within so many inches of a spot, without those at the corner that it is."""
        if not len(self.corners):
            return np.zeros(0, dtype=np.int64)
        starts, edges = self.corners - here, self._edges
        sizes = np.maximum((edges**2).sum(axis=1), TINY)
        part = np.clip(-(starts * edges).sum(axis=1) / sizes, 0, 1)
        away = np.hypot(*(starts + part[:, None] * edges).T)
        near = away < radius
        if corner != NOBODY:
            near[[corner, self.before[corner]]] = False
        return np.nonzero(near)[0]

    def _wedge(self, node: Node) -> tuple[float, float]:
        """The direction from which new ground comes into sight at a node, and its width, in radians."""
        if node.corner == NOBODY or node.before is None:
            return 0.0, 2 * pi
        here = np.array(node.spot)
        on = here - np.array(node.before.spot)
        sides = (self._edges[node.corner], self.corners[self.before[node.corner]] - here)
        left = sum(float(cross(on, side)) for side in sides) > 0
        wide = min(_turn(on, side) if left else _turn(side, on) for side in sides)
        first = float(np.arctan2(on[1], on[0]))
        return (first, wide) if left else (first - wide, wide)

    def _angles(
        self, here: Numbers, radius: float, edges: NDArray[np.int64], first: float, wide: float
    ) -> Numbers:
        """The directions to look in: at every end of an edge near by, just past it, and evenly all round."""
        ends = np.vstack([self.corners[edges], self.corners[self.after[edges]]]) - here
        ends = ends[np.hypot(*ends.T) <= radius + TINY]
        # Where edges cross the circle.
        starts, steps = self.corners[edges] - here, self._edges[edges]
        a, b = (steps**2).sum(axis=1), (starts * steps).sum(axis=1)
        c = (starts**2).sum(axis=1) - radius**2
        root = b**2 - a * c
        cut = root > 0
        b, a, root, starts, steps = b[cut], a[cut], np.sqrt(root[cut]), starts[cut], steps[cut]
        parts = np.concatenate([(-b - root) / a, (-b + root) / a])
        spots = np.vstack([starts, starts]) + parts[:, None] * np.vstack([steps, steps])
        rim = np.asarray(spots[(parts >= 0) & (parts <= 1)])
        at = np.concatenate([np.arctan2(ends[:, 1], ends[:, 0]), np.arctan2(rim[:, 1], rim[:, 0])])
        whole = wide >= 2 * pi - TINY
        even = first + np.linspace(0, wide, max(2, int(RAYS * wide / (2 * pi)) + 2), endpoint=not whole)
        turns = np.concatenate([at, at - ASIDE, at + ASIDE]) - first
        turns = turns % (2 * pi)
        return np.asarray(np.unique(np.concatenate([even - first, turns[turns <= wide]])) + first)

    def _ray_lengths(
        self, here: Numbers, angles: Numbers, edges: NDArray[np.int64], radius: float
    ) -> Numbers:
        """How far each ray goes until it meets an edge."""
        if not len(edges):
            return np.full(len(angles), radius)
        rays = np.stack([np.cos(angles), np.sin(angles)], axis=1)
        starts, steps = self.corners[edges] - here, self._edges[edges]
        side = rays[:, None, 0] * steps[None, :, 1] - rays[:, None, 1] * steps[None, :, 0]
        with np.errstate(divide="ignore", invalid="ignore"):
            along = cross(starts, steps)[None, :] / side
            across = (starts[None, :, 0] * rays[:, None, 1] - starts[None, :, 1] * rays[:, None, 0]) / side
        hit = (along > TINY) & (across >= -TINY) & (across <= 1 + TINY)
        return np.asarray(np.minimum(np.where(hit, along, radius).min(axis=1), radius))


def _left(node: Node, goal: Spot | None) -> float:
    """The least length of a way through a node, in inches."""
    return node.inches + (shapes.between(node.spot, goal) if goal is not None else 0)


def _turn(one: Numbers, other: Numbers) -> float:
    """The anticlockwise angle from one direction to another, at most half a circle."""
    turn = float((np.arctan2(other[1], other[0]) - np.arctan2(one[1], one[0])) % (2 * pi))
    return turn if turn <= pi + ASIDE else 0.0


DETOUR = 1.5
"""How much longer than straight ahead a way round may be, beside so many inches, to be looked for."""
MORE_IN = 6.0


def way_round(
    scene: Scene, figure: str, spot: Spot, going: Collection[str] = (), *, dry: bool = False
) -> Course:
    """The spots of the shortest way to a spot, starting where the figure stands; empty if there is none.

    `going`: who moves with it; `dry`: it keeps out of difficult terrain, unless it starts in some.
    """
    start, kind = scene.stand(figure).spot, WalkingFigure.of(scene, figure)
    company = {*going, figure}
    straight = shapes.line((start, spot)) if start != spot else shapes.line((start,))
    if not _stopped(scene, kind, straight, company, dry=dry):
        return (start, spot) if start != spot else (start,)
    most = shapes.between(start, spot) * DETOUR + MORE_IN
    near = shapes.disc((start[0] + spot[0]) / 2, (start[1] + spot[1]) / 2, most / 2)
    walls = standing_in(_walls(scene, kind, near, company, dry=dry), (start,))
    return Maze(walls).way(start, spot, most)


def _stopped(
    scene: Scene, kind: WalkingFigure, straight: Shape, going: Collection[str], *, dry: bool
) -> bool:
    """Whether anything blocks the straight way; only what is near it is looked at."""
    near = shapes.around(straight, kind.half_in)
    return shapes.meets(_walls(scene, kind, near, going, dry=dry), straight)


def _walls(scene: Scene, kind: WalkingFigure, near: Shape, going: Collection[str], *, dry: bool) -> Shape:
    hard = blocks(scene, kind, near, going)
    return shapes.together((hard, slows(scene, near))) if dry else hard
