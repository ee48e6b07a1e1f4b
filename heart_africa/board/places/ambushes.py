"""Ambushes on the table: whether a place hides a unit, and what reveals one (pp. 5, 11, 16, 22).

For what can be seen from a base line, points an inch apart and points just beside every corner of the ground
are tried, since the view changes there. Only ground hides: figures come and go.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from heart_africa.board import shapes
from heart_africa.board.extents import extent, house
from heart_africa.board.findings import Finding, exact, settled
from heart_africa.board.layout import Base, Course, Edge, Layout, Spot, Stand, TerrainPiece
from heart_africa.board.moves import cohesion
from heart_africa.board.places import zones
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape
from heart_africa.board.sight.ground import hidden_by_growth, hidden_by_smoke
from heart_africa.board.sight.heights import HEIGHTS, hidden_by_heights
from heart_africa.board.sight.line import Body, Sightline, sightline
from heart_africa.board.sight.views import sees
from heart_africa.board.ways.way import footprint_at, half
from heart_africa.core.dataclass import dataclass
from heart_africa.rules.battle import Sort, Unit, Where
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.preparation.deployment.ambushes import Spring, spring
from heart_africa.rules.preparation.deployment.orders import Hiding

AREA = "table_moves"
COVERS: Mapping[PieceId, Hiding] = {
    PieceId.GULLY: "gully",
    PieceId.JUNGLE: "jungle",
    PieceId.TALL_GRASS: "tall_grass",
    PieceId.ROCKY_GROUND: "rocky_ground",
}
STEP_IN = 1.0
ASIDE_IN = 0.02
NOWHERE = Base(0, 0, "round")
"""An eye on the base line."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place for an ambush: its kind, whether all of it is hidden, whether the base line sees it."""

    lies_in: Hiding = "open_ground"
    hidden: bool = False
    observable: bool = True


# --- the place ---


def place(scene: Scene, unit: str, stands: Mapping[str, Stand]) -> Finding[Place]:
    """The place for an ambush that these stands make (AMBUSH-01 to AMBUSH-05)."""
    bases = cohesion.bases(scene, tuple(stands), stands)
    inside = [(kind, _inside(scene, what, bases)) for what, kind in COVERS.items()]
    whole = next((kind for kind, count in inside if bases and count == len(bases)), None)
    edge = zones.enemy_edge(scene, scene.battle.unit(unit).side)
    seen = edge is not None and observable(scene, edge, stands.values())
    if whole:
        return _found(scene, unit, Place(whole, hidden=True, observable=seen))
    if edge and not seen and _near_heights(scene, bases):
        return _found(scene, unit, Place("behind_hill", hidden=True, observable=False))
    if edge and (built := _behind_built(scene, edge, stands.values())):
        return _found(scene, unit, Place(built, hidden=True, observable=seen))
    kind, count = max(inside, key=lambda one: one[1])
    if count:
        return _found(scene, unit, Place(kind, hidden=False, observable=seen))
    near = _near_heights(scene, bases)
    return _found(scene, unit, Place("behind_hill" if near else "open_ground", hidden=False, observable=seen))


def _found(scene: Scene, unit: str, found: Place) -> Finding[Place]:
    about = {"unit": unit, "place": found.lies_in, "hidden": int(found.hidden), "seen": int(found.observable)}
    rows = {row.when: row for row in scene.book.ambushes.lying}
    row = rows["observable" if found.lies_in == "behind_hill" else "not_hidden"]
    return Finding(found, (row.line(f"{AREA}-ambush-place", 0, unit, **about),))


def _inside(scene: Scene, what: PieceId, bases: Sequence[Shape]) -> int:
    """How many of these bases lie wholly in ground of this kind."""
    lies = shapes.together(extent(one) for one in scene.layout.features if one.what is what)
    room = shapes.around(lies, scene.book.free_table.touching_in)
    return sum(shapes.holds(room, base) for base in bases)


def _near_heights(scene: Scene, bases: Sequence[Shape]) -> bool:
    """Whether there is any height on the table behind which they may lie."""
    return bool(bases) and any(one.what in HEIGHTS - {PieceId.GULLY} for one in scene.layout.features)


