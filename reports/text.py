"""A sheet as plain text and as Markdown: for mail, forums and terminals."""

import re
import unicodedata
from collections.abc import Iterator, Sequence

from reports.content.chart import Chart, Curves, Forest, HeatMap, Picture, by_year
from reports.content.plan import Plan
from reports.content.sheet import (
    Align,
    Blanks,
    Block,
    Entries,
    Entry,
    Heads,
    Paragraph,
    Section,
    Sheet,
    Table,
    TickBoxes,
)

BOX, CIRCLE = "☐", "○"
MOST_BOXES = 60
_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~])")
_OPENING = re.compile(r"^(\s*)([-+>]|\d+[.)])(?=\s)")

Rows = Sequence[Sequence[str]]


class Plain:
    """How plain text writes words, titles, strong words, codes and tables, set for letters of one width."""

    def words(self, words: str) -> str:
        """Return words on one line."""
        return " ".join(words.split())

    def title(self, words: str) -> list[str]:
        """Return the title of the sheet."""
        return [words.upper(), "=" * _wide(words.upper())]

    def heading(self, words: str) -> list[str]:
        """Return the title of a section."""
        return [words.upper(), "-" * _wide(words.upper())]

    def strong(self, words: str) -> str:
        """Return words that stand out."""
        return words

    def code(self, words: str) -> str:
        """Return what is copied letter by letter."""
        return words

    def table(self, heads: Sequence[str], rows: Rows, aligns: Sequence[Align]) -> list[str]:
        """Return columns as wide as their widest cell, two spaces apart."""
        lines = [heads, *rows] if heads else rows
        widths = [max(map(_wide, column)) for column in zip(*lines, strict=True)]
        return ["  ".join(map(_padded, row, widths, aligns)) for row in lines]


class Markdown(Plain):
    """How Markdown writes them; what a player has written is escaped."""

    def words(self, words: str) -> str:
        """Return words on one line, with what Markdown would read as marks escaped."""
        safe = _SPECIAL.sub(r"\\\1", super().words(words))
        return _OPENING.sub(lambda found: f"{found[1]}{found[2][:-1]}\\{found[2][-1]}", safe)

    def title(self, words: str) -> list[str]:
        """Return the title of the sheet."""
        return [f"# {words}", ""]

    def heading(self, words: str) -> list[str]:
        """Return the title of a section."""
        return [f"## {words}", ""]

    def strong(self, words: str) -> str:
        """Return words that stand out."""
        return f"**{words}**" if words.strip() else words

    def code(self, words: str) -> str:
        """Return what is copied letter by letter."""
        return f"`{words}`"

    def table(self, heads: Sequence[str], rows: Rows, aligns: Sequence[Align]) -> list[str]:
        """Return a table with empty lines around it; without heads its head is empty, as it needs one."""
        marks = {"left": ":--", "right": "--:", "centre": ":-:"}
        lines = [heads or [""] * len(aligns), [marks[align] for align in aligns], *rows]
        return ["", *(f"| {' | '.join(row)} |" for row in lines), ""]


def plain(sheet: Sheet) -> str:
    """Return the sheet as plain text; its tables are set for letters of one width."""
    return _text(sheet, Plain())


def markdown(sheet: Sheet) -> str:
    """Return the sheet as Markdown; what a player has written is escaped."""
    return _text(sheet, Markdown())


def _text(sheet: Sheet, flavour: Plain) -> str:
    """Return the parts of a sheet with an empty line between them."""
    facts = [f"{fact.label}: {flavour.words(fact.value)}" for fact in sheet.facts]
    stamp = []
    if sheet.stamp:
        stamp = ["", f"{flavour.strong(sheet.stamp.word.upper())}. {flavour.words(sheet.stamp.why)}"]
    lines = [*flavour.title(flavour.words(sheet.title)), flavour.words(sheet.subtitle), "", " · ".join(facts)]
    parts = [[*lines, *stamp], *(_section(sheet.heads, section, flavour) for section in sheet.sections)]
    if sheet.code:
        parts.append([f"{sheet.code_label}: {flavour.code(sheet.code)}"])
    parts.append([flavour.words(sheet.footer)])
    text = "\n\n".join("\n".join(line.rstrip() for line in part) for part in parts)
    return re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"


def _section(heads: Heads, section: Section, flavour: Plain) -> list[str]:
    lines = flavour.heading(flavour.words(section.title))
    for number, block in enumerate(section.blocks):
        if number and _prose(block) and _prose(section.blocks[number - 1]):
            lines.append("")  # else two paragraphs would run together
        lines += _block(heads, block, flavour)
    return [*lines, "", flavour.words(section.note)] if section.note else lines


def _prose(block: Block) -> bool:
    return isinstance(block, Paragraph) and not block.title


def _block(heads: Heads, block: Block, flavour: Plain) -> list[str]:
    match block:
        case Table():
            rows = [[flavour.words(cell) for cell in row.cells] for row in block.rows]
            return flavour.table(block.heads, rows, block.aligns)
        case Paragraph(text, title, cite):
            said = f"{flavour.strong(flavour.words(title))}. " if title else ""
            cited = f" ({flavour.words(cite)})" if cite else ""
            if title:
                return [f"- {said}{flavour.words(text)}{cited}"]
            return [flavour.words(line) for line in text.splitlines()]
        case Entries(entries, True):
            return [line for entry in entries for line in _entry(heads, entry, flavour)]
        case Entries(entries):
            return _short_entries(heads, entries, flavour)
        case Chart() | Curves() | Forest() | HeatMap() | Plan():
            return _picture(block, flavour)
        case Blanks():
            circles = "  ".join(f"{CIRCLE} {flavour.words(choice)}" for choice in block.choices)
            return [*filter(None, [circles]), *(f"- {flavour.words(label)}:" for label in block.labels)]


