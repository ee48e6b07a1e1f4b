"""All lines of sight between two armies, and the gaps between bases, reckoned together.

After a move only what changed is reckoned anew. The answers are those of `views.look` for each pair: whether
they see one another by daylight; and those of `obstructions.gap`: whether a shot goes through a gap (GAP-01,
GAP-02).
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import field
from functools import lru_cache
from itertools import pairwise

import numpy as np

from heart_africa.board import shapes
from heart_africa.board.extents import extent
from heart_africa.board.layout import Course, Spot, TerrainPiece
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Flags, Numbers, Places, Shape
from heart_africa.board.sight import rays as many
from heart_africa.board.sight.ground import hidden_by_growth, hidden_by_smoke, smoke, stretches, thickets
from heart_africa.board.sight.heights import HEIGHTS, hidden_by_heights, summit, top_edge
from heart_africa.board.sight.line import SLACK, Body, Sightline, body, sightline
from heart_africa.board.sight.rays import Bases, Crossed, Rays
from heart_africa.board.sight.views import Look
from heart_africa.board.sight.works import AT_A_GATE, BarrierLine, barriers, met
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.rules.book import ATTENDANT
from heart_africa.rules.book.terrain import PieceId

Ask = Callable[[Sightline], bool]
Line = Callable[[int], Sightline]
Hidden = tuple[Flags, Flags]  # of each ray: whether it is hidden, and whether that is doubtful


@dataclass
class Terrain:
    """A table and the bases on it, as rows of numbers.

    `known`: shapes, with the distance of every base to each.
    """

    scene: Scene
    row: Bases
    bases: Sequence[Shape]
    known: dict[object, tuple[Shape, Numbers]] = field(default_factory=dict)

    def hidden(self, found: Rays, line: Line) -> Flags:
        """A flag for each ray that something on the table hides.

        `line` draws a ray as a line, so that a doubtful one can be asked alone.
        """
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
        """The inches of every base from a shape, kept; only bases that moved are measured again."""
        if key not in self.known:
            self.known[key] = shape, shapes.distances_to(self.bases, shape)
        return self.known[key][1]

    def holding(self) -> Flags:
        """A flag for each base that touches a work, a fence or a wall."""
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

    def _height(self, found: Rays, one: TerrainPiece) -> Hidden:
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

    def _low_hill(self, found: Rays, hill: TerrainPiece) -> Hidden:
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

    def _linear(self, found: Rays, one: TerrainPiece) -> Hidden:
        """Flags for rays over the edge of a linear escarpment, and for doubtful ones.

        Hidden are those whose upper figure is too far behind the edge (TERR-11).
        """
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

    def _barrier(self, found: Rays, barrier: BarrierLine, hides: Flags, doubt: Flags) -> None:
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
    """Flags for these rays, all false."""
    return np.zeros(len(found), dtype=bool)


@lru_cache(256)
def _pieces(area: Shape) -> tuple[Course, ...]:
    return many.ring_pieces(shapes.rings(area))


@lru_cache(64)
def _bare(ground: Shape, roads: tuple[Shape, ...]) -> Shape:
    """Ground without the straight stretches of roads."""
    return shapes.together((shapes.without(ground, shapes.together(roads)),))


def _inches(found: Rays, area: Shape) -> tuple[Numbers, Flags]:
    """The inches of each ray inside an area, and flags for rays that graze its edge."""
    crossed = many.crossed(found, _pieces(area))
    return many.inside_in(found, crossed, shapes.points_in(area, found.to_x, found.to_y)), crossed.grazed


def _at_openings(crossed: Crossed, openings: Sequence[tuple[Spot, Spot]]) -> Flags:
    """Flags for crossings at a gate or breach."""
    free = np.zeros(len(crossed.ray), dtype=bool)
    for (west, south), (east, north) in openings:
        dx, dy = east - west, north - south
        share = ((crossed.x - west) * dx + (crossed.y - south) * dy) / max(dx * dx + dy * dy, many.FLAT)
        share = np.clip(share, 0.0, 1.0)
        free |= np.hypot(crossed.x - west - share * dx, crossed.y - south - share * dy) <= AT_A_GATE
    return free


# --- two armies ---


UNKNOWN, CLEAR, HIDDEN = -1, 0, 1
Counts = np.ndarray[tuple[int], np.dtype[np.int16]]


@dataclass
class Sights:
    """The lines of sight of a scene.

    `names`: all that stand in the open, `known`: their bases; `one`, `other`: the places of each side's
    figures among them; `found`: the rays between all pairs of enemies, those of the first side's first figure
    first; `over`: how many bases each goes over; `ground`: what the table does to it, unknown where a base
    hides it anyway. `odd`: pairs that are asked one by one: in buildings, on vessels, decided by the players.
    """

    scene: Scene
    names: tuple[str, ...]
    known: tuple[Body, ...]
    one: Places
    other: Places
    row: Bases
    terrain: Terrain
    found: Rays
    over: Counts
    ground: Counts
    odd: Flags

    def __post_init__(self) -> None:
        self.place = {name: place for place, name in enumerate(self.names)}
        self._at = {int(place): number for number, place in enumerate(self.one)}
        self._of = {int(place): number for number, place in enumerate(self.other)}

    @property
    def clear(self) -> Flags:
        """A flag for each pair: whether they see one another by daylight."""
        flags: Flags = (self.over == 0) & (self.ground == CLEAR)
        return flags

    def pair(self, one: str, other: str) -> int:
        """The place of a pair among the rays.

        Raises `KeyError` for two of one side, or for unknown figures.
        """
        first, second = self.place[one], self.place[other]
        if first not in self._at:
            first, second = second, first
        return self._at[first] * len(self.other) + self._of[second]

    def line(self, place: int) -> Sightline:
        """The line of sight of the pair at that place."""
        return sightline(self.scene, *self.pair_names(place))

    def pair_names(self, place: int) -> tuple[str, str]:
        """The names of the figures at both ends of a ray."""
        return self.names[self.found.first[place]], self.names[self.found.other[place]]


# --- from the first look ---


def sights(scene: Scene) -> Sights:
    """All lines of sight of a scene."""
    names = tuple(scene.here)
    known = tuple(body(scene, name) for name in names)
    row = many.bases([(each.stand, each.base) for each in known])
    sides = [scene.side_of(name) for name in names]
    one, other = (many.places(np.array([side == which for side in sides])) for which in _sides(scene))
    first, second = np.repeat(one, len(other)), np.tile(other, len(one))
    found = many.rays(row, first, second)
    terrain = Terrain(scene, row, [each.shape for each in known])
    over = np.zeros(len(found), dtype=np.int16)
    ground = np.full(len(found), UNKNOWN, dtype=np.int16)
    made = Sights(
        scene, names, known, one, other, row, terrain, found, over, ground, _odd(scene, known, found)
    )
    _count(made, found, blockers(made), 1, np.arange(len(found)), over)
    _settle(made)
    return made


def _sides(scene: Scene) -> tuple[str, str]:
    sides = [*scene.battle.sides, "", ""]
    return sides[0], sides[1]


def _odd(scene: Scene, known: Sequence[Body], found: Rays) -> Flags:
    """Flags for pairs that are asked one by one."""
    strange = np.array([bool(each.vessel or each.indoors or each.roof) for each in known], dtype=bool)
    flags: Flags = strange[found.first] | strange[found.other]
    decided = {each.name: place for place, each in enumerate(known)}
    for key in scene.decided:
        said = [decided[name] for name in key.split("|") if name in decided]
        flags |= np.isin(found.first, said) & np.isin(found.other, said)
    return flags


def blockers(made: Sights) -> Places:
    """The places of figures that may block a line: no attendants (VIS-06), none on a roof or aboard."""
    flags = [not (each.roof or each.vessel) and each.troop != ATTENDANT for each in made.known]
    return many.places(np.array(flags, dtype=bool))


def _count(  # noqa: PLR0917  # what is counted, on what, and where it is written down
    made: Sights, found: Rays, those: Places, much: int, at: Places, into: Counts
) -> None:
    """Add `much` to the count of each ray for every one of these bases that it goes over."""
    ray, _ = many.met(found, made.row, those)
    into[at] += np.bincount(ray, minlength=len(found)).astype(np.int16) * much


def _settle(made: Sights) -> None:
    """Find what the table does to every ray that no base hides."""
    asked = many.places((made.over == 0) & (made.ground == UNKNOWN) & ~made.odd)
    if len(asked):
        hides = made.terrain.hidden(made.found.at(asked), lambda place: made.line(int(asked[place])))
        made.ground[asked] = np.where(hides, HIDDEN, CLEAR)
    for place in many.places(made.odd):
        made.over[place] = 0
        made.ground[place] = CLEAR if Look(made.line(int(place))).clear else HIDDEN


# --- after something moved ---


def after(old: Sights, scene: Scene) -> Sights:
    """All lines of sight of a later scene, reckoned anew only for bases that moved.

    Where more has changed than where bases stand, everything is reckoned anew.
    """
    if not _same_table(old.scene, scene):
        return sights(scene)
    moved = np.array(list(_moved(old, scene)), dtype=np.intp)
    if not len(moved):
        return replace(old, scene=scene)
    fresh = {int(place): body(scene, old.names[place]) for place in moved}
    known = tuple(fresh.get(place, each) for place, each in enumerate(old.known))
    row = many.bases([(each.stand, each.base) for each in known])
    touched: Flags = np.isin(old.found.first, moved) | np.isin(old.found.other, moved)
    anew, kept = many.places(touched), many.places(~touched)
    found = old.found.with_(anew, many.rays(row, old.found.first[anew], old.found.other[anew]))
    terrain = old.terrain.moved(scene, row, [each.shape for each in known], moved)
    ground = np.where(touched, UNKNOWN, old.ground)
    odd = _odd(scene, known, found)
    made = replace(old, scene=scene, known=known, row=row, terrain=terrain, found=found,
                   over=old.over.copy(), ground=ground, odd=odd)  # fmt: skip
    _recount(old, made, moved, anew, kept)
    made.ground[odd | old.odd] = UNKNOWN
    _settle(made)
    return made


def _recount(old: Sights, made: Sights, moved: Places, anew: Places, kept: Places) -> None:
    """Count bases anew: all on rays whose ends moved, elsewhere only the bases that moved."""
    made.over[anew] = 0
    _count(made, made.found.at(anew), blockers(made), 1, anew, made.over)
    still = made.found.at(kept)
    for scene, much in ((old, -1), (made, 1)):
        those = blockers(scene)
        _count(scene, still, those[np.isin(those, moved)], much, kept, made.over)


def _same_table(old: Scene, new: Scene) -> bool:
    lay, other = old.layout, new.layout
    same = (lay.features, lay.works, lay.buildings, lay.blazes) == (
        other.features, other.works, other.buildings, other.blazes)  # fmt: skip
    battle, later = old.battle, new.battle
    weather = (battle.turn, battle.wind, battle.fires) == (later.turn, later.wind, later.fires)
    return same and weather and old.decided == new.decided and tuple(old.here) == tuple(new.here)


def _moved(old: Sights, scene: Scene) -> Iterator[int]:
    """The places of the figures whose base is elsewhere, or another one."""
    here, there, same = scene.layout.stands, old.scene.layout.stands, scene.battle is old.scene.battle
    for place, name in enumerate(old.names):
        elsewhere = here[name] is not there[name] and here[name] != there[name]
        if elsewhere or (not same and _state(scene, name) != _state(old.scene, name)):
            yield place


def _state(scene: Scene, name: str) -> tuple[object, ...]:
    """What decides a figure's base and level: troop, dismounted, on a roof, aboard."""
    figure = scene.figure(name)
    aboard = figure.aboard or scene.battle.unit_of(name).aboard
    return figure.troop, figure.dismounted, figure.on_roof, aboard


