"""The layouts: from a sheet's content to pages of marks."""

from collections.abc import Iterator, Sequence

from heart_africa.core.messages import say
from reports.content.chart import Chart, Curves
from reports.content.options import Layout
from reports.content.sheet import Block, Entries, Paragraph, Section, Sheet, Stamp, Table
from reports.pdf import parts
from reports.pdf.cards import card
from reports.pdf.charts import chart
from reports.pdf.marks import Bookmark, Box, Laid, Mark, beside, rule, space, stack
from reports.pdf.pages import Item, Paper, finished, paginate
from reports.pdf.paint import Page
from reports.pdf.rolls import Density, Roll, entry_rows, plain_row, section_head, section_title
from reports.pdf.styles import BODY, EARTH, KICKER, LABEL, PALE, STAMP, SUBTITLE, TITLE
from reports.pdf.wrap import fitted, text, unbroken

TITLES = (28.0, 25.0, 22.0, 19.5, 17.0, 15.0)
WHOLE_ROWS = 20  # a table so short is not parted between pages
TIGHT_TITLES = (*TITLES, 12.0, 10.0)
SIDE_BY_SIDE = ("points", "works", "baggage")
LOOSE = 5  # the densities that may be used for several pages
DENSITIES = (
    *(Density(factor) for factor in (1.06, 1.0, 0.94, 0.88, 0.82)),
    Density(0.8, keywords=False),
    Density(0.8, keywords=False, tight=True),
)


def pages(sheet: Sheet, paper: Paper) -> list[Page]:
    """The finished pages of a sheet."""
    if sheet.layout == Layout.UNITS:
        return finished(paginate(_unit_items(sheet, paper.room), paper), sheet, paper)
    found, paper = _one_page(sheet, paper)
    return finished(found, sheet, paper)


def _one_page(sheet: Sheet, paper: Paper) -> tuple[list[list[Mark]], Paper]:
    """The summary on one page, as large as that allows; if nothing serves, on as few as can be."""
    tried: list[tuple[list[list[Mark]], Paper]] = []
    for density in DENSITIES:
        sheet_of = paper.fuller() if density.tight else paper
        tried.append((paginate(_roll_items(sheet, paper.room, density), sheet_of), sheet_of))
        if len(tried[-1][0]) == 1:
            return tried[-1]
    return min(tried[:LOOSE], key=lambda found: len(found[0]))


def header(sheet: Sheet, room: float, titles: Sequence[float] = TITLES) -> Laid:
    """The head of the first page: what sheet it is, the army's name, its list and year, the QR picture."""
    picture = parts.qr(sheet.code) if sheet.code else None
    side = picture.height if picture else 0.0
    names_room = room - (side + 16 if picture else 0)
    names = stack(
        [
            text(sheet.kicker.upper(), KICKER, names_room),
            space(3),
            fitted(sheet.title, TITLE, names_room, titles),
            space(1),
            text(sheet.subtitle, SUBTITLE, names_room),
            space(8),
            parts.facts(sheet.facts, names_room),
        ]
    )
    body = beside([(0.0, names), (room - side, _captioned(picture, sheet.code_label))])
    return stack([body, space(8), rule(room, 2.4, EARTH, below=1.6), rule(room, 0.5, EARTH)])


def _captioned(picture: Laid | None, label: str) -> Laid:
    """The QR picture with its caption, clear of the white that it needs around it."""
    if picture is None:
        return space(0)
    return stack([picture, space(5), text(label, LABEL, picture.height, "centre")])


def stamp_band(stamp: Stamp, room: float) -> Laid:
    """The stamp of an army that the book objects to: a framed band across the page."""
    word = text(stamp.word.upper(), STAMP, room - 24)
    why = text(stamp.why, BODY, room - 24)
    inner = stack([space(5), word, why, space(7)])
    frame = Box(0.7, 0.7, room - 1.4, inner.height - 1.4, line=1.4, fill=PALE)
    return Laid(inner.height, (frame, *inner.at(12, 0)))


def _opening(sheet: Sheet, room: float, titles: Sequence[float] = TITLES) -> Iterator[Item]:
    yield Item(header(sheet, room, titles))
    if sheet.stamp:
        yield Item(stamp_band(sheet.stamp, room), before=9)


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


