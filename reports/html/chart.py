"""Charts in a page: bars, and lines over the years, in steps since hongos are whole, each its own stroke."""

from collections.abc import Iterator

from reports.content.chart import Bar, Chart, Curve, Curves
from reports.html.tags import empty, tag, text

WIDTH, HEIGHT = 720, 320
LEFT, RIGHT, TOP, BOTTOM = 34, 118, 12, 26
COLOURS = 8
DASHES = ("none", "7 3", "2 3")
LABEL = 13
"""The height between two names at the right, as long as there is room."""

LETTERS = 15
"""So many letters of a name have room there."""


def picture(curves: Curves) -> str:
    """The picture; nothing where there is nothing to show."""
    if len(curves.dates) < 2 or not curves.curves:  # noqa: PLR2004  # a line needs two points
        return ""
    scale = _Scale(curves)
    parts = [*_grid(curves, scale), *_lines(curves, scale), *_names(curves, scale)]
    return tag("svg", tag("title", text(curves.alt)), *parts, viewBox=f"0 0 {WIDTH} {HEIGHT}",
               class_="chart", role="img", aria_label=curves.alt)  # fmt: skip


class _Scale:
    """Where a half year and a number of hongos lie."""

    def __init__(self, curves: Curves) -> None:
        held = (value for curve in curves.curves for value in curve.values if value is not None)
        self.most = max(5, *held)
        self.last = len(curves.dates) - 1

    def x(self, place: int) -> float:
        return round(LEFT + place * (WIDTH - LEFT - RIGHT) / self.last, 1)

    def y(self, hongos: int) -> float:
        return round(HEIGHT - BOTTOM - hongos * (HEIGHT - TOP - BOTTOM) / self.most, 1)


def _grid(curves: Curves, scale: _Scale) -> Iterator[str]:
    step = max(1, -(-scale.most // 6))
    for hongos in range(0, scale.most + 1, step):
        y = scale.y(hongos)
        yield empty("line", x1=LEFT, x2=WIDTH - RIGHT, y1=y, y2=y, class_="rule") + "</line>"
        yield tag("text", str(hongos), x=LEFT - 6, y=y + 4, class_="tick", text_anchor="end")
    years = [(place, date.year) for place, date in enumerate(curves.dates) if date.half == 1]
    every = max(1, -(-len(years) // 9))
    for place, year in years[::every]:
        yield tag("text", str(year), x=scale.x(place), y=HEIGHT - 8, class_="tick", text_anchor="middle")


def stroke(number: int) -> str:
    """The stroke of a curve: a colour, and dashes once the colours are used up."""
    return f"c{number % COLOURS} d{number // COLOURS % len(DASHES)}"


def _lines(curves: Curves, scale: _Scale) -> Iterator[str]:
    for number, curve in enumerate(curves.curves):
        path = _path(curve, scale)
        if path:
            line = tag("path", tag("title", text(curve.name)), d=path, class_=f"line {stroke(number)}")
            yield line


def _path(curve: Curve, scale: _Scale) -> str:
    """Steps: what was held stays until the half year in which it changes."""
    parts: list[str] = []
    for place, value in enumerate(curve.values[: _end(curve)]):
        if value is None:
            continue
        x, y = scale.x(place), scale.y(value)
        parts.append(f"H{x}V{y}" if parts else f"M{x} {y}")
    return "".join(parts)


def _end(curve: Curve) -> int:
    """How many half years of a curve are drawn: who has nothing any more has no line any more."""
    held = [place for place, value in enumerate(curve.values) if value]
    return min(len(curve.values), held[-1] + 2) if held else 0


def _names(curves: Curves, scale: _Scale) -> Iterator[str]:
    """The players at the ends of their lines, moved apart where they would lie on one another."""
    ends = [
        (scale.y(curve.values[-1]), number) for number, curve in enumerate(curves.curves) if curve.values[-1]
    ]
    apart = min(LABEL, (HEIGHT - TOP) / max(1, len(ends)))
    placed: dict[int, float] = {}
    place = HEIGHT - 4 + apart
    for y, number in sorted(ends, reverse=True):
        place = min(y + 4, place - apart)
        placed[number] = place
    over = min(placed.values(), default=TOP) - TOP
    for number, wanted in placed.items():
        y = round(wanted - min(over, 0), 1)
        words = curves.curves[number].name[:LETTERS]
        yield tag("text", text(words), x=WIDTH - RIGHT + 8, y=y, class_=f"name {stroke(number)}")


def legend(curves: Curves) -> str:
    """The players whose lines end before today, with their strokes."""
    gone = [(number, curve) for number, curve in enumerate(curves.curves) if not curve.values[-1]]
    items = [tag("li", text(curve.name), class_=f"key {stroke(number)}") for number, curve in gone]
    return tag("ul", *items, class_="legend") if items else ""


WHOLE = 100


def bars(found: Chart) -> str:
    """A chart under its title, with what it shows in words."""
    rows = [_bar(bar, found.most) for bar in found.bars]
    caption = tag("figcaption", tag("b", text(found.title)), tag("p", text(found.alt), class_="note"))
    return tag("figure", caption, tag("div", *rows, class_="bars"))


def _bar(bar: Bar, most: float) -> str:
    wide = max(bar.value / most * WHOLE, 0.0)
    filled = tag("span", "", style=f"width:{wide:.1f}%", class_="marked" if bar.marked else "plain")
    return (
        tag("span", text(bar.label), class_="label")
        + tag("span", filled, class_="track", aria_hidden="true")
        + tag("span", text(bar.text), class_="figure")
    )
