"""Text: made harmless where others wrote it, sorted alphabetically, kept together at line ends.

A name in a file that came by mail may hold what a terminal obeys (colours, titles, the clipboard), what
reverses the direction of a line, or letters without width that make two names look alike.
"""

import csv
import io
import json
import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache

UNSAFE = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f"  # ESC, bells, and the eight-bit forms of both
    "\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"  # no width, other directions
    "\ud800-\udfff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e007f]"  # halves of letters, tags
)
"""What no terminal, page or list of names is ever given; ends of lines and tabs are not among it."""

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")


def shown(text: str) -> str:
    """The text without what a terminal would obey or hide."""
    return UNSAFE.sub("", text)


def as_json(text: str) -> str:
    """Equivalent JSON, with an escape for each letter that a terminal would obey or hide."""
    return UNSAFE.sub(lambda found: json.dumps(found[0])[1:-1], text)


def as_toml(text: str) -> str:
    """Equivalent TOML, with such letters escaped; they occur only inside its basic strings."""
    return UNSAFE.sub(lambda found: f"\\U{ord(found[0]):08x}", text)


def as_csv(columns: Sequence[str], rows: Iterable[Sequence[object]], end: str = "\n") -> str:
    """Comma-separated values under their headings.

    A text that a spreadsheet would take for a formula is preceded by an apostrophe; numbers stay numbers.
    """
    sheet = io.StringIO()
    table = csv.writer(sheet, lineterminator=end)
    table.writerow(columns)
    table.writerows([_cell(value) for value in row] for row in rows)
    return sheet.getvalue()


def _cell(value: object) -> object:
    if not isinstance(value, str):
        return value
    text = shown(value)
    return f"'{text}" if text.startswith(_FORMULA) else text


# --- the order of the alphabet ---


AFTER = "\uffff"  # after every other letter that may follow the same one


@cache
def alphabetical(text: str) -> tuple[str, str]:
    """The key by which dictionaries of both languages sort a text.

    Capitals and accents only decide between texts that are otherwise alike, ñ comes after n, and numbers are
    sorted by value: "Ávila", "Zulú 9", "Zulú 10".
    """
    lower = unicodedata.normalize("NFC", text.strip()).casefold().replace("ñ", f"n{AFTER}")
    bare = "".join(each for each in unicodedata.normalize("NFKD", lower) if not unicodedata.combining(each))
    return re.sub(r"\d+", lambda number: number[0].zfill(9), bare), text


# --- where no line ends ---


NO_BREAK = "\u00a0"
HELD = r"\b(?:págs?\.|pp?\.|n\.º) (?=\d)|(?<=\d) (?=%)"
"""A space at which no line ends, with the word before it."""
_HELD = re.compile(HELD)


def held_together(text: str) -> str:
    """The text with a no-break space between a number and the word that belongs to it."""
    return _HELD.sub(lambda found: found[0].replace(" ", NO_BREAK), text)
