"""The journal that a file is about, and whether the file comes in time and from whom."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from heart_africa.core.journal.codec import FIRST, Line
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Entry
from heart_africa.core.problems import BadData
from heart_africa.storage.clock import day
from heart_africa.storage.documents import Document
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.library import Library
from heart_africa.storage.signatures import Keys
from heart_africa.storage.turn_files import Opened, Orders, State

MARK = " · "
"""Between the name of who sent an order and the id of the file in which he did, in the journal's `who`."""


def sender(orders: Orders) -> str:
    """The author of entries made by these orders: the player and the id of his file."""
    return f"{orders.player}{MARK}{orders.id}"


def address(document: Document) -> str:
    """The id by which players know a game that hides something from them.

    The game's real id is kept secret, since the computer's dice and draws follow from it.
    """
    return sha256(f"{document.id} for players".encode()).hexdigest()[: len(document.id)]


def of_kind(opened: Opened, kind: str) -> None:
    """Raises `BadData` unless the file is of a journal of that kind."""
    if opened.said.kind != kind:
        raise BadData("turn-file-other-campaign", file=opened.file, about={"found": opened.said.name})


def journal_of(library: Library, said: State | Orders) -> Document | None:
    """The journal that a file is about; None if it is not kept here."""
    known = library.documents(said.kind)
    return next((each for each in known if said.campaign in {each.id, address(each)}), None)


def addressed(library: Library, opened: Opened, orders: Orders) -> Document:
    """The journal that orders are for. Raises `BadData` if it is not kept here, or the signature is wrong."""
    document = journal_of(library, orders)
    if document is None:
        raise BadData("turn-file-other-campaign", file=opened.file, about={"found": orders.name})
    keys = Keys.of(library, document)
    if keys.owner:
        about = {"name": document.name, "player": keys.owner, "kind": document.kind}
        raise BadData("campaign-is-a-copy", about=about)
    opened.checked(keys.key(orders.player))
    return document


def entered(journal: Journal[Any], file: str) -> tuple[Entry, ...]:
    """The entries in force that came from the file with this id."""
    standing = {each.number for each in journal.standing}
    return tuple(
        entry
        for entry in journal.entries
        if entry.number in standing and entry.stamp.who.endswith(f"{MARK}{file}")
    )


def timely(opened: Opened, orders: Orders, writer: JournalWriter[Any], lines: Sequence[Line]) -> None:
    """See that orders are new and of this journal; `lines`: the journal as their sender may read it.

    Raises `BadData`: the file was accepted before, is of another journal, or of a turn that is over.
    """
    for entry in entered(writer.journal, orders.id):
        about = {"when": day(entry.stamp.when), "number": entry.number}
        raise BadData("turn-file-twice", file=opened.file, about=about)
    marks = {0: FIRST, **{line.number: line.mark for line in lines}}
    if marks.get(orders.number) != orders.mark:
        raise BadData("turn-file-other-journal", file=opened.file, about={"number": orders.number})
    if orders.turn < writer.state.turn:
        about = {"found": orders.turn, "turn": writer.state.turn}
        raise BadData("turn-file-older-turn", file=opened.file, about=about)
