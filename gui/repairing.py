"""What is damaged is mended at the desk: a journal cut after its last sound entry, a database built anew."""

from collections.abc import Callable
from typing import TypeVar

from gui.library import LIBRARY, library
from gui.session import Session
from heart_africa.journal.rules import Rules
from heart_africa.problems import BadData
from heart_africa.store.backups import FOLDER
from heart_africa.store.database import file_of, place
from heart_africa.store.documents import Document
from heart_africa.store.journals import Library
from heart_africa.store.repairs import LOST, repair
from heart_africa.store.salvage import Salvage, Saved, calls_for, salvage

State = TypeVar("State")
DAMAGED = "journal-damaged"
"""The fault of a journal of which only the first entries are sound."""


def cut(session: Session, document: Document, rules: Rules[State]) -> str:
    """Cut a damaged journal after its last sound entry, and say what was lost. Raises `BadData`.

    What is cut off is kept in a file beside the library before anything is taken away.
    """
    done = repair(library(session), document, rules, session.folder / LOST)
    if done is None:
        return session.say("referee-nothing-to-repair")
    return session.say("referee-repaired", stands=done.stands, lost=done.lost)


def can_rebuild(session: Session, fault: BadData) -> bool:
    """Whether it is the database file itself that is damaged."""
    return calls_for(fault) and file_of(place(session.folder)) is not None


def rebuilding(session: Session) -> Callable[[], Salvage]:
    """Let go of the database, and say what builds it anew, which may take long. Raises `BadData`."""
    path = file_of(place(session.folder))
    assert path is not None  # noqa: S101  # `can_rebuild` was asked
    for what in [name for name, found in session.open.items() if hasattr(found, "sitting")]:
        session.open.pop(what)
        session.tell(what)
    if isinstance(opened := session.open.pop(LIBRARY, None), Library):
        opened.close()
    return lambda: salvage(path, session.folder / FOLDER)


def told(session: Session, found: Salvage) -> tuple[str, ...]:
    """What came of it, in sentences."""
    head = session.say("referee-salvaged", path=str(found.aside))
    nothing = () if found.saved else (session.say("referee-salvaged-none"),)
    return (head, *nothing, *(_saved(session, each) for each in found.saved))


def _saved(session: Session, each: Saved) -> str:
    facts = {"name": each.document.name, "stands": each.stands, "stood": each.stood}
    if each.backup is None:
        return session.say("referee-salvaged-one", **facts)
    return session.say("referee-salvaged-backup", **facts, backup=str(each.backup))
