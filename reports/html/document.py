"""Text escaped and put into tags, and one file for a browser with several languages in it."""

import re
from collections.abc import Sequence
from functools import cache
from html import escape

from heart_africa.core.dataclass import dataclass
from heart_africa.core.text import held_together
from heart_africa.core.text import shown as safe

# --- tags ---


NO_CHARACTER = re.compile("[\ufffe\uffff]")
"""Characters that HTML does not allow."""

Attribute = str | int | float | bool


def text(value: object) -> str:
    """Return a value as escaped text for a page; a number is not parted from its unit."""
    return escape(held_together(NO_CHARACTER.sub("", safe(str(value)))), quote=True)


def tag(name: str, /, *inside: str, **attributes: Attribute) -> str:
    """Return an element around parts that are HTML already.

    `class_` and `for_` stand for `class` and `for`.
    """
    return f"<{name}{_attributes(attributes)}>{''.join(inside)}</{name}>"


def scrolled(inside: str, name: str) -> str:
    """Return a box that scrolls by itself around what may be wider than the page.

    `name` is told to readers.
    """
    return tag("div", inside, class_="scroll", tabindex="0", role="group", aria_label=name)


def empty(name: str, /, **attributes: Attribute) -> str:
    """Return an element with nothing in it."""
    return f"<{name}{_attributes(attributes)}>"


def _attributes(attributes: dict[str, Attribute]) -> str:
    return "".join(
        f" {_name(name)}" if value is True else f' {_name(name)}="{text(value)}"'
        for name, value in attributes.items()
        if value is not False
    )


@cache
def _name(name: str) -> str:
    """Return an attribute's name: `class_` is `class`, `stroke_width` is `stroke-width`.

    SVG's own capitals stay as they are.
    """
    return name.rstrip("_").replace("_", "-")


# --- the style ---


STYLE = """
:root{--paper:#fdfbf6;--ink:#2b2118;--dim:#6d5f50;--rule:#e2d8c8;--card:#fff;--mark:#8a4b14;--pale:#f0ede8}
@media (prefers-color-scheme:dark){:root{--paper:#191512;--ink:#ece4d8;--dim:#a89a88;--rule:#3a322a;
--card:#221d18;--mark:#e2a15f;--pale:#2c2620}}
*{box-sizing:border-box}
html{color-scheme:light dark;-webkit-text-size-adjust:100%}
body{margin:0 auto;max-width:62rem;padding:1rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 Georgia,"Iowan Old Style","DejaVu Serif",serif}
h1{font-size:2rem;margin:.2rem 0;line-height:1.15}
h2{font-size:1.35rem;margin:2.2rem 0 .6rem;border-bottom:2px solid var(--mark);padding-bottom:.2rem}
h3{font-size:1.05rem;margin:1.2rem 0 .3rem}
p{margin:.45rem 0}
.sub,.note,.foot,caption,summary span{color:var(--dim)}
.foot{font-size:.85rem;margin-top:2.5rem;border-top:1px solid var(--rule);padding-top:.6rem}
nav{display:flex;flex-wrap:wrap;gap:.3rem .9rem;margin:.8rem 0}
a{color:var(--mark)}
.langs{display:flex;gap:.4rem;justify-content:flex-end;position:relative}
.langs label{cursor:pointer;border:1px solid var(--rule);border-radius:1rem;padding:.15rem .8rem;
font-size:.9rem}
.pick{position:absolute;opacity:0}
@supports selector(:has(a)){.page{display:none}}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.95rem}
caption{text-align:left;font-weight:bold;padding:.3rem 0;caption-side:top}
th,td{text-align:left;padding:.25rem .6rem;border-bottom:1px solid var(--rule);vertical-align:top}
th{color:var(--dim);font-weight:normal;font-size:.85rem}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
td{overflow-wrap:anywhere;min-width:2.2rem}
tbody tr:hover{background:var(--card)}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr));gap:.8rem}
.card{background:var(--card);border:1px solid var(--rule);border-radius:.5rem;padding:.7rem .9rem}
.card h3{margin:0;overflow-wrap:anywhere}
.card ul{list-style:none;display:flex;flex-wrap:wrap;gap:.3rem;margin:.5rem 0 0;padding:0}
.card li{border:1px solid var(--mark);border-radius:.3rem;padding:.05rem .5rem;font-size:.9rem;
overflow-wrap:anywhere}
.card li.lack{border-style:dashed;border-color:var(--rule);color:var(--dim)}
.picture{display:block;width:100%;max-width:46rem;height:auto}svg text{font-family:sans-serif}
.legend{list-style:none;display:flex;flex-wrap:wrap;gap:.2rem 1rem;margin:.4rem 0;padding:0;font-size:.85rem}
details{border-bottom:1px solid var(--rule);padding:.3rem 0}
summary{cursor:pointer;font-weight:bold;padding:.25rem 0}
@media (max-width:32rem){table{font-size:.78rem}th,td{padding:.2rem .22rem;min-width:0}
th{font-size:.72rem}
.wordy,.wordy tbody,.wordy caption{display:block}.wordy thead{position:absolute;clip-path:inset(50%)}
.wordy tr{display:flex;flex-wrap:wrap;gap:0 .9rem;padding:.35rem 0;border-bottom:1px solid var(--rule)}
.wordy td{border:0;padding:0;font-size:.9rem}.wordy td:first-child{width:100%;font-weight:bold}
.wordy td:empty{display:none}.wordy td[data-head]::before{content:attr(data-head)" ";color:var(--dim)}}
@media print{.langs,nav{display:none}details>*{display:block}}
"""


