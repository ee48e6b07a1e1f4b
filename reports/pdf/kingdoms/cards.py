"""What stands on the cards of a set of *Dark Kingdoms*."""

from collections.abc import Mapping

from reports.content.kingdoms.pieces import Face
from reports.pdf import signs
from reports.pdf.counters import Emblem, banner
from reports.pdf.deck import ACROSS, DOWN, KICKER, NAME, NAMES, PAD, ROOM
from reports.pdf.faces import HIGH, LEAST, framed, said
from reports.pdf.fonts import Face as Type
from reports.pdf.kingdoms.emblems import RESOURCES, army, settlement
from reports.pdf.marks import Box, Laid, Mark, space, stack, tagged, untagged
from reports.pdf.styles import EARTH, PALE, WHITE, Style
from reports.pdf.wrap import fitted, text

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
    room = ROOM - (TILE + 4 if face.tile else 0)
    name = tagged("H1", untagged(fitted(face.title, NAME, ROOM - 8, NAMES)))
    box = Box(0, 0, ROOM, name.height + 6, line=0.8, fill=PALE, round=2)
    row: list[Mark] = [*text(face.kicker.upper(), KICKER, room).at(0, 6)]
    if face.tile:
        plus = text(face.tile, PLUS, TILE, "centre")
        row.append(Box(ROOM - TILE, 0, TILE, TILE - 4, fill=EARTH, round=4))
        row += plus.at(ROOM - TILE, (TILE - 4 - plus.height) / 2)
    head = stack([Laid(TILE, tuple(row)), Laid(name.height + 6, (box, *name.at(4, 2.5))), space(8)])
    body = stack([head, *said(face, head.height, SETTINGS)])
    side = min(HIGH - body.height - 16, SIGN)
    behind = signs.faded(SIGNS[face.sign](side, "").marks) if side > LEAST else ()
    sign = Laid(side, behind).at((ACROSS - side) / 2, DOWN - PAD - 14 - side)
    return framed(face.title, face.badge, body, sign)
