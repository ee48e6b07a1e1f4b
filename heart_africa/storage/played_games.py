"""The games of the laboratory in a database of their own: one row each, by series, cell and number.

They can all be played again from their seeds, unlike journals, and are therefore kept apart from them.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

from sqlalchemy import Connection, func, select
from sqlalchemy import Row as Found
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.orm import registry
from sqlmodel import Field, SQLModel

from heart_africa.core.dataclass import dataclass, fields
from heart_africa.core.playable import Outcome, PlayedGame, Series
from heart_africa.core.problems import BadData
from heart_africa.storage.database import on_file, telling

FILE = "laboratory.db"
APPLICATION, VERSION = int.from_bytes(b"HAlb"), 1
"""The application id and the version of the layout, in the head of the file."""


class LaboratoryTable(SQLModel, registry=registry()):
    """The base of the tables of this database, which are listed apart from those of the journals."""


class SeriesRow(LaboratoryTable, table=True):
    """A row of the table of series: the games of one experiment with one seed and the same rules."""

    __tablename__ = "laboratory_series"

    id: str = Field(primary_key=True)
    experiment: str
    game: str
    seed: int
    mark: str
    program: str
    text: str
    begun: str


class GameRow(LaboratoryTable, table=True):
    """A row of the table of games: one game that was played."""

    __tablename__ = "laboratory_games"

    series: str = Field(primary_key=True, foreign_key="laboratory_series.id")
    cell: str = Field(primary_key=True)
    number: int = Field(primary_key=True)
    ending: str
    winner: str
    points: str
    length: int
    facts: str
    amounts: str
    milliseconds: int
    broken: str


_SERIES = SeriesRow.metadata.tables[SeriesRow.__tablename__]
COLUMNS = tuple(each.name for each in fields(Series))
_GAMES = GameRow.metadata.tables[GameRow.__tablename__]


class PlayedGames:
    """The database of played games, laid out as today.

    Every use raises `BadData` if it is damaged, of a newer program or another program's, or if the disk is
    full.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._engine = on_file(path)
        try:
            self._lay_out()
        except BaseException:
            self.close()
            raise

    def _lay_out(self) -> None:
        with self._telling(), self._engine.connect() as connection:
            whose, version = (_pragma(connection, each) for each in ("application_id", "user_version"))
            found = connection.exec_driver_sql(
                "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
            )
            tables = [str(name) for (name,) in found]
            if whose not in {0, APPLICATION} or (not whose and tables):
                raise BadData(
                    "not-our-database",
                    file=str(self.path),
                    about={"found": ", ".join(tables) or f"{whose:#x}"},
                )
            if version > VERSION:
                raise BadData(
                    "newer-database", file=str(self.path), about={"found": version, "most": VERSION}
                )
            if whose and not {_SERIES.name, _GAMES.name} <= set(tables):
                raise BadData("database-damaged", file=str(self.path), about={"why": "no tables"})
        if not whose:
            with self._telling(), self._engine.connect() as connection:
                driver: Any = connection.connection.driver_connection
                driver.execute("PRAGMA journal_mode = WAL").fetchall()
            with self._writing() as connection:
                LaboratoryTable.metadata.create_all(connection)
                connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
                connection.exec_driver_sql(f"PRAGMA user_version = {VERSION}")

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Turn errors of the database into `BadData`.

        Damage gets its own code, as there is nothing to repair.
        """
        try:
            with telling(str(self.path)):
                yield
        except BadData as fault:
            if fault.code not in {"database-damaged", "not-a-database"}:
                raise
            raise BadData("lab-store-damaged", file=str(self.path), about=fault.about) from None

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self._telling(), self._engine.connect() as bare:
            connection = bare.execution_options(writing=True)
            with connection.begin():
                yield connection

    # --- series ---

    def begin(self, series: Series) -> None:
        """Write a series; one that exists goes on, with the experiment as it is now."""
        values = {key: getattr(series, key) for key in COLUMNS}
        changed = {key: values[key] for key in ("text", "program")}
        with self._writing() as connection:
            connection.execute(insert(_SERIES).values(values).on_conflict_do_update(["id"], set_=changed))

    def series(self) -> tuple[tuple[Series, int], ...]:
        """Return all series with the number of games in each, the latest begun first."""
        count = select(func.count()).where(_GAMES.c.series == _SERIES.c.id).scalar_subquery().label("games")
        with self._telling(), self._engine.connect() as connection:
            found = (
                connection.execute(select(_SERIES, count).order_by(_SERIES.c.begun.desc())).mappings().all()
            )
        return tuple((Series(**{key: row[key] for key in COLUMNS}), row["games"]) for row in found)

    def of(self, series: str) -> "SeriesGames":
        """Return the games of one series, to read and add to."""
        return SeriesGames(self, series)

    # --- games ---

    def rows(self, series: str) -> Iterator[PlayedGame]:
        """Yield the games of a series, sorted by cell and number."""
        query = select(_GAMES).where(_GAMES.c.series == series).order_by(_GAMES.c.cell, _GAMES.c.number)
        with self._telling(), self._engine.connect() as connection:
            for row in connection.execute(query):
                yield _row(row)

    def add(self, series: str, rows: Sequence[PlayedGame]) -> None:
        """Write games, all or none, on the disk before this returns; one that exists stays as it is."""
        if rows:
            values = [_values(series, row) for row in rows]
            with self._writing() as connection:
                connection.execute(insert(_GAMES).on_conflict_do_nothing(), values)

    def close(self) -> None:
        """Close the database; SQLite puts its files in order then."""
        self._engine.dispose()

    def __enter__(self) -> "PlayedGames":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()


@dataclass(frozen=True, slots=True)
class SeriesGames:
    """The games of one series, as a run reads them and adds to them."""

    games: PlayedGames
    series: str

    def rows(self) -> Iterable[PlayedGame]:
        """Yield all games of the series, sorted by cell and number."""
        return self.games.rows(self.series)

    def add(self, rows: Sequence[PlayedGame]) -> None:
        """Write games of the series."""
        self.games.add(self.series, rows)


def _pragma(connection: Connection, name: str) -> int:
    return int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())


def _json(values: Mapping[str, object]) -> str:
    """Return values as JSON, in the order in which the game names them."""
    return json.dumps(values, separators=(",", ":"), default=dict)


def _values(series: str, row: PlayedGame) -> dict[str, object]:
    one = row.outcome
    return {
        "series": series,
        "cell": row.cell,
        "number": row.number,
        "ending": one.ending,
        "winner": one.winner,
        "points": _json(one.points),
        "length": one.length,
        "facts": _json(one.facts),
        "amounts": _json(one.amounts),
        "milliseconds": row.milliseconds,
        "broken": row.broken,
    }


def _row(found: Found[Any]) -> PlayedGame:
    """Return the game that a row holds. Raises `BadData` if its values make no sense."""
    try:
        points, facts, amounts = (json.loads(each) for each in (found.points, found.facts, found.amounts))
    except ValueError as fault:
        raise BadData("database-damaged", about={"why": str(fault)}) from None
    return PlayedGame(
        found.cell,
        found.number,
        Outcome(found.ending, found.winner, points, found.length, facts, amounts),
        found.milliseconds,
        found.broken,
    )
