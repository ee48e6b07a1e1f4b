"""The layouts: from a sheet's content to pages of marks."""

from collections.abc import Iterator

from heart_africa.messages import say
from reports.content.options import Layout
from reports.content.sheet import Block, Entries, Mark, Paragraph, Section, Sheet, Table
from reports.pdf import parts
from reports.pdf.cards import card
from reports.pdf.marks import Box, Laid, beside, rule, space, stack
from reports.pdf.marks import Mark as Piece
from reports.pdf.pages import Item, Paper, finished, paginate
from reports.pdf.paint import Page
from reports.pdf.rolls import Roll, entry_rows, plain_row, section_head
from reports.pdf.styles import BODY, EARTH, KICKER, LABEL, MARK, PALE, SUBTITLE, TITLE
from reports.pdf.wrap import fitted, text

QR = 84.0
TITLES = (28.0, 25.0, 22.0, 19.5, 17.0)
SCALES = ((1.06, True), (1.0, True), (0.94, True), (0.88, True), (0.82, True), (0.8, False))


def pages(sheet: Sheet, paper: Paper) -> list[Page]:
    """The finished pages of a sheet."""
    if sheet.layout == Layout.UNITS:
        return finished(paginate(_unit_items(sheet, paper.room), paper), sheet, paper)
    return finished(_one_page(sheet, paper), sheet, paper)


def _one_page(sheet: Sheet, paper: Paper) -> list[list[Piece]]:
    """The summary on one page, set as small as it must be; on several only if nothing else serves."""
    tried = [paginate(_roll_items(sheet, paper.room, *SCALES[0]), paper)]
    for factor, keywords in SCALES[1:]:
        if len(tried[-1]) == 1:
            return tried[-1]
        tried.append(paginate(_roll_items(sheet, paper.room, factor, keywords=keywords), paper))
    return tried[-1] if len(tried[-1]) == 1 else tried[0]


def header(sheet: Sheet, room: float) -> Laid:
    """The head of the first page: what sheet it is, the army's name, its list and year, the QR picture."""
    picture = _picture(sheet)
    names_room = room - (QR + 16 if sheet.code else 0)
    names = stack(
        [
            text(sheet.kicker.upper(), KICKER, names_room),
            space(3),
            fitted(sheet.title, TITLE, names_room, TITLES),
            space(1),
            text(sheet.subtitle, SUBTITLE, names_room),
            space(8),
            parts.facts(sheet.facts, names_room),
        ]
    )
    body = beside([(0.0, names), (room - QR, picture)])
    return stack([body, space(8), rule(room, 2.4, EARTH, below=1.6), rule(room, 0.5, EARTH)])


def _picture(sheet: Sheet) -> Laid:
    if not sheet.code:
        return space(0)
    return stack([parts.qr(sheet.code, QR), space(2), text(sheet.code_label, LABEL, QR, "centre")])


def mark_band(mark: Mark, room: float) -> Laid:
    """The mark of an army that the book objects to: a framed band across the page."""
    word = text(mark.word.upper(), MARK, room - 24)
    why = text(mark.why, BODY, room - 24)
    inner = stack([space(5), word, why, space(7)])
    frame = Box(0.7, 0.7, room - 1.4, inner.height - 1.4, line=1.4, fill=PALE)
    return Laid(inner.height, (frame, *inner.at(12, 0)))


def _opening(sheet: Sheet, room: float) -> Iterator[Item]:
    yield Item(header(sheet, room))
    if sheet.mark:
        yield Item(mark_band(sheet.mark, room), before=9)


def _unit_items(sheet: Sheet, room: float) -> Iterator[Item]:
    """The unit sheets: a card for each entry."""
    yield from _opening(sheet, room)
    continued = say(sheet.lang, "pdf-continued")
    for section in sheet.sections:
        yield Item(parts.section_title(section.title, room), before=14, keep=True)
        if section.note:
            yield Item(parts.note(section.note, room), before=1, keep=bool(section.blocks))
        for block in section.blocks:
            if isinstance(block, Entries):
                for index, entry in enumerate(block.entries):
                    made = card(entry, sheet.heads, room, sheet.lang, continued, first=index == 0)
                    yield Item(made, before=2 if index == 0 else 7)
            else:
                yield from _plain(block, room)


def _plain(block: Block, room: float, factor: float = 1.0) -> Iterator[Item]:
    """A table or a paragraph, in pieces that pages may part."""
    if isinstance(block, Table):
        for row in parts.table_rows(block, room, factor):
            yield Item(row)
    elif isinstance(block, Paragraph) and block.title:
        yield Item(parts.reason(block, room), before=3)
    elif isinstance(block, Paragraph):
        for line in parts.body_lines(block.text, room):
            yield Item(line)


def _roll_items(sheet: Sheet, room: float, factor: float, keywords: bool) -> Iterator[Item]:  # noqa: FBT001
    """The summary: one table of all that has characteristics, the rest beneath it."""
    yield from _opening(sheet, room)
    roll = Roll(room, sheet.heads, factor, keywords)
    rest: list[Section] = []
    for section in sheet.sections:
        if _has_rows(section):
            yield from _roll_section(roll, section, sheet)
        else:
            rest.append(section)
    side = [section for section in rest if section.key in {"points", "works", "baggage"}]
    if side:
        yield Item(_side_by_side(roll, side), before=14 * factor)
    for section in rest:
        if section not in side:
            yield from _reasons(section, room, factor)


def _has_rows(section: Section) -> bool:
    entries = [entry for block in section.blocks if isinstance(block, Entries) for entry in block.entries]
    return any(entry.profiles for entry in entries)


def _roll_section(roll: Roll, section: Section, sheet: Sheet) -> Iterator[Item]:
    points = _points_head(sheet)
    head = section_head(roll, section.title, points)
    yield Item(head, before=13 * roll.factor, keep=True)
    again = Laid(head.height, tuple(mark for mark in head.marks if hasattr(mark, "x")))
    for block in section.blocks:
        if isinstance(block, Entries):
            for entry in block.entries:
                yield Item(entry_rows(roll, entry), head=again)
    if section.note:
        yield Item(parts.note(section.note, roll.room), before=2)


def _points_head(sheet: Sheet) -> str:
    return say(sheet.lang, "pdf-points") if sheet.heads.points else ""


def _side_by_side(roll: Roll, sections: list[Section]) -> Laid:
    """The reckoning at the left; works and baggage at the right."""
    column = (roll.room - 26) / 2
    left = [section for section in sections if section.key == "points"] or sections[:1]
    right = [section for section in sections if section not in left]
    pieces = [
        stack([_block(roll, section, column) for section in part], gap=10 * roll.factor)
        for part in (left, right)
    ]
    return beside([(0.0, pieces[0]), (column + 26, pieces[1])])


def _block(roll: Roll, section: Section, room: float) -> Laid:
    pieces = [parts.section_title(section.title, room), space(2)]
    for block in section.blocks:
        if isinstance(block, Entries):
            pieces += [plain_row(roll, entry, room) for entry in block.entries]
        elif isinstance(block, Table):
            pieces += parts.table_rows(block, room, roll.factor)
    return stack(pieces)


def _reasons(section: Section, room: float, factor: float) -> Iterator[Item]:
    yield Item(parts.section_title(section.title, room), before=14 * factor, keep=True)
    for block in section.blocks:
        yield from _plain(block, room, factor)
    if section.note:
        yield Item(parts.note(section.note, room), before=3)
