"""A sheet as a page for a browser: one file that loads nothing else."""

from collections.abc import Iterator, Mapping, Sequence
from typing import assert_never

from heart_africa.core.messages import say
from reports.content.chart import Chart, Curves, Forest, Heat, HeatMap
from reports.content.plan import Plan
from reports.content.sheet import Align, Block, Paragraph, Row, Section, Sheet, Table
from reports.html.document import Leaf, document, scrolled, tag, text
from reports.pdf.charts import SWATCH, chart, curves, heat_colour, measured, sample, table
from reports.pdf.fonts import Face
from reports.pdf.marks import Bookmark, Box, Laid, Line, Mark, Shape, Tag, Text, Untag, stack
from reports.pdf.styles import EARTH, GREY, INK, PALE, RULE, WHITE, Colour

# --- marks as SVG ---


THEME: Mapping[Colour, str] = {
    INK: "var(--ink)",
    EARTH: "var(--mark)",
    GREY: "var(--dim)",
    RULE: "var(--rule)",
    PALE: "var(--pale)",
    WHITE: "var(--card)",
}
"""The colours of the page for our inks, so that charts suit a dark screen."""

PAPER: Mapping[Colour, str] = {}
"""Inks as on paper: a plan keeps its greys on white."""

BOLD = {Face.BOLD, Face.DISPLAY}
SLANTED = {Face.ITALIC, Face.SLANTED}


def picture(found: Laid, wide: float, alt: str, inks: Mapping[Colour, str] = PAPER, kind: str = "") -> str:
    """Return a picture of some width in points, scaled to its page; without `alt` it is an ornament."""
    drawn = (_drawn(mark, inks) for mark in found.marks)
    named = {"role": "img", "aria_label": alt} if alt else {"aria_hidden": "true"}
    box = f"0 0 {_n(wide)} {_n(found.height)}"
    return tag("svg", *drawn, viewBox=box, class_=kind or "picture", **named)


def _drawn(mark: Mark, inks: Mapping[Colour, str]) -> str:
    match mark:
        case Text():
            return _text(mark, inks)
        case Line():
            path = f"M{_n(mark.x)} {_n(mark.y)}L{_n(mark.to_x)} {_n(mark.to_y)}"
            return tag("path", d=path, stroke=_ink(mark.colour, inks), stroke_width=mark.width)
        case Box():
            about = {"x": _n(mark.x), "y": _n(mark.y), "width": _n(mark.across), "height": _n(mark.down)}
            outline = _outline(mark.line, INK, inks)
            return tag("rect", rx=_n(mark.round), fill=_fill(mark.fill, inks), **about, **outline)
        case Shape():
            dash = " ".join(map(_n, mark.dash)) or "none"
            outline = _outline(mark.line, mark.colour, inks)
            return tag("path", d=_path(mark), fill=_fill(mark.fill, inks), stroke_dasharray=dash, **outline)
        case Bookmark() | Tag() | Untag():
            return ""  # for documents only: a picture has no parts to name
        case _:
            assert_never(mark)


def _text(mark: Text, inks: Mapping[Colour, str]) -> str:
    """Return words as wide as on paper, whatever fonts the browser has."""
    left, _, right, _ = mark.bounds
    style = {"font_weight": "bold"} if mark.face in BOLD else {}
    style |= {"font_style": "italic"} if mark.face in SLANTED else {}
    return tag(
        "text", text(mark.text), x=_n(mark.x), y=_n(mark.y), font_size=_n(mark.size),
        fill=_ink(mark.colour, inks), textLength=_n(right - left), lengthAdjust="spacingAndGlyphs", **style,
    )  # fmt: skip


def _outline(line: float, colour: Colour, inks: Mapping[Colour, str]) -> dict[str, str]:
    return {"stroke": _ink(colour, inks), "stroke_width": _n(line)} if line else {"stroke": "none"}


def _fill(colour: Colour | None, inks: Mapping[Colour, str]) -> str:
    return _ink(colour, inks) if colour else "none"


def _ink(colour: Colour, inks: Mapping[Colour, str]) -> str:
    return inks.get(colour) or "#" + "".join(f"{round(part * 255):02x}" for part in colour)


