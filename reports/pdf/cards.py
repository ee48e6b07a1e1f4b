"""The block of an entry on the unit sheets: heading, rows of characteristics, boxes to tick, rules."""

from collections.abc import Iterator, Sequence

from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import say
from heart_africa.core.text import NO_BREAK
from reports.content.sheet import Align, Entry, Heads, Paragraph, Profile, Section, TickBoxes, Track
from reports.pdf.marks import (
    Bookmark,
    Box,
    Laid,
    Line,
    Mark,
    beside,
    in_rows,
    rule,
    space,
    stack,
    tagged,
    untagged,
)
from reports.pdf.parts import GAP, body_lines, cells, run_in, section_title, special, titled
from reports.pdf.styles import (
    BODY,
    BODY_SLANTED,
    BODY_STRONG,
    CELL,
    EARTH,
    HEAD,
    HEADING,
    INK,
    LEAD,
    NUMBER,
    POINTS,
    RULE,
    SMALL,
    STRONG,
    Style,
)
from reports.pdf.wrap import Span, across, fitted, paragraph, text

# --- boxes to tick ---


SIDE = 10.2
TICK_GAP, FIVES, TENS = 1.9, 4.5, 8.5
DOT = 5.4
MOST = 60  # twice the largest legal unit; a larger one gets half as many, and a line
LINE = 15.0


def track(found: Track, room: float, lang: str, notes: str) -> list[Laid]:
    """Return everything that is kept count of for a unit, as pieces that may go on separate pages."""
    pieces = [text(found.name, BODY_STRONG, room), space(1.5)] if found.name else []
    pieces += [_boxes(boxes, room, lang) for boxes in found.boxes]
    if found.markers:
        labels = found.markers
        pieces.append(stack(in_rows([_marker(label, room) for label in labels], room, 14)))
    pieces += [Laid(said.height + 2, said.at(0, 2)) for said in (text(r, SMALL, room) for r in found.remarks)]
    if found.notes.strip():
        pieces += [space(2), text(notes, SMALL, room)]
        pieces += body_lines(found.notes.strip(), room, BODY_SLANTED)
    elif found.line:
        pieces.append(_ruled(found.line, room))
    return [*pieces, space(5)]


def _boxes(found: TickBoxes, room: float, lang: str) -> Laid:
    """Return the label, if any, above a square for each figure."""
    label = [text(found.label, SMALL, room)] if found.label else []
    shown = found.count if found.count <= MOST else MOST // 2
    squares = squares_in_rows(shown, room, circled=found.reload)
    if found.count > MOST:
        count = found.count - shown
        words = say(lang, "pdf-more-boxes", count=count)
        squares = stack([squares, _ruled(words, room)])
    return stack([*label, squares, space(2.5)])


def squares_in_rows(count: int, room: float, *, circled: bool = False) -> Laid:
    """Return squares in groups of five and ten, in as many rows as they need.

    With `circled`, each has a circle below it.
    """
    per_row = max(ten for ten in (5, 10, 20) if _x(ten - 1) + SIDE <= room or ten == 5)  # noqa: PLR2004  # five there are at least
    rows = []
    for start in range(0, count, per_row):
        row = range(min(per_row, count - start))
        squares = [Box(_x(i) + 0.4, 0.4, SIDE, SIDE, line=0.7) for i in row]
        marks = [Box(_x(i) + (SIDE - DOT) / 2 + 0.4, SIDE + 1.6, DOT, DOT, 0.5, round=DOT / 2) for i in row]
        rows.append(Laid(SIDE + 2.5 + (DOT + 1.5) * circled, (*squares, *marks * circled)))
    return stack(rows)


def _x(index: int) -> float:
    """Return where a square begins; there is more space after every fifth, and most after every tenth."""
    tens, fives = index // 10, index // 5 - index // 10
    return index * (SIDE + TICK_GAP) + tens * (TENS - TICK_GAP) + fives * (FIVES - TICK_GAP)


def _marker(label: str, room: float) -> tuple[float, Laid]:
    wide = min(across(label, BODY) + 1, room - SIDE - 4)
    words = text(label, BODY, wide)
    marks: tuple[Mark, ...] = (Box(0.4, 1.2, SIDE, SIDE, line=0.7, round=SIDE / 2),)
    return SIDE + 4 + wide, Laid(max(words.height, SIDE) + 2.5, (*marks, *words.at(SIDE + 4, 1)))


