"""Blank forms, a page each: labels with lines, grids with rows high enough to write in, a plan to draw on."""

from collections.abc import Iterator, Sequence

from heart_africa.core.messages import say
from reports.content.forms import Form, Grid, Plan
from reports.pdf.flow import ruled
from reports.pdf.marks import Bookmark, Box, Laid, Line, Mark, beside, rule, space, stack, tagged
from reports.pdf.pages import PAPERS, SIDE, PaperSize
from reports.pdf.paint import About, Page, Printed
from reports.pdf.styles import BODY, EARTH, FOOT, HEAD, INK, KICKER, LABEL, RULE, SECTION, TITLE
from reports.pdf.wrap import text

TOP, BOTTOM = 34.0, 40.0
ROW = 23.0  # 8 mm, enough for handwriting
MOST_ROW = 26.0
GAP = 14.0
PLAN = 0.94  # share of the width
FINE = 4  # fine squares across a square of a foot: three inches each


def printed_forms(found: Sequence[Form], paper: str) -> Printed:
    """Lay out forms as a document, a page each. Raises `KeyError` for an unknown paper size."""
    lang = found[0].lang
    about = About(say(lang, "forms-title"), "", say(lang, "forms-foot"), lang)
    return Printed(tuple(page(form, PAPERS[paper]) for form in found), about)


def page(form: Form, paper: PaperSize) -> Page:
    """Return a form on its page."""
    room = paper.room
    head = _head(form, room)
    plan = _plan(form.plan, room) if form.plan else space(0)
    free = paper.down - TOP - BOTTOM - head.height - plan.height - GAP
    grids = _grids(form.grids, room, free)
    foot = tagged("Footer", text(say(form.lang, "forms-foot"), FOOT, room))
    marks: tuple[Mark, ...] = (
        Bookmark(TOP, form.title, 0),
        *stack([head, plan, *grids]).at(SIDE, TOP),
        *foot.at(SIDE, paper.down - BOTTOM + 10),
    )
    return Page(paper.across, paper.down, marks)


def _head(form: Form, room: float) -> Laid:
    lines = []
    for labels in form.lines:
        wide = (room - GAP * (len(labels) - 1)) / len(labels)
        pieces = ((place * (wide + GAP), ruled(label, wide, 25)) for place, label in enumerate(labels))
        lines.append(beside(pieces))
    title = text(form.title, TITLE.sized(24), room)
    kicker = text(say(form.lang, "forms-title").upper(), KICKER, room)
    rules = (rule(room, 2.0, EARTH, below=1.6), rule(room, 0.5, EARTH))
    return stack(
        [
            kicker,
            space(2),
            title,
            space(2.5),
            text(form.intro, BODY, room),
            space(5),
            *rules,
            *lines,
            space(GAP),
        ]
    )


# --- grids ---


def _grids(grids: Sequence[Grid], room: float, free: float) -> Iterator[Laid]:
    """Yield grids one below the other; one that fills the page takes the room that the others leave."""
    heads = {number: _grid_head(grid, room, number) for number, grid in enumerate(grids)}
    fixed = sum(len(grid.starts) for grid in grids)
    left = free - sum(head.height for head in heads.values()) - GAP * (len(grids) - 1)
    filled = max(0, int(left / ROW) - fixed) if any(grid.fill for grid in grids) else 0
    high = min(MOST_ROW, max(ROW, left / max(1, fixed + filled)))
    for number, grid in enumerate(grids):
        starts = grid.starts
        if grid.fill:  # further rows begin with their number if the first column is narrow, else with nothing
            narrow = grid.shares[0] <= 0.5  # noqa: PLR2004  # a column of numbers
            starts += tuple(str(each) if narrow else "" for each in range(1, filled + 1))
        down = high * len(starts)
        marks: list[Mark] = [Box(0, 0, room, down, line=0.8)]
        marks += [Line(0, row * high, room, row * high, 0.4, RULE) for row in range(1, len(starts))]
        marks += [Line(x, 0, x, down, 0.4, RULE) for x, _ in _columns(grid, room)[1:]]
        columns = _columns(grid, room)
        for row, start in enumerate(starts):
            said = text(start, LABEL, columns[0][1] - 6)
            cells = [tagged("TD", said), *(tagged("TD", space(0)) for _ in columns[1:])]
            told = tagged("TR", beside((x + 4, cell) for (x, _), cell in zip(columns, cells, strict=True)))
            line = tagged("Table", told, key=("grid", number))
            marks.extend(line.at(0, row * high + (high - said.height) / 2))
        yield stack([heads[number], Laid(down, tuple(marks)), space(GAP)])


def _grid_head(grid: Grid, room: float, number: int) -> Laid:
    caption = [text(grid.caption.upper(), SECTION, room), space(1)] if grid.caption else []
    columns = zip(grid.heads, _columns(grid, room), strict=True)
    heads = beside((x + 3, tagged("TH", text(head, HEAD, wide - 4))) for head, (x, wide) in columns)
    return stack([*caption, tagged("Table", tagged("TR", heads), key=("grid", number)), space(1)])


def _columns(grid: Grid, room: float) -> list[tuple[float, float]]:
    """Return where each column begins and how wide it is."""
    whole = sum(grid.shares)
    wides = [room * share / whole for share in grid.shares]
    return [(sum(wides[:place]), wide) for place, wide in enumerate(wides)]


# --- the plan ---


def _plan(plan: Plan, room: float) -> Laid:
    """Return the table with its squares, heavier lines for feet, and the words at its long sides."""
    wide = room * PLAN
    side = wide / plan.across
    down, left = side * plan.down, (room - wide) / 2
    marks: list[Mark] = []
    for upright, count in ((True, plan.across), (False, plan.down)):
        for number in range(count * FINE + 1):
            at = number * side / FINE
            ends: tuple[float, float, float, float] = (left, at, left + wide, at)
            if upright:
                ends = (left + at, 0, left + at, down)
            foot = number % FINE == 0
            marks.append(Line(*ends, 0.6 if foot else 0.25, INK if foot else RULE))
    drawn = Laid(down, (*marks, Box(left, 0, wide, down, line=1.4)))
    words = (text(said, LABEL, room, "centre") for said in (plan.top, plan.bottom))
    top, bottom = words
    caption = text(plan.caption, LABEL, room, "centre")
    return stack([top, space(2), drawn, space(2), bottom, caption, space(GAP)])
