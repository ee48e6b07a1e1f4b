"""The orders of deployment and arrival, filled in from where figures were placed (pp. 20-22)."""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil

from heart_africa.board import shapes
from heart_africa.board.extents import extent, half
from heart_africa.board.findings import CloseCall, Finding, settled, told
from heart_africa.board.layout import EDGES, Stand, Work
from heart_africa.board.moves import cohesion, contact
from heart_africa.board.moves.faults import NO_RULE
from heart_africa.board.moves.unit_moves import covers, in_cover
from heart_africa.board.places import ambushes, zones
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape
from heart_africa.board.ways.way import AREA
from heart_africa.core.dataclass import replace
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import SideId, Sort, other
from heart_africa.rules.book import WorkId
from heart_africa.rules.book.printed import Cited
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.preparation.arrivals import PlaceArrival
from heart_africa.rules.preparation.deployment.ambushes import objections_to_lie
from heart_africa.rules.preparation.deployment.orders import Deploy, PlaceWork
from heart_africa.rules.referee.arrivals import EnterColumn
from heart_africa.rules.shared_terms import Obstacle

Stands = Mapping[str, Stand]
BOUGHT = {
    "fortification": WorkId.FIELD_FORTIFICATION,
    "barricade": WorkId.BARRICADE,
    "stake_trap": WorkId.STAKE_TRAP,
    "dummy_trap": WorkId.DUMMY_TRAP,
}


# --- before the battle ---


def deploy(
    scene: Scene,
    unit: str,
    stands: Stands,
    *,
    ambush: bool = False,
    guard: bool | None = None,
    note: str = "",
) -> Finding[Deploy]:
    """The order by which a unit begins the battle at these stands, in the open or in `ambush`.

    `guard`: whether it is the advance guard; None: it is if it stands too far out for anything else.
    """
    names, side = tuple(stands), scene.battle.unit(unit).side
    bases = cohesion.bases(scene, names, stands)
    ahead = _base_in(scene, unit, bases, guard=bool(guard))
    if guard is None:
        guard = _stands_out(scene, unit, ahead.value)
        ahead = _base_in(scene, unit, bases, guard=guard)
    off = _enemy_base_in(scene, unit, bases)
    groups = cohesion.groups_of(scene, names, stands)
    order = Deploy(
        unit,
        "ambush" if ambush else "table",
        base_in=ahead.value,
        enemy_base_in=off.value,
        own_half=in_half(scene, side, bases),
        guard=guard,
        sheltered=sheltered(scene, side, bases),
        groups=max(1, len(groups.value)),
        cover=bool(names) and all(covers(scene, name, stands[name]) for name in names),
        behind=_behind(scene, names, bases),
        note=note,
    )
    lines, close = (*ahead.lines, *groups.lines, *off.lines), (*ahead.close, *groups.close, *off.close)
    found = Finding(order, lines, close)
    return _hidden(scene, unit, stands, found) if ambush else found


def _base_in(scene: Scene, unit: str, bases: Sequence[Shape], *, guard: bool) -> Finding[float]:
    """The inches from the base line to the far edge of the farthest of these bases."""
    side = scene.battle.unit(unit).side
    rules, edge = zones.row(scene, side), zones.base_edge(scene.layout, side)
    if edge is None or not bases:
        return Finding(0.0)
    inches = max(zones.from_edge(scene.layout, edge, base)[1] for base in bases)
    limit = None if rules is None else rules.guard_in if guard else rules.zone_in
    return _told(scene, unit, "base-line", inches, limit)


def _told(scene: Scene, unit: str, what: str, inches: float, limit: Cited | None) -> Finding[float]:
    if limit is None:
        return Finding(told(inches))
    return settled(scene, what, inches, limit, {"unit": unit})


def _stands_out(scene: Scene, unit: str, inches: float) -> bool:
    """Whether a unit stands so far out that only an advance guard may."""
    rules = zones.row(scene, scene.battle.unit(unit).side)
    own = scene.battle.unit(unit).sort is Sort.UNIT
    return bool(own and rules and rules.guard_in and rules.zone_in and inches > rules.zone_in.value)


def _enemy_base_in(scene: Scene, unit: str, bases: Sequence[Shape]) -> Finding[float | None]:
    """The inches from the enemy's base line to the near edge of the nearest of these bases."""
    side = scene.battle.unit(unit).side
    edge, rules = zones.enemy_edge(scene, side), zones.row(scene, side)
    if edge is None or not bases:
        return Finding(None)
    inches = min(zones.from_edge(scene.layout, edge, base)[0] for base in bases)
    found = _told(scene, unit, "enemy-base-line", inches, rules.away_in if rules else None)
    return Finding(found.value, found.lines, found.close)


def in_half(scene: Scene, side: SideId, bases: Sequence[Shape]) -> bool:
    """Whether all these bases lie in the side's half of the table; true while there are no base lines."""
    own = half(scene.layout, side)
    if own.is_empty:
        return True
    room = shapes.around(own, scene.book.free_table.touching_in)
    return all(shapes.holds(room, base) for base in bases)


