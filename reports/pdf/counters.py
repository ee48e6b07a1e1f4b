"""Emblems drawn with paths, and the counters that bear them, side by side to be cut out.

Each emblem is told apart by its outline alone, so that a photocopy loses none of them. It is drawn in a
square of the side that is given, from its top left corner.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from math import cos, pi, sin
from types import MappingProxyType

from reports.content.counters import Counters, Row
from reports.pdf.fonts import Face
from reports.pdf.marks import Box, Laid, Mark, Shape, Step, beside, space, stack
from reports.pdf.pages import PAPERS, PaperSize
from reports.pdf.paint import About, Page, Printed
from reports.pdf.styles import BODY, EARTH, FOOT, GREY, INK, LEAST, PALE, TITLE, WHITE, Colour, Style
from reports.pdf.wrap import across, text, unbroken

# --- emblems ---


Emblem = Callable[[float, str], Laid]


def scaled(steps: tuple[Step, ...], side: float) -> tuple[Step, ...]:
    """Return a path of a square with side 1, enlarged to a square with another side."""
    return tuple(_times(step, side) for step in steps)


def _times(step: Step, side: float) -> Step:
    if len(step) == 2:  # noqa: PLR2004  # a straight step
        return (step[0] * side, step[1] * side)
    return (
        step[0] * side, step[1] * side, step[2] * side, step[3] * side, step[4] * side, step[5] * side,
    )  # fmt: skip


def shape(steps: tuple[Step, ...], side: float, fill: Colour | None, line: float = 0.0) -> Shape:
    """Return a path of a square with side 1 as a filled shape, perhaps with an outline."""
    return Shape(scaled(steps, side), line, fill)


def letters(words: str, side: float, size: float, colour: Colour, middle: float) -> tuple[Mark, ...]:
    """Return a letter or a number with its middle at a height."""
    style = Style(Face.BOLD, side * size, side * size, colour)
    while across(words, style) > side * 0.62 and style.size > LEAST:
        style = style.sized(style.size * 0.92)
    return text(words, style, side, "centre").at(0, side * middle - style.size / 2)


def shaken(side: float, _words: str) -> Laid:
    """Draw a triangle on its point with an exclamation mark, for a unit that is shaken."""
    outer: tuple[Step, ...] = ((0.02, 0.08), (0.98, 0.08), (0.5, 0.96))
    stroke: tuple[Step, ...] = ((0.44, 0.18), (0.56, 0.18), (0.53, 0.52), (0.47, 0.52))
    dot = Box(side * 0.45, side * 0.58, side * 0.1, side * 0.1, fill=WHITE, round=side * 0.05)
    return Laid(side, (shape(outer, side, EARTH), shape(stroke, side, WHITE), dot))


CLOUD: tuple[Step, ...] = (
    (0.2, 0.78),
    (-0.02, 0.8, -0.02, 0.46, 0.16, 0.46),
    (0.12, 0.2, 0.42, 0.12, 0.5, 0.3),
    (0.6, 0.12, 0.88, 0.2, 0.82, 0.44),
    (1.04, 0.44, 1.04, 0.8, 0.8, 0.78),
)


def smoke(side: float, _words: str) -> Laid:
    """Draw a cloud in outline with two puffs below it, for smoke."""
    puffs = (
        Box(side * 0.34, side * 0.84, side * 0.13, side * 0.13, side * 0.03, PALE, side * 0.065),
        Box(side * 0.54, side * 0.88, side * 0.09, side * 0.09, side * 0.03, PALE, side * 0.045),
    )
    return Laid(side, (shape(CLOUD, side, PALE, side * 0.04), *puffs))


def fire(side: float, _words: str) -> Laid:
    """Draw a flame with a lighter heart, for a fire."""
    outer: tuple[Step, ...] = (
        (0.5, 0.98),
        (0.14, 0.98, 0.06, 0.62, 0.26, 0.4),
        (0.28, 0.52, 0.34, 0.54, 0.38, 0.52),
        (0.34, 0.32, 0.44, 0.14, 0.6, 0.02),
        (0.56, 0.24, 0.72, 0.32, 0.76, 0.46),
        (0.8, 0.42, 0.8, 0.38, 0.8, 0.34),
        (0.98, 0.62, 0.86, 0.98, 0.5, 0.98),
    )
    heart: tuple[Step, ...] = (
        (0.5, 0.92),
        (0.3, 0.92, 0.3, 0.74, 0.42, 0.62),
        (0.46, 0.68, 0.5, 0.66, 0.52, 0.54),
        (0.68, 0.66, 0.72, 0.92, 0.5, 0.92),
    )
    return Laid(side, (shape(outer, side, EARTH), shape(heart, side, WHITE)))


THICKET: tuple[Step, ...] = (
    (0.16, 0.94),
    (-0.06, 0.94, -0.04, 0.48, 0.14, 0.46),
    (0.1, 0.1, 0.42, 0.0, 0.5, 0.22),
    (0.6, 0.0, 0.9, 0.1, 0.86, 0.46),
    (1.04, 0.48, 1.06, 0.94, 0.84, 0.94),
)


def ambush(side: float, words: str) -> Laid:
    """Draw a dark thicket among blades of grass, with a letter in it, for a hidden unit."""
    blades = ((-0.06, -0.1), (0.02, -0.02), (0.9, 1.02), (0.98, 1.1))
    grass = (shape(((x, 0.94), (tip, 0.56), (x + 0.08, 0.94)), side, INK) for x, tip in blades)
    return Laid(side, (*grass, shape(THICKET, side, INK), *letters(words, side, 0.52, WHITE, 0.54)))


def march(side: float, words: str) -> Laid:
    """Draw a signpost with a number, for a unit's place in a column."""
    post: tuple[Step, ...] = ((0.02, 0.2), (0.7, 0.2), (0.98, 0.5), (0.7, 0.8), (0.02, 0.8))
    return Laid(side, (shape(post, side, WHITE, side * 0.05), *letters(words, side * 0.84, 0.52, INK, 0.59)))


