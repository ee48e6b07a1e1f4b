"""Orders for what figures meet on their way or at its end: works, traps, water, boats, roofs (pp. 13-18).

Also evading, a Scout who leads a unit, and what figures touch: baggage, things to burn.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import cos, radians, sin

from heart_africa.board import shapes
from heart_africa.board.extents import burning, extent, house
from heart_africa.board.findings import Finding, settled, told
from heart_africa.board.layout import Course, Spot
from heart_africa.board.moves import cohesion, contact
from heart_africa.board.moves.unit_moves import in_cover
from heart_africa.board.radii import himself, nearest
from heart_africa.board.scene import Scene
from heart_africa.board.ways import ground as ways_ground
from heart_africa.board.ways.mazes import Maze, slows
from heart_africa.board.ways.way import Way, footprint_at, in_file, stand_at, way
from heart_africa.rules.battle import SideId
from heart_africa.rules.book import BAGGAGE
from heart_africa.rules.book.terrain import GroundId, PieceId
from heart_africa.rules.organisation import baggage
from heart_africa.rules.organisation.baggage import Capture
from heart_africa.rules.organisation.fortifications import ClimbWork
from heart_africa.rules.organisation.scouts import Guide
from heart_africa.rules.organisation.tembas import ClimbRoof
from heart_africa.rules.organisation.traps import StepOnTrap
from heart_africa.rules.play.close_combat.leaving import Evade
from heart_africa.rules.play.fires import Burnable, LightFire
from heart_africa.rules.preparation.terrain import CrossWater
from heart_africa.rules.referee.movement.orders import Board, ReachWork
from heart_africa.rules.referee.shooting.phase import StayInFire

STRAIGHT = 1.0
"""Degrees within which a hand that moves a figure straight away does so."""


# --- works and traps ---


def reached(ways: Iterable[Way]) -> tuple[ReachWork, ...]:
    """The orders that stop figures where they have come into contact with a work (FORT-08)."""
    found: dict[ways_ground.BarrierKind, list[str]] = defaultdict(list)
    for each in ways:
        for work in each.reaches:
            found[work.kind].append(each.figure)
    return tuple(ReachWork(tuple(names), kind) for kind, names in found.items())


def climb(scene: Scene, unit: str, courses: Mapping[str, Course]) -> tuple[ClimbWork, ...]:
    """The orders to climb the works that these courses cross, one for each kind of work."""
    found: dict[ways_ground.BarrierKind, list[Way]] = defaultdict(list)
    for name, course in courses.items():
        own = way(scene, name, course, going=courses).value
        for work in own.crosses[:1]:
            found[work.kind].append(own)
    orders = [_climb(scene, unit, kind, tuple(ways)) for kind, ways in found.items()]
    return tuple(orders)


def _climb(scene: Scene, unit: str, kind: ways_ground.BarrierKind, ways: Sequence[Way]) -> ClimbWork:
    limit = scene.book.free_table.touching_in
    touching = all(
        shapes.distance(scene.footprint(each.figure), work.line) <= limit
        for each in ways
        for work in each.crosses[:1]
    )
    engages = (
        (each.figure, enemy)
        for each in ways
        for enemy in contact.touched(scene, each.figure, footprint_at(scene, each.figure, each.end))
    )
    return ClimbWork(unit, tuple(each.figure for each in ways), kind, touching, tuple(engages))


def trodden(scene: Scene, ways: Iterable[Way]) -> tuple[StepOnTrap, ...]:
    """The orders for figures that have stepped on traps; the layout says whether a trap is real."""
    real = {each.name: each.real for each in ways_ground.traps(scene.book, scene.layout)}
    return tuple(StepOnTrap(each.figure, real[trap]) for each in ways for trap in each.traps[:1])


Following = ReachWork | StepOnTrap | CrossWater


def following(scene: Scene, unit: str, courses: Mapping[str, Course]) -> tuple[Following, ...]:
    """The orders that a move brings with it: stopping at works, stepping on traps, crocodiles.

    They are given after the move itself; the ambushes that it reveals come before it (`ambushes.springs`).
    """
    ways = tuple(way(scene, name, course, going=courses).value for name, course in courses.items())
    return (*reached(ways), *trodden(scene, ways), *crossed(unit, ways))


# --- water and boats ---


def crossed(unit: str, ways: Iterable[Way]) -> tuple[CrossWater, ...]:
    """The orders to roll for crocodiles in the fords and infested marshes on these ways."""
    fords, marshes = [], []
    for each in ways:
        met = {*each.starts.grounds, *each.over.grounds}
        if GroundId.FORD in met:
            fords.append(each.figure)
        elif GroundId.MARSH in met and (each.over.infested or each.starts.infested):
            marshes.append(each.figure)
    found = (CrossWater(unit, tuple(fords), "ford"), CrossWater(unit, tuple(marshes), "marsh"))
    return tuple(each for each in found if each.figures)


def board(scene: Scene, unit: str, vessel: str) -> Board:
    """The order by which those figures of a unit that touch a vessel go aboard."""
    ship, limit = scene.footprint(himself(scene, vessel)), scene.book.free_table.touching_in
    names = scene.of(unit)
    inches = shapes.distances(ship, [scene.footprint(name) for name in names])
    near = tuple(name for name, gap in zip(names, inches, strict=True) if gap <= limit)
    return Board(unit, vessel, near)


def climb_roof(scene: Scene, figure: str) -> ClimbRoof:
    """The order to climb the roof of a building; its `touching` says whether the figure touches one."""
    limit, base = scene.book.free_table.touching_in, scene.footprint(figure)
    houses = [house(each) for each in scene.layout.buildings]
    return ClimbRoof(figure, any(inches <= limit for inches in shapes.distances(base, houses)))


# --- riding away ---


def away(scene: Scene, figure: str, inches: float) -> Course:
    """The way of a figure that rides straight away from whoever reached it.

    Where difficult ground lies straight ahead, the way nearest to straight that stays out of it.
    """
    spot, foes = scene.stand(figure).spot, scene.figure(figure).enemies
    foe = scene.stand(foes[0]).spot if foes else spot
    near = shapes.disc(*spot, inches)
    maze = Maze(slows(scene, near))
    for aside in (0.0, *(sign * float(step) for step in range(2, 92, 2) for sign in (1, -1))):
        goal = _on(spot, foe, inches, aside)
        course = maze.way(spot, goal, inches + scene.book.free_table.touching_in)
        if course:
            return course
    return (spot, _on(spot, foe, inches, 0))


def _on(spot: Spot, foe: Spot, inches: float, aside: float) -> Spot:
    """The spot so many inches from a spot, away from a foe and turned by so many degrees."""
    east, north = spot[0] - foe[0], spot[1] - foe[1]
    size = shapes.between(spot, foe) or 1
    turn = radians(aside)
    x, y = east / size, north / size
    return (
        spot[0] + inches * (x * cos(turn) + y * sin(turn)),
        spot[1] + inches * (y * cos(turn) - x * sin(turn)),
    )


def evade(scene: Scene, unit: str, courses: Mapping[str, Course]) -> Evade:
    """The order by which mounted figures ride away along these courses (BREAK-01 to BREAK-06)."""
    names = tuple(courses)
    ways = [way(scene, name, course, going=courses).value for name, course in courses.items()]
    stands = {each.figure: stand_at(scene, each.figure, each.end) for each in ways}
    return Evade(
        unit,
        names,
        told(min((each.inches for each in ways), default=0)),
        in_difficult=tuple(each.figure for each in ways if ways_ground.slow(scene.book, each.starts.grounds)),
        straight=all(_straight(scene, each) for each in ways),
        meets=next((enemy for each in ways for enemy in _other_enemies(scene, each)), ""),
        cover=in_cover(scene, stands, names),
        alone=cohesion.alone(scene, names, stands),
    )


def _straight(scene: Scene, own: Way) -> bool:
    """Whether a way is as straight as difficult ground ahead allows."""
    course = away(scene, own.figure, own.inches)
    miss = shapes.between(course[-1], own.end)
    return miss <= max(own.inches * sin(radians(STRAIGHT)), scene.book.free_table.close_in)


def _other_enemies(scene: Scene, own: Way) -> tuple[str, ...]:
    met = contact.touched(scene, own.figure, footprint_at(scene, own.figure, own.end))
    return tuple(enemy for enemy in met if enemy not in scene.figure(own.figure).enemies)


# --- a guide ---


def guide(scene: Scene, scout: str, unit: str) -> Finding[Guide]:
    """The order by which a Scout leads a unit, with the distances that it states (SCOUT-09)."""
    one = himself(scene, scout)
    ahead = settled(scene, "guide", nearest(scene, one, unit)[0], scene.book.scouts.ahead_in,
                    {"figure": one, "unit": unit})  # fmt: skip
    side = scene.battle.unit(unit).side
    foes = [base for name, base in scene.footprints.items() if scene.here[name].side != side]
    names = (one, *scene.of(unit))
    near = [inches for name in names for inches in shapes.distances(scene.footprint(name), foes)]
    file = in_file([_faces(scene, name) for name in names])
    order = Guide(scout, unit, ahead.value, told(min(near)) if near else None, file)
    return Finding(order, ahead.lines, ahead.close)


def _faces(scene: Scene, name: str) -> Course:
    """A way one inch long that ends at the figure and leads where it faces."""
    stand = scene.stand(name)
    turn = radians(stand.facing)
    return ((stand.x - sin(turn), stand.y - cos(turn)), stand.spot)


# --- what is touched ---


ROOF: Burnable = "temba_roof"
BURNS: dict[PieceId, Burnable] = {PieceId.VILLAGE: "village", PieceId.TALL_GRASS: "tall_grass"}


def captures(scene: Scene, side: SideId) -> tuple[Capture, ...]:
    """The orders to take baggage that a side's figures touch, where there is nothing to choose."""
    touching = {
        name: tuple(each for each in contact.touched(scene, name) if scene.figure(each).troop == BAGGAGE)
        for name, unit in scene.here.items()
        if unit.side == side and scene.figure(name).here and scene.figure(name).troop != BAGGAGE
    }
    return tuple(Capture(each.captor, each.element) for each in baggage.captures(scene.book, touching))


