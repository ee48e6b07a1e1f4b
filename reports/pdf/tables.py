"""Tables on paper: columns as wide as their words need, hairlines between the rows."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from heart_africa.core.dataclass import dataclass
from reports.content.sheet import Align, Row, Table
from reports.pdf.fonts import CELL, HEAD, INK, RULE, STRONG, Style
from reports.pdf.marks import Laid, across, rule, stack, tagged
from reports.pdf.parts import cells


@dataclass(frozen=True, slots=True)
class Setting:
    """How a table is set: its styles, the space between columns and above and below words, in points.

    `names` is for the first column, `pages` for the columns at the right where these are citations.
    """

    plain: Style = CELL
    names: Style = CELL
    strong: Style = STRONG
    pages: Style | None = None
    gap: float = 12.0
    air: float = 1.0

    def scaled(self, factor: float) -> "Setting":
        """The same with larger or smaller letters."""
        return replace(
            self,
            plain=self.plain.scaled(factor),
            names=self.names.scaled(factor),
            strong=self.strong.scaled(factor),
        )

    def style(self, place: int, align: Align, *, strong: bool) -> Style:
        """How a cell of that column is set."""
        if strong:
            return self.strong
        if self.pages and align == "right":
            return self.pages
        return self.plain if place else self.names


def table(found: Table, room: float, settings: Sequence[Setting]) -> tuple[Laid | None, list[Laid]]:
    """The heads, if any, and the rows of a table that has some.

    Set by the first of the settings at which every cell stands on one line, or else by the last; then the
    columns of words share what room there is.
    """
    for setting in settings:
        wanted = _wanted(found, setting)
        if sum(wanted) <= room:
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
    """A row under a hairline, a sum under a stronger one; the first stands under the heads."""
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
    """Words begin, numbers end, at a column's edge; the last column ends at the margin."""
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
    """Each column as wide as its widest cell and the longest word of its head."""
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
    """Widths that fill the room: words share what is free, or all columns if most of them are numbers."""
    words = _words(found)
    if len(words) * 3 < len(wanted):
        return [wide + free / len(wanted) for wide in wanted]
    return [wide + (free / len(words) if place in words else 0.0) for place, wide in enumerate(wanted)]


def _squeezed(wanted: list[float], found: Table, setting: Setting, over: float) -> list[float]:
    """The columns of words give what is too much, each by what its longest word leaves it to give.

    A narrow one gives nothing, the first only if the others cannot; where words must be parted, the wide
    ones are made alike.
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
    """The widest word of a column, its head included, with the space beside it."""
    align = found.aligns[place]
    words = (_longest(row.cells[place], setting.style(place, align, strong=row.strong)) for row in found.rows)
    head = _longest(found.heads[place], HEAD) if found.heads else 0.0
    return max(*words, head) + 1 + setting.gap
