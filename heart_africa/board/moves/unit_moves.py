"""A unit's move as orders, filled in completely from where its figures go (pp. 22-28).

Figures that go by different rolls, or meet different things on their way, move by orders of their own, one
after the other; the last of them tells how the unit holds together.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from heart_africa.board import shapes
from heart_africa.board.findings import CloseCall, Finding, exact, gathered, judged, told
from heart_africa.board.layout import Course, Edge, Stand
from heart_africa.board.moves import cohesion, contact
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape
from heart_africa.board.ways import ground as ways_ground
from heart_africa.board.ways.ground import Over
from heart_africa.board.ways.way import AREA, Way, footprint_at, half, in_file, stand_at, way
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.rules.battle import Figure, Sort
from heart_africa.rules.battle.companies import walks_as
from heart_africa.rules.battle.units import MoveRolled
from heart_africa.rules.book import NO_TROOP, Arm, Book
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.play.movement import ways
from heart_africa.rules.play.movement.dice import Water
from heart_africa.rules.play.movement.ways import Reach, Stretch, Walk
from heart_africa.rules.preparation.terrain import Footing, cover
from heart_africa.rules.referee.movement.alternation import rolled_for
from heart_africa.rules.referee.movement.orders import Move, Turn
from heart_africa.rules.shared_terms import Obstacle

OPEN = (GroundId.OPEN_GROUND,)


def stretch(over: Over) -> Stretch:
    """The ground of a way in the form that the rules take; what a road cancels is left out."""
    return Stretch(over.grounds or OPEN)


def walk(
    scene: Scene,
    way: Way,
    *,
    aims_at: tuple[GroundId, ...] = (),
    aims_over: Obstacle = Obstacle.NONE,
    single_file: bool = False,
    water: Water = "",
) -> Walk:
    """A figure's way in the form that the rules take; attendants and bearers go as their leader."""
    figure = scene.figure(way.figure)
    return Walk(
        walks_as(scene.battle, figure),
        starts=stretch(way.starts),
        over=(stretch(way.over),),
        aims_at=Stretch(aims_at) if aims_at else None,
        behind=aims_over,
        on_foot=figure.dismounted,
        single_file=single_file,
        dark=scene.battle.dark,
        water=water,
    )


def may_go(scene: Scene, walk_: Walk, figure: str) -> Reach | None:
    """How far the figure may go on that way, and why; None if its unit has not rolled."""
    rolled = _rolled(scene, scene.figure(figure))
    return ways.reach(scene.book, walk_, rolled) if rolled else None


def _rolled(scene: Scene, figure: Figure) -> tuple[MoveRolled, ...]:
    """The rolls of its unit; a leader who is part of a unit goes by that unit's."""
    own = scene.battle.unit_of(figure.name)
    leading = scene.battle.unit(own.with_unit) if own.with_unit and not own.rolled else own
    return rolled_for(scene.book, scene.battle, leading, figure)


# --- which figures that move, or have moved, stand in ground that covers them ---


FAR_OFF = 1000.0
"""Inches beyond every limit: whoever is covered from far off only is asked about when he is shot at."""


def in_cover(scene: Scene, stands: Mapping[str, Stand], names: Iterable[str]) -> tuple[str, ...]:
    """Those of these figures that end the move in cover, at their new stands or where they are."""
    return tuple(name for name in names if covers(scene, name, stands.get(name) or scene.stand(name)))


def covers(scene: Scene, name: str, stand: Stand) -> bool:
    """Whether ground covers a figure there from shots other than guns'; it counts as having moved."""
    grounds = ways_ground.grounds_at(scene.book, scene.layout, stand.spot)
    arm = _arm(scene.book, scene.figure(name))
    return bool(cover(scene.book, Footing(grounds, arm, "", FAR_OFF, moved=True)))


def _arm(book: Book, figure: Figure) -> Arm:
    """What a figure is on the table; dismounted riders are on foot."""
    arm = NO_TROOP[figure.troop] if figure.troop in NO_TROOP else book.arm(figure.troop)
    return Arm.FOOT if arm is None or (arm is Arm.MOUNTED and figure.dismounted) else arm


# --- the figures of a unit that go somewhere together, each with all that it meets (pp. 22-28) ---


