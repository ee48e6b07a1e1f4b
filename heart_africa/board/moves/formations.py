"""Moving a whole unit together: the way of each figure, and bringing it into contact.

The game knows no formations: this is how a hand moves many figures at once. Each figure goes its own shortest
way; in a wheel it goes straight, not along the arc.
"""

from collections.abc import Collection, Mapping

from heart_africa.board import shapes
from heart_africa.board.findings import exact
from heart_africa.board.layout import Course, Spot, Stand
from heart_africa.board.moves import cohesion
from heart_africa.board.moves.unit_moves import may_go, walk
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape
from heart_africa.board.ways.mazes import way_round
from heart_africa.board.ways.way import way
from heart_africa.core.dataclass import dataclass, field, replace

HALVED, EXACT_IN = 16, 0.001
"""How often a way is halved to find where it stops, which is so exact on a way of five feet."""


@dataclass(frozen=True, slots=True)
class Formation:
    """Where the figures of a unit end their move, and the way of each, empty if there is none."""

    stands: Mapping[str, Stand] = field(hash=False)
    courses: Mapping[str, Course] = field(hash=False)

    @property
    def barred(self) -> tuple[str, ...]:
        """The figures that have no way to their place."""
        return tuple(name for name, course in self.courses.items() if not course)


def going_to(scene: Scene, stands: Mapping[str, Stand]) -> Formation:
    """The move of these figures to these places, each by its best way."""
    ways = {name: best_way(scene, name, stand.spot, stands) for name, stand in stands.items()}
    return Formation(stands, ways)


def best_way(scene: Scene, figure: str, spot: Spot, going: Collection[str] = ()) -> Course:
    """The shortest way to a spot; one round difficult ground if the dice suffice for that only."""
    course = way_round(scene, figure, spot, going)
    if not course or _gets_there(scene, figure, course):
        return course
    dry = way_round(scene, figure, spot, going, dry=True)
    return dry if dry and _gets_there(scene, figure, dry) else course


def _gets_there(scene: Scene, figure: str, course: Course) -> bool:
    """Whether the dice suffice for a way; before they are thrown, every way counts."""
    own = way(scene, figure, course).value
    reach = may_go(scene, walk(scene, own), figure)
    return reach is None or (not reach.stop and exact(own.inches) <= reach.inches)


def snapped(scene: Scene, stands: Mapping[str, Stand], within_in: float) -> Mapping[str, Stand]:
    """The stands, all moved by the same short distance so that the nearest base touches an enemy's.

    Only within so many inches. If a base would overlap an enemy, all stop as soon as one touches him.
    """
    stands = _stopped(scene, stands)
    gap = _shortest(scene, stands, within_in)
    if gap is None:
        return stands
    (x, y), (to_x, to_y) = gap
    return {
        name: replace(stand, x=stand.x + to_x - x, y=stand.y + to_y - y) for name, stand in stands.items()
    }


def _stopped(scene: Scene, stands: Mapping[str, Stand]) -> Mapping[str, Stand]:
    """The stands on the straight way there, stopped before any base overlaps an enemy.

    Unchanged if one overlaps an enemy at the start.
    """

    def gone(part: float) -> dict[str, Stand]:
        starts = {name: scene.stand(name) for name in stands}
        return {
            name: replace(
                each,
                x=starts[name].x + (each.x - starts[name].x) * part,
                y=starts[name].y + (each.y - starts[name].y) * part,
            )
            for name, each in stands.items()
        }

    meant = scene.book.free_table.touching_in / 2
    if not _in_enemies(scene, stands, meant) or _in_enemies(scene, gone(0), meant):
        return stands
    free, into = 0.0, 1.0
    for _ in range(HALVED):
        middle = (free + into) / 2
        free, into = (free, middle) if _in_enemies(scene, gone(middle), EXACT_IN) else (middle, into)
    return gone(free)


def _in_enemies(scene: Scene, stands: Mapping[str, Stand], inches: float) -> bool:
    """Whether one of these bases overlaps an enemy's by more than so many inches."""
    own = [shapes.around(base, -inches) for base in cohesion.bases(scene, tuple(stands), stands)]
    return bool(shapes.pairs_within(own, _foes(scene, stands), 0))


def _foes(scene: Scene, stands: Mapping[str, Stand]) -> list[Shape]:
    """The bases of these figures' enemies."""
    side = scene.side_of(next(iter(stands))) if stands else ""
    return [base for name, base in scene.footprints.items() if scene.here[name].side != side]


def _shortest(scene: Scene, stands: Mapping[str, Stand], within_in: float) -> tuple[Spot, Spot] | None:
    """The nearest points of one of these bases and of an enemy's; None if no enemy is so near."""
    own, foes = cohesion.bases(scene, tuple(stands), stands), _foes(scene, stands)
    near = shapes.pairs_within(own, foes, within_in)
    gaps = [(own[one], foes[other]) for one, other in near if not shapes.meets(own[one], foes[other])]
    if not gaps or len(gaps) < len(near):
        return None
    return shapes.nearest(*min(gaps, key=lambda gap: shapes.distance(*gap)))