def _picture(found: Picture | Plan, flavour: Plain) -> list[str]:
    """Return what a picture shows: a chart in numbers, a plan in words."""
    if isinstance(found, Plan):
        return [f"{flavour.strong(flavour.words(found.title))}: {flavour.words(found.alt)}"]
    right: Align = "right"
    heads: tuple[str, ...] = ("", "")
    rows: Rows
    match found:
        case Chart():
            rows = [(flavour.words(bar.label), bar.text) for bar in found.bars]
        case Curves():
            heads = ("", *(flavour.words(curve.name) for curve in found.curves))
            rows = by_year(found)
        case Forest():
            rows = [(flavour.words(each.label), each.text) for each in found.estimates]
        case HeatMap():
            heads = ("", *map(flavour.words, found.columns))
            rows = [
                (flavour.words(name), *(each.text if each else "" for each in fields))
                for name, fields in zip(found.rows, found.fields, strict=True)
            ]
    said = [flavour.words(words) for words in (found.title, found.alt) if words]
    return [*said, *(flavour.table(heads, rows, ["left", *(right for _ in heads[1:])]) if rows else [])]


def _short_entries(heads: Heads, entries: Sequence[Entry], flavour: Plain) -> list[str]:
    """Return entries as rows of one table, with further remarks below it."""
    points = (heads.points,) if heads.points else ()
    rows = [row for entry in entries for row in _short_rows(entry, flavour, priced=bool(points))]
    remarks = []  # what an entry consists of, and what it costs if it has no row to show it
    for entry in entries:
        if entry.lead or not entry.profiles:
            cost = "" if entry.profiles else entry.points
            said = (flavour.words(entry.title), flavour.words(entry.lead), cost)
            remarks.append(f"- {' – '.join(filter(None, said))}")
    if not rows:
        return remarks
    columns = _columns(len(heads.cells), len(points))
    table = flavour.table((heads.name, heads.figures, *heads.cells, *points), rows, columns)
    return [*table, *([""] if remarks else []), *remarks]


def _short_rows(entry: Entry, flavour: Plain, *, priced: bool) -> Iterator[list[str]]:
    """Yield the rows of an entry: the first begins with its name and ends with its cost."""
    for index, row in enumerate(entry.profiles):
        name = row.name
        if not index:  # number, name and how many equal ones; and the troop, if the name does not tell it
            number = f"{entry.number} · " if entry.number else ""
            times = f" ×{entry.times}" if entry.times > 1 else ""
            name = f"{number}{entry.title}{times}" + ("" if entry.title == row.name else f": {row.name}")
        points = [entry.points if index == 0 else ""] if priced else []
        yield [flavour.words(name), row.figures, *row.cells, *points]


def _entry(heads: Heads, entry: Entry, flavour: Plain) -> Iterator[str]:
    """Yield an entry with its boxes and its rules."""
    number = f"{entry.number} · " if entry.number else ""
    times = f" ×{entry.times}" if entry.times > 1 else ""
    title = flavour.strong(f"{number}{flavour.words(entry.title)}{times}")
    yield ""
    yield " – ".join(filter(None, (title, flavour.words(entry.lead), entry.points)))
    if entry.profiles:
        top = (heads.name, heads.figures, *heads.cells)
        rows = [(flavour.words(row.name), row.figures, *row.cells) for row in entry.profiles]
        columns = _columns(len(heads.cells))
        yield from ["", *flavour.table(top, rows, columns), ""]
    for track in entry.tracks:
        if track.name:
            yield f"- {flavour.strong(flavour.words(track.name))}"
        for boxes in track.boxes:
            yield "- " + _boxes(boxes)
        if track.markers:
            yield "- " + "  ".join(f"{CIRCLE} {marker}" for marker in track.markers)
        yield from (f"- {flavour.words(remark)}" for remark in track.remarks)
        if track.notes.strip():
            yield f"- {heads.notes}: {flavour.words(track.notes.strip())}"
    for rule in entry.specials:
        if not rule.shared:
            who = f" ({rule.who})" if rule.who else ""
            yield f"- {flavour.strong(rule.title + who)}. {flavour.words(rule.text)} ({rule.cite})"
    if shared := [rule.title for rule in entry.specials if rule.shared]:
        yield f"- {' · '.join(shared)}"


def _columns(cells: int, points: int = 0) -> list[Align]:
    """Return the alignments of a table of characteristics: name, figures, cells, points."""
    middle: Align = "centre"
    right: Align = "right"
    return ["left", right, *(middle for _ in range(cells)), *(right for _ in range(points))]


def _boxes(boxes: TickBoxes) -> str:
    """Return boxes in fives; if there are more than anyone would tick, only their number."""
    label = f"{boxes.label}: " if boxes.label else ""
    if boxes.count > MOST_BOXES:
        return f"{label}{BOX} × {boxes.count}"
    fives = [BOX * min(5, boxes.count - start) for start in range(0, boxes.count, 5)]
    circles = f" {CIRCLE}" if boxes.reload else ""
    return label + " ".join(fives) + circles


def _padded(cell: str, width: int, align: Align) -> str:
    free = width - _wide(cell)
    left = {"left": 0, "right": free, "centre": free // 2}[align]
    return " " * left + cell + " " * (free - left)


def _wide(words: str) -> int:
    """Return how many columns of a terminal the words take."""
    return sum(
        0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in words
    )
