"""A damaged database file set aside, and built anew from what can be read of it and from backups."""

import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.codec import Line, sound
from heart_africa.core.problems import BadData
from heart_africa.storage import documents
from heart_africa.storage.backups import FOLDER
from heart_africa.storage.clock import Clock, now
from heart_africa.storage.documents import ENDING, Document, document_of, settled
from heart_africa.storage.files import is_there, listed, read_text, settle
from heart_africa.storage.library import Library
from heart_africa.storage.sqlite_file import ahead, is_torn, mended, unfinished
from heart_africa.storage.transfer import ATTIC, MOST_BYTES, away, named_in, written
from heart_africa.storage.transfer import KIND as COMPANION

_Row = dict[str, Any]
_BESIDE = ("", "-wal", "-shm")
_GUESSES = 1000  # most unreadable rows on end before a table is given up


@dataclass(frozen=True, slots=True)
class Saved:
    """A journal that was saved: its entries by its own head, its entries now, and the backup used."""

    document: Document
    stood: int
    stands: int
    backup: Path | None = None


@dataclass(frozen=True, slots=True)
class Salvage:
    """The result of a salvage: the damaged file, set aside, and the journals saved."""

    aside: Path
    saved: tuple[Saved, ...]


def calls_for(fault: BadData) -> bool:
    """Whether a salvage can mend a fault; a file that has never been a database is left alone."""
    return fault.code == "database-damaged" or (fault.code == "not-a-database" and fault.file.endswith(".db"))


def only_in_backups(library: Library, home: Path) -> tuple[Document, ...]:
    """Return the journals of the backups in a folder that are neither in a library nor put away from it.

    A database file that was emptied or taken away opens as a new one: these are the journals that it held.
    For a server none are returned, as a salvage builds files. Raises `BadData` if the folder may not be read.
    """
    if library.database.path is None:
        return ()
    known = {each.id for each in library.documents()}
    known |= {each.document.id for each in away(library, home / ATTIC, "")}
    found = (_named_in_all(folder) for folder in listed(home / FOLDER, ""))
    return tuple(each for each in found if each is not None and each.id not in known)


def _named_in_all(folder: Path) -> Document | None:
    """Return the journal whose backups are in a folder, as the latest one that can be read names it."""
    for path in sorted(listed(folder, ENDING), key=written, reverse=True):
        with contextlib.suppress(BadData):
            if (found := named_in(path)).kind != COMPANION:
                return found
    return None


def salvage(path: Path, backups: Path, clock: Clock = now) -> Salvage:
    """Build a damaged database anew, while no other program has it open.

    Of every journal the longer version is kept, of what the database and its backups still hold. The damaged
    file is set aside first, with its write-ahead log. Raises `BadData`.
    """
    if not is_there(path):
        raise BadData("no-such-file", file=str(path))
    with _quiet(path):
        aside = _put_aside(path, clock())
        best, fresh = _best(path, backups), unfinished(path)
        _unlink(fresh)
        with Library(fresh, clock) as library:
            saved = tuple(_save(library, each) for each in best)
        for ending in _BESIDE[1:]:
            path.with_name(path.name + ending).unlink(missing_ok=True)
        fresh.replace(path)
        settle(path.parent)
    return Salvage(aside, saved)


