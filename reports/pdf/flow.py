"""A sheet on as many pages as it needs: sections of tables, prose, charts, and lines to write on."""

from collections.abc import Iterator

from heart_africa.core.dataclass import replace
from reports.content.chart import Chart, Curves, Forest, HeatMap
from reports.content.plan import Plan
from reports.content.sheet import Blanks, Block, Entries, Paragraph, Sheet, Table
from reports.pdf import parts
from reports.pdf.charts import chart, plan
from reports.pdf.marks import Box, Laid, Line, Mark, beside, in_rows, stack, tagged
from reports.pdf.pages import Item, PaperSize, best, finished, opening
from reports.pdf.paint import Page
from reports.pdf.parts import Setting, table
from reports.pdf.styles import BODY, EARTH, LABEL, RULE
from reports.pdf.wrap import across, set_lines, text

GAP = 12.0
CIRCLE = 9.0
INDENT = 9.0  # of paragraphs with a bar
HAND = 24.0  # height of a line to write on: 8.5 mm
SLIGHT = 20.0  # a piece lower than this is a single line of prose
WHOLE = 20  # most rows of a table that is not parted between pages
SETTINGS = tuple(Setting().scaled(factor) for factor in (1.0, 0.95, 0.9, 0.85, 0.8))


def pages(sheet: Sheet, paper: PaperSize) -> list[Page]:
    """Return the finished pages of a sheet."""
    found, paper = best(list(_items(sheet, paper.room)), paper)
    return finished(found, sheet, paper)


def _items(sheet: Sheet, room: float) -> Iterator[Item]:
    yield from opening(sheet, room)
    for section in sheet.sections:
        # Its title stays with what comes first, its note with what comes last; what is filled in stays
        # whole. A single line is not left alone under a title at the end of a page.
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
    """Yield a block in pieces that pages may part."""
    match block:
        case Table():
            yield from _table(block, room)
        case Chart() | Curves() | Forest() | HeatMap():
            yield from (Item(piece, before=7) for piece in chart(block, room))
        case Plan():
            yield Item(plan(block, room), before=7)
        case Blanks():
            yield Item(blanks(block, room), before=4)
        case Paragraph():
            yield from _paragraph(block, room)
        case Entries():
            raise ValueError(block)  # entries of an army are laid out by `sheets`


# --- prose ---


def _paragraph(block: Paragraph, room: float) -> Iterator[Item]:
    """Yield the lines of a paragraph; a caption stays with its table, and at least two lines together."""
    spans = parts.run_in(block.title, block.text, block.cite)
    lines = set_lines(spans, room - INDENT if block.strong else room)
    if block.strong:  # with a bar at their left
        lines = [
            Laid(line.height, (Box(0, 0, 2.4, line.height, fill=EARTH), *line.at(INDENT, 0)))
            for line in lines
        ]
    for number, line in enumerate(lines):
        near_end = number in {0, len(lines) - 2}
        keep = near_end and number + 1 < len(lines)
        yield Item(
            tagged("P", line, key=("said", id(block))), before=0 if number else 4, keep=keep or not block.text
        )


# --- tables ---


def _table(found: Table, room: float) -> Iterator[Item]:
    """Yield rows with hairlines between them; the heads are repeated on a further page."""
    if not found.rows:
        return
    head, rows = table(found, room, SETTINGS)
    if head:
        yield Item(head, before=3, keep=True)
    last = len(rows) - 1
    for number, row in enumerate(rows):
        keep = last < WHOLE or number in {0, last - 1}
        yield Item(row, keep=keep and number < last, head=head)


# --- lines to write on ---


def blanks(block: Blanks, room: float) -> Laid:
    """Return circles to mark in a row, then labels with lines, two side by side where they fit."""
    circles = []
    for word in block.choices:
        wide = min(CIRCLE + 7 + across(word, BODY), room)
        circle: Mark = Box(0.4, 2.2, CIRCLE, CIRCLE, line=0.7, round=CIRCLE / 2)
        said = text(word, BODY, wide - CIRCLE - 4)
        circles.append((wide, Laid(max(said.height, 14.0), (circle, *said.at(CIRCLE + 5, 1)))))
    rows = [stack(in_rows(circles, room, 14))] if circles else []
    half = (room - 2 * GAP) / 2
    for start in range(0, len(block.labels), 2):
        pair = block.labels[start : start + 2]
        wide = half if len(pair) > 1 else room
        rows.append(
            beside((place * (half + 2 * GAP), ruled(label, wide)) for place, label in enumerate(pair))
        )
    return stack(rows)


def ruled(label: str, room: float, high: float = HAND) -> Laid:
    """Return a label and, at its foot, a line to write on."""
    words = text(label, LABEL, room)
    start = across(label, LABEL) + 5
    if start > room * 0.6:
        start, high = 0.0, max(high, words.height + HAND * 0.8)
        return Laid(high, (*words.marks, Line(0, high - 2, room, high - 2, 0.5, RULE)))
    return Laid(
        high, (*words.at(0, high - words.height - 1), Line(start, high - 2, room, high - 2, 0.5, RULE))
    )
