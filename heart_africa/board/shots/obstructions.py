"""What lies between a shooter and its target (pp. 13-14, 24-25, 27)."""

from collections.abc import Iterator
from itertools import product

from heart_africa.board import shapes
from heart_africa.board.arcs import in_arc
from heart_africa.board.extents import extent
from heart_africa.board.findings import CloseCall, Finding
from heart_africa.board.layout import Layout, Spot, Stand, TerrainPiece
from heart_africa.board.scene import Scene
from heart_africa.board.shots.neighbours import inches, measured, touching
from heart_africa.board.sight.ground import before_a_fire
from heart_africa.board.sight.line import (
    SLACK,
    Between,
    Body,
    Sightline,
    bodies_near,
    body,
    crossings,
    in_the_way,
    local,
)
from heart_africa.board.sight.views import Look, look, too_dark
from heart_africa.board.sight.works import Met
from heart_africa.board.ways.ground import barriers
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Figure
from heart_africa.rules.book import CANOE, Arm
from heart_africa.rules.book.printed import Cited
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.play.shooting.orders import Aim, Gap, Loophole, Over, Overhead
from heart_africa.rules.play.shooting.resolution import UNSINGLED
from heart_africa.rules.play.shooting.shot import is_gun
from heart_africa.rules.shared_terms import Obstacle

HELD = frozenset({Obstacle.FORTIFICATION, Obstacle.BARRICADE, Obstacle.FENCE, Obstacle.WALL})
SERIOUS = (
    Obstacle.WALL,
    Obstacle.FORTIFICATION,
    Obstacle.BARRICADE,
    Obstacle.FENCE,
    Obstacle.BREACH,
)


@dataclass(frozen=True, slots=True)
class Aimed:
    """A shooter's line of sight to a target; `front`: the comrade over whose head it looks, if any.

    `through`: the works that this comrade touches, which do not hide the target.
    """

    look: Look
    shooter: str
    target: str
    front: str = ""
    through: frozenset[str] = frozenset()

    @property
    def met(self) -> tuple[Met, ...]:
        """The works and walls on the line."""
        return self.look.works.value

    def hides(self, each: Met) -> bool:
        """Whether a work hides the target; one that the comrade in front touches does not."""
        return each.hides and each.name not in self.through

    def touches(self, each: Met, name: str) -> bool:
        """Whether that figure, at one end of the line, touches a work where the line goes over it."""
        return each.one if self.look.line.one.name == name else each.other


def aimed(scene: Scene, shooter: str, target: str) -> Aimed:
    """How a shooter sees a target, over a comrade in front who holds a work if need be."""
    plain = look(scene, shooter, target)
    seen = Aimed(plain, shooter, target)
    if behind(seen, shooter) is Obstacle.NONE and plain.works.value:
        for comrade in before(scene, shooter):
            held = _held(scene, comrade, target)
            if held & {each.name for each in plain.works.value}:
                return Aimed(look(scene, shooter, target, (comrade,)), shooter, target, comrade, held)
    return seen


def before(scene: Scene, shooter: str) -> Iterator[str]:
    """The comrades of its unit in base contact straight in front of a figure."""
    if shooter not in scene.layout.stands:
        return
    stand, wide = scene.stand(shooter), scene.base(shooter).wide_in
    for name in scene.of(scene.battle.unit_of(shooter).name):
        x, y = local(stand, (scene.stand(name).x - stand.x, scene.stand(name).y - stand.y))
        straight = name != shooter and y > 0 and abs(x) < wide / 2
        if straight and scene.inches(shooter, name) <= scene.book.free_table.touching_in:
            yield name


def _held(scene: Scene, comrade: str, target: str) -> frozenset[str]:
    """The names of works that a comrade touches on his own line to the target."""
    seen = Aimed(look(scene, comrade, target), comrade, target)
    return frozenset(each.name for each in seen.met if each.obstacle in HELD and seen.touches(each, comrade))


def behind(seen: Aimed, name: str) -> Obstacle:
    """The work behind which shooter or target counts as standing.

    Of a shooter, also one that the comrade in front touches. Nobody is behind a work that his enemies hold
    against him: pressing on it from outside makes nobody harder to hit, nor a worse shot.
    """
    scene = seen.look.line.scene
    held = [each for each in seen.met if defends(scene, name, each.name)]
    found = {each.obstacle for each in held if seen.touches(each, name)}
    if name == seen.shooter and seen.through:
        found |= {each.obstacle for each in seen.met if each.name in seen.through}
    return next((each for each in SERIOUS if each in found), Obstacle.NONE)


