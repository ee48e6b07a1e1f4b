"""Heights that hide: hills, escarpments, kopjes and gullies (TERR-03..06, -11, -12, -45..47).

How far a figure is behind an edge is measured straight from its base to the edge, however obliquely it looks
over it; of a hill's edge, to the part that the other stands below. A figure whose base is on a crest is not
hidden by it: only the line between the bases counts.
"""

import itertools
from collections.abc import Iterator
from functools import lru_cache

from heart_africa.board import shapes
from heart_africa.board.extents import extent
from heart_africa.board.findings import CloseCall, Finding, gathered
from heart_africa.board.layout import Spot, TerrainPiece
from heart_africa.board.shapes import Shape
from heart_africa.board.sight.ground import inches_in
from heart_africa.board.sight.line import SLACK, Crossing, Sightline, closed, crossings
from heart_africa.core.reckoning import Line
from heart_africa.rules.book.printed import Entry
from heart_africa.rules.book.terrain import PieceId

OFF = float("inf")  # the distance from the top that ground off the hill counts as having
HEIGHTS = frozenset({PieceId.LOW_HILL, PieceId.ESCARPMENT, PieceId.KOPJE, PieceId.GULLY})


def hidden_by_heights(line: Sightline) -> Finding[bool]:
    """Whether heights hide the two from one another."""
    if line.start == line.end:
        return Finding(value=False)
    pieces = (one for one in line.scene.layout.features if one.what in HEIGHTS and _near(line, one))
    found = [each for one in pieces for each in _by(line, one)]
    return Finding(any(each.value for each in found), *gathered(found))


def _near(line: Sightline, feature: TerrainPiece) -> bool:
    """Whether the line comes near a piece, or to an edge or crest drawn beyond its outline."""
    middle = shapes.line((line.one.stand.spot, line.other.stand.spot))
    drawn = feature.course or feature.crest
    return shapes.meets(extent(feature), middle) or bool(drawn and shapes.meets(shapes.line(drawn), middle))


def _by(line: Sightline, feature: TerrainPiece) -> Iterator[Finding[bool]]:
    match feature.what:
        case PieceId.LOW_HILL:
            yield from _low_hill(line, feature)
        case PieceId.GULLY:
            yield _gully(line, feature)
        case _:
            yield from _edged(line, feature)


def _answer(line: Sightline, call: CloseCall, message: str, feature: TerrainPiece) -> Finding[bool]:
    """A close call on this line as a finding: whether it hides, and by what."""
    hides, close = line.judged(call)
    told = {"feature": feature.name, "inches": round(abs(call.inches), 2), "limit": call.limit}
    reason = Line(message, 0, call.rule, call.page, feature.name, told)
    return Finding(hides, (reason,) if hides else (), close)


def _call(
    line: Sightline,
    what: str,
    measured: tuple[float, float],
    row: Entry,
    feature: TerrainPiece,
    *,
    hides: bool,
) -> CloseCall:
    """A call on this line: so many inches against a limit."""
    inches, limit = measured
    return CloseCall(what, inches, limit, row.rule, row.page, hides, line.about(feature=feature.name))


# --- low hills ---


def _low_hill(line: Sightline, hill: TerrainPiece) -> Iterator[Finding[bool]]:
    if hill.crest:
        # Whether the line goes over the crest, and how near to an end of it, or to a base.
        row, ridge = line.scene.book.free_table.sight.crest, shapes.line(hill.crest)
        over = crossings(line.start, line.end, hill.crest)
        off = shapes.distance(line.shape, ridge)
        if over:
            ends = (shapes.between(over[0].spot, end) for end in (*hill.crest, line.start, line.end))
            off = -min(ends)
        call = _call(line, "table_sight-close-crest", (off, 0), row, hill, hides=bool(over))
        yield _answer(line, call, "table_sight-crest", hill)
    inside = shapes.common(line.shape, extent(hill))
    if shapes.length(inside) <= SLACK or not inches_in(line.scene, line.shape, extent(hill)):
        return
    yield _higher(line, hill, inside, shapes.line((summit(hill),)))
    yield _same_hill(line, hill)


def summit(hill: TerrainPiece) -> Spot:
    """The middle of a hill's crest, or else of the hill."""
    if not hill.crest:
        return shapes.middle(extent(hill))
    (west, south), (east, north) = hill.crest
    return (west + east) / 2, (south + north) / 2


def _higher(line: Sightline, hill: TerrainPiece, inside: Shape, top: Shape) -> Finding[bool]:
    """Whether some point of the hill between the two is nearer to its top than both (TERR-04, TERR-12)."""
    sight = line.scene.book.free_table.sight
    row = sight.kopje if hill.what is not PieceId.LOW_HILL else sight.higher
    lower = min(_from_top(hill, end.stand.spot, top) for end in line.ends)
    if not lower:
        return Finding(value=False)
    nearest = shapes.distance(inside, top)
    if lower == OFF:
        call = _call(line, "table_sight-close-hill", (-shapes.length(inside), 0), row, hill, hides=True)
    else:
        hides = nearest < lower - SLACK
        call = _call(line, "table_sight-close-higher", (nearest, lower), row, hill, hides=hides)
    return _answer(line, call, "table_sight-higher", hill)


