"""A unit's move as the engine's orders, wholly filled from where its figures go (pp. 22-28).

Figures that go by different rolls, or meet different things on their way, move by orders of their own, one
after the other; the last of them tells how the unit holds together.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace

from heart_africa.board import shapes
from heart_africa.board.findings import Finding
from heart_africa.board.layout import Course, Edge
from heart_africa.board.limits import exact, told
from heart_africa.board.moves import cohesion
from heart_africa.board.moves.goings import Going, goings, walk_of
from heart_africa.board.moves.sheltered import in_cover
from heart_africa.board.scene import Scene
from heart_africa.board.ways import ground as ways_ground
from heart_africa.board.ways.way import half
from heart_africa.rules.battle import Sort
from heart_africa.rules.play.movement.dice import Water
from heart_africa.rules.referee.movement.orders import Move, Turn
from heart_africa.rules.tables.terrain import GroundId

__all__ = [
    "Going",
    "by_far_side",
    "goings",
    "move",
    "nearest_enemy",
    "turn",
    "walk_of",
]

FAR: Mapping[Edge, Edge] = {"north": "south", "south": "north", "east": "west", "west": "east"}


def move(
    scene: Scene,
    unit: str,
    courses: Mapping[str, Course],
    facings: Mapping[str, float] | None = None,
    *,
    water: Water = "",
) -> Finding[tuple[Move, ...]]:
    """The orders by which a unit's figures go along these courses, and end facing so.

    `courses`: the spots of each figure's way, the first of which may be where it stands; `facings`: of
    figures that turn, moving or in place.
    """
    found = goings(scene, courses, facings, water=water)
    parties = _parties(scene, found.value)
    orders = [_order(scene, unit, party, water) for party in parties] or [Move(unit)]
    moved = {going.name for going in found.value}
    turned = tuple(name for name in facings or {} if name not in moved and _turns(scene, name, facings or {}))
    last = _held(scene, unit, replace(orders[-1], turned=turned), found.value)
    orders = [*(replace(each, more=True) for each in orders[:-1]), last.value]
    lines = dict.fromkeys((*found.lines, *last.lines))
    return Finding(tuple(orders), tuple(lines), tuple(dict.fromkeys((*found.close, *last.close))))


def _turns(scene: Scene, name: str, facings: Mapping[str, float]) -> bool:
    return exact(scene.stand(name).facing % 360) != exact(facings[name] % 360)


def turn(scene: Scene, unit: str, facings: Mapping[str, float]) -> Turn:
    """The order by which figures turn in place to face so."""
    return Turn(unit, tuple(name for name in facings if _turns(scene, name, facings)))


def _parties(scene: Scene, found: Iterable[Going]) -> tuple[tuple[Going, ...], ...]:
    """Those who can move by one order: by the same roll, over ground that bears on them alike."""
    parties: dict[object, list[Going]] = defaultdict(list)
    for going in found:
        parties[_alike(scene, going)].append(going)
    return tuple(tuple(party) for party in parties.values())


def _alike(scene: Scene, going: Going) -> object:
    book, own = scene.book, going.way
    bearing = frozenset(ground for ground in own.over.grounds if _bears(scene, ground))
    return (
        (going.reach.inches, going.reach.pace, going.reach.stop) if going.reach else None,
        ways_ground.slow(book, own.starts.grounds),
        ways_ground.slow(book, own.over.grounds),
        bearing,
        own.over.infested,
        _by_road(scene, going),
        (own.through, own.owner, own.enters),
        (ways_ground.slow(book, going.aims_at), going.aims_over, going.behind),
    )


def _bears(scene: Scene, ground: GroundId) -> bool:
    """Whether a kind of ground does more to a way than to slow it."""
    row = scene.book.terrain.ground[ground]
    return bool(row.barred or row.single_file) or ground is GroundId.FORD


def _by_road(scene: Scene, going: Going) -> bool:
    """Whether a road alone spared it all difficult terrain, so that it can be told so."""
    over = going.way.over
    return bool(over.cancelled) and not ways_ground.slow(scene.book, over.grounds)


def _order(scene: Scene, unit: str, party: tuple[Going, ...], water: Water) -> Move:
    """The move of those who go alike."""
    one, road = party[0], _by_road(scene, party[0])
    names = tuple(going.name for going in party)
    stands = {going.name: going.stand for going in party}
    leaving = tuple(going.name for going in party if by_far_side(scene, unit, going))
    staying = tuple(name for name in names if name not in leaving)
    return Move(
        unit,
        names,
        inches=told(max(going.inches for going in party)),
        starts=_grounds((going.way.starts for going in party), road=road),
        over=_grounds((going.way.over for going in party), road=road),
        road=road,
        aims_at=tuple(dict.fromkeys(ground for going in party for ground in going.aims_at)),
        aims_over=one.aims_over,
        aims_short_in=_nearest_short(party),
        single_file=one.single_file,
        water=water,
        infested=one.way.over.infested,
        through=one.way.through,
        owner=one.way.owner,
        enters=one.way.enters,
        enemy_in=nearest_enemy(scene, party) if scene.battle.unit(unit).guided else None,
        engages=tuple((going.name, enemy) for going in party for enemy in going.engages),
        breaks_off=tuple(going.name for going in party if going.breaks_off),
        over_bases=tuple(going.name for going in party if _over_enemies(scene, going)),
        exits=leaving,
        cover=in_cover(scene, stands, staying),
        covered=tuple(name for name in in_cover(scene, {}, names) if not scene.figure(name).cover),
        alone=cohesion.alone(scene, staying, stands),
        behind=one.behind,
    )


def _grounds(found: Iterable[ways_ground.Over], *, road: bool) -> tuple[GroundId, ...]:
    """All kinds of ground in these ways, those that a road leads across only where it spares them all."""
    each = ((*over.grounds, *(over.cancelled if road else ())) for over in found)
    return tuple(dict.fromkeys(ground for grounds in each for ground in grounds))


def _nearest_short(party: Iterable[Going]) -> float | None:
    """How near those come to the cover of whom they go for, who should stop short of it."""
    return min(
        (told(going.aims_short_in) for going in party if going.aims_short_in is not None), default=None
    )


def nearest_enemy(scene: Scene, party: Iterable[Going]) -> float | None:
    """How near these come to any enemy, on their way or at its end."""
    near: list[float] = []
    for going in party:
        swept = shapes.around(shapes.line(going.way.course), half(scene.base(going.name)))
        side = scene.side_of(going.name)
        foes = [base for name, base in scene.footprints.items() if scene.here[name].side != side]
        near += shapes.distances(swept, foes)
    return told(min(near)) if near else None


def _over_enemies(scene: Scene, going: Going) -> bool:
    """Whether it breaks off over the bases of other enemies than those it leaves (BREAK-09)."""
    own = scene.figure(going.name)
    side = scene.side_of(going.name)
    others = (name for name in going.way.bases if name not in own.enemies)
    return going.breaks_off and any(scene.side_of(name) != side for name in others)


def by_far_side(scene: Scene, unit: str, going: Going) -> bool:
    """Whether it leaves the table opposite the side by which its column comes on (SCEN-29)."""
    edge = scene.layout.entry or scene.layout.bases.get(scene.battle.unit(unit).side)
    if not edge or not going.way.leaves:
        return False
    (x, y), far = going.way.end, FAR[edge]
    beyond: Mapping[Edge, bool] = {
        "north": y > scene.layout.wide_in,
        "south": y < 0,
        "east": x > scene.layout.long_in,
        "west": x < 0,
    }
    return beyond[far]


def _held(scene: Scene, unit: str, order: Move, gone: tuple[Going, ...]) -> Finding[Move]:
    """With how the unit held together before, and does now: told of units alone."""
    if scene.battle.unit(unit).sort is not Sort.UNIT:
        return Finding(order)
    stands = {going.name: going.stand for going in gone}
    away = {going.name for going in gone if going.way.leaves}
    names = cohesion.company(scene, unit)
    left = tuple(name for name in names if name not in away)
    before, after = cohesion.groups_of(scene, names), cohesion.groups_of(scene, left, stands)
    whole, held = len(before.value) <= 1, len(after.value) <= 1
    closes = not whole and cohesion.widest_gap(scene, left, stands) < cohesion.widest_gap(scene, left)
    order = replace(order, cohesive_before=whole, cohesive_after=held, closes_up=closes and not held)
    return Finding(order, after.lines, (*before.close, *after.close))
