"""What a database says when it cannot, as faults that people understand."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from heart_africa.core.problems import BadData

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
    sqlite3.SQLITE_BUSY: "database-busy",
    sqlite3.SQLITE_LOCKED: "database-busy",
    sqlite3.SQLITE_IOERR: "database-trouble",
}
_PRIMARY = 0xFF  # the rest of SQLite's number says where in its own house it happened
MOST = 160  # characters of what the database says that help anybody
_MISSING = ("no such table", "no such column")
_STATES = {
    "53100": "disk-full",
    "25006": "read-only",
    "42501": "no-permission",
    "28000": "no-permission",
    "28P01": "no-permission",
    "55P03": "database-busy",
    "40001": "database-busy",
    "40P01": "database-busy",
}
"""PostgreSQL's own numbers for the same."""


@contextmanager
def telling(place: str) -> Iterator[None]:
    """Whatever a database refuses in here, as `BadData` of that place."""
    try:
        yield
    except DBAPIError as fault:
        raise _told(fault.orig, place) from fault
    except (SQLAlchemyError, sqlite3.Error) as fault:
        raise _told(fault, place) from fault
    except UnicodeDecodeError as fault:  # the name of a column, which no text factory sees
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