def _from_top(hill: TerrainPiece, spot: Spot, top: Shape) -> float:
    """The inches from a spot on a hill to its top; `OFF` for ground off the hill."""
    point = shapes.line((spot,))
    return shapes.distance(point, top) if shapes.meets(extent(hill), point) else OFF


def _same_hill(line: Sightline, hill: TerrainPiece) -> Finding[bool]:
    """Whether both are on this hill, too far apart (TERR-05), and neither is level with its top (TERR-06)."""
    row, area = line.scene.book.free_table.sight.same_hill_in, extent(hill)
    if not all(shapes.meets(area, shapes.line((end.stand.spot,))) for end in line.ends):
        return Finding(value=False)
    hides = line.inches > row.value + SLACK
    call = _call(line, "table_sight-close-same-hill", (line.inches, row.value), row, hill, hides=hides)
    return _answer(line, call, "table_sight-same-hill", hill)


# --- escarpments and kopjes ---


@lru_cache(1024)
def top_edge(feature: TerrainPiece) -> tuple[Spot, ...]:
    """The top edge of an escarpment or kopje, the high side to its left."""
    return closed(feature.top) if feature.top else feature.course


def _edged(line: Sightline, feature: TerrainPiece) -> Iterator[Finding[bool]]:
    # Where the line between the middles goes over the top edge, open gaps apart (TERR-08).
    found = crossings(line.one.stand.spot, line.other.stand.spot, top_edge(feature))
    gaps = [shapes.around(shapes.area(gap), SLACK) for gap in feature.gaps]
    over = tuple(
        each for each in found if not any(shapes.meets(gap, shapes.line((each.spot,))) for gap in gaps)
    )
    above = _above(over)
    if over and any(above) and not all(above):
        yield _lip(line, feature, first=above[0])
    if over and _over_high_ground(over):
        row = line.scene.book.free_table.sight.kopje
        call = _call(line, "table_sight-close-hill", (-OFF, 0), row, feature, hides=True)
        hides, close = line.judged(call)
        told = {"feature": feature.name, "inches": 0, "limit": 0}
        reason = row.line("table_sight-higher", 0, feature.name, **told)
        yield Finding(hides, (reason,), close)
    elif feature.top or feature.what is PieceId.KOPJE:
        # A hill with steep slopes hides what lies on either side of it (ruling of TERR-12).
        inside = shapes.common(line.shape, extent(feature))
        if shapes.length(inside) > SLACK:
            top = shapes.area(feature.top) if feature.top else shapes.line((summit(feature),))
            yield _higher(line, feature, inside, top)


def _above(over: tuple[Crossing, ...]) -> tuple[bool, bool]:
    """For the first and the other figure, whether it is above the edges that the line goes over."""
    return (over[0].down, not over[-1].down) if over else (False, False)


def _over_high_ground(over: tuple[Crossing, ...]) -> bool:
    """Whether the line goes up over an edge and down again, between two who are below."""
    return not any(_above(over)) or any(
        not one.down and other.down for one, other in itertools.pairwise(over)
    )


def _lip(line: Sightline, feature: TerrainPiece, *, first: bool) -> Finding[bool]:
    """Whether the upper figure is too far behind the edge to see those below (TERR-11)."""
    row = line.scene.book.free_table.sight.lip_in
    upper, lower = line.ends if first else reversed(line.ends)
    # The straight pieces of a top edge that a spot is below: not those on the far side of a hill.
    pieces = tuple(itertools.pairwise(top_edge(feature)))
    above = tuple(piece for piece in pieces if _below(piece, lower.stand.spot)) or pieces
    inches = min(shapes.distances(upper.shape, tuple(shapes.line(piece) for piece in above)))
    hides = inches > row.value + SLACK
    call = _call(line, "table_sight-close-lip", (inches, row.value), row, feature, hides=hides)
    return _answer(line, call, "table_sight-lip", feature)


def _below(piece: tuple[Spot, Spot], spot: Spot) -> bool:
    """Whether a spot lies to the right of a straight piece of an edge, extended if need be, or on it."""
    (x, y), (to_x, to_y) = piece
    return (to_x - x) * (spot[1] - y) <= (to_y - y) * (spot[0] - x)


# --- gullies ---


def _gully(line: Sightline, gully: TerrainPiece) -> Finding[bool]:
    """Whether a gully hides a figure inside it (TERR-46); never those on either side of it (TERR-47)."""
    area = extent(gully)
    outside = [end for end in line.ends if not shapes.meets(area, shapes.line((end.stand.spot,)))]
    if len(outside) == len(line.ends):
        return Finding(value=False)
    row = line.scene.book.free_table.sight.gully_in
    out = shapes.distance(outside[0].shape, area) if outside else _winding(line, area)
    limit = row.value if outside else 0
    hides = out > limit + SLACK
    call = _call(line, "table_sight-close-gully", (out, limit), row, gully, hides=hides)
    return _answer(line, call, "table_sight-gully", gully)


def _winding(line: Sightline, area: Shape) -> float:
    """The inches of the line between two figures in a gully that run outside it."""
    return shapes.length(shapes.without(line.shape, area))
