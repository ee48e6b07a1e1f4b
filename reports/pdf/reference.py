"""The reference sheet on paper: troops across the page, the rules in columns beneath, two pages at most."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby

from heart_africa.core.messages import say
from reports.content.sheet import Align, Block, Paragraph, Row, Section, Sheet, Table
from reports.pdf import parts
from reports.pdf.marks import Laid, Line, Mark, beside, rule, space, stack
from reports.pdf.pages import PAPERS, PaperSize
from reports.pdf.paint import About, Page, Printed
from reports.pdf.styles import (
    BODY,
    BODY_STRONG,
    CITE,
    EARTH,
    FOOT,
    GREY,
    HEAD,
    INK,
    KICKER,
    RULE,
    SMALL,
    STRONG,
    SUBTITLE,
    TITLE,
    Style,
)
from reports.pdf.wrap import NO_BREAK, Span, across, fitted, paragraph, set_lines, text, unbroken

MOST_PAGES = 2
BETWEEN, GAP = 16.0, 8.0
RUNNING = 20.0
TITLES = (22.0, 19.5, 17.0, 15.0, 12.0, 10.0)
STEP = 3.0  # by which columns are made even


@dataclass(frozen=True, slots=True)
class Margins:
    """What stays free of a page, in points."""

    side: float
    top: float
    bottom: float


USUAL, SLIM = Margins(30.0, 26.0, 36.0), Margins(21.0, 20.0, 33.0)


@dataclass(frozen=True, slots=True)
class Density:
    """How closely the rules are set.

    `size` of the type in points, `leading` by that, `air`: how much of the usual space; `run`: the rules of
    a section follow one another in its lines.
    """

    size: float
    leading: float = 1.22
    air: float = 1.0
    margins: Margins = USUAL
    run: bool = False

    def style(self, style: Style) -> Style:
        """A style at this size."""
        sized = style.sized(self.size)
        return replace(sized, leading=sized.size * self.leading)

    @property
    def cite(self) -> Style:
        """How pages are cited: always as small as may be."""
        return replace(CITE, leading=self.size * self.leading)

    def space(self, points: float) -> float:
        """Space as this density gives it, in points."""
        return points * self.air


DENSITIES = (
    *(Density(size) for size in (10.5, 10.0, 9.5, 9.0, 8.7, 8.4, 8.2)),
    Density(8.0, 1.18, 0.8),
    Density(8.0, 1.12, 0.5),
    Density(8.0, 1.12, 0.5, SLIM),
    Density(8.0, 1.14, 0.6, SLIM, run=True),
    Density(8.0, 1.08, 0.4, SLIM, run=True),
)


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a column; `keep`: it stays with the next."""

    laid: Laid
    keep: bool = False


def reference_pdf(sheet: Sheet, paper: str = "a4") -> bytes:
    """The PDF of a reference sheet. Raises `KeyError` for a paper that there is not."""
    return printed_reference(sheet, paper).pdf


def printed_reference(sheet: Sheet, paper: str = "a4") -> Printed:
    """A reference sheet laid out. Raises `KeyError` for a paper that there is not."""
    return Printed(tuple(reference_pages(sheet, PAPERS[paper])), About.of(sheet))


def reference_pages(sheet: Sheet, paper: PaperSize) -> list[Page]:
    """The finished pages, set as large as two pages allow; on more than two if nothing serves."""
    density, found = largest(sheet, paper)
    return [
        _finished(sheet, paper, density.margins, marks, number=number, pages=len(found))
        for number, marks in enumerate(found, 1)
    ]


def largest(sheet: Sheet, paper: PaperSize) -> tuple[Density, list[list[Mark]]]:
    """The first density at which two pages hold the sheet, else the last; with what it puts on each page."""
    for density in DENSITIES:
        found = poured(sheet, paper, density)
        if len(found) <= MOST_PAGES:
            break
    return density, found


def tightest() -> Density:
    """The closest that a sheet is ever set."""
    return DENSITIES[-1]


def _room(paper: PaperSize, margins: Margins) -> float:
    return paper.across - 2 * margins.side


# --- columns ---


def poured(sheet: Sheet, paper: PaperSize, density: Density) -> list[list[Mark]]:
    """The pages at one density: the head and the troops on the first, the rules in columns on all."""
    margins, room = density.margins, _room(paper, density.margins)
    column = (room - BETWEEN) / 2
    first, *others = sheet.sections
    top = stack([_header(sheet, room), space(density.space(6)), *_troops(first, room, density)])
    pieces = [piece for section in others for piece in _section(section, column, density)]
    foot = paper.down - margins.bottom
    starts = [margins.top + top.height + density.space(4), margins.top + RUNNING]
    pages: list[list[Mark]] = [list(top.at(margins.side, margins.top))]
    while True:
        y = starts[min(len(pages), len(starts)) - 1]
        columns, pieces = _page(pieces, foot - y)
        for place, found in enumerate(columns):
            pages[-1].extend(
                stack(each.laid for each in found).at(margins.side + place * (column + BETWEEN), y)
            )
        if not pieces:
            return pages
        pages.append([])