@contextlib.contextmanager
def _quiet(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as fault:
        raise BadData("file-trouble", file=str(path), about={"why": fault.strerror or str(fault)}) from None


def _put_aside(path: Path, when: str) -> Path:
    stamp = "".join(letter for letter in when if letter.isalnum())
    aside = path.with_name(f"{path.stem}-damaged-{stamp}{path.suffix}")
    if is_there(aside):
        raise BadData("file-exists", file=str(aside))
    for ending in _BESIDE[:2]:
        source = path.with_name(path.name + ending)
        if is_there(source):
            shutil.copy2(source, aside.with_name(aside.name + ending))
    settle(path.parent)
    return aside


def _unlink(path: Path) -> None:
    for ending in _BESIDE:
        path.with_name(path.name + ending).unlink(missing_ok=True)


@dataclass(frozen=True, slots=True)
class _Source:
    document: Document
    lines: tuple[Line, ...]
    stood: int
    backup: Path | None = None


def _best(damaged: Path, backups: Path) -> list[_Source]:
    """Return of every journal the source with the most lines; of equal ones, that in the database."""
    found: dict[str, _Source] = {}
    for source in chain(*map(_from_database, (damaged, unfinished(damaged))), _from_backups(backups)):
        best = found.get(source.document.id)
        if best is None or len(source.lines) > len(best.lines):
            stood = max(source.stood, best.stood if best else 0)
            found[source.document.id] = replace(source, stood=stood)
    return [*found.values()]


def _save(library: Library, source: _Source) -> Saved:
    taken = {document.name for document in library.documents(source.document.kind)}
    names = (source.document.name, *(f"{source.document.name[:70]} ({count})" for count in range(2, 1000)))
    name = next(name for name in names if name not in taken)
    kept = library.add(replace(source.document, name=name), source.lines)
    return Saved(kept, source.stood, len(source.lines), source.backup)


def _from_backups(folder: Path) -> Iterator[_Source]:
    """Yield the journal of every backup as far as it is sound; files without one are skipped."""
    for home in listed(folder, ""):
        for path in listed(home, ENDING):
            with contextlib.suppress(BadData):
                found = documents.read(read_text(path, MOST_BYTES), "", str(path))
                yield _Source(found.document, found.lines, found.document.head.number, path)


def _from_database(path: Path) -> Iterator[_Source]:
    """Yield the journals that a database still holds.

    If a byte of its log was changed, they are yielded again with the whole log. A copy of the file is read,
    as closing a file of SQLite's would write its log into it.
    """
    if not is_there(path):
        return
    log = ahead(path).read_bytes() if is_there(ahead(path)) else b""
    logs = [log, mended(log, path)] if is_torn(ahead(path)) else [log]
    for each in logs:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(shutil.copy2(path, folder))
            if each:
                ahead(copy).write_bytes(each)
            yield from _from_copy(copy)


def _from_copy(path: Path) -> Iterator[_Source]:
    """Yield the journals that a database still holds, read row by row."""
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(path)) as connection:
        connection.text_factory = bytes
        for row in _rows(connection):
            with contextlib.suppress(ValueError, TypeError, KeyError, BadData):
                said = documents.checked(document_of(row))
                lines = _lines(connection, said)
                document = settled(said, lines)
                lines = lines[: sound(lines, document.seal)]
                yield _Source(document, lines, document.head.number)


def _rows(connection: sqlite3.Connection) -> Iterator[_Row]:
    """Yield the rows of the table of journals one by one: after one that cannot be read, the next may be."""
    query = "SELECT * FROM journals NOT INDEXED WHERE rowid = ?"
    missed, number = 0, 1
    while missed < _GUESSES:
        row = _asked(connection, query, (number,))
        missed, number = 0 if row else missed + 1, number + 1
        yield from row[:1]


def _lines(connection: sqlite3.Connection, document: Document) -> tuple[Line, ...]:
    """Return the lines of a journal up to the first that is missing."""
    query = "SELECT number, text, mark FROM journal_lines NOT INDEXED WHERE document = ?"
    kept = {row["number"]: row for row in _asked(connection, query, (document.id,))}
    lines: list[Line] = []
    for number in range(1, document.head.number + 1):
        one = f"{query.replace(' NOT INDEXED', '')} AND number = ?"
        rows = [kept[number]] if number in kept else _asked(connection, one, (document.id, number))
        if not rows:
            break
        lines.append(Line(*rows[0].values()))
    return tuple(lines)


def _asked(connection: sqlite3.Connection, query: str, values: tuple[object, ...]) -> list[_Row]:
    """Return the rows of a query as far as they can be read, as mappings by column."""
    rows: list[_Row] = []
    with contextlib.suppress(sqlite3.Error, UnicodeDecodeError):
        found = connection.execute(query, values)
        names = [column[0] for column in found.description]
        rows.extend(dict(zip(names, map(_text, row), strict=True)) for row in found)
    return rows


def _text(value: object) -> object:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else value
