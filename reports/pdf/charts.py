"""Pictures on paper: bars, estimates, heat maps, steps over the years, and the table from above.

Nothing in charts is told by colour alone: bars bear their figures, lines their strokes and names.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise

from heart_africa.core.text import alphabetical
from reports.content.chart import Bar, Chart, Curve, Curves, Forest, HeatMap, Picture
from reports.content.plan import INKS, Area, Base, Label, Measure, Named, Plan, corners, outline, strokes
from reports.pdf.marks import (
    Box,
    Laid,
    Line,
    Mark,
    Shape,
    Step,
    beside,
    in_rows,
    space,
    stack,
    tagged,
    untagged,
)
from reports.pdf.styles import BODY, BODY_STRONG, EARTH, GREY, INK, LABEL, PALE, RULE, WHITE, Colour
from reports.pdf.wrap import across, fitted, shortened, text

# --- bars ---


BAR, ROW = 9.0, 13.5
LABELS = 0.35  # the greatest share of the room for labels
QUIET: Colour = (0.72, 0.70, 0.67)
HIGH = 150.0
SAMPLE = 20.0  # the length of a stroke beside its name
NAME_ROW = 11.5
MOST_NAME = 150.0
TICKS, YEARS = 6, 9
YEAR = 26.0  # width of a year under the picture
TOGETHER = 6
"""The most lines that can be told apart in one picture, even on a photocopy."""

NARROW = 420.0
PANEL, BETWEEN, LOW = 150.0, 18.0, 46.0
STROKES: tuple[tuple[Colour, float, tuple[float, ...]], ...] = (
    (INK, 1.5, ()),
    (EARTH, 1.5, (6, 2)),
    (GREY, 2.4, ()),
    (INK, 1.2, (1.5, 1.8)),
    (EARTH, 2.2, ()),
    (GREY, 1.4, (9, 2, 2, 2)),
)
"""Colour, width and dashes of each line; the dashes tell them apart on a photocopy."""


def chart(found: Picture, room: float) -> list[Laid]:
    """Return a chart under its title, in pieces that may go on separate pages."""
    match found:
        case Chart():
            return [bars(found, room)]
        case Curves():
            return curves(found, room)
        case Forest():
            return [forest(found, room)]
        case HeatMap():
            return [heat_map(found, room)]


def bars(found: Chart, room: float) -> Laid:
    """Return horizontal bars, each with its label before it and its figure behind it."""
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
    name = text(shortened(bar.label, BODY, labels + 0.5), BODY, labels + 1, "right")
    drawn: tuple[Mark, ...] = ()
    if bar.value > 0:
        drawn = (Box(labels + 6, 2.2, max(long, 1.0), BAR, fill=EARTH if bar.marked else QUIET),)
    figure = text(bar.text, BODY_STRONG if bar.marked else BODY, across(bar.text, BODY_STRONG) + 2)
    start = labels + 10 + (max(long, 1.0) if bar.value > 0 else 0.0)
    return Laid(ROW, (*beside([(0.0, name), (start, figure)]).marks, *drawn))


# --- estimates and heat maps ---

DOT = 4.6
MOST_FIELD = 54.0
FIELD_HIGH = 17.0
FAVOURED: Colour = (0.87, 0.55, 0.38)
BEATEN: Colour = (0.55, 0.66, 0.76)


def forest(found: Forest, room: float) -> Laid:
    """Return each value as a dot on its bounds, its name before and its figures behind it.

    The middle is dashed.
    """
    most = min(room * LABELS, max((across(each.label, BODY) for each in found.estimates), default=0.0))
    figures = max((across(each.text, BODY) for each in found.estimates), default=0.0)
    left, right = most + 10, room - figures - 10
    (low, low_text), (high, high_text) = found.ends

    def x(value: float) -> float:
        return left + (min(max(value, low), high) - low) / (high - low) * (right - left)

    rows = []
    for each in found.estimates:
        y, line = ROW / 2, INK if each.marked else GREY
        name = text(shortened(each.label, BODY, most + 0.5), BODY, most + 1, "right")
        figure = text(each.text, BODY, figures + 2)
        ends = [Line(x(at), y - 2.5, x(at), y + 2.5, 0.9, line) for at in (each.low, each.high)]
        reach = Line(x(each.low), y, x(each.high), y, 0.9, line)
        fill = EARTH if each.marked else GREY
        dot = Box(x(each.value) - DOT / 2, y - DOT / 2, DOT, DOT, fill=fill, round=DOT / 2)
        words = beside([(0.0, name), (right + 8, figure)]).marks
        rows.append(Laid(ROW, (*words, reach, *ends, dot)))
    high_y = ROW * len(rows)
    scale: list[Mark] = [Line(left, 0, right, 0, 0.5, RULE)]
    scale += [Line(at, 0, at, 3, 0.5, RULE) for at in (left, right)]
    scale += text(low_text, LABEL, 60).at(left, 3)
    scale += text(high_text, LABEL, 60, "right").at(right - 60, 3)
    drawn = stack([*rows, Laid(14, tuple(scale))])
    if found.middle is not None:
        middle = Shape(
            ((x(found.middle), 0.0), (x(found.middle), high_y)), 0.6, None, RULE, closed=False, dash=(2, 2)
        )
        drawn = Laid(drawn.height, (middle, *drawn.marks))
    drawn = tagged("Figure", untagged(drawn), alt=found.alt or found.title)
    return stack([*_title(found.title, room), drawn])


def heat_map(found: HeatMap, room: float) -> Laid:
    """Return a field for each pair with its figure, the redder the more often the row wins.

    A sure one is framed.

    Columns bear numbers, which the rows explain, as names would not fit above them.
    """
    names = [f"{number} {name}" for number, name in enumerate(found.rows, 1)]
    alike = found.rows == found.columns
    most = min(room * LABELS, max((across(name, BODY) for name in names), default=0.0))
    wide = min(MOST_FIELD, (room - most - 8) / max(1, len(found.columns)))
    left = most + 8
    head = [
        (
            left + place * wide,
            text(str(place + 1) if alike else shortened(name, LABEL, wide - 1), LABEL, wide, "centre"),
        )
        for place, name in enumerate(found.columns)
    ]
    lines = [beside(head), space(2)]
    for name, fields in zip(names if alike else found.rows, found.fields, strict=True):
        marks: list[Mark] = [*text(shortened(name, BODY, most + 0.5), BODY, most + 1, "right").at(0, 3)]
        for place, each in enumerate(fields):
            if each is not None:
                at = left + place * wide
                edge = 1.1 if each.sure else 0.0
                inside = 0.8
                marks.append(
                    Box(
                        at + inside,
                        inside,
                        wide - 2 * inside,
                        FIELD_HIGH - 2 * inside,
                        edge,
                        heat_colour(each.value),
                    )
                )
                marks += text(each.text, BODY_STRONG if each.sure else BODY, wide, "centre").at(at, 3)
        lines.append(Laid(FIELD_HIGH, tuple(marks)))
    drawn = tagged("Figure", untagged(stack(lines)), alt=found.alt or found.title)
    return stack([*_title(found.title, room), drawn])


def heat_colour(share: float) -> Colour:
    """Return the colour of a share: white if even, redder for the row, bluer for the column."""
    end, far = (FAVOURED, share - 0.5) if share > 0.5 else (BEATEN, 0.5 - share)  # noqa: PLR2004  # even
    red, green, blue = (1 - (1 - each) * min(1.0, 2 * far) for each in end)
    return red, green, blue


# --- steps over the years ---


def curves(found: Curves, room: float) -> list[Laid]:
    """Return what each player held after each half year as steps: few in one picture, many in one each.

    The pieces may go on separate pages; the title is in the first.
    """
    if len(found.dates) < 2 or not found.curves:  # noqa: PLR2004  # a line needs two points
        return []
    many = len(found.curves) > TOGETHER
    first, *others = _apart(found, room) if many else [_together(found, room)]
    return [stack([*_title(found.title, room), space(4), first]), *others]


def _together(found: Curves, room: float) -> Laid:
    """Return all curves in one picture.

    Their names stand at the right, or below where there is little room.
    """
    wide, names = _names(found)
    beneath = room < NARROW
    left = across(str(found.most), LABEL) + 6
    right = room if beneath else room - wide - 12
    plot = _Plot(found, left, right, HIGH if beneath else max(HIGH, names.height))
    marks = list(_grid(found, plot))
    for number, curve in enumerate(found.curves):
        colour, line, dash = STROKES[number % len(STROKES)]
        steps = tuple(_steps(curve, plot))
        if len(steps) > 1:
            marks.append(Shape(steps, line, None, colour, closed=False, dash=dash))
    drawn = Laid(plot.high + 16, tuple(marks))
    drawn = tagged("Figure", untagged(drawn), alt=found.alt or found.title)
    return stack([drawn, space(4), names]) if beneath else beside([(0.0, drawn), (room - wide, names)])


def _apart(found: Curves, room: float) -> list[Laid]:
    """Return a small picture for each curve, the richest first, all at one scale, as many in a row as fit."""
    across_ = max(1, int((room + BETWEEN) // (PANEL + BETWEEN)))
    wide = (room - (across_ - 1) * BETWEEN) / across_
    plot = _Plot(found, across(str(found.most), LABEL) + 6, wide, LOW)
    grid = tuple(_grid(found, plot))
    panels = [_panel(found, curve, plot, grid) for _, curve in _richest(found)]
    rows = (panels[start : start + across_] for start in range(0, len(panels), across_))
    return [beside((place * (wide + BETWEEN), panel) for place, panel in enumerate(row)) for row in rows]


def _panel(found: Curves, curve: Curve, plot: "_Plot", grid: tuple[Mark, ...]) -> Laid:
    """Return one player's steps under his name, with the area below them shaded."""
    wide = plot.right
    steps = tuple(_steps(curve, plot))
    drawn: list[Mark] = []
    if len(steps) > 1:
        ground = ((steps[-1][0], plot.high), (steps[0][0], plot.high))
        drawn = [Shape((*steps, *ground), fill=PALE), Shape(steps, 1.4, closed=False)]
    name = shortened(_named(curve), BODY_STRONG, wide - 2)
    alt = f"{found.title}: {_named(curve)}"
    picture = tagged("Figure", untagged(Laid(LOW + 18, (*drawn, *grid))), alt=alt)
    return stack([text(name, BODY_STRONG, wide), space(2), picture])