def _page(pieces: Sequence[Piece], room: float) -> tuple[list[list[Piece]], list[Piece]]:
    """Two columns of pieces, and what is left; on the last page the columns are made even."""
    columns, rest = _columns(pieces, room)
    if rest:
        return columns, rest
    least = sum(each.laid.height for each in pieces) / 2
    while least < room:
        even, rest = _columns(pieces, least)
        if not rest:
            return even, []
        least += STEP
    return columns, []


def _columns(pieces: Sequence[Piece], room: float) -> tuple[list[list[Piece]], list[Piece]]:
    left, rest = _column(pieces, room)
    right, rest = _column(rest, room)
    return [left, right], rest


def _column(pieces: Sequence[Piece], room: float) -> tuple[list[Piece], list[Piece]]:
    """As many pieces as fit, no title at the foot; and the rest."""
    used, fits = 0.0, 0
    for end, piece in enumerate(pieces, 1):
        used += piece.laid.height
        if used > room:
            break
        fits = fits if piece.keep else end
    return list(pieces[:fits]), list(pieces[fits:])


# --- sections ---


def _section(section: Section, room: float, density: Density) -> Iterator[Piece]:
    yield Piece(space(density.space(4)), keep=True)
    yield Piece(_title(section.title, room), keep=True)
    groups = [list(group) for _, group in groupby(section.blocks, lambda block: isinstance(block, Paragraph))]
    for number, blocks in enumerate(groups, 1):
        pieces = [*_told(blocks, room, density), *_tables(blocks, room, density)]
        yield from pieces[:-1]
        headed = number < len(groups) and isinstance(blocks[0], Paragraph)  # a table stays under its rule
        yield from (replace(piece, keep=headed) for piece in pieces[-1:])
    if section.note:
        yield Piece(_note(section.note, room, density))


def _told(blocks: Sequence[Block], room: float, density: Density) -> Iterator[Piece]:
    rules = tuple(block for block in blocks if isinstance(block, Paragraph))
    if density.run:
        yield from _run(rules, room, density)
    else:
        yield from (Piece(_rule(block, room, density)) for block in rules)


def _tables(blocks: Sequence[Block], room: float, density: Density) -> Iterator[Piece]:
    for block in blocks:
        if isinstance(block, Table) and block.rows:
            yield from _table(block, room, density)


@lru_cache(maxsize=256)
def _title(title: str, room: float) -> Laid:
    return parts.section_title(title, room)


@lru_cache(maxsize=4096)
def _rule(said: Paragraph, room: float, density: Density) -> Laid:
    """A rule: its title run in, its words, its pages."""
    laid = paragraph(_spans(said, density), room)
    return Laid(laid.height + density.space(1.5), laid.marks)


def _spans(said: Paragraph, density: Density) -> list[Span]:
    return [
        Span(f"{said.title}. ", density.style(BODY_STRONG)),
        Span(said.text, density.style(BODY)),
        Span(NO_BREAK, density.style(BODY)),  # a page alone on a line would look lost
        Span(unbroken(said.cite), density.cite),
    ]


@lru_cache(maxsize=1024)
def _run(rules: tuple[Paragraph, ...], room: float, density: Density) -> tuple[Piece, ...]:
    """Rules one after the other in the same lines, which columns may part; two lines stay together."""
    gap = Span("  ", density.style(BODY))
    spans = [
        span for number, said in enumerate(rules) for span in (*[gap] * bool(number), *_spans(said, density))
    ]
    lines = set_lines(spans, room)
    near_end = {0, len(lines) - 2}
    return tuple(
        Piece(line, keep=number in near_end and number + 1 < len(lines)) for number, line in enumerate(lines)
    )


@lru_cache(maxsize=256)
def _note(words: str, room: float, density: Density) -> Laid:
    laid = text(words, SMALL, room)
    return Laid(laid.height + density.space(2), laid.at(0, 1))


# --- tables ---


def _troops(section: Section, room: float, density: Density) -> Iterator[Laid]:
    """The table of characteristics across the page; a rule beneath every row."""
    (table,) = section.blocks
    yield _title(section.title, room)
    if isinstance(table, Table):
        yield from (piece.laid for piece in _table(table, room, density))
    yield _note(section.note, room, density)


def _table(found: Table, room: float, density: Density) -> Iterator[Piece]:
    """A table whose rows stay together: its heads, then its rows with hairlines between them."""
    widths = tuple(_widths(found, room, density))
    if found.heads:
        yield Piece(_row(Row(found.heads), found.aligns, widths, density, HEAD), keep=True)
    for number, row in enumerate(found.rows, 1):
        yield Piece(_row(row, found.aligns, widths, density, BODY), keep=number < len(found.rows))
    yield Piece(space(density.space(2)))