def star(side: float, _words: str) -> Laid:
    """Draw a star with five points, for a leader."""
    turns = (pi * (number / 5 - 0.5) for number in range(10))
    radii = (0.5, 0.21) * 5
    points = tuple(
        (0.5 + radius * cos(turn), 0.52 + radius * sin(turn))
        for radius, turn in zip(radii, turns, strict=True)
    )
    return Laid(side, (shape(points, side, EARTH),))


def banner(side: float, _words: str) -> Laid:
    """Draw a swallow-tailed flag on its pole, for a character."""
    flag: tuple[Step, ...] = ((0.24, 0.08), (0.94, 0.08), (0.76, 0.3), (0.94, 0.52), (0.24, 0.52))
    pole: tuple[Step, ...] = ((0.14, 0.02), (0.24, 0.02), (0.24, 1.0), (0.14, 1.0))
    return Laid(side, (shape(pole, side, INK), shape(flag, side, EARTH)))


def crate(side: float, _words: str) -> Laid:
    """Draw a crate with its boards, for the baggage train."""
    box = Box(side * 0.06, side * 0.14, side * 0.88, side * 0.74, side * 0.07, PALE)
    boards = tuple(
        shape(((0.06, y), (0.94, y), (0.94, y + 0.05), (0.06, y + 0.05)), side, GREY) for y in (0.36, 0.6)
    )
    return Laid(side, (box, *boards))


def trap(side: float, words: str) -> Laid:
    """Draw three sharpened stakes in a pit, with a letter, for a trap; a dummy looks the same."""
    stakes = ((0.2, 0.3), (0.5, 0.06), (0.8, 0.3))
    pit = shape(((0.04, 0.56), (0.96, 0.56), (0.86, 0.66), (0.14, 0.66)), side, GREY)
    points = (shape(((x - 0.07, 0.6), (x, top), (x + 0.07, 0.6)), side, INK) for x, top in stakes)
    return Laid(side, (pit, *points, *letters(words, side, 0.26, INK, 0.84)))


def jammed(side: float, _words: str) -> Laid:
    """Draw a wheel struck out, for a gun that does not shoot."""
    wheel = Box(side * 0.12, side * 0.12, side * 0.76, side * 0.76, side * 0.07, WHITE, side * 0.38)
    spokes = (
        ((0.47, 0.14), (0.53, 0.14), (0.53, 0.86), (0.47, 0.86)),
        ((0.14, 0.47), (0.86, 0.47), (0.86, 0.53), (0.14, 0.53)),
    )
    bar: tuple[Step, ...] = ((0.02, 0.88), (0.88, 0.02), (0.98, 0.12), (0.12, 0.98))
    return Laid(side, (wheel, *(shape(spoke, side, INK) for spoke in spokes), shape(bar, side, EARTH)))


