"""Where figures can move with the dice that their unit has rolled: areas for the middle of a base (p. 24)."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from heart_africa.board import shapes
from heart_africa.board.extents import board
from heart_africa.board.findings import Finding
from heart_africa.board.layout import Spot
from heart_africa.board.moves.cohesion import company
from heart_africa.board.moves.unit_moves import OPEN, may_go
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape
from heart_africa.board.ways import ground as ways_ground
from heart_africa.board.ways.mazes import Maze, WalkingFigure, blocks, slows, standing_in
from heart_africa.core.dataclass import dataclass
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle.companies import walks_as
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.play.movement.ways import Reach, Stretch, Walk

SLOW = (GroundId.JUNGLE,)
"""Difficult terrain, of which for the dice one kind is as good as another."""


@dataclass(frozen=True, slots=True)
class Band:
    """Figures that move alike: their kind, and how many inches they may go in open and difficult ground.

    `slowed`: they begin in difficult terrain; `slow_in`: None if they have no roll for it.
    """

    kind: WalkingFigure
    slowed: bool
    open_in: float
    slow_in: float | None


def reach(scene: Scene, unit: str, figures: Iterable[str] | None = None) -> Finding[Shape]:
    """All spots to which the middle of the base of any of these figures, or of any of the unit, can move.

    It goes round others, not over them; into difficult terrain with a roll for that alone, else to its edge
    (MOVE-03); its own company is not in the way, since it moves too. Empty before the unit has rolled.
    """
    names = tuple(figures) if figures is not None else company(scene, unit)
    return scene.once(_reach, unit, names)


def _reach(scene: Scene, unit: str, names: Sequence[str]) -> Finding[Shape]:
    going = company(scene, unit)
    bands: dict[Band, list[Spot]] = defaultdict(list)
    lines: dict[Line, None] = {}
    for name in names:
        band, why = _band(scene, name)
        lines.update(dict.fromkeys(why))
        if band is not None:
            bands[band].append(scene.stand(name).spot)
    areas = [_area(scene, band, spots, going) for band, spots in bands.items()]
    return Finding(shapes.common(shapes.together(areas), board(scene.layout)), tuple(lines))


def _band(scene: Scene, figure: str) -> tuple[Band | None, tuple[Line, ...]]:
    """The band that a figure belongs to, with reasons; None if it has no roll."""
    spot = scene.stand(figure).spot
    starts = ways_ground.over(scene.book, scene.layout, (spot,)).grounds
    open_, slow_ = (_allowed(scene, figure, starts, over) for over in (OPEN, SLOW))
    if open_ is None or slow_ is None:
        return None, ()
    slowed = ways_ground.slow(scene.book, starts)
    band = Band(
        WalkingFigure.of(scene, figure), slowed, open_.inches, slow_.inches if not slow_.stop else None
    )
    return band, (*open_.lines, *(() if slow_.stop else slow_.lines))


def _allowed(
    scene: Scene, figure: str, starts: tuple[GroundId, ...], over: tuple[GroundId, ...]
) -> Reach | None:
    found = scene.figure(figure)
    walk = Walk(
        walks_as(scene.battle, found),
        Stretch(starts or OPEN),
        (Stretch(over),),
        on_foot=found.dismounted,
        dark=scene.battle.dark,
    )
    return may_go(scene, walk, figure)


def _area(scene: Scene, band: Band, spots: Sequence[Spot], going: Sequence[str]) -> Shape:
    """The area that figures of a band reach from these spots."""
    slow = 0 if band.slow_in is None else band.slow_in
    most = max(slow, 0 if band.slowed else band.open_in)
    near = shapes.together(shapes.disc(*spot, most) for spot in spots)
    hard = standing_in(blocks(scene, band.kind, near, going), spots)
    soft = slows(scene, near)
    if soft.is_empty or band.slowed:
        return Maze(hard).reach(spots, slow if band.slowed else band.open_in)
    outside = Maze(shapes.together((hard, standing_in(soft, spots)))).reach(spots, band.open_in)
    return shapes.together((outside, Maze(hard).reach(spots, slow)))
