"""Small pieces of a page: section titles, facts, paragraphs, the QR picture, tables with their heads."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby

from armylists.qr import matrix
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.problems import BadData
from reports.content.sheet import Align, Fact, Row, Special, Table
from reports.pdf.marks import Bookmark, Box, Laid, Line, Mark, beside, in_rows, rule, stack, tagged, untagged
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

# --- small pieces ---


GAP = 10.0
FACTS_APART = 20.0
QR_LEAST, QR_MOST = 84.0, 150.0
MODULE = 1.15  # 0.4 mm, which telephones can still read


def section_title(title: str, room: float) -> Laid:
    """Return the title of a section with a line to the right margin, and its bookmark."""
    words = set_lines([Span(title.upper(), SECTION)], room)
    last = max((mark.bounds[2] for mark in words[-1].marks), default=0.0)
    marks: list[Mark] = [Bookmark(0, title, 0)]
    height = stack(words).height
    if last + 2 * GAP < room:
        marks.append(Line(last + 6, height - 5.5, room, height - 5.5, 0.6, EARTH))
    return tagged("H2", Laid(height, (*stack(words).marks, *marks)))


def facts(found: Sequence[Fact], room: float) -> Laid:
    """Return facts in columns with hairlines between them, in as many rows as they need."""
    rows = in_rows([_fact(fact, room) for fact in found], room, FACTS_APART)
    return stack(rows, gap=4)


def _fact(fact: Fact, room: float) -> tuple[float, Laid]:
    wide = min(room, max(across(fact.label, LABEL), across(fact.value, VALUE)) + 1)
    return wide, stack([text(fact.label, LABEL, wide), text(fact.value, VALUE, wide)])


def note(words: str, room: float) -> Laid:
    """Return a remark in small type."""
    return text(words, SMALL, room)


def special(rule_: Special, room: float) -> Laid:
    """Return a special rule: its title, its text and its page, in one paragraph."""
    return paragraph(run_in(titled(rule_), rule_.text, rule_.cite), room)


def titled(rule_: Special) -> str:
    """Return the title of a special rule, with whom it holds for if not for all."""
    return f"{rule_.title} ({rule_.who})" if rule_.who else rule_.title


USUAL = (BODY_STRONG, BODY, CITE)


def run_in(
    title: str, words: str, cite: str, styles: tuple[Style, Style, Style] = USUAL, gap: str = " "
) -> list[Span]:
    """Return the spans of a paragraph that begins with its title and ends with its citation."""
    strong, plain, page = styles
    spans = [Span(f"{title}{'. ' if words else ' '}", strong)] if title else []
    spans.append(Span(words, plain))
    if cite:
        spans += [Span(gap, plain), Span("; ".join(map(unbroken, cite.split("; "))), page)]
    return spans


def body_lines(words: str, room: float, style: Style = BODY) -> list[Laid]:
    """Return a text of several paragraphs, each line as a piece of its own so that pages may part them."""
    return [line for part in words.splitlines() for line in set_lines([Span(part, style)], room)]


def cells(
    words: Iterable[tuple[str, Style, float, float, Align]],
    above: float = 1.0,
    below: float = 1.0,
    *,
    heads: int = 0,
) -> Laid:
    """Return a row of a table.

    Each cell is its text, style, x, width and alignment, and the first `heads` are heads.
    """
    row = beside(
        (x, tagged("TH" if place < heads else "TD", untagged(text(said, style, wide, align))))
        for place, (said, style, x, wide, align) in enumerate(words)
    )
    return tagged("TR", Laid(row.height + above + below, row.at(0, above)))


@lru_cache(maxsize=16)
def qr(code: str) -> Laid | None:
    """Return the share code as a QR picture; None if the code is too long for one."""
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
    """Yield where dark modules begin and end in a row."""
    x = 0
    for dark, run in groupby(row):
        length = len(list(run))
        if dark:
            yield x, x + length
        x += length


# --- tables ---


@dataclass(frozen=True, slots=True)
class Setting:
    """How a table is set: its styles, the space between columns and above and below words, in points.

    `names` is for the first column, `pages` for the columns at the right if these are citations.
    """

    plain: Style = CELL
    names: Style = CELL
    strong: Style = STRONG
    pages: Style | None = None
    gap: float = 12.0
    air: float = 1.0

    def scaled(self, factor: float) -> "Setting":
        """Return the setting with larger or smaller letters."""
        return replace(
            self,
            plain=self.plain.scaled(factor),
            names=self.names.scaled(factor),
            strong=self.strong.scaled(factor),
        )

    def style(self, place: int, align: Align, *, strong: bool) -> Style:
        """Return the style of a cell in a column."""
        if strong:
            return self.strong
        if self.pages and align == "right":
            return self.pages
        return self.plain if place else self.names


def table(found: Table, room: float, settings: Sequence[Setting]) -> tuple[Laid | None, list[Laid]]:
    """Return the heads, if any, and the rows of a table that has some.

    It uses the first of the settings at which every cell fits on one line, or else the last; then the columns
    of words share the room there is.
    """
    for setting in settings:
        wanted = _wanted(found, setting)
        if sum(wanted) <= room:
            # widen columns for their heads on one line, if all of them fit
            wide = [across(head, HEAD) + setting.gap + 1 for head in found.heads]
            whole = [max(pair) for pair in zip(wanted, wide, strict=True)] if wide else wanted
            wanted = whole if sum(whole) <= room else wanted
            widths = tuple(_spread(found, wanted, room - sum(wanted)))
            break
    else:
        widths = tuple(_squeezed(wanted, found, setting, sum(wanted) - room))
    heads = None
    if any(found.heads):
        row = _row(found.heads, found.aligns, widths, setting, HEAD)
        heads = stack([row, rule(room, 0.8, INK)])
    rows = [_lined(row, found, widths, setting, first=not number) for number, row in enumerate(found.rows)]
    key = ("table", id(found))
    if heads:
        heads = tagged("Table", heads, key=key)
    return heads, [tagged("Table", row, key=key) for row in rows]


def _lined(row: Row, found: Table, widths: tuple[float, ...], setting: Setting, *, first: bool) -> Laid:
    """Return a row below a hairline, a sum below a stronger one.

    The first row stands directly below the heads.
    """
    made = _row(row.cells, found.aligns, widths, setting, setting.strong if row.strong else None)
    line = rule(sum(widths), 0.8 if row.strong else 0.4, INK if row.strong else RULE)
    return made if first else stack([line, made])


@lru_cache(maxsize=4096)
def _row(
    words: tuple[str, ...],
    aligns: tuple[Align, ...],
    widths: tuple[float, ...],
    setting: Setting,
    style: Style | None,
) -> Laid:
    """Return a row: words begin and numbers end at a column's edge; the last column ends at the margin."""
    last = len(widths) - 1
    placed = (
        (
            cell,
            style or setting.style(place, align, strong=False),
            sum(widths[:place]),
            widths[place] - (0 if place == last else setting.gap),
            align,
        )
        for place, (cell, align) in enumerate(zip(words, aligns, strict=True))
    )
    return cells(placed, setting.air, setting.air, heads=len(words) if style is HEAD else 1)


