"""The user guide as the desk shows it: its text without pictures, and its chapters."""

import re
import unicodedata
from functools import cache

from heart_africa.core.dataclass import dataclass
from resources import ROOT

PLACES = (ROOT / "guide", ROOT.parent / "docs" / "guide")
"""The folders of the guide: as installed, and in a copy of the source."""
PICTURE = re.compile(r"^!\[.*\]\(.*\)\n\n?", re.MULTILINE)
CHAPTER = re.compile(r"^## (\d+)\. (.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its number, its heading in the text, and its anchor in links."""

    number: int
    heading: str
    anchor: str


@dataclass(frozen=True, slots=True)
class Guide:
    """The guide in one language: its Markdown text and its chapters."""

    text: str
    chapters: tuple[Chapter, ...]


@cache
def guide(lang: str) -> Guide:
    """The guide in that language, or in English if it was not translated."""
    found = (place / f"{each}.md" for each in (lang, "en") for place in PLACES)
    path = next(each for each in found if each.is_file())
    text = path.read_text(encoding="utf-8")
    heads = ((int(each[1]), f"{each[1]}. {each[2]}") for each in CHAPTER.finditer(text))
    chapters = tuple(Chapter(number, heading, anchor(heading)) for number, heading in heads)
    return Guide(PICTURE.sub("", text), chapters)


def anchor(heading: str) -> str:
    """The anchor of a heading, as Markdown makes it: "3. Build an army" is "3-build-an-army"."""
    kept = (each for each in heading.lower() if each in "- " or unicodedata.category(each)[0] in "LN")
    return "".join(kept).replace(" ", "-")
