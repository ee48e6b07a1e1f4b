"""Small pieces of a page: section titles, facts, tables, paragraphs, the QR picture."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby

from armylists.qr import matrix
from heart_africa.core.problems import BadData
from reports.content.sheet import Align, Fact, Paragraph, Row, Special, Table
from reports.pdf.marks import Bookmark, Box, Laid, Line, Mark, beside, rule, stack
from reports.pdf.styles import (
    BODY,
    BODY_STRONG,
    CELL,
    CITE,
    EARTH,
    HEAD,
    INK,
    LABEL,
    RULE,
    SECTION,
    SMALL,
    STRONG,
    VALUE,
    Style,
)
from reports.pdf.wrap import Span, across, paragraph, set_lines, text, unbroken

GAP = 10.0
FACTS_APART = 12.0
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
    return Laid(height, (*stack(words).marks, *marks))


def facts(found: Sequence[Fact], room: float) -> Laid:
    """Facts in columns with hairlines between them, in as many rows as they need."""
    rows: list[list[tuple[Fact, float]]] = [[]]
    used = 0.0
    for fact in found:
        wide = min(room, max(across(fact.label, LABEL), across(fact.value, VALUE)) + 1)
        if rows[-1] and used + wide > room:
            rows.append([])
            used = 0.0
        rows[-1].append((fact, wide))
        used += wide + FACTS_APART
    return stack((_fact_row(row, room) for row in rows if row), gap=4)


def _fact_row(row: Sequence[tuple[Fact, float]], room: float) -> Laid:
    free = room - sum(wide for _, wide in row)
    step = min(free / (len(row) - 1), 4 * GAP) if len(row) > 1 else 0.0
    cells: list[tuple[float, Laid]] = []
    x = 0.0
    for fact, wide in row:
        cells.append((x, stack([text(fact.label, LABEL, wide), text(fact.value, VALUE, wide)])))
        x += wide + step
    laid = beside(cells)
    lines = tuple(Line(cx - step / 2, 2, cx - step / 2, laid.height - 1, 0.5, RULE) for cx, _ in cells[1:])
    return Laid(laid.height, (*laid.marks, *lines))


def note(words: str, room: float) -> Laid:
    """A remark in small type."""
    return text(words, SMALL, room)


def special(rule_: Special, room: float) -> Laid:
    """A special rule: its title run in, its text, its page."""
    who = f" ({rule_.who})" if rule_.who else ""
    return _run_in(f"{rule_.title}{who}", rule_.text, rule_.cite, room)


def reason(said: Paragraph, room: float) -> Laid:
    """A paragraph with its title run in and its citation after it."""
    return _run_in(said.title, said.text, said.cite, room)


def _run_in(title: str, words: str, cite: str, room: float) -> Laid:
    spans = [Span(f"{title}. ", BODY_STRONG)] if title else []
    spans.append(Span(words, BODY))
    if cite:
        spans += [Span(" ", BODY), Span("; ".join(map(unbroken, cite.split("; "))), CITE)]
    return paragraph(spans, room)


def body_lines(words: str, room: float, style: Style = BODY) -> list[Laid]:
    """A text of several paragraphs, each line a piece of its own so that pages may part them."""
    return [line for part in words.splitlines() for line in set_lines([Span(part, style)], room)]


def cells(
    words: Iterable[tuple[str, Style, float, float, Align]], above: float = 1.0, below: float = 1.0
) -> Laid:
    """A row of a table: for each cell its text, style, x, width and alignment."""
    row = beside((x, text(said, style, wide, align)) for said, style, x, wide, align in words)
    return Laid(row.height + above + below, row.at(0, above))


def table_rows(found: Table, room: float, factor: float = 1.0) -> list[Laid]:
    """The rows of a plain table: columns of numbers as wide as they need, those of words share the rest."""
    widths = _widths(found, room, factor)
    laid = [_row(Row(found.heads), found, widths, HEAD)] if found.heads else []
    for row in found.rows:
        made = _row(row, found, widths, (STRONG if row.strong else CELL).scaled(factor))
        laid.append(stack([rule(room, 0.8, INK), made]) if row.strong else made)
    return laid


def _widths(found: Table, room: float, factor: float) -> list[float]:
    """Each column as wide as its widest cell; where that is too much, words share what numbers leave."""
    style = STRONG.scaled(factor)
    columns = list(zip(*(row.cells for row in found.rows), strict=True))
    wanted = [max(across(cell, style) for cell in column) + GAP for column in columns]
    words = [index for index, align in enumerate(found.aligns) if align == "left"]
    left = room - sum(wide for index, wide in enumerate(wanted) if index not in words)
    for index, wide in zip(words, shared([wanted[index] for index in words], left), strict=True):
        wanted[index] = wide
    wanted[max(words)] += max(room - sum(wanted), 0.0)
    return wanted


def shared(wanted: Sequence[float], room: float) -> list[float]:
    """Widths that fit the room: the narrow ones whole, the wide ones alike in what these leave."""
    widths = list(wanted)
    for done, index in enumerate(sorted(range(len(wanted)), key=wanted.__getitem__)):
        widths[index] = min(wanted[index], room / (len(wanted) - done))
        room -= widths[index]
    return widths


def _row(row: Row, found: Table, widths: Sequence[float], style: Style) -> Laid:
    xs = [sum(widths[:index]) for index in range(len(widths))]
    return cells(
        (cell, style, x, wide if align != "left" else wide - GAP / 2, align)
        for cell, x, wide, align in zip(row.cells, xs, widths, found.aligns, strict=True)
    )


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
