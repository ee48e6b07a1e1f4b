"""One name for one thing: no word that has been given up stands in a message, the guide or the README.

`retired_words.toml` holds them by language, each with the word to be used in its place; the glossary of the guide
explains those. The words of orders, fields and values stay as people have them in their scripts.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from heart_africa.core.messages import FOLDER, LANGUAGES, STANDS_IN

ROOT = Path(__file__).parents[1]
RETIRED = tomllib.loads((Path(__file__).parent / "retired_words.toml").read_text(encoding="utf-8"))
TYPED = re.compile(rf"^({'|'.join(STANDS_IN)})-[\w-]+ = .*$", re.MULTILINE)
SPANISH = "## En un minuto"
"""Where the Spanish half of the README begins."""


@cache
def texts(lang: str) -> tuple[tuple[str, str], ...]:
    """What people read in a language, by the file it stands in: without comments, and without what is typed."""
    english, _, spanish = (ROOT / "README.md").read_text(encoding="utf-8").partition(SPANISH)
    found = [("README.md", english if lang == "en" else spanish)]
    found.append(("guide", (ROOT / "docs" / "guide" / f"{lang}.md").read_text(encoding="utf-8")))
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        text = re.sub(r"(?m)^#.*$", "", path.read_text(encoding="utf-8"))
        found.append((path.name, TYPED.sub("", text) if path.stem == "orders" else text))
    return tuple(found)


def sentences(lang: str) -> Iterator[tuple[str, str]]:
    """Each line with its file; the id of a message is not said to anybody."""
    for name, text in texts(lang):
        for line in text.splitlines():
            yield name, re.sub(r"^\s*(?:\*?\[[\w ]+\]|[\w-]+ =|\.[\w-]+ =)", "", line)


@pytest.mark.parametrize(
    ("lang", "word", "instead"), [(lang, *pair) for lang in LANGUAGES for pair in RETIRED[lang].items()]
)
def test_a_word_that_has_been_given_up_is_not_said(lang: str, word: str, instead: str) -> None:
    sought = re.compile(rf"\b(?:{word})\b", re.IGNORECASE)

    assert [(name, line) for name, line in sentences(lang) if sought.search(line)] == [], instead


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_are_those_of_print(lang: str) -> None:
    """No straight apostrophe between letters; quotes within quotes are of another kind."""
    nested = re.compile(r"“[^”]*“" if lang == "en" else r"«[^»]*«")
    said = [(name, line) for name, line in sentences(lang) if name.endswith(".ftl")]

    assert [each for each in said if re.search(r"\w'\w", each[1])] == []
    assert [each for each in said if nested.search(each[1])] == []
