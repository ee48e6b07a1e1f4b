"""The order of the alphabet, for everything that is shown in it: screen, terminal and paper alike."""

import re
import unicodedata
from functools import cache

AFTER = "\uffff"  # after every other letter that may follow the same one


@cache
def alphabetical(text: str) -> tuple[str, str]:
    """The key to sort a text by, as dictionaries of both languages do.

    Capitals and accents tell apart only what is otherwise alike, ñ stands after n, and a number before a
    greater one: "Ávila", "Zulú 9", "Zulú 10".
    """
    lower = unicodedata.normalize("NFC", text.strip()).casefold().replace("ñ", f"n{AFTER}")
    bare = "".join(each for each in unicodedata.normalize("NFKD", lower) if not unicodedata.combining(each))
    return re.sub(r"\d+", lambda number: number[0].zfill(9), bare), text
