"""All that is printed of *Zulus on the Ramparts!*."""

from collections.abc import Callable, Mapping

from heart_africa.companions.zulus.description import ZULUS
from reports.companions import OwnSet, PrintedGame
from reports.content.zulus import pieces
from reports.content.zulus.reference import reference
from reports.content.zulus.story import story
from reports.pdf.counters import printed_counters
from reports.pdf.faces import printed_faces
from reports.pdf.paint import Printed
from reports.pdf.zulus.board import printed_board
from reports.pdf.zulus.cards import card
from reports.pdf.zulus.emblems import EMBLEMS

SET: Mapping[str, Callable[[OwnSet], Printed]] = {
    "deck": lambda own: printed_faces(pieces.cards(*own.of), own.size, card),
    "pieces": lambda own: printed_counters(
        own.size, pieces.chits(*own.of), pieces.markers(*own.of), emblems=EMBLEMS
    ),
    "board": lambda own: printed_board(pieces.board(*own.of), own.size),
}
"""Cards, chits and markers, the board."""
PRINTED = PrintedGame(ZULUS, SET, reference, story, lambda state: state.turn)
