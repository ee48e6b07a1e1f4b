"""The faces: loaded once, measured quickly, and able to show any text; this reads the font files.

A character that a face lacks is set in the text face, or in its compatible form, or as a visible box; one
without a shape of its own (controls, joiners, variation selectors) is dropped.
"""

import unicodedata
from enum import StrEnum
from functools import cache, lru_cache

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from resources import ROOT

FOLDER = ROOT / "fonts"
BOX = "□"


class Face(StrEnum):
    """The faces by the names of their files in `resources/fonts`."""

    DISPLAY = "Alegreya-ExtraBold"
    ITALIC = "Alegreya-MediumItalic"
    TEXT = "HeartText-Regular"
    BOLD = "HeartText-Bold"
    SLANTED = "HeartText-Italic"


FALLBACK = {
    Face.DISPLAY: Face.BOLD,
    Face.ITALIC: Face.SLANTED,
    Face.TEXT: Face.TEXT,
    Face.BOLD: Face.BOLD,
    Face.SLANTED: Face.SLANTED,
}


@cache
def _font(face: Face) -> TTFont:
    """Return the font of a face, registered with ReportLab when first asked for."""
    font = TTFont(face.value, str(FOLDER / f"{face.value}.ttf"))
    pdfmetrics.registerFont(font)
    return font


def load() -> None:
    """Load all faces, so that they can be drawn with."""
    for face in Face:
        _font(face)


@cache
def _widths(face: Face) -> dict[int, float]:
    """Return the widths of a face's characters in thousandths of the size."""
    found: dict[int, float] = _font(face).face.charWidths
    return found


def width(text: str, face: Face, size: float, tracking: float = 0.0) -> float:
    """Return how wide a text is in points; every character has to be in the face."""
    widths = _widths(face)
    return sum(widths[ord(letter)] for letter in text) * size / 1000 + tracking * len(text)


@lru_cache(maxsize=4096)
def runs(text: str, face: Face) -> tuple[tuple[Face, str], ...]:
    """Return the text as runs, each in a face that has its characters."""
    found: list[tuple[Face, str]] = []
    for letter in unicodedata.normalize("NFC", text):
        for chosen, shown in _shown(letter, face):
            if found and found[-1][0] is chosen:
                found[-1] = (chosen, found[-1][1] + shown)
            else:
                found.append((chosen, shown))
    return tuple(found)


@lru_cache(maxsize=4096)
def _shown(letter: str, face: Face) -> tuple[tuple[Face, str], ...]:
    """Return the face and the characters by which one character is shown; none if it has no shape."""
    if letter.isspace():
        return ((face, " "),)
    if unicodedata.category(letter) in {"Cc", "Cf"} or unicodedata.name(letter, "").startswith("VARIATION"):
        return ()
    for chosen in (face, FALLBACK[face]):
        for shown in (letter, unicodedata.normalize("NFKC", letter)):
            if all(ord(part) in _widths(chosen) for part in shown):
                return ((chosen, shown),)
    return ((FALLBACK[face], BOX),)
