"""Words and numbers of the command line as facts of the rules: troops, inches, choices."""

import re
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import TypeVar

from heart_africa.core.messages import LANGUAGES, say
from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest
from heart_africa.language.narration import name
from heart_africa.rules.book import BAGGAGE, NO_TROOP, Book
from heart_africa.terminal.options import one_of, within

MOST_FIGURES, MOST_INCHES = 200, 999
INCHES = re.compile(r"(\d{1,4}(?:[.,]\d{1,3})?)\s*(?:″|''|\"|in)?")
Choice = TypeVar("Choice", bound=StrEnum)


def troop_of(book: Book, word: str, option: str, more: Iterable[str] = NO_TROOP) -> str:
    """The troop of that id or name, in either language. Raises `BadData` with the nearest."""
    known = [*book.troops, *more]
    named = {name(lang, kind, id_).lower(): id_
             for id_ in known for lang in LANGUAGES for kind in ("troop", "figure")}  # fmt: skip
    found = named.get(word.lower(), word.lower().replace("-", "_").replace(" ", "_"))
    if found not in known:
        near, allowed = nearest(found, known), ", ".join(known)
        about = {"what": "troop", "found": word, "nearest": near, "allowed": allowed}
        raise BadData("unknown-id", key=option, about=about)
    return found


def inches_of(text: str, option: str) -> float:
    """A distance such as 13, 13.5, 13,5 or 13″. Raises `BadData`."""
    found = INCHES.fullmatch(text.strip())
    if not found:
        raise BadData("not-inches", key=option, about={"found": text})
    distance = float(found[1].replace(",", "."))
    if distance > MOST_INCHES:
        raise BadData("out-of-range", key=option, about={"found": text, "side": "most", "bound": MOST_INCHES})
    return distance


def count_of(number: int, option: str, least: int = 1) -> int:
    """A number of figures. Raises `BadData`."""
    return within(number, least, MOST_FIGURES, option)


def choice_of(kind: type[Choice], word: str, option: str) -> Choice:
    """One of the values of a set, written with dashes. Raises `BadData`."""
    return kind(one_of(word.replace("_", "-"), written(kind), option).replace("-", "_"))


def written(kind: Iterable[str]) -> list[str]:
    """How the values of a set are written on the command line."""
    return [value.replace("_", "-") for value in kind]


def parts_of(text: str, option: str, shape: str) -> tuple[str, str]:
    """The two parts of a value such as `askaris=8` or `askaris:5`. Raises `BadData`."""
    for sign in ("=", ":"):
        left, found, right = text.partition(sign)
        if found and left.strip() and right.strip():
            return left.strip(), right.strip()
    raise BadData("not-a-pair", key=option, about={"found": text, "expected": shape})


def figures_of(book: Book, texts: Sequence[str], option: str, count: int = 1) -> dict[str, int]:
    """The figures of a unit: `spearmen=8 musketeers=4`, or one troop (or baggage) of so many."""
    figures: dict[str, int] = {}
    for text in texts:
        if re.search("[=:]", text):
            who, number = parts_of(text, option, "spearmen=8")
            many = whole_of(number, option)
        else:
            who, many = text, count
        troop = troop_of(book, who, option, (BAGGAGE,) if len(texts) == 1 else ())
        figures[troop] = figures.get(troop, 0) + count_of(many, option, 0)
    return figures


def whole_of(text: str, option: str) -> int:
    """A whole number inside another value. Raises `BadData`."""
    if not re.fullmatch(r"\d{1,4}", text):
        raise BadData("not-a-number", key=option)
    return int(text)


def called(lang: str, troop: str, count: int, *, enemy: bool = False, kind: str = "figure") -> list[str]:
    """Names for so many figures of a troop: "Spearman #1", "Spearman #2"; alone, without a number."""
    own = name(lang, kind, troop)
    if enemy:
        own = say(lang, "play-enemy-figure", figure=own)
    return [own] if count == 1 else [f"{own} #{number}" for number in range(1, count + 1)]
