"""What the counters of *Last Stand at Isandlwana* show, by the names of their signs."""

from collections.abc import Mapping
from functools import partial

from reports.pdf import signs
from reports.pdf.counters import Emblem, banner, crate, letters, star
from reports.pdf.fonts import Face
from reports.pdf.marks import Box, Laid, Mark
from reports.pdf.styles import EARTH, GREY, INK, PALE, WHITE, Colour, Style
from reports.pdf.wrap import text

START = Style(Face.TEXT, 8, 8, GREY)


def strong(fill: Colour, side: float, words: str) -> Laid:
    """The strength in large letters on a band; beneath it the hex or turn of the start, or a dot."""
    strength, _, start = words.partition("|")
    ink = WHITE if fill in {EARTH, INK} else INK
    marks: list[Mark] = [Box(-side * 0.3, 0, side * 1.6, side * 0.64, 0.5, fill)]
    marks += letters(strength, side, 0.62, ink, 0.31)
    marks += text(start, START, side * 1.6, "centre").at(-side * 0.3, side * 0.68)
    return Laid(side, tuple(marks))


def noted(sign: Emblem, side: float, words: str) -> Laid:
    """A sign with a number beneath it: the hex or turn of the start."""
    start = text(words, START, side * 1.6, "centre")
    return Laid(side, (*sign(side * 0.66, "").at(side * 0.17, 0), *start.at(-side * 0.3, side * 0.68)))


def square(side: float, _words: str) -> Laid:
    """A square of bayonets."""
    outer = Box(side * 0.12, side * 0.12, side * 0.76, side * 0.76, side * 0.07, PALE)
    return Laid(side, (outer, Box(side * 0.36, side * 0.36, side * 0.28, side * 0.28, side * 0.05, EARTH)))


EMBLEMS: Mapping[str, Emblem] = {
    "company": partial(strong, EARTH),
    "ad-hoc": partial(strong, INK),
    "detachment": partial(strong, PALE),
    "leader": partial(noted, star),
    "wagon": partial(noted, crate),
    "colours": partial(noted, banner),
    "turn": signs.onward,
    "square": square,
    "done": signs.spent,
    "zulu": signs.shield,
}
