"""The players' boards of *Dark Kingdoms*: two to a page."""

from collections.abc import Iterator

from reports.content.kingdoms.pieces import Mat, Mats
from reports.pdf import parts
from reports.pdf.flow import SETTINGS
from reports.pdf.kingdoms.emblems import crest
from reports.pdf.marks import Bookmark, Box, Mark, space, stack, tagged, untagged
from reports.pdf.pages import PAPERS, PaperSize
from reports.pdf.paint import About, Page, Printed
from reports.pdf.styles import BODY, BODY_STRONG, FOOT, HEADING, LEAD, SMALL, WHITE
from reports.pdf.wrap import text

EDGE, PAD, CREST, FOOT_ROOM = 26.0, 14.0, 84.0, 14.0
LEFT = 0.4
SPOT, GAP, ROW = 30.0, 5.0, 5
"""A place for a marker, the space between two, how many stand side by side."""


def printed_mats(found: Mats, paper: str) -> Printed:
    """The boards laid out. Raises `KeyError` for a paper that there is not."""
    size = PAPERS[paper]
    pairs = [found.mats[start : start + 2] for start in range(0, len(found.mats), 2)]
    return Printed(
        tuple(_page(found, pair, size) for pair in pairs), About(found.title, "", found.statement, found.lang)
    )


def _page(found: Mats, pair: tuple[Mat, ...], paper: PaperSize) -> Page:
    wide = paper.across - 2 * EDGE
    high = (paper.down - 2 * EDGE - FOOT_ROOM) / 2
    marks: list[Mark] = []
    for place, mat in enumerate(pair):
        marks += (mark.moved(EDGE, EDGE + place * high) for mark in board(mat, wide, high - PAD))
    marks += text(found.statement, FOOT, wide).at(EDGE, paper.down - EDGE - 6)
    return Page(paper.across, paper.down, tuple(marks))


def board(mat: Mat, wide: float, high: float) -> Iterator[Mark]:
    """A board: on the left whose it is and the victories, on the right costs and actions."""
    yield Bookmark(0, mat.title, 0)
    yield Box(0, 0, wide, high, line=1.2, round=8)
    left = wide * LEFT - 2 * PAD
    whose = stack([text(mat.title, HEADING, left - CREST * 0.6), text(mat.leader, LEAD, left - CREST * 0.6)])
    yield from tagged("H1", untagged(whose)).at(PAD + CREST * 0.6, PAD + 4)
    yield from crest(mat.people, CREST * 0.5).at(PAD, PAD)
    top = PAD + CREST * 0.6 + 14
    yield from text(mat.wins, BODY_STRONG, left).at(PAD, top)
    yield from _track(mat.track, PAD, top + 18)
    right = wide * LEFT
    room = wide - right - PAD
    head, rows = parts.table(mat.prices, room, SETTINGS)
    told = [piece for words in mat.summary for piece in (text(f"· {words}", BODY, room), space(2))]
    yield from stack([*([head] if head else []), *rows, space(8), *told]).at(right, PAD)


def _track(count: int, x: float, y: float) -> Iterator[Mark]:
    for number in range(count):
        row, column = divmod(number, ROW)
        left, top = x + column * (SPOT + GAP), y + row * (SPOT + GAP)
        yield Box(left, top, SPOT, SPOT, 0.9, WHITE, SPOT / 2)
        yield from text(str(number + 1), SMALL, SPOT, "centre").at(left, top + SPOT / 2 - 5)
