"""The person's own figures, as the terminal keeps them too: read once, saved with every change."""

from pathlib import Path

from armylists.collection import Collection
from armylists.collection_file import ENDING, open_collection, save_collection
from gui.session import Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.storage.files import is_there, make_folder

OWN = f"mine{ENDING}"
KEY = "collection"


def place(session: Session) -> Path:
    """Where the collection is kept."""
    return session.folder / OWN


def owned(session: Session) -> Collection:
    """The collection; one that cannot be read is told of and left as it is, and shows empty."""
    if KEY not in session.open:
        session.open[KEY] = _read(session)
    found: Collection = session.open[KEY]
    return found


def _read(session: Session) -> Collection:
    path = place(session)
    try:
        return open_collection(path, session.catalogue) if is_there(path) else Collection()
    except BadData as fault:
        session.open["collection-fault"] = bad_text(fault, session.lang)
        return Collection()


def put(session: Session, troop: str, count: int, note: str | None = None) -> None:
    """So many figures of a troop, kept at once; a file that could not be read is never written over."""
    mine = owned(session)
    if session.open.get("collection-fault"):
        session.note(session.open["collection-fault"])
        return
    figures = {**mine.figures, troop: count}
    notes = mine.notes if note is None else {**mine.notes, troop: note}
    kept = {each: text for each, text in notes.items() if figures.get(each) and text}
    session.open[KEY] = Collection(name=mine.name, figures=figures, notes=kept)
    try:
        make_folder(session.folder)
        save_collection(place(session), session.open[KEY])
    except BadData as fault:
        session.note(bad_text(fault, session.lang))
    session.tell("collection")
