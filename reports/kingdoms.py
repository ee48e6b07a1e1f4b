"""All that is printed of *Dark Kingdoms*: papers, none of them made yet."""

from collections.abc import Iterator
from typing import Any

from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.companions.kingdoms.drawing import drawing
from heart_africa.companions.kingdoms.pack import components
from heart_africa.companions.run import Book
from heart_africa.core.journal.journal import Journal
from reports.content.kingdoms import pieces
from reports.content.kingdoms.reference import reference
from reports.options import PaperOptions
from reports.paper import Paper, named, told
from reports.pdf.counters import printed_counters
from reports.pdf.kingdoms.cards import printed_cards
from reports.pdf.kingdoms.emblems import EMBLEMS
from reports.pdf.kingdoms.map import printed_map
from reports.pdf.kingdoms.mats import printed_mats
from reports.pdf.paint import Printed


def game_papers(_book: Book, journal: Journal[Any], _title: str, options: PaperOptions) -> Iterator[Paper]:
    """What belongs to a game that is played with our own set: all that is printed of it."""
    box = journal.state.components
    if box is not None and box.pack == KINGDOMS.packs.own_set(1).top.head.id:
        yield from set_papers(options)


def set_papers(options: PaperOptions) -> Iterator[Paper]:
    """Our own set: cards, pieces, map, players' boards, reference sheet."""
    found = KINGDOMS.packs.own_set(1)
    lang, size = options.lang, options.size
    box, statement = components(found), found.top.head.statement(lang)

    def cut_out() -> Printed:
        made = [
            printed_counters(each(lang, box, statement), size, EMBLEMS)
            for each in (pieces.counters, pieces.resources)
        ]
        return Printed(tuple(page for each in made for page in each.pages), made[0].about)

    yield named(lang, "deck", lambda: printed_cards(pieces.cards(lang, box, statement), size))
    yield named(lang, "pieces", cut_out)
    yield named(lang, "board", lambda: printed_map(pieces.board(lang, box, drawing(found), statement), size))
    yield named(lang, "mats", lambda: printed_mats(pieces.mats(lang, box, statement), size))
    yield from told("sequence", lambda in_: reference(in_, found.top.head.statement(in_)), options)
