"""How the tables are laid out, step by step: a step that has been published is never changed."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from heart_africa.core.problems import BadData

if TYPE_CHECKING:
    from sqlalchemy import Connection  # readers of files need the steps without SQLAlchemy

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE journals (
            id TEXT NOT NULL PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, version INTEGER NOT NULL,
            created TEXT NOT NULL, who TEXT NOT NULL, note TEXT NOT NULL, rules TEXT NOT NULL,
            rulings TEXT NOT NULL, head_number INTEGER NOT NULL, head_mark TEXT NOT NULL,
            UNIQUE (kind, name))""",
        """CREATE TABLE journal_lines (
            document TEXT NOT NULL REFERENCES journals (id), number INTEGER NOT NULL, text TEXT NOT NULL,
            mark TEXT NOT NULL, PRIMARY KEY (document, number))""",
    ),
    (
        "ALTER TABLE journals ADD COLUMN seal_after INTEGER NOT NULL DEFAULT -1",
        "ALTER TABLE journals ADD COLUMN seal_text TEXT NOT NULL DEFAULT ''",
    ),
)
"""The statements of every step, in the words that SQLite and PostgreSQL share; step 1 stands first."""

TABLE = "journal_schema"
OURS = {"journals", "journal_lines", TABLE}
APPLICATION = int.from_bytes(b"HAfr")
"""The application id in the head of our files; older ones have 0."""


def version(connection: "Connection") -> int:
    """Return by how many steps the database was laid out, 0 for an empty one.

    Raises `BadData`: it is of a newer program, or holds something else.
    """
    from sqlalchemy import inspect  # noqa: PLC0415  # as above

    _look(connection)
    tables = set(inspect(connection).get_table_names())
    if not tables and _has_been_laid_out(connection):
        raise BadData("database-damaged", about={"why": "no tables"})
    if TABLE not in tables:
        strange = tables if connection.dialect.name == "sqlite" else tables & OURS
        if strange:
            raise BadData("not-our-database", about={"found": ", ".join(sorted(strange)[:5])})
        return 0
    found = connection.exec_driver_sql(f"SELECT max(version) FROM {TABLE}").scalar()  # noqa: S608  # a constant
    if type(found) is not int or found < 1:
        raise BadData("database-damaged", about={"why": TABLE})
    if found > len(STEPS):
        raise BadData("newer-database", about={"found": found, "most": len(STEPS)})
    if _emptied(connection):
        raise BadData("database-damaged", about={"why": "journals"})
    return found


def _look(connection: "Connection") -> None:
    """Check by its head that a file of SQLite's is ours. Raises `BadData` as `version` does."""
    if connection.dialect.name != "sqlite":
        return
    whose, found = (_head(connection, name) for name in ("application_id", "user_version"))
    if whose not in {0, APPLICATION}:
        raise BadData("not-our-database", about={"found": f"application_id {whose:#010x}"})
    if whose and found > len(STEPS):
        raise BadData("newer-database", about={"found": found, "most": len(STEPS)})


def _emptied(connection: "Connection") -> bool:
    """Whether pages of the table of journals were wiped.

    SQLite reads them as empty, but the index of the table still has their rows.
    """
    if connection.dialect.name != "sqlite":
        return False
    rows, known = (
        connection.exec_driver_sql(f"SELECT count(*) FROM journals {how}").scalar()  # noqa: S608  # as above
        for how in ("NOT INDEXED", "INDEXED BY sqlite_autoindex_journals_1")
    )
    return bool(rows != known)


def _head(connection: "Connection", name: str) -> int:
    """Return a number of the file's head as it is stored: 32 bits without a sign."""
    return int(connection.exec_driver_sql(f"PRAGMA {name}").scalar() or 0) & 0xFFFFFFFF


def _has_been_laid_out(connection: "Connection") -> bool:
    """Whether a file of SQLite's holds more than an empty one."""
    if connection.dialect.name != "sqlite":
        return False
    return _head(connection, "application_id") == APPLICATION or _head(connection, "page_count") > 1


def stamped(connection: "Connection") -> bool:
    """Whether the file is marked as ours; the database of a server needs no such mark."""
    return connection.dialect.name != "sqlite" or _head(connection, "application_id") == APPLICATION


def stamp(connection: "Connection") -> None:
    """Mark the file as ours, and with the number of steps by which it was laid out."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
        connection.exec_driver_sql(f"PRAGMA user_version = {len(STEPS)}")


def migrate(connection: "Connection") -> None:
    """Bring the tables up to date, within the open transaction. Raises `BadData`."""
    found = version(connection)
    if not found:
        connection.exec_driver_sql(f"CREATE TABLE {TABLE} (version INTEGER NOT NULL PRIMARY KEY)")
    _take(connection, (statement for step in STEPS[found:] for statement in step))
    connection.exec_driver_sql(f"DELETE FROM {TABLE}")  # noqa: S608  # a constant
    connection.exec_driver_sql(f"INSERT INTO {TABLE} VALUES ({len(STEPS)})")  # noqa: S608  # as above
    stamp(connection)


def _take(connection: "Connection", statements: Iterable[str]) -> None:
    for statement in statements:
        connection.exec_driver_sql(statement)
