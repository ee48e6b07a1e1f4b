"""Ground that hides: jungle, tall grass, villages, smoke (TERR-18, -20, -30, -36, -58; SMOKE-01..04)."""

import itertools
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from heart_africa.board import shapes
from heart_africa.board.arcs import turn
from heart_africa.board.extents import ROAD_IN, burning, extent
from heart_africa.board.findings import CloseCall, Finding, gathered
from heart_africa.board.layout import Course, TerrainPiece
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape, downwind
from heart_africa.board.sight.line import SLACK, Sightline
from heart_africa.core.dataclass import dataclass
from heart_africa.core.reckoning import Line
from heart_africa.rules.book.printed import Cited
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.play import fires

Growth = Literal["jungle", "tall_grass", "village"]
GROWTHS: tuple[Growth, ...] = ("jungle", "tall_grass", "village")
STRAIGHT = 1.0  # degrees that a road may bend and still run straight


@dataclass(frozen=True, slots=True)
class Thicket:
    """All ground of one kind that hides what is beyond so many inches of it; `features`: its parts."""

    what: Growth
    row: Cited
    shape: Shape
    features: tuple[tuple[str, Shape], ...]


def thickets(scene: Scene) -> tuple[Thicket, ...]:
    """The jungle, tall grass and villages of a table; a marsh counts as what grows in it (TERR-36)."""
    return scene.once(_thickets)


def _thickets(scene: Scene) -> tuple[Thicket, ...]:
    sight = scene.book.free_table.sight
    rows = {"jungle": sight.jungle_in, "tall_grass": sight.tall_grass_in, "village": sight.village_in}
    made = (Thicket(what, rows[what], *_kind(scene.layout.features, what)) for what in GROWTHS)
    return tuple(each for each in made if each.features)


@lru_cache(256)
def _kind(features: tuple[TerrainPiece, ...], what: Growth) -> tuple[Shape, tuple[tuple[str, Shape], ...]]:
    found = tuple((one.name, extent(one)) for one in features if what in {one.what.value, one.grows})
    return shapes.together(shape for _, shape in found), found


# --- roads ---


def stretches(scene: Scene) -> tuple[Shape, ...]:
    """The straight stretches of the roads, as strips (TERR-58)."""
    return scene.once(_roads)


def _roads(scene: Scene) -> tuple[Shape, ...]:
    return _stretches(scene.layout.features)


@lru_cache(256)
def _stretches(features: tuple[TerrainPiece, ...]) -> tuple[Shape, ...]:
    roads = (one for one in features if one.what is PieceId.ROAD)
    return tuple(
        shapes.band(piece, (one.width_in or ROAD_IN) + SLACK)
        for one in roads
        for piece in straight(one.course)
    )


def straight(course: Course) -> tuple[Course, ...]:
    """The straight stretches of a course, from bend to bend."""
    corners = [course[0], *_bends(course), course[-1]] if course else []
    return tuple((one, other) for one, other in itertools.pairwise(corners))


def _bends(course: Course) -> Iterator[tuple[float, float]]:
    start = course[0]
    for here, after in itertools.pairwise(course):
        if abs(turn(shapes.bearing(start, here), shapes.bearing(here, after))) > STRAIGHT:
            yield here
            start = here


def inches_in(scene: Scene, line: Shape, ground: Shape) -> float:
    """The inches of a line in that ground, without parts along one straight stretch of road."""
    inside = shapes.common(line, ground)
    roads = stretches(scene)
    if not roads:
        return shapes.length(inside)
    return sum(
        shapes.length(part)
        for part in shapes.parts(inside)
        if not any(shapes.holds(road, part) for road in roads)
    )


# --- what hides ---


def hidden_by_growth(line: Sightline) -> Finding[bool]:
    """Whether too much jungle, grass or village lies on the line, wherever the two stand (TERR-30)."""
    found = [_in_thicket(line, each) for each in thickets(line.scene)]
    return Finding(any(each.value for each in found), *gathered(found))


def _in_thicket(line: Sightline, thicket: Thicket) -> Finding[bool]:
    row, scene = thicket.row, line.scene
    inches = inches_in(scene, line.shape, thicket.shape)
    hides = inches > row.value + SLACK
    about = line.about(ground=thicket.what)
    answer, close = line.judged(
        CloseCall("table_sight-close-growth", inches, row.value, row.rule, row.page, hides, about)
    )
    if not answer:
        return Finding(value=False, lines=(), close=close)
    where = next((name for name, shape in thicket.features if shapes.meets(shape, line.shape)), "")
    told = {"ground": thicket.what, "feature": where, "inches": round(inches, 2), "limit": row.value}
    return Finding(value=True, lines=(row.line("table_sight-growth", 0, where, **told),), close=close)


# --- smoke and flames ---


def smoke(scene: Scene) -> tuple[tuple[str, Shape], ...]:
    """The smoke of each fire: a straight band downwind from its origin, as wide as what burns (SMOKE-01)."""
    return scene.once(_clouds)


def _clouds(scene: Scene) -> tuple[tuple[str, Shape], ...]:
    return tuple(_smoke(scene))


def _smoke(scene: Scene) -> Iterator[tuple[str, Shape]]:
    wind, now = scene.battle.wind, scene.battle.turn
    if wind is None:
        return
    lit = {fire.name: fire.fire for fire in scene.battle.fires}
    spots = {blaze.name: blaze.spot for blaze in scene.layout.blazes}
    for name, fire in burning(scene).items():
        if inches := fires.smoke(scene.book, lit[name], now).total:
            yield name, downwind(fire, spots[name], wind, inches)


def hidden_by_smoke(line: Sightline) -> Finding[bool]:
    """Whether the line runs through any smoke (SMOKE-03)."""
    row = line.scene.book.free_table.sight.smoke
    found: list[Line] = []
    close: list[CloseCall] = []
    for name, cloud in smoke(line.scene):
        inches = shapes.length_inside(line.shape, cloud)
        off = shapes.distance(line.shape, cloud) if inches <= SLACK else -inches
        call = CloseCall("table_sight-close-smoke", off, 0, row.rule, row.page, inches > SLACK,
                     line.about(fire=name))  # fmt: skip
        answer, calls = line.judged(call)
        close += calls
        if answer:
            told = {"fire": name, "inches": round(inches, 2)}
            found.append(row.line("table_sight-smoke", 0, name, **told))
    return Finding(bool(found), tuple(found), tuple(close))


def before_a_fire(line: Sightline, target: str) -> bool:
    """Whether a fire burns behind the target as its observer sees it (DARK-04)."""
    scene = line.scene
    fires_lit = burning(scene)
    if not fires_lit:
        return False
    looks, at = (line.other, line.one) if target == line.one.name else (line.one, line.other)
    away = scene.layout.long_in + scene.layout.wide_in
    beyond = shapes.line((at.stand.spot, shapes.farther(looks.stand.spot, at.stand.spot, away)))
    return any(shapes.meets(beyond, shape) for shape in fires_lit.values())