def aground(side: float, _words: str) -> Laid:
    """Draw a steamer on a bank, for a gunboat that cannot move."""
    hull: tuple[Step, ...] = ((0.04, 0.46), (0.96, 0.46), (0.82, 0.74), (0.16, 0.74))
    funnel: tuple[Step, ...] = ((0.42, 0.1), (0.58, 0.1), (0.58, 0.46), (0.42, 0.46))
    bank: tuple[Step, ...] = ((0.0, 0.92), (0.2, 0.72, 0.8, 0.72, 1.0, 0.92))
    return Laid(side, (shape(hull, side, INK), shape(funnel, side, INK), shape(bank, side, GREY)))


def palisade(side: float, _words: str) -> Laid:
    """Draw pales with their points up, for a work."""
    pales = tuple(
        shape(((x, 0.95), (x, 0.28), (x + 0.09, 0.08), (x + 0.18, 0.28), (x + 0.18, 0.95)), side, EARTH)
        for x in (0.06, 0.29, 0.52, 0.75)
    )
    return Laid(side, (*pales, shape(((0.0, 0.5), (1.0, 0.5), (1.0, 0.6), (0.0, 0.6)), side, INK)))


def leaf(side: float, _words: str) -> Laid:
    """Draw a sheet with lines, for notes."""
    lines = tuple(
        shape(((0.28, y), (0.72, y), (0.72, y + 0.05), (0.28, y + 0.05)), side, GREY)
        for y in (0.25, 0.42, 0.59)
    )
    return Laid(side, (Box(side * 0.14, side * 0.04, side * 0.72, side * 0.9, side * 0.06, PALE), *lines))


EMBLEMS: Mapping[str, Emblem] = {
    each.__name__: each for each in (shaken, smoke, fire, ambush, march, trap, jammed, aground)
}
"""The emblems of counters, by the names of their signs."""


# --- sheets of counters ---


MM = 72 / 25.4
TOP = 25.0
ACROSS = 175 * MM
WORD = Style(Face.BOLD, 8.5, 10)
SIZES = (8.5, 8.2, 8.0)


def printed_counters(
    paper: str, *found: Counters, emblems: Mapping[str, Emblem] = MappingProxyType({})
) -> Printed:
    """Lay out counters, sort after sort, as one document named after the first.

    `emblems` are added to those of our battles. Raises `KeyError` for an unknown paper size.
    """
    known = {**EMBLEMS, **emblems}
    made = (page for each in found for page in pages(each, PAPERS[paper], known))
    return Printed(tuple(made), About(found[0].title, "", "", found[0].lang))


def pages(found: Counters, paper: PaperSize, emblems: Mapping[str, Emblem] = EMBLEMS) -> list[Page]:
    """Return as many pages as the counters fill; each says where the book asks for them."""
    left = (paper.across - ACROSS) / 2
    head = stack([text(found.title, TITLE.sized(18), ACROSS), text(found.intro, BODY, ACROSS), space(5)])
    foot = text(" · ".join(map(unbroken, found.footer.split(" · "))), FOOT, ACROSS)
    end = paper.down - 22 - foot.height
    filled: list[list[Laid]] = [[head]]
    used = TOP + head.height
    for line in _lines(found.rows, emblems):
        if used + line.height > end:
            filled.append([])
            used = TOP
        filled[-1].append(line)
        used += line.height
    return [
        Page(paper.across, paper.down, (*stack(lines).at(left, TOP), *foot.at(left, end))) for lines in filled
    ]


def _lines(rows: Sequence[Row], emblems: Mapping[str, Emblem]) -> Iterator[Laid]:
    """Yield counters of one size after another, in as many lines as they need."""
    for side_mm, alike in groupby(rows, lambda row: row.side_mm):
        side = side_mm * MM
        made = [_counter(row, mark, side, emblems[row.sign]) for row in alike for mark in row.marks]
        per_line = int((ACROSS + 0.1) / side)
        for start in range(0, len(made), per_line):
            pieces = made[start : start + per_line]
            line = beside((place * side, piece) for place, piece in enumerate(pieces))
            yield line if start + per_line < len(made) else stack([line, space(4)])


def _counter(row: Row, mark: str, side: float, draw: Emblem) -> Laid:
    """Return a counter: the hairline to cut it by, its emblem and its word."""
    room = side - 3
    fits = (WORD.sized(size) for size in SIZES if across(row.word, WORD.sized(size)) <= room)
    word = text(row.word, next(fits, WORD.sized(SIZES[-1])), room, "centre")
    drawn = side - word.height - 9
    emblem = draw(drawn, mark)
    edge = Box(0, 0, side, side, line=0.35)
    return Laid(side, (edge, *emblem.at((side - drawn) / 2, 4.5), *word.at(1.5, side - word.height - 2.5)))