def defends(scene: Scene, name: str, work: str) -> bool:
    """Whether a figure is on the side of a work that its people hold: inside a closed one.

    An open line has no inside: the owner's people hold it, from either side.
    """
    barrier = next((each for each in barriers(scene.layout) if each.name == work), None)
    if barrier is None:
        return True
    if barrier.inside.is_empty:
        return barrier.owner in {"", scene.side_of(name)}
    return shapes.meets(barrier.inside, shapes.line((body(scene, name).stand.spot,)))


def stretch(scene: Scene, seen: Aimed) -> tuple[str, ...]:
    """All who can be seen behind the straight piece of work that the target stands behind (FORT-15)."""
    obstacle = behind(seen, seen.target)
    if obstacle not in UNSINGLED:
        return ()
    piece = next(e.piece for e in seen.met if e.obstacle is obstacle and seen.touches(e, seen.target))
    side = scene.side_of(seen.target)
    names = (name for name in scene.here if scene.side_of(name) == side)
    found = tuple(name for name in names if name == seen.target or _behind_it(scene, seen, name, piece))
    return found if len(found) > 1 else ()


def _behind_it(
    scene: Scene, seen: Aimed, name: str, piece: tuple[tuple[float, float], tuple[float, float]]
) -> bool:
    other = aimed(scene, seen.shooter, name)
    there = any(each.piece == piece and other.touches(each, name) for each in other.met)
    return there and not other.look.figures.value and not other.look.ground.value


# --- gaps between bases through which a shot goes, and heads over which it would go (GAP-01..06) ---


HIGH = frozenset({PieceId.LOW_HILL, PieceId.KOPJE, PieceId.ESCARPMENT})
WATERS = frozenset({PieceId.RIVER, PieceId.SEA_OR_LAKE, PieceId.STREAM})


@dataclass(frozen=True, slots=True)
class Opening:
    """A gap on the line: between which two, its ends, its width, and its distance from shooter or target."""

    one: str
    other: str
    ends: tuple[Spot, Spot]
    wide_in: float
    from_in: float


# --- gaps ---


def openings(line: Sightline, widest: float, ignoring: frozenset[str] = frozenset()) -> tuple[Opening, ...]:
    """All gaps narrower than `widest` inches that the line goes through."""
    near = tuple(each for each in _beside(line, widest) if each.name not in ignoring)
    left = tuple(each for each in near if _left(line, each))
    right = tuple(each for each in near if not _left(line, each))
    found = (_opening(line, one, other, near, widest) for one, other in product(left, right))
    return tuple(each for each in found if each)


def _left(line: Sightline, each: Body) -> bool:
    """Whether the middle of a base is to the left of the line."""
    (x, y), (to_x, to_y) = line.start, line.end
    return (to_x - x) * (each.stand.y - y) > (to_y - y) * (each.stand.x - x)


def _beside(line: Sightline, widest: float) -> Iterator[Body]:
    """The bodies near enough to the line to narrow it."""
    return (each for each in bodies_near(line, widest) if in_the_way(line, each))


def _opening(  # the line, both sides of the gap, who else is near, how near
    line: Sightline, one: Body, other: Body, near: tuple[Body, ...], widest: float
) -> Opening | None:
    least = shapes.between(one.stand.spot, other.stand.spot) - one.reach - other.reach
    if least >= widest or shapes.distance(one.shape, other.shape) >= widest:
        return None
    ends = line.scene.once(_across, one.name, other.name)
    if not crossings(line.start, line.end, ends, SLACK):
        return None
    wide, corridor = shapes.between(*ends), shapes.hull(one.shape, other.shape)
    if any(shapes.holds(corridor, shapes.line((end.stand.spot,))) for end in line.ends):
        return None
    # A third base in it makes it two gaps, or one of shooter or target itself.
    if wide <= line.scene.book.free_table.touching_in or any(
        each is not one and each is not other and shapes.meets(each.shape, shapes.line(ends))
        for each in (*near, *line.ends)
    ):
        return None
    between = shapes.common(line.shape, corridor)
    off = (shapes.distance(shapes.line((end,)), between) for end in (line.start, line.end))
    return Opening(one.name, other.name, ends, wide, min(off))


def _across(scene: Scene, one: str, other: str) -> tuple[Spot, Spot]:
    return shapes.way_across(body(scene, one).shape, body(scene, other).shape)


