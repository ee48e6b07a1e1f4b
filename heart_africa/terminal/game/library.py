"""Where journals are kept, and one of them taken out to be written on or read, with its backups."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from heart_africa.core.journal.rules import Rules
from heart_africa.core.problems import BadData
from heart_africa.core.rulings import Rulings, rulings_book
from heart_africa.storage.backups import FOLDER, Backups
from heart_africa.storage.database import place
from heart_africa.storage.documents import Document
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.journals import Library
from heart_africa.storage.places import data_folder
from heart_africa.terminal.game.health import show_aside
from heart_africa.terminal.screen import Screen

State = TypeVar("State")
BEFORE, AFTER = "before", "after"


class Kind(ABC, Generic[State]):
    """A kind of journals as the library keeps them: how it is called, its rules, its backups.

    `kind`: in files and on the command line; `beside`: the rules of a record that goes with each journal, if
    one does; `saves_as_it_goes`: whether backups are written at every occasion and around an evening, else
    once when all is done.
    """

    kind: str
    beside: Rules[Any] | None = None
    saves_as_it_goes: bool = True

    @abstractmethod
    def rules(self, rulings: Rulings) -> Rules[State]:
        """The rules of a journal that was begun with these rulings."""

    def rules_of(self, document: Document) -> Rules[State]:
        """The rules of a journal, by the rulings that it was begun with. Raises `BadData`."""
        return self.rules(rulings_book().choose(dict(document.rulings)))

    def occasion(self, before: State, after: State) -> str | None:  # noqa: ARG002  # a game without any
        """The occasion for a backup that has come between two states, in a word of small letters."""
        return None

    def may_change(self, library: Library, document: Document) -> None:
        """Raises `BadData` for a journal that is here only to be read."""

    def noted(self, library: Library, document: Document) -> Mapping[str, str]:  # noqa: ARG002  # nothing
        """What the list of journals says of one beside its name, day and entries, by ids of headings."""
        return {}


@contextmanager
def library() -> Iterator[Library]:
    """The library of this person, or that which HEART_AFRICA_DB names. Raises `BadData`."""
    with Library(place(data_folder())) as found:
        yield found


@contextmanager
def opened(game: Kind[State], name: str) -> Iterator[JournalWriter[State]]:
    """A journal by its name, to be read. Raises `BadData`."""
    with library() as shelf:
        yield writer_of(game, shelf, shelf.find(game.kind, name))


@contextmanager
def taken(game: Kind[State], screen: Screen, name: str, who: str = "") -> Iterator[JournalWriter[State]]:
    """A journal by its name, to be written on, with backups. Raises `BadData`: none, or not to be changed."""
    with library() as shelf:
        document = shelf.find(game.kind, name)
        game.may_change(shelf, document)
        writer = writer_of(game, shelf, document, who)
        with kept(game, screen, writer):
            yield writer


def writer_of(game: Kind[State], shelf: Library, document: Document, who: str = "") -> JournalWriter[State]:
    """A journal ready to be written on. Raises `BadData` where it is damaged."""
    copies = backups(game) if game.saves_as_it_goes else None
    return JournalWriter(game.rules_of(document), shelf, document, shelf.clock, who, backups=copies)


def backups(game: Kind[State]) -> Backups[State]:
    """The backups of this person's journals of a game."""
    return Backups(data_folder() / FOLDER, game.occasion)


@contextmanager
def kept(game: Kind[State], screen: Screen, writer: JournalWriter[State]) -> Iterator[None]:
    """Tell at the end what happened beside, a backup that failed say, which stops nothing.

    Of a game whose backups wait, one is saved now if there is an occasion: it is as long as the whole
    journal, and a script has many orders.
    """
    before = writer.state
    try:
        yield
    finally:
        if not game.saves_as_it_goes:
            with _told_aside(writer):
                backups(game).after(writer.library, writer.document, before, writer.state)
        show_aside(screen, writer)


@contextmanager
def evening(game: Kind[State], writer: JournalWriter[State]) -> Iterator[None]:
    """A backup before an evening and after it, if anything was written; one that fails stops nothing."""
    began = len(writer.journal.entries)
    _save(game, writer, BEFORE)
    try:
        yield
    finally:
        if len(writer.journal.entries) > began:
            _save(game, writer, AFTER)


def _save(game: Kind[State], writer: JournalWriter[State], sort: str) -> None:
    if game.saves_as_it_goes and writer.journal.entries and writer.refuge is None:
        with _told_aside(writer):
            backups(game).save(writer.library, writer.document, sort)


@contextmanager
def _told_aside(writer: JournalWriter[Any]) -> Iterator[None]:
    try:
        yield
    except BadData as fault:
        writer.told.append(fault)
