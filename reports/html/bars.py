"""Lying bars in the page, each with its label and its figure."""

from reports.content.chart import Bar, Chart
from reports.html.tags import tag, text

WHOLE = 100


def bars(found: Chart) -> str:
    """A chart under its title, with what it shows in words."""
    rows = [_bar(bar, found.most) for bar in found.bars]
    caption = tag("figcaption", tag("b", text(found.title)), tag("p", text(found.alt), class_="note"))
    return tag("figure", caption, tag("div", *rows, class_="bars"))


def _bar(bar: Bar, most: float) -> str:
    wide = max(bar.value / most * WHOLE, 0.0)
    filled = tag("span", "", style=f"width:{wide:.1f}%", class_="marked" if bar.marked else "plain")
    return (
        tag("span", text(bar.label), class_="label")
        + tag("span", filled, class_="track", aria_hidden="true")
        + tag("span", text(bar.text), class_="figure")
    )
