"""A file of SQLite's as we open it; one that is well and laid out as today, read without the database layer.

What a file may be otherwise (new, old, damaged, somebody else's), `database` finds out and says.
"""

import os
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from heart_africa.core.journal.codec import Line
from heart_africa.storage.documents import Document, document_of
from heart_africa.storage.files import is_there
from heart_africa.storage.migrations import APPLICATION, STEPS, TABLE
from heart_africa.storage.write_ahead import is_torn

PATIENCE = 5.0  # seconds that a program waits for another one to finish writing
_BEYOND = """
    SELECT number, text, mark FROM journal_lines WHERE document = ? AND number > ? ORDER BY number
"""
Found = TypeVar("Found")


def opened(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """A connection that begins no transaction by itself."""
    connection = sqlite3.connect(
        _address(path), uri=True, timeout=patience, isolation_level=None, check_same_thread=False
    )
    # What is no text any longer is read as what it is not: then its mark does not hold, and it is told.
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def ahead(path: Path) -> Path:
    """The write-ahead file: what has been written but does not stand in the database's own file yet."""
    return path.with_name(f"{path.name}-wal")


def unfinished(path: Path) -> Path:
    """The file into which a salvage builds the database anew: while it is there, none has come to its end."""
    return path.with_name(f"{path.name}.new")


def _address(path: Path) -> str:
    """A folder where nothing can be written is still read, as long as nothing stands ahead of the file."""
    address = path.resolve().as_uri()
    still = is_there(path) and not os.access(path.parent, os.W_OK) and not is_there(ahead(path))
    return f"{address}?mode=ro&immutable=1" if still else address


def _is_quiet(path: Path) -> bool:
    """Whether nothing about it calls for a salvage before it is even opened."""
    return not is_torn(ahead(path)) and not is_there(unfinished(path))


class PlainRows:
    """What stands in the tables of such a file, at one moment."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def documents(self, name: str = "") -> list[Document]:
        """All journals, or those of that name, in the order in which they were begun."""
        if name:
            return self._found("WHERE name = ? ORDER BY created, name", name)
        return self._found("ORDER BY created, name")

    def document(self, id_: str) -> Document | None:
        """The journal of that id."""
        return next(iter(self._found("WHERE id = ?", id_)), None)

    def lines(self, document: str, after: int = 0) -> tuple[Line, ...]:
        """The lines of a journal beyond a number."""
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
    """The text in a column of texts, even where damage has made something else of it."""
    if type(value) is str:
        return value
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


class PlainFile:
    """A database in a file that is well, to be read: the layer above takes longer to load than to read."""

    def __init__(self, path: Path) -> None:
        self._connection = opened(path)

    def read(self, ask: Callable[[PlainRows], Found]) -> Found:
        """An answer from a view that does not change meanwhile. Raises `sqlite3.Error`."""
        self._connection.execute("BEGIN")
        try:
            return ask(PlainRows(self._connection))
        finally:
            self._connection.execute("ROLLBACK")

    def close(self) -> None:
        """Let go of it; SQLite puts its files in order."""
        self._connection.close()

    def _number(self, query: str) -> object:
        return self._connection.execute(query).fetchone()[0]

    @classmethod
    def at(cls, path: Path | None) -> "PlainFile | None":
        """The database in that file if it is there and well; else None, and `Database` says what it is."""
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
