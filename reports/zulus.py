"""All that is printed of *Zulus on the Ramparts!*: papers, none of them made yet."""

from collections.abc import Iterator

from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.pack import components
from reports.content.zulus import pieces
from reports.paper import Paper, named
from reports.pdf.counters import printed_counters
from reports.pdf.paint import Printed
from reports.pdf.zulus.board import printed_board
from reports.pdf.zulus.cards import printed_faces
from reports.pdf.zulus.emblems import EMBLEMS


def set_papers(edition: int, lang: str, paper: str) -> Iterator[Paper]:
    """Our own set of an edition, for a table: cards, chits and markers, board."""
    found = ZULUS.packs.own_set(edition)
    box, statement = components(found), found.top.head.statement(lang)

    def cut_out() -> Printed:
        chits, markers = (
            printed_counters(each(lang, box, statement), paper, EMBLEMS)
            for each in (pieces.chits, pieces.markers)
        )
        return Printed((*chits.pages, *markers.pages), chits.about)

    yield named(lang, "deck", lambda: printed_faces(pieces.cards(lang, box, statement), paper))
    yield named(lang, "pieces", cut_out)
    yield named(lang, "board", lambda: printed_board(pieces.board(lang, box, statement), paper))
