"""The layouts of an army, from the content of a sheet to pages; entries are blocks or lines of a table."""

from collections.abc import Iterator

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.messages import say
from heart_africa.core.text import NO_BREAK
from reports.content.sheet import Align, ArmyLayout, Entries, Entry, Heads, Profile, Section, Sheet, Table
from reports.pdf import parts
from reports.pdf.cards import card, rules
from reports.pdf.flow import block_items
from reports.pdf.marks import Bookmark, Box, Laid, Mark, beside, rule, space, stack, untagged
from reports.pdf.pages import TITLES, Item, PaperSize, best, finished, opening, paginate
from reports.pdf.paint import Page
from reports.pdf.parts import Setting, cells, table
from reports.pdf.styles import CELL, EARTH, HEAD, ITALIC_CELL, NUMBER, RULE, SECTION, SMALL, STRONG, Style
from reports.pdf.wrap import Span, paragraph, text, unbroken

TILE = 24.0
FIGURES = 28.0
CELLS = (34.0, 42.0, 38.0, 26.0, 36.0, 46.0, 32.0)
POINTS = 68.0


@dataclass(frozen=True, slots=True)
class Density:
    """How closely the summary is set.

    `factor` scales the type, `keywords` names the special rules under each entry, `tight` takes leading and
    space away and puts the reckoning into a paragraph.
    """

    factor: float
    keywords: bool = True
    tight: bool = False

    def style(self, style: Style) -> Style:
        """Return a style as this density sets it."""
        scaled = style.scaled(self.factor)
        return replace(scaled, leading=scaled.leading * 0.88) if self.tight else scaled

    def air(self, points: float) -> float:
        """Return a space in points as this density changes it."""
        return points * (0.4 if self.tight else self.factor)


@dataclass(frozen=True, slots=True)
class Roll:
    """How the table of an army is set: its room in points, its heads and its density."""

    room: float
    heads: Heads
    density: Density

    @property
    def points_room(self) -> float:
        """The width of the column of points; 0 if points are not shown."""
        return POINTS if self.heads.points else 0.0

    @property
    def name_room(self) -> float:
        """The width of the column of names."""
        return self.room - TILE - FIGURES - sum(CELLS) - self.points_room

    def style(self, style: Style) -> Style:
        """Return a style at the density of the table."""
        return self.density.style(style)


def section_title(roll: Roll, title: str) -> Laid:
    """Return the title of a section alone, when its columns are those of the section before it."""
    body = stack([text(title.upper(), SECTION, roll.room), rule(roll.room, 0.8, EARTH)])
    return Laid(body.height, (*body.marks, Bookmark(0, title, 0)))


def section_head(roll: Roll, title: str) -> Laid:
    """Return the title of a section on one line with the heads of the columns."""
    words = text(title.upper(), SECTION, TILE + roll.name_room - 4)
    heads = Profile("", roll.heads.figures, roll.heads.cells, roll.heads.points)
    row = _columns(roll, heads, HEAD, Laid(words.height), 0.0)
    body = stack([beside([(0.0, words), (0.0, _sunk(row, words.height))]), rule(roll.room, 0.8, EARTH)])
    return Laid(body.height, (*body.marks, Bookmark(0, title, 0)))


def _sunk(row: Laid, height: float) -> Laid:
    """Return the row moved down so that its lower edge is that of a piece of this height."""
    return Laid(max(row.height, height), row.at(0, max(0.0, height - row.height)))


