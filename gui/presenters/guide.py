"""The user guide as the desk shows it: its text without the pictures, and where its chapters begin."""

import re
import unicodedata
from functools import cache

from heart_africa.core.dataclass import dataclass
from resources import ROOT

PLACES = (ROOT / "guide", ROOT.parent / "docs" / "guide")
"""Where it is when the program is installed, and in a copy of its source."""
PICTURE = re.compile(r"^!\[.*\]\(.*\)\n\n?", re.MULTILINE)
CHAPTER = re.compile(r"^## (\d+)\. (.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its number, its heading as it stands in the text, and the name by which links know it."""

    number: int
    heading: str
    anchor: str


@dataclass(frozen=True, slots=True)
class Guide:
    """The guide in one language: its text in Markdown, and its chapters in their order."""

    text: str
    chapters: tuple[Chapter, ...]


@cache
def guide(lang: str) -> Guide:
    """The guide in that language, or in English where it was not translated."""
    found = (place / f"{each}.md" for each in (lang, "en") for place in PLACES)
    path = next(each for each in found if each.is_file())
    text = path.read_text(encoding="utf-8")
    heads = ((int(each[1]), f"{each[1]}. {each[2]}") for each in CHAPTER.finditer(text))
    chapters = tuple(Chapter(number, heading, anchor(heading)) for number, heading in heads)
    return Guide(PICTURE.sub("", text), chapters)


def anchor(heading: str) -> str:
    """The name of a heading in links, as Markdown makes it: "3. Build an army" is "3-build-an-army"."""
    kept = (each for each in heading.lower() if each in "- " or unicodedata.category(each)[0] in "LN")
    return "".join(kept).replace(" ", "-")
