"""The battles that there are: how each is called and how far it goes, and those that were put away."""

from dataclasses import dataclass
from pathlib import Path

from gui.session import Session
from gui.shelf import campaign_of, in_attic, write_out
from gui.table import KIND, battles, taken_out
from heart_africa.bad_data import bad_text
from heart_africa.problems import BadData
from heart_africa.readings.sheets import as_csv
from heart_africa.store.attic import Away
from heart_africa.store.backups import ENDING, slug
from heart_africa.store.documents import Document
from heart_africa.store.files import write_text

ROWS = ".csv"
"""How a file ends that is to hold the rows of a battle, not its journal."""


@dataclass(frozen=True, slots=True)
class Known:
    """A battle that is there; `fixed`: why it cannot have another name."""

    name: str
    text: str
    fixed: str = ""


@dataclass(frozen=True, slots=True)
class Gone:
    """A battle that was put away into a file."""

    name: str
    text: str
    path: Path


@dataclass(frozen=True, slots=True)
class Shelf:
    """All of them, the latest first; `attic` says how many were put away."""

    title: str
    known: tuple[Known, ...]
    none: str
    attic: str
    gone: tuple[Gone, ...]


def shelf(session: Session) -> Shelf:
    """The battles of this person. Raises `BadData` where the library cannot be read."""
    say, gone = session.say, in_attic(session, KIND)
    return Shelf(
        say("battle-start-known"),
        tuple(_known(session, each) for each in battles(session)),
        say("battle-start-none"),
        say("battle-shelf-attic", count=len(gone)),
        tuple(_gone(session, each) for each in gone),
    )


def _known(session: Session, document: Document) -> Known:
    fault = BadData("campaign-knows-the-name", about={"found": document.name})
    fixed = bad_text(fault, session.lang) if campaign_of(document)[0] else ""
    return Known(document.name, _text(session, document), fixed)


def _gone(session: Session, each: Away) -> Gone:
    return Gone(each.document.name, _text(session, each.document), each.path)


def _text(session: Session, document: Document) -> str:
    return session.say("battle-known", begun=document.created[:10], entries=document.head.number)


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
