"""The cards of a companion's set: nine to a page, with marks to cut by."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from heart_africa.core.dataclass import replace
from heart_africa.core.messages import say
from reports.content.faces import Card, Face, Faces
from reports.content.sheet import Align
from reports.pdf.deck import ACROSS, DOWN, INSET, KICKER, PAD, ROOM, RULES, laid_out, on_edge
from reports.pdf.marks import Bookmark, Box, Laid, Mark, space, stack, tagged
from reports.pdf.pages import PAPERS, PaperSize
from reports.pdf.paint import About, Page, Printed
from reports.pdf.styles import FOOT
from reports.pdf.wrap import shortened, text

COLUMNS, ROWS = 3, 3
HIGH = DOWN - PAD - 12.0
LEAST = 30.0
"""The least size of a sign behind the text."""
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


def framed(title: str, badge: str, body: Laid, behind: Iterable[Mark]) -> Laid:
    """Return a card: its frame, its content, and on its lower edge whose set it is.

    `title` is its bookmark.
    """
    frame = Box(INSET, INSET, ACROSS - 2 * INSET, DOWN - 2 * INSET, line=0.9, round=7)
    marks = (Bookmark(0, title, 0), frame, *behind, *body.at(PAD, PAD), *on_edge(badge, KICKER))
    return Laid(DOWN, marks)


def said(face: Face, used: float, settings: Sequence[Setting]) -> list[Laid]:
    """Return the text of a card below its other content, at the largest setting at which all of it fits."""
    lines: list[Laid] = []
    for size, leading, below in settings:
        style = replace(RULES, size=size, leading=leading)
        lines = [piece for words in face.text for piece in (text(words, style, ROOM), space(below))]
        if used + stack(lines).height <= HIGH:
            break
    return lines
