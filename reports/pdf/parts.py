"""Small pieces of a page: section titles, facts, tables, paragraphs, the QR picture."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby

from armylists.qr import matrix
from heart_africa.core.problems import BadData
from reports.content.sheet import Align, Fact, Special
from reports.pdf.fonts import (
    BODY,
    BODY_STRONG,
    CITE,
    EARTH,
    INK,
    LABEL,
    SECTION,
    SMALL,
    VALUE,
    Style,
)
from reports.pdf.marks import (
    Bookmark,
    Box,
    Laid,
    Line,
    Mark,
    Span,
    across,
    beside,
    in_rows,
    paragraph,
    set_lines,
    stack,
    tagged,
    text,
    unbroken,
    untagged,
)

GAP = 10.0
FACTS_APART = 20.0
QR_LEAST, QR_MOST = 84.0, 150.0
MODULE = 1.15  # 0.4 mm: what a telephone still reads


def section_title(title: str, room: float) -> Laid:
    """The title of a section with a line to the right margin, and its bookmark."""
    words = set_lines([Span(title.upper(), SECTION)], room)
    last = max((mark.bounds[2] for mark in words[-1].marks), default=0.0)
    marks: list[Mark] = [Bookmark(0, title, 0)]
    height = stack(words).height
    if last + 2 * GAP < room:
        marks.append(Line(last + 6, height - 5.5, room, height - 5.5, 0.6, EARTH))
    return tagged("H2", Laid(height, (*stack(words).marks, *marks)))


def facts(found: Sequence[Fact], room: float) -> Laid:
    """Facts in columns with hairlines between them, in as many rows as they need."""
    rows = in_rows([_fact(fact, room) for fact in found], room, FACTS_APART)
    return stack(rows, gap=4)


def _fact(fact: Fact, room: float) -> tuple[float, Laid]:
    wide = min(room, max(across(fact.label, LABEL), across(fact.value, VALUE)) + 1)
    return wide, stack([text(fact.label, LABEL, wide), text(fact.value, VALUE, wide)])


def note(words: str, room: float) -> Laid:
    """A remark in small type."""
    return text(words, SMALL, room)


def special(rule_: Special, room: float) -> Laid:
    """A special rule: its title run in, its text, its page."""
    return paragraph(run_in(titled(rule_), rule_.text, rule_.cite), room)


def titled(rule_: Special) -> str:
    """The title of a special rule, with whom it holds for if not for all."""
    return f"{rule_.title} ({rule_.who})" if rule_.who else rule_.title


USUAL = (BODY_STRONG, BODY, CITE)


def run_in(
    title: str, words: str, cite: str, styles: tuple[Style, Style, Style] = USUAL, gap: str = " "
) -> list[Span]:
    """A paragraph with its title run in and its citation after it."""
    strong, plain, page = styles
    spans = [Span(f"{title}{'. ' if words else ' '}", strong)] if title else []
    spans.append(Span(words, plain))
    if cite:
        spans += [Span(gap, plain), Span("; ".join(map(unbroken, cite.split("; "))), page)]
    return spans


def body_lines(words: str, room: float, style: Style = BODY) -> list[Laid]:
    """A text of several paragraphs, each line a piece of its own so that pages may part them."""
    return [line for part in words.splitlines() for line in set_lines([Span(part, style)], room)]


def cells(
    words: Iterable[tuple[str, Style, float, float, Align]],
    above: float = 1.0,
    below: float = 1.0,
    *,
    heads: int = 0,
) -> Laid:
    """A row of a table: for each cell its text, style, x, width and alignment; so many cells are heads."""
    row = beside(
        (x, tagged("TH" if place < heads else "TD", untagged(text(said, style, wide, align))))
        for place, (said, style, x, wide, align) in enumerate(words)
    )
    return tagged("TR", Laid(row.height + above + below, row.at(0, above)))


@lru_cache(maxsize=16)
def qr(code: str) -> Laid | None:
    """The share code as a QR picture, its dark modules in runs; None if the code is too long for one."""
    try:
        found = matrix(code)
    except BadData:
        return None
    side = min(max(QR_LEAST, len(found) * MODULE), QR_MOST)
    step = side / len(found)
    marks = tuple(
        Box(start * step, y * step, (end - start) * step, step, fill=INK)
        for y, row in enumerate(found)
        for start, end in _dark(row)
    )
    return Laid(side, marks)


def _dark(row: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """Where dark modules begin and end in a row."""
    x = 0
    for dark, run in groupby(row):
        length = len(list(run))
        if dark:
            yield x, x + length
        x += length
