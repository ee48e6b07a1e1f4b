"""Works, fences and walls that hide, and who stands behind them (FORT-04, -05; TERR-28..30; TEMBA-12).

A work hides two figures from one another unless one of them touches it where the line goes over it: at the
straight piece of it that the line crosses, or else no farther from there than its base is wide. A fence
higher than a man hides even those who touch it. Through the wall of a building those see who touch it from a
room; its doors are shut, its breaches are open. A kraal is a fence no higher than a man.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from heart_africa.board import shapes
from heart_africa.board.findings import CloseCall, Finding
from heart_africa.board.layout import Building, Course, Layout, Spot, TerrainPiece, Wall, Work
from heart_africa.board.sight.line import Body, Crossing, Sightline, closed, crossings
from heart_africa.core.dataclass import dataclass
from heart_africa.core.reckoning import Line
from heart_africa.rules.book.printed import Entry
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.shared_terms import Obstacle

CoverKind = Literal["fortification", "barricade", "man_high", "higher"]
AT_A_GATE = 0.1  # inches off the fence that a gate may be drawn
OBSTACLES: dict[CoverKind, Obstacle] = {
    "fortification": Obstacle.FORTIFICATION,
    "barricade": Obstacle.BARRICADE,
    "man_high": Obstacle.FENCE,
    "higher": Obstacle.FENCE,
}
WORKS: dict[str, CoverKind] = {
    "fortification": "fortification",
    "barricade": "barricade",
    "kraal": "man_high",
}


@dataclass(frozen=True, slots=True)
class BarrierLine:
    """A work or fence along its course; it is open at its `gates`."""

    name: str
    kind: CoverKind
    course: Course
    gates: tuple[tuple[Spot, Spot], ...] = ()


@dataclass(frozen=True, slots=True)
class Met:
    """A work or wall that the line goes over, and as what it counts for those behind it.

    `piece`: the straight piece of it that the line crosses; `one`, `other`: whether these touch it there.
    """

    name: str
    obstacle: Obstacle
    piece: tuple[Spot, Spot]
    one: bool
    other: bool
    hides: bool
    line: Line


@lru_cache(256)
def barriers(layout: Layout) -> tuple[BarrierLine, ...]:
    """The works and fences of a table."""
    return _barriers(layout.features, layout.works)


@lru_cache(256)
def _barriers(features: tuple[TerrainPiece, ...], works: tuple[Work, ...]) -> tuple[BarrierLine, ...]:
    fences = (
        BarrierLine(one.name, one.fence, closed(one.outline), one.gates)
        for one in features
        if one.what is PieceId.VILLAGE and one.fence
    )
    laid = (BarrierLine(one.name, WORKS[one.kind], one.course) for one in works if one.kind in WORKS)
    return (*fences, *laid)


def met(line: Sightline) -> Finding[tuple[Met, ...]]:
    """All works, fences and walls that the line goes over."""
    found: list[Met] = []
    close: list[CloseCall] = []
    for barrier in _barriers(line.scene.layout.features, line.scene.layout.works):
        for each, calls in _at(line, barrier):
            found.append(each)
            close += calls
    for building in line.scene.layout.buildings:
        for each, calls in _through(line, building):
            found.append(each)
            close += calls
    return Finding(tuple(found), tuple(each.line for each in found if each.hides), tuple(close))


def _spots(line: Sightline) -> tuple[Spot, Spot]:
    """The whole line from middle to middle, since a base may stand right at a work."""
    return line.one.stand.spot, line.other.stand.spot


# --- works and fences ---


def _at(line: Sightline, barrier: BarrierLine) -> Iterator[tuple[Met, tuple[CloseCall, ...]]]:
    for crossing in crossings(*_spots(line), barrier.course):
        if any(_within(crossing.spot, gate) for gate in barrier.gates):
            continue
        sight = line.scene.book.free_table.sight
        rows = {
            "fortification": sight.fortification,
            "barricade": sight.barricade,
            "man_high": sight.man_high,
            "higher": sight.fence,
        }
        row = rows[barrier.kind]
        touch = [_touches(line, end, barrier.name, barrier.course, crossing, row) for end in line.ends]
        hides = barrier.kind == "higher" or not any(answer for answer, _ in touch)
        told = {"work": barrier.name, "kind": barrier.kind}
        message = "table_sight-fence" if barrier.kind == "higher" else "table_sight-work"
        reason = row.line(message, 0, barrier.name, **told)
        one, other = (answer for answer, _ in touch)
        close = () if barrier.kind == "higher" else tuple(call for _, calls in touch for call in calls)
        yield Met(barrier.name, OBSTACLES[barrier.kind], crossing.piece, one, other, hides, reason), close


def _within(spot: Spot, opening: tuple[Spot, Spot]) -> bool:
    return shapes.distance(shapes.line((spot,)), shapes.line(opening)) <= AT_A_GATE


def _touches(  # noqa: PLR0917  # the end, and all of what it may touch
    line: Sightline, end: Body, name: str, course: Course, crossing: Crossing, row: Entry
) -> tuple[bool, tuple[CloseCall, ...]]:
    """Whether an end of the line touches a work where the line goes over it."""
    near = shapes.distance(end.shape, shapes.line(crossing.piece))
    if shapes.distance(end.shape, shapes.line((crossing.spot,))) <= end.base.wide_in:
        near = min(near, shapes.distance(end.shape, shapes.line(course)))
    limit = line.scene.book.free_table.touching_in
    if near <= limit:
        return True, ()
    call = CloseCall("table_sight-close-touch", near, limit, row.rule, row.page, near <= limit,
                 line.about(figure=end.name, work=name))  # fmt: skip
    return line.judged(call)


# --- buildings ---


def _through(line: Sightline, building: Building) -> Iterator[tuple[Met, tuple[CloseCall, ...]]]:
    """The walls of a building on the line; seen from its roof only what is under that is hidden."""
    if building.name in {end.roof for end in line.ends}:
        if building.name in {end.indoors for end in line.ends}:
            yield _under_roof(line, building), ()
        return
    for wall in building.walls:
        for crossing in crossings(*_spots(line), wall.ends):
            yield _wall(line, building, wall, crossing)


def _under_roof(line: Sightline, building: Building) -> Met:
    row = line.scene.book.free_table.sight.roof
    reason = row.line("table_sight-roof", 0, building.name, building=building.name)
    spots = _spots(line)
    return Met(building.name, Obstacle.ROOF, spots, one=False, other=False, hides=True, line=reason)


def _wall(
    line: Sightline, building: Building, wall: Wall, crossing: Crossing
) -> tuple[Met, tuple[CloseCall, ...]]:
    row = line.scene.book.free_table.sight.temba
    told = {"building": building.name, "wall": wall.name}
    reason = row.line("table_sight-wall", 0, building.name, **told)
    name = wall.called(building)
    touch = [_touches(line, end, name, wall.ends, crossing, row) for end in line.ends]
    one_in, other_in = (
        end.indoors == building.name and answer for end, (answer, _) in zip(line.ends, touch, strict=True)
    )
    if any(_within(crossing.spot, breach) for breach in wall.breaches):
        one, other = (answer for answer, _ in touch)
        return Met(name, Obstacle.BREACH, wall.ends, one, other, hides=False, line=reason), ()
    close = tuple(
        call for end, (_, calls) in zip(line.ends, touch, strict=True) if end.indoors for call in calls
    )
    hides = not (one_in or other_in)
    return Met(name, Obstacle.WALL, wall.ends, one_in, other_in, hides=hides, line=reason), close
