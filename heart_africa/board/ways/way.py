"""The way of a figure as a line of spots: its length, ground, and all that it meets (pp. 13-18, 24).

A way is measured along the middle of the base; the bases it passes over are those within half the base's
narrow side of it, as a figure may turn on its way.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from math import cos, radians

from heart_africa.board import shapes
from heart_africa.board.extents import burning
from heart_africa.board.findings import Finding, exact
from heart_africa.board.layout import Base, Course, Spot, Stand
from heart_africa.board.scene import Scene, footprint
from heart_africa.board.shapes import Shape, between
from heart_africa.board.ways import ground as ways_ground
from heart_africa.board.ways.ground import NOWHERE, Barrier, Over, Through
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.reckoning import Line
from heart_africa.rules.book import Book

AREA = "table_moves"


@dataclass(frozen=True, slots=True)
class Way:
    """A figure's way, from where it stands to the last spot of its course.

    `starts`: the ground it begins in, `over`: all that it goes over; `through` a building, which its side
    holds (`owner`); `enters`: fires by name; `reaches`: works that it comes into contact with at its end,
    `crosses`: works that it would go through; `traps`: markers that it steps on; `bases`: other figures over
    whose bases it passes; `leaves`: it ends off the table.
    """

    figure: str
    course: Course
    inches: float
    starts: Over = NOWHERE
    over: Over = NOWHERE
    through: Through = ""
    owner: bool = False
    enters: tuple[str, ...] = ()
    reaches: tuple[Barrier, ...] = ()
    crosses: tuple[Barrier, ...] = ()
    traps: tuple[str, ...] = ()
    bases: tuple[str, ...] = ()
    leaves: bool = False

    @property
    def end(self) -> Spot:
        """The spot where the middle of its base ends."""
        return self.course[-1]

    @property
    def moves(self) -> bool:
        """Whether it goes anywhere at all."""
        return exact(self.inches) > 0


def length(course: Course) -> float:
    """How long a way is, in inches."""
    return sum(shapes.between(one, other) for one, other in pairwise(course))


def way(
    scene: Scene,
    figure: str,
    course: Course,
    *,
    going: Collection[str] = (),
    facing: float | None = None,
) -> Finding[Way]:
    """A figure's way along these spots, the first of which may be where it stands.

    `going`: figures that move with it, whose bases do not count; `facing`: at the end, in degrees, None for
    as it stood.
    """
    whole = _whole(scene, figure, course)
    path = shapes.line(whole)
    building = _through(scene, path)
    found = Way(
        figure,
        whole,
        length(whole),
        ways_ground.over(scene.book, scene.layout, whole[:1]),
        ways_ground.over(scene.book, scene.layout, whole),
        building[0],
        building[1] == scene.side_of(figure),
        _enters(scene, whole),
        _reaches(scene, figure, whole, facing),
        tuple(each for each in ways_ground.barriers(scene.layout) if shapes.meets(each.line, path)),
        _traps(scene, figure, path),
        passed(scene, figure, whole, going),
        not on_table(scene, whole[-1]),
    )
    return Finding(found, tuple(_lines(scene.book, found)))


def _whole(scene: Scene, figure: str, course: Course) -> Course:
    """The course from where the figure stands, without spots that repeat the one before."""
    spots = (scene.stand(figure).spot, *course)
    return tuple(spot for n, spot in enumerate(spots) if not n or spot != spots[n - 1])


def on_table(scene: Scene, spot: Spot) -> bool:
    """Whether a spot lies on the table."""
    return 0 <= spot[0] <= scene.layout.long_in and 0 <= spot[1] <= scene.layout.wide_in


def _through(scene: Scene, path: Shape) -> tuple[Through, str]:
    """What of a building the way leads through, and the building's owner."""
    hard: Mapping[Through, int] = {"": 0, "door": 1, "breach": 2, "wall": 3}
    found = [(ways_ground.through(each, path), each.owner) for each in scene.layout.buildings]
    return max(found, key=lambda one: hard[one[0]], default=("", ""))


def _enters(scene: Scene, whole: Course) -> tuple[str, ...]:
    """The fires whose ground the way enters; a figure that starts in one does not enter it."""
    path = shapes.line(whole)
    fires = ((name, area) for name, area in burning(scene).items() if shapes.meets(area, path))
    return tuple(name for name, area in fires if not shapes.meets(area, shapes.line(whole[:1])))


def _reaches(scene: Scene, figure: str, whole: Course, facing: float | None) -> tuple[Barrier, ...]:
    """The works that the figure touches at the end and did not at the start."""
    now, then = scene.footprint(figure), footprint_at(scene, figure, whole[-1], facing)
    touching = scene.book.free_table.touching_in
    return tuple(
        each
        for each in ways_ground.barriers(scene.layout)
        if shapes.distance(then, each.line) <= touching < shapes.distance(now, each.line)
    )


