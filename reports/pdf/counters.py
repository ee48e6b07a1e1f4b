"""Counters on one page: squares side by side, each with its emblem and its word, to be cut along lines."""

from collections.abc import Sequence

from reports.content.counters import Counters, Row
from reports.pdf.emblems import Emblem, ambush, fire, march, shaken, smoke
from reports.pdf.fonts import Face
from reports.pdf.marks import Box, Laid, beside, space, stack
from reports.pdf.pages import PAPERS, PaperSize
from reports.pdf.paint import About, Page, Printed
from reports.pdf.styles import BODY, FOOT, TITLE, Style
from reports.pdf.wrap import across, text, unbroken

MM = 72 / 25.4
LARGE = 25 * MM
SIDE = 36.0
ACROSS = 7 * LARGE
SMALL = ACROSS / 9  # nineteen millimetres: beside a figure
WORD = Style(Face.BOLD, 8.5, 10)
SIZES = (8.5, 8.2, 8.0)
EMBLEMS: dict[str, Emblem] = {
    "shaken": shaken, "smoke": smoke, "fire": fire, "ambush": ambush, "march": march,
}  # fmt: skip


def printed_counters(found: Counters, paper: str) -> Printed:
    """A sheet of counters laid out. Raises `KeyError` for a paper that there is not."""
    return Printed((page(found, PAPERS[paper]),), About(found.title, "", "", found.lang))


def page(found: Counters, paper: PaperSize) -> Page:
    """The one page."""
    left = (paper.across - ACROSS) / 2
    head = stack([text(found.title, TITLE.sized(18), ACROSS), text(found.intro, BODY, ACROSS), space(5)])
    body = stack([head, *(_row(row) for row in found.rows)], gap=0)
    foot = text(" · ".join(map(unbroken, found.footer.split(" · "))), FOOT, ACROSS)
    marks = (*body.at(left, SIDE * 0.7), *foot.at(left, paper.down - SIDE * 0.6 - foot.height))
    return Page(paper.across, paper.down, marks)


def _row(row: Row) -> Laid:
    """The counters of a kind in as many lines as they need."""
    side = SMALL if row.small else LARGE
    per_line = int((ACROSS + 0.1) / side)
    lines = [row.marks[start : start + per_line] for start in range(0, len(row.marks), per_line)]
    return stack([*(_line(row, line, side) for line in lines), space(4)])


def _line(row: Row, marks: Sequence[str], side: float) -> Laid:
    return beside((place * side, _counter(row, mark, side)) for place, mark in enumerate(marks))


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
