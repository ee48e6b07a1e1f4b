"""The line of sight between two figures (VIS-05).

It runs from the middle of one base to the middle of the other, so that seeing is mutual. Only what lies
between the bases hides: from where the line leaves the one to where it reaches the other. Whichever of the
two is named first, the line is drawn the same way, so that no number differs.
"""

import itertools
from collections.abc import Iterable, Iterator
from functools import cached_property
from math import cos, hypot, radians, sin
from typing import NamedTuple

from heart_africa.board import shapes
from heart_africa.board.findings import CloseCall, Finding, judged
from heart_africa.board.layout import Base, Building, Course, Spot, Stand
from heart_africa.board.scene import Scene, base_of
from heart_africa.board.shapes import Shape, length_inside
from heart_africa.core.dataclass import dataclass
from heart_africa.core.reckoning import Line
from heart_africa.rules.book import ATTENDANT

SLACK = 1e-6  # inches: less than anybody can measure, more than rounding errors
FLAT = 1e-12


@dataclass(frozen=True, slots=True)
class Crossing:
    """Where a line crosses a course: after how many inches, at which spot, on which piece of the course.

    `down`: the line goes from the left of the course to its right.
    """

    after_in: float
    spot: Spot
    piece: tuple[Spot, Spot]
    down: bool


def crossings(start: Spot, end: Spot, course: Course, spare: float = 0) -> tuple[Crossing, ...]:
    """All crossings of a line with a course, in order; the line is extended by `spare` inches."""
    return tuple(sorted(_crossings(start, end, course, spare), key=lambda each: each.after_in))


def _crossings(start: Spot, end: Spot, course: Course, spare: float) -> Iterator[Crossing]:
    way = (end[0] - start[0], end[1] - start[1])
    long_in = hypot(*way)
    for one, other in itertools.pairwise(course):
        first, second = _side(start, way, one), _side(start, way, other)
        if (first > 0) == (second > 0):
            continue
        share = first / (first - second)
        spot = (one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1]))
        after = ((spot[0] - start[0]) * way[0] + (spot[1] - start[1]) * way[1]) / max(long_in, FLAT)
        if -spare <= after <= long_in + spare:
            yield Crossing(after, spot, (one, other), first < 0)


def _side(start: Spot, way: Spot, spot: Spot) -> float:
    """The side of a line on which a spot lies: positive to the left."""
    return way[0] * (spot[1] - start[1]) - way[1] * (spot[0] - start[0])


def closed(outline: Course) -> Course:
    """The outline as a closed course with the area to its left."""
    if not outline:
        return ()
    ring = outline if outline[0] == outline[-1] else (*outline, outline[0])
    twice = sum(a[0] * b[1] - b[0] * a[1] for a, b in itertools.pairwise(ring))
    return ring if twice > 0 else ring[::-1]


# --- bases ---


def local(stand: Stand, vector: Spot) -> Spot:
    """A vector in a base's own directions: to its right, and ahead."""
    angle = radians(stand.facing)
    right, ahead = (cos(angle), -sin(angle)), (sin(angle), cos(angle))
    return (
        vector[0] * right[0] + vector[1] * right[1],
        vector[0] * ahead[0] + vector[1] * ahead[1],
    )


def leaves_after(stand: Stand, base: Base, way: Spot) -> float:
    """After how many inches a line from the middle of a base leaves it; `way`: the line's direction."""
    if base.form == "round":
        return base.wide_in / 2
    x, y = local(stand, way)
    return min(base.wide_in / 2 / max(abs(x), FLAT), base.deep_in / 2 / max(abs(y), FLAT))


