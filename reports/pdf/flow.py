"""A sheet that flows over as many pages as it needs: sections of tables, prose, charts, lines to write on."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from reports.content.chart import Chart, Curves
from reports.content.plan import Plan
from reports.content.sheet import Blanks, Block, Entries, Paragraph, Row, Section, Sheet, Table
from reports.pdf import parts
from reports.pdf.charts import chart
from reports.pdf.marks import Box, Laid, Line, Mark, beside, rule, stack
from reports.pdf.pages import Item, PaperSize, finished, paginate
from reports.pdf.paint import Page
from reports.pdf.plan import plan
from reports.pdf.sheets import header, stamp_band
from reports.pdf.styles import BODY, BODY_STRONG, CELL, CITE, EARTH, HEAD, INK, LABEL, RULE, STRONG, Style
from reports.pdf.wrap import Span, across, set_lines, text, unbroken

GAP = 12.0
CIRCLE = 9.0
INDENT = 9.0  # of what is marked off by a bar
HAND = 24.0  # a line that one writes on: eight millimetres and a half
SLIGHT = 20.0  # a line of prose is lower
WHOLE = 20  # a table so short is not parted between pages
SIZES = (1.0, 0.95, 0.9, 0.85, 0.8)


def pages(sheet: Sheet, paper: PaperSize) -> list[Page]:
    """The finished pages of a sheet."""
    return finished(paginate(_items(sheet, paper.room), paper), sheet, paper)


def _items(sheet: Sheet, room: float) -> Iterator[Item]:
    yield Item(header(sheet, room))
    if sheet.stamp:
        yield Item(stamp_band(sheet.stamp, room), before=9)
    for section in sheet.sections:
        yield from _section(section, room)


def _section(section: Section, room: float) -> Iterator[Item]:
    """Its title stays with what comes first, its note with what comes last; what is filled in stays whole.

    A single line is not left alone under a title at the end of a page.
    """
    yield Item(parts.section_title(section.title, room), before=14, keep=True)
    items = [item for block in section.blocks for item in block_items(block, room)]
    if section.note:
        items.append(Item(parts.note(section.note, room), before=3))
    whole = any(isinstance(block, Blanks) for block in section.blocks)
    for number, item in enumerate(items, start=1):
        begins = number == 1 and len(items) > 1 and item.height < SLIGHT
        tied = (whole and number < len(items)) or (section.note and number == len(items) - 1) or begins
        yield replace(item, keep=item.keep or bool(tied))


def block_items(block: Block, room: float) -> Iterator[Item]:
    """A block in pieces that pages may part."""
    match block:
        case Table():
            yield from _table(block, room)
        case Chart() | Curves():
            yield Item(chart(block, room), before=7)
        case Plan():
            yield Item(plan(block, room), before=7)
        case Blanks():
            yield Item(blanks(block, room), before=4)
        case Paragraph():
            yield from _paragraph(block, room)
        case Entries():
            raise ValueError(block)  # an army's entries have layouts of their own


# --- prose ---


def _paragraph(block: Paragraph, room: float) -> Iterator[Item]:
    """A caption stays with its table; of prose two lines at least stay together."""
    spans = [Span(f"{block.title}{'. ' if block.text else ' '}", BODY_STRONG)] if block.title else []
    spans.append(Span(block.text, BODY))
    if block.cite:
        spans += [Span(" ", BODY), Span("; ".join(map(unbroken, block.cite.split("; "))), CITE)]
    lines = _marked(set_lines(spans, room - INDENT)) if block.strong else set_lines(spans, room)
    for number, line in enumerate(lines):
        near_end = number in {0, len(lines) - 2}
        keep = near_end and number + 1 < len(lines)
        yield Item(line, before=0 if number else 4, keep=keep or not block.text)


def _marked(lines: Sequence[Laid]) -> list[Laid]:
    """Lines with a bar before them."""
    return [
        Laid(line.height, (Box(0, 0, 2.4, line.height, fill=EARTH), *line.at(INDENT, 0))) for line in lines
    ]


# --- tables ---


def _table(found: Table, room: float) -> Iterator[Item]:
    """Rows with hairlines between them; the heads stand again over what goes on to another page."""
    if not found.rows:
        return
    factor, widths = _fitted(found, room)
    head = _row(Row(found.heads), found, widths, HEAD) if any(found.heads) else None
    over = stack([head, rule(room, 0.8, INK)]) if head else None
    if over:
        yield Item(over, before=3, keep=True)
    last = len(found.rows) - 1
    for number, row in enumerate(found.rows):
        style = (STRONG if row.strong else CELL).scaled(factor)
        made = _row(row, found, widths, style)
        line = rule(room, 0.8 if row.strong else 0.4, INK if row.strong else RULE)
        laid = stack([line, made]) if number else made
        keep = last < WHOLE or number in {0, last - 1}
        yield Item(laid, keep=keep and number < last, head=over)


def _fitted(found: Table, room: float) -> tuple[float, list[float]]:
    """The largest type at which every cell stands on one line; at the smallest, words share what is left."""
    for factor in SIZES:
        wanted = _wanted(found, factor)
        if sum(wanted) <= room:
            break
    else:
        words = [index for index, align in enumerate(found.aligns) if align == "left"]
        left = room - sum(wide for index, wide in enumerate(wanted) if index not in words)
        for index, wide in zip(words, parts.shared([wanted[index] for index in words], left), strict=True):
            wanted[index] = wide
    return factor, _spread(found, wanted, max(room - sum(wanted), 0.0))


def _spread(found: Table, wanted: Sequence[float], free: float) -> list[float]:
    """Widths that fill the room: words share what is free, or all columns if most of them are numbers."""
    words = [align == "left" for align in found.aligns]
    if sum(words) * 3 < len(words):
        return [wide + free / len(wanted) for wide in wanted]
    return [wide + free / sum(words) * named for wide, named in zip(wanted, words, strict=True)]


def _wanted(found: Table, factor: float) -> list[float]:
    """Each column as wide as its widest cell, its head included."""
    columns = zip(*(row.cells for row in found.rows), strict=True)
    cells = [max(across(cell, STRONG.scaled(factor)) for cell in column) for column in columns]
    heads = [across(head, HEAD) for head in found.heads] or [0.0] * len(cells)
    *before, last = (max(cell, head) + 1 for cell, head in zip(cells, heads, strict=True))
    return [*(wide + GAP for wide in before), last]


def _row(row: Row, found: Table, widths: Sequence[float], style: Style) -> Laid:
    """Words begin, numbers end, at a column's edge; the last column of numbers ends at the margin."""
    xs = [sum(widths[:index]) for index in range(len(widths))]
    last = len(widths) - 1
    return parts.cells(
        (cell, style, x, wide if index == last else wide - GAP, align)
        for index, (cell, x, wide, align) in enumerate(zip(row.cells, xs, widths, found.aligns, strict=True))
    )


