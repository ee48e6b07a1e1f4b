"""A whole unit moved as it stands: shifted, turned, wheeled, brought into contact.

Nobody in this game has to keep a formation: it is how a hand moves many figures at once. Each figure goes
its own way, the shortest there is; that of a wheel is straight, not along the arc.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import cos, radians, sin

from heart_africa.board import shapes
from heart_africa.board.layout import Course, Spot, Stand
from heart_africa.board.limits import exact
from heart_africa.board.moves import cohesion
from heart_africa.board.moves.allowance import may_go, walk
from heart_africa.board.scene import Scene
from heart_africa.board.ways.shortest import way_round
from heart_africa.board.ways.way import way


@dataclass(frozen=True, slots=True)
class Formation:
    """Where the figures of a unit come to stand, and by which ways; none for whom there is no way there."""

    stands: Mapping[str, Stand] = field(hash=False)
    courses: Mapping[str, Course] = field(hash=False)

    @property
    def facings(self) -> Mapping[str, float]:
        """How they face there."""
        return {name: stand.facing for name, stand in self.stands.items()}

    @property
    def barred(self) -> tuple[str, ...]:
        """Those for whom there is no way."""
        return tuple(name for name, course in self.courses.items() if not course)


def formation(
    scene: Scene,
    unit: str,
    shift: Spot = (0, 0),
    turn: float = 0,
    *,
    about: Spot | None = None,
    figures: Sequence[str] | None = None,
) -> Formation:
    """The unit turned clockwise by so many degrees, then shifted by so many inches east and north.

    `about`: the spot that it turns on, as the flank that a wheel hinges on; None for its middle. `figures`:
    those of them that move; None for all of the company.
    """
    names = tuple(figures) if figures is not None else cohesion.company(scene, unit)
    old = {name: scene.stand(name) for name in names}
    hinge = about or middle(tuple(old.values()))
    return going_to(scene, {name: moved(stand, shift, turn, hinge) for name, stand in old.items()})


def middle(stands: Sequence[Stand]) -> Spot:
    """The middle of where figures stand."""
    count = max(1, len(stands))
    return sum(each.x for each in stands) / count, sum(each.y for each in stands) / count


def moved(stand: Stand, shift: Spot, turn: float, about: Spot) -> Stand:
    """A stand turned clockwise about a spot, then shifted."""
    angle, east, north = radians(turn), stand.x - about[0], stand.y - about[1]
    x = about[0] + east * cos(angle) + north * sin(angle) + shift[0]
    y = about[1] - east * sin(angle) + north * cos(angle) + shift[1]
    return replace(stand, x=x, y=y, facing=(stand.facing + turn) % 360)


def going_to(scene: Scene, stands: Mapping[str, Stand]) -> Formation:
    """Figures that are to stand so, each by the best way there is."""
    ways = {name: best_way(scene, name, stand.spot, stands) for name, stand in stands.items()}
    return Formation(stands, ways)


def best_way(scene: Scene, figure: str, spot: Spot, going: Collection[str] = ()) -> Course:
    """The shortest way to a spot, or round difficult terrain where its dice reach that way and not this."""
    course = way_round(scene, figure, spot, going)
    if not course or _gets_there(scene, figure, course):
        return course
    dry = way_round(scene, figure, spot, going, dry=True)
    return dry if dry and _gets_there(scene, figure, dry) else course


def _gets_there(scene: Scene, figure: str, course: Course) -> bool:
    """Whether the dice take it to the end of a way; before they are thrown every way does."""
    own = way(scene, figure, course).value
    reach = may_go(scene, walk(scene, own), figure)
    return reach is None or (not reach.stop and exact(own.inches) <= reach.inches)


def snapped(scene: Scene, stands: Mapping[str, Stand], within_in: float) -> Mapping[str, Stand]:
    """The same shifted together so that the nearest base to an enemy's touches it, if it is so near."""
    gap = _shortest(scene, stands, within_in)
    if gap is None:
        return stands
    (x, y), (to_x, to_y) = gap
    return {
        name: replace(stand, x=stand.x + to_x - x, y=stand.y + to_y - y) for name, stand in stands.items()
    }


def snapped_each(scene: Scene, stands: Mapping[str, Stand], within_in: float) -> Mapping[str, Stand]:
    """The same, each that is so near to an enemy brought into contact by itself."""
    found: dict[str, Stand] = {}
    for name, stand in stands.items():
        found |= snapped(scene, {name: stand}, within_in)
    return found


def _shortest(scene: Scene, stands: Mapping[str, Stand], within_in: float) -> tuple[Spot, Spot] | None:
    """From the point of a base nearest to an enemy's to that point of his; None where none is near."""
    names = tuple(stands)
    side = scene.side_of(names[0]) if names else ""
    foes = [base for name, base in scene.footprints.items() if scene.here[name].side != side]
    own = cohesion.bases(scene, names, stands)
    near = shapes.pairs_within(own, foes, within_in)
    gaps = [(own[one], foes[other]) for one, other in near if not shapes.meets(own[one], foes[other])]
    if not gaps or len(gaps) < len(near):
        return None
    return shapes.nearest(*min(gaps, key=lambda gap: shapes.distance(*gap)))
