"""The map of *Dark Kingdoms*: on one page, and over four that are joined to a board for counters of 15 mm."""

from collections.abc import Iterator

from heart_africa.core.messages import say
from reports.content.kingdoms.pieces import Land, Map
from reports.pdf.boards import EDGE, head
from reports.pdf.fonts import Face
from reports.pdf.kingdoms.emblems import RESOURCES, crest, ship
from reports.pdf.marks import Box, Mark, Shape, Tag, Untag
from reports.pdf.pages import PAPERS, PaperSize
from reports.pdf.paint import About, Page, Printed
from reports.pdf.styles import EARTH, FOOT, GREY, INK, PALE, WHITE, Style
from reports.pdf.wrap import across, text

TOP, FOOT_ROOM = 44.0, 30.0
ACROSS, DOWN = 2, 2
OVERLAP = 2.0
"""How much of the sheet, in its own units, two pages have in common."""
NAME = Style(Face.BOLD, 8, 9.4)
LARGEST = 1.5


def printed_map(found: Map, paper: str) -> Printed:
    """The map laid out. Raises `KeyError` for a paper that there is not."""
    size = PAPERS[paper]
    parts = [_part(found, size, column, row) for row in range(DOWN) for column in range(ACROSS)]
    return Printed((_whole(found, size), *parts), About(found.title, "", found.statement, found.lang))


def _whole(found: Map, paper: PaperSize) -> Page:
    """All of it on a page."""
    wide, high = paper.across - 2 * EDGE, paper.down - TOP - FOOT_ROOM - EDGE
    scale = min(wide / found.drawing.width, high / found.drawing.height)
    left = EDGE + (wide - scale * found.drawing.width) / 2
    marks = [*head(found.title, found.statement, paper.across, 246), Tag("Figure", found.alt)]
    marks += (mark.moved(left, TOP) for mark in drawn(found, scale, 1.0))
    marks.append(Untag())
    marks += text(found.key, FOOT, wide).at(EDGE, paper.down - EDGE - FOOT_ROOM + 6)
    return Page(paper.across, paper.down, tuple(marks))


def _part(found: Map, paper: PaperSize, column: int, row: int) -> Page:
    """One of four pages that lie side by side; what is beyond its frame is covered."""
    wide, high = paper.across - 2 * EDGE, paper.down - TOP - EDGE - FOOT_ROOM
    scale = min(
        wide / (found.drawing.width / ACROSS + OVERLAP), high / (found.drawing.height / DOWN + OVERLAP)
    )
    across_, down = (
        scale * (found.drawing.width / ACROSS + OVERLAP),
        scale * (found.drawing.height / DOWN + OVERLAP),
    )
    dx = EDGE - column * (scale * found.drawing.width - across_)
    dy = TOP - row * (scale * found.drawing.height - down)
    moved = (mark.moved(dx, dy) for mark in drawn(found, scale, LARGEST))
    marks: list[Mark] = [Tag("Figure", found.alt)]
    marks += (mark for mark in moved if _meets(mark, (EDGE, TOP, EDGE + across_, TOP + down)))
    marks.append(Untag())
    for x, y, covered, deep in (
        (0.0, 0.0, paper.across, TOP),
        (0.0, TOP + down, paper.across, paper.down),
        (-EDGE, 0.0, 2 * EDGE, paper.down),
        (EDGE + across_, 0.0, paper.across, paper.down),
    ):
        marks.append(Box(x, y, covered, deep, fill=WHITE))
    marks.append(Box(EDGE, TOP, across_, down, line=0.5))
    title = f"{found.title} · {row * ACROSS + column + 1}/{ACROSS * DOWN}"
    marks += head(title, found.statement, paper.across, 246)
    foot = say(found.lang, "kingdomsprint-part")
    marks += text(foot, FOOT, wide).at(EDGE, paper.down - EDGE - FOOT_ROOM + 6)
    return Page(paper.across, paper.down, tuple(marks))


def _meets(mark: Mark, frame: tuple[float, float, float, float]) -> bool:
    left, top, right, foot = mark.bounds
    return left < frame[2] and right > frame[0] and top < frame[3] and foot > frame[1]


def drawn(found: Map, scale: float, letters: float) -> Iterator[Mark]:
    """The ships' way, the territories, then what is written in them."""
    draw = found.drawing
    way = tuple((x * scale, y * scale) for x, y in draw.way)
    yield Shape(way, letters, None, GREY, closed=found.round, dash=(1.5, 4))
    for land in found.lands:
        outline = tuple((x * scale, y * scale) for x, y in draw.outlines.get(land.id, ()))
        if outline:
            yield Shape(outline, 0.9 * letters, PALE if land.closed else WHITE, INK)
    for place in found.ring:
        if place in draw.harbours:
            x, y = (value * scale for value in draw.harbours[place])
            side = 10 * letters
            yield Box(x - side * 0.8, y - side * 0.8, side * 1.6, side * 1.6, 0.8, WHITE, side * 0.8)
            yield from ship(side, "").at(x - side / 2, y - side / 2)
    for land in found.lands:
        x, y = draw.at[land.id]
        yield from _written(land, x * scale, y * scale, letters)


def _written(land: Land, x: float, y: float, letters: float) -> Iterator[Mark]:
    """Its name, on a dark ground if it is red; above it the resource and the shield."""
    style = NAME.sized(NAME.size * letters)
    # A long name in two lines.
    first, gap, rest = land.name.partition(" ")
    lines = [first, rest] if gap else [land.name]
    wide = max(across(line, style) for line in lines) + 6 * letters
    high = len(lines) * style.leading + 3 * letters
    sign = 11 * letters
    yield Box(x - wide / 2, y, wide, high, 0.6, EARTH if land.red else WHITE, 2 * letters)
    for number, line in enumerate(lines):
        ink = Style(Face.BOLD, style.size, style.leading, WHITE if land.red else INK)
        yield from text(line, ink, wide, "centre").at(
            x - wide / 2, y + 1.2 * letters + number * style.leading
        )
    start = x - (sign * 2.3 if land.shield else sign) / 2
    yield from RESOURCES[land.resource](sign, "").at(start, y - sign - 2 * letters)
    if land.shield:
        yield from crest(land.shield, sign).at(start + sign * 1.3, y - sign - 2 * letters)