def clearance(start: Spot, end: Spot, stand: Stand, base: Base) -> float:
    """The inches by which a line misses a base; negative: by how much it would have to move to miss it.

    Where it passes a corner, the true distance may be somewhat larger.
    """
    middle = ((start[0] + end[0]) / 2 - stand.x, (start[1] + end[1]) / 2 - stand.y)
    (mx, my), half = local(stand, middle), ((end[0] - start[0]) / 2, (end[1] - start[1]) / 2)
    hx, hy = local(stand, half)
    if base.form == "round":
        # From the middle of a base to the nearest point of a line, given from its middle to its end.
        share = -(mx * hx + my * hy) / max(hx * hx + hy * hy, FLAT)
        share = min(1.0, max(-1.0, share))
        return hypot(mx + share * hx, my + share * hy) - base.wide_in / 2
    wide, deep, long_in = base.wide_in / 2, base.deep_in / 2, max(hypot(hx, hy), FLAT)
    across = (abs(mx * hy - my * hx) - wide * abs(hy) - deep * abs(hx)) / long_in
    return max(abs(mx) - abs(hx) - wide, abs(my) - abs(hy) - deep, across)


@dataclass(frozen=True, slots=True)
class Body:
    """A figure at an end of a line, or one that may block it; its vessel, if it has no base aboard.

    `indoors`: the building in one of whose rooms it is; `roof`: the building on whose roof it is.
    """

    name: str
    troop: str
    stand: Stand
    base: Base
    shape: Shape
    vessel: str = ""
    indoors: str = ""
    roof: str = ""

    @property
    def reach(self) -> float:
        """At least as far as from the middle of its base to the farthest corner."""
        return (self.base.wide_in + self.base.deep_in) / 2


@dataclass(frozen=True)
class Sightline:
    """A line of sight in a scene; `start`, `end`: of its part between the bases."""

    scene: Scene
    one: Body
    other: Body
    start: Spot
    end: Spot
    inches: float

    @property
    def ends(self) -> tuple[Body, Body]:
        """The bodies at its two ends."""
        return self.one, self.other

    @property
    def long_in(self) -> float:
        """The inches of its part between the bases."""
        return shapes.between(self.start, self.end)

    @cached_property
    def shape(self) -> Shape:
        """Its part between the bases, as a shape."""
        return shapes.line((self.start, self.end))

    def about(self, **facts: object) -> dict[str, object]:
        """Facts that identify a close call on this line."""
        return {"one": self.one.name, "other": self.other.name, **facts}

    def judged(self, call: CloseCall) -> tuple[bool, tuple[CloseCall, ...]]:
        """The answer that counts for a call on this line, and the call itself if it is close."""
        return judged(call, self.scene.book.free_table.close_in, self.scene.decided)


def body(scene: Scene, name: str) -> Body:
    """A figure as a body; one aboard without a place of its own stands where its vessel does."""
    return scene.once(_body, name)


def _body(scene: Scene, name: str) -> Body:
    figure, unit = scene.figure(name), scene.battle.unit_of(name)
    vessel = _vessel(scene, figure.aboard or unit.aboard)
    stand = scene.layout.stands.get(name) or scene.stand(vessel)
    base = stand.base or base_of(scene.book, figure.troop, on_foot=figure.dismounted)
    # The building in whose rooms, and the building on whose roof, it is.
    found = next((one.name for one in scene.layout.buildings if _in_rooms(one, stand.spot)), "")
    house, roof = ("", found) if figure.on_roof else (found, "")
    shape = scene.footprint(name if name in scene.layout.stands else vessel)
    return Body(name, figure.troop, stand, base, shape, vessel, house, roof)


def _vessel(scene: Scene, unit: str) -> str:
    """The name of the figure that is the vessel of that name."""
    return scene.battle.unit(unit).figures[0].name if unit else ""


def _in_rooms(building: Building, spot: Spot) -> bool:
    point = shapes.line((spot,))
    return any(shapes.meets(shapes.area(room), point) for room in building.rooms)


def bodies(scene: Scene) -> tuple[Body, ...]:
    """All bodies that may block a line: no attendants (VIS-06), none aboard a vessel."""
    return scene.once(_bodies)


