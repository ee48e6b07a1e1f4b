"""The board of *Zulus on the Ramparts!*, on one page laid across: tracks, camp, areas for pieces, tables."""

from collections.abc import Iterator

from reports.content.sheet import Table
from reports.content.zulus.pieces import Board
from reports.content.zulus.pieces import Box as Spot
from reports.pdf import parts
from reports.pdf.boards import EDGE, head
from reports.pdf.flow import SETTINGS
from reports.pdf.fonts import Face
from reports.pdf.marks import Box, Laid, Mark, Shape, space, stack
from reports.pdf.pages import PAPERS, PaperSize
from reports.pdf.paint import About, Page, Printed
from reports.pdf.styles import BODY_STRONG, EARTH, GREY, PALE, RULE, WHITE, Style
from reports.pdf.wrap import text

SIDE, GAP, LABEL = 79.0, 3.0, 13.0
TOP = EDGE + 22
WALL = 13.0
NUMBER = Style(Face.BOLD, 20, 22, GREY)
WORD = Style(Face.BOLD, 8.5, 9.6)
DOT = 9.0


def printed_board(found: Board, paper: str) -> Printed:
    """The board laid out. Raises `KeyError` for a paper that there is not."""
    return Printed((page(found, PAPERS[paper]),), About(found.title, "", found.statement, found.lang))


def page(found: Board, paper: PaperSize) -> Page:
    """The whole board."""
    wide, high = paper.down, paper.across
    marks = head(found.title, found.statement, wide, 376)
    camp = EDGE + 5 * (SIDE + GAP) + WALL
    marks += _tracks(found)
    marks += _camp(found, camp)
    right = camp + 3 * (SIDE + GAP) + 2 * WALL
    foot = TOP + len(found.tracks) * (LABEL + SIDE + GAP) + 10
    step = (foot - 10 - TOP) / (len(found.areas) - 1)
    for place, area in enumerate(found.areas[1:]):
        marks += _area(area, right, TOP + place * step, wide - EDGE - right, step - GAP)
    below = high - EDGE - foot
    third = (wide - 2 * EDGE) / 4
    marks += _area(found.areas[0], EDGE, foot, third - 12, below)
    marks += _table(found.titles[0], found.results, third - 12).at(EDGE + third, foot)
    marks += _table(found.titles[1], found.fires, 2 * third).at(EDGE + 2 * third, foot)
    return Page(wide, high, tuple(marks))


def _tracks(found: Board) -> Iterator[Mark]:
    for row, (name, boxes) in enumerate(found.tracks):
        y = TOP + row * (LABEL + SIDE + GAP)
        yield from text(f"{name} →", BODY_STRONG, 300).at(EDGE, y)
        for column, spot in enumerate(boxes):
            yield from _spot(spot, EDGE + column * (SIDE + GAP), y + LABEL)


def _camp(found: Board, x: float) -> Iterator[Mark]:
    """The walled camp: each box 0 level with the tracks that lead to it, the others in the middle."""
    row = LABEL + SIDE + GAP
    high = len(found.tracks) * row
    yield Box(
        x - WALL / 2, TOP + LABEL - WALL / 2, 3 * (SIDE + GAP) + WALL, high - LABEL - GAP + WALL, 2.4, PALE, 6
    )
    above = 0
    for spot, count in zip(found.camp, found.ways, strict=False):
        y = TOP + LABEL + above * row + (count * row - LABEL - GAP - SIDE) / 2
        for track in range(above, above + count):
            door = TOP + LABEL + track * row + SIDE / 2
            yield Shape(((x - WALL, door - 7), (x + 2, door), (x - WALL, door + 7)), 0, EARTH)
        yield from _spot(spot, x + 4, y)
        above += count
    middle = TOP + LABEL + (high - LABEL - GAP - SIDE) / 2
    for place, spot in enumerate(found.camp[len(found.ways) :], start=1):
        yield from _spot(spot, x + 4 + place * (SIDE + GAP), middle)


def _spot(spot: Spot, x: float, y: float) -> Iterator[Mark]:
    """A box: its number, its name, a roof over a building, circles for the thirds of a barricade."""
    yield Box(x, y, SIDE, SIDE, 1.2, WHITE, 4)
    yield from text(spot.label, NUMBER, 40).at(x + 5, y + 2)
    if spot.building:
        a, b = x + SIDE - 34, y + 5
        yield Shape(((a, b + 14), (a + 14, b), (a + 28, b + 14)), 1.2, EARTH)
        yield Box(a + 4, b + 14, 20, 11, 1.2, PALE)
    word = text(spot.word, WORD, SIDE - 8, "centre")
    yield from word.at(x + 4, y + SIDE - word.height - 3)
    for third in range(spot.thirds):
        yield Box(x + SIDE - 12 - third * (DOT + 3), y + 6, DOT, DOT, 0.8, WHITE, DOT / 2)


def _area(name: str, x: float, y: float, wide: float, high: float) -> Iterator[Mark]:
    yield Shape(((x, y), (x + wide, y), (x + wide, y + high), (x, y + high)), 1.0, None, RULE, dash=(4, 3))
    yield from text(name, BODY_STRONG, wide - 8).at(x + 5, y + 4)


def _table(title: str, found: Table, room: float) -> Laid:
    heads, rows = parts.table(found, room, SETTINGS)
    return stack([text(title, BODY_STRONG, room), space(2), *([heads] if heads else []), *rows])
