"""What lies between a shooter and its target, as the referee asks for it (pp. 13-14, 24-25, 27)."""

from dataclasses import replace

from heart_africa.board.arcs import in_arc
from heart_africa.board.findings import Finding
from heart_africa.board.layout import Layout, Stand
from heart_africa.board.scene import Scene
from heart_africa.board.shots.behind import Aimed, aimed, behind
from heart_africa.board.shots.gaps import gap, overhead
from heart_africa.board.shots.neighbours import inches
from heart_africa.board.shots.ranges import measured, touching
from heart_africa.board.sight.ground import silhouetted
from heart_africa.board.sight.line import body
from heart_africa.board.sight.views import too_dark
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Figure
from heart_africa.rules.book import Arm
from heart_africa.rules.play.shooting import Gap
from heart_africa.rules.play.shooting.orders import Aim, Loophole
from heart_africa.rules.play.shooting.weapons import is_gun
from heart_africa.rules.shared_terms import Obstacle

SHUT = frozenset({Obstacle.WALL, Obstacle.ROOF})


def sighting(scene: Scene, shooter: str, target: str, earlier: Layout | None = None) -> Finding[Aim]:
    """The shot with what lies between the two: all that decides whether it may be aimed at this target."""
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
        silhouetted=by_night and silhouetted(seen.look.line, target),
        behind=behind(seen, target),
        shooter_behind=behind(seen, shooter),
        front=seen.front,
        contact=_contact(scene, shooter, target),
        roof=_roof(seen),
    )
    kind, wall = _loophole(scene, seen)
    found = replace(found, loophole=kind, loophole_in=wall)
    start = _arc_at_start(scene, found, earlier)
    lines = (*_reasons(seen), *night.lines, *arc.lines, *through.lines, *start.lines)
    close = (*far.close, *arc.close, *seen.look.close, *night.close, *through.close, *start.close)
    return Finding(replace(found, arc_at_start=start.value), lines, close)


def _arc_at_start(scene: Scene, shot: Aim, earlier: Layout | None) -> Finding[bool]:
    """Whether whoever reached the shooter was in its arc as it stands when the attack began (SHOOT-22)."""
    start = start_of(earlier, shot.target)
    if start is None or not (shot.contact or scene.battle.touch(shot.shooter, shot.target)):
        return Finding(value=True)
    return in_arc(scene, stand_of(scene, shot.shooter), start, (shot.shooter, shot.target))


def stand_of(scene: Scene, name: str) -> Stand:
    """Where a figure stands; aboard without a base of its own, where its vessel does."""
    return body(scene, name).stand


def start_of(earlier: Layout | None, name: str) -> Stand | None:
    """Where it stood when the turn began."""
    return earlier.stands.get(name) if earlier else None


def _visible(scene: Scene, seen: Aimed, shooter: Figure) -> bool:
    """Whether it is seen by daylight, works that can be touched apart, which are another matter.

    Heads hide it too (VIS-05), but not from guns and vessels, which may shoot over some (GAP-05, GAP-06).
    """
    over = is_gun(scene.book, shooter) or scene.book.arm(shooter.troop) is Arm.VESSEL
    walls = any(seen.hides(each) and _shut(each.obstacle, each.line) for each in seen.met)
    return not seen.look.ground.value and not walls and (over or not seen.look.figures.value)


def _shut(obstacle: Obstacle, line: Line) -> bool:
    """Whether nobody sees past it by touching it from where he is: walls, roofs, fences higher than a man."""
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
    """That they touch, if the battle does not know it; else its word stands."""
    known = scene.battle.touch(shooter, target)
    return None if known or not touching(scene.book, inches(scene, shooter, target)) else True


def _loophole(scene: Scene, seen: Aimed) -> tuple[Loophole, str]:
    """Through which kind of wall of a building the shot goes out, and which of them, if it does."""
    manned = {
        each.name for each in seen.met if each.obstacle is Obstacle.WALL and seen.touches(each, seen.shooter)
    }
    for building in scene.layout.buildings:
        for wall in building.walls:
            if (name := wall.called(building)) in manned:
                return "outer" if wall.outer else "inner", name
    return "", ""


def _roof(seen: Aimed) -> str:
    """The roof through which the shot goes blindly, if it does."""
    return next((each.name for each in seen.met if each.obstacle is Obstacle.ROOF), "")