@dataclass(frozen=True, slots=True)
class Going:
    """A figure that moves: its way, where it ends, whom it meets there, how far it may go.

    `reach`: None where its unit has not rolled; `inches`: the length of its way, as decided if close;
    `aims_at`: the ground of those it meets, `aims_over`: what they stand behind. `aims_short_in`: how far
    from that ground it ends, if it comes too near to it without meeting anybody.
    """

    way: Way
    stand: Stand
    engages: tuple[str, ...] = ()
    aims_at: tuple[GroundId, ...] = ()
    aims_over: Obstacle = Obstacle.NONE
    aims_short_in: float | None = None
    behind: Obstacle = Obstacle.NONE
    single_file: bool = False
    breaks_off: bool = False
    reach: Reach | None = None
    inches: float = 0

    @property
    def name(self) -> str:
        """The name of the figure."""
        return self.way.figure


def goings(
    scene: Scene,
    courses: Mapping[str, Course],
    facings: Mapping[str, float] | None = None,
    *,
    water: Water = "",
) -> Finding[tuple[Going, ...]]:
    """The figures that move, with all that they meet; those who stay where they are are left out.

    Kept in the scene, since orders and objections ask for the same.
    """
    key, kept = (dict(courses), dict(facings or {}), water), scene.cache.get("goings")
    if kept is None or kept[0] != key:
        kept = scene.cache["goings"] = key, _goings(scene, courses, facings or {}, water)
    found: Finding[tuple[Going, ...]] = kept[1]
    return found


def _goings(
    scene: Scene, courses: Mapping[str, Course], turned: Mapping[str, float], water: Water
) -> Finding[tuple[Going, ...]]:
    found = [
        way(scene, name, course, going=courses, facing=turned.get(name)) for name, course in courses.items()
    ]
    leaving = [each.value for each in found if each.value.moves]
    file, climbing = _in_file(leaving), _in_file([each for each in leaving if _in_single_file(scene, each)])
    gone = [
        _going(
            scene,
            each,
            turned.get(each.figure),
            file=climbing if _in_single_file(scene, each) else file,
            water=water,
        )
        for each in leaving
    ]
    (lines, doubts), (more, others) = gathered(found), gathered(gone)
    return Finding(tuple(each.value for each in gone), lines + more, doubts + others)


def _in_file(ways: list[Way]) -> bool:
    return in_file([each.course for each in ways])


def _in_single_file(scene: Scene, own: Way) -> bool:
    """Whether its way crosses ground that can only be passed in single file (TERR-14)."""
    rows = (scene.book.terrain.ground[ground] for ground in own.over.grounds)
    return any(row.single_file for row in rows)


def _going(scene: Scene, own: Way, facing: float | None, *, file: bool, water: Water) -> Finding[Going]:
    """One figure's way, with whom it meets and how far it may go."""
    base = footprint_at(scene, own.figure, own.end, facing)
    before = scene.figure(own.figure).enemies
    met = contact.meeting(scene, own.figure, base)
    engages = tuple(enemy for enemy in met.value if enemy not in before)
    aims = tuple(dict.fromkeys(ground for enemy in engages for ground in _ground_of(scene, enemy)))
    between = [contact.obstacle_between(scene, base, scene.footprint(enemy)) for enemy in engages]
    going = Going(
        own,
        stand_at(scene, own.figure, own.end, facing),
        engages,
        aims,
        next((each for each in between if each is not Obstacle.NONE), Obstacle.NONE),
        behind=contact.stands_behind(scene, own.figure, base),
        single_file=file,
        breaks_off=bool(before) and not {*before} & {*met.value},
    )
    if not met.value:
        going = _pressing_on(scene, going, base, water)
    return _measured(scene, going, water, met.close)


def _pressing_on(scene: Scene, going: Going, base: Shape, water: Water) -> Going:
    """The move, with the cover that it comes too near to if its dice would take it on to an enemy there.

    Who makes for an enemy in cover with dice for the open only stops an inch short of the cover (MOVE-06);
    who cannot reach him this turn may go up to its edge.
    """
    reach = may_go(scene, walk_of(scene, going, water), going.name)
    left = 0 if reach is None or reach.stop else reach.inches - exact(going.way.inches)
    stop = scene.book.movement.short_of_in.value - scene.book.free_table.touching_in
    near = ways_ground.slowing_within(scene.book, scene.layout, base, stop) if left > 0 else ()
    for ground, area in near:
        aimed = replace(going, aims_at=(ground,), aims_short_in=shapes.distance(base, area))
        found = may_go(scene, walk_of(scene, aimed, water), going.name)
        if found and found.stop == "short" and contact.ahead(scene, going.way, left, area):
            return aimed
    return going


