"""The battles that there are: how each is called and how far it goes, and those that were put away."""

from functools import partial
from pathlib import Path

from gui.documents.battle import KIND, referee_for, taken_out
from gui.documents.library import library
from gui.documents.repair import mend
from gui.documents.shelf import campaign_of, write_out
from gui.presenters.library import Kept, KeptGames, on_the_shelf
from gui.session import Session
from heart_africa.analytics.csv_rows import as_csv
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.storage.backups import slug
from heart_africa.storage.documents import Document
from heart_africa.storage.files import write_text
from heart_africa.storage.journal_file import ENDING

ROWS = ".csv"
"""How a file ends that is to hold the rows of a battle, not its journal."""


def shelf(session: Session) -> KeptGames:
    """The battles of this person."""
    text = partial(_text, session)
    return on_the_shelf(session, KIND, "battle-shelf-attic", partial(_kept, session), text)


def _kept(session: Session, document: Document) -> Kept:
    fault = BadData("campaign-knows-the-name", about={"found": document.name})
    fixed = bad_text(fault, session.lang) if campaign_of(document)[0] else ""
    return Kept(document.name, _text(session, document), fixed)


def _text(session: Session, document: Document) -> str:
    return session.say("battle-known", begun=document.created[:10], entries=document.head.number)


def repair(session: Session, name: str) -> str:
    """Mend a damaged battle from its copies, and say what came of it. Raises `BadData`."""
    document = library(session).find(KIND, name)
    return mend(session, document, referee_for(session, document))


def suggested(session: Session, name: str) -> Path:
    """Where a battle may be saved as a file."""
    return session.folder / f"{slug(name)}{ENDING}"


def save(session: Session, name: str, path: Path) -> Path:
    """Save a battle as a file: its rows if the name ends so, else its journal. Raises `BadData`."""
    if path.suffix.lower() == ROWS:
        write_text(path, as_csv(taken_out(session, name).journal))
        return path
    path = path if path.suffix else path.with_suffix(ENDING)
    write_out(session, KIND, name, path)
    return path