@dataclass(frozen=True)
class GapLines:
    """The shortest lines between bases near one another, which may be gaps.

    `one`, `other`: the places of the bases; `ends`: both ends of each line; `filled`: how many other bases
    stand on it, so that it is no gap.
    """

    one: Places
    other: Places
    ends: Numbers
    filled: Places

    @property
    def wide(self) -> Numbers:
        """The length of each line, which is the width of the gap."""
        wide: Numbers = np.hypot(self.ends[:, 2] - self.ends[:, 0], self.ends[:, 3] - self.ends[:, 1])
        return wide


def ways(made: Sights, widest: float) -> GapLines:
    """All lines shorter than `widest` inches between bases that may block a line of sight."""
    those = blockers(made)
    bases = [made.known[place].shape for place in those]
    one, other = shapes.near_pairs(bases, widest)
    return _ways(made, those[one], those[other], those)


def _ways(made: Sights, one: Places, other: Places, third: Places) -> GapLines:
    bases = [each.shape for each in made.known]
    ends = shapes.ways_across(bases, one, other)
    return GapLines(one, other, ends, _filled(made, one, other, ends, third))


def _filled(made: Sights, one: Places, other: Places, ends: Numbers, third: Places) -> Places:
    """For each line, how many of these bases stand on it, other than the two it joins."""
    near = _beside(made, ends, third)
    way, base = shapes.met_on_ways([made.known[place].shape for place in third], ends[near])
    way, base = near[way], third[base]
    apart = (base != one[way]) & (base != other[way])
    count: Places = np.bincount(way[apart], minlength=len(one))
    return count