def _ruled(label: str, room: float) -> Laid:
    """Return a label and a line to write on."""
    words = text(label, SMALL, room)
    start = across(label, SMALL) + 5
    if start > room / 2:
        return stack([words, Laid(LINE, (Line(0, LINE - 3, room, LINE - 3, 0.5, RULE),))])
    return Laid(
        LINE, (*words.at(0, LINE - words.height - 1), Line(start, LINE - 3, room, LINE - 3, 0.5, RULE))
    )


# --- the block of an entry ---


LEFT = 0.52
NARROW = 112.0  # width of the column of boxes of an entry with few
FEW = 5
LOPSIDED = 90.0
"""If rules are longer than the boxes by more points than this, some go under the boxes."""
FIRST = 60.0
BETWEEN = 18.0
FIGURES = 30.0
EACH = 44.0
CELLS = (38.0, 46.0, 42.0, 32.0, 44.0, 50.0, 34.0)
SIZES = (15.5, 14.0, 12.5, 11.5)


Columns = tuple[tuple[float, tuple[Laid, ...]], ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A block that may be parted between its pieces; `again` is its head on a further page.

    `rows` run across, under the head; each column below them has its x and its pieces from the top.
    """

    head: Laid
    again: Laid
    rows: tuple[Laid, ...]
    columns: Columns

    @property
    def start(self) -> float:
        """The least height with which it may begin on a page: its head and first row, or its first pieces."""
        return self.head.height + _height(self.rows[:2]) + FIRST

    @property
    def height(self) -> float:
        """The height of the whole block, unparted."""
        return self.head.height + _height(self.rows) + max(_height(pieces) for _, pieces in self.columns)


def _height(pieces: Sequence[Laid]) -> float:
    return sum(piece.height for piece in pieces)


def card(entry: Entry, heads: Heads, room: float, lang: str, continued: str, *, first: bool) -> Card:
    """Return the block of an entry; the first of its section has no line above it, as the section has one."""
    title = heading(entry, room)
    top = space(2) if first else rule(room, 1.0, INK, below=3)
    rows = profile_rows(entry.profiles, heads, room) if entry.profiles else []
    again = heading(Entry(title=f"{entry.title} {continued}", number=entry.number), room, bookmark=False)
    return Card(
        stack([top, title]), stack([again, space(5)]), (*rows, space(5)), _columns(entry, heads, room, lang)
    )


def _columns(entry: Entry, heads: Heads, room: float, lang: str) -> Columns:
    """Return boxes and rules in columns.

    Boxes stand in the left half or, if they are few, in a narrow column: whatever takes less height.
    """
    wide = tuple(_wide(entry, heads, room, lang))
    boxes = [boxes.count for found in entry.tracks for boxes in found.boxes]
    if max(boxes, default=0) > FEW:
        return wide
    narrow = tuple(_narrow(entry, heads, room, lang))
    return min(wide, narrow, key=lambda columns: max(_height(pieces) for _, pieces in columns))


def _wide(entry: Entry, heads: Heads, room: float, lang: str) -> Iterator[tuple[float, tuple[Laid, ...]]]:
    """Yield the boxes and notes in the left half, and the special rules in the right half.

    Rules that are much longer than the boxes, such as those of a gunboat, begin below the boxes.
    """
    left = room * LEFT - BETWEEN / 2
    x = left + BETWEEN
    boxes = tuple(_tracks(entry, heads, left, lang))
    under, right = (_specials(entry, wide) for wide in (left, room - x))
    longer = _height(right) - _height(boxes) > LOPSIDED
    cut = min(
        range(len(under) if longer else 1),
        key=lambda cut: max(_height(boxes) + _height(under[:cut]), _height(right[cut:])),
    )
    yield 0.0, (*boxes, *under[:cut])
    yield x, right[cut:]


def _narrow(entry: Entry, heads: Heads, room: float, lang: str) -> Iterator[tuple[float, tuple[Laid, ...]]]:
    """Yield the boxes in a narrow column, and the special rules in two columns beside it."""
    start = NARROW + BETWEEN if entry.tracks else 0.0
    column = (room - start - BETWEEN) / 2 if len(entry.specials) > 1 else room - start
    rules = _specials(entry, column)
    half = _half(rules)
    yield 0.0, tuple(_tracks(entry, heads, NARROW, lang))
    yield start, rules[:half]
    yield start + column + BETWEEN, rules[half:]


def _half(pieces: Sequence[Laid]) -> int:
    """Return how many pieces make the first of two columns, so that the taller one is as low as possible."""
    return min(
        range(1, len(pieces) + 1),
        key=lambda cut: max(_height(pieces[:cut]), _height(pieces[cut:])),
        default=0,
    )


def _tracks(entry: Entry, heads: Heads, room: float, lang: str) -> Iterator[Laid]:
    for found in entry.tracks:
        yield from track(found, room, lang, heads.notes)


def _specials(entry: Entry, room: float) -> tuple[Laid, ...]:
    """Return the rules that only this entry has, in full, and the titles of those told once for several."""
    own = [special(rule_, room) for rule_ in entry.specials if not rule_.shared]
    shared = " · ".join(map(titled, (rule_ for rule_ in entry.specials if rule_.shared)))
    titles = [text(shared, BODY_STRONG, room)] if shared else []
    return tuple(stack([piece, space(3)]) for piece in (*own, *titles))


def rules(section: Section, room: float, continued: str) -> Card:
    """Return the rules that several entries have, in two columns that may be parted between pages."""
    column = (room - BETWEEN) / 2
    pieces = tuple(
        stack([paragraph(run_in(each.title, each.text, each.cite), column), space(3)])
        for each in section.blocks
        if isinstance(each, Paragraph)
    )
    half = _half(pieces)
    head, again = section_title(section.title, room), text(f"{section.title} {continued}", BODY_STRONG, room)
    columns = ((0.0, pieces[:half]), (column + BETWEEN, pieces[half:]))
    return Card(stack([head, space(3)]), stack([again, space(3)]), (), columns)


def heading(entry: Entry, room: float, *, bookmark: bool = True) -> Laid:
    """Return the line above a block: its number and name, how many equal ones, its composition and cost."""
    points_room = across(entry.points, POINTS) + GAP if entry.points else 0.0
    tile = _tile(entry.number) if entry.number else (0.0, space(0))
    x = tile[0] + 7 if entry.number else 0.0
    times = f"×{entry.times}" if entry.times > 1 else ""
    name = _name(f"{entry.title} {times}".strip(), entry.lead, room - x - points_room)
    points = text(entry.points, POINTS, points_room, "right") if entry.points else space(0)
    top = beside([(0.0, tile[1]), (x, name), (room - points_room, Laid(points.height + 3, points.at(0, 3)))])
    marks: list[Mark] = [Bookmark(0, f"{entry.number} {entry.title}".strip(), 1)] if bookmark else []
    return tagged("H3", Laid(top.height + 2, (*untagged(top).marks, *marks)))


def _name(title: str, lead: str, room: float) -> Laid:
    """Return the name with the composition beside it, or below it if the line is too short for both."""
    if lead and across(title, HEADING) + 12 + across(lead, LEAD) <= room:
        return paragraph([Span(f"{title}{NO_BREAK}{NO_BREAK} ", HEADING), Span(lead, LEAD)], room)
    name = fitted(title, HEADING, room, SIZES)
    return stack([name, text(lead, LEAD, room)]) if lead else name


def _tile(number: str) -> tuple[float, Laid]:
    """Return the number in white on a dark tile, and the tile's width."""
    wide = max(18.0, across(number, NUMBER) + 9)
    room = min(wide, 90.0)
    words = text(number, NUMBER, room - 6, "centre")
    tile = Box(0, 1, room, words.height + 3, fill=EARTH, round=2.5)
    return room, Laid(words.height + 5, (tile, *words.at(3, 2.2)))


def profile_rows(profiles: tuple[Profile, ...], heads: Heads, room: float) -> list[Laid]:
    """Return the rows of the table of characteristics under their heads."""
    counted = any(found.figures for found in profiles)
    head = Profile(heads.name, heads.figures if counted else "", heads.cells, heads.points)
    rows = [_profile(head, room, HEAD, HEAD)] + [_profile(found, room, STRONG, CELL) for found in profiles]
    key = ("profiles", id(profiles))
    return [tagged("Table", stack([row, rule(room, 0.5, RULE)]), key=key) for row in rows]


def _profile(found: Profile, room: float, name: Style, cell: Style) -> Laid:
    name_room = room - FIGURES - sum(CELLS) - EACH
    columns: list[tuple[str, Style, float, float, Align]] = [(found.name, name, 0.0, name_room - 4, "left")]
    x = name_room
    for words, wide in zip((found.figures, *found.cells), (FIGURES, *CELLS), strict=True):
        columns.append((words, cell, x, wide, "centre"))
        x += wide
    columns.append((found.points, cell, x, EACH, "right"))
    return cells(columns, above=1.2, below=1.2, heads=len(columns) if name is HEAD else 1)
