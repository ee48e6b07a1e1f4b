"""The map on four pages that overlap by a row and a column of hexes; its turn track and key on a fifth."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from heart_africa.companions.isandlwana.components import HexId
from heart_africa.companions.isandlwana.layout import GULLY, HALF, centre, corners, gullies, sign
from heart_africa.core.messages import say
from reports.content.isandlwana.pieces import HexMap, Spot
from reports.pdf.boards import EDGE, head
from reports.pdf.fonts import Face
from reports.pdf.marks import Box, Mark, Shape, Step, Tag, Untag
from reports.pdf.pages import PAPERS, PaperSize
from reports.pdf.paint import About, Page, Printed
from reports.pdf.styles import BODY, BODY_STRONG, EARTH, FOOT, GREY, INK, PALE, RULE, WHITE, Style
from reports.pdf.wrap import text

MM = 72 / 25.4
SIDE = 12.0 * MM
"""A side of a hex: 20.8 mm from side to opposite side, for counters of 15 mm."""
TOP = 40.0
COLUMNS, ROWS = ((1, 13), (13, 25)), ((1, 8), (8, 14))
"""What each page shows; column 13 and row 8 are on both."""
NUMBER = Style(Face.TEXT, 8, 8, GREY)
NAME = Style(Face.BOLD, 8, 8, INK)
LARGE = Style(Face.BOLD, 30, 34, GREY)
SIGN = -0.3
"""So far below the middle of a hex, in sides, stands the sign of its terrain: a road runs through that."""
SHADE = (0.86, 0.84, 0.80)
DARK = (0.72, 0.69, 0.64)
SHADED = {"heights": DARK, "ledge": SHADE}
"""Grounds that are not white."""
ROOM = 22.0
"""How wide the number of a hex is at the most, in points."""


def printed_map(found: HexMap, paper: str) -> Printed:
    """The map laid out. Raises `KeyError` for a paper that there is not."""
    size = PAPERS[paper]
    parts = [(columns, rows) for rows in ROWS for columns in COLUMNS]
    pages = [
        _page(found, size, columns, rows, number) for number, (columns, rows) in enumerate(parts, start=1)
    ]
    return Printed((*pages, _track(found, size)), About(found.title, "", found.statement, found.lang))


def _page(
    found: HexMap, paper: PaperSize, columns: tuple[int, int], rows: tuple[int, int], number: int
) -> Page:
    """The hexes of these columns and rows."""
    wide, high = paper.down, paper.across
    inside = [
        spot
        for spot in found.spots
        if columns[0] <= int(spot.hex[:2]) <= columns[1] and rows[0] <= int(spot.hex[2:]) <= rows[1]
    ]
    left, top = centre(f"{columns[0]:02}{rows[0]:02}")
    dx, dy = EDGE - (left - 1) * SIDE, TOP - (top - HALF) * SIDE
    pages = len(COLUMNS) * len(ROWS)
    marks = head(f"{found.title} · {number}/{pages}", found.statement, wide, 436)
    marks += text(say(found.lang, "isandlwanaprint-part"), FOOT, wide - 2 * EDGE).at(EDGE, high - EDGE)
    shown = {spot.hex for spot in inside}
    marks.append(Tag("Figure", found.alt))
    marks += (mark.moved(dx, dy) for mark in drawn(inside, [_within(road, shown) for road in found.roads]))
    marks.append(Untag())
    return Page(wide, high, tuple(marks))


def _within(road: tuple[HexId, ...], shown: set[HexId]) -> tuple[tuple[HexId, HexId], ...]:
    return tuple(pair for pair in pairwise(road) if shown >= {*pair})


def drawn(spots: Sequence[Spot], roads: Sequence[Sequence[tuple[HexId, HexId]]]) -> Iterator[Mark]:
    """Hexes with their ground, then gullies and roads over them, then what stands or is written in them."""
    for spot in spots:
        yield from ground(spot.terrain, spot.hex)
    yield from _ditches(spot.hex for spot in spots if spot.terrain == GULLY)
    for road in roads:
        for one, other in road:
            yield from _way((_scaled(centre(one)), _scaled(centre(other))))
    for spot in spots:
        yield from _sign(spot.terrain, spot.hex)
        yield from _written(spot)


def _way(points: tuple[Step, ...]) -> Iterator[Mark]:
    """A road along these points."""
    yield Shape(points, 4.4, None, GREY, closed=False)
    yield Shape(points, 2.8, None, WHITE, closed=False)


def _ditches(hexes: Iterable[HexId]) -> Iterator[Mark]:
    """The gullies through these hexes."""
    for start, one, other, end in gullies(hexes):
        curve: Step = (*_scaled(one), *_scaled(other), *_scaled(end))
        yield Shape((_scaled(start), curve), 2.6, None, GREY, closed=False, dash=(5, 2))


def ground(terrain: str, hex_: HexId) -> Iterator[Mark]:
    """A hex in the shade of its terrain."""
    fill = SHADED.get(terrain, WHITE)
    yield Shape(tuple(map(_scaled, corners(hex_))), 0.5, fill, RULE)


def _sign(terrain: str, hex_: HexId) -> Iterator[Mark]:
    """The sign of a terrain in its hex, which a photocopy keeps."""
    x, y = centre(hex_)
    for stroke in sign(terrain, SIGN):
        line = tuple(map(_scaled, stroke.moved(x, y).points))
        yield Shape(line, 0.9, PALE, INK, closed=stroke.closed)


def _written(spot: Spot) -> Iterator[Mark]:
    """What is printed in a hex: its number, who starts there, whether Zulus enter or the British escape."""
    x, y = _scaled(centre(spot.hex))
    wide = SIDE * 1.4
    lower = 7 if spot.mark == "onrush" else 2
    if spot.terrain not in SHADED:  # no gully or road strikes it out
        yield Box(x - ROOM / 2, y - HALF * SIDE + lower, ROOM, NUMBER.leading, 0, WHITE)
    yield from text(spot.hex, NUMBER, wide, "centre").at(x - wide / 2, y - HALF * SIDE + lower)
    if spot.mark == "onrush":
        yield Shape(tuple(map(_scaled, corners(spot.hex, 0.86))), 2.2, None, EARTH)
        tip = ((x - 5, y - 4), (x + 5, y), (x - 5, y + 4))
        yield Shape(tip, 0, EARTH)
    elif spot.mark == "exit":
        yield Shape(((x + 6, y - 5), (x - 7, y), (x + 6, y + 5)), 1.4, None, EARTH, closed=False)
    if spot.units:
        said = ", ".join(spot.units)
        yield from text(said, NAME, SIDE * 1.3, "centre").at(
            x - SIDE * 0.65, y + HALF * SIDE - 10 * _lines(said)
        )


def _lines(said: str) -> int:
    return int(text(said, NAME, SIDE * 1.3, "centre").height / NAME.leading + 0.5)


def _scaled(point: tuple[float, float]) -> tuple[float, float]:
    return point[0] * SIDE, point[1] * SIDE


def _track(found: HexMap, paper: PaperSize) -> Page:
    """The turn track, and beneath it the terrain key."""
    wide, high = paper.down, paper.across
    title = f"{found.title} · {say(found.lang, 'isandlwanaprint-track')}"
    marks = head(title, found.statement, wide, 436)
    side = (wide - 2 * EDGE) / len(found.turns)
    for place, said in enumerate(found.turns):
        x = EDGE + place * side
        marks.append(Box(x, TOP, side - 6, side - 6, 1.2, WHITE, 4))
        marks += text(str(place + 1), LARGE, 60).at(x + 8, TOP + 4)
        marks += text(said, BODY, side - 22).at(x + 8, TOP + 46)
    y = TOP + side + 20
    marks += text(say(found.lang, "isandlwanaprint-key"), BODY_STRONG, 300).at(EDGE, y)
    room = (wide - 2 * EDGE) / 2
    for place, (terrain, name, worth) in enumerate(found.key):
        x, top = EDGE + room * (place % 2), y + 22 + (place // 2) * (2 * HALF * SIDE + 10)
        first = _scaled(centre("0101"))
        for mark in _sample(terrain):
            marks.append(mark.moved(x + SIDE - first[0], top + HALF * SIDE - first[1]))
        marks += text(name, BODY_STRONG, room - 90).at(x + 2 * SIDE + 12, top + 12)
        marks += text(worth, BODY, room - 90).at(x + 2 * SIDE + 12, top + 26)
    return Page(wide, high, tuple(marks))


def _sample(terrain: str) -> Iterator[Mark]:
    """A hex of a kind, for the key."""
    yield from ground(terrain, "0101")
    yield from _ditches(["0101"] if terrain == GULLY else ())
    yield from _sign(terrain, "0101")
    if terrain == "road":
        x, y = _scaled(centre("0101"))
        ends = ((x - 0.75 * SIDE, y + HALF * SIDE / 2), (x, y), (x + 0.75 * SIDE, y - HALF * SIDE / 2))
        yield from _way(ends)
