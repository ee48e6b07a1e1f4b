"""Counters side by side, each with its emblem and its word, to be cut along lines."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from reports.content.counters import Counters, Row
from reports.pdf.emblems import EMBLEMS
from reports.pdf.fonts import Face
from reports.pdf.marks import Box, Laid, beside, space, stack
from reports.pdf.pages import PAPERS, PaperSize
from reports.pdf.paint import About, Page, Printed
from reports.pdf.styles import BODY, FOOT, TITLE, Style
from reports.pdf.wrap import across, text, unbroken

MM = 72 / 25.4
TOP = 25.0
ACROSS = 175 * MM
WORD = Style(Face.BOLD, 8.5, 10)
SIZES = (8.5, 8.2, 8.0)


def printed_counters(found: Counters, paper: str) -> Printed:
    """Counters laid out. Raises `KeyError` for a paper that there is not."""
    return Printed(tuple(pages(found, PAPERS[paper])), About(found.title, "", "", found.lang))


def pages(found: Counters, paper: PaperSize) -> list[Page]:
    """As many pages as the counters fill; each says where the book asks for them."""
    left = (paper.across - ACROSS) / 2
    head = stack([text(found.title, TITLE.sized(18), ACROSS), text(found.intro, BODY, ACROSS), space(5)])
    foot = text(" · ".join(map(unbroken, found.footer.split(" · "))), FOOT, ACROSS)
    end = paper.down - 22 - foot.height
    filled: list[list[Laid]] = [[head]]
    used = TOP + head.height
    for line in _lines(found.rows):
        if used + line.height > end:
            filled.append([])
            used = TOP
        filled[-1].append(line)
        used += line.height
    return [
        Page(paper.across, paper.down, (*stack(lines).at(left, TOP), *foot.at(left, end))) for lines in filled
    ]


def _lines(rows: Sequence[Row]) -> Iterator[Laid]:
    """Counters of one size one after another, in as many lines as they need."""
    for side_mm, alike in groupby(rows, lambda row: row.side_mm):
        side = side_mm * MM
        made = [_counter(row, mark, side) for row in alike for mark in row.marks]
        per_line = int((ACROSS + 0.1) / side)
        for start in range(0, len(made), per_line):
            pieces = made[start : start + per_line]
            line = beside((place * side, piece) for place, piece in enumerate(pieces))
            yield line if start + per_line < len(made) else stack([line, space(4)])


def _counter(row: Row, mark: str, side: float) -> Laid:
    """A counter: the hairline that it is cut by, its emblem, its word."""
    word = _word(row.word, side - 3)
    drawn = side - word.height - 9
    emblem = EMBLEMS[row.sign](drawn, mark)
    edge = Box(0, 0, side, side, line=0.35)
    return Laid(side, (edge, *emblem.at((side - drawn) / 2, 4.5), *word.at(1.5, side - word.height - 2.5)))


def _word(words: str, room: float) -> Laid:
    """The word in the middle, at the largest of the sizes at which it stands on one line."""
    fits = (WORD.sized(size) for size in SIZES if across(words, WORD.sized(size)) <= room)
    return text(words, next(fits, WORD.sized(SIZES[-1])), room, "centre")
