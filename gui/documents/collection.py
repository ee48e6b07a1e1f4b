"""The figures that a person owns: read once, saved with every change; the terminal uses the same file."""

from pathlib import Path

from armylists.collection import Collection
from armylists.collection_file import ENDING, open_collection, save_collection
from gui.session import Key, Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.storage.files import is_there, make_folder

OWN = f"mine{ENDING}"
OWNED: Key[Collection] = Key("collection")
FAULT: Key[str] = Key("collection-fault")
"""The key of the fault for which the collection could not be read."""


def place(session: Session) -> Path:
    """The file of the collection."""
    return session.folder / OWN


def owned(session: Session) -> Collection:
    """The collection; empty if it cannot be read, and the file is then left alone."""
    found = session.open.get(OWNED)
    return session.open.put(OWNED, _read(session)) if found is None else found


def _read(session: Session) -> Collection:
    path = place(session)
    try:
        return open_collection(path, session.catalogue) if is_there(path) else Collection()
    except BadData as fault:
        session.open.put(FAULT, bad_text(fault, session.lang))
        return Collection()


def put(session: Session, troop: str, count: int, note: str | None = None) -> None:
    """Note so many figures of a troop and save; a file that could not be read is never overwritten."""
    mine = owned(session)
    if fault := session.open.get(FAULT):
        session.note(fault)
        return
    now = session.open.put(OWNED, mine.having(troop, count, note))
    try:
        make_folder(session.folder)
        save_collection(place(session), now)
    except BadData as bad:
        session.note_fault(bad)
    session.tell("collection")
