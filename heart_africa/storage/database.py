"""The database of journals: a file of SQLite's, or PostgreSQL by its address."""

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Select,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import QueuePool
from sqlmodel import Field, SQLModel, UniqueConstraint

from heart_africa.core.journal.codec import Line
from heart_africa.core.problems import BadData
from heart_africa.storage.documents import Document, Gone, document_of, head_of
from heart_africa.storage.files import is_there, make_folder
from heart_africa.storage.migrations import STEPS, migrate, stamp, stamped, version
from heart_africa.storage.places import file_of
from heart_africa.storage.sqlite_file import PATIENCE, ahead, is_torn, opened, text_of, unfinished

# --- errors of databases ---


BUSY = "database-busy"
_CODES = {
    sqlite3.SQLITE_NOTADB: "not-a-database",
    sqlite3.SQLITE_CORRUPT: "database-damaged",
    sqlite3.SQLITE_FORMAT: "database-damaged",
    sqlite3.SQLITE_SCHEMA: "database-damaged",
    sqlite3.SQLITE_TOOBIG: "database-damaged",
    sqlite3.SQLITE_MISMATCH: "database-damaged",
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "no-permission",
    sqlite3.SQLITE_AUTH: "no-permission",
    sqlite3.SQLITE_CANTOPEN: "no-permission",
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_IOERR: "database-trouble",
}
_PRIMARY = 0xFF  # masks SQLite's extended codes, which tell details only
MOST = 160  # characters of an error that are shown
_MISSING = ("no such table", "no such column")
_STATES = {
    "53100": "disk-full",
    "25006": "read-only",
    "42501": "no-permission",
    "28000": "no-permission",
    "28P01": "no-permission",
    "55P03": BUSY,
    "40001": BUSY,
    "40P01": BUSY,
}
"""Our faults by the error codes of PostgreSQL."""


@contextmanager
def telling(place: str) -> Iterator[None]:
    """Turn every error of a database within this context into a `BadData` that names the place."""
    try:
        yield
    except DBAPIError as fault:
        raise _told(fault.orig, place) from fault
    except (SQLAlchemyError, sqlite3.Error) as fault:
        raise _told(fault, place) from fault
    except UnicodeDecodeError as fault:  # from a column's name, to which the text factory is not applied
        raise BadData("database-damaged", file=place, about={"why": fault.reason}) from fault


def _told(fault: BaseException | None, place: str) -> BadData:
    why = str(fault).splitlines()[0] if str(fault) else type(fault).__name__
    return BadData(_code(fault, why), file=place, about={"why": why[:MOST]})


def _code(fault: BaseException | None, why: str) -> str:
    if isinstance(fault, sqlite3.Error):
        if why.startswith(_MISSING):
            return "database-damaged"
        number = getattr(fault, "sqlite_errorcode", sqlite3.SQLITE_IOERR)
        return _CODES.get(number & _PRIMARY, "database-trouble")
    state = getattr(fault, "sqlstate", None)
    if state is None and type(fault).__name__ == "OperationalError":
        return "database-unreachable"
    return _STATES.get(state or "", "database-trouble")


# --- the database ---


LAYOUT = "layout"
"""The option of a connection that holds the number of steps of its database's layout."""
_LOCK = 1879_0914  # any number, but the same in every version of the program
AGAIN = 0.01  # seconds after which a file that another program holds is tried again
_ONLY_READ = {"read-only", "no-permission"}
_POSTGRES = {"postgres", "postgresql", "postgresql+psycopg"}