def _beside(made: Sights, ends: Numbers, third: Places) -> Places:
    """The lines in that part of the table where these bases stand; usually few."""
    row, both = made.row, ends.reshape(-1, 2, 2)
    reach = row.reach[third]
    near = np.ones(len(ends), dtype=bool)
    for axis, middles in enumerate((row.x[third], row.y[third])):
        low, high = (middles - reach).min(initial=np.inf), (middles + reach).max(initial=-np.inf)
        near &= (both[:, :, axis].max(axis=1) >= low) & (both[:, :, axis].min(axis=1) <= high)
    return many.places(near)


def ways_after(old: Sights, known: GapLines, made: Sights, widest: float) -> GapLines:
    """The shortest lines after some bases moved, found from the earlier ones."""
    those = blockers(made)
    moved = np.array([p for p in range(len(made.known)) if made.known[p] is not old.known[p]], dtype=np.intp)
    moved = moved[np.isin(moved, those)]
    if not len(moved):
        return known
    stay = many.places(~(np.isin(known.one, moved) | np.isin(known.other, moved)))
    one, other, ends = known.one[stay], known.other[stay], known.ends[stay]
    before, now = (_filled(seen, one, other, ends, moved) for seen in (old, made))
    filled = known.filled[stay] - before + now
    fresh = _fresh(made, moved, those, widest)
    return GapLines(
        np.concatenate((one, fresh.one)),
        np.concatenate((other, fresh.other)),
        np.concatenate((ends, fresh.ends)),
        np.concatenate((filled, fresh.filled)),
    )


