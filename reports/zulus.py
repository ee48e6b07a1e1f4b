"""All that is printed of *Zulus on the Ramparts!*: papers, none of them made yet."""

from collections.abc import Iterator

from heart_africa.companions.run import Book
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.state import State
from heart_africa.core.journal.journal import Journal
from reports.content.zulus import pieces
from reports.content.zulus.reference import reference
from reports.content.zulus.story import story
from reports.options import PaperOptions
from reports.paper import Paper, named, told
from reports.pdf.counters import printed_counters
from reports.pdf.faces import printed_faces
from reports.pdf.paint import Printed
from reports.pdf.zulus.board import printed_board
from reports.pdf.zulus.cards import card
from reports.pdf.zulus.emblems import EMBLEMS


def set_papers(edition: int, options: PaperOptions) -> Iterator[Paper]:
    """Our own set of an edition: cards, chits and markers, board."""
    found = ZULUS.packs.own_set(edition)
    lang, size = options.lang, options.size
    box, statement = components(found), found.top.head.statement(lang)

    def cut_out() -> Printed:
        sorts = (each(lang, box, statement) for each in (pieces.chits, pieces.markers))
        return printed_counters(size, *sorts, emblems=EMBLEMS)

    yield named(lang, "deck", lambda: printed_faces(pieces.cards(lang, box, statement), size, card))
    yield named(lang, "pieces", cut_out)
    yield named(lang, "board", lambda: printed_board(pieces.board(lang, box, statement), size))
    yield from told("sequence", lambda in_: reference(in_, box, found.top.head.statement(in_)), options)


def game_papers(book: Book, journal: Journal[State], title: str, options: PaperOptions) -> Iterator[Paper]:
    """The story of a game that has begun; our own set, of another box the reference sheet alone."""
    state = journal.state
    if state.turn:
        yield from told("story", lambda in_: story(in_, book, journal, title), options)
    if state.components and ZULUS.ours(state.box):
        yield from set_papers(state.edition, options)
    elif state.components:
        yield from told(
            "sequence", lambda in_: reference(in_, state.box, ZULUS.statement(in_, state.box)), options
        )
