"""The styles of text with their sizes in points, none under 8 at any scale; and the colours."""

from heart_africa.core.dataclass import dataclass, replace
from reports.pdf.fonts import Face

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
    """A face, its size and leading in points, its colour, and the space added between letters."""

    face: Face
    size: float
    leading: float
    colour: Colour = INK
    tracking: float = 0.0

    def scaled(self, factor: float) -> "Style":
        """Return the style larger or smaller, but never under the least size."""
        size = max(LEAST, self.size * factor)
        return replace(self, size=size, leading=self.leading * size / self.size)

    def sized(self, size: float) -> "Style":
        """Return the style at another size."""
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
