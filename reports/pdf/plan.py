"""A plan of the table on paper, with its key."""

from collections.abc import Iterator

from reports.content.plan import INKS, Area, Base, Measure, Named, Plan, corners, outline, strokes
from reports.pdf.marks import Box, Laid, Line, Mark, Shape, in_rows, space, stack
from reports.pdf.styles import BODY, BODY_STRONG, INK, LABEL, WHITE, Colour
from reports.pdf.wrap import across, text

HIGHEST = 330.0
"""A plan is no higher than this, in points, however wide the page."""
HIGHEST_SMALL = 205.0

SWATCH = 14.0
SAMPLE = 6.0  # points for an inch in the key
FINE = 0.35


def plan(found: Plan, room: float) -> Laid:
    """The table as wide as there is room, under its title and over its key."""
    highest = HIGHEST_SMALL if found.small else HIGHEST
    scale = min(room / found.width_in, highest / found.height_in)
    title = [text(found.title, BODY_STRONG, room), space(2)] if found.title else []
    measure = [measured(found.measure, scale), space(3)] if found.measure else []
    return stack([*title, table(found, scale), space(3), *measure, _key(found, room)])


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
    for label in found.labels:
        if label.under is under:
            yield from _label(label.text, label.x * scale, label.y * scale, found.width_in * scale)


def _label(words: str, x: float, y: float, room: float) -> Iterator[Mark]:
    """A word on a white ground, in the middle over its place, as far as the table lets it."""
    wide = across(words, LABEL)
    x, y = max(wide / 2 + 2, min(x, room - wide / 2 - 2)), max(y, 11.0)
    yield Box(x - wide / 2 - 1, y - 10, wide + 2, 10, fill=WHITE)
    yield from text(words, LABEL, wide + 2).at(x - wide / 2, y - 10)


def _key(found: Plan, room: float) -> Laid:
    """The sides and the kinds of ground with their samples, in as many rows as they need."""
    return stack(in_rows([_named(named, room) for named in found.key], room, 12))


def _named(named: Named, room: float) -> tuple[float, Laid]:
    wide = min(across(named.text, BODY) + 2, room - SWATCH - 5)
    words = text(named.text, BODY, wide)
    return SWATCH + 5 + wide, Laid(words.height + 1, (*sample(named.what).marks, *words.at(SWATCH + 5, 0)))


def sample(what: str) -> Laid:
    """A small sample of a side or a kind of ground, for the key."""
    if what in {"red", "blue"}:
        return Laid(11.0, (_base(Base(SWATCH / 2, SWATCH / 2 - 1, what, 8.0), 1.0),))
    kind = next(kind for kind in INKS if kind == what)
    wide, high = SWATCH / SAMPLE, 10.0 / SAMPLE
    corners_ = ((0.0, 0.25), (wide, 0.25), (wide, high), (0.0, high))
    return Laid(11.0, tuple(_area(Area(kind, corners_), Plan("", wide, high), SAMPLE)))