def _wanted(found: Table, setting: Setting) -> list[float]:
    """Return the widths of the columns: that of the widest cell, or of the longest word of the head."""
    wides = [
        max(
            *(across(row.cells[place], setting.style(place, align, strong=row.strong)) for row in found.rows),
            _longest(found.heads[place], HEAD) if found.heads else 0.0,
        )
        for place, align in enumerate(found.aligns)
    ]
    return [*(wide + 1 + setting.gap for wide in wides[:-1]), wides[-1] + 1]


def _longest(words: str, style: Style) -> float:
    return max((across(word, style) for word in words.split()), default=0.0)


def _words(found: Table) -> list[int]:
    return [place for place, align in enumerate(found.aligns) if align == "left"]


def _spread(found: Table, wanted: Sequence[float], free: float) -> list[float]:
    """Return widths that fill the room: words share what is free, or all columns if most are numbers."""
    words = _words(found)
    if len(words) * 3 < len(wanted):
        return [wide + free / len(wanted) for wide in wanted]
    return [wide + (free / len(words) if place in words else 0.0) for place, wide in enumerate(wanted)]


def _squeezed(wanted: list[float], found: Table, setting: Setting, over: float) -> list[float]:
    """Return widths reduced to the room: columns of words give way, as far as their longest words allow.

    A narrow column keeps its width, the first gives way only if the others cannot; where words must be
    parted, the wide columns are made equal.
    """
    words = _words(found)
    room = sum(wanted[place] for place in words) - over
    wide = [place for place in words if wanted[place] > room / len(words) / 2]
    free = {place: max(wanted[place] - _least(found, place, setting), 0.0) for place in wide}
    if sum(free.values()) < over:
        alike = (room - sum(wanted[place] for place in words if place not in wide)) / len(wide)
        return [alike if place in wide else each for place, each in enumerate(wanted)]
    if sum(free.values()) - free.get(words[0], 0.0) >= over:
        free.pop(words[0], None)
    whole = sum(free.values())
    return [each - over * free.get(place, 0.0) / whole for place, each in enumerate(wanted)]


def _least(found: Table, place: int, setting: Setting) -> float:
    """Return the width of the longest word of a column, its head included, with the space beside it."""
    align = found.aligns[place]
    words = (_longest(row.cells[place], setting.style(place, align, strong=row.strong)) for row in found.rows)
    head = _longest(found.heads[place], HEAD) if found.heads else 0.0
    return max(*words, head) + 1 + setting.gap