def _plain(block: Block, room: float) -> Iterator[Item]:
    """A table or a paragraph, in pieces that pages may part; a short table stays whole under its title."""
    if isinstance(block, Table):
        rows = parts.table_rows(block, room)
        short = len(rows) <= WHOLE_ROWS
        for index, row in enumerate(rows):
            yield Item(row, keep=short and index + 1 < len(rows))
    elif isinstance(block, Chart | Curves):
        yield Item(chart(block, room), before=3)
    elif isinstance(block, Paragraph) and block.title:
        yield Item(parts.reason(block, room), before=3)
    elif isinstance(block, Paragraph):
        for line in parts.body_lines(block.text, room):
            yield Item(line)


def _roll_items(sheet: Sheet, room: float, density: Density) -> Iterator[Item]:
    """The summary: one table of all that has characteristics, the rest beneath it."""
    yield from _opening(sheet, room, TIGHT_TITLES if density.tight else TITLES)
    roll = Roll(room, sheet.heads, density)
    with_rows = [section for section in sheet.sections if _has_rows(section)]
    for number, section in enumerate(with_rows):
        yield from _roll_section(roll, section, headed=not (density.tight and number))
    rest = [section for section in sheet.sections if not _has_rows(section)]
    side = [section for section in rest if section.key in SIDE_BY_SIDE]
    if side and density.tight:
        for section in side:
            yield Item(_run_in(roll, section), before=density.air(6))
    elif side:
        yield Item(_side_by_side(roll, side), before=density.air(14))
    for section in rest:
        if section not in side:
            yield from _reasons(section, room, density)


def _has_rows(section: Section) -> bool:
    entries = [entry for block in section.blocks if isinstance(block, Entries) for entry in block.entries]
    return any(entry.profiles for entry in entries)


def _roll_section(roll: Roll, section: Section, *, headed: bool) -> Iterator[Item]:
    head = section_head(roll, section.title) if headed else section_title(roll, section.title)
    yield Item(head, before=roll.density.air(13), keep=True)
    again = Laid(head.height, tuple(mark for mark in head.marks if not isinstance(mark, Bookmark)))
    for block in section.blocks:
        if isinstance(block, Entries):
            for entry in block.entries:
                *rows, last = entry_rows(roll, entry)
                yield from (Item(row, keep=True, head=again) for row in rows)
                yield Item(last, head=again)
    if section.note and not roll.density.tight:
        yield Item(parts.note(section.note, roll.room), before=2)


def _side_by_side(roll: Roll, sections: list[Section]) -> Laid:
    """The reckoning at the left; works and baggage at the right."""
    column = (roll.room - 26) / 2
    left = [section for section in sections if section.key == "points"] or sections[:1]
    right = [section for section in sections if section not in left]
    gap = roll.density.air(10)
    pieces = [stack([_block(roll, section, column) for section in part], gap) for part in (left, right)]
    return beside([(0.0, pieces[0]), (column + 26, pieces[1])])


def _block(roll: Roll, section: Section, room: float) -> Laid:
    pieces = [parts.section_title(section.title, room), space(2)]
    for block in section.blocks:
        if isinstance(block, Entries):
            pieces += [plain_row(roll, entry, room) for entry in block.entries]
        elif isinstance(block, Table):
            pieces += parts.table_rows(block, room, roll.density.factor)
    return stack(pieces)


def _run_in(roll: Roll, section: Section) -> Laid:
    """A section as one paragraph."""
    said: list[str] = []
    for block in section.blocks:
        if isinstance(block, Entries):
            said += [f"{entry.title} {entry.points}".strip() for entry in block.entries]
        elif isinstance(block, Table):
            said += [f"{row.cells[0]} {row.cells[-1]}" for row in block.rows]
    return parts.reason(Paragraph(" · ".join(map(unbroken, said)), section.title), roll.room)


def _reasons(section: Section, room: float, density: Density) -> Iterator[Item]:
    yield Item(parts.section_title(section.title, room), before=density.air(14), keep=True)
    for block in section.blocks:
        yield from _plain(block, room)
    if section.note:
        yield Item(parts.note(section.note, room), before=3)