def entry_rows(roll: Roll, entry: Entry) -> list[Laid]:
    """Return an entry: its name and cost, its rows of characteristics, the names of its special rules."""
    rows = _rows(roll, entry)
    if roll.density.keywords and entry.specials:
        specials = entry.specials
        words = (f"{found.title} ({found.who})" if found.who else found.title for found in specials)
        room = roll.room - TILE - roll.points_room
        rows.append(beside([(TILE, text(" · ".join(words), roll.style(SMALL), room))]))
    pad = space(roll.density.air(2.6))
    head = stack([pad, rows[0]])
    marks: tuple[Mark, ...] = (Bookmark(0, f"{entry.number} {entry.title}".strip(), 1),)
    first = Laid(head.height, (*head.marks, *marks))
    last = rows[-1] if len(rows) > 1 else space(0)
    return [first, *rows[1:-1], stack([last, pad, rule(roll.room, 0.5, RULE)])]


def _rows(roll: Roll, entry: Entry) -> list[Laid]:
    """Return the name and the characteristics, or one row for both if they say the same."""
    tile = _tile(entry.number)
    same = len(entry.profiles) == 1 and entry.title == entry.profiles[0].name
    if not (not same or bool(entry.lead)):
        (row,) = entry.profiles
        return [tile.over(_profile(roll, row, STRONG, entry.times, entry.points))]
    if roll.density.tight and entry.profiles:
        first, *others = entry.profiles
        rows = [_profile(roll, first, CELL, 1, entry.points)]
        return [_long_title(roll, entry), *rows, *(_profile(roll, row) for row in others)]
    rows = [_profile(roll, row) for row in entry.profiles]
    room = roll.room - TILE - roll.points_room
    name = paragraph(_words(roll, entry, STRONG), room - 6)
    points = text(entry.points, roll.style(STRONG), roll.points_room, "right") if entry.points else space(0)
    return [tile.over(beside([(TILE, name), (roll.room - roll.points_room, points)])), *rows]


def _tile(number: str) -> Laid:
    if not number:
        return space(0)
    words = text(number, NUMBER.sized(8), TILE - 8, "centre")
    tile = Box(0, 0, TILE - 6, words.height + 1.5, fill=EARTH, round=2)
    return Laid(tile.down, (tile, *words.at(1, 0.7)))


def _long_title(roll: Roll, entry: Entry) -> Laid:
    """Return the name across the whole table, after its number; the cost stands in the row below."""
    number = [Span(f"{entry.number}{NO_BREAK}{NO_BREAK}", roll.style(STRONG))] if entry.number else []
    return paragraph([*number, *_words(roll, entry, CELL)], roll.room)


def _words(roll: Roll, entry: Entry, style: Style) -> list[Span]:
    times = f" ×{entry.times}" if entry.times > 1 else ""
    spans = [Span(f"{entry.title}{times}", roll.style(style))]
    if entry.lead:
        spans += [Span(f"{NO_BREAK}{NO_BREAK} ", roll.style(CELL)), Span(entry.lead, roll.style(ITALIC_CELL))]
    return spans


def _profile(roll: Roll, found: Profile, style: Style = CELL, times: int = 1, points: str = "") -> Laid:
    """Return a row of characteristics; that of a single unnamed unit also has its number and its cost."""
    name = f"{found.name} ×{times}" if times > 1 else found.name
    laid = text(name, roll.style(style), roll.name_room - 4)
    return _columns(roll, replace(found, points=points), roll.style(CELL), laid, TILE)


def _columns(roll: Roll, found: Profile, style: Style, name: Laid, name_x: float) -> Laid:
    columns: list[tuple[str, Style, float, float, Align]] = []
    x = TILE + roll.name_room
    for words, wide in zip((found.figures, *found.cells), (FIGURES, *CELLS), strict=True):
        columns.append((words, style, x, wide, "centre"))
        x += wide
    if found.points:
        bold = style if style is HEAD else roll.style(STRONG)
        columns.append((found.points, bold, x, roll.points_room, "right"))
    return beside([(name_x, name), (0.0, untagged(cells(columns, above=0, below=0)))])


def plain_row(roll: Roll, entry: Entry, room: float) -> Laid:
    """Return an entry without characteristics: its name and its cost."""
    points = text(entry.points, roll.style(STRONG), POINTS, "right") if entry.points else space(0)
    name = text(entry.title, roll.style(CELL), room - (POINTS if entry.points else 0))
    return stack([space(1), beside([(0.0, name), (room - POINTS, points)]), space(1)])


