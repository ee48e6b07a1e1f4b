"""How we open a file of SQLite's; a sound one, laid out as today, is read without the database layer.

Any other file (new, old, damaged, somebody else's) is left to `database`, which reports what it is.
"""

import os
import sqlite3
import struct
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.codec import Line
from heart_africa.storage.documents import Document, document_of
from heart_africa.storage.files import is_there
from heart_africa.storage.migrations import APPLICATION, STEPS, TABLE

PATIENCE = 5.0  # seconds that a program waits for another one to finish writing
Found = TypeVar("Found")


def opened(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """Open a file of SQLite's as a connection that begins no transaction by itself."""
    connection = sqlite3.connect(
        _address(path), uri=True, timeout=patience, isolation_level=None, check_same_thread=False
    )
    # Damaged texts are read with replacement characters: their marks do not hold then, which is reported.
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def ahead(path: Path) -> Path:
    """Return the path of the write-ahead log, with what is not yet in the database's own file."""
    return path.with_name(f"{path.name}-wal")


def unfinished(path: Path) -> Path:
    """Return the path of the file in which a salvage builds the database.

    It exists only until that is finished.
    """
    return path.with_name(f"{path.name}.new")


def _address(path: Path) -> str:
    """Return the address to open a file by.

    In a folder that cannot be written the file is opened unchangeable, as long as it has no log.
    """
    address = path.resolve().as_uri()
    still = is_there(path) and not os.access(path.parent, os.W_OK) and not is_there(ahead(path))
    return f"{address}?mode=ro&immutable=1" if still else address


def _is_quiet(path: Path) -> bool:
    """Whether neither a torn log nor an unfinished salvage calls for a salvage of the file."""
    return not is_torn(ahead(path)) and not is_there(unfinished(path))


class PlainRows:
    """The tables of such a file at one moment."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def documents(self, name: str = "") -> list[Document]:
        """Return all journals, or those of one name, in the order in which they were begun."""
        if name:
            return self._found("WHERE name = ? ORDER BY created, name", name)
        return self._found("ORDER BY created, name")

    def document(self, id_: str) -> Document | None:
        """Return the journal of an id, or None."""
        return next(iter(self._found("WHERE id = ?", id_)), None)

    def lines(self, document: str, after: int = 0) -> tuple[Line, ...]:
        """Return the lines of a journal after a number."""
        query = (
            "SELECT number, text, mark FROM journal_lines WHERE document = ? AND number > ? ORDER BY number"
        )
        found = self._connection.execute(query, (document, after))
        return tuple(Line(number, text_of(text), text_of(mark)) for number, text, mark in found)

    def _found(self, how: str, *values: str) -> list[Document]:
        cursor = self._connection.execute(f"SELECT * FROM journals {how}", values)  # noqa: S608  # our own words
        columns = [each[0] for each in cursor.description]
        return [document_of(dict(zip(columns, row, strict=True))) for row in cursor]


def text_of(value: object) -> str:
    """Return a value of a column of texts as a text, even where damage has changed its type."""
    if type(value) is str:
        return value
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


class PlainFile:
    """A sound database file, read without the database layer, which takes longer to load than to read."""

    def __init__(self, path: Path) -> None:
        self._connection = opened(path)

    def read(self, ask: Callable[[PlainRows], Found]) -> Found:
        """Return an answer read from the tables, which do not change meanwhile. Raises `sqlite3.Error`."""
        self._connection.execute("BEGIN")
        try:
            return ask(PlainRows(self._connection))
        finally:
            self._connection.execute("ROLLBACK")

    def close(self) -> None:
        """Close the file; SQLite puts its files in order then."""
        self._connection.close()

    def _number(self, query: str) -> object:
        return self._connection.execute(query).fetchone()[0]

    @classmethod
    def at(cls, path: Path | None) -> "PlainFile | None":
        """Open the database in a file if it exists and is sound, else return None; `Database` reports why."""
        if path is None or not path.is_file() or not path.stat().st_size or not _is_quiet(path):
            return None
        try:
            found = cls(path)
        except sqlite3.Error:
            return None
        try:
            # Whether it is ours, laid out as today, and its table of journals says the same as its index.
            rows, known = (
                found._number(f"SELECT count(*) FROM journals {how}")  # noqa: S608  # as above
                for how in ("NOT INDEXED", "INDEXED BY sqlite_autoindex_journals_1")
            )
            said = [found._number(f"PRAGMA {name}") for name in ("application_id", "user_version")]
            steps = found._number(f"SELECT max(version) FROM {TABLE}")  # noqa: S608  # as above
            if rows == known and [*said, steps] == [APPLICATION, len(STEPS), len(STEPS)]:
                return found
        except (sqlite3.Error, TypeError, UnicodeDecodeError):
            pass
        found.close()
        return None


# --- the write-ahead log, and whether it is torn ---


_HEAD, _FRAME = 32, 24  # bytes of the header of the log, and of each page
_BIG = 0x377F0683  # first bytes of a log with big-endian sums; else the last bit is 0
_LEAST, _MOST = 512, 65536  # the least and most bytes of a page
_WORD = 0xFFFFFFFF


@dataclass(frozen=True, slots=True)
class _Frame:
    """A page in the log: its position there, its header and its bytes."""

    at: int
    data: bytes
    page: bytes

    @property
    def salts(self) -> bytes:
        """The bytes that all pages of one round of the log share.

        Those left from an earlier round have others.
        """
        return self.data[8:16]

    @property
    def commits(self) -> bool:
        """Whether the page is the last of a transaction, and commits it."""
        return self.data[4:8] != bytes(4)


def is_torn(path: Path) -> bool:
    """Whether a log has committed pages after one with a wrong checksum.

    Looked at twice, as it may be in use.
    """
    return _torn(path) and _torn(path)


def _torn(path: Path) -> bool:
    try:
        log = path.read_bytes()
    except OSError:
        return False
    if len(log) <= _HEAD + _FRAME:
        return False
    own, broken = log[16:24], False
    sums = _sum(log[:24], (0, 0), _order(log))
    if struct.unpack(">II", log[24:_HEAD]) != sums:
        return True
    for frame in _frames(log):
        if frame.salts != own:
            continue
        if broken and frame.commits:
            return True
        sums = _sum(frame.page, _sum(frame.data[:8], sums, _order(log)), _order(log))
        broken = broken or struct.unpack(">II", frame.data[16:]) != sums
    return False


def mended(log: bytes, database: Path) -> bytes:
    """Return the log of a database with new checksums, so that SQLite reads all of it.

    What is damaged then shows in the texts, whose marks do not hold.
    """
    with database.open("rb") as file:
        size = int.from_bytes(file.read(18)[16:])
    page_size = _MOST if size == 1 else size  # two bytes cannot hold 65536
    found = [frame.salts for frame in _frames(log, page_size)]
    own = max(found, key=found.count, default=log[16:24])
    head = struct.pack(">III", _BIG, 3_007_000, page_size) + log[12:16] + own
    sums = _sum(head, (0, 0), ">")
    parts = [head, struct.pack(">II", *sums)]
    last = max((at for at, salts in enumerate(found) if salts == own), default=-1)
    for frame in [*_frames(log, page_size)][: last + 1]:
        sums = _sum(frame.page, _sum(frame.data[:8], sums, ">"), ">")
        parts += [frame.data[:8], own, struct.pack(">II", *sums), frame.page]
    return b"".join(parts)


def _frames(log: bytes, page_size: int = 0) -> Iterator[_Frame]:
    size = page_size or int.from_bytes(log[8:12])
    if not _LEAST <= size <= _MOST:
        return
    for at in range(_HEAD, len(log) - _FRAME - size + 1, _FRAME + size):
        yield _Frame(at, log[at : at + _FRAME], log[at + _FRAME : at + _FRAME + size])


def _order(log: bytes) -> str:
    return ">" if log[3:4] == b"\x83" else "<"


def _sum(data: bytes, before: tuple[int, int], order: str) -> tuple[int, int]:
    """Return SQLite's checksum over pairs of words, continued from that of the bytes before."""
    first, second = before
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for one, other in zip(words[::2], words[1::2], strict=True):
        first = (first + one + second) & _WORD
        second = (second + other + first) & _WORD
    return first, second
