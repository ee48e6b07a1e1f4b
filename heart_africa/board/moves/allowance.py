"""How far a figure may go with what its unit has rolled (p. 24)."""

from heart_africa.board.scene import Scene
from heart_africa.board.ways.ground import Over
from heart_africa.board.ways.way import Way
from heart_africa.rules.battle import Figure
from heart_africa.rules.battle.companies import walks_as
from heart_africa.rules.battle.units import MoveRolled
from heart_africa.rules.play.movement import ways
from heart_africa.rules.play.movement.dice import Water
from heart_africa.rules.play.movement.ways import Reach, Stretch, Walk
from heart_africa.rules.referee.movement.alternation import rolled_for
from heart_africa.rules.shared_terms import Obstacle
from heart_africa.rules.tables.terrain import GroundId

OPEN = (GroundId.OPEN_GROUND,)


def stretch(over: Over) -> Stretch:
    """What a way goes over, as the chapter asks for it: what a road spares it is left out."""
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
    """A figure's way as the chapter asks for it; attendants and bearers go as their leader does."""
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
    """How far it may go that way, and why; None where its unit has not rolled."""
    rolled = _rolled(scene, scene.figure(figure))
    return ways.reach(scene.book, walk_, rolled) if rolled else None


def _rolled(scene: Scene, figure: Figure) -> tuple[MoveRolled, ...]:
    """What its unit has rolled; a leader who is part of a unit goes by the roll of that."""
    own = scene.battle.unit_of(figure.name)
    leading = scene.battle.unit(own.with_unit) if own.with_unit and not own.rolled else own
    return rolled_for(scene.book, scene.battle, leading, figure)
