"""What stands above a printed map or board of a companion: its title, and with whose set it comes."""

from reports.pdf.marks import Mark, tagged, untagged
from reports.pdf.styles import FOOT, HEADING
from reports.pdf.wrap import text

EDGE = 24.0
"""The margin of such a page."""
APART = 30.0


def head(title: str, statement: str, wide: float, room: float) -> list[Mark]:
    """The title in so much room, and the statement on the right, on a page of that width."""
    right = EDGE + room + APART
    marks: list[Mark] = list(tagged("H1", untagged(text(title, HEADING, room))).at(EDGE, EDGE - 6))
    marks += text(statement, FOOT, wide - right - EDGE, "right").at(right, EDGE - 2)
    return marks
