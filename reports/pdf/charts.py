"""Charts on paper, out of the description that desk and page draw too: bars, and steps over the years.

Nothing in them is told by colour alone: bars bear their figures, lines their strokes and names.
"""

from collections.abc import Iterator
from itertools import pairwise

from reports.content.chart import Bar, Chart, Curve, Curves
from reports.pdf.marks import Box, Laid, Line, Mark, Shape, Step, beside, space, stack
from reports.pdf.styles import BODY, BODY_STRONG, EARTH, GREY, INK, LABEL, RULE, Colour, Style
from reports.pdf.wrap import across, fitted, text

BAR, ROW = 9.0, 13.5
LABELS = 0.35  # of the room, at most
QUIET: Colour = (0.72, 0.70, 0.67)
HIGH = 150.0
SAMPLE = 20.0  # the length of a stroke beside its name
NAME_ROW = 11.5
MOST_NAME = 150.0
TICKS, YEARS = 6, 9
STROKES: tuple[tuple[Colour, float, tuple[float, ...]], ...] = (
    (INK, 1.5, ()),
    (EARTH, 1.5, (6, 2)),
    (GREY, 2.4, ()),
    (INK, 1.2, (1.5, 1.8)),
    (EARTH, 2.2, ()),
    (GREY, 1.4, (9, 2, 2, 2)),
    (INK, 2.2, (4, 3)),
    (EARTH, 1.2, (2, 3)),
)
"""Colour, width and dashes of each line; the dashes tell them apart on a photocopy."""


def chart(found: Chart | Curves, room: float) -> Laid:
    """A chart under its title."""
    return bars(found, room) if isinstance(found, Chart) else curves(found, room)


def bars(found: Chart, room: float) -> Laid:
    """Lying bars, each with its label before it and its figure behind it."""
    most = min(room * LABELS, max((across(bar.label, BODY) for bar in found.bars), default=0.0))
    figures = max((across(bar.text, BODY_STRONG) for bar in found.bars), default=0.0)
    free = room - most - figures - 14
    rows = (_bar(bar, most, free * bar.value / found.most) for bar in found.bars)
    return stack([*_title(found.title, room), *rows])


def _title(words: str, room: float) -> Iterator[Laid]:
    if words:
        yield text(words, BODY_STRONG, room)
        yield space(2)


def _bar(bar: Bar, labels: float, long: float) -> Laid:
    name = fitted_label(bar.label, BODY, labels)
    drawn: tuple[Mark, ...] = ()
    if bar.value > 0:
        drawn = (Box(labels + 6, 2.2, max(long, 1.0), BAR, fill=EARTH if bar.marked else QUIET),)
    figure = text(bar.text, BODY_STRONG if bar.marked else BODY, across(bar.text, BODY_STRONG) + 2)
    start = labels + 10 + (max(long, 1.0) if bar.value > 0 else 0.0)
    return Laid(ROW, (*beside([(0.0, name), (start, figure)]).marks, *drawn))


def fitted_label(words: str, style: Style, room: float) -> Laid:
    """A label on one line, shortened if it has to be, at the right of its room."""
    while words and across(words, style) > room + 0.5:
        words = f"{words.removesuffix('…')[:-1].rstrip()}…"
    return text(words, style, room + 1, "right")


# --- steps over the years ---


def curves(found: Curves, room: float) -> Laid:
    """What everybody held at the end of each half year, as steps; at the right names with their strokes."""
    if len(found.dates) < 2 or not found.curves:  # noqa: PLR2004  # a line needs two points
        return space(0)
    names = _names(found)
    left = across(str(found.most), LABEL) + 6
    plot = _Plot(found, left, room - names[0] - 12, max(HIGH, names[1].height))
    drawn = [*_grid(found, plot), *_lines(found, plot)]
    picture = Laid(plot.high + 16, tuple(drawn)).over(Laid(0, names[1].at(room - names[0], 0)))
    return stack([*_title(found.title, room), space(4), picture])


class _Plot:
    """Where a half year and a number lie."""

    def __init__(self, found: Curves, left: float, right: float, high: float) -> None:
        self.most, self.last = max(5, found.most), len(found.dates) - 1
        self.left, self.right, self.high = left, right, high

    def x(self, place: int) -> float:
        return self.left + place * (self.right - self.left) / self.last

    def y(self, value: int) -> float:
        return self.high - value * (self.high - 4) / self.most


def _names(found: Curves) -> tuple[float, Laid]:
    """The legend: a stroke, a name and what he holds now, the richest first; and how wide it is."""
    now = sorted(enumerate(found.curves), key=lambda pair: (-(pair[1].values[-1] or 0), pair[1].name))
    wide = min(MOST_NAME, max(across(_named(curve), BODY) for curve in found.curves) + 1)
    rows = [_name(number, curve, wide) for number, curve in now]
    return SAMPLE + 6 + wide, stack(rows)


def _named(curve: Curve) -> str:
    return f"{curve.name} {curve.values[-1] or 0}"


def _name(number: int, curve: Curve, wide: float) -> Laid:
    colour, line, dash = STROKES[number % len(STROKES)]
    y = NAME_ROW / 2
    stroke = Shape(((0, y), (SAMPLE, y)), line, None, colour, closed=False, dash=dash)
    words = fitted(_named(curve), BODY, wide, (9.0, 8.5, 8.0))
    return Laid(max(NAME_ROW, words.height), (stroke, *words.at(SAMPLE + 6, 0)))


def _grid(found: Curves, plot: _Plot) -> Iterator[Mark]:
    for value in range(0, plot.most + 1, max(1, -(-plot.most // TICKS))):
        y = plot.y(value)
        yield Line(plot.left, y, plot.right, y, 0.4, INK if value == 0 else RULE)
        yield from text(str(value), LABEL, plot.left - 4, "right").at(0, y - 5)
    years = [(place, date.year) for place, date in enumerate(found.dates) if date.half == 1]
    for place, year in years[:: max(1, -(-len(years) // YEARS))]:
        x = plot.x(place)
        yield Line(x, plot.high, x, plot.high + 3, 0.4)
        yield from text(str(year), LABEL, 30, "centre").at(x - 15, plot.high + 4)


def _lines(found: Curves, plot: _Plot) -> Iterator[Mark]:
    for number, curve in enumerate(found.curves):
        colour, line, dash = STROKES[number % len(STROKES)]
        steps = tuple(_steps(curve, plot))
        if len(steps) > 1:
            yield Shape(steps, line, None, colour, closed=False, dash=dash)


def _steps(curve: Curve, plot: _Plot) -> Iterator[Step]:
    """What was held stays until the half year in which it changes; who has nothing any more has no line."""
    held = [(place, value) for place, value in enumerate(curve.values) if value is not None]
    last = max((place for place, value in held if value), default=-1)
    held = [(place, value) for place, value in held if place <= last + 1]
    yield from ((plot.x(place), plot.y(value)) for place, value in held[:1])
    for (_, before), (place, value) in pairwise(held):
        yield (plot.x(place), plot.y(before))
        yield (plot.x(place), plot.y(value))
