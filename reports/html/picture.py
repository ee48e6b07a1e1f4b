"""Marks of a page as a picture in a browser: what is drawn for paper is drawn alike on the screen."""

from collections.abc import Iterator, Mapping
from typing import assert_never

from reports.html.tags import tag, text
from reports.pdf.fonts import Face
from reports.pdf.marks import Bookmark, Box, Laid, Line, Mark, Shape, Tag, Text, Untag
from reports.pdf.styles import EARTH, GREY, INK, PALE, RULE, WHITE, Colour

THEME: Mapping[Colour, str] = {
    INK: "var(--ink)",
    EARTH: "var(--mark)",
    GREY: "var(--dim)",
    RULE: "var(--rule)",
    PALE: "var(--pale)",
    WHITE: "var(--card)",
}
"""The inks by the colours of the page, so that a chart follows a dark screen."""

PAPER: Mapping[Colour, str] = {}
"""The inks as on paper: a plan keeps its greys on white."""

BOLD = {Face.BOLD, Face.DISPLAY}
SLANTED = {Face.ITALIC, Face.SLANTED}


def picture(found: Laid, wide: float, alt: str, inks: Mapping[Colour, str] = PAPER, kind: str = "") -> str:
    """A picture so many points wide, as large as its page lets it be; without `alt` it is an ornament."""
    drawn = (_drawn(mark, inks) for mark in found.marks)
    named = {"role": "img", "aria_label": alt} if alt else {"aria_hidden": "true"}
    box = f"0 0 {_n(wide)} {_n(found.height)}"
    return tag("svg", *drawn, viewBox=box, class_=kind or "picture", **named)


def _drawn(mark: Mark, inks: Mapping[Colour, str]) -> str:
    match mark:
        case Text():
            return _text(mark, inks)
        case Line():
            path = f"M{_n(mark.x)} {_n(mark.y)}L{_n(mark.to_x)} {_n(mark.to_y)}"
            return tag("path", d=path, stroke=_ink(mark.colour, inks), stroke_width=mark.width)
        case Box():
            about = {"x": _n(mark.x), "y": _n(mark.y), "width": _n(mark.across), "height": _n(mark.down)}
            outline = _outline(mark.line, INK, inks)
            return tag("rect", rx=_n(mark.round), fill=_fill(mark.fill, inks), **about, **outline)
        case Shape():
            dash = " ".join(map(_n, mark.dash)) or "none"
            outline = _outline(mark.line, mark.colour, inks)
            return tag("path", d=_path(mark), fill=_fill(mark.fill, inks), stroke_dasharray=dash, **outline)
        case Bookmark() | Tag() | Untag():
            return ""  # for documents; a picture is one thing
        case _:
            assert_never(mark)


def _text(mark: Text, inks: Mapping[Colour, str]) -> str:
    """Words as wide as on paper, whatever letters the browser has."""
    left, _, right, _ = mark.bounds
    style = {"font_weight": "bold"} if mark.face in BOLD else {}
    style |= {"font_style": "italic"} if mark.face in SLANTED else {}
    return tag(
        "text", text(mark.text), x=_n(mark.x), y=_n(mark.y), font_size=_n(mark.size),
        fill=_ink(mark.colour, inks), textLength=_n(right - left), lengthAdjust="spacingAndGlyphs", **style,
    )  # fmt: skip


def _outline(line: float, colour: Colour, inks: Mapping[Colour, str]) -> dict[str, str]:
    return {"stroke": _ink(colour, inks), "stroke_width": _n(line)} if line else {"stroke": "none"}


def _fill(colour: Colour | None, inks: Mapping[Colour, str]) -> str:
    return _ink(colour, inks) if colour else "none"


def _ink(colour: Colour, inks: Mapping[Colour, str]) -> str:
    return inks.get(colour) or "#" + "".join(f"{round(part * 255):02x}" for part in colour)


def _path(mark: Shape) -> str:
    return "".join(_steps(mark)) + ("Z" if mark.closed else "")


def _steps(mark: Shape) -> Iterator[str]:
    for number, step in enumerate(mark.steps):
        letter = "C" if len(step) > 2 else "L" if number else "M"  # noqa: PLR2004  # a curve
        yield letter + " ".join(map(_n, step))


def _n(value: float) -> str:
    """A number as short as a hundredth of a point allows."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