class Database:
    """An open database that is known to hold our tables, laid out as today.

    `version` is the number of steps by which it was laid out. Raises `BadData`: it cannot be reached, is
    damaged, is of a newer program, or is something else.
    """

    def __init__(self, place: str | Path, patience: float = PATIENCE) -> None:
        where = _where(str(place))
        self.path = where if isinstance(where, Path) else None
        self._files = (self.path, ahead(self.path)) if self.path else ()
        self.name = str(where)  # an address hides its password when it is written
        self._patience = patience
        self.engine = on_file(where, patience) if isinstance(where, Path) else _on_server(where, patience)
        try:
            self._prepare()
        except BaseException:
            self.close()
            raise

    def _prepare(self) -> None:
        with self.reading() as connection:
            self.version, is_stamped = _said_of(self.name, connection), stamped(connection)
        try:
            if self.version < len(STEPS) or not is_stamped:
                self._bring_up_to_date()
        except BadData as fault:
            if not self.version or fault.code not in _ONLY_READ:
                raise
            # Where nothing may be written, an old database is read as it was laid out.
        finally:
            self.engine.update_execution_options(**{LAYOUT: self.version})

    def _bring_up_to_date(self) -> None:
        if self.path:
            self._write_ahead()
        with self.writing() as connection:
            # Another program may have been quicker: check again under a lock what has been done.
            if not self.path:
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
            if version(connection) < len(STEPS):
                migrate(connection)
            stamp(connection)
        self.version = len(STEPS)

    def _write_ahead(self) -> None:
        """Switch the file to a write-ahead log, so that readers and a writer do not wait for one another.

        Where the disk does not support that, they do wait.
        """
        until = monotonic() + self._patience
        with telling(self.name), self.engine.connect() as connection:
            driver: Any = connection.connection.driver_connection
            while True:
                try:
                    driver.execute("PRAGMA journal_mode = WAL").fetchall()
                except sqlite3.OperationalError as fault:
                    # SQLite waits for nobody here: where two programs begin a file at once, one is refused.
                    if _code(fault, str(fault)) != BUSY or monotonic() > until:
                        raise
                    sleep(AGAIN)
                else:
                    return

    def _seen(self, connection: Connection) -> dict[Path, tuple[int, int]]:
        """Return the files that a connection works on: the device and number of each, by its path.

        The first answer for a path is kept with the connection, so that a file put in its place is noticed.
        """
        known: dict[Path, tuple[int, int]] = connection.info.setdefault("files", {})
        for path in self._files:
            if (found := _which(path)) is not None:
                known.setdefault(path, found)
        return known

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Give a connection on which the database does not change while it is read. Raises `BadData`."""
        with telling(self.name), self.engine.connect() as bare:
            connection = bare if self.path else bare.execution_options(isolation_level="REPEATABLE READ")
            with connection.begin():
                yield connection
                self._seen(connection)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Give a connection whose transaction is on the disk when the context is left, or never happened.

        Raises `BadData`; `Gone` if it was written to a file that has been taken away or replaced meanwhile.
        """
        with telling(self.name), self.engine.connect() as bare:
            connection = bare.execution_options(writing=True)
            with connection.begin():
                known = self._seen(connection)
                yield connection
            if any(_which(path) != found for path, found in known.items()):
                raise Gone("database-gone", file=self.name)

    def close(self) -> None:
        """Close the database; SQLite puts its files in order then."""
        self.engine.dispose()


def _said_of(name: str, connection: Connection) -> int:
    try:
        return version(connection)
    except BadData as fault:
        raise fault.inside(name) from None


def _where(place: str) -> Path | URL:
    """Return the file that a path or an address of SQLite's names, or the address of a PostgreSQL server.

    Raises `BadData` for any other address.
    """
    if (path := file_of(place)) is not None:
        return path
    try:
        url = make_url(place)
    except (ArgumentError, ValueError):
        raise BadData("not-an-address", about={"found": place}) from None
    if url.drivername not in _POSTGRES:
        raise BadData("not-an-address", about={"found": str(url)})
    return url.set(drivername="postgresql+psycopg")


class OneForAll(SQLiteDialect_pysqlite):
    """SQLite's dialect, equal for every file, so that queries compiled for one are reused for the next."""

    supports_statement_cache = True

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self)

    def __hash__(self) -> int:
        return hash(type(self))


registry.register("sqlite.one_for_all", __name__, OneForAll.__name__)
_WORDED: dict[Any, Any] = {}
"""The queries compiled for SQLite, shared by all files: there are a dozen or two."""


def on_file(path: Path, patience: float = PATIENCE) -> Engine:
    """Return an engine on a file of SQLite's whose transactions begin with `_begin`. Raises `BadData`."""
    _look(path)
    engine = create_engine(
        "sqlite+one_for_all://",
        creator=lambda: opened(path, patience),
        poolclass=QueuePool,
        execution_options={"compiled_cache": _WORDED},
    )
    event.listen(engine, "begin", _begin)
    return engine


def _look(path: Path) -> None:
    """Check what SQLite would not report clearly, or would ignore. Raises `BadData`."""
    if path.is_dir():
        raise BadData("is-a-folder", file=str(path))
    if not is_there(path):
        make_folder(path.parent)
        return
    beyond = ahead(path)
    for why in [beyond] * is_torn(beyond) + [unfinished(path)] * is_there(unfinished(path)):
        raise BadData("database-damaged", file=str(path), about={"why": why.name})
    if not path.stat().st_size and is_there(beyond) and beyond.stat().st_size:
        # SQLite would take an empty file for a new one and throw its log away.
        raise BadData("database-damaged", file=str(path), about={"why": "0 bytes"})


def _which(path: Path) -> tuple[int, int] | None:
    """Return the device and number of the file at a path, by which it is known; None if there is none."""
    try:
        found = os.stat(path)  # noqa: PTH116  # it is asked with every entry
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _begin(connection: Connection) -> None:
    """Begin a transaction.

    A writer locks the file at once, so that what it has read still holds when it writes.
    """
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def _on_server(url: URL, patience: float) -> Engine:
    options = {"connect_timeout": max(2, int(patience)), "options": f"-c lock_timeout={int(patience * 1000)}"}
    return create_engine(url, connect_args=options, pool_pre_ping=True)


# --- the tables ---


class DocumentRow(SQLModel, table=True):
    """A row of the table of journals: the name of a journal, its rules, and its last line."""

    __tablename__ = "journals"
    __table_args__ = (UniqueConstraint("kind", "name"),)

    id: str = Field(primary_key=True)
    kind: str
    name: str
    version: int
    created: str
    who: str
    note: str
    rules: str
    rulings: str
    head_number: int
    head_mark: str
    seal_after: int
    seal_text: str


