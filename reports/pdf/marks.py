"""What is put on a page, as values: text, lines, boxes, shapes, bookmarks; y runs down from the top.

A `Laid` is a piece of a page with its height; pieces are put together into larger ones, and nothing touches a
PDF before the end. Tests read the marks.
"""

from collections.abc import Iterable

from heart_africa.core.dataclass import dataclass, replace
from reports.pdf.fonts import Face, width
from reports.pdf.styles import INK, Colour


@dataclass(frozen=True, slots=True)
class Text:
    """A run of text whose baseline begins at x, y."""

    x: float
    y: float
    text: str
    face: Face
    size: float
    colour: Colour = INK
    tracking: float = 0.0

    def moved(self, dx: float, dy: float) -> "Text":
        """Return the text moved by a distance."""
        return Text(self.x + dx, self.y + dy, self.text, self.face, self.size, self.colour, self.tracking)

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom, ascenders and descenders included."""
        across = width(self.text, self.face, self.size, self.tracking)
        return (self.x, self.y - 0.8 * self.size, self.x + across, self.y + 0.25 * self.size)


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line."""

    x: float
    y: float
    to_x: float
    to_y: float
    width: float = 0.5
    colour: Colour = INK

    def moved(self, dx: float, dy: float) -> "Line":
        """Return the line moved by a distance."""
        return Line(self.x + dx, self.y + dy, self.to_x + dx, self.to_y + dy, self.width, self.colour)

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom."""
        xs, ys = sorted((self.x, self.to_x)), sorted((self.y, self.to_y))
        return (xs[0], ys[0], xs[1], ys[1])


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle from its top left corner, outlined, filled or both.

    `round` is the radius of its corners.
    """

    x: float
    y: float
    across: float
    down: float
    line: float = 0.0
    fill: Colour | None = None
    round: float = 0.0

    def moved(self, dx: float, dy: float) -> "Box":
        """Return the box moved by a distance."""
        return Box(self.x + dx, self.y + dy, self.across, self.down, self.line, self.fill, self.round)

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom."""
        return (self.x, self.y, self.x + self.across, self.y + self.down)


Step = tuple[float, float] | tuple[float, float, float, float, float, float]
"""A straight step to x, y; or a curve: two control points, then its end."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A path of straight and curved steps from its first point, outlined, filled or both.

    `line`: the width of the outline, none if 0; `dash`: strokes and gaps; `closed`: the path returns to its
    start.
    """

    steps: tuple[Step, ...]
    line: float = 0.0
    fill: Colour | None = None
    colour: Colour = INK
    closed: bool = True
    dash: tuple[float, ...] = ()

    def moved(self, dx: float, dy: float) -> "Shape":
        """Return the shape moved by a distance."""
        return replace(self, steps=tuple(_moved(step, dx, dy) for step in self.steps))

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of all its points; the control points of curves included."""
        xs = [x for step in self.steps for x in step[0::2]]
        ys = [y for step in self.steps for y in step[1::2]]
        return (min(xs), min(ys), max(xs), max(ys))


def _moved(step: Step, dx: float, dy: float) -> Step:
    if len(step) == 2:  # noqa: PLR2004  # a straight step
        return (step[0] + dx, step[1] + dy)
    return (step[0] + dx, step[1] + dy, step[2] + dx, step[3] + dy, step[4] + dx, step[5] + dy)


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A place that the outline of the document leads to."""

    y: float
    title: str
    level: int

    def moved(self, dx: float, dy: float) -> "Bookmark":  # noqa: ARG002  # a bookmark stands at a height
        """Return the bookmark moved by a distance."""
        return Bookmark(self.y + dy, self.title, self.level)

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """A point at the left."""
        return (0.0, self.y, 0.0, self.y)


@dataclass(frozen=True, slots=True)
class Tag:
    """What the marks up to its `Untag` are: a heading (`H1`), a cell (`TD`), a picture (`Figure`), ...

    `alt` describes a picture in words. Of two with the same `key`, one right after the other, the second
    continues the first: so a table goes on whose rows are put on pages one by one.
    """

    role: str
    alt: str = ""
    key: object = None

    def moved(self, dx: float, dy: float) -> "Tag":  # noqa: ARG002  # it stands nowhere
        """Return the same mark, as it has no place."""
        return self

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """No extent, as it is not drawn."""
        return (0.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Untag:
    """The end of the innermost tag."""

    def moved(self, dx: float, dy: float) -> "Untag":  # noqa: ARG002  # it stands nowhere
        """Return the same mark, as it has no place."""
        return self

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """No extent, as it is not drawn."""
        return (0.0, 0.0, 0.0, 0.0)


Mark = Text | Line | Box | Shape | Bookmark | Tag | Untag


@dataclass(frozen=True, slots=True)
class Laid:
    """A piece of a page: its height and its marks, counted from its top left corner."""

    height: float
    marks: tuple[Mark, ...] = ()

    def at(self, dx: float, dy: float) -> tuple[Mark, ...]:
        """Return its marks when the piece is placed at a point."""
        return tuple(mark.moved(dx, dy) for mark in self.marks)

    def over(self, other: "Laid") -> "Laid":
        """Return the two pieces as one, both drawn from the same point."""
        return Laid(max(self.height, other.height), (*self.marks, *other.marks))


def tagged(role: str, piece: Laid, alt: str = "", key: object = None) -> Laid:
    """Return a piece within a tag; see `Tag`."""
    return Laid(piece.height, (Tag(role, alt, key), *piece.marks, Untag()))


def untagged(piece: Laid) -> Laid:
    """Return a piece without the tags in it, so that it is one thing as a whole."""
    return Laid(piece.height, tuple(mark for mark in piece.marks if not isinstance(mark, Tag | Untag)))


def stack(pieces: Iterable[Laid], gap: float = 0.0) -> Laid:
    """Return pieces one below the other, as one piece."""
    marks: list[Mark] = []
    y = 0.0
    for piece in pieces:
        y += gap if marks or y else 0.0
        marks.extend(piece.at(0, y))
        y += piece.height
    return Laid(y, tuple(marks))


def beside(pieces: Iterable[tuple[float, Laid]]) -> Laid:
    """Return pieces side by side, each at its x, their tops level, as one piece."""
    found = list(pieces)
    marks = tuple(mark for x, piece in found for mark in piece.at(x, 0))
    return Laid(max((piece.height for _, piece in found), default=0.0), marks)


def in_rows(pieces: Iterable[tuple[float, Laid]], room: float, gap: float) -> list[Laid]:
    """Return pieces, each with its width, in as many rows as they need."""
    rows: list[list[tuple[float, Laid]]] = [[]]
    x = 0.0
    for wide, piece in pieces:
        if rows[-1] and x + wide > room:
            rows.append([])
            x = 0.0
        rows[-1].append((x, piece))
        x += wide + gap
    return [beside(row) for row in rows if row]


def space(height: float) -> Laid:
    """Return an empty piece of some height."""
    return Laid(height)


def rule(across: float, line: float = 0.5, colour: Colour = INK, *, below: float = 0.0) -> Laid:
    """Return a horizontal line with space below it."""
    return Laid(line + below, (Line(0, line / 2, across, line / 2, line, colour),))
