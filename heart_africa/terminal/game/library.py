"""Opens journals of the library to read or write, with backups; tells whether they are sound."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.journal_kinds.kind import JournalKind, RepairReport
from heart_africa.storage.documents import Document
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.library import Library
from heart_africa.storage.line_reader import Health
from heart_africa.storage.places import data_folder, place
from heart_africa.storage.repairs import Repaired
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.screen import Screen

# --- reports of damage and repairs ---


@dataclass(frozen=True, slots=True)
class Examined:
    """The result of `verify`: health of the journal, and faults of the database.

    `table`: the health of the record that belongs to the journal, if there is one.
    """

    name: str
    health: Health
    loose: tuple[str, ...]
    table: Health | None = None

    @property
    def well(self) -> bool:
        """Whether nothing is wrong with any of them."""
        return self.health.well and not self.loose and (self.table is None or self.table.well)


def show_health(screen: Screen, kind: str, found: Examined, *, as_json: bool) -> int:
    """Print whether a journal is sound; returns 0 if all is well, else 1."""
    code = DONE if found.well else REFUSED
    if as_json:
        table = {"table": _facts(found.table)} if found.table else {}
        facts = {**_facts(found.health), **table, "well": found.well, "database": list(found.loose)}
        screen.json(facts)
        return code
    _show_one(screen, kind, found.name, found.health)
    if found.table:
        screen.speak("game-its-table")
        _show_one(screen, kind, found.name, found.table)
    screen.items((("!", each, "red") for each in found.loose), 2)
    return code


def _facts(health: Health) -> dict[str, object]:
    return {
        "well": health.well,
        "entries": health.lines,
        "sound": health.sound,
        "why": health.why,
        "spoilt": list(health.spoilt),
        "unproven": health.unproven,
    }


def _show_one(screen: Screen, kind: str, name: str, health: Health) -> None:
    message = "game-unwell" if health.why else "game-well"
    screen.speak(message, kind=kind, name=name, entries=health.lines, sound=health.sound)
    if health.detail:
        screen.print(health.detail, "dim", indent=2)
    if health.spoilt:
        screen.speak("game-head-spoilt", found=", ".join(health.spoilt))
    elif health.unproven:
        screen.speak("game-unproven", number=health.unproven)


def show_repaired(screen: Screen, done: RepairReport, *, as_json: bool) -> int:
    """Print what a repair has done to a journal and what belongs to it; returns 0."""
    if as_json:
        beside = {"table": _came_to(done.beside)} if done.beside else {}
        screen.json({**_came_to(done.own), **beside})
    else:
        for message, facts in done.told:
            screen.print(screen.say(message, **facts))
    return DONE


def _came_to(done: Repaired | None) -> dict[str, object]:
    if done is None:
        return {"repaired": False, "lost": 0, "aside": "", "copy": "", "copied": 0}
    aside, copy = str(done.aside or ""), str(done.copy or "")
    return {"repaired": True, "lost": done.lost, "aside": aside, "copy": copy, "copied": done.copied}


def show_aside(screen: Screen, writer: JournalWriter[Any]) -> None:
    """Print warnings that stopped nothing (a failed backup, a clock set back), and forget them."""
    for fault in writer.told:
        screen.warn(bad_text(fault, screen.lang, terminal=True))
    writer.told.clear()


# --- opening the library and a journal ---


State = TypeVar("State")
BEFORE, AFTER = "before", "after"


@contextmanager
def library(*, only_read: bool = False) -> Iterator[Library]:
    """The person's library, or the one that HEART_AFRICA_DB names. Raises `BadData`."""
    with Library(place(data_folder()), only_read=only_read) as found:
        yield found


@contextmanager
def opened(game: JournalKind[State], name: str) -> Iterator[JournalWriter[State]]:
    """A journal by its name, to read. Raises `BadData`."""
    with library(only_read=True) as shelf:
        yield writer_of(game, shelf, shelf.find(game.kind, name))


@contextmanager
def taken(
    game: JournalKind[State], screen: Screen, name: str, who: str = ""
) -> Iterator[JournalWriter[State]]:
    """A journal by its name, to write on, with backups. Raises `BadData` if it may not be changed."""
    with library() as shelf:
        document = shelf.find(game.kind, name)
        game.may_change(shelf, document)
        writer = writer_of(game, shelf, document, who)
        with kept(game, screen, writer):
            yield writer


def writer_of(
    game: JournalKind[State], shelf: Library, document: Document, who: str = ""
) -> JournalWriter[State]:
    """A journal ready to write on. Raises `BadData` if it is damaged."""
    copies = game.backups(data_folder()) if game.saves_as_it_goes else None
    return JournalWriter(game.rules_of(document), shelf, document, shelf.clock, who, backups=copies)


@contextmanager
def kept(game: JournalKind[State], screen: Screen, writer: JournalWriter[State]) -> Iterator[None]:
    """Within this context a journal is written; warnings are printed at its end.

    A game whose backups are not saved with every order gets one now, if there is an occasion: a backup is as
    long as the journal, and a script has many orders.
    """
    before = writer.state
    try:
        yield
    finally:
        if not game.saves_as_it_goes:
            with _told_aside(writer):
                game.backups(data_folder()).after(writer.library, writer.document, before, writer.state)
        show_aside(screen, writer)


@contextmanager
def evening(game: JournalKind[State], writer: JournalWriter[State]) -> Iterator[None]:
    """Within this context a game is played: a backup is saved before, and after if anything was written.

    A backup that fails stops nothing.
    """
    began = len(writer.journal.entries)
    _save(game, writer, BEFORE)
    try:
        yield
    finally:
        if len(writer.journal.entries) > began:
            _save(game, writer, AFTER)


def _save(game: JournalKind[State], writer: JournalWriter[State], sort: str) -> None:
    if game.saves_as_it_goes and writer.journal.entries and writer.refuge is None:
        with _told_aside(writer):
            game.backups(data_folder()).save(writer.library, writer.document, sort)


@contextmanager
def _told_aside(writer: JournalWriter[Any]) -> Iterator[None]:
    try:
        yield
    except BadData as fault:
        writer.told.append(fault)
