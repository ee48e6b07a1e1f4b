"""A file for a browser: every language in it, one shown at a time, without a line of script."""

from collections.abc import Sequence
from dataclasses import dataclass

from reports.html.style import STYLE, shown
from reports.html.tags import empty, tag, text

POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
"""Even if something slipped through, nothing would be fetched or run."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """The page of one language: what the language calls itself, the title, and what it shows as HTML."""

    lang: str
    language: str
    title: str
    main: str


def document(leaves: Sequence[Leaf], style: str = "") -> str:
    """The file; the first page is the one that is shown first. `style`: what it needs beside the usual."""
    first, languages = leaves[0], tuple(leaf.lang for leaf in leaves)
    head = [
        empty("meta", charset="utf-8"),
        empty("meta", name="viewport", content="width=device-width, initial-scale=1"),
        empty("meta", http_equiv="Content-Security-Policy", content=POLICY),
        empty("meta", name="referrer", content="no-referrer"),
        tag("title", text(first.title)),
        tag("style", f"{STYLE}{style}{shown(languages)}"),
    ]
    picks = [_pick(leaf, checked=leaf is first) for leaf in leaves]
    labels = [tag("label", text(leaf.language), for_=f"pick-{leaf.lang}", lang=leaf.lang) for leaf in leaves]
    body = [*picks, tag("div", *labels, class_="langs"), *(leaf.main for leaf in leaves)]
    html = tag("html", tag("head", *head), "\n", tag("body", *body), lang=first.lang)
    return f"<!DOCTYPE html>\n{html}\n"


def _pick(leaf: Leaf, *, checked: bool) -> str:
    """The button of a language, which shows its page."""
    id_, label = f"pick-{leaf.lang}", leaf.language
    return empty("input", type="radio", name="lang", id=id_, class_="pick", checked=checked, aria_label=label)