class LineRow(SQLModel, table=True):
    """A row of the table of lines: a line of a journal with its mark; it is never changed."""

    __tablename__ = "journal_lines"

    document: str = Field(primary_key=True, foreign_key="journals.id")
    number: int = Field(primary_key=True)
    text: str
    mark: str


class SchemaRow(SQLModel, table=True):
    """The only row of its table, which says by how many steps the tables were laid out."""

    __tablename__ = "journal_schema"

    version: int = Field(primary_key=True)


_DOCUMENT = DocumentRow.metadata.tables[DocumentRow.__tablename__]
_WITH_SEALS = select(_DOCUMENT)
_WITHOUT_SEALS = select(*(column for column in _DOCUMENT.c if not column.name.startswith("seal_")))
_WHICH = "which"
_THAT = _DOCUMENT.c.id == bindparam(_WHICH)
_CHANGED = update(_DOCUMENT).where(_THAT)
"""Queries of every entry are built once, as building one takes longer than running it."""
_SEALS = 2  # the step of the layout that added seals
_LINE = LineRow.metadata.tables[LineRow.__tablename__]
_BEYOND = (
    select(_LINE.c.number, _LINE.c.text, _LINE.c.mark)
    .where(_LINE.c.document == bindparam(_WHICH), _LINE.c.number > bindparam("after"))
    .order_by(_LINE.c.number)
)


class JournalRows:
    """The tables of journals and of their lines, read and changed within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @property
    def _all(self) -> Select[Any]:
        """The query for all journals.

        A database that may not be written can be from before there were seals.
        """
        layout = self._connection.get_execution_options()[LAYOUT]
        return _WITHOUT_SEALS if layout < _SEALS else _WITH_SEALS

    def documents(self, name: str = "") -> list[Document]:
        """Return all journals, or those of one name, in the order in which they were begun."""
        found = self._connection.execute(_in_order(self._all, named=bool(name)), {_WHICH: name})
        return [document_of(row._asdict()) for row in found.all()]

    def document(self, id_: str, *, for_update: bool = False) -> Document | None:
        """Return the journal of an id, or None.

        With `for_update`, nobody else writes it before the transaction ends.
        """
        query = _that(self._all, for_update=for_update)
        row = self._connection.execute(query, {_WHICH: id_}).one_or_none()
        return row if row is None else document_of(row._asdict())

    def lines(self, document: str, after: int = 0) -> tuple[Line, ...]:
        """Return the lines of a journal after a number."""
        found = self._connection.execute(_BEYOND, {_WHICH: document, "after": after}).all()
        return tuple(Line(number, text_of(text), text_of(mark)) for number, text, mark in found)

    # --- changed ---

    def look_free(self, kind: str, name: str) -> None:
        """Raise `BadData` if a journal of the kind has that name already."""
        taken = select(_DOCUMENT.c.id).where(_DOCUMENT.c.kind == kind, _DOCUMENT.c.name == name)
        if self._connection.execute(taken).first():
            raise BadData("name-taken", about={"what": kind, "found": name})

    def insert(self, document: Document) -> None:
        """Add a journal. Raises `BadData` if its name is taken."""
        self.look_free(document.kind, document.name)
        own = {"id": document.id, "name": document.name, "note": document.note}
        try:
            self._connection.execute(insert(_DOCUMENT), [{**own, **head_of(document)}])
        except IntegrityError:  # on a server two may find a name free at the same moment
            raise BadData("name-taken", about={"what": document.kind, "found": document.name}) from None

    def update(self, document: Document, **changed: object) -> None:
        """Change some columns of a journal."""
        self._connection.execute(_CHANGED, {_WHICH: document.id, **changed})

    def write(self, document: str, lines: Iterable[Line]) -> None:
        """Add lines to a journal."""
        rows = [
            {"document": document, "number": line.number, "text": line.text, "mark": line.mark}
            for line in lines
        ]
        if rows:
            self._connection.execute(insert(_LINE), rows)

    def cut(self, document: str, after: int) -> None:
        """Delete the lines of a journal after a number."""
        beyond = delete(_LINE).where(_LINE.c.document == document, _LINE.c.number > after)
        self._connection.execute(beyond)

    def delete(self, document: str) -> None:
        """Delete a journal with its lines."""
        self._connection.execute(delete(_LINE).where(_LINE.c.document == document))
        self._connection.execute(delete(_DOCUMENT).where(_DOCUMENT.c.id == document))


@cache
def _in_order(documents: Select[Any], *, named: bool) -> Select[Any]:
    wanted = documents.where(_DOCUMENT.c.name == bindparam(_WHICH)) if named else documents
    return wanted.order_by(_DOCUMENT.c.created, _DOCUMENT.c.name)


@cache
def _that(documents: Select[Any], *, for_update: bool) -> Select[Any]:
    one = documents.where(_THAT)
    return one.with_for_update() if for_update else one
