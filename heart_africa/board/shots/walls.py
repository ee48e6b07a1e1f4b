"""A shot of a gun at the wall of a building (TEMBA-16): at the point of it that is nearest to the gun."""

from dataclasses import replace

from heart_africa.board import shapes
from heart_africa.board.arcs import in_arc
from heart_africa.board.findings import Finding
from heart_africa.board.layout import Base, Building, Spot, Stand, Wall
from heart_africa.board.scene import Scene
from heart_africa.board.shots.ranges import PLACES
from heart_africa.board.sight.line import Body, Sightline, body, sightline_between
from heart_africa.board.sight.views import Look
from heart_africa.rules.play.shooting.orders import Aim

POINT = Base(0.01, 0.01)  # where the shot strikes
BEFORE = 0.02  # inches before the wall, so that the wall itself is not in the line


def aim_at_wall(scene: Scene, shooter: str, building: Building, wall: Wall) -> Finding[Aim]:
    """The shot at a wall, under the names of the building and the wall, with what hides it."""
    who, name = body(scene, shooter), wall.called(building)
    _, spot = shapes.nearest(who.shape, shapes.line(wall.ends))
    struck = _struck(name, who, spot)
    line: Sightline = sightline_between(scene, who, struck)
    seen, arc = Look(line), in_arc(scene, who.stand, struck.stand, (shooter, name))
    works = [each for each in seen.works.value if each.hides]
    inches = round(shapes.distance(who.shape, shapes.line(wall.ends)), PLACES)
    found = Aim(shooter, name, inches, in_arc=arc.value, wall=True)
    found = replace(found, visible=not seen.ground.value and not seen.figures.value, work_between=bool(works))
    return Finding(found, (*seen.lines, *arc.lines), (*seen.close, *arc.close))


def _struck(name: str, who: Body, spot: Spot) -> Body:
    """The point of the wall, just before it as the gun sees it."""
    x, y = shapes.farther(who.stand.spot, spot, -BEFORE)
    shape = shapes.rectangle(x, y, POINT.wide_in, POINT.deep_in, 0)
    return Body(name, "", Stand(x, y, base=POINT), POINT, shape)
