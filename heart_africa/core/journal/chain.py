"""The chain: an entry's mark covers its text and the mark before it, so that no line is changed unseen.

What a journal says of itself as a whole stands in it too, as a seal before one of the entries.
"""

import hashlib
from collections.abc import Iterable
from typing import NamedTuple

from heart_africa.core.dataclass import dataclass

FIRST = "0" * 64
"""The mark before the first entry."""


class Line(NamedTuple):
    """An entry as it is kept: its number, its text and its mark."""

    number: int
    text: str
    mark: str


@dataclass(frozen=True, slots=True)
class Seal:
    """What is said of the journal as a whole, and the entry behind which that stands, 0 for the beginning.

    Journals that were begun before there were seals have theirs further on: before it nothing proves it.
    """

    after: int
    text: str


def mark(before: str, text: str) -> str:
    """The mark of a text that follows the entry with that mark."""
    return hashlib.sha256(f"{before}\n{text}".encode()).hexdigest()


def following(number: int, before: str, text: str, seal: Seal | None = None) -> Line:
    """The line that follows the one of that number and mark: between the two there may be the seal."""
    return Line(number + 1, text, mark(_sealed(number, before, seal), text))


def _sealed(number: int, before: str, seal: Seal | None) -> str:
    """The mark upon which the line behind that number builds."""
    return mark(before, seal.text) if seal is not None and seal.after == number else before


def sound(lines: Iterable[Line], seal: Seal | None = None) -> int:
    """Up to which number the chain holds: the last line that is numbered and marked as it should be."""
    before, last = FIRST, 0
    for number, text, marked in lines:
        if number != last + 1 or marked != mark(_sealed(last, before, seal), text):
            break
        before, last = marked, number
    return last
