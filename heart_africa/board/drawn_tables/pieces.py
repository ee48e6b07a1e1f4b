"""Each kind of piece as it is drawn: outline, crest, top, gaps, fence, gates, fords (pp. 16-18)."""

from collections.abc import Callable
from functools import partial
from math import cos, radians, sin

from heart_africa.board.drawn_tables.sketch import Sketch, blob, fine, sound, turned, winding
from heart_africa.board.layout import Course, Feature, Fence, Spot
from heart_africa.board.shapes import (
    Shape,
    along,
    area,
    around,
    band,
    beside,
    border,
    common,
    length,
    line,
    middle,
    outlines,
    spots,
    square_inches,
    without,
)
from heart_africa.core.dataclass import replace
from heart_africa.rules.tables.terrain import PieceId

Shaped = Callable[[Spot, float], Feature]
Finish = Callable[[Feature, float, list[float]], Feature]
STRIP_IN = 7.0  # a slope between the narrowest and the widest of the book
LONGEST_IN = 64.0  # of a linear one, which may be longer than other pieces (TERR-07)
RING_IN = 16.0  # what is wider rings a hill with room on its top
KOPJE_SLOPE_IN = 2.5
GAP_DEGREES = 14.0
GAP_IN = 4.0
GATE_IN = 2.0
FORD_EVERY_IN = 45.0
FENCES: tuple[Fence, ...] = ("man_high", "man_high", "higher")


def shaped(sketch: Sketch, what: PieceId, name: str, long_in: float, wide_in: float) -> Shaped:
    """How a piece of this size is laid at a spot, turned so far; always of the same outline."""
    lots = sketch.lots
    covered = long_in * wide_in
    if what is PieceId.ESCARPMENT and wide_in <= RING_IN:
        if covered <= STRIP_IN * LONGEST_IN:
            return _strip(sketch, name, long_in, wide_in)
        long_in, wide_in = max(covered / RING_IN, RING_IN), RING_IN
    outline = blob(lots, long_in, wide_in)
    finish = _finish(sketch, what)
    drawn = [lots.between(0, 1) for _ in range(4)]
    return lambda spot, degrees: finish(
        Feature(name, what, sketch.clipped(turned(outline, degrees, spot))), degrees, drawn
    )


def _finish(sketch: Sketch, what: PieceId) -> Finish:
    """What makes an outline a piece of its kind."""
    if what is PieceId.ESCARPMENT:
        return partial(_ringed, slope_in=sketch.limits.slope_in.least)
    return _FINISH.get(what, _plain)


def _plain(feature: Feature, _degrees: float, _drawn: list[float]) -> Feature:
    return feature


# --- hills ---


def _hill(feature: Feature, degrees: float, _drawn: list[float]) -> Feature:
    """Its crest runs along its greater width (TERR-03)."""
    (x, y), far = middle(area(feature.outline)), 200.0
    east, north = far * cos(radians(degrees)), far * sin(radians(degrees))
    crest = spots(common(line(((x - east, y - north), (x + east, y + north))), area(feature.outline)))
    ends = fine((crest[0], crest[-1]))
    return replace(feature, crest=(ends[0], ends[1]))


def _ringed(feature: Feature, _degrees: float, drawn: list[float], *, slope_in: float) -> Feature:
    """A flat-topped hill ringed by an escarpment with one or two easier slopes (TERR-07, TERR-08)."""
    topped = _topped(feature, slope_in)
    count = 1 + (drawn[0] > 0.5)  # noqa: PLR2004  # one time in two
    gaps = tuple(_gap(topped, 360 * (drawn[1] + index / count)) for index in range(count))
    return replace(topped, gaps=tuple(gap for gap in gaps if gap))


def _topped(feature: Feature, slope_in: float) -> Feature:
    """A piece with the level ground inside its slope; a small one has a narrower slope."""
    shape = area(feature.outline)
    for narrower in (slope_in, slope_in / 2, slope_in / 4):
        tops = outlines(around(shape, -narrower))
        if tops:
            top = max(tops, key=lambda one: square_inches(area(one)))
            return replace(feature, top=fine(top))
    return feature