@lru_cache(maxsize=4096)
def _row(
    row: Row, aligns: tuple[Align, ...], widths: tuple[float, ...], density: Density, style: Style
) -> Laid:
    styles = [_cell(style, density, index, align) for index, align in enumerate(aligns)]
    xs = [sum(widths[:index]) for index in range(len(widths))]
    cells = parts.cells(
        (
            (cell, sized, x, wide - GAP / 2, align)
            for cell, sized, x, wide, align in zip(row.cells, styles, xs, widths, aligns, strict=True)
        ),
        above=density.space(0.8),
        below=density.space(0.8),
    )
    return stack([cells, rule(sum(widths), 0.4, RULE)])


def _cell(style: Style, density: Density, index: int, align: Align) -> Style:
    """Names are strong, pages at the right as small as citations; heads are heads."""
    if style is HEAD:
        return HEAD
    if align == "right":
        return density.cite
    return density.style(style if index else BODY_STRONG)


def _widths(found: Table, room: float, density: Density) -> list[float]:
    """Short columns as wide as they need; the two longest of words share what is left by what they hold."""
    rows = [row.cells for row in found.rows]
    wanted = [_wanted(column, density) for column in zip(*rows, strict=True)]
    if found.heads:
        wanted = [max(wide, _head(head)) for wide, head in zip(wanted, found.heads, strict=True)]
    over = sum(wanted) - room
    if over <= 0:
        last = max(index for index, align in enumerate(found.aligns) if align == "left")
        return [wide - over if index == last else wide for index, wide in enumerate(wanted)]
    return _squeezed(wanted, found, over)


def _squeezed(wanted: list[float], found: Table, over: float) -> list[float]:
    """The columns of words give what is too much, each by its width; the first only if the others cannot."""
    words = [index for index, align in enumerate(found.aligns) if align == "left"]
    free = {index: max(wanted[index] - _longest(found, index), 0.0) for index in words}
    if len(words) > 1 and sum(free[index] for index in words[1:]) >= over:
        free[words[0]] = 0.0
    whole = sum(free.values()) or 1.0
    return [wide - over * free[index] / whole if index in free else wide for index, wide in enumerate(wanted)]


def _wanted(cells: Iterable[str], density: Density) -> float:
    return max(across(cell, density.style(BODY_STRONG)) for cell in cells) + GAP


def _head(head: str) -> float:
    return max((across(word, HEAD) for word in head.split()), default=0.0) + GAP


def _longest(found: Table, index: int) -> float:
    """The widest word of a column, or of its head, with the space beside it."""
    cells = " ".join(row.cells[index] for row in found.rows)
    words = max((across(word, STRONG) for word in cells.split()), default=0.0) + GAP
    return max(words, _head(found.heads[index])) if found.heads else words


# --- heads and feet ---


def _header(sheet: Sheet, room: float) -> Laid:
    """What sheet it is, who fights whom, where; both sides; a rule."""
    kicker = text(sheet.kicker.upper(), KICKER, room / 3)
    place = text(sheet.subtitle, SUBTITLE, room * 2 / 3, "right")
    return stack(
        [
            beside([(0.0, kicker), (room / 3, place)]),
            fitted(sheet.title, TITLE, room, TITLES),
            space(2),
            parts.facts(sheet.facts, room),
            space(5),
            rule(room, 2.0, EARTH),
        ]
    )


def _finished(
    sheet: Sheet, paper: PaperSize, margins: Margins, marks: Sequence[Mark], *, number: int, pages: int
) -> Page:
    """A page with its foot and, but for the first, the name of the battle at its head."""
    room = _room(paper, margins)
    words = say(sheet.lang, "pdf-page", page=number, pages=pages)
    wide = across(words, FOOT) + 1
    foot = beside(
        [
            (0.0, text(sheet.footer, FOOT, room - wide - 12)),
            (room - wide, text(words, FOOT, wide, "right")),
        ]
    )
    y, side = paper.down - margins.bottom + 3, margins.side
    line = Line(side, y, side + room, y, 0.5, RULE)
    head = _running(sheet, room).at(side, margins.top) if number > 1 else ()
    return Page(paper.across, paper.down, (*head, *marks, line, *foot.at(side, y + 1)))


def _running(sheet: Sheet, room: float) -> Laid:
    strong = replace(FOOT, face=BODY_STRONG.face, colour=GREY)
    name = fitted(sheet.title, strong, room * 0.7, (9.0, 8.0))
    kind = text(sheet.kicker, replace(strong, colour=INK), room * 0.3, "right")
    row = beside([(0.0, name), (room * 0.7, kind)])
    return Laid(RUNNING, (*row.marks, Line(0, row.height + 1, room, row.height + 1, 0.5, RULE)))
