"""The cards of a companion's set: nine to a page, with marks to cut by."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from heart_africa.core.dataclass import replace
from heart_africa.core.messages import say
from reports.content.faces import Card, Face, Faces
from reports.content.sheet import Align
from reports.pdf.counters import Emblem
from reports.pdf.deck import ACROSS, DOWN, INSET, KICKER, NAME, NAMES, PAD, ROOM, RULES, laid_out, on_edge
from reports.pdf.marks import Bookmark, Box, Laid, Mark, space, stack, tagged, untagged
from reports.pdf.pages import PAPERS, PaperSize
from reports.pdf.paint import About, Page, Printed
from reports.pdf.signs import faded
from reports.pdf.styles import FOOT, PALE
from reports.pdf.wrap import fitted, shortened, text

COLUMNS, ROWS = 3, 3
HIGH = DOWN - PAD - 12.0
LEAST, MOST = 30.0, 84.0
"""The least and the largest size of a sign behind the text."""
BADGE = 13.0
MARGIN = 21.0  # within reach of printers, for the words below the cards
ALIGNS: tuple[Align, ...] = ("left", "centre", "right")
Setting = tuple[float, float, float]
"""The size and leading of a text, and the space below each line."""


def printed_faces(found: Faces[Card], paper: str, card: Callable[[Card], Laid]) -> Printed:
    """Lay out the cards as a document. Raises `KeyError` for an unknown paper size."""
    about = About(found.title, "", found.statement, found.lang)
    return Printed(tuple(pages(found, PAPERS[paper], card)), about)


def pages(found: Faces[Card], paper: PaperSize, card: Callable[[Card], Laid]) -> Iterator[Page]:
    """Yield as many pages as the cards fill."""
    per_page = COLUMNS * ROWS
    count = -(-len(found.faces) // per_page)
    for number in range(count):
        faces = [card(face) for face in found.faces[number * per_page : (number + 1) * per_page]]
        left, top, marks = laid_out(faces, (paper.across, paper.down), (COLUMNS, ROWS))
        page = say(found.lang, "pdf-page", page=number + 1, pages=count)
        for place, words in enumerate((found.title, found.faces[0].badge, page)):
            foot = tagged("Footer", text(shortened(words, FOOT, ACROSS - 8), FOOT, ACROSS - 8, ALIGNS[place]))
            marks.extend(foot.at(left + place * ACROSS + 4, paper.down - top + min(5, top - MARGIN)))
        yield Page(paper.across, paper.down, tuple(marks))


def titled(words: str, beside: Sequence[Mark] = (), *, white: bool = False) -> Laid:
    """Return the title of a card in its box; at its right end a sign of `BADGE` points.

    `white`: the box has no ground.
    """
    name = tagged("H1", untagged(fitted(words, NAME, ROOM - 8 - (BADGE + 3 if beside else 0), NAMES)))
    high = name.height + 6
    box = Box(0, 0, ROOM, high, line=0.8, fill=None if white else PALE, round=2)
    sign = (mark.moved(ROOM - BADGE - 3, (high - BADGE) / 2) for mark in beside)
    return Laid(high, (box, *name.at(4, 2.5), *sign))


def faced(face: Face, title: str, above: Laid, settings: Sequence[Setting], sign: Emblem) -> Laid:
    """Return a card: what stands above its text, that text, and whose set it is, on the lower edge.

    Where a short text leaves the room, `sign` stands below it, pale and large. `title` is its bookmark.
    """
    body = stack([above, *_said(face, above.height, settings)])
    free = HIGH - body.height
    side = min(free - 16, MOST)
    behind: Iterable[Mark] = faded(sign(side, "").marks) if side >= LEAST else ()
    marks: list[Mark] = [Bookmark(0, title, 0)]
    marks.append(Box(INSET, INSET, ACROSS - 2 * INSET, DOWN - 2 * INSET, line=0.9, round=7))
    marks += (mark.moved((ACROSS - side) / 2, PAD + body.height + (free - side) / 2) for mark in behind)
    return Laid(DOWN, (*marks, *body.at(PAD, PAD), *on_edge(face.badge, KICKER)))


def _said(face: Face, used: float, settings: Sequence[Setting]) -> list[Laid]:
    """Return the text of a card below its other content, at the largest setting at which all of it fits."""
    lines: list[Laid] = []
    for size, leading, below in settings:
        style = replace(RULES, size=size, leading=leading)
        lines = [piece for words in face.text for piece in (text(words, style, ROOM), space(below))]
        if used + stack(lines).height <= HIGH:
            break
    return lines