# --- lines to write on ---


def blanks(block: Blanks, room: float) -> Laid:
    """Circles to mark in a row; then labels with lines, two beside one another where they fit."""
    rows = [_circles(block.choices, room)] if block.choices else []
    half = (room - 2 * GAP) / 2
    for start in range(0, len(block.labels), 2):
        pair = block.labels[start : start + 2]
        wide = half if len(pair) > 1 else room
        rows.append(
            beside((place * (half + 2 * GAP), ruled(label, wide)) for place, label in enumerate(pair))
        )
    return stack(rows)


def _circles(words: Sequence[str], room: float) -> Laid:
    lines: list[list[tuple[float, Laid]]] = [[]]
    x = 0.0
    for word in words:
        wide = CIRCLE + 5 + across(word, BODY) + 2
        if lines[-1] and x + wide > room:
            lines.append([])
            x = 0.0
        circle: Mark = Box(0.4, 2.2, CIRCLE, CIRCLE, line=0.7, round=CIRCLE / 2)
        said = text(word, BODY, min(wide, room) - CIRCLE - 4)
        lines[-1].append((x, Laid(max(said.height, 14.0), (circle, *said.at(CIRCLE + 5, 1)))))
        x += wide + 14
    return stack(beside(line) for line in lines)


def ruled(label: str, room: float, high: float = HAND) -> Laid:
    """A label and, at its foot, a line to write on."""
    words = text(label, LABEL, room)
    start = across(label, LABEL) + 5
    if start > room * 0.6:
        start, high = 0.0, max(high, words.height + HAND * 0.8)
        return Laid(high, (*words.marks, Line(0, high - 2, room, high - 2, 0.5, RULE)))
    return Laid(
        high, (*words.at(0, high - words.height - 1), Line(start, high - 2, room, high - 2, 0.5, RULE))
    )
