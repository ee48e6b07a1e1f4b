"""The library of a person's journals: opened once, when a page first needs it, and kept open."""

from gui.session import Key, Session
from heart_africa.storage.database import place
from heart_africa.storage.files import make_folder
from heart_africa.storage.journals import Library

LIBRARY: Key[Library] = Key("library")


def library(session: Session) -> Library:
    """The library of this person. Raises `BadData` where it cannot be read."""
    found = session.open.get(LIBRARY)
    if found is None:
        make_folder(session.folder)
        found = session.open.put(LIBRARY, Library(place(session.folder)))
    return found
