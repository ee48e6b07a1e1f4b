"""All that is printed of *Dark Kingdoms*."""

from collections.abc import Callable, Mapping

from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.companions.kingdoms.drawing import drawing
from reports.companions import OwnSet, PrintedGame
from reports.content.kingdoms import pieces
from reports.content.kingdoms.reference import reference
from reports.content.kingdoms.story import story
from reports.pdf.counters import printed_counters
from reports.pdf.faces import printed_faces
from reports.pdf.kingdoms.cards import card
from reports.pdf.kingdoms.emblems import EMBLEMS
from reports.pdf.kingdoms.map import printed_map
from reports.pdf.kingdoms.mats import printed_mats
from reports.pdf.paint import Printed

SET: Mapping[str, Callable[[OwnSet], Printed]] = {
    "deck": lambda own: printed_faces(pieces.cards(*own.of), own.size, card),
    "pieces": lambda own: printed_counters(
        own.size, pieces.counters(*own.of), pieces.resources(*own.of), emblems=EMBLEMS
    ),
    "board": lambda own: printed_map(pieces.board(*own.of, drawing(own.packs)), own.size),
    "mats": lambda own: printed_mats(pieces.mats(*own.of), own.size),
}
"""Cards, pieces, the map, players' boards."""
PRINTED = PrintedGame(KINGDOMS, SET, reference, story, lambda state: state.players)
