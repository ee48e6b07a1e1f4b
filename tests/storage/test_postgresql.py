"""The same library on a club's server: HEART_AFRICA_TEST_DB names an empty database, or one is begun here."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from sqlalchemy import inspect
from sqlmodel import SQLModel

from heart_africa.core.problems import BadData
from heart_africa.storage.database import Database
from heart_africa.storage.documents import Conflict
from heart_africa.storage.library import Library
from heart_africa.storage.repairs import integrity, repair, verify
from heart_africa.storage.transfer import export, import_, remove
from tests.journal.toy import EndTurn, Leap, March, faces, no_dice
from tests.storage.conftest import RULES, again, ticking


def _as(user: str | None, *command: str | Path) -> None:
    subprocess.run(command, user=user, check=True, capture_output=True, cwd="/")


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """The address of a server for as long as these tests last."""
    if given := os.environ.get("HEART_AFRICA_TEST_DB"):
        yield given
        return
    user = "postgres" if hasattr(os, "getuid") and os.getuid() == 0 else None
    if not shutil.which("initdb") or not shutil.which("pg_ctl"):
        pytest.skip("no PostgreSQL")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        data, options = folder / "data", f"-c listen_addresses= -k {folder}"
        try:
            _as(
                user,
                "initdb",
                "-D",
                data,
                "-U",
                "club",
                "-A",
                "trust",
                "--no-sync",
                "-E",
                "UTF8",
                "--locale=C",
            )
            _as(user, "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options, "start")
        except (subprocess.CalledProcessError, LookupError, PermissionError):
            pytest.skip("PostgreSQL does not start")
        yield f"postgresql://club@/postgres?host={folder}"
        _as(user, "pg_ctl", "-D", data, "-m", "immediate", "stop")


@pytest.fixture
def library(server: str) -> Iterator[Library]:
    with Library(server, ticking()) as library:
        yield library
        with library.database.writing() as connection:
            for table in reversed(SQLModel.metadata.sorted_tables):
                connection.exec_driver_sql(f"DROP TABLE {table.name}")


def test_a_journal_is_kept_there_as_in_a_file(library: Library, tmp_path: Path) -> None:
    document = library.create("battle", "Ñandú", rulings={"TOY-09": "no"})
    writer = again(library, document)
    writer.submit(March("Ana", 3), no_dice)
    writer.submit(Leap("Zoe", 2), faces(4, 5))
    writer.submit(EndTurn(), no_dice)
    writer.undo()

    assert again(library, document).state == writer.state
    assert verify(library, document, RULES).well
    assert integrity(library) == ()
    export(library, document, tmp_path / "x.jsonl")
    twin = import_(library, tmp_path / "x.jsonl", "battle", RULES, name="Twin")
    remove(library, document, tmp_path / "y.jsonl")
    assert [each.name for each in library.documents()] == ["Twin"]
    assert again(library, library.copy(twin, "Third")).state == writer.state


def test_the_tables_are_those_that_the_models_name(library: Library) -> None:
    with library.database.reading() as connection:
        for table in SQLModel.metadata.tables.values():
            names = [column["name"] for column in inspect(connection).get_columns(table.name)]

            assert names == [column.name for column in table.columns]


def test_the_second_writer_is_told_and_loses_nothing(library: Library) -> None:
    document = library.create("battle", "Tabora")
    first, second = again(library, document, "Ana"), again(library, document, "Zoe")
    first.submit(March("Ana", 3), no_dice)
    with pytest.raises(Conflict) as caught:
        second.submit(March("Zoe", 2), no_dice)

    assert caught.value.about["who"] == "Ana"
    second.reload()
    assert second.submit(March("Zoe", 2), no_dice).number == 2


def test_many_write_at_once_and_none_loses_anything(server: str, library: Library) -> None:
    document = library.create("battle", "Tabora")

    def write(who: str) -> None:
        with Library(server) as own:
            writer = again(own, document, who)
            while sum(entry.stamp.who == who for entry in writer.journal.entries) < 10:
                try:
                    writer.submit(March("Ana", 1), no_dice)
                except Conflict:
                    writer.reload()

    writers = [Thread(target=write, args=(who,)) for who in ("Ana", "Eva", "Zoe")]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()

    assert again(library, document).state.places["Ana"] == 30


def test_a_spoilt_journal_is_repaired_there_too(library: Library, tmp_path: Path) -> None:
    document = library.create("battle", "Tabora")
    writer = again(library, document)
    for _ in range(3):
        writer.submit(March("Ana"), no_dice)
    with library.database.writing() as connection:
        connection.exec_driver_sql("UPDATE journal_lines SET mark = 'x' WHERE number = 2")
    repaired = repair(library, document, RULES, tmp_path / "lost")

    assert repaired is not None
    assert (repaired.stands, repaired.lost) == (1, 2)
    assert again(library, document).state.places["Ana"] == 1


def test_several_begin_one_database(server: str, library: Library) -> None:
    with library.database.writing() as connection:
        for table in reversed(SQLModel.metadata.sorted_tables):
            connection.exec_driver_sql(f"DROP TABLE {table.name}")
    faults: list[BaseException] = []

    def begin(name: str) -> None:
        try:
            with Library(server) as own:
                own.create("battle", name)
        except BadData as fault:
            faults.append(fault)

    programs = [Thread(target=begin, args=(name,)) for name in ("Tabora", "Ujiji", "Kazeh")]
    for program in programs:
        program.start()
    for program in programs:
        program.join()

    assert faults == []
    assert len(library.documents()) == 3


def test_a_newer_database_is_refused(server: str, library: Library) -> None:
    with library.database.writing() as connection:
        connection.exec_driver_sql("UPDATE journal_schema SET version = 99")
    with pytest.raises(BadData, match="newer-database"):
        Database(server)


def test_a_name_is_given_once(library: Library) -> None:
    library.create("battle", "Tabora")
    with pytest.raises(BadData, match="name-taken"):
        library.create("battle", "Tabora")
