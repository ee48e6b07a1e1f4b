"""Where journals are kept, and one of them taken out to be written on or read, with its backups."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from heart_africa.core.problems import BadData
from heart_africa.kinds.kind import JournalKind
from heart_africa.storage.database_place import place
from heart_africa.storage.documents import Document
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.journals import Library
from heart_africa.storage.places import data_folder
from heart_africa.terminal.game.health import show_aside
from heart_africa.terminal.screen import Screen

State = TypeVar("State")
BEFORE, AFTER = "before", "after"


@contextmanager
def library(*, only_read: bool = False) -> Iterator[Library]:
    """The library of this person, or that which HEART_AFRICA_DB names. Raises `BadData`."""
    with Library(place(data_folder()), only_read=only_read) as found:
        yield found


@contextmanager
def opened(game: JournalKind[State], name: str) -> Iterator[JournalWriter[State]]:
    """A journal by its name, to be read. Raises `BadData`."""
    with library(only_read=True) as shelf:
        yield writer_of(game, shelf, shelf.find(game.kind, name))


@contextmanager
def taken(
    game: JournalKind[State], screen: Screen, name: str, who: str = ""
) -> Iterator[JournalWriter[State]]:
    """A journal by its name, to be written on, with backups. Raises `BadData`: none, or not to be changed."""
    with library() as shelf:
        document = shelf.find(game.kind, name)
        game.may_change(shelf, document)
        writer = writer_of(game, shelf, document, who)
        with kept(game, screen, writer):
            yield writer


def writer_of(
    game: JournalKind[State], shelf: Library, document: Document, who: str = ""
) -> JournalWriter[State]:
    """A journal ready to be written on. Raises `BadData` where it is damaged."""
    copies = game.backups(data_folder()) if game.saves_as_it_goes else None
    return JournalWriter(game.rules_of(document), shelf, document, shelf.clock, who, backups=copies)


@contextmanager
def kept(game: JournalKind[State], screen: Screen, writer: JournalWriter[State]) -> Iterator[None]:
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
                game.backups(data_folder()).after(writer.library, writer.document, before, writer.state)
        show_aside(screen, writer)


@contextmanager
def evening(game: JournalKind[State], writer: JournalWriter[State]) -> Iterator[None]:
    """A backup before an evening and after it, if anything was written; one that fails stops nothing."""
    began = len(writer.journal.entries)
    _save(game, writer, BEFORE)
    try:
        yield
    finally:
        if len(writer.journal.entries) > began:
            _save(game, writer, AFTER)


def _save(game: JournalKind[State], writer: JournalWriter[State], sort: str) -> None:
    if game.saves_as_it_goes and writer.journal.entries and writer.refuge is None:
        with _told_aside(writer):
            game.backups(data_folder()).save(writer.library, writer.document, sort)


@contextmanager
def _told_aside(writer: JournalWriter[Any]) -> Iterator[None]:
    try:
        yield
    except BadData as fault:
        writer.told.append(fault)