def gap(line: Sightline, shooter: Body, ignoring: frozenset[str] = frozenset()) -> Finding[Gap | None]:
    """The gap that falls most short of the width it needs, with a reason if it is too narrow."""
    rows = line.scene.book.shooting.line
    widest = max(rows.gap_in.value, shooter.base.wide_in) + line.scene.book.free_table.close_in
    found = [_wide_enough(line, shooter, each) for each in openings(line, widest, ignoring)]
    close = tuple(call for each in found for call in each.close)
    worst = min(found, key=lambda each: (bool(not each.lines), _spare(line, each.value)), default=None)
    return Finding(worst.value, worst.lines, close) if worst else Finding(None)


def need(line: Sightline, shooter: Body, from_in: float) -> tuple[float, Cited]:
    """The inches that a gap needs at this distance from shooter or target, and the entry."""
    rows = line.scene.book.shooting.line
    if from_in <= rows.gap_near_in.value + SLACK:
        return shooter.base.wide_in, rows.gap_near_in
    return rows.gap_in.value, rows.gap_in


def _spare(line: Sightline, found: Gap) -> float:
    rows = line.scene.book.shooting.line
    near = found.from_in <= rows.gap_near_in.value
    return found.width_in - (found.base_in if near else rows.gap_in.value)


def _wide_enough(line: Sightline, shooter: Body, opening: Opening) -> Finding[Gap]:
    """The gap in the form that the rules take; if close, as wide as the players' decision makes it."""
    wide, row = need(line, shooter, opening.from_in)
    about = line.about(left=opening.one, right=opening.other)
    narrow = opening.wide_in < wide - SLACK
    call = CloseCall("table_sight-close-gap", opening.wide_in, wide, row.rule, row.page, not narrow, about)
    answer, close = line.judged(call)
    overruled = wide if answer else wide - SLACK
    shown = overruled if answer is narrow else opening.wide_in
    found = Gap(shown, opening.from_in, shooter.base.wide_in)
    told = {"left": opening.one, "right": opening.other, "inches": round(opening.wide_in, 2),
            "limit": round(wide, 2)}  # fmt: skip
    reason = row.line("table_sight-gap", **told)
    return Finding(found, () if answer else (reason,), close)


# --- over heads ---


def overhead(look: Look, shooter: str) -> Overhead | None:
    """What the shot would pass over, in the form that the rules take; None if no base is on the line."""
    between = look.figures.value
    if not between:
        return None
    line, here = look.line, [_ground(look.line, end.stand.spot) for end in look.line.ends]
    shot_from = line.one if shooter == line.one.name else line.other
    return Overhead(
        _over(line, between),
        level=not any(_ground(line, each.body.stand.spot) for each in between),
        from_in=min(shapes.distance(each.body.shape, end.shape) for each in between for end in line.ends),
        high_ground=any(here),
        same_water=all(_water(line, each.body) == _water(line, shot_from) != "" for each in between),
    )


def _ground(line: Sightline, spot: Spot) -> bool:
    """Whether a spot is on a hill, a kopje or an escarpment (GAP-05), or level with its top."""
    point = shapes.line((spot,))
    return any(
        one.what in HIGH and (shapes.meets(extent(one), point) or _above(one, spot))
        for one in line.scene.layout.features
    )


def _above(escarpment: TerrainPiece, spot: Spot) -> bool:
    """Whether a spot is on the high side of a linear escarpment."""
    if escarpment.what is not PieceId.ESCARPMENT or escarpment.top or not escarpment.course:
        return False
    near, _ = shapes.nearest(shapes.line(escarpment.course), shapes.line((spot,)))
    foot = shapes.middle(extent(escarpment))
    over = crossings(spot, foot, escarpment.course)
    return bool(over) and over[0].down and near != spot


def _over(line: Sightline, between: tuple[Between, ...]) -> Over:
    kinds = {line.scene.figure(each.body.name).troop for each in between}
    if any(line.scene.book.arm(kind) is not Arm.VESSEL for kind in kinds):
        return Over.FIGURES
    return Over.SMALL_CRAFT if kinds <= {CANOE} else Over.DHOWS


def _water(line: Sightline, body: Body) -> str:
    """The name of the water that it floats on; "" if none."""
    point = shapes.line((body.stand.spot,))
    waters = (one for one in line.scene.layout.features if one.what in WATERS)
    return next((one.name for one in waters if shapes.meets(extent(one), point)), "")


# --- what lies between a shooter and its target, as the referee asks for it (pp. 13-14, 24-25, 27) ---


SHUT = frozenset({Obstacle.WALL, Obstacle.ROOF})


