"""The kept journals of a game, and those that were put away, as lists."""

from pathlib import Path

from gui.documents.library import Journals, Opened, State, can_rebuild, library, only_in_backups
from gui.session import Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.journal_kinds.kind import JournalKind
from heart_africa.storage.clock import day
from heart_africa.storage.documents import ENDING, Document
from heart_africa.storage.files import slug, write_text
from heart_africa.storage.signatures import Keys

ROWS = ".csv"
"""The ending of a file for the rows of a journal, rather than the journal itself."""


@dataclass(frozen=True, slots=True)
class LibraryEntry:
    """A journal in the library; `fixed`: why it cannot be renamed."""

    name: str
    text: str
    fixed: str = ""


@dataclass(frozen=True, slots=True)
class ArchivedEntry:
    """A journal that was put away into a file."""

    name: str
    text: str
    path: Path


@dataclass(frozen=True, slots=True)
class KeptGames:
    """The journals of a game, the latest first; `attic`: how many were put away, in words.

    `fault`: why they cannot be read; `rebuild`: whether the database can be rebuilt; `backups`: a sentence if
    the library is empty but backups know of journals.
    """

    kept: tuple[LibraryEntry, ...] = ()
    attic: str = ""
    gone: tuple[ArchivedEntry, ...] = ()
    fault: str = ""
    rebuild: bool = False
    backups: str = ""


def kept_games(session: Session, journals: Journals[State, Opened]) -> KeptGames:
    """The journals of a game."""
    try:
        known, away = journals.all(session), journals.away(session)
        return KeptGames(
            tuple(_kept(session, journals.of, each) for each in known),
            session.say("desk-shelf-attic", count=len(away)),
            tuple(
                ArchivedEntry(each.document.name, _text(session, each.document), each.path) for each in away
            ),
            backups=only_in_backups(session),
        )
    except BadData as fault:
        return KeptGames(fault=bad_text(fault, session.lang), rebuild=can_rebuild(session, fault))


def _kept(session: Session, kind: JournalKind[State], document: Document) -> LibraryEntry:
    """A journal with its number of entries, its date, and whose copy it is."""
    text, owner = _text(session, document), Keys.of(library(session), document).owner
    text = f"{text} · {session.say('desk-shelf-copy-of', player=owner)}" if owner else text
    try:
        kind.may_rename(document)
    except BadData as fault:
        return LibraryEntry(document.name, text, bad_text(fault, session.lang))
    return LibraryEntry(document.name, text)


def _text(session: Session, document: Document) -> str:
    return session.say("desk-shelf-kept", count=document.head.number, date=day(document.created))


def suggested(session: Session, name: str) -> Path:
    """Where a journal is proposed to be saved as a file."""
    return session.downloads / f"{slug(name)}{ENDING}"


def save(session: Session, journals: Journals[State, Opened], name: str, path: Path) -> Path:
    """Save a journal as a file, as a table if the name ends in `.csv` and the game has one.

    Raises `BadData`.
    """
    if journals.rows is not None and path.suffix.lower() == ROWS:
        writer = journals.writer(session, journals.find(session, name))
        write_text(path, journals.rows(writer.journal))
        return path
    path = path if path.suffix else path.with_suffix(ENDING)
    journals.write_out(session, name, path)
    return path