def _path(mark: Shape) -> str:
    path = ""
    for number, step in enumerate(mark.steps):
        letter = "C" if len(step) > 2 else "L" if number else "M"  # noqa: PLR2004  # a curve
        path += letter + " ".join(map(_n, step))
    return path + ("Z" if mark.closed else "")


def _n(value: float) -> str:
    """Return a number rounded to hundredths, as short as possible."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


# --- the page ---


STYLE = """
.facts{display:flex;flex-wrap:wrap;gap:.4rem 1.6rem;margin:.8rem 0;padding:.6rem .9rem;
background:var(--card);border:1px solid var(--rule);border-radius:.5rem}
.facts dt{color:var(--dim);font-size:.85rem}.facts dd{margin:0;font-weight:bold;overflow-wrap:anywhere}
.kicker{color:var(--mark);text-transform:uppercase;letter-spacing:.12em;font-size:.8rem;margin:0}
section p{max-width:46rem;overflow-wrap:anywhere}
.moment{border-left:.25rem solid var(--mark);padding:.3rem .8rem;background:var(--card)}
figure{margin:1.2rem 0}figcaption p{margin:.1rem 0 .4rem}
.bars{display:grid;grid-template-columns:fit-content(55%) minmax(2rem,1fr) max-content;gap:.15rem .6rem;
align-items:center}
.bars .label{text-align:right;font-size:.9rem}.bars .figure{font-variant-numeric:tabular-nums;font-size:.9rem}
.track span{display:block;height:.8rem;background:var(--dim)}.track .marked{background:var(--mark)}
.paper{background:#fff;padding:.4rem}.scroll .paper{min-width:30rem}
.sample{width:1.5rem;height:1.1rem;vertical-align:-.2rem;margin-right:.3rem;background:#fff}
tr.strong td{font-weight:bold;border-top:2px solid var(--ink)}
td.c,th.c{text-align:center}
@media (max-width:32rem){.scroll td.l{min-width:5.5rem}}
.heat td.c,.heat td.c a{color:#000}
:target{outline:2px solid var(--ink)}
"""


def sheet_html(sheets: Sequence[Sheet]) -> str:
    """Return the file: the same sheet in each of its languages; the first is shown at first."""
    leaves = [Leaf(each.lang, say(each.lang, "page-language"), each.title, _main(each)) for each in sheets]
    return document(leaves, STYLE)


def _main(sheet: Sheet) -> str:
    links = [tag("a", text(each.title), href=f"#{_id(sheet, each)}") for each in sheet.sections]
    facts = [tag("div", tag("dt", text(each.label)), tag("dd", text(each.value))) for each in sheet.facts]
    top = (
        tag("p", text(sheet.kicker), class_="kicker"),
        tag("h1", text(sheet.title)),
        tag("p", text(sheet.subtitle), class_="sub"),
        tag("dl", *facts, class_="facts") if facts else "",
        tag("nav", *links),
    )
    sections = (_section(sheet, each) for each in sheet.sections)
    foot = tag("p", text(sheet.footer), class_="foot")
    return tag("main", *top, *sections, foot, class_=f"page {sheet.lang}", lang=sheet.lang) + "\n"


def _id(sheet: Sheet, section: Section) -> str:
    return f"{sheet.lang}-{section.key}"


def _section(sheet: Sheet, section: Section) -> str:
    blocks = [part for block in section.blocks for part in _block(block)]
    note = tag("p", text(section.note), class_="note") if section.note else ""
    return tag("section", tag("h2", text(section.title)), *blocks, note, id=_id(sheet, section))


def _block(block: Block) -> Iterator[str]:
    """Yield a block as HTML; what is filled in by hand and the entries of armies are left out."""
    match block:
        case Paragraph():
            title = tag("b", text(f"{block.title}. ")) if block.title else ""
            cite = tag("span", text(f" ({block.cite})"), class_="note") if block.cite else ""
            yield tag("p", title, text(block.text), cite, class_="moment" if block.strong else "said")
        case Table():
            yield _table(block)
        case Chart():
            yield _bars(block)
        case Curves():
            yield drawn_curves(block)
        case Forest():
            drawn = picture(stack(chart(block, WIDE_PAPER)), WIDE_PAPER, block.alt, kind="picture paper")
            yield scrolled(drawn, block.title)
        case HeatMap():
            yield _heat_map(block)
        case Plan():
            yield _plan(block)
        case _:
            raise ValueError(block)


# --- pictures ---

WIDE = 360.0
"""The width of a picture in points, so that its letters on a telephone are as large as on paper."""

WIDE_PAPER = 480.0
"""The width of a picture with a name and figures in every line."""


def drawn_curves(found: Curves) -> str:
    """Return steps over the years as on paper; "" where there is nothing to show."""
    drawn = stack(curves(found, WIDE))
    return picture(drawn, WIDE, found.alt, THEME) if drawn.height else ""


def _plan(found: Plan) -> str:
    """Return the plan of the table under its title, over its key."""
    scale = WIDE / found.width_in
    pieces = [table(found, scale), *([measured(found.measure, scale)] if found.measure else [])]
    drawn = picture(stack(pieces, 4), WIDE, found.alt or found.title, kind="picture paper")
    key = []
    for named in found.key:  # before it the code of a unit, or a colour sample
        code = tag("b", text(f"{named.code} "))
        first = code if named.code else picture(sample(named.what), SWATCH, "", kind="sample")
        key.append(tag("li", first, text(named.text)))
    caption = tag("figcaption", text(found.title), tag("ul", *key, class_="legend") if key else "")
    return tag("figure", drawn, caption)


def _bars(found: Chart) -> str:
    """Return a chart under its title, with its description in words."""
    rows = []
    for bar in found.bars:
        wide = max(bar.value / found.most * 100, 0.0)
        filled = tag("span", "", style=f"width:{wide:.1f}%", class_="marked" if bar.marked else "plain")
        rows += [
            tag("span", text(bar.label), class_="label"),
            tag("span", filled, class_="track", aria_hidden="true"),
            tag("span", text(bar.text), class_="figure"),
        ]
    caption = tag("figcaption", tag("b", text(found.title)), tag("p", text(found.alt), class_="note"))
    return tag("figure", caption, tag("div", *rows, class_="bars"))


# --- tables ---

CLASSES: dict[Align, str] = {"left": "l", "right": "n", "centre": "c"}


def _table(found: Table) -> str:
    head = tag("thead", tag("tr", *_cells("th", found.heads, found.aligns))) if any(found.heads) else ""
    body = [_row(row, found.aligns) for row in found.rows]
    name = ", ".join(each for each in found.heads if each) or next((row.cells[0] for row in found.rows), "")
    return scrolled(tag("table", head, tag("tbody", *body)), name)


def _row(row: Row, aligns: Sequence[Align]) -> str:
    first, *cells = _cells("td", row.cells, aligns)
    if row.leads:
        first = tag("td", tag("a", text(row.cells[0]), href=f"#{row.leads}"), class_=CLASSES[aligns[0]])
    own = {"id": row.key} if row.key else {}
    return tag("tr", first, *cells, class_="strong" if row.strong else "plain", **own)


def _heat_map(found: HeatMap) -> str:
    """Return a matrix as a table, so that every field can link to its games.

    Columns bear the numbers of the rows.
    """
    alike = found.rows == found.columns
    heads = [
        tag("th", text(str(at) if alike else name), class_="c") for at, name in enumerate(found.columns, 1)
    ]
    rows = [
        tag("tr", tag("th", text(f"{at} {name}" if alike else name), class_="l"), *map(_heat, fields))
        for at, (name, fields) in enumerate(zip(found.rows, found.fields, strict=True), 1)
    ]
    drawn = tag("table", tag("thead", tag("tr", tag("td", ""), *heads)), tag("tbody", *rows), class_="heat")
    caption = tag("figcaption", tag("b", text(found.title)), tag("p", text(found.alt), class_="note"))
    return tag("figure", caption, scrolled(drawn, found.title))


def _heat(each: Heat | None) -> str:
    if each is None:
        return tag("td", "")
    said = tag("b", text(each.text)) if each.sure else text(each.text)
    shown = tag("a", said, href=f"#{each.leads}") if each.leads else said
    return tag("td", shown, class_="c", style=f"background:{_ink(heat_colour(each.value), {})}")


def _cells(name: str, cells: Sequence[str], aligns: Sequence[Align]) -> Iterator[str]:
    return (
        tag(name if cell else "td", text(cell), class_=CLASSES[align])  # an empty cell is no head
        for cell, align in zip(cells, aligns, strict=True)
    )