def sheltered(scene: Scene, side: SideId, bases: Sequence[Shape]) -> bool:
    """Whether all these bases lie in the side's village or camp, or in a kraal beside it (SCEN-47)."""
    homes = [extent(one) for one in scene.layout.features
             if one.what in {PieceId.VILLAGE, PieceId.CAMP} and one.owner in {"", side}]  # fmt: skip
    kraals = [shapes.area(one.course) for one in scene.layout.works if one.kind == "kraal"]
    slack = scene.book.free_table.touching_in
    rooms = [shapes.around(each, slack) for each in (*homes, *_beside(kraals, homes, scene))]
    return all(any(shapes.holds(room, base) for room in rooms) for base in bases)


def _beside(kraals: Sequence[Shape], homes: Sequence[Shape], scene: Scene) -> list[Shape]:
    """The kraals that adjoin a village or camp: within the distance at which figures hold together."""
    near = scene.book.cohesion.apart_in.value
    return [each for each in kraals if any(shapes.distance(each, home) <= near for home in homes)]


def _behind(scene: Scene, names: Sequence[str], bases: Sequence[Shape]) -> Obstacle:
    """The work that all these figures stand behind; `NONE` if they differ."""
    found = {contact.stands_behind(scene, name, base) for name, base in zip(names, bases, strict=True)}
    return found.pop() if len(found) == 1 else Obstacle.NONE


def _hidden(scene: Scene, unit: str, stands: Stands, found: Finding[Deploy]) -> Finding[Deploy]:
    """The order with the place of an ambush, and whether that hides the unit."""
    place = ambushes.place(scene, unit, stands)
    order = replace(
        found.value,
        lies_in=place.value.lies_in,
        hidden=place.value.hidden,
        observable=place.value.observable,
    )
    return Finding(order, found.lines + place.lines, found.close + place.close)


def objections_to_lying(scene: Scene, unit: str, stands: Stands) -> Iterator[Problem]:
    """The objections to a hidden unit's place: nobody can hide there, or another kind was noted."""
    order, noted = deploy(scene, unit, stands, ambush=True).value, scene.battle.unit(unit).lies_in
    yield from objections_to_lie(scene.book, scene.battle, order)
    if noted and order.lies_in != noted:
        yield Problem(f"{AREA}-lies-elsewhere", NO_RULE, 0, unit, {"unit": unit, "place": noted})


def place_work(scene: Scene, side: SideId, work: Work) -> PlaceWork | None:
    """The order by which a side places a bought work where it lies; None for a kraal."""
    if work.kind not in BOUGHT:
        return None
    pieces = work.kind.endswith("trap")
    long_in = 1 if pieces else ceil(told(shapes.length(shapes.line(work.course))))
    lies = shapes.around(shapes.line(work.course), 0.01)
    return PlaceWork(side, BOUGHT[work.kind], long_in, work.name, in_half(scene, side, (lies,)))


# --- later ---


def place_arrival(scene: Scene, unit: str, stands: Stands) -> Finding[PlaceArrival]:
    """The order by which a unit that may come on is placed at these stands."""
    names, side, rules = tuple(stands), scene.battle.unit(unit).side, scene.book.arrivals
    bases = cohesion.bases(scene, names, stands)
    edges = {name: _nearest_edge(scene, base) for name, base in zip(names, bases, strict=True)}
    deep = max((inches for inches, _ in edges.values()), default=0)
    far = settled(scene, "edge", deep, rules.edge_in, {"unit": unit})
    foe = other(side)
    scout = _nearest(scene, unit, bases, zones.scouts(scene, foe), ("enemy-scout", rules.scout_in))
    rival = _nearest(scene, unit, bases, zones.arrived(scene, foe), ("rival", rules.rival_in))
    order = PlaceArrival(
        unit,
        edge_in=far.value,
        own_half=in_half(scene, side, bases),
        impassable=any(by for _, by in edges.values()),
        scout_in=scout.value,
        rival_in=rival.value,
        cover=in_cover(scene, stands, names),
        alone=cohesion.alone(scene, names, stands),
    )
    close: tuple[CloseCall, ...] = (*far.close, *scout.close, *rival.close)
    return Finding(order, (*far.lines, *scout.lines, *rival.lines), close)


def _nearest_edge(scene: Scene, base: Shape) -> tuple[float, bool]:
    """The inches from the nearest edge to the far side of a base, and whether that edge is impassable."""
    layout = scene.layout
    inches, edge = min((zones.from_edge(layout, edge, base)[1], edge) for edge in EDGES)
    return inches, zones.impassable(layout, edge)


def _nearest(
    scene: Scene, unit: str, bases: Sequence[Shape], foes: Sequence[str], by: tuple[str, Cited]
) -> Finding[float | None]:
    """The least inches between these bases and those of these enemies; None without any."""
    others = [scene.footprint(name) for name in foes]
    found = [inches for base in bases for inches in shapes.distances(base, others)]
    if not found:
        return Finding(None)
    near = settled(scene, by[0], min(found), by[1], {"unit": unit})
    return Finding(near.value, near.lines, near.close)


def enter_column(scene: Scene, unit: str, stands: Stands) -> EnterColumn:
    """The order by which the next unit of a column is placed where it comes on."""
    names = tuple(stands)
    return EnterColumn(unit, in_cover(scene, stands, names), cohesion.alone(scene, names, stands))
