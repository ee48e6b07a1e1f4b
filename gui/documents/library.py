"""The library of a person's journals: opened, renamed, put away and repaired alike for all games."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic, TypeVar

from gui.documents.journal import JournalDocument
from gui.session import Key, Session
from heart_africa import __version__
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.journal import Journal
from heart_africa.core.problems import BadData
from heart_africa.core.rulings import Rulings, default_rulings
from heart_africa.journal_kinds.kind import JournalKind
from heart_africa.storage.backups import FOLDER, Backups
from heart_africa.storage.documents import Document, head_spoilt
from heart_africa.storage.files import make_folder, write_text
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.library import Library
from heart_africa.storage.line_reader import chained, damaged
from heart_africa.storage.places import file_of, place
from heart_africa.storage.salvage import Salvage, Saved, calls_for, salvage
from heart_africa.storage.salvage import only_in_backups as left_in_backups
from heart_africa.storage.transfer import (
    ATTIC,
    KIND,
    ArchivedJournal,
    away,
    bring_beside,
    companion,
    copy_both,
    export_beside,
    exported,
    free_name,
    of_its_battle,
    opened,
    put_away,
)

# --- the journals of a game ---


State = TypeVar("State")
Opened = TypeVar("Opened", bound=JournalDocument[Any])
LIBRARY: Key[Library] = Key("library")
BEFORE, AFTER = "before", "after"
"""The backups that are saved when a journal is opened and when it is closed."""


def library(session: Session) -> Library:
    """The person's library, opened when first needed. Raises `BadData` if it cannot be read."""
    found = session.open.get(LIBRARY)
    if found is None:
        make_folder(session.folder)
        found = session.open.put(LIBRARY, Library(place(session.folder)))
    return found


