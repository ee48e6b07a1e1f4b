"""A typed line cut into its parts: words, dice after `=`, the umpire's reason after `!`."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData

QUOTES = {'"': '"', "«": "»", "“": "”"}
APOSTROPHE = "'"
"""It quotes too, but only around whole words, as it also stands within words."""
OPENS, CLOSES = "{", "}"
DICE, DESPITE, COMMENT = "=", "!", "#"
MANY_WORDS = 10_000
"""More words than the orders of both languages and the names of a battle have."""


@dataclass(frozen=True, slots=True)
class Line:
    """A typed line: its words (quotes kept), faces and reason if there are any."""

    words: tuple[str, ...] = ()
    faces: str | None = None
    despite: str | None = None


LONGEST_LINE = 5000
"""The most letters of a line: ten times the longest order with a note or a reason."""


def cut(text: str) -> Line:
    """The parts of a line; a comment has none.

    Raises `BadData` if it is too long, or a quote or brace is open.
    """
    if len(text) > LONGEST_LINE:
        raise BadData("too-long", about={"found": len(text), "most": LONGEST_LINE})
    order, despite = _umpire(text)
    words = list(_joined(_words(order)))
    at = next((place for place, word in enumerate(words) if word.startswith(DICE)), None)
    faces = None if at is None else " ".join([words[at][1:], *words[at + 1 :]]).strip()
    return Line(tuple(words[:at]), faces, despite)


def is_comment(text: str) -> bool:
    """Whether a line is empty or a comment."""
    return not text.strip() or text.lstrip().startswith(COMMENT)


def pieces(text: str, sign: str) -> list[str]:
    """A value cut at a sign, but not inside quotes or braces. Raises `BadData` as `cut` does."""
    found, part = [], ""
    for letter, free in _watched(text):
        if free and letter == sign:
            found.append(part.strip())
            part = ""
        else:
            part += letter
    return [*found, part.strip()]


def bare(word: str) -> str:
    """A word without its quotes, or those of its parts."""
    text, closing = "", ""
    for place, letter in enumerate(word):
        if letter == closing and _ends(word, place):
            closing = ""
        elif not closing and (opened := _opens(word, place)):
            closing = opened
        else:
            text += letter
    return text.strip()


def _opens(text: str, place: int) -> str:
    """The closing sign of the quotes that open here; "" if none do."""
    if text[place] != APOSTROPHE:
        return QUOTES.get(text[place], "")
    begins = place == 0 or text[place - 1].isspace() or text[place - 1] in "=,{"
    ends = (at for at in range(place + 1, len(text)) if text[at] == APOSTROPHE and _ends(text, at))
    return APOSTROPHE if begins and any(ends) else ""


def _ends(text: str, place: int) -> bool:
    """Whether quotes can close here: an apostrophe only at the end of a word."""
    after = text[place + 1 : place + 2]
    return text[place] != APOSTROPHE or not after or after.isspace() or after in ",}="


@lru_cache(maxsize=MANY_WORDS)
def plain(word: str) -> str:
    """A word as it is compared: lower case without accents, dashes as blanks, one kind of apostrophe."""
    letters = unicodedata.normalize("NFKD", word.casefold().replace("’", APOSTROPHE))
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub(r"[\s_-]+", " ", bare).strip()


def quoted(text: str) -> str:
    """A text as one word, in quotes if necessary. Raises `ValueError` if no quotes will do."""
    if text and not re.search(r"[\s,={}#!\"«»“”]", text) and not text.startswith(("-", APOSTROPHE)):
        return text
    opens = next((left for left, right in QUOTES.items() if left not in text and right not in text), None)
    if opens is None or "\n" in text:
        raise ValueError(text)
    return f"{opens}{text}{QUOTES[opens]}"


def _umpire(text: str) -> tuple[str, str | None]:
    """The order, and the text after the first `!` that begins a word."""
    before = " "
    for place, (letter, free) in enumerate(_watched(text)):
        if free and letter == DESPITE and before.isspace():
            return text[:place], text[place + 1 :].strip()
        before = letter
    return text, None


def _words(text: str) -> Iterator[str]:
    word = ""
    for letter, free in _watched(text):
        if free and letter.isspace():
            if word:
                yield word
            word = ""
        else:
            word += letter
    if word:
        yield word


def _joined(words: Iterator[str]) -> Iterator[str]:
    """The words, with those joined that have a comma between them: `R1.1, R1.2`."""
    held = ""
    for word in words:
        held += word
        if not word.endswith(","):
            yield held
            held = ""
    if held:
        yield held


def _watched(text: str) -> Iterator[tuple[str, bool]]:
    """Every letter, and whether it is outside quotes and braces. Raises `BadData` if one stays open."""
    closing, depth = "", 0
    for place, letter in enumerate(text):
        free = not closing and not depth
        if closing:
            closing = "" if letter == closing and _ends(text, place) else closing
        elif opened := _opens(text, place):
            closing = opened
        elif letter == OPENS:
            depth += 1
        elif letter == CLOSES and depth:
            depth -= 1
        yield letter, free
    if closing or depth:
        raise BadData("line-left-open", about={"found": closing or CLOSES})


def wordless(text: str) -> bool:
    """Whether a text has no letter, as faces or a distance: it is no reason for anything."""
    return not any(map(str.isalpha, text))