def _behind_built(scene: Scene, edge: Edge, stands: Iterable[Stand]) -> Hiding:
    """The kind of built cover that hides all these stands from the base line; "" if none does."""
    houses = [extent(one) for one in scene.layout.features if one.what is PieceId.VILLAGE]
    houses += [house(one) for one in scene.layout.buildings]
    works = [shapes.line(one.course) for one in scene.layout.works]
    spots = [stand.spot for stand in stands]
    if _screened(scene.layout, edge, spots, houses):
        return "behind_building"
    return "behind_work" if _screened(scene.layout, edge, spots, works) else ""


def _screened(layout: Layout, edge: Edge, spots: Sequence[Spot], things: Sequence[Shape]) -> bool:
    """Whether these things cut every line from the base line to each of the spots."""
    if not things or not spots:
        return False
    screen = shapes.together(things)
    points = watch_points(layout, edge)
    lines = ((eye, spot) for spot in spots for eye in points)
    return all(shapes.meets(screen, shapes.line((eye, spot))) for eye, spot in lines if eye != spot)


# --- from the base line ---


def observable(scene: Scene, edge: Edge, stands: Iterable[Stand]) -> bool:
    """Whether any of these stands can be seen from that edge of the table, as far as ground goes."""
    even = watch_points(scene.layout, edge)
    for stand in stands:
        for eye in (*even, *_beside_corners(scene.layout, edge, stand.spot)):
            if _in_view(scene, eye, stand):
                return True
    return False


def watch_points(layout: Layout, edge: Edge) -> tuple[Spot, ...]:
    """Points on an edge of the table, an inch apart, both ends included."""
    long_in = layout.long_in if edge in {"north", "south"} else layout.wide_in
    count = max(1, round(long_in / STEP_IN))
    return tuple(_on_edge(layout, edge, long_in * n / count) for n in range(count + 1))


def _on_edge(layout: Layout, edge: Edge, inches: float) -> Spot:
    """The point of an edge so many inches from its western or southern end."""
    match edge:
        case "north":
            return inches, layout.wide_in
        case "south":
            return inches, 0.0
        case "east":
            return layout.long_in, inches
        case _:
            return 0.0, inches


def _beside_corners(layout: Layout, edge: Edge, spot: Spot) -> Iterator[Spot]:
    """The points of an edge from which a spot is seen just past a corner of ground between."""
    along = 0 if edge in {"north", "south"} else 1
    across = 1 - along
    base = _on_edge(layout, edge, 0)[across]
    long_in = layout.long_in if along == 0 else layout.wide_in
    for corner in {corner for one in layout.features if one.what in HIDING for corner in _corners(one)}:
        depth = corner[across] - spot[across]
        if not depth or (base - spot[across]) / depth <= 1:
            continue
        there = spot[along] + (corner[along] - spot[along]) * (base - spot[across]) / depth
        for inches in (there - ASIDE_IN, there + ASIDE_IN):
            if 0 <= inches <= long_in:
                yield _on_edge(layout, edge, inches)


HIDING = HEIGHTS | {PieceId.JUNGLE, PieceId.TALL_GRASS}


def _corners(one: TerrainPiece) -> Course:
    return (*one.outline, *one.top, *one.course, *(one.crest or ()))


def _in_view(scene: Scene, eye: Spot, stand: Stand) -> bool:
    """Whether ground lets a figure at that stand be seen from that spot."""
    watcher = Body(name="", troop="", stand=Stand(*eye), base=NOWHERE, shape=shapes.line((eye,)))
    hidden = Body(name="", troop="", stand=stand, base=NOWHERE, shape=shapes.line((stand.spot,)))
    line = Sightline(scene, watcher, hidden, eye, stand.spot, shapes.between(eye, stand.spot))
    return not any(hides(line).value for hides in (hidden_by_heights, hidden_by_growth, hidden_by_smoke))


# --- what brings it to light ---


def hidden_units(scene: Scene) -> tuple[Unit, ...]:
    """The units in ambush whose places on the table are known."""
    units = scene.battle.units.values()
    return tuple(unit for unit in units if unit.where is Where.AMBUSH and scene.of(unit.name))