def _bodies(scene: Scene) -> tuple[Body, ...]:
    return tuple(each for each in _standing(scene) if not each.vessel)


def bodies_near(line: Sightline, inches: float) -> Iterable[Body]:
    """The bodies within so many inches of the part of a line between its bases."""
    known = bodies(line.scene)
    return (known[place] for place in shapes.near(line.shape, line.scene.once(_shapes), inches))


def _shapes(scene: Scene) -> shapes.Row:
    return shapes.row([each.shape for each in bodies(scene)])


def _standing(scene: Scene) -> Iterable[Body]:
    return (each for each in (body(scene, name) for name in scene.here) if each.troop != ATTENDANT)


def sightline(scene: Scene, one: str, other: str) -> Sightline:
    """The line of sight between two figures, the same whoever is named first."""
    return sightline_between(scene, body(scene, one), body(scene, other))


def sightline_between(scene: Scene, one: Body, other: Body) -> Sightline:
    """The line of sight between two bodies, one of which may be a point that is shot at."""
    first, second = sorted((one, other), key=lambda each: each.name)
    start, end = first.stand.spot, second.stand.spot
    inches = shapes.distance(first.shape, second.shape)
    whole = shapes.between(start, end)
    if not whole:
        return Sightline(scene, first, second, start, start, inches)
    way = ((end[0] - start[0]) / whole, (end[1] - start[1]) / whole)
    out = leaves_after(first.stand, first.base, way)
    back = leaves_after(second.stand, second.base, way)
    if out + back >= whole:
        meet = _on(start, way, whole * out / (out + back))
        return Sightline(scene, first, second, meet, meet, inches)
    return Sightline(scene, first, second, _on(start, way, out), _on(start, way, whole - back), inches)


def _on(start: Spot, way: Spot, inches: float) -> Spot:
    return start[0] + way[0] * inches, start[1] + way[1] * inches


class Between(NamedTuple):
    """A base in the line, and how many inches of the line run over it."""

    body: Body
    inches: float


def between(line: Sightline, ignoring: frozenset[str] = frozenset()) -> Finding[tuple[Between, ...]]:
    """All bases on the line; `ignoring`: figures over whose heads one may see."""
    found: list[Between] = []
    close: list[CloseCall] = []
    if line.start == line.end:
        return Finding(())
    for other in bodies_near(line, line.scene.book.free_table.close_in):
        if other.name in ignoring or not in_the_way(line, other):
            continue
        answer, call = _meets(line, other)
        close += call
        if answer:
            found.append(Between(other, length_inside(line.shape, other.shape)))
    return Finding(tuple(found), tuple(_lines(line, found)), tuple(close))


def in_the_way(line: Sightline, other: Body) -> bool:
    """Whether a body can block this line; those at its ends, and their vessels, cannot.

    Who is on a roof blocks only lines from that roof; who is in a room, only those with nobody on the roof
    above.
    """
    ends = line.ends
    if any(other.name in {end.name, end.vessel} for end in ends):
        return False
    roofs = {end.roof for end in ends if end.roof}
    if other.roof:
        return other.roof in roofs
    return not other.indoors or other.indoors not in roofs


def _meets(line: Sightline, other: Body) -> tuple[bool, tuple[CloseCall, ...]]:
    past, row = (
        clearance(line.start, line.end, other.stand, other.base),
        line.scene.book.free_table.sight.bases,
    )
    call = CloseCall("table_sight-close-base", past, 0, row.rule, row.page, past < -SLACK,
                 line.about(figure=other.name))  # fmt: skip
    return line.judged(call)


def _lines(line: Sightline, found: list[Between]) -> Iterator[Line]:
    row = line.scene.book.free_table.sight.bases
    for each in found:
        about = {"figure": each.body.name, "inches": round(each.inches, 2)}
        yield row.line("table_sight-base", 0, each.body.name, **about)
