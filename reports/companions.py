"""All that is printed of a companion, none of it made yet: `reports.<kind>` has its `PRINTED`."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib import import_module
from typing import Any, NamedTuple

from heart_africa.companions.companion import Companion
from heart_africa.companions.packs import Stack
from heart_africa.companions.run import Book
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Journal
from heart_africa.journal_kinds.companions import rules_class
from reports.content.sheet import Sheet
from reports.options import PaperOptions
from reports.paper import Paper, named, told
from reports.pdf.paint import Printed

STORY = "story"
"""What the report of a game is called among its papers."""


class OwnSet(NamedTuple):
    """Its own set as it is printed: in which language, on which paper, its packs, their pieces."""

    lang: str
    size: str
    packs: Stack[Any]
    box: Any

    @property
    def statement(self) -> str:
        """What the set says of itself."""
        return self.packs.top.head.statement(self.lang)

    @property
    def of(self) -> tuple[str, Any, str]:
        """What each of its sheets is made of: the language, the pieces, the statement."""
        return self.lang, self.box, self.statement


@dataclass(frozen=True)
class PrintedGame:
    """The papers of a companion.

    `set_`: what its own set consists of, each sheet by its name; `reference`: the sheet of a box that states
    whose it is, in a language; `story`: a game in prose, once it has `begun`.
    """

    companion: Companion
    set_: Mapping[str, Callable[[OwnSet], Printed]]
    reference: Callable[[str, Any, str], Sheet]
    story: Callable[[str, Book, Journal[Any], str], Sheet]
    begun: Callable[[Any], object]

    def set_papers(self, edition: int, options: PaperOptions) -> Iterator[Paper]:
        """Its own set of an edition, and the reference sheet."""
        packs = self.companion.packs.own_set(edition)
        box = rules_class(self.companion.kind).pieces(packs)
        own = OwnSet(options.lang, options.size, packs, box)
        for what, make in self.set_.items():
            yield named(own.lang, what, partial(make, own))
        yield from told(
            "sequence", lambda lang: self.reference(lang, box, own._replace(lang=lang).statement), options
        )

    def game_papers(
        self, book: Book, journal: Journal[Any], title: str, options: PaperOptions
    ) -> Iterator[Paper]:
        """The story of a game that has begun; our own set, of another box the reference sheet alone."""
        state, of = journal.state, self.companion
        if self.begun(state):
            yield from told(STORY, lambda lang: self.story(lang, book, journal, title), options)
        if state.components and of.ours(state.box):
            yield from self.set_papers(rules_class(of.kind).edition(state), options)
        elif state.components:
            yield from told(
                "sequence",
                lambda lang: self.reference(lang, state.box, of.statement(lang, state.box)),
                options,
            )


def papers_of(kind: str) -> PrintedGame:
    """The papers of a companion; their module is read when they are first asked for."""
    found: PrintedGame = import_module(f"reports.{kind}").PRINTED
    return found