def watched(scene: Scene, unit: str, courses: Mapping[str, Course] | None = None) -> Finding[Spring]:
    """What has happened around a hidden unit, as the order that would reveal it.

    How near enemies, Scouts and Leader have come. `courses`: the ways of figures that move now, which count
    at every point.
    """
    bases, side = cohesion.bases(scene, scene.of(unit)), scene.battle.unit(unit).side
    foes = {name: _where(scene, name, courses or {}) for name, own in scene.here.items() if own.side != side}
    rows = scene.book.ambushes
    named = {
        "enemy": (foes, rows.near_in),
        "scout": ({n: s for n, s in foes.items() if scene.here[n].sort is Sort.SCOUT}, rows.keen_in),
        "leader": ({n: s for n, s in foes.items() if _leads(scene, n)}, rows.keen_in),
    }
    found = {
        who: settled(scene, f"ambush-{who}", inches, limit, {"unit": unit})
        for who, (near, limit) in named.items()
        if (inches := _nearest(bases, near.values())) is not None
    }
    view = _in_sight(scene, unit, courses or {}, foes)
    enemy, scout, leader = (found[who].value if who in found else None for who in named)
    order = Spring(unit, enemy, scout, leader, view.value)
    lines = tuple(line for each in found.values() for line in each.lines)
    close = tuple(call for each in found.values() for call in each.close)
    return Finding(order, lines + view.lines, close + view.close)


def _where(scene: Scene, name: str, courses: Mapping[str, Course]) -> Shape:
    """The base of a figure, or all that it passes over on its way."""
    if name not in courses or len(courses[name]) < 2:  # noqa: PLR2004  # a single spot is no way
        return scene.footprint(name)
    return shapes.around(shapes.line(courses[name]), half(scene.base(name)))


def _leads(scene: Scene, name: str) -> bool:
    """Whether the figure is a leader himself, not his attendant or bearer."""
    unit = scene.here[name]
    return unit.sort is Sort.LEADER and unit.figures[0].name == name


def _nearest(bases: Sequence[Shape], foes: Iterable[Shape]) -> float | None:
    others = tuple(foes)
    return min((inches for base in bases for inches in shapes.distances(base, others)), default=None)


def _in_sight(
    scene: Scene, unit: str, courses: Mapping[str, Course], foes: Mapping[str, Shape]
) -> Finding[bool]:
    """Whether an enemy has come to where he sees a unit that hides behind something (AMBUSH-09).

    Where it is known who moves, only those are looked at: the others have seen nothing so far.
    """
    if scene.battle.unit(unit).lies_in != "behind_hill":
        return Finding(value=False)
    for name in (each for each in foes if not courses or each in courses):
        for hidden in scene.of(unit):
            spots = _looked_from(courses.get(name, ()))
            stand = scene.stand(hidden)
            seen = any(
                _light_enough(scene, name, eye, hidden) and _in_view(scene, eye, stand) for eye in spots
            )
            if seen or _sees(scene, name, hidden):
                return _seen(scene, unit, name)
    return Finding(value=False)


def _sees(scene: Scene, name: str, hidden: str) -> bool:
    """Whether an enemy sees a hidden figure from where he stands; heights are asked first, being quick."""
    by_ground = hidden_by_heights(sightline(scene, name, hidden)).value
    return not by_ground and sees(scene, name, hidden).value


def _light_enough(scene: Scene, name: str, eye: Spot, hidden: str) -> bool:
    """Whether it is light enough to see so far from there; in the dark that is not far (DARK-03)."""
    if not scene.battle.dark:
        return True
    inches = shapes.distance(footprint_at(scene, name, eye), scene.footprint(hidden))
    return exact(inches) <= scene.book.shooting.line.dark_in.value


def _looked_from(course: Course) -> tuple[Spot, ...]:
    """Spots an inch apart along a way."""
    if len(course) < 2:  # noqa: PLR2004  # a single spot is no way
        return ()
    way = shapes.line(course)
    return tuple(shapes.along(way, n * STEP_IN) for n in range(int(shapes.length(way) / STEP_IN) + 1))


def _seen(scene: Scene, unit: str, by: str) -> Finding[bool]:
    row = next(row for row in scene.book.ambushes.springing if row.when == "came_into_view")
    line = row.line(f"{AREA}-ambush-seen", 0, unit, unit=unit, by=by)
    return Finding(value=True, lines=(line,))


def springs(scene: Scene, courses: Mapping[str, Course] | None = None) -> Finding[tuple[Spring, ...]]:
    """The orders for hidden units that are revealed now, since an enemy has come too near or sees them."""
    found = [watched(scene, unit.name, courses) for unit in hidden_units(scene)]
    sprung = [each for each in found if spring(scene.book, scene.battle, each.value)]
    lines = tuple(line for each in sprung for line in each.lines)
    close = tuple(call for each in found for call in each.close)
    return Finding(tuple(each.value for each in sprung), lines, close)