def capture(scene: Scene, captor: str, element: str) -> Capture:
    """The order by which this figure takes this element, with whether they touch."""
    return Capture(captor, element, contact.touching(scene, captor, element))


def light_fire(scene: Scene, figure: str, place: str) -> LightFire | None:
    """The order to set a place on fire, with whether the figure touches it; None if it cannot burn."""
    layout = scene.layout
    grown = {each.name: (BURNS[each.what], extent(each)) for each in layout.features if each.what in BURNS}
    found = grown | {each.name: (ROOF, house(each)) for each in layout.buildings}
    if place not in found:
        return None
    kind, area = found[place]
    near = shapes.distance(scene.footprint(figure), area) <= scene.book.free_table.touching_in
    return LightFire(figure, kind, place, _owner(scene, place), near)


def _owner(scene: Scene, place: str) -> SideId:
    owners = {each.name: each.owner for each in scene.layout.features}
    owners |= {each.name: each.owner for each in scene.layout.buildings}
    return owners.get(place, "")


def in_flames(scene: Scene) -> tuple[StayInFire, ...]:
    """For each fire, an order naming the figures in burning ground, who have to leave it (FIRE-09)."""
    spots = {each: shapes.line((scene.stand(each).spot,)) for each in scene.here}
    found = (
        StayInFire(name, tuple(each for each, spot in spots.items() if shapes.meets(area, spot)))
        for name, area in burning(scene).items()
    )
    return tuple(each for each in found if each.figures)


def facts(scene: Scene, kind: str, one: str, other: str) -> Mapping[str, bool | tuple[str, ...]]:
    """What the table shows for the fields of an order of this kind; empty if the things named are not there.

    `one`, `other`: the figures, units or places that the order names.
    """
    match kind:
        case "climb-roof" if one in scene.here:
            return {"touching": climb_roof(scene, one).touching}
        case "capture" if {one, other} <= {*scene.here}:
            return {"touching": capture(scene, one, other).touching}
        case "light-fire" if one in scene.here and (lit := light_fire(scene, one, other)):
            return {"touching": lit.touching}
        case "board" if {one, other} <= {*scene.battle.units} and scene.of(one) and scene.of(other):
            return {"figures": board(scene, one, other).figures}
        case "stay-in-fire":
            return next(({"figures": each.figures} for each in in_flames(scene) if each.place == one), {})
    return {}
