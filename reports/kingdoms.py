"""All that is printed of *Dark Kingdoms*: papers, none of them made yet."""

from collections.abc import Iterator

from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.companions.kingdoms.drawing import drawing
from heart_africa.companions.kingdoms.pack import components
from heart_africa.companions.kingdoms.state import State
from heart_africa.companions.run import Book
from heart_africa.core.journal.journal import Journal
from reports.companions import STORY
from reports.content.kingdoms import pieces
from reports.content.kingdoms.reference import reference
from reports.content.kingdoms.story import story
from reports.options import PaperOptions
from reports.paper import Paper, named, told
from reports.pdf.counters import printed_counters
from reports.pdf.faces import printed_faces
from reports.pdf.kingdoms.cards import card
from reports.pdf.kingdoms.emblems import EMBLEMS
from reports.pdf.kingdoms.map import printed_map
from reports.pdf.kingdoms.mats import printed_mats
from reports.pdf.paint import Printed


def set_papers(edition: int, options: PaperOptions) -> Iterator[Paper]:
    """Our own set: cards, pieces, map, players' boards, reference sheet."""
    found = KINGDOMS.packs.own_set(edition)
    lang, size = options.lang, options.size
    box, statement = components(found), found.top.head.statement(lang)

    def cut_out() -> Printed:
        sorts = (each(lang, box, statement) for each in (pieces.counters, pieces.resources))
        return printed_counters(size, *sorts, emblems=EMBLEMS)

    yield named(lang, "deck", lambda: printed_faces(pieces.cards(lang, box, statement), size, card))
    yield named(lang, "pieces", cut_out)
    yield named(lang, "board", lambda: printed_map(pieces.board(lang, box, drawing(found), statement), size))
    yield named(lang, "mats", lambda: printed_mats(pieces.mats(lang, box, statement), size))
    yield from told("sequence", lambda in_: reference(in_, found.top.head.statement(in_)), options)


def game_papers(book: Book, journal: Journal[State], title: str, options: PaperOptions) -> Iterator[Paper]:
    """The report of a game that has begun; our own set, of another box the reference sheet alone."""
    del book
    state = journal.state
    if state.players:
        yield from told(STORY, lambda in_: story(in_, journal, title), options)
    if state.components is None or KINGDOMS.ours(state.box):
        yield from set_papers(1, options)
    else:
        yield from told("sequence", lambda in_: reference(in_, KINGDOMS.statement(in_, state.box)), options)
