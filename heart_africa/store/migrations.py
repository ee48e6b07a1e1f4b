"""How the tables came to be, step by step: a step that has been published is never changed."""

from collections.abc import Iterable

from sqlalchemy import Connection, inspect

from heart_africa.problems import BadData

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
)
"""The statements of every step, in the words that SQLite and PostgreSQL share; step 1 stands first."""

TABLE = "journal_schema"
OURS = {"journals", "journal_lines", TABLE}


def version(connection: Connection) -> int:
    """By how many steps the database was laid out, 0 for an empty one.

    Raises `BadData`: it is of a newer program, or holds something else.
    """
    tables = set(inspect(connection).get_table_names())
    if TABLE not in tables:
        strange = tables if connection.dialect.name == "sqlite" else tables & OURS
        if strange:
            raise BadData("not-our-database", about={"found": ", ".join(sorted(strange)[:5])})
        return 0
    found = connection.exec_driver_sql(f"SELECT max(version) FROM {TABLE}").scalar() or 0  # noqa: S608  # a constant
    if found > len(STEPS):
        raise BadData("newer-database", about={"found": found, "most": len(STEPS)})
    return int(found)


def migrate(connection: Connection) -> None:
    """Bring the tables up to date, within the transaction that stands open. Raises `BadData`."""
    found = version(connection)
    if not found:
        connection.exec_driver_sql(f"CREATE TABLE {TABLE} (version INTEGER NOT NULL PRIMARY KEY)")
    _take(connection, (statement for step in STEPS[found:] for statement in step))
    connection.exec_driver_sql(f"DELETE FROM {TABLE}")  # noqa: S608  # a constant
    connection.exec_driver_sql(f"INSERT INTO {TABLE} VALUES ({len(STEPS)})")  # noqa: S608  # as above


def _take(connection: Connection, statements: Iterable[str]) -> None:
    for statement in statements:
        connection.exec_driver_sql(statement)
