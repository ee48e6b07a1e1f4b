"""The cards of a set of *Dark Kingdoms*: nine to a page, with marks to cut by."""

from collections.abc import Iterator, Mapping

from heart_africa.core.dataclass import replace
from heart_africa.core.messages import say
from reports.content.kingdoms.pieces import Face, Faces
from reports.content.sheet import Align
from reports.pdf import signs
from reports.pdf.counters import Emblem, banner
from reports.pdf.deck import ACROSS, DOWN, INSET, KICKER, NAME, NAMES, PAD, ROOM, RULES, laid_out, on_edge
from reports.pdf.fonts import Face as Type
from reports.pdf.kingdoms.emblems import RESOURCES, army, settlement
from reports.pdf.marks import Bookmark, Box, Laid, Mark, space, stack, tagged, untagged
from reports.pdf.pages import PAPERS, PaperSize
from reports.pdf.paint import About, Page, Printed
from reports.pdf.styles import EARTH, FOOT, PALE, WHITE, Style
from reports.pdf.wrap import fitted, shortened, text

COLUMNS, ROWS = 3, 3
MARGIN = 21.0
PLUS = Style(Type.BOLD, 13, 15, WHITE)
TILE = 24.0
ALIGNS: tuple[Align, ...] = ("left", "centre", "right")
SIZES = ((11.0, 13.6), (10.0, 12.2), (9.0, 11.0))
HIGH = DOWN - PAD - 12.0
SIGN, LEAST = 90.0, 30.0
SIGNS: Mapping[str, Emblem] = {
    **dict[str, Emblem](RESOURCES.items()),
    "turn": army,
    "attacked": signs.wall,
    "production": settlement,
    "britannia": banner,
}
"""What stands pale and large behind the text: when a card is played, or of what resource it tells."""


def printed_cards(found: Faces, paper: str) -> Printed:
    """The cards laid out. Raises `KeyError` for a paper that there is not."""
    return Printed(tuple(pages(found, PAPERS[paper])), About(found.title, "", found.statement, found.lang))


def pages(found: Faces, paper: PaperSize) -> Iterator[Page]:
    """As many pages as the cards fill."""
    per_page = COLUMNS * ROWS
    count = -(-len(found.faces) // per_page)
    for number in range(count):
        chunk = found.faces[number * per_page : (number + 1) * per_page]
        left, top, marks = laid_out(
            [card(face) for face in chunk], (paper.across, paper.down), (COLUMNS, ROWS)
        )
        page = say(found.lang, "pdf-page", page=number + 1, pages=count)
        for place, words in enumerate((found.title, found.faces[0].badge, page)):
            foot = text(shortened(words, FOOT, ACROSS - 8), FOOT, ACROSS - 8, ALIGNS[place])
            marks.extend(foot.at(left + place * ACROSS + 4, paper.down - top + min(5, top - MARGIN)))
        yield Page(paper.across, paper.down, tuple(marks))


def card(face: Face) -> Laid:
    """A card: its frame, its deck, its title, its +1, its text, and on its lower edge whose set it is."""
    frame = Box(INSET, INSET, ACROSS - 2 * INSET, DOWN - 2 * INSET, line=0.9, round=7)
    body = stack([_head(face), *_text(face)])
    side = min(HIGH - body.height - 16, SIGN)
    behind = signs.faded(SIGNS[face.sign](side, "").marks) if side > LEAST else ()
    sign = Laid(side, behind).at((ACROSS - side) / 2, DOWN - PAD - 14 - side)
    return Laid(
        DOWN,
        (Bookmark(0, face.title, 0), frame, *sign, *body.at(PAD, PAD), *on_edge(face.badge, KICKER)),
    )


def _head(face: Face) -> Laid:
    room = ROOM - (TILE + 4 if face.tile else 0)
    name = tagged("H1", untagged(fitted(face.title, NAME, ROOM - 8, NAMES)))
    box = Box(0, 0, ROOM, name.height + 6, line=0.8, fill=PALE, round=2)
    row: list[Mark] = [*text(face.kicker.upper(), KICKER, room).at(0, 6)]
    if face.tile:
        plus = text(face.tile, PLUS, TILE, "centre")
        row.append(Box(ROOM - TILE, 0, TILE, TILE - 4, fill=EARTH, round=4))
        row += plus.at(ROOM - TILE, (TILE - 4 - plus.height) / 2)
    return stack([Laid(TILE, tuple(row)), Laid(name.height + 6, (box, *name.at(4, 2.5))), space(8)])


def _text(face: Face) -> list[Laid]:
    """The text at the largest size at which all of it fits."""
    lines: list[Laid] = []
    used = _head(face).height
    for size, leading in SIZES:
        style = replace(RULES, size=size, leading=leading)
        lines = [piece for words in face.text for piece in (text(words, style, ROOM), space(6))]
        if used + stack(lines).height <= HIGH:
            break
    return lines
