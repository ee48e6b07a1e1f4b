"""The shortest way for a figure to a spot, round all that stands between, as a drag proposes it."""

from collections.abc import Collection

from heart_africa.table import shapes
from heart_africa.table.layout import Course, Spot
from heart_africa.table.mazes import Maze
from heart_africa.table.scene import Scene
from heart_africa.table.ways_blocks import Kind, blocks, slows, standing_in

DETOUR = 1.5
"""How much longer than straight ahead a way round may be, beside so many inches, to be looked for."""
MORE_IN = 6.0


def way_round(
    scene: Scene, figure: str, spot: Spot, going: Collection[str] = (), *, dry: bool = False
) -> Course:
    """The spots of the shortest way there, beginning where the figure stands; none where there is no way.

    `going`: who moves with it; `dry`: keeping out of difficult terrain besides, unless it stands in some.
    """
    start = scene.stand(figure).spot
    straight = shapes.between(start, spot)
    most = straight * DETOUR + MORE_IN
    near = shapes.disc((start[0] + spot[0]) / 2, (start[1] + spot[1]) / 2, most / 2)
    hard = blocks(scene, Kind.of(scene, figure), near, {*going, figure})
    walls = shapes.together((hard, slows(scene, near))) if dry else hard
    found = Maze(standing_in(walls, (start,))).way(start, spot, most)
    return found if straight else (start,)
