"""All that is printed of *Dark Kingdoms*."""

from collections.abc import Callable, Iterator

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


def _set(own: OwnSet) -> Iterator[tuple[str, Callable[[], Printed]]]:
    """Cards, pieces, map, players' boards."""
    of, size = (own.lang, own.box, own.statement), own.size
    sorts = (pieces.counters, pieces.resources)
    yield "deck", lambda: printed_faces(pieces.cards(*of), size, card)
    yield "pieces", lambda: printed_counters(size, *(each(*of) for each in sorts), emblems=EMBLEMS)
    yield "board", lambda: printed_map(pieces.board(*of, drawing(own.packs)), size)
    yield "mats", lambda: printed_mats(pieces.mats(*of), size)


PRINTED = PrintedGame(KINGDOMS, _set, reference, story, lambda state: state.players)