def shown(languages: tuple[str, ...]) -> str:
    """Return the style that shows the page of the chosen language and marks its button.

    A browser too old for it shows all pages.
    """
    pages = ",".join(f"body:has(#pick-{lang}:checked) .page.{lang}" for lang in languages)
    buttons = ",".join(f"#pick-{lang}:checked+label" for lang in languages)
    focus = ",".join(f"#pick-{lang}:focus-visible+label" for lang in languages)
    return (
        f"{pages}{{display:block}}\n{buttons}{{background:var(--mark);color:var(--paper);border-color:var(--mark)}}\n"
        f"{focus}{{outline:2px solid var(--ink)}}\n"
    )


# --- the file ---


POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
"""A policy that nothing is loaded or run, even if a tag were to slip through."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """The page of one language: the language's own name, the title, and the content as HTML."""

    lang: str
    language: str
    title: str
    main: str


def document(leaves: Sequence[Leaf], style: str = "") -> str:
    """Return the file; the first page is shown at first. `style` is added to the usual style."""
    first, languages = leaves[0], tuple(leaf.lang for leaf in leaves)
    head = [
        empty("meta", charset="utf-8"),
        empty("meta", name="viewport", content="width=device-width, initial-scale=1"),
        empty("meta", http_equiv="Content-Security-Policy", content=POLICY),
        empty("meta", name="referrer", content="no-referrer"),
        tag("title", text(first.title)),
        tag("style", f"{STYLE}{style}{shown(languages)}"),
    ]
    picks = []  # the button of each language, which shows its page, and the button's label
    for leaf in leaves:
        id_, label = f"pick-{leaf.lang}", leaf.language
        on = leaf is first
        picks += [
            empty("input", type="radio", name="lang", id=id_, class_="pick", checked=on, aria_label=label),
            tag("label", text(label), for_=id_, lang=leaf.lang),
        ]
    called = " · ".join(leaf.language for leaf in leaves)
    body = [
        tag("div", *picks, class_="langs", role="region", aria_label=called),
        *(leaf.main for leaf in leaves),
    ]
    html = tag("html", tag("head", *head), "\n", tag("body", *body), lang=first.lang)
    return f"<!DOCTYPE html>\n{html}\n"
