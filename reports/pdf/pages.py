"""Pieces placed on pages one after the other, and each page with its running head and its foot."""

from collections.abc import Iterable, Iterator, Sequence

from heart_africa.core.citations import READING
from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.core.messages import say
from reports.content.sheet import Sheet
from reports.pdf import parts
from reports.pdf.cards import Card
from reports.pdf.fonts import Face
from reports.pdf.marks import Box, Laid, Line, Mark, Text, beside, rule, space, stack, tagged, untagged
from reports.pdf.paint import Page
from reports.pdf.styles import (
    BODY,
    EARTH,
    FOOT,
    GREY,
    KICKER,
    LABEL,
    PALE,
    RULE,
    STAMP,
    SUBTITLE,
    TITLE,
    Style,
)
from reports.pdf.wrap import across, fitted, shortened, text

SIDE = 42.0
TITLES = (28.0, 25.0, 22.0, 19.5, 17.0, 15.0)
RUNNING = 20.0
LEAST_TOP = 20.0  # printers cannot print higher
LITTLE = 0.25  # share of a last page that narrower margins should save
EMPTY = 0.3  # most of a page left empty rather than part a tall card
RUNNING_NAME = Style(Face.BOLD, 8.5, 11, GREY)
RUNNING_WORD = Style(Face.BOLD, 8.5, 11)


@dataclass(frozen=True, slots=True)
class PaperSize:
    """A sheet of paper, in points, with the margins above, below and beside the text."""

    across: float
    down: float
    top: float = 40.0
    bottom: float = 46.0
    side: float = SIDE

    @property
    def room(self) -> float:
        """The width between the margins."""
        return self.across - 2 * self.side

    @property
    def foot(self) -> float:
        """Where the text ends, from the top."""
        return self.down - self.bottom

    def fuller(self) -> "PaperSize":
        """Return the same sheet with narrower margins."""
        return replace(self, top=28.0, bottom=40.0)


PAPERS = {"a4": PaperSize(595.28, 841.89), "letter": PaperSize(612.0, 792.0)}


@dataclass(frozen=True, slots=True)
class Item:
    """A piece to be placed: with space before it (none at the top of a page); `keep`: it stays with the next.

    `head` is put above it when it begins a page: the heads of its table.
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

    paper: PaperSize
    pages: list[list[Mark]] = field(default_factory=lambda: [[]])
    y: float = field(init=False)

    def __post_init__(self) -> None:
        self.y = self.top

    @property
    def top(self) -> float:
        """Where the text of this page begins."""
        return self.paper.top + (RUNNING if len(self.pages) > 1 else 0.0)

    @property
    def left(self) -> float:
        """The height that is left on this page."""
        return self.paper.foot - self.y

    @property
    def full(self) -> float:
        """The height of a page other than the first."""
        return self.paper.foot - self.paper.top - RUNNING

    def turn(self) -> None:
        """Begin another page."""
        self.pages.append([])
        self.y = self.top

    def put(self, piece: Laid, x: float = 0.0) -> None:
        """Place a piece where the last one ended."""
        self.pages[-1].extend(piece.at(self.paper.side + x, self.y))
        self.y += piece.height

    def add(self, group: Sequence[Item]) -> None:
        """Place pieces that stay together on this page, or else on the next, parted if no page holds them."""
        wanted = sum(item.height for item in group)
        if wanted > self.left and not self.begins(group) and self.y > self.top:
            self.turn()
            if group[0].head:
                self.put(group[0].head)
        for item in group:
            self.y += item.before if self.y > self.top else 0.0
            if isinstance(item.piece, Card):
                self.card(item.piece)
            else:
                self.put_or_turn(item.piece, item.head)

    def begins(self, group: Sequence[Item]) -> bool:
        """Whether a card that does not fit on this page is begun here nevertheless, to be parted.

        That is so for a card too tall for any page, and for one taller than half a page that would leave much
        of this one empty.
        """
        last = group[-1].piece
        if not isinstance(last, Card):
            return False
        start = sum(item.height for item in group[:-1]) + group[-1].before + last.start
        worth = last.height > self.full or (last.height > self.full / 2 and self.left > self.full * EMPTY)
        return worth and start <= self.left

    def put_or_turn(self, piece: Laid, head: Laid | None = None) -> None:
        """Place a piece here, or at the top of the next page if it does not fit."""
        if piece.height > self.left and self.y > self.top:
            self.turn()
            if head:
                self.put(head)
        self.put(piece)

    def card(self, found: Card) -> None:
        """Place a card, parted where the page ends if necessary."""
        self.put(found.head)
        for row in found.rows:
            self.put_or_turn(row, found.again)
        columns = [(x, list(pieces)) for x, pieces in found.columns]
        fresh = False
        while True:
            start = self.y
            self.y = max(self.column(pieces, x, start, fresh=fresh) for x, pieces in columns)
            if not any(pieces for _, pieces in columns):
                return
            self.turn()
            self.put(found.again)
            fresh = True

    def column(self, pieces: list[Laid], x: float, y: float, *, fresh: bool) -> float:
        """Place pieces from the front of the list while they fit, and return where they end.

        On a `fresh` page at least one is placed.
        """
        while pieces and (fresh or y + pieces[0].height <= self.paper.foot):
            piece = pieces.pop(0)
            self.pages[-1].extend(piece.at(self.paper.side + x, y))
            y += piece.height
            fresh = False
        return y


def best(items: Sequence[Item], paper: PaperSize) -> tuple[list[list[Mark]], PaperSize]:
    """Return the pages that the pieces fill, and their paper, with narrower margins if that saves a page."""
    usual = paginate(items, paper)
    lowest = max((mark.bounds[3] for mark in usual[-1]), default=0.0)
    little = lowest - paper.top - RUNNING < LITTLE * (paper.foot - paper.top)
    if len(usual) > 1 and little:
        fuller = paginate(items, paper.fuller())
        if len(fuller) < len(usual):
            return fuller, paper.fuller()
    return usual, paper


def paginate(items: Iterable[Item], paper: PaperSize) -> list[list[Mark]]:
    """Return the pages that the pieces fill, without their heads and feet."""
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


def finished(pages: Sequence[Sequence[Mark]], sheet: Sheet, paper: PaperSize) -> list[Page]:
    """Return the pages with feet and, except on the first, running heads."""
    found = []
    words = explained(sheet.footer, [mark for marks in pages for mark in marks], sheet.lang)
    for number, marks in enumerate(pages, start=1):
        head = _running(sheet, paper).at(paper.side, max(paper.top - 8, LEAST_TOP)) if number > 1 else ()
        foot = _foot(words, sheet.lang, paper, number, len(pages))
        running, footer = tagged("Header", Laid(0, head)).marks, tagged("Footer", Laid(0, foot)).marks
        found.append(Page(paper.across, paper.down, (*running, *marks, *footer)))
    return found


def _running(sheet: Sheet, paper: PaperSize) -> Laid:
    """Return the running head: the army's name, shortened if needed, and the kind of sheet or the stamp."""
    word = sheet.stamp.word if sheet.stamp else sheet.kicker
    wide = across(word, RUNNING_WORD) + 1
    name = text(shortened(sheet.title, RUNNING_NAME, paper.room - wide - 20), RUNNING_NAME, paper.room)
    row = beside([(0.0, name), (paper.room - wide, text(word, RUNNING_WORD, wide, "right"))])
    return Laid(row.height + 3, (*row.marks, Line(0, row.height + 2, paper.room, row.height + 2, 0.5, RULE)))


