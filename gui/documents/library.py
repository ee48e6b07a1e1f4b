"""The library of a person's journals: those of any game are opened, renamed, put away and mended alike."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic, TypeVar

from gui.documents.journal import JournalDocument
from gui.session import Key, Session
from heart_africa import __version__
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.journal import Journal
from heart_africa.core.problems import BadData
from heart_africa.core.rulings import Rulings, default_rulings
from heart_africa.kinds.kind import JournalKind
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
    Away,
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

# --- the library of a person's journals: those of any game are opened, renamed, put away and mended alike ---


State = TypeVar("State")
Opened = TypeVar("Opened", bound=JournalDocument[Any])
LIBRARY: Key[Library] = Key("library")
BEFORE, AFTER = "before", "after"
"""The backups that are saved when a journal is opened and when it is closed."""


def library(session: Session) -> Library:
    """The library of this person, opened when it is first needed. Raises `BadData` if it cannot be read."""
    found = session.open.get(LIBRARY)
    if found is None:
        make_folder(session.folder)
        found = session.open.put(LIBRARY, Library(place(session.folder)))
    return found


@dataclass(frozen=True, eq=False, slots=True)
class Journals(Generic[State, Opened]):
    """The journals of one game, and what a person does with them.

    `of`: the kind of journals that they are; `shown`: what lies open of one; `rows`: a journal as text for a
    spreadsheet, if there is such.

    All methods that read or write raise `BadData`.
    """

    of: JournalKind[State]
    shown: Callable[[Session, JournalWriter[State]], Opened]
    rows: Callable[[Journal[State]], str] | None = None

    @property
    def kind(self) -> str:
        """How the library and its files name the game."""
        return self.of.kind

    # --- the one that is open ---

    @property
    def key(self) -> Key[Opened]:
        """The key under which the open journal lies in the session."""
        return Key(self.kind)

    def opened(self, session: Session) -> Opened | None:
        """The one that is open, if one is."""
        return session.open.get(self.key)

    def begin(self, session: Session, name: str, rulings: Rulings | None = None) -> Opened:
        """Begin one and open it. Raises `BadData`: the name is taken, or is none."""
        return self.open(session, self.create(session, name, (rulings or session.rulings).changed).name)

    def create(self, session: Session, name: str, rulings: Mapping[str, str], note: str = "") -> Document:
        """Begin one without opening it."""
        who = session.settings.who
        return library(session).create(
            self.kind, name, who=who, note=note, rules=__version__, rulings=dict(rulings)
        )

    def open(self, session: Session, name: str) -> Opened:
        """Open one by its name; what was open stays open if it cannot be read."""
        return self.show(session, self.writer(session, self.find(session, name)))

    def show(self, session: Session, writer: JournalWriter[State]) -> Opened:
        """Open a journal that has been read already: back it up, remember it, tell whoever shows it."""
        opened = self.shown(session, writer)
        self._back_up(opened, BEFORE)
        session.open.put(self.key, opened)
        with session.gathering():
            session.remember(self.kind, opened.name)
            session.tell(opened.topic, opened.order_topic)
        return opened

    def close(self, session: Session) -> None:
        """Put the open one away; it is kept as it stands, with a backup if anything was written."""
        opened = session.open.take(self.key)
        if opened is None:
            return
        if opened.version:
            self._back_up(opened, AFTER)
        session.tell(opened.topic, opened.order_topic)

    def _back_up(self, opened: Opened, sort: str) -> None:
        """Save a backup; one that fails stops nothing and is told of."""
        writer, session = opened.writer, opened.session
        if not writer.journal.entries or writer.refuge is not None:
            return
        try:
            self.backups(session).save(writer.library, writer.document, sort)
        except BadData as fault:
            session.note(bad_text(fault, session.lang))

    # --- all that there are ---

    def all(self, session: Session) -> tuple[Document, ...]:
        """All of them, the latest begun first."""
        return library(session).documents(self.kind)[::-1]

    def find(self, session: Session, name: str) -> Document:
        """The one of that name."""
        return library(session).find(self.kind, name)

    def free_name(self, session: Session, wanted: str) -> str:
        """A name that none has yet; the one that is wanted where the library cannot be read."""
        taken: set[str] = set()
        with suppress(BadData):  # whoever shows the library tells of it
            taken = {each.name for each in self.all(session)}
        return free_name(wanted, taken)

    def writer(self, session: Session, document: Document, who: str = "") -> JournalWriter[State]:
        """One to be read or written on, by this person or in the name of another."""
        shelf, rules = library(session), self.of.rules_of(document)
        name, saved = who or session.settings.who, self.backups(session)
        return JournalWriter(rules, shelf, document, shelf.clock, name, backups=saved)

    def backups(self, session: Session) -> Backups[State]:
        """Where their backups go."""
        return self.of.backups(session.folder)

    # --- what is done with one that is not open ---

    def rename(self, session: Session, name: str, wanted: str) -> Document:
        """Give one another name. Raises `BadData`: it is taken, or none, or a campaign knows the old one."""
        document = self.find(session, name)
        self.of.may_rename(document)
        renamed = library(session).rename(document, wanted)
        self._recent(session, name, renamed.name)
        return renamed

    def copy(self, session: Session, name: str) -> str:
        """The same once more, to go on with both: what the copy is called."""
        document = self.find(session, name)
        return copy_both(library(session), document, self.free_name(session, name)).name

    def put_away(self, session: Session, name: str) -> Away:
        """Take one off the list into a file; nothing is removed if that fails."""
        opened = self.opened(session)
        if opened is not None and opened.name == name:
            raise ValueError(name)  # the list is seen only while none is open
        document = self.find(session, name)
        path = put_away(library(session), document, session.folder / ATTIC)
        self._recent(session, name)
        return Away(document, path)

    def away(self, session: Session) -> tuple[Away, ...]:
        """Those that were put away, the latest first."""
        return away(library(session), session.folder / ATTIC, self.kind)

    def take_in(self, session: Session, path: Path, *, partly: bool = False) -> Document:
        """Take one in from a file, under another name where its own is taken.

        Raises `BadData`: the file is no such journal, or is not sound to its end; `partly` takes what is
        sound.
        """
        shelf, found = library(session), opened(path, self.kind, self.of.rules(default_rulings()))
        if found.fault is not None and not partly:
            raise found.fault
        name = self.free_name(session, found.document.name)
        made = shelf.add(replace(found.document, name=name), found.lines)
        bring_beside(shelf, made, path)
        return made

    def write_out(self, session: Session, name: str, path: Path) -> None:
        """Write one into a file, to be taken in at another table."""
        shelf, document = library(session), self.find(session, name)
        write_text(path, exported(shelf, document))
        export_beside(shelf, document, path, force=True)

    def mend(self, session: Session, name: str) -> str:
        """Mend a damaged one from its copies, with what goes with it, and say what came of it.

        What no copy has is kept in a file beside the library before anything is taken away.
        """
        done = self.of.repair(library(session), self.find(session, name), session.folder)
        return "\n".join(session.say(message, **facts) for message, facts in done.told)

    def _recent(self, session: Session, name: str, now: str = "") -> None:
        """Among the recent ones it goes by its new name, or is no longer there."""
        old, new = f"{self.kind}:{name}", (f"{self.kind}:{now}",) if now else ()
        before = session.settings.recent
        after = tuple(mark for each in before for mark in (new if each == old else (each,)))
        if after != before:
            session.prefer(recent=after)


# --- what is damaged is mended at the desk: a journal from its copies, a database built anew ---


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
