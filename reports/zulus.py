"""All that is printed of *Zulus on the Ramparts!*."""

from collections.abc import Callable, Iterator

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


def _set(own: OwnSet) -> Iterator[tuple[str, Callable[[], Printed]]]:
    """Cards, chits and markers, board."""
    of, size = (own.lang, own.box, own.statement), own.size
    sorts = (pieces.chits, pieces.markers)
    yield "deck", lambda: printed_faces(pieces.cards(*of), size, card)
    yield "pieces", lambda: printed_counters(size, *(each(*of) for each in sorts), emblems=EMBLEMS)
    yield "board", lambda: printed_board(pieces.board(*of), size)


PRINTED = PrintedGame(ZULUS, _set, reference, story, lambda state: state.turn)