TIGHT_TITLES = (*TITLES, 12.0, 10.0)
SIDE_BY_SIDE = ("points", "works", "baggage")
LOOSE = 5  # number of densities that several pages may have; the rest are for a single page
DENSITIES = (
    *(Density(factor) for factor in (1.06, 1.0, 0.94, 0.88, 0.82)),
    Density(0.8, keywords=False),
    Density(0.8, keywords=False, tight=True),
)


def pages(sheet: Sheet, paper: PaperSize) -> list[Page]:
    """Return the finished pages of a sheet."""
    if sheet.layout == ArmyLayout.UNITS:
        found, paper = best(list(_unit_items(sheet, paper.room)), paper)
        return finished(found, sheet, paper)
    found, paper = _one_page(sheet, paper)
    return finished(found, sheet, paper)


def _one_page(sheet: Sheet, paper: PaperSize) -> tuple[list[list[Mark]], PaperSize]:
    """Return the summary on one page, as large as possible; if it never fits, on as few pages as possible."""
    tried: list[tuple[list[list[Mark]], PaperSize]] = []
    for density in DENSITIES:
        sheet_of = paper.fuller() if density.tight else paper
        tried.append((paginate(_roll_items(sheet, paper.room, density), sheet_of), sheet_of))
        if len(tried[-1][0]) == 1:
            return tried[-1]
    return min(tried[:LOOSE], key=lambda found: len(found[0]))


def _unit_items(sheet: Sheet, room: float) -> Iterator[Item]:
    """Yield the unit sheets: a card for each entry."""
    yield from opening(sheet, room)
    continued = say(sheet.lang, "pdf-continued")
    for section in sheet.sections:
        if section.key == "rules":
            yield Item(rules(section, room, continued), before=14)
            continue
        yield Item(parts.section_title(section.title, room), before=14, keep=True)
        if section.note:
            yield Item(parts.note(section.note, room), before=1, keep=bool(section.blocks))
        for block in section.blocks:
            if isinstance(block, Entries):
                for index, entry in enumerate(block.entries):
                    made = card(entry, sheet.heads, room, sheet.lang, continued, first=index == 0)
                    yield Item(made, before=2 if index == 0 else 7)
            else:
                yield from block_items(block, room)


def _roll_items(sheet: Sheet, room: float, density: Density) -> Iterator[Item]:
    """Yield the summary: one table of everything with characteristics, the rest below it."""
    yield from opening(sheet, room, TIGHT_TITLES if density.tight else TITLES)
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
            yield from _reasons(roll, section)


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
    """Return the reckoning at the left, works and baggage at the right."""
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
            pieces += table(block, room, (Setting(gap=8).scaled(roll.density.factor),))[1]
    return stack(pieces)


def _run_in(roll: Roll, section: Section) -> Laid:
    """Return a section as one paragraph."""
    said: list[str] = []
    for block in section.blocks:
        if isinstance(block, Entries):
            said += [f"{entry.title} {entry.points}".strip() for entry in block.entries]
        elif isinstance(block, Table):
            said += [f"{row.cells[0]} {row.cells[-1]}" for row in block.rows]
    return paragraph(parts.run_in(section.title, " · ".join(map(unbroken, said)), ""), roll.room)


def _reasons(roll: Roll, section: Section) -> Iterator[Item]:
    yield Item(parts.section_title(section.title, roll.room), before=roll.density.air(14), keep=True)
    for block in section.blocks:
        if isinstance(block, Entries):
            yield from (Item(plain_row(roll, entry, roll.room)) for entry in block.entries)
        else:
            yield from block_items(block, roll.room)
    if section.note:
        yield Item(parts.note(section.note, roll.room), before=3)
