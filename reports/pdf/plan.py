"""A plan of the table on paper, with its key."""

from collections.abc import Iterator, Sequence

from reports.content.plan import INKS, Area, Base, Label, Measure, Named, Plan, corners, outline, strokes
from reports.pdf.marks import Box, Laid, Line, Mark, Shape, beside, in_rows, space, stack, tagged, untagged
from reports.pdf.styles import BODY, BODY_STRONG, INK, LABEL, WHITE, Colour
from reports.pdf.wrap import across, text

HIGHEST = 330.0
"""A plan is no higher than this, in points, however wide the page."""
HIGHEST_SMALL, HIGHEST_LARGE = 205.0, 540.0
BETWEEN, LEAST_KEY = 16.0, 120.0

HIGH = 10.0
"""The height of a label in points."""

MOVES = sorted(
    (
        (dx, dy)
        for dx in (-36.0, -18.0, 0.0, 18.0, 36.0)
        for dy in (-33.0, -22.0, -11.0, 0.0, 11.0, 22.0, 33.0)
    ),
    key=lambda move: abs(move[0]) + abs(move[1]),
)
"""How far a label may stand aside, the nearest first."""

Bounds = tuple[float, float, float, float]

SWATCH = 14.0
SAMPLE = 6.0  # points for an inch in the key
FINE = 0.35


def plan(found: Plan, room: float) -> Laid:
    """The table as wide as there is room under its title, its key beneath it or beside a small one."""
    highest = HIGHEST_SMALL if found.small else HIGHEST_LARGE if found.large else HIGHEST
    scale = min(room / found.width_in, highest / found.height_in)
    title = [text(found.title, BODY_STRONG, room), space(2)] if found.title else []
    measure = [measured(found.measure, scale), space(3)] if found.measure else []
    drawn = tagged("Figure", untagged(stack([table(found, scale), space(3), *measure])), alt=found.alt)
    beside_ = room - found.width_in * scale - BETWEEN
    if beside_ < LEAST_KEY:
        return stack([*title, drawn, _key(found, room)])
    return stack([*title, beside([(0.0, drawn), (room - beside_, _key(found, beside_))])])


def measured(found: Measure, scale: float) -> Laid:
    """A bar so many inches long, what it is, and an arrow to the north."""
    long, words = found.inches * scale, across(found.text, BODY) + 2
    bar = (Line(0, 7, long, 7, 1.0, INK), Line(0, 4, 0, 10, 1.0, INK), Line(long, 4, long, 10, 1.0, INK))
    marks: list[Mark] = [*bar, *text(found.text, BODY, words).at(long + 5, 0)]
    if found.north:
        x = long + words + 22
        marks += (Line(x, 12, x, 2, 1.0, INK), Shape(((x - 3, 6), (x, 0), (x + 3, 6)), fill=INK))
        marks += text(found.north, BODY, across(found.north, BODY) + 2).at(x + 6, 0)
    return Laid(13, tuple(marks))


def table(found: Plan, scale: float) -> Laid:
    """What lies and stands there, so many points to an inch."""
    high = found.height_in * scale
    marks: list[Mark] = [Box(0, 0, found.width_in * scale, high, fill=WHITE)]
    for area in found.areas:
        marks += _area(area, found, scale)
    marks += _labels(found, scale, under=True)
    marks += [_base(base, scale) for base in found.figures]
    marks += _labels(found, scale, under=False)
    marks.append(Box(0, 0, found.width_in * scale, high, line=1.2))
    return Laid(high, tuple(marks))


def _area(area: Area, found: Plan, scale: float) -> Iterator[Mark]:
    ink, points = INKS[area.kind], outline(area, found.width_in, found.height_in)
    if not points:
        return
    path = tuple((x * scale, y * scale) for x, y in points)
    if ink.grey is not None:
        yield Shape(path, fill=_grey(ink.grey))
    for x, y, to_x, to_y in strokes(area.kind, points):
        yield Line(x * scale, y * scale, to_x * scale, to_y * scale, FINE, INK)
    yield Shape(path, line=ink.line, dash=ink.dash)