def _fresh(made: Sights, moved: Places, those: Places, widest: float) -> GapLines:
    """The lines from moved bases to those near them."""
    row = made.row
    far = np.hypot(row.x[moved][:, None] - row.x[those], row.y[moved][:, None] - row.y[those])
    from_, to = np.nonzero(far <= widest + row.reach[moved][:, None] + row.reach[those])
    one, other = np.minimum(moved[from_], those[to]), np.maximum(moved[from_], those[to])
    pairs = np.unique(np.stack((one, other), axis=1)[one != other], axis=0)
    near = shapes.pair_distances([each.shape for each in made.known], pairs[:, 0], pairs[:, 1]) <= widest
    return _ways(made, pairs[near, 0], pairs[near, 1], those)


def too_narrow(made: Sights, found: Rays, known: GapLines, shooters: Places) -> tuple[Flags, Flags]:
    """Flags for rays that go through a gap too narrow for their shooter (GAP-01, GAP-02).

    And for rays that just graze the end of a gap, which the look along that one line has to settle.
    """
    rows, touching = made.scene.book.shooting.line, made.scene.book.free_table.touching_in
    open_ = many.places((known.filled == 0) & (known.wide > touching))
    pieces = [((a, b), (c, d)) for a, b, c, d in known.ends[open_].tolist()]
    narrow = np.zeros(len(found), dtype=bool)
    if not pieces or not len(found):
        return narrow, narrow
    crossed = many.crossed(found, pieces, spare=SLACK)
    way, ray = open_[crossed.piece], crossed.ray
    strange = (known.one[way] != found.first[ray]) & (known.one[way] != found.other[ray])
    strange &= (known.other[way] != found.first[ray]) & (known.other[way] != found.other[ray])
    way, ray = way[strange], ray[strange]
    apart, within = _entered(made, found.at(ray), (known.one[way], known.other[way]))
    near = apart <= rows.gap_near_in.value + SLACK
    need = np.where(near, 2 * made.row.wide[shooters[ray]], rows.gap_in.value)
    narrow[ray[~within & (known.wide[way] < need - SLACK)]] = True
    return narrow, crossed.grazed


def _entered(made: Sights, found: Rays, pairs: tuple[Places, Places]) -> tuple[Numbers, Flags]:
    """How near to an end each ray enters between its pair of bases, and whether an end stands there."""
    row = made.row
    lines = np.stack((found.x, found.y, found.to_x, found.to_y), axis=1)
    spots = np.stack((row.x[found.first], row.y[found.first], row.x[found.other], row.y[found.other]), axis=1)
    apart, within = shapes.through_hulls([each.shape for each in made.known], pairs, lines, spots)
    return apart, within