def explained(footer: str, marks: Iterable[Mark], lang: str) -> str:
    """Return the footer, with the meaning of the sign of a ruling if that sign occurs in the document."""
    signed = any(isinstance(mark, Text) and READING in mark.text for mark in marks)
    gap = " " if footer.endswith(".") else " · "
    return f"{footer}{gap}{READING} {say(lang, 'pdf-reading')}" if signed else footer


def _foot(footer: str, lang: str, paper: PaperSize, number: int, pages: int) -> tuple[Mark, ...]:
    """Return the foot of a page: the words of the document's footer, and the number of the page."""
    words = say(lang, "pdf-page", page=number, pages=pages)
    wide = across(words, FOOT) + 1
    said = text(footer, FOOT, paper.room - wide - 20)
    row = beside([(0.0, said), (paper.room - wide, text(words, FOOT, wide, "right"))])
    y = paper.foot + 3
    line = Line(paper.side, y, paper.across - paper.side, y, 0.5, RULE)
    return (line, *row.at(paper.side, y + 1))


# --- the head of a document ---


def _captioned(picture: Laid | None, label: str) -> Laid:
    """Return the QR picture with its caption, outside the white margin that it needs."""
    if picture is None:
        return space(0)
    pictured = tagged("Figure", picture, alt=label)
    return stack([pictured, space(5), text(label, LABEL, picture.height, "centre")])


def opening(sheet: Sheet, room: float, titles: Sequence[float] = TITLES) -> Iterator[Item]:
    """Yield the head of a document, with the stamp of an army that the book objects to."""
    picture = parts.qr(sheet.code) if sheet.code else None
    side = picture.height if picture else 0.0
    names_room = room - (side + 16 if picture else 0)
    names = stack(
        [
            text(sheet.kicker.upper(), KICKER, names_room),
            space(3),
            tagged("H1", untagged(fitted(sheet.title, TITLE, names_room, titles))),
            space(1),
            text(sheet.subtitle, SUBTITLE, names_room),
            space(8),
            parts.facts(sheet.facts, names_room),
        ]
    )
    body = beside([(0.0, names), (room - side, _captioned(picture, sheet.code_label))])
    yield Item(stack([body, space(8), rule(room, 2.4, EARTH, below=1.6), rule(room, 0.5, EARTH)]))
    if sheet.stamp:
        word = text(sheet.stamp.word.upper(), STAMP, room - 24)
        why = text(sheet.stamp.why, BODY, room - 24)
        inner = stack([space(5), word, why, space(7)])
        frame = Box(0.7, 0.7, room - 1.4, inner.height - 1.4, line=1.4, fill=PALE)
        yield Item(Laid(inner.height, (frame, *inner.at(12, 0))), before=9)
