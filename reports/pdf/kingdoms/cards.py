"""What stands on the cards of a set of *Dark Kingdoms*."""

from collections.abc import Mapping

from reports.content.kingdoms.pieces import Face
from reports.pdf import signs
from reports.pdf.counters import Emblem, banner
from reports.pdf.deck import KICKER, ROOM
from reports.pdf.faces import faced, titled
from reports.pdf.fonts import Face as Type
from reports.pdf.kingdoms.emblems import RESOURCES, army, settlement
from reports.pdf.marks import Box, Laid, Mark, space, stack
from reports.pdf.styles import EARTH, WHITE, Style
from reports.pdf.wrap import text

PLUS = Style(Type.BOLD, 13, 15, WHITE)
TILE = 24.0
SETTINGS = ((11.0, 13.6, 6.0), (10.0, 12.2, 6.0), (9.0, 11.0, 6.0))
SIGN = 90.0
SIGNS: Mapping[str, Emblem] = {
    **dict[str, Emblem](RESOURCES.items()),
    "turn": army,
    "attacked": signs.wall,
    "production": settlement,
    "britannia": banner,
}
"""What stands pale and large behind the text: when a card is played, or of what resource it tells."""


def card(face: Face) -> Laid:
    """A card: its deck, its title, its +1, its text."""
    kicker = text(face.kicker.upper(), KICKER, ROOM - (TILE + 4 if face.tile else 0))
    row: list[Mark] = [*kicker.at(0, 6)]
    if face.tile:
        plus = text(face.tile, PLUS, TILE, "centre")
        row.append(Box(ROOM - TILE, 0, TILE, TILE - 4, fill=EARTH, round=4))
        row += plus.at(ROOM - TILE, (TILE - 4 - plus.height) / 2)
    above = stack([Laid(TILE, tuple(row)), titled(face.title), space(8)])
    return faced(face, face.title, above, SETTINGS, SIGNS[face.sign])
