"""A plan of the table as a picture in the page: greys and strokes, the same as on paper."""

from collections.abc import Iterator

from reports.content.plan import INKS, Area, Base, Measure, Plan, corners, outline, strokes
from reports.html.tags import tag, text

SCALE = 12
"""Pixels for an inch; the picture grows with its page."""

LETTER = 7
"""About so many pixels for a letter of a label."""

BELOW = 28
"""Pixels under the table for its scale."""

INK = "#141210"


def plan(found: Plan) -> str:
    """The picture with its title and its key."""
    wide, high = found.width_in * SCALE, found.height_in * SCALE
    below = BELOW if found.measure else 0
    inside = [
        tag("title", text(found.alt or found.title)),
        _rect(wide, high, fill="#fff"),
        *(part for area in found.areas for part in _area(area, found)),
        *_labels(found, under=True),
        *(_base(base) for base in found.figures),
        *_labels(found, under=False),
        _rect(wide, high, fill="none", stroke=INK, stroke_width=2),
        *(_measure(found.measure, high) if found.measure else ()),
    ]
    picture = tag("svg", *inside, viewBox=f"0 0 {wide:g} {high + below:g}", class_="plan", role="img")
    key = [tag("li", _sample(named.what), text(named.text)) for named in found.key]
    caption = tag("figcaption", text(found.title), tag("ul", *key, class_="legend") if key else "")
    return tag("figure", tag("div", picture, class_="scroll"), caption)


def _labels(found: Plan, *, under: bool) -> Iterator[str]:
    """Words in the middle over their places, as far as the table lets them."""
    for label in found.labels:
        half = len(label.text) * LETTER / 2 / SCALE
        x = max(half, min(label.x, found.width_in - half))
        if label.under is under:
            yield tag("text", text(label.text), x=_px(x), y=_px(max(label.y, 1.0)), class_="on-plan")


def _measure(found: Measure, high: float) -> Iterator[str]:
    """A bar so many inches long, what it is, and an arrow to the north, under the table."""
    y, long = high + BELOW / 2, found.inches * SCALE
    bar = f"M2 {y - 5:g}V{y + 5:g}M2 {y:g}H{long:g}M{long:g} {y - 5:g}V{y + 5:g}"
    yield tag("path", d=bar, fill="none", stroke=INK, stroke_width=2)
    yield tag("text", text(found.text), x=f"{long + 8:g}", y=f"{y + 5:g}", class_="under-plan")
    if found.north:
        x = long + 8 + 8 * len(found.text) + 24
        shaft = f"M{x:g} {y + 9:g}V{y - 9:g}"
        head = f"M{x - 5:g} {y - 2:g}L{x:g} {y - 10:g}L{x + 5:g} {y - 2:g}"
        yield tag("path", d=shaft + head, fill="none", stroke=INK, stroke_width=2)
        yield tag("text", text(found.north), x=f"{x + 9:g}", y=f"{y + 5:g}", class_="under-plan")


def _rect(wide: float, high: float, **how: str | int) -> str:
    return tag("rect", x=0, y=0, width=f"{wide:g}", height=f"{high:g}", **how)


def _px(inches: float) -> str:
    return f"{inches * SCALE:.1f}"


def _path(points: tuple[tuple[float, float], ...]) -> str:
    return f"M{'L'.join(f'{_px(x)} {_px(y)}' for x, y in points)}Z"


def _area(area: Area, found: Plan) -> Iterator[str]:
    ink, points = INKS[area.kind], outline(area, found.width_in, found.height_in)
    if not points:
        return
    fill = "none" if ink.grey is None else _grey(ink.grey)
    dash = " ".join(f"{each * 2:g}" for each in ink.dash) or "none"
    yield tag(
        "path", d=_path(points), fill=fill, stroke=INK, stroke_width=ink.line * 2, stroke_dasharray=dash
    )
    strokes_ = strokes(area.kind, points)
    lines = "".join(f"M{_px(x)} {_px(y)}L{_px(to_x)} {_px(to_y)}" for x, y, to_x, to_y in strokes_)
    if lines:
        yield tag("path", d=lines, fill="none", stroke=INK, stroke_width="0.7")


def _grey(level: float) -> str:
    return f"#{round(level * 255):02x}" + f"{round(level * 255):02x}" * 2


def _base(base: Base) -> str:
    fill = INK if base.side == "red" else "#fff"
    return tag("path", d=_path(corners(base)), fill=fill, stroke=INK, stroke_width="1.2")


def _sample(what: str) -> str:
    """A small sample of a side or a kind before its name in the key."""
    if what in {"red", "blue"}:
        inside = [_base(Base(0.7, 0.7, what, 1.0))]
    else:
        kind = next(kind for kind in INKS if kind == what)
        corners_ = ((0.1, 0.1), (1.9, 0.1), (1.9, 1.2), (0.1, 1.2))
        inside = list(_area(Area(kind, corners_), Plan("", 2.0, 2.0)))
    return tag("svg", *inside, viewBox="0 0 24 16", class_="sample", aria_hidden="true")
