"""All that is printed of a companion: `reports.<kind>` has it, as `PrintedGame` says."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any, Protocol, cast

from heart_africa.companions.run import Book
from heart_africa.core.journal.journal import Journal
from reports.options import PaperOptions
from reports.paper import Paper

STORY = "story"
"""What the report of a game is called among its papers."""


class PrintedGame(Protocol):
    """The papers of a companion, none of them made yet."""

    def set_papers(self, edition: int, options: PaperOptions, /) -> Iterator[Paper]:
        """Its own set of an edition."""

    def game_papers(
        self, book: Book, journal: Journal[Any], title: str, options: PaperOptions, /
    ) -> Iterator[Paper]:
        """The story of a game once it has begun, and what else belongs to it."""


def papers_of(kind: str) -> PrintedGame:
    """The papers of a companion; their module is read when they are first asked for."""
    return cast("PrintedGame", import_module(f"reports.{kind}"))
