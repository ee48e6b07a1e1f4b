"""A plan of the table on paper, with its key."""

from collections.abc import Iterator

from reports.content.plan import INKS, Area, Base, Ink, Named, Plan, corners, strokes
from reports.pdf.marks import Box, Laid, Line, Mark, Shape, beside, space, stack
from reports.pdf.styles import BODY, BODY_STRONG, INK, LABEL, WHITE, Colour
from reports.pdf.wrap import across, text

HIGHEST = 330.0
"""A plan is no higher than this, in points, however wide the page."""

SWATCH = 14.0
FINE = 0.35


def plan(found: Plan, room: float) -> Laid:
    """The table as wide as there is room, under its title and over its key."""
    scale = min(room / found.width_in, HIGHEST / found.height_in)
    title = [text(found.title, BODY_STRONG, room), space(2)] if found.title else []
    return stack([*title, _table(found, scale), space(3), _key(found, room)])


def _table(found: Plan, scale: float) -> Laid:
    high = found.height_in * scale
    marks: list[Mark] = [Box(0, 0, found.width_in * scale, high, fill=WHITE)]
    for area in found.areas:
        marks += _area(area, scale)
    marks += [_base(base, scale) for base in found.figures]
    for label in found.labels:
        marks += _label(label.text, label.x * scale, label.y * scale)
    marks.append(Box(0, 0, found.width_in * scale, high, line=1.2))
    return Laid(high, tuple(marks))


def _area(area: Area, scale: float) -> Iterator[Mark]:
    ink = INKS[area.kind]
    points = tuple((x * scale, y * scale) for x, y in area.points)
    if not area.closed:
        wide = max(area.across_in * scale, ink.line)
        yield Shape(points, line=wide, colour=_grey(ink), closed=False)
        if area.kind == "road":
            yield Shape(points, line=FINE, colour=INK, closed=False, dash=ink.dash)
        return
    if ink.grey is not None:
        yield Shape(points, fill=_grey(ink))
    for x, y, to_x, to_y in strokes(area):
        yield Line(x * scale, y * scale, to_x * scale, to_y * scale, FINE, INK)
    yield Shape(points, line=ink.line, dash=ink.dash)


def _grey(ink: Ink) -> Colour:
    level = 0.5 if ink.grey is None else ink.grey
    return (level, level, level)


def _base(base: Base, scale: float) -> Mark:
    points = tuple((x * scale, y * scale) for x, y in corners(base))
    return Shape(points, line=0.6, fill=INK if base.side == "red" else WHITE)


def _label(words: str, x: float, y: float) -> Iterator[Mark]:
    """A word on a white ground, in the middle over its place."""
    wide = across(words, LABEL)
    yield Box(x - wide / 2 - 1, y - 10, wide + 2, 10, fill=WHITE)
    yield from text(words, LABEL, wide + 2).at(x - wide / 2, y - 10)


def _key(found: Plan, room: float) -> Laid:
    """The sides and the kinds of ground with their samples, in as many rows as they need."""
    rows: list[list[tuple[float, Laid]]] = [[]]
    x = 0.0
    for named in found.key:
        wide = SWATCH + 5 + min(across(named.text, BODY) + 2, room - SWATCH - 5)
        if rows[-1] and x + wide > room:
            rows.append([])
            x = 0.0
        rows[-1].append((x, _named(named, wide - SWATCH - 5)))
        x += wide + 12
    return stack(beside(row) for row in rows)


def _named(named: Named, room: float) -> Laid:
    words = text(named.text, BODY, room)
    marks = (*_sample(named.what), *words.at(SWATCH + 5, 0))
    return Laid(words.height + 1, marks)


def _sample(what: str) -> Iterator[Mark]:
    if what in {"red", "blue"}:
        yield _base(Base(SWATCH / 2, SWATCH / 2 - 1, what, 8.0), 1.0)
        return
    corners_ = ((0.0, 1.5), (SWATCH, 1.5), (SWATCH, 10.0), (0.0, 10.0))
    kind = next(kind for kind in INKS if kind == what)
    inches = tuple((x / 6, y / 6) for x, y in corners_)
    yield from _area(Area(kind, inches), 6.0)
