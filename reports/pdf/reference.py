"""A reference sheet on paper: a table of troops across the page, the rules in columns, two pages at most."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.text import NO_BREAK
from reports.content.sheet import Block, Paragraph, Section, Sheet, Table
from reports.pdf import parts
from reports.pdf.marks import Laid, Mark, beside, rule, space, stack, tagged, untagged
from reports.pdf.pages import RUNNING, PaperSize, finished
from reports.pdf.paint import Page
from reports.pdf.parts import Setting, table
from reports.pdf.styles import BODY, BODY_STRONG, CITE, EARTH, KICKER, RULE, SMALL, SUBTITLE, TITLE, Style
from reports.pdf.wrap import Span, fitted, paragraph, set_lines, text

MOST_PAGES = 2
ACROSS = "troops"
"""The key of a section whose table takes the whole width."""
BETWEEN, GAP = 16.0, 8.0
TITLES = (22.0, 19.5, 17.0, 15.0, 12.0, 10.0)
STEP = 3.0  # points by which the height of even columns is searched


USUAL, SLIM = (30.0, 28.0, 36.0), (21.0, 24.0, 33.0)
"""Margins beside, above and below the text, in points."""


@dataclass(frozen=True, slots=True)
class Density:
    """How closely the rules are set.

    `size` of the type in points, `leading` as a factor of that, `air`: the share of the usual space; `run`:
    the rules of a section follow one another on the same lines.
    """

    size: float
    leading: float = 1.22
    air: float = 1.0
    margins: tuple[float, float, float] = USUAL
    run: bool = False

    def style(self, style: Style) -> Style:
        """Return a style at this size."""
        sized = style.sized(self.size)
        return replace(sized, leading=sized.size * self.leading)

    @property
    def cite(self) -> Style:
        """The style of citations, always as small as allowed."""
        return replace(CITE, leading=self.size * self.leading)

    @property
    def setting(self) -> Setting:
        """The setting of tables."""
        plain, strong = self.style(BODY), self.style(BODY_STRONG)
        return Setting(plain, strong, strong, self.cite, GAP, self.space(0.8))

    def page(self, paper: PaperSize) -> PaperSize:
        """Return the sheet of paper with the margins of this density."""
        side, top, bottom = self.margins
        return replace(paper, side=side, top=top, bottom=bottom)

    def space(self, points: float) -> float:
        """Return a space in points as this density changes it."""
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


def pages(sheet: Sheet, paper: PaperSize) -> list[Page]:
    """Return the finished pages, set as large as two pages allow; on more than two if nothing helps."""
    density, found = largest(sheet, paper)
    return finished(found, sheet, density.page(paper))


def largest(sheet: Sheet, paper: PaperSize) -> tuple[Density, list[list[Mark]]]:
    """Return the first density at which two pages hold the sheet, else the last.

    And the pages at that density.
    """
    for density in DENSITIES:
        found = poured(sheet, paper, density)
        if len(found) <= MOST_PAGES:
            break
    return density, found


# --- columns ---


def poured(sheet: Sheet, paper: PaperSize, density: Density) -> list[list[Mark]]:
    """Return the pages at one density: the head and the troops on the first, the rules in columns on all."""
    paper = density.page(paper)
    room = paper.room
    column = (room - BETWEEN) / 2
    wide = [section for section in sheet.sections if section.key == ACROSS]
    across = [laid for section in wide for laid in _troops(section, room, density)]
    top = stack([_header(sheet, room), space(density.space(6)), *across])
    others = (section for section in sheet.sections if section.key != ACROSS)
    pieces = [piece for section in others for piece in _section(section, column, density)]
    starts = [paper.top + top.height + density.space(4), paper.top + RUNNING]
    made: list[list[Mark]] = [list(top.at(paper.side, paper.top))]
    while True:
        y = starts[min(len(made), len(starts)) - 1]
        before = len(pieces)
        columns, pieces = _page(pieces, paper.foot - y)
        if len(pieces) == before and len(made) >= len(starts):  # a group taller than a page must be parted
            columns, pieces = _page(_parted(pieces), paper.foot - y)
        for place, found in enumerate(columns):
            made[-1].extend(stack(each.laid for each in found).at(paper.side + place * (column + BETWEEN), y))
        if not pieces:
            return made
        made.append([])


def _parted(pieces: Sequence[Piece]) -> list[Piece]:
    """Return the pieces with the first group free to be parted, as it is a table taller than any column."""
    last = next((place for place, piece in enumerate(pieces) if not piece.keep), len(pieces))
    return [*(replace(piece, keep=False) for piece in pieces[:last]), *pieces[last:]]


def _page(pieces: Sequence[Piece], room: float) -> tuple[list[list[Piece]], list[Piece]]:
    """Return two columns of pieces, and the rest; on the last page the columns are equally high."""
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
    """Return as many pieces as fit, without a title at the foot; and the rest."""
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
        headed = number < len(groups) and isinstance(blocks[0], Paragraph)  # a table stays below its rule
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
    """Return a rule: its title, its words and its pages, in one paragraph."""
    laid = paragraph(_spans(said, density), room)
    return Laid(laid.height + density.space(1.5), laid.marks)


def _spans(said: Paragraph, density: Density) -> list[Span]:
    styles = (density.style(BODY_STRONG), density.style(BODY), density.cite)
    return parts.run_in(said.title, said.text, said.cite, styles, NO_BREAK)  # no line break before a citation


@lru_cache(maxsize=1024)
def _run(rules: tuple[Paragraph, ...], room: float, density: Density) -> tuple[Piece, ...]:
    """Return rules one after the other on the same lines, which columns may part; two lines stay together."""
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
    """Yield the table of characteristics across the page, with a line below every row."""
    (found,) = section.blocks
    yield _title(section.title, room)
    if isinstance(found, Table):
        yield from (piece.laid for piece in _table(found, room, density))
    yield _note(section.note, room, density)


def _table(found: Table, room: float, density: Density) -> Iterator[Piece]:
    """Yield a table whose rows stay together."""
    head, rows = table(found, room, (density.setting,))
    for piece in (*filter(None, (head,)), *rows[:-1]):
        yield Piece(piece, keep=True)
    yield Piece(stack([rows[-1], rule(room, 0.4, RULE), space(density.space(2))]))


# --- heads and feet ---


def _header(sheet: Sheet, room: float) -> Laid:
    """Return the head of the first page: the kind of sheet, who fights whom and where, and both sides."""
    kicker = text(sheet.kicker.upper(), KICKER, room / 3)
    place = text(sheet.subtitle, SUBTITLE, room * 2 / 3, "right")
    return stack(
        [
            beside([(0.0, kicker), (room / 3, place)]),
            tagged("H1", untagged(fitted(sheet.title, TITLE, room, TITLES))),
            space(4),
            parts.facts(sheet.facts, room),
            space(5),
            rule(room, 2.0, EARTH),
        ]
    )
