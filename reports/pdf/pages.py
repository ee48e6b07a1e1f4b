"""Pieces in a row become pages, each with its running head and its foot."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from heart_africa.messages import say
from reports.content.sheet import Sheet
from reports.pdf.cards import Card
from reports.pdf.fonts import Face
from reports.pdf.marks import Laid, Line, Mark, beside, stack
from reports.pdf.paint import Page
from reports.pdf.styles import FOOT, GREY, RULE, Style
from reports.pdf.wrap import across, text

SIDE, TOP, BOTTOM = 42.0, 40.0, 54.0
RUNNING = 20.0
START = 130.0  # a card is not begun on a page that has less room than this
RUNNING_NAME = Style(Face.BOLD, 8.5, 11, GREY)
RUNNING_WORD = Style(Face.BOLD, 8.5, 11)


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, in points."""

    across: float
    down: float

    @property
    def room(self) -> float:
        """The width between the margins."""
        return self.across - 2 * SIDE


PAPERS = {"a4": Paper(595.28, 841.89), "letter": Paper(612.0, 792.0)}


@dataclass(frozen=True, slots=True)
class Item:
    """A piece in the row: space before it (none at the top of a page), whether it stays with the next.

    `head` is put over it when it begins a page: the heads of its table.
    """

    piece: Laid | Card
    before: float = 0.0
    keep: bool = False
    head: Laid | None = None

    @property
    def height(self) -> float:
        """Its height with the space before it."""
        return self.before + self.piece.height


@dataclass(slots=True)
class Pager:
    """Fills pages from the top; what does not fit begins the next."""

    paper: Paper
    pages: list[list[Mark]] = field(default_factory=lambda: [[]])
    y: float = TOP

    @property
    def top(self) -> float:
        """Where the text of this page begins."""
        return TOP if len(self.pages) == 1 else TOP + RUNNING

    @property
    def left(self) -> float:
        """The height that is left on this page."""
        return self.paper.down - BOTTOM - self.y

    @property
    def full(self) -> float:
        """The height of a page but the first."""
        return self.paper.down - BOTTOM - TOP - RUNNING

    def turn(self) -> None:
        """Begin another page."""
        self.pages.append([])
        self.y = self.top

    def put(self, piece: Laid, x: float = 0.0) -> None:
        """Put a piece where the last one ended."""
        self.pages[-1].extend(piece.at(SIDE + x, self.y))
        self.y += piece.height

    def add(self, group: Sequence[Item]) -> None:
        """Put pieces that stay together on this page, or else on the next."""
        wanted = sum(item.height for item in group)
        if isinstance(group[-1].piece, Card) and wanted > self.full:
            wanted = sum(item.height for item in group[:-1]) + START
        if wanted > self.left and self.y > self.top:
            self.turn()
            if group[0].head:
                self.put(group[0].head)
        for item in group:
            self.y += item.before if self.y > self.top else 0.0
            if isinstance(item.piece, Card):
                self.card(item.piece)
            else:
                self.put(item.piece)

    def card(self, found: Card) -> None:
        """Put a card, parted where the page ends if it has to be."""
        self.put(found.head)
        columns = [(x, list(pieces)) for x, pieces in found.columns]
        while True:
            start = self.y
            self.y = max(self.column(pieces, x, start) for x, pieces in columns)
            if not any(pieces for _, pieces in columns):
                return
            self.turn()
            self.put(found.again)

    def column(self, pieces: list[Laid], x: float, y: float) -> float:
        """Put pieces from the front of the list while they fit; where they end."""
        bottom = self.paper.down - BOTTOM
        first = True
        while pieces and (first or y + pieces[0].height <= bottom):
            first = first and y + pieces[0].height > bottom
            piece = pieces.pop(0)
            self.pages[-1].extend(piece.at(SIDE + x, y))
            y += piece.height
            if first:
                break
        return y


def paginate(items: Iterable[Item], paper: Paper) -> list[list[Mark]]:
    """The pages that the pieces fill, without their heads and feet."""
    pager = Pager(paper)
    group: list[Item] = []
    for item in items:
        group.append(item)
        if not item.keep:
            pager.add(group)
            group = []
    if group:
        pager.add(group)
    return pager.pages


def finished(pages: Sequence[Sequence[Mark]], sheet: Sheet, paper: Paper) -> list[Page]:
    """The pages with running heads (but on the first) and feet."""
    found = []
    for number, marks in enumerate(pages, start=1):
        head = _running(sheet, paper).at(SIDE, TOP - 8) if number > 1 else ()
        foot = _foot(sheet, paper, number, len(pages))
        found.append(Page(paper.across, paper.down, (*head, *marks, *foot)))
    return found


def _running(sheet: Sheet, paper: Paper) -> Laid:
    """The army's name, shortened if need be, and what sheet this is, or the mark of the army."""
    word = sheet.mark.word if sheet.mark else sheet.kicker
    wide = across(word, RUNNING_WORD) + 1
    name = text(_shortened(sheet.title, paper.room - wide - 20), RUNNING_NAME, paper.room)
    row = beside([(0.0, name), (paper.room - wide, text(word, RUNNING_WORD, wide, "right"))])
    return Laid(row.height + 3, (*row.marks, Line(0, row.height + 2, paper.room, row.height + 2, 0.5, RULE)))


def _shortened(words: str, room: float) -> str:
    """The words if they fit, or as many letters of them as do."""
    if across(words, RUNNING_NAME) <= room:
        return words
    while words and across(f"{words}…", RUNNING_NAME) > room:
        words = words[:-1]
    return f"{words.rstrip()}…"


def _foot(sheet: Sheet, paper: Paper, number: int, pages: int) -> tuple[Mark, ...]:
    """The verdict and the number of the page."""
    words = say(sheet.lang, "pdf-page", page=number, pages=pages)
    wide = across(words, FOOT) + 1
    verdict = text(sheet.footer, FOOT, paper.room - wide - 20)
    row = beside([(0.0, verdict), (paper.room - wide, text(words, FOOT, wide, "right"))])
    y = paper.down - BOTTOM + 12
    line = Line(SIDE, y, paper.across - SIDE, y, 0.5, RULE)
    return (line, *stack([row]).at(SIDE, y + 4))
