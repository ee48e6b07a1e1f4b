"""All that is printed of *Zulus on the Ramparts!*: papers, none of them made yet."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.run import Book
from heart_africa.companions.zulus.state import State
from heart_africa.core.journal.journal import Journal
from heart_africa.core.messages import LANGUAGES
from reports.content.sheet import Sheet
from reports.content.zulus import pieces
from reports.content.zulus.reference import reference
from reports.content.zulus.story import story
from reports.html.sheet import sheet_html
from reports.paper import Paper, named
from reports.pdf.counters import printed_counters
from reports.pdf.documents import printed
from reports.pdf.paint import Printed
from reports.pdf.zulus.board import printed_board
from reports.pdf.zulus.cards import printed_faces
from reports.pdf.zulus.emblems import EMBLEMS
from reports.text import markdown


def set_papers(edition: int, lang: str, paper: str) -> Iterator[Paper]:
    """Our own set of an edition: cards, chits and markers, board."""
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
    yield from flowing(
        lang, "sequence", lambda in_: reference(in_, box, found.top.head.statement(in_)), paper
    )


def game_papers(lang: str, book: Book, journal: Journal[State], title: str, paper: str) -> Iterator[Paper]:
    """The story of a game that has begun; with our own set, its pieces and reference sheet too."""
    state = journal.state
    if state.turn:
        yield from flowing(lang, "story", lambda in_: story(in_, book, journal, title), paper)
    if state.components and state.box.pack == ZULUS.packs.own_set(state.edition).top.head.id:
        yield from set_papers(state.edition, lang, paper)


def flowing(lang: str, what: str, tell: Callable[[str], Sheet], paper: str) -> Iterator[Paper]:
    """A sheet to print, to send and, in every language, to browse."""
    languages = sorted(LANGUAGES, key=lambda each: each != lang)
    told = cache(tell)
    found = named(lang, what, lambda: printed([told(lang)], paper))
    yield found
    yield replace(found, ending="md", make=lambda: markdown(told(lang)).encode())
    yield replace(found, ending="html", make=lambda: sheet_html([told(each) for each in languages]).encode())
