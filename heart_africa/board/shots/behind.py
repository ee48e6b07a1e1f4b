"""Who stands behind which work: both ends, the second rank, all of one stretch (FORT-05, -12, -15)."""

from collections.abc import Iterator

from heart_africa.board import shapes
from heart_africa.board.scene import Scene
from heart_africa.board.sight.crossings import local
from heart_africa.board.sight.line import body
from heart_africa.board.sight.views import Look, look
from heart_africa.board.sight.works import Met
from heart_africa.board.ways.works import barriers
from heart_africa.core.dataclass import dataclass
from heart_africa.rules.play.shooting.resolution import UNSINGLED
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
    """A line of sight as a shooter has it, over the head of the comrade in `front` of it if it has one."""

    look: Look
    shooter: str
    target: str
    front: str = ""
    through: frozenset[str] = frozenset()

    @property
    def met(self) -> tuple[Met, ...]:
        """The works and walls in the line."""
        return self.look.works.value

    def hides(self, each: Met) -> bool:
        """Whether a work hides the target; not one that the comrade in front touches."""
        return each.hides and each.name not in self.through

    def touches(self, each: Met, name: str) -> bool:
        """Whether shooter or target touches a work where the line goes over it."""
        return each.one if self.look.line.one.name == name else each.other


def aimed(scene: Scene, shooter: str, target: str) -> Aimed:
    """How a shooter sees a target."""
    plain = look(scene, shooter, target)
    seen = Aimed(plain, shooter, target)
    if behind(seen, shooter) is Obstacle.NONE and plain.works.value:
        for comrade in before(scene, shooter):
            held = _held(scene, comrade, target)
            if held & {each.name for each in plain.works.value}:
                return Aimed(look(scene, shooter, target, (comrade,)), shooter, target, comrade, held)
    return seen


def before(scene: Scene, shooter: str) -> Iterator[str]:
    """The comrades in base contact straight before a figure, as it looks."""
    if shooter not in scene.layout.stands:
        return
    stand, wide = scene.stand(shooter), scene.base(shooter).wide_in
    for name in scene.of(scene.battle.unit_of(shooter).name):
        x, y = local(stand, (scene.stand(name).x - stand.x, scene.stand(name).y - stand.y))
        straight = name != shooter and y > 0 and abs(x) < wide / 2
        if straight and scene.inches(shooter, name) <= scene.book.free_table.touching_in:
            yield name


def _held(scene: Scene, comrade: str, target: str) -> frozenset[str]:
    """The works that a comrade touches on his own line to the target."""
    seen = Aimed(look(scene, comrade, target), comrade, target)
    return frozenset(each.name for each in seen.met if each.obstacle in HELD and seen.touches(each, comrade))


def behind(seen: Aimed, name: str) -> Obstacle:
    """As standing behind what shooter or target counts; through a comrade in front, what he touches.

    Nobody is behind what his enemies hold against him: whoever presses on it from without is no harder to
    hit, and shoots no worse, for it.
    """
    scene = seen.look.line.scene
    held = [each for each in seen.met if defends(scene, name, each.name)]
    found = {each.obstacle for each in held if seen.touches(each, name)}
    if name == seen.shooter and seen.through:
        found |= {each.obstacle for each in seen.met if each.name in seen.through}
    return next((each for each in SERIOUS if each in found), Obstacle.NONE)


def defends(scene: Scene, name: str, work: str) -> bool:
    """Whether a figure is on the side of a work that its people hold: within what it closes in.

    An open line has no within: its owner's people hold it, from either side of it.
    """
    barrier = next((each for each in barriers(scene.layout) if each.name == work), None)
    if barrier is None:
        return True
    if barrier.inside.is_empty:
        return barrier.owner in {"", scene.side_of(name)}
    return shapes.meets(barrier.inside, shapes.line((body(scene, name).stand.spot,)))


def stretch(scene: Scene, seen: Aimed) -> tuple[str, ...]:
    """All who can be seen behind the straight stretch of work behind which the target stands (FORT-15)."""
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