def walk_of(scene: Scene, going: Going, water: Water = "") -> Walk:
    """The way of a moving figure in the form that the rules take, with the enemy it makes for."""
    return walk(
        scene,
        going.way,
        aims_at=going.aims_at,
        aims_over=going.aims_over,
        single_file=going.single_file,
        water=water,
    )


def _ground_of(scene: Scene, enemy: str) -> tuple[GroundId, ...]:
    return ways_ground.grounds_at(scene.book, scene.layout, scene.stand(enemy).spot)


def _measured(scene: Scene, going: Going, water: Water, doubts: tuple[CloseCall, ...]) -> Finding[Going]:
    """The move with how far it may go; where way and allowance are too close to call, as decided."""
    reach = may_go(scene, walk_of(scene, going, water), going.name)
    inches = exact(going.way.inches)
    if reach is None:
        return Finding(replace(going, inches=inches), close=doubts)
    row = scene.book.free_table.ways.length
    about = {"figure": going.name, "pace": reach.pace}
    call = CloseCall(
        f"{AREA}-close-allowance", inches, reach.inches, row.rule, row.page, inches <= reach.inches, about
    )
    answer, close = judged(call, scene.book.free_table.close_in, scene.decided)
    counted = (
        min(inches, reach.inches) if answer else inches if inches > reach.inches else reach.inches + 0.01
    )
    return Finding(replace(going, reach=reach, inches=counted), reach.lines, (*doubts, *close))


# --- A unit's move as the engine's orders, wholly filled from where its figures go (pp. 22-28) ---


FAR: Mapping[Edge, Edge] = {"north": "south", "south": "north", "east": "west", "west": "east"}


def move(
    scene: Scene,
    unit: str,
    courses: Mapping[str, Course],
    facings: Mapping[str, float] | None = None,
    *,
    water: Water = "",
) -> Finding[tuple[Move, ...]]:
    """The orders by which a unit's figures go along these courses.

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
    """The order by which figures turn in place to these facings."""
    return Turn(unit, tuple(name for name in facings if _turns(scene, name, facings)))


def _parties(scene: Scene, found: Iterable[Going]) -> tuple[tuple[Going, ...], ...]:
    """The moving figures in groups that one order can move: same roll, same effects of the ground."""
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
    """Whether this ground does more to a way than slow it."""
    row = scene.book.terrain.ground[ground]
    return bool(row.barred or row.single_file) or ground is GroundId.FORD


def _by_road(scene: Scene, going: Going) -> bool:
    """Whether a road alone cancels all difficult terrain on the way, so that the order says so."""
    over = going.way.over
    return bool(over.cancelled) and not ways_ground.slow(scene.book, over.grounds)


def _order(scene: Scene, unit: str, party: tuple[Going, ...], water: Water) -> Move:
    """The order for figures that move alike."""
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
    """All kinds of ground that these ways go over; `road`: including those that a road cancels."""
    each = ((*over.grounds, *(over.cancelled if road else ())) for over in found)
    return tuple(dict.fromkeys(ground for grounds in each for ground in grounds))


def _nearest_short(party: Iterable[Going]) -> float | None:
    """The least inches at which these figures end from the cover that they should stop short of; or None."""
    return min(
        (told(going.aims_short_in) for going in party if going.aims_short_in is not None), default=None
    )


def nearest_enemy(scene: Scene, party: Iterable[Going]) -> float | None:
    """The least inches between these figures and any enemy, on their way or at its end; or None."""
    near: list[float] = []
    for going in party:
        swept = shapes.around(shapes.line(going.way.course), half(scene.base(going.name)))
        side = scene.side_of(going.name)
        foes = [base for name, base in scene.footprints.items() if scene.here[name].side != side]
        near += shapes.distances(swept, foes)
    return told(min(near)) if near else None


def _over_enemies(scene: Scene, going: Going) -> bool:
    """Whether it breaks off over the bases of enemies other than those it leaves (BREAK-09)."""
    own = scene.figure(going.name)
    side = scene.side_of(going.name)
    others = (name for name in going.way.bases if name not in own.enemies)
    return going.breaks_off and any(scene.side_of(name) != side for name in others)


def by_far_side(scene: Scene, unit: str, going: Going) -> bool:
    """Whether it leaves the table opposite the edge at which its column comes on (SCEN-29)."""
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
    """The order with how the unit held together before and does after; only units have cohesion."""
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
