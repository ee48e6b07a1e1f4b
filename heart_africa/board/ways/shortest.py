"""The shortest way for a figure to a spot, round all that stands between, as a drag proposes it."""

from collections.abc import Collection

from heart_africa.board import shapes
from heart_africa.board.layout import Course, Spot
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape
from heart_africa.board.ways.blocks import WalkingFigure, blocks, slows, standing_in
from heart_africa.board.ways.mazes import Maze

DETOUR = 1.5
"""How much longer than straight ahead a way round may be, beside so many inches, to be looked for."""
MORE_IN = 6.0


def way_round(
    scene: Scene, figure: str, spot: Spot, going: Collection[str] = (), *, dry: bool = False
) -> Course:
    """The spots of the shortest way there, beginning where the figure stands; none where there is no way.

    `going`: who moves with it; `dry`: keeping out of difficult terrain besides, unless it stands in some.
    """
    start, kind = scene.stand(figure).spot, WalkingFigure.of(scene, figure)
    company = {*going, figure}
    straight = shapes.line((start, spot)) if start != spot else shapes.line((start,))
    if not _stopped(scene, kind, straight, company, dry=dry):
        return (start, spot) if start != spot else (start,)
    most = shapes.between(start, spot) * DETOUR + MORE_IN
    near = shapes.disc((start[0] + spot[0]) / 2, (start[1] + spot[1]) / 2, most / 2)
    walls = standing_in(_walls(scene, kind, near, company, dry=dry), (start,))
    return Maze(walls).way(start, spot, most)


def _stopped(
    scene: Scene, kind: WalkingFigure, straight: Shape, going: Collection[str], *, dry: bool
) -> bool:
    """Whether anything is on the straight way: looked for beside it alone, which is quick."""
    near = shapes.around(straight, kind.half_in)
    return shapes.meets(_walls(scene, kind, near, going, dry=dry), straight)


def _walls(scene: Scene, kind: WalkingFigure, near: Shape, going: Collection[str], *, dry: bool) -> Shape:
    hard = blocks(scene, kind, near, going)
    return shapes.together((hard, slows(scene, near))) if dry else hard
