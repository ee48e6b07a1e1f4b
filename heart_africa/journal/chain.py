"""The chain: an entry's mark covers its text and the mark before it, so that no line is changed unseen."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

FIRST = "0" * 64
"""The mark before the first entry."""


@dataclass(frozen=True, slots=True)
class Line:
    """An entry as it is kept: its number, its text and its mark."""

    number: int
    text: str
    mark: str


def mark(before: str, text: str) -> str:
    """The mark of a text that follows the entry with that mark."""
    return hashlib.sha256(f"{before}\n{text}".encode()).hexdigest()


def sound(lines: Iterable[Line]) -> int:
    """Up to which number the chain holds: the last line that is numbered and marked as it should be."""
    before, number = FIRST, 0
    for line in lines:
        if line.number != number + 1 or line.mark != mark(before, line.text):
            break
        before, number = line.mark, line.number
    return number
