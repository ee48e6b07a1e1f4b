"""The shelf of a person's journals: given another name, put away and taken back, written out, taken in."""

from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from gui.documents.journal import JournalDocument
from gui.documents.library import library
from gui.session import Session
from heart_africa.core.journal.rules import Rules
from heart_africa.core.problems import BadData
from heart_africa.storage.archive import ATTIC, Away, away, free_name
from heart_africa.storage.archive import put_away as put_away_from
from heart_africa.storage.companions import bring_beside, export_beside
from heart_africa.storage.documents import Document
from heart_africa.storage.files import write_text
from heart_africa.storage.transfer import exported, opened

State = TypeVar("State")
OF_A_CAMPAIGN = "campaign "
"""How the note of a battle begins that a campaign has put on its list."""


def campaign_of(document: Document) -> tuple[str, str]:
    """The campaign (its id) and the battle on its list that a battle belongs to; two "" for none."""
    words = document.note.removeprefix(OF_A_CAMPAIGN).split()
    owned = document.note.startswith(OF_A_CAMPAIGN) and len(words) == len(("campaign", "battle"))
    return (words[0], words[1]) if owned else ("", "")


def rename(session: Session, kind: str, name: str, wanted: str) -> Document:
    """Give a journal another name. Raises `BadData`: it is taken, or none; a campaign knows the old one."""
    shelf = library(session)
    document = shelf.find(kind, name)
    if campaign_of(document)[0]:
        raise BadData("campaign-knows-the-name", about={"found": name})
    renamed = shelf.rename(document, wanted)
    _recent(session, kind, name, renamed.name)
    return renamed


def put_away(session: Session, kind: str, name: str) -> Away:
    """Take a journal off the shelf into a file. Raises `BadData`; nothing is removed then."""
    shelf = library(session)
    document = shelf.find(kind, name)
    if any(isinstance(each, JournalDocument) and each.sitting.document == document for each in session.open):
        raise ValueError(name)  # the shelf is seen only while none is open
    path = put_away_from(shelf, document, session.folder / ATTIC)
    _recent(session, kind, name)
    return Away(document, path)


def in_attic(session: Session, kind: str) -> tuple[Away, ...]:
    """The journals that were put away, the latest first. Raises `BadData`."""
    return away(library(session), session.folder / ATTIC, kind)


def take_in(
    session: Session, path: Path, kind: str, rules: Rules[State], *, partly: bool = False
) -> Document:
    """Take a journal in from a file, under another name where its own is taken.

    Raises `BadData`: the file is no journal of that kind, or is not sound to its end; `partly` takes what is
    sound.
    """
    shelf, found = library(session), opened(path, kind, rules)
    if found.fault is not None and not partly:
        raise found.fault
    taken = {document.name for document in shelf.documents(kind)}
    made = shelf.add(replace(found.document, name=free_name(found.document.name, taken)), found.lines)
    bring_beside(shelf, made, path)
    return made


def write_out(session: Session, kind: str, name: str, path: Path) -> None:
    """Write a journal into a file, to be taken in at another table. Raises `BadData`."""
    shelf = library(session)
    document = shelf.find(kind, name)
    write_text(path, exported(shelf, document))
    export_beside(shelf, document, path, force=True)


def _recent(session: Session, kind: str, name: str, now: str = "") -> None:
    """Among the recent ones it goes by its new name, or is no longer there."""
    old, new = f"{kind}:{name}", (f"{kind}:{now}",) if now else ()
    before = session.settings.recent
    after = tuple(mark for each in before for mark in (new if each == old else (each,)))
    if after != before:
        session.prefer(recent=after)
