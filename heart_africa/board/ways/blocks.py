"""What nobody walks over, as areas that the middle of a base keeps out of, and what slows as areas.

Round the base of another figure a mover keeps half its own; beside walls and works as well, so that its
base comes to touch them and no farther.
"""

from collections.abc import Collection, Iterator

from heart_africa.board import shapes
from heart_africa.board.layout import Spot
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape
from heart_africa.board.ways import ground as ways_ground
from heart_africa.board.ways import works as ways_works
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
    """Who walks: half its base in inches, and how the grounds name it."""

    half_in: float
    walker: str

    @classmethod
    def of(cls, scene: Scene, figure: str) -> "WalkingFigure":
        """The kind of a figure."""
        found = scene.figure(figure)
        return cls(half(scene.base(figure)), ways.walker(scene.book, found.troop, on_foot=found.dismounted))


def blocks(scene: Scene, kind: WalkingFigure, near: Shape, going: Collection[str] = ()) -> Shape:
    """All that such a figure keeps out of, as far as it lies near; `going`: who moves with it."""
    found = [*_bases(scene, kind, near, going), *_lines(scene, kind, near), *_barred(scene, kind, near)]
    return shapes.together(found)


def _bases(scene: Scene, kind: WalkingFigure, near: Shape, going: Collection[str]) -> Iterator[Shape]:
    """The bases of others, and half its own round them."""
    others = [base for name, base in scene.footprints.items() if name not in going]
    wide = (kind.half_in - scene.book.free_table.touching_in) * SWELL
    close = [others[place] for place in shapes.met_by(near, others)]
    yield shapes.grown(shapes.together(close), wide, PARTS)


def _lines(scene: Scene, kind: WalkingFigure, near: Shape) -> Iterator[Shape]:
    """Works and walls, with room for its base beside them; doors and breaches are as wide as they are."""
    wide = (kind.half_in - scene.book.free_table.touching_in) * SWELL
    for work in ways_works.barriers(scene.layout):
        if shapes.meets(work.line, near):
            yield shapes.grown(work.line, wide, PARTS)
    walls = [wall for house in scene.layout.buildings for wall in house.walls]
    solid = shapes.together(each for wall in walls if shapes.meets(each := ways_works.solid(wall), near))
    if not solid.is_empty:
        openings = (opening for wall in walls for opening in (*wall.doors, *wall.breaches))
        rooms = shapes.together(shapes.band(opening, 2 * wide + THIN_IN) for opening in openings)
        yield shapes.without(shapes.grown(solid, wide, PARTS), rooms)
        yield shapes.around(solid, THIN_IN)


def _barred(scene: Scene, kind: WalkingFigure, near: Shape) -> Iterator[Shape]:
    """Ground that it may not enter; a vessel enters none but water."""
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
    """All difficult terrain as far as it lies near, without the roads that lead across it."""
    lay, found = ways_ground.lay(scene.book, scene.layout), []
    for patch in lay.patches:
        row = scene.book.terrain.ground[patch.ground]
        if row.slows and shapes.meets(patch.inner, near):
            felt = patch.shape if shapes.square_inches(patch.shape) else shapes.around(patch.shape, THIN_IN)
            found.append(shapes.without(felt, lay.roads) if row.road_cancels else felt)
    return shapes.together(found)


def standing_in(walls: Shape, spots: Collection[Spot]) -> Shape:
    """The areas without those parts of them in which somebody stands already, who has to get out of them."""
    parts = shapes.parts(walls)
    points = [shapes.line((spot,)) for spot in spots]
    inside = [part for part in parts if any(shapes.meets(part, point) for point in points)]
    if not inside:
        return walls
    room = shapes.together(shapes.around(point, 2 * THIN_IN) for point in points)
    return shapes.together((shapes.without(walls, room),))