class _Plot:
    """The scale of a picture of curves: where a half year begins, and where a number lies."""

    def __init__(self, found: Curves, left: float, right: float, high: float) -> None:
        self.most, self.end = max(5, found.most), len(found.dates)
        self.left, self.right, self.high = left, right, high

    def x(self, place: int) -> float:
        return self.left + place * (self.right - self.left) / self.end

    def y(self, value: int) -> float:
        return self.high - value * (self.high - 4) / self.most

    def ticks(self) -> range:
        """Return the values at which a horizontal line is drawn, no more than there is room for."""
        return range(0, self.most + 1, max(1, -(-self.most // min(TICKS, int(self.high // 20)))))


def _richest(found: Curves) -> list[tuple[int, Curve]]:
    """Return the curves with their numbers, the richest now first."""
    return sorted(
        enumerate(found.curves), key=lambda pair: (-(pair[1].values[-1] or 0), alphabetical(pair[1].name))
    )


def _names(found: Curves) -> tuple[float, Laid]:
    """Return the legend and its width: a stroke, a name and the present value for each, the richest first."""
    wide = min(MOST_NAME, max(across(_named(curve), BODY) for curve in found.curves) + 1)
    rows = []
    for number, curve in _richest(found):
        colour, line, dash = STROKES[number % len(STROKES)]
        y = NAME_ROW / 2
        stroke = Shape(((0, y), (SAMPLE, y)), line, None, colour, closed=False, dash=dash)
        words = fitted(_named(curve), BODY, wide, (9.0, 8.5, 8.0))
        rows.append(Laid(max(NAME_ROW, words.height), (stroke, *words.at(SAMPLE + 6, 0))))
    return SAMPLE + 6 + wide, stack(rows)


def _named(curve: Curve) -> str:
    return f"{curve.name} {curve.values[-1] or 0}"


def _grid(found: Curves, plot: _Plot) -> Iterator[Mark]:
    for value in plot.ticks():
        y = plot.y(value)
        yield Line(plot.left, y, plot.right, y, 0.4, INK if value == 0 else RULE)
        yield from text(str(value), LABEL, plot.left - 4, "right").at(0, y - 5)
    years = [(place, date.year) for place, date in enumerate(found.dates) if date.half == 1]
    room = max(1, int((plot.right - plot.left) // YEAR))
    for place, year in years[:: max(1, -(-len(years) // min(YEARS, room)))]:
        x = plot.x(place)
        yield Line(x, plot.high, x, plot.high + 3, 0.4)
        yield from text(str(year), LABEL, 30, "centre").at(min(x - 15, plot.right - 28), plot.high + 4)


def _steps(curve: Curve, plot: _Plot) -> Iterator[Step]:
    """Yield the points of a curve: a value stays until the half year in which it changes.

    The last value stays through the last half year; a player who has nothing any more has no line.
    """
    held = [(place, value) for place, value in enumerate(curve.values) if value is not None]
    last = max((place for place, value in held if value), default=-1)
    held = [(place, value) for place, value in held if place <= last + 1]
    yield from ((plot.x(place), plot.y(value)) for place, value in held[:1])
    for (_, before), (place, value) in pairwise(held):
        if value != before:
            yield (plot.x(place), plot.y(before))
            yield (plot.x(place), plot.y(value))
    yield from ((plot.x(place + 1), plot.y(value)) for place, value in held[-1:] if value)


# --- the plan of the table ---


HIGHEST = 330.0
"""The greatest height of a plan in points, however wide the page."""
HIGHEST_SMALL, HIGHEST_LARGE = 205.0, 540.0
PLAN_BETWEEN, LEAST_KEY = 16.0, 120.0

PLAN_HIGH = 10.0
"""The height of a label in points."""

MOVES = sorted(
    (
        (dx, dy)
        for dx in (-36.0, -18.0, 0.0, 18.0, 36.0)
        for dy in (-33.0, -22.0, -11.0, 0.0, 11.0, 22.0, 33.0)
    ),
    key=lambda move: abs(move[0]) + abs(move[1]),
)
"""Distances by which a label may move aside, the shortest first."""

Bounds = tuple[float, float, float, float]

SWATCH = 14.0
PLAN_SAMPLE = 6.0  # points for an inch in the key
FINE = 0.35


def plan(found: Plan, room: float) -> Laid:
    """Return the table as wide as the room, under its title, with its key below it or beside a small one."""
    highest = HIGHEST_SMALL if found.small else HIGHEST_LARGE if found.large else HIGHEST
    scale = min(room / found.width_in, highest / found.height_in)
    title = [text(found.title, BODY_STRONG, room), space(2)] if found.title else []
    measure = [measured(found.measure, scale), space(3)] if found.measure else []
    drawn = tagged("Figure", untagged(stack([table(found, scale), space(3), *measure])), alt=found.alt)
    beside_ = room - found.width_in * scale - PLAN_BETWEEN
    if beside_ < LEAST_KEY:
        return stack([*title, drawn, _key(found, room)])
    return stack([*title, beside([(0.0, drawn), (room - beside_, _key(found, beside_))])])


def measured(found: Measure, scale: float) -> Laid:
    """Return a scale: a bar of some inches, its length in words, and an arrow to the north."""
    long, words = found.inches * scale, across(found.text, BODY) + 2
    bar = (Line(0, 7, long, 7, 1.0, INK), Line(0, 4, 0, 10, 1.0, INK), Line(long, 4, long, 10, 1.0, INK))
    marks: list[Mark] = [*bar, *text(found.text, BODY, words).at(long + 5, 0)]
    if found.north:
        x = long + words + 22
        marks += (Line(x, 12, x, 2, 1.0, INK), Shape(((x - 3, 6), (x, 0), (x + 3, 6)), fill=INK))
        marks += text(found.north, BODY, across(found.north, BODY) + 2).at(x + 6, 0)
    return Laid(13, tuple(marks))


def table(found: Plan, scale: float) -> Laid:
    """Return what lies and stands on the table, at a scale in points to an inch."""
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
        yield Shape(path, fill=(ink.grey, ink.grey, ink.grey))
    for x, y, to_x, to_y in strokes(area.kind, points):
        yield Line(x * scale, y * scale, to_x * scale, to_y * scale, FINE, INK)
    yield Shape(path, line=ink.line, dash=ink.dash)


def _base(base: Base, scale: float) -> Mark:
    points = tuple((x * scale, y * scale) for x, y in corners(base))
    return Shape(points, line=0.6, fill=INK if base.side == "red" else WHITE)


def _labels(found: Plan, scale: float, *, under: bool) -> Iterator[Mark]:
    """Yield the words of the plan, each where it covers least, as near to its place as possible."""
    for label, x, y in _placed(found, scale):
        if label.under is under:
            wide = across(label.text, LABEL)
            yield Box(x - wide / 2 - 1, y - PLAN_HIGH, wide + 2, PLAN_HIGH, fill=WHITE)
            yield from text(label.text, LABEL, wide + 2).at(x - wide / 2, y - PLAN_HIGH)


def _placed(found: Plan, scale: float) -> Iterator[tuple[Label, float, float]]:
    """Yield the labels with the middle of their lower edges.

    Those of units first, as they can not stand elsewhere.
    """
    figures = [_bounds(base, scale) for base in found.figures]
    taken: list[Bounds] = []
    for label in sorted(found.labels, key=lambda each: each.under):
        half = across(label.text, LABEL) / 2 + 2
        spots = [
            (
                max(half, min(label.x * scale + dx, found.width_in * scale - half)),
                max(PLAN_HIGH, min(label.y * scale + dy, found.height_in * scale)),
            )
            for dx, dy in MOVES
        ]
        covers = partial(_covered, half=half, taken=taken, figures=figures)
        x, y = next((spot for spot in spots if not covers(spot)), None) or min(spots, key=covers)
        taken.append((x - half, y - PLAN_HIGH, x + half, y))
        yield label, x, y


def _covered(
    spot: tuple[float, float], half: float, taken: Sequence[Bounds], figures: Sequence[Bounds]
) -> float:
    """Return how much a label would lie on figures, and on other labels, which counts tenfold."""
    here = (spot[0] - half, spot[1] - PLAN_HIGH, spot[0] + half, spot[1])
    return 10 * sum(_overlap(here, each) for each in taken) + sum(_overlap(here, each) for each in figures)


def _overlap(one: Bounds, other: Bounds) -> float:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def _bounds(base: Base, scale: float) -> Bounds:
    xs, ys = zip(*corners(base), strict=True)
    return min(xs) * scale, min(ys) * scale, max(xs) * scale, max(ys) * scale


def _key(found: Plan, room: float) -> Laid:
    """Return the key: each side with its units, and samples of the kinds of ground, in separate rows."""
    groups: list[list[Named]] = []
    for named in found.key:
        ground = not named.code and bool(groups) and bool(groups[-1][-1].code)
        if not groups or named.what in {"red", "blue"} or ground:
            groups.append([])
        groups[-1].append(named)
    return stack(
        row for group in groups for row in in_rows([_plan_named(each, room) for each in group], room, 12)
    )


def _plan_named(named: Named, room: float) -> tuple[float, Laid]:
    before = max(SWATCH, across(named.code, BODY_STRONG)) + 5
    wide = min(across(named.text, BODY) + 2, room - before)
    words = text(named.text, BODY, wide)
    first = text(named.code, BODY_STRONG, before) if named.code else sample(named.what)
    return before + wide, Laid(words.height + 1, (*first.marks, *words.at(before, 0)))


def sample(what: str) -> Laid:
    """Return a small sample of a side or a kind of ground, for the key."""
    if what in {"red", "blue"}:
        return Laid(11.0, (_base(Base(SWATCH / 2, SWATCH / 2 - 1, what, 8.0, 8.0), 1.0),))
    kind = next(kind for kind in INKS if kind == what)
    wide, high = SWATCH / PLAN_SAMPLE, 10.0 / PLAN_SAMPLE
    corners_ = ((0.0, 0.25), (wide, 0.25), (wide, high), (0.0, high))
    return Laid(11.0, tuple(_area(Area(kind, corners_), Plan("", wide, high), PLAN_SAMPLE)))
