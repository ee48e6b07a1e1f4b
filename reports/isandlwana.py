"""All that is printed of *Last Stand at Isandlwana*: papers, none of them made yet."""

from collections.abc import Iterator

from heart_africa.companions.isandlwana.description import ISANDLWANA
from heart_africa.companions.isandlwana.pack import components
from heart_africa.companions.isandlwana.state import State
from heart_africa.companions.run import Book
from heart_africa.core.journal.journal import Journal
from reports.companions import STORY
from reports.content.isandlwana import pieces
from reports.content.isandlwana.reference import reference
from reports.content.isandlwana.story import story
from reports.options import PaperOptions
from reports.paper import Paper, named, told
from reports.pdf.counters import printed_counters
from reports.pdf.isandlwana.emblems import EMBLEMS
from reports.pdf.isandlwana.map import printed_map
from reports.pdf.paint import Printed


def set_papers(edition: int, options: PaperOptions) -> Iterator[Paper]:
    """Our own set: counters, map, reference sheet."""
    found = ISANDLWANA.packs.own_set(edition)
    lang, size = options.lang, options.size
    box, statement = components(found), found.top.head.statement(lang)

    def cut_out() -> Printed:
        sorts = (each(lang, box, statement) for each in (pieces.british, pieces.zulus))
        return printed_counters(size, *sorts, emblems=EMBLEMS)

    yield named(lang, "pieces", cut_out)
    yield named(lang, "board", lambda: printed_map(pieces.hex_map(lang, box, statement), size))
    yield from told("sequence", lambda in_: reference(in_, box, found.top.head.statement(in_)), options)


def game_papers(book: Book, journal: Journal[State], title: str, options: PaperOptions) -> Iterator[Paper]:
    """The report of a game that has begun; our own set, of another box the reference sheet alone."""
    del book
    state = journal.state
    if state.units:
        yield from told(STORY, lambda in_: story(in_, journal, title), options)
    if state.components and ISANDLWANA.ours(state.box):
        yield from set_papers(1, options)
    elif state.components:
        box = state.box
        yield from told("sequence", lambda in_: reference(in_, box, ISANDLWANA.statement(in_, box)), options)