def _grey(level: float) -> Colour:
    return (level, level, level)


def _base(base: Base, scale: float) -> Mark:
    points = tuple((x * scale, y * scale) for x, y in corners(base))
    return Shape(points, line=0.6, fill=INK if base.side == "red" else WHITE)


def _labels(found: Plan, scale: float, *, under: bool) -> Iterator[Mark]:
    """The words, each where it covers least: as near to its place as others and figures let it be."""
    for label, x, y in _placed(found, scale):
        if label.under is under:
            wide = across(label.text, LABEL)
            yield Box(x - wide / 2 - 1, y - HIGH, wide + 2, HIGH, fill=WHITE)
            yield from text(label.text, LABEL, wide + 2).at(x - wide / 2, y - HIGH)


def _placed(found: Plan, scale: float) -> Iterator[tuple[Label, float, float]]:
    """The labels with the middle of their lower edges: units first, since they stand where they stand."""
    figures = [_bounds(base, scale) for base in found.figures]
    taken: list[Bounds] = []
    for label in sorted(found.labels, key=lambda each: each.under):
        half = across(label.text, LABEL) / 2 + 2
        spots = [
            (
                max(half, min(label.x * scale + dx, found.width_in * scale - half)),
                max(HIGH, min(label.y * scale + dy, found.height_in * scale)),
            )
            for dx, dy in MOVES
        ]
        x, y = min(spots, key=lambda spot: _covered(spot, half, taken, figures))
        taken.append((x - half, y - HIGH, x + half, y))
        yield label, x, y


def _covered(
    spot: tuple[float, float], half: float, taken: Sequence[Bounds], figures: Sequence[Bounds]
) -> float:
    """How much a label would lie on other labels, which is worst, and on figures."""
    here = (spot[0] - half, spot[1] - HIGH, spot[0] + half, spot[1])
    return 10 * sum(_overlap(here, each) for each in taken) + sum(_overlap(here, each) for each in figures)


def _overlap(one: Bounds, other: Bounds) -> float:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def _bounds(base: Base, scale: float) -> Bounds:
    xs, ys = zip(*corners(base), strict=True)
    return min(xs) * scale, min(ys) * scale, max(xs) * scale, max(ys) * scale


def _key(found: Plan, room: float) -> Laid:
    """Each side with its units, and the kinds of ground with their samples, each in rows of its own."""
    groups: list[list[Named]] = []
    for named in found.key:
        ground = not named.code and bool(groups) and bool(groups[-1][-1].code)
        if not groups or named.what in {"red", "blue"} or ground:
            groups.append([])
        groups[-1].append(named)
    return stack(row for group in groups for row in in_rows([_named(each, room) for each in group], room, 12))


def _named(named: Named, room: float) -> tuple[float, Laid]:
    wide = min(across(named.text, BODY) + 2, room - SWATCH - 5)
    words = text(named.text, BODY, wide)
    first = text(named.code, BODY_STRONG, SWATCH + 4) if named.code else sample(named.what)
    return SWATCH + 5 + wide, Laid(words.height + 1, (*first.marks, *words.at(SWATCH + 5, 0)))


def sample(what: str) -> Laid:
    """A small sample of a side or a kind of ground, for the key."""
    if what in {"red", "blue"}:
        return Laid(11.0, (_base(Base(SWATCH / 2, SWATCH / 2 - 1, what, 8.0), 1.0),))
    kind = next(kind for kind in INKS if kind == what)
    wide, high = SWATCH / SAMPLE, 10.0 / SAMPLE
    corners_ = ((0.0, 0.25), (wide, 0.25), (wide, high), (0.0, high))
    return Laid(11.0, tuple(_area(Area(kind, corners_), Plan("", wide, high), SAMPLE)))