def _gap(feature: Feature, degrees: float) -> Course:
    """A wedge cut out of the slope."""
    (x, y), far = middle(area(feature.top)), 200.0
    rays = [radians(degrees + aside) for aside in (-GAP_DEGREES, GAP_DEGREES)]
    wedge = ((x, y), *((x + far * cos(ray), y + far * sin(ray)) for ray in rays))
    slope = without(area(feature.outline), area(feature.top))
    parts = outlines(common(area(wedge), slope))
    return fine(max(parts, key=lambda part: square_inches(area(part)), default=()))


def _kopje(feature: Feature, _degrees: float, drawn: list[float]) -> Feature:
    """Steep all round, level and rocky on top; one in three is climbed by a path alone (TERR-12, TERR-13)."""
    topped = _topped(feature, KOPJE_SLOPE_IN)
    if drawn[0] > 1 / 3:
        return topped
    rim = border(area(feature.outline))
    start, goal = along(rim, drawn[1] * length(rim)), middle(area(topped.top))
    return replace(topped, steep=True, path=fine((start, goal)))


def _strip(sketch: Sketch, name: str, long_in: float, wide_in: float) -> Shaped:
    """A linear escarpment: a slope with its top edge on the left (TERR-07), and an easier place in it."""
    lots, covered = sketch.lots, long_in * wide_in
    wide_in = min(max(wide_in, sketch.limits.slope_in.least), STRIP_IN)
    long_in = min(covered / wide_in, LONGEST_IN)
    course = winding(lots, (-long_in / 2, 0), (long_in / 2, 0), long_in * 1.03, lambda spot: spot)
    top = beside(course, wide_in / 2)
    (slope,) = outlines(band(course, wide_in))[:1]
    at = lots.between(0.2, 0.7) * long_in

    def laid(spot: Spot, degrees: float) -> Feature:
        outline, lip = sound(turned(slope, degrees, spot)), turned(top, degrees, spot)
        gap = _easier(line(turned(course, degrees, spot)), area(outline), at, wide_in)
        return Feature(name, PieceId.ESCARPMENT, outline, lip, gaps=(gap,) if gap else ())

    return laid


def _easier(middle_line: Shape, slope: Shape, at: float, wide_in: float) -> Course:
    across = band((along(middle_line, at), along(middle_line, at + GAP_IN)), 3 * wide_in)
    parts = outlines(common(across, slope))
    return fine(max(parts, key=lambda part: square_inches(area(part)), default=()))


# --- what people built ---


def _village(feature: Feature, _degrees: float, drawn: list[float]) -> Feature:
    """A village with a fence, and two gates in it (TERR-27)."""
    rim = border(area(feature.outline))
    at = [(drawn[0] + half) % 1 * length(rim) for half in (0, 0.5)]
    gates = tuple((along(rim, one), along(rim, (one + GATE_IN) % length(rim))) for one in at)
    fence = FENCES[min(int(drawn[1] * len(FENCES)), len(FENCES) - 1)]
    return replace(feature, fence=fence, gates=tuple((fine(gate)[0], fine(gate)[1]) for gate in gates))


_FINISH: dict[PieceId, Finish] = {
    PieceId.LOW_HILL: _hill,
    PieceId.KOPJE: _kopje,
    PieceId.VILLAGE: _village,
}


# --- waters ---


def fords(course: Course, width_in: float) -> tuple[tuple[Spot, Spot], ...]:
    """Where a river can be waded: both banks of each ford, one for every stretch of it."""
    bed = line(course)
    count = max(1, round(length(bed) / FORD_EVERY_IN))
    found = []
    for index in range(count):
        at = (index + 0.5) / count * length(bed)
        pair = (along(bed, at - 0.1), along(bed, at + 0.1))
        left, right = beside(pair, width_in / 2), beside(pair, -width_in / 2)
        found.append((left[0], right[0]))
    return tuple(found)
