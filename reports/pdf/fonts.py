"""Faces, and the sizes and colours that they are set in."""

import unicodedata
from dataclasses import replace
from enum import StrEnum
from functools import cache, lru_cache
from typing import Any

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from heart_africa.core.dataclass import dataclass
from resources import ROOT

# --- the faces: loaded once, measured quickly, and made to bear any text (edge: reads the font files) ---


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
def _font(face: Face) -> Any:  # noqa: ANN401  # ReportLab's fonts are not typed
    """The font of a face, registered with ReportLab when first asked for."""
    font = TTFont(face.value, str(FOLDER / f"{face.value}.ttf"))
    pdfmetrics.registerFont(font)
    return font


def load() -> None:
    """Have every face ready to be drawn with."""
    for face in Face:
        _font(face)


@cache
def _widths(face: Face) -> dict[int, float]:
    """Widths of a face's characters in thousandths of the size."""
    found: dict[int, float] = _font(face).face.charWidths
    return found


def width(text: str, face: Face, size: float, tracking: float = 0.0) -> float:
    """How wide a text is in points; every character has to be in the face."""
    widths = _widths(face)
    return sum(widths[ord(letter)] for letter in text) * size / 1000 + tracking * len(text)


@lru_cache(maxsize=4096)
def runs(text: str, face: Face) -> tuple[tuple[Face, str], ...]:
    """The text as runs, each of characters that its face has."""
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
    """The face and the characters by which one character is shown; none if it has no shape."""
    if letter.isspace():
        return ((face, " "),)
    if unicodedata.category(letter) in {"Cc", "Cf"} or unicodedata.name(letter, "").startswith("VARIATION"):
        return ()
    for chosen in (face, FALLBACK[face]):
        for shown in (letter, unicodedata.normalize("NFKC", letter)):
            if all(ord(part) in _widths(chosen) for part in shown):
                return ((chosen, shown),)
    return ((FALLBACK[face], BOX),)


# --- the sizes that text is set in, in points; none under 8, whatever the scale ---


LEAST = 8.0
Colour = tuple[float, float, float]

INK: Colour = (0.08, 0.07, 0.06)
GREY: Colour = (0.34, 0.33, 0.32)
RULE: Colour = (0.55, 0.53, 0.50)
EARTH: Colour = (0.44, 0.17, 0.10)  # a brick red that a photocopier turns into a dark grey
PALE: Colour = (0.94, 0.93, 0.91)
WHITE: Colour = (1.0, 1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Style:
    """A face, its size and leading in points, its colour, and space added between letters."""

    face: Face
    size: float
    leading: float
    colour: Colour = INK
    tracking: float = 0.0

    def scaled(self, factor: float) -> "Style":
        """The same style larger or smaller, but never under the least size."""
        size = max(LEAST, self.size * factor)
        return replace(self, size=size, leading=self.leading * size / self.size)

    def sized(self, size: float) -> "Style":
        """The same style at another size."""
        return self.scaled(size / self.size)


KICKER = Style(Face.BOLD, 8.5, 11, EARTH, 1.3)
TITLE = Style(Face.DISPLAY, 28, 30)
SUBTITLE = Style(Face.ITALIC, 13, 17)
SECTION = Style(Face.BOLD, 8.5, 12, EARTH, 1.3)
LABEL = Style(Face.TEXT, 8, 10, GREY)
VALUE = Style(Face.BOLD, 10, 12.5)
HEADING = Style(Face.DISPLAY, 15.5, 18)
LEAD = Style(Face.ITALIC, 11.5, 15)
NUMBER = Style(Face.BOLD, 10, 13, WHITE)
POINTS = Style(Face.BOLD, 10, 13)
HEAD = Style(Face.TEXT, 8, 10, GREY)
CELL = Style(Face.TEXT, 10, 13)
ITALIC_CELL = Style(Face.ITALIC, 10.5, 13)
STRONG = Style(Face.BOLD, 10, 13)
BODY = Style(Face.TEXT, 9, 11.2)
BODY_STRONG = Style(Face.BOLD, 9, 11.2)
BODY_SLANTED = Style(Face.SLANTED, 9, 11.2)
CITE = Style(Face.TEXT, 8, 11.2, GREY)
SMALL = Style(Face.TEXT, 8.3, 10.4, GREY)
STAMP = Style(Face.DISPLAY, 17, 20)
FOOT = Style(Face.TEXT, 8, 10, GREY)