@dataclass(frozen=True, eq=False, slots=True)
class Journals(Generic[State, Opened]):
    """The journals of one game, and what can be done with them.

    `of`: the kind of journals; `shown`: makes the document of an opened one; `rows`: the journal as a table
    for spreadsheets, if the game has that.

    All methods that read or write raise `BadData`.
    """

    of: JournalKind[State]
    shown: Callable[[Session, JournalWriter[State]], Opened]
    rows: Callable[[Journal[State]], str] | None = None

    @property
    def kind(self) -> str:
        """The name of the game in the library and in files."""
        return self.of.kind

    # --- the one that is open ---

    @property
    def key(self) -> Key[Opened]:
        """The key of the open journal in the session."""
        return Key(self.kind)

    def opened(self, session: Session) -> Opened | None:
        """The open journal, None if none is."""
        return session.open.get(self.key)

    def begin(self, session: Session, name: str, rulings: Rulings | None = None) -> Opened:
        """Begin a journal and open it. Raises `BadData` if the name is taken or empty."""
        return self.open(session, self.create(session, name, (rulings or session.rulings).changed).name)

    def create(self, session: Session, name: str, rulings: Mapping[str, str], note: str = "") -> Document:
        """Begin a journal without opening it."""
        who = session.settings.who
        return library(session).create(
            self.kind, name, who=who, note=note, rules=__version__, rulings=dict(rulings)
        )

    def open(self, session: Session, name: str) -> Opened:
        """Open a journal by its name; if it cannot be read the one before stays open."""
        return self.show(session, self.writer(session, self.find(session, name)))

    def show(self, session: Session, writer: JournalWriter[State]) -> Opened:
        """Open a journal that has been read: back it up, remember it among the recent, tell who shows it."""
        opened = self.shown(session, writer)
        self._back_up(opened, BEFORE)
        session.open.put(self.key, opened)
        with session.gathering():
            session.remember(self.kind, opened.name)
            session.tell(opened.topic, opened.order_topic)
        return opened

    def close(self, session: Session) -> None:
        """Close the open journal; it is backed up if anything was written."""
        opened = session.open.take(self.key)
        if opened is None:
            return
        if opened.version:
            self._back_up(opened, AFTER)
        session.tell(opened.topic, opened.order_topic)

    def _back_up(self, opened: Opened, sort: str) -> None:
        """Save a backup; a failure is noted and stops nothing."""
        writer, session = opened.writer, opened.session
        if not writer.journal.entries or writer.refuge is not None:
            return
        try:
            self.backups(session).save(writer.library, writer.document, sort)
        except BadData as fault:
            session.note_fault(fault)

    # --- all that there are ---

    def all(self, session: Session) -> tuple[Document, ...]:
        """All journals of the game, the latest first."""
        return library(session).documents(self.kind)[::-1]

    def find(self, session: Session, name: str) -> Document:
        """The journal of that name."""
        return library(session).find(self.kind, name)

    def free_name(self, session: Session, wanted: str) -> str:
        """The wanted name, numbered if it is taken; as it is if the library cannot be read."""
        taken: set[str] = set()
        with suppress(BadData):  # the view of the library reports the fault
            taken = {each.name for each in self.all(session)}
        return free_name(wanted, taken)

    def writer(self, session: Session, document: Document, who: str = "") -> JournalWriter[State]:
        """A journal to read or write, by this person or in the name of another."""
        shelf, rules = library(session), self.of.rules_of(document)
        name, saved = who or session.settings.who, self.backups(session)
        return JournalWriter(rules, shelf, document, shelf.clock, name, backups=saved)

    def backups(self, session: Session) -> Backups[State]:
        """The backups of this game's journals."""
        return self.of.backups(session.folder)

    # --- what is done with one that is not open ---

    def rename(self, session: Session, name: str, wanted: str) -> Document:
        """Rename a journal.

        Raises `BadData` if the name is taken or empty, or a campaign uses the old one.
        """
        document = self.find(session, name)
        self.of.may_rename(document)
        renamed = library(session).rename(document, wanted)
        self._recent(session, name, renamed.name)
        return renamed

    def copy(self, session: Session, name: str) -> str:
        """Copy a journal, so that both can be continued; returns the copy's name."""
        document = self.find(session, name)
        return copy_both(library(session), document, self.free_name(session, name)).name

    def put_away(self, session: Session, name: str) -> ArchivedJournal:
        """Move a journal out of the list into a file; nothing is removed if that fails."""
        opened = self.opened(session)
        if opened is not None and opened.name == name:
            raise ValueError(name)  # the list is shown only while no journal is open
        document = self.find(session, name)
        path = put_away(library(session), document, session.folder / ATTIC)
        self._recent(session, name)
        return ArchivedJournal(document, path)

    def away(self, session: Session) -> tuple[ArchivedJournal, ...]:
        """The journals that were put away, the latest first."""
        return away(library(session), session.folder / ATTIC, self.kind)

    def take_in(self, session: Session, path: Path, *, partly: bool = False) -> Document:
        """Take a journal in from a file, under another name if its own is taken.

        Raises `BadData` if the file is no such journal or is damaged; `partly` takes the part that is sound.
        """
        shelf, found = library(session), opened(path, self.kind, self.of.rules(default_rulings()))
        if found.fault is not None and not partly:
            raise found.fault
        name = self.free_name(session, found.document.name)
        made = shelf.add(replace(found.document, name=name), found.lines)
        bring_beside(shelf, made, path)
        return made

    def write_out(self, session: Session, name: str, path: Path) -> None:
        """Write a journal to a file that can be taken in elsewhere."""
        shelf, document = library(session), self.find(session, name)
        write_text(path, exported(shelf, document))
        export_beside(shelf, document, path, force=True)

    def mend(self, session: Session, name: str) -> str:
        """Repair a damaged journal from its backups, with what belongs to it; returns what was done in words.

        What no backup has is first kept in a file beside the library.
        """
        done = self.of.repair(library(session), self.find(session, name), session.folder)
        return "\n".join(session.say(message, **facts) for message, facts in done.told)

    def _recent(self, session: Session, name: str, now: str = "") -> None:
        """Rename a journal among the recent ones, or remove it there."""
        old, new = f"{self.kind}:{name}", (f"{self.kind}:{now}",) if now else ()
        before = session.settings.recent
        after = tuple(mark for each in before for mark in (new if each == old else (each,)))
        if after != before:
            session.prefer(recent=after)


# --- repairing damaged journals and databases ---


MENDED = frozenset({"journal-damaged", "journal-head-spoilt"})
"""The faults of a journal that a repair mends."""


def ailing(session: Session, document: Document) -> BadData | None:
    """What is wrong with a journal that can still be opened: its head, or a journal that belongs to it."""
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
    """Whether the fault leaves the journal's own entries readable."""
    return fault.code != "journal-damaged" or fault.about["what"] == KIND


def can_rebuild(session: Session, fault: BadData) -> bool:
    """Whether the database file itself is damaged."""
    return calls_for(fault) and file_of(place(session.folder)) is not None


def only_in_backups(session: Session) -> str:
    """A sentence on the journals that only backups have, if the library is empty; else ""."""
    shelf = library(session)
    if shelf.documents() or not (found := left_in_backups(shelf, session.folder)):
        return ""
    names = ", ".join(each.name for each in found)
    return session.say("desk-shelf-only-in-backups", count=len(found), names=names)


def rebuilding(session: Session) -> Callable[[], Salvage]:
    """Close the database and return the job that rebuilds it, which may take long. Raises `BadData`."""
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
    """What a rebuild has saved, in sentences."""
    head = session.say("game-salvaged", path=str(found.aside))
    nothing = () if found.saved else (session.say("game-salvaged-none"),)
    return (head, *nothing, *(_saved(session, each) for each in found.saved))


def _saved(session: Session, each: Saved) -> str:
    facts = {"name": each.document.name, "stands": each.stands, "stood": each.stood}
    if each.backup is None:
        return session.say("game-salvaged-one", **facts)
    return session.say("game-salvaged-backup", **facts, backup=str(each.backup))
