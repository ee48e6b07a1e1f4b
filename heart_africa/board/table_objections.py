"""The objections to placing figures or laying ground; the umpire may overrule them with a reason.

Only what an order changes is judged, so that a decision once recorded is not asked for again.
"""

from collections.abc import Callable, Iterable, Iterator

from heart_africa.board import shapes
from heart_africa.board.layout import Building, Course, Layout, TerrainPiece, Work
from heart_africa.board.moves.faults import NO_RULE, objections_to_stands
from heart_africa.board.scene import Scene
from heart_africa.board.table_record import Judge, LayGround, Order, Placed, PlaceFigures, TableRecord
from heart_africa.core.dataclass import replace
from heart_africa.core.problems import Problem
from heart_africa.rules.battle.units import NO_PART

AREA = "table_layout"
Piece = TerrainPiece | Work | Building


def judge(scene: Callable[[], Scene]) -> Judge:
    """A judge of orders about the table, by the scene that `scene` returns at that moment."""

    def judged(_record: TableRecord, order: Order) -> tuple[Problem, ...]:
        match order:
            case PlaceFigures(placed):
                return objections_to_placing(scene(), placed)
            case LayGround(layout):
                return objections_to_ground(scene(), layout)
            case _:
                return ()

    return judged


def objections_to_placing(scene: Scene, placed: Iterable[Placed]) -> tuple[Problem, ...]:
    """The objections to figures' standing there; those who are out of the battle are skipped."""
    stands = {one.figure: one.stand for one in placed if _plays(scene, one.figure)}
    return objections_to_stands(replace(scene, layout=scene.layout.placed(stands)), stands)


def _plays(scene: Scene, figure: str) -> bool:
    return scene.battle.unit_of(figure).where not in NO_PART and scene.figure(figure).here


# --- the ground ---


def objections_to_ground(scene: Scene, layout: Layout) -> tuple[Problem, ...]:
    """The objections to pieces that are new or changed: crossed outlines, parts off the table."""
    there = scene.layout
    same_size = (layout.long_in, layout.wide_in) == (there.long_in, there.wide_in)
    known = {*there.features, *there.works, *there.buildings} if same_size else set()
    laid: tuple[Piece, ...] = (*layout.features, *layout.works, *layout.buildings)
    return tuple(
        problem for piece in laid if piece not in known for problem in _of_piece(scene, layout, piece)
    )


def _of_piece(scene: Scene, layout: Layout, piece: Piece) -> Iterator[Problem]:
    about = {"piece": piece.name}
    if any(shapes.crosses_itself(outline) for outline in _outlines(piece)):
        yield Problem(f"{AREA}-piece-crossed", NO_RULE, 0, piece.name, about)
    spare = scene.book.free_table.touching_in
    if any(_beyond(layout, spot, spare) for course in _courses(piece) for spot in course):
        yield Problem(f"{AREA}-piece-off-table", NO_RULE, 0, piece.name, about)


def _outlines(piece: Piece) -> tuple[Course, ...]:
    """The closed outlines of a piece, each of which has to enclose an area."""
    match piece:
        case TerrainPiece():
            found = (piece.outline, piece.top, *piece.gaps)
        case Building():
            found = (*piece.rooms, piece.yard)
        case Work():
            found = ()
    return tuple(outline for outline in found if outline)


def _courses(piece: Piece) -> tuple[Course, ...]:
    """The courses through which a piece is drawn; the width of a watercourse is not counted."""
    match piece:
        case TerrainPiece():
            return (piece.outline, piece.course)
        case Building():
            return (*piece.rooms, piece.yard)
        case Work():
            return (piece.course,)


def _beyond(layout: Layout, spot: tuple[float, float], spare: float) -> bool:
    """Whether a spot is off the table by more than the tolerance of touching bases."""
    x, y = spot
    return not (-spare <= x <= layout.long_in + spare and -spare <= y <= layout.wide_in + spare)
