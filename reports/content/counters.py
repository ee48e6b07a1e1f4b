"""Counters to cut out: what is laid beside figures while a state lasts, and what stands for hidden troops."""

from collections.abc import Mapping
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Literal

from heart_africa.core.citations import Rulebook, cite
from heart_africa.core.messages import say

Sign = Literal["shaken", "smoke", "fire", "ambush", "march"]


@dataclass(frozen=True, slots=True)
class Row:
    """Counters of one kind: the emblem, the word beneath it, what is written in each; `small` for figures.

    `cite`: where the book asks for it.
    """

    sign: Sign
    word: str
    cite: str
    marks: tuple[str, ...]
    small: bool = False


@dataclass(frozen=True, slots=True)
class Counters:
    """A sheet of counters in one language."""

    lang: str
    title: str
    intro: str
    rows: tuple[Row, ...]
    footer: str


RULES: Mapping[Sign, str] = {
    "shaken": "MORALE-15",
    "fire": "FIRE-06",
    "ambush": "AMBUSH-06",
    "march": "SCEN-17",
    "smoke": "RELOAD-01",
}
"""Who failed a test of morale keeps a marker; what was set on fire burns on; hidden units stand in secret
under their letters; a column marches in the order that was written down; smoke hangs before who has shot."""

MARKS: Mapping[Sign, tuple[str, ...]] = {
    "shaken": ("",) * 14,
    "fire": ("",) * 7,
    "ambush": tuple(ascii_uppercase[:7]),
    "march": tuple(str(place) for place in range(1, 15)),
    "smoke": ("",) * 36,
}
"""As many of each kind as two players need, so that they fill whole rows of one page."""


def counters(lang: str) -> Counters:
    """The counters that two players need."""
    rows = tuple(_row(lang, sign) for sign in RULES)
    footer = " · ".join(f"{row.word} ({row.cite})" for row in rows)
    return Counters(lang, say(lang, "counters-title"), say(lang, "counters-intro"), rows, footer)


def _row(lang: str, sign: Sign) -> Row:
    rule = Rulebook().rule(RULES[sign])
    word, cited = say(lang, f"counters-{sign}"), cite(rule.id, rule.page, lang)
    return Row(sign, word, cited, MARKS[sign], small=sign == "smoke")
