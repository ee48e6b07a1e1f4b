"""What is damaged is mended at the desk: a journal from its copies, a database built anew."""

from collections.abc import Callable
from typing import TypeVar

from gui.documents.journal import JournalDocument
from gui.documents.library import LIBRARY, library
from gui.session import Key, Session
from heart_africa.core.problems import BadData
from heart_africa.storage.backups import FOLDER
from heart_africa.storage.documents import Document, head_spoilt
from heart_africa.storage.line_reader import chained, damaged
from heart_africa.storage.places import file_of, place
from heart_africa.storage.salvage import Salvage, Saved, calls_for, salvage
from heart_africa.storage.salvage import only_in_backups as left_in_backups
from heart_africa.storage.transfer import KIND, companion, of_its_battle

State = TypeVar("State")
MENDED = frozenset({"journal-damaged", "journal-head-spoilt"})
"""The faults of a journal that a repair mends."""


def ailing(session: Session, document: Document) -> BadData | None:
    """What is wrong with a journal that can be opened all the same: its head, or what goes with it."""
    shelf = library(session)
    if document.spoilt:
        return head_spoilt(document)
    if (table := companion(shelf, document)) is None:
        return None
    table, lines = shelf.read(table)
    found = chained(table, lines)
    if found.well and not table.spoilt:
        return None
    return of_its_battle(head_spoilt(table) if found.well else damaged(table, found), document)


def can_be_read(fault: BadData) -> bool:
    """Whether what is damaged is not the journal's own entries, so that all of it can be read."""
    return fault.code != "journal-damaged" or fault.about["what"] == KIND


def can_rebuild(session: Session, fault: BadData) -> bool:
    """Whether it is the database file itself that is damaged."""
    return calls_for(fault) and file_of(place(session.folder)) is not None


def only_in_backups(session: Session) -> str:
    """Where there is nothing at all while the backups know of something, what they know; else nothing."""
    shelf = library(session)
    if shelf.documents() or not (found := left_in_backups(shelf, session.folder)):
        return ""
    names = ", ".join(each.name for each in found)
    return session.say("desk-shelf-only-in-backups", count=len(found), names=names)


def rebuilding(session: Session) -> Callable[[], Salvage]:
    """Let go of the database, and say what builds it anew, which may take long. Raises `BadData`."""
    path = file_of(place(session.folder))
    assert path is not None  # noqa: S101  # `can_rebuild` was asked
    for each in session.open:
        if isinstance(each, JournalDocument):
            session.open.take(Key[object](each.topic))
            session.tell(each.topic)
    if (opened := session.open.take(LIBRARY)) is not None:
        opened.close()
    return lambda: salvage(path, session.folder / FOLDER)


def told(session: Session, found: Salvage) -> tuple[str, ...]:
    """What came of it, in sentences."""
    head = session.say("game-salvaged", path=str(found.aside))
    nothing = () if found.saved else (session.say("game-salvaged-none"),)
    return (head, *nothing, *(_saved(session, each) for each in found.saved))


def _saved(session: Session, each: Saved) -> str:
    facts = {"name": each.document.name, "stands": each.stands, "stood": each.stood}
    if each.backup is None:
        return session.say("game-salvaged-one", **facts)
    return session.say("game-salvaged-backup", **facts, backup=str(each.backup))
