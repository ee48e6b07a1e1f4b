"""The page of a campaign as one file with all its languages, one shown at a time, without any script."""

from collections.abc import Iterator, Sequence

from heart_africa.analytics.campaign_chronicle import Chapter
from heart_africa.language.campaign.tables import Grid, Realm
from reports.content.campaign import WebPage
from reports.content.chart import Curves, by_year
from reports.html.document import Leaf, document, scrolled, tag, text
from reports.html.sheet import drawn_curves


def campaign_html(pages: Sequence[WebPage]) -> str:
    """Return the file; the first page is the one that is shown at first."""
    leaves = [Leaf(page.lang, page.language, page.title, _page(page)) for page in pages]
    return document(leaves)


def _page(page: WebPage) -> str:
    heads = page.heads
    parts = (
        ("standings", heads.standings, [_table(page.players), *map(_table, page.standings)]),
        ("land", heads.land, [tag("div", *map(_card, page.land), class_="cards")] if page.land else []),
        ("beats", heads.beats, [_table(page.beats)] if page.beats.rows else []),
        ("riches", heads.riches, list(_riches(page.riches))),
        ("battles", heads.battles, [_folded(grid) for grid in page.battles]),
        ("chronicle", heads.chronicle, list(_years(page.chronicle))),
    )
    links = [tag("a", text(title), href=f"#{page.lang}-{id_}") for id_, title, _ in parts]
    top = [tag("h1", text(page.title)), tag("p", text(page.subtitle), class_="sub"), tag("nav", *links)]
    nothing = tag("p", text(heads.empty), class_="note")
    sections = [
        tag("section", tag("h2", text(title)), *(inside or [nothing]), id=f"{page.lang}-{id_}")
        for id_, title, inside in parts
    ]
    foot = tag("p", text(page.footer), class_="foot")
    return tag("main", *top, *sections, foot, class_=f"page {page.lang}", lang=page.lang) + "\n"


# --- tables ---


WORDY = 4
"""A table with as many columns of words becomes blocks on a telephone, one for each row."""


def _table(grid: Grid) -> str:
    def cells(name: str, row: Sequence[str]) -> str:
        return "".join(
            tag(
                name,
                text(cell),
                class_="n" if place in grid.numbers else False,
                data_head=wordy and name == "td" and bool(place) and grid.heads[place],
            )
            for place, cell in enumerate(row)
        )

    wordy = len(grid.heads) - len(grid.numbers) >= WORDY

    note = f" ({grid.note})" if grid.note else ""
    body = [tag("tr", cells("td", row)) for row in grid.rows]
    inside = [tag("thead", tag("tr", cells("th", grid.heads))), tag("tbody", *body)]
    caption = tag("caption", text(f"{grid.caption}{note}"))
    made = tag("table", caption, *inside, class_="wordy" if wordy else False)
    return scrolled(made, grid.caption or ", ".join(each for each in grid.heads if each))


def _folded(grid: Grid) -> str:
    """Return the table of a year, folded until the reader opens it."""
    count = tag("span", text(f" · {len(grid.rows)}"))
    bare = Grid("", grid.heads, grid.rows, grid.numbers)
    return tag("details", tag("summary", text(grid.caption), count), _table(bare))


# --- land ---


def _card(realm: Realm) -> str:
    names = [tag("li", text(name)) for name in realm.names]
    lacks = [tag("li", text(name), class_="lack", title=realm.lacks_title) for name in realm.lacks]
    inside = [tag("h3", text(realm.title)), tag("p", text(realm.subtitle), class_="note")]
    return tag("div", *inside, tag("ul", *names, *lacks), class_="card")


# --- hongos over time ---


def _riches(curves: Curves) -> Iterator[str]:
    if len(curves.dates) > 1 and (drawn := drawn_curves(curves)):  # curves of one half year are only dots
        yield drawn
        heads = ("", *(curve.name for curve in curves.curves))
        numbers = Grid("", heads, by_year(curves), frozenset(range(1, len(heads))))
        yield tag("details", tag("summary", text(curves.title)), _table(numbers))


# --- chronicle ---


def _years(chapters: Sequence[Chapter]) -> Iterator[str]:
    """Yield the half years of each year, folded together; the last year is open."""
    years: dict[int, list[Chapter]] = {}
    for chapter in chapters:
        years.setdefault(chapter.date.year, []).append(chapter)
    for year, group in years.items():
        inside = [part for chapter in group for part in _chapter(chapter)]
        yield tag("details", tag("summary", str(year)), *inside, open=year == max(years))


def _chapter(chapter: Chapter) -> Iterator[str]:
    yield tag("h3", text(chapter.title))
    for paragraph in chapter.paragraphs:
        yield tag("p", text(paragraph.text))
        if paragraph.note:
            yield tag("p", text(paragraph.note), class_="note")
    if chapter.riches:
        yield tag("p", text(chapter.riches), class_="note")