def sighting(scene: Scene, shooter: str, target: str, earlier: Layout | None = None) -> Finding[Aim]:
    """The shot with what lies between the two: all that decides whether this may be its target."""
    him = scene.figure(shooter)
    far, seen = measured(scene, him, target), aimed(scene, shooter, target)
    arc = in_arc(scene, stand_of(scene, shooter), stand_of(scene, target), (shooter, target))
    through, night = _gap(seen, him), too_dark(scene, shooter, target)
    by_night = scene.battle.dark
    found = Aim(
        shooter,
        target,
        far.value,
        visible=_visible(scene, seen, him),
        in_arc=arc.value,
        work_between=any(seen.hides(each) and not _shut(each.obstacle, each.line) for each in seen.met),
        gap=through.value,
        overhead=overhead(seen.look, shooter),
        silhouetted=by_night and before_a_fire(seen.look.line, target),
        behind=behind(seen, target),
        shooter_behind=behind(seen, shooter),
        front=seen.front,
        contact=_contact(scene, shooter, target),
        roof=next((each.name for each in seen.met if each.obstacle is Obstacle.ROOF), ""),
    )
    kind, wall = _loophole(scene, seen)
    found = replace(found, loophole=kind, loophole_in=wall)
    start = _arc_at_start(scene, found, earlier)
    lines = (*_reasons(seen), *night.lines, *arc.lines, *through.lines, *start.lines)
    close = (*far.close, *arc.close, *seen.look.close, *night.close, *through.close, *start.close)
    return Finding(replace(found, arc_at_start=start.value), lines, close)


def _arc_at_start(scene: Scene, shot: Aim, earlier: Layout | None) -> Finding[bool]:
    """Whether the enemy who reached the shooter was in its arc when his attack began (SHOOT-22)."""
    start = start_of(earlier, shot.target)
    if start is None or not (shot.contact or scene.battle.touch(shot.shooter, shot.target)):
        return Finding(value=True)
    return in_arc(scene, stand_of(scene, shot.shooter), start, (shot.shooter, shot.target))


def stand_of(scene: Scene, name: str) -> Stand:
    """The stand of a figure; aboard without a base of its own, that of its vessel."""
    return body(scene, name).stand


def start_of(earlier: Layout | None, name: str) -> Stand | None:
    """The stand of a figure when the turn began; None if that is not known."""
    return earlier.stands.get(name) if earlier else None


def _visible(scene: Scene, seen: Aimed, shooter: Figure) -> bool:
    """Whether the target can be seen by daylight; works that can be touched are judged elsewhere.

    Heads hide it too (VIS-05), but not from guns and vessels, which may shoot over some (GAP-05, GAP-06).
    """
    over = is_gun(scene.book, shooter) or scene.book.arm(shooter.troop) is Arm.VESSEL
    walls = any(seen.hides(each) and _shut(each.obstacle, each.line) for each in seen.met)
    return not seen.look.ground.value and not walls and (over or not seen.look.figures.value)


def _shut(obstacle: Obstacle, line: Line) -> bool:
    """Whether it hides even those who touch it: walls, roofs, fences higher than a man."""
    return obstacle in SHUT or line.about.get("kind") == "higher"


def _reasons(seen: Aimed) -> tuple[Line, ...]:
    works = tuple(each.line for each in seen.met if seen.hides(each))
    return (*seen.look.figures.lines, *seen.look.ground.lines, *works)


def _gap(seen: Aimed, shooter: Figure) -> Finding[Gap | None]:
    line = seen.look.line
    if seen.look.figures.value or seen.look.ground.value:
        return Finding(None)  # it is not seen anyway
    him = line.one if line.one.name == shooter.name else line.other
    return gap(line, him, seen.look.ignoring)


def _contact(scene: Scene, shooter: str, target: str) -> bool | None:
    """True if the two touch on the table and the battle does not know it; None leaves it to the battle."""
    known = scene.battle.touch(shooter, target)
    return None if known or not touching(scene.book, inches(scene, shooter, target)) else True


def _loophole(scene: Scene, seen: Aimed) -> tuple[Loophole, str]:
    """The kind and the name of the building's wall through which the shot goes out; "" if none."""
    manned = {
        each.name for each in seen.met if each.obstacle is Obstacle.WALL and seen.touches(each, seen.shooter)
    }
    for building in scene.layout.buildings:
        for wall in building.walls:
            if (name := wall.called(building)) in manned:
                return "outer" if wall.outer else "inner", name
    return "", ""
