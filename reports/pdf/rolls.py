"""Entries as lines of one table: the summary and the opponent's copy."""

from dataclasses import dataclass

from reports.content.sheet import Align, Entry, Heads, Profile
from reports.pdf.marks import Bookmark, Box, Laid, Mark, beside, rule, space, stack
from reports.pdf.parts import cells
from reports.pdf.styles import CELL, EARTH, HEAD, ITALIC_CELL, NUMBER, RULE, SECTION, SMALL, STRONG, Style
from reports.pdf.wrap import Span, paragraph, text

TILE = 24.0
FIGURES = 28.0
CELLS = (34.0, 42.0, 38.0, 26.0, 36.0, 46.0, 32.0)
POINTS = 68.0


@dataclass(frozen=True, slots=True)
class Roll:
    """How the table is set: its room in points, its scale, whether special rules are named."""

    room: float
    heads: Heads
    factor: float = 1.0
    keywords: bool = True

    @property
    def points_room(self) -> float:
        """The column of points; none where they are not told."""
        return POINTS if self.heads.points else 0.0

    @property
    def name_room(self) -> float:
        """The column of names."""
        return self.room - TILE - FIGURES - sum(CELLS) - self.points_room

    def style(self, style: Style) -> Style:
        """A style at the scale of the table."""
        return style.scaled(self.factor)


def section_head(roll: Roll, title: str, points: str) -> Laid:
    """The title of a section in line with the heads of the columns."""
    words = text(title.upper(), SECTION, TILE + roll.name_room - 4)
    heads = Profile("", roll.heads.figures, roll.heads.cells, points if roll.points_room else "")
    row = _columns(roll, heads, HEAD, Laid(words.height), 0.0)
    body = stack([beside([(0.0, words), (0.0, _sunk(row, words.height))]), rule(roll.room, 0.8, EARTH)])
    return Laid(body.height, (*body.marks, Bookmark(0, title, 0)))


def _sunk(row: Laid, height: float) -> Laid:
    """A row whose foot is level with that of a piece so high."""
    return Laid(max(row.height, height), row.at(0, max(0.0, height - row.height)))


def entry_rows(roll: Roll, entry: Entry) -> Laid:
    """An entry: its name, what it costs, its rows of characteristics, the names of its special rules."""
    rows = [_title(roll, entry)] if _named(entry) else []
    for index, found in enumerate(entry.profiles):
        first = not rows and index == 0
        rows.append(_profile(roll, found, entry if first else None))
    if roll.keywords and entry.specials:
        words = " · ".join(
            f"{rule_.title} ({rule_.who})" if rule_.who else rule_.title for rule_ in entry.specials
        )
        room = roll.room - TILE - roll.points_room
        rows.append(beside([(TILE, text(words, SMALL, room))]))
    pad = 2.6 * roll.factor
    body = stack([space(pad), *rows, space(pad), rule(roll.room, 0.5, RULE)])
    marks: tuple[Mark, ...] = (Bookmark(0, f"{entry.number} {entry.title}".strip(), 1),)
    return Laid(body.height, (*_tile(entry.number, pad), *body.marks, *marks))


def _named(entry: Entry) -> bool:
    """Whether the entry has something to say that its one row of characteristics does not."""
    same = len(entry.profiles) == 1 and entry.title == entry.profiles[0].name
    return not same or bool(entry.lead)


def _tile(number: str, y: float) -> tuple[Mark, ...]:
    if not number:
        return ()
    words = text(number, NUMBER.sized(8), TILE - 8, "centre")
    return (Box(0, y, TILE - 6, words.height + 2.5, fill=EARTH, round=2), *words.at(1, y + 1.2))


def _title(roll: Roll, entry: Entry) -> Laid:
    times = f" ×{entry.times}" if entry.times > 1 else ""
    spans = [Span(f"{entry.title}{times}", roll.style(STRONG))]
    if entry.lead:
        spans += [Span("  ", roll.style(CELL)), Span(entry.lead, roll.style(ITALIC_CELL))]
    room = roll.room - TILE - roll.points_room
    name = paragraph(spans, room - 6)
    points = text(entry.points, roll.style(STRONG), roll.points_room, "right") if entry.points else space(0)
    return beside([(TILE, name), (roll.room - roll.points_room, points)])


def _profile(roll: Roll, found: Profile, entry: Entry | None) -> Laid:
    """A row of characteristics; that of a lone unnamed unit also stands for the entry itself."""
    style = roll.style(STRONG if entry else CELL)
    times = f" ×{entry.times}" if entry and entry.times > 1 else ""
    name = text(found.name + times, style, roll.name_room - 4)
    told = Profile(found.name, found.figures, found.cells, entry.points if entry else "")
    return _columns(roll, told, roll.style(CELL), name, TILE)


def _columns(roll: Roll, found: Profile, style: Style, name: Laid, name_x: float) -> Laid:
    columns: list[tuple[str, Style, float, float, Align]] = []
    x = TILE + roll.name_room
    for words, wide in zip((found.figures, *found.cells), (FIGURES, *CELLS), strict=True):
        columns.append((words, style, x, wide, "centre"))
        x += wide
    if found.points:
        bold = style if style is HEAD else roll.style(STRONG)
        columns.append((found.points, bold, x, roll.points_room, "right"))
    return beside([(name_x, name), (0.0, cells(columns, above=0, below=0))])


def plain_row(roll: Roll, entry: Entry, room: float) -> Laid:
    """An entry without characteristics: its name and what it costs."""
    points = text(entry.points, roll.style(STRONG), POINTS, "right") if entry.points else space(0)
    name = text(entry.title, roll.style(CELL), room - (POINTS if entry.points else 0))
    return stack([space(1), beside([(0.0, name), (room - POINTS, points)]), space(1)])