def footprint_at(scene: Scene, figure: str, spot: Spot, facing: float | None = None) -> Shape:
    """The shape of a figure's base, if it stood there."""
    return footprint(stand_at(scene, figure, spot, facing), scene.base(figure))


def stand_at(scene: Scene, figure: str, spot: Spot, facing: float | None = None) -> Stand:
    """A figure's stand elsewhere, facing as before unless stated."""
    old = scene.stand(figure)
    return replace(old, x=spot[0], y=spot[1], facing=old.facing if facing is None else facing)


def _traps(scene: Scene, figure: str, path: Shape) -> tuple[str, ...]:
    """The markers that the way comes onto, other than those the figure touches at its start."""
    swept = shapes.around(path, half(scene.base(figure)))
    base = scene.footprint(figure)
    found = ways_ground.traps(scene.book, scene.layout)
    return tuple(
        each.name
        for each in found
        if shapes.meets(each.marker, swept) and not shapes.meets(each.marker, base)
    )


def half(base: Base) -> float:
    """The inches from the middle of a base to its nearest side."""
    return min(base.wide_in, base.deep_in) / 2


def passed(scene: Scene, figure: str, course: Course, going: Collection[str] = ()) -> tuple[str, ...]:
    """The figures over whose bases the way leads, other than those that move with it."""
    wide = half(scene.base(figure)) - 2 * scene.book.free_table.touching_in
    if length(course) <= 0:
        return ()
    swept = shapes.together((shapes.around(shapes.line(course), wide),))
    others = {name: base for name, base in scene.footprints.items() if name != figure and name not in going}
    names = tuple(others)
    return tuple(names[place] for place in shapes.met_by(swept, tuple(others.values())))


def _lines(book: Book, found: Way) -> Iterator[Line]:
    """The reasons that a way gives: its length, works it reaches, traps it steps on."""
    rows = book.free_table.ways
    inches = round(found.inches, 2)
    yield rows.length.line(f"{AREA}-length", 0, found.figure, figure=found.figure, inches=inches)
    for work in found.reaches:
        about = {"figure": found.figure, "work": work.name, "kind": work.kind}
        yield rows.work.line(f"{AREA}-reaches-work", 0, found.figure, **about)
    for trap in found.traps:
        about = {"figure": found.figure, "trap": trap}
        yield rows.trap.line(f"{AREA}-treads-on-trap", 0, found.figure, **about)


BEND = cos(radians(60))
"""How far a file may bend from one figure to the next: in a double row every other step turns more."""
FINE = 1e-9


def in_file(courses: Sequence[Course]) -> bool:
    """Whether figures that went these ways end in single file along their way, however it winds."""
    heads = {course[-1]: _heading(course) for course in courses}
    spots = list(heads)
    if len(spots) < len(courses) or len(spots) < 2:  # noqa: PLR2004  # one is always in line
        return len(courses) < 2  # noqa: PLR2004  # as above
    return any(_winds(chain, heads) for chain in (_chain(spots, first) for first in _ends(spots)))


def _heading(course: Course) -> Spot:
    """The direction of the last leg of a way."""
    (x, y), (to_x, to_y) = course[-2:]
    return to_x - x, to_y - y


def _ends(spots: list[Spot]) -> tuple[Spot, Spot]:
    """The two spots that lie farthest apart; one of them is the head of the file, if it is one."""
    pairs = [(one, other) for n, one in enumerate(spots) for other in spots[n + 1 :]]
    return max(pairs, key=lambda pair: between(*pair))


def _chain(spots: list[Spot], first: Spot) -> list[Spot]:
    """The spots in a chain from the first on, each followed by the nearest of those left."""
    chain, left = [first], list(spots)
    left.remove(first)
    while left:
        nearest = min(left, key=lambda spot: between(chain[-1], spot))
        left.remove(nearest)
        chain.append(nearest)
    return chain


def _winds(chain: list[Spot], heads: Mapping[Spot, Spot]) -> bool:
    """Whether a chain never bends too far, and its figures go one behind the other."""
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(chain)]
    bends = all(_towards(one, other) >= BEND - FINE for one, other in pairwise(steps))
    return bends and all(
        abs(_towards(step, heads[one])) >= BEND - FINE for step, one in zip(steps, chain, strict=False)
    )


def _towards(one: Spot, other: Spot) -> float:
    """The cosine of the angle between two steps."""
    size = between((0, 0), one) * between((0, 0), other)
    return (one[0] * other[0] + one[1] * other[1]) / size if size else 1
