"""The database: laid out step by step, and never touched where something is wrong with it."""

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from time import sleep

import pytest
from sqlalchemy import inspect
from sqlmodel import SQLModel

from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.storage.database import Database
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.library import Library
from heart_africa.storage.migrations import APPLICATION, STEPS
from heart_africa.storage.places import place
from heart_africa.storage.salvage import salvage
from tests.journal.toy import Leap, March, Road, no_dice
from tests.storage.conftest import again

DATABASES = Path(__file__).parent / "databases"
OLD = sorted(DATABASES.glob("version_*.sql"))


def refused(where: Path | str) -> BadData:
    with pytest.raises(BadData) as caught:
        Database(where)
    worded(caught.value)
    return caught.value


def worded(fault: BadData) -> None:
    """Both languages have words for it, and all facts that those need."""
    assert all("{ $" not in bad_text(fault, lang) for lang in ("es", "en"))


def laid(path: Path, script: str) -> bytes:
    """A database made by a script of SQL, and its bytes."""
    connection = sqlite3.connect(path)
    connection.executescript(script)
    connection.close()
    return path.read_bytes()


# --- where it is ---


def test_it_is_a_file_of_the_data_folder_unless_told_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("HEART_AFRICA_DB", raising=False)
    assert place(tmp_path) == str(tmp_path / "heart-africa.db")
    monkeypatch.setenv("HEART_AFRICA_DB", "postgresql://club@server/africa")
    assert place(tmp_path) == "postgresql://club@server/africa"


def test_a_file_may_be_named_as_an_address(tmp_path: Path) -> None:
    with Library(f"sqlite:///{tmp_path}/años/x.db") as library:
        assert library.place == f"{tmp_path}/años/x.db"
    assert (tmp_path / "años" / "x.db").is_file()


@pytest.mark.parametrize("address", ["mysql://server/x", "http://[", "postgresql://server:port/x"])
def test_what_is_no_address_is_refused(address: str) -> None:
    assert refused(address).code == "not-an-address"


def test_a_server_that_does_not_answer_is_said_to_be_out_of_reach_and_no_password_is_shown() -> None:
    fault = refused("postgresql://club:secret@127.0.0.1:1/africa")

    assert fault.code == "database-unreachable"
    assert "secret" not in str(fault)
    assert "secret" not in bad_text(fault, "es")


# --- how it is laid out ---


def test_every_version_ever_written_stands_in_the_tests() -> None:
    assert [path.stem for path in OLD] == [f"version_{number}" for number in range(1, len(STEPS) + 1)]


@pytest.mark.parametrize("script", OLD, ids=lambda path: path.stem)
def test_a_database_of_any_version_opens_and_is_written_on(tmp_path: Path, script: Path) -> None:
    """A march of three by Ana, a leap of 4 and 5 by Ñandú, and Zoe's march, which was taken back."""
    laid(tmp_path / "x.db", script.read_text(encoding="utf-8"))
    with Library(tmp_path / "x.db") as library:
        document = library.find("battle", "Tabora")
        writer = again(library, document)
        assert writer.state.places == {"Ana": 3, "Ñandú": 9, "Zoe": 0}
        writer.submit(March("Zoe"), no_dice)
        assert again(library, document).state.places["Zoe"] == 1


def test_the_tables_are_those_that_the_models_name(tmp_path: Path) -> None:
    database = Database(tmp_path / "x.db")
    with database.reading() as connection:
        found = inspect(connection)
        for table in SQLModel.metadata.tables.values():
            names = [column["name"] for column in found.get_columns(table.name)]
            key = found.get_pk_constraint(table.name)["constrained_columns"]

            assert names == [column.name for column in table.columns]
            assert key == [column.name for column in table.primary_key]
    database.close()


def test_it_is_durable_and_readers_do_not_wait(library: Library) -> None:
    with library.database.reading() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_a_step_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = (*STEPS, ("CREATE TABLE more (x INTEGER)", "NO SQL AT ALL"))
    with Library(tmp_path / "x.db") as library:
        library.create("battle", "Tabora")
    with monkeypatch.context() as patch:
        patch.setattr("heart_africa.storage.migrations.STEPS", broken)
        patch.setattr("heart_africa.storage.database.STEPS", broken)
        assert refused(tmp_path / "x.db").code == "database-trouble"
    with Library(tmp_path / "x.db") as library, library.database.reading() as connection:
        assert "more" not in inspect(connection).get_table_names()
        assert library.find("battle", "Tabora")


# --- what is wrong with it ---


def test_a_database_of_a_newer_program_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    before = laid(
        path,
        "CREATE TABLE journal_schema (version INTEGER, mood TEXT); INSERT INTO journal_schema VALUES (99, 'x')",
    )
    fault = refused(path)

    assert (fault.code, fault.about["found"], fault.file) == ("newer-database", 99, str(path))
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["x.db"]


def test_a_database_of_something_else_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    before = laid(path, "CREATE TABLE recipes (name TEXT)")

    assert refused(path).code == "not-our-database"
    assert path.read_bytes() == before


def test_what_is_no_database_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    path.write_bytes(b"Dear diary" * 1000)

    assert refused(path).code == "not-a-database"
    assert path.read_bytes() == b"Dear diary" * 1000


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path).code == "is-a-folder"


def test_a_missing_database_is_begun_and_an_empty_file_is_one(tmp_path: Path) -> None:
    """A program killed while it begins one leaves an empty file behind."""
    (tmp_path / "empty.db").touch()
    for path in (tmp_path / "empty.db", tmp_path / "new" / "folder" / "x.db"):
        with Library(path) as library:
            assert library.documents() == ()


def test_an_empty_file_with_something_ahead_of_it_is_not_taken_for_new(tmp_path: Path) -> None:
    (tmp_path / "x.db").touch()
    (tmp_path / "x.db-wal").write_bytes(b"something")

    assert refused(tmp_path / "x.db").code == "database-damaged"
    assert (tmp_path / "x.db-wal").read_bytes() == b"something"


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a database of some pages, closed."""
    path = tmp_path_factory.mktemp("whole") / "x.db"
    with Library(path) as library:
        writer = again(library, library.create("battle", "Tabora"))
        for number in range(60):
            writer.submit(March("Ana" if number % 2 else "Zoe", 1), no_dice)
    return path.read_bytes()


def damage(file: Path, *, only_read: bool = False) -> str:
    """What happens when the journal is opened: the code of the fault, or none."""
    try:
        with Library(file, only_read=only_read) as library:
            for document in library.documents():
                state = again(library, document).state
                assert state.places == {"Ana": 30, "Ñandú": 0, "Zoe": 30}
    except BadData as fault:
        worded(fault)
        return fault.code
    return ""


FOUND = {"", "database-damaged", "not-a-database", "journal-damaged", "not-our-database", "database-trouble"}


@pytest.mark.parametrize("part", range(16))
def test_bytes_overwritten_anywhere_are_found_or_do_no_harm(tmp_path: Path, whole: bytes, part: int) -> None:
    """Never a traceback, never a state that was not; every sixteenth of the file in turn."""
    file = tmp_path / "x.db"
    size = len(whole) // 16
    for at in range(part * size, (part + 1) * size, max(1, size // 4)):
        file.write_bytes(whole[:at] + b"\xa5" * 64 + whole[at + 64 :])

        assert damage(file, only_read=True) in FOUND
        assert damage(file) in FOUND


@pytest.mark.parametrize("kept", range(1, 16))
def test_a_truncated_database_is_found(tmp_path: Path, whole: bytes, kept: int) -> None:
    file = tmp_path / "x.db"
    file.write_bytes(whole[: len(whole) * kept // 16])

    assert damage(file, only_read=True) in FOUND - {""}
    assert damage(file) in FOUND - {""}


# --- only read ---


def test_who_only_reads_a_sound_file_does_not_load_what_writes(shared: Path) -> None:
    script = f"""if True:
        import sys
        from tests.storage.conftest import *
        with Library({str(shared)!r}, only_read=True) as library:
            print(again(library, library.find("battle", "Tabora")).state.places["Ana"], end=" ")
        print("sqlalchemy" in sys.modules)
    """
    assert ran(script) == "30 False\n"


def test_what_others_write_meanwhile_is_read_and_whoever_only_read_may_write(
    file: Path, library: Library
) -> None:
    document = library.create("battle", "Tabora")
    with Library(file, only_read=True) as reading:
        again(library, document).submit(March("Ana", 2), no_dice)
        writer = again(reading, reading.find("battle", "Tabora"))
        assert writer.state.places["Ana"] == 2
        writer.submit(March("Ana", 3), no_dice)
    assert again(library, document).state.places["Ana"] == 5


@pytest.mark.parametrize("script", OLD, ids=lambda path: path.stem)
def test_whoever_only_reads_finds_an_old_file_and_a_new_one_as_who_writes_does(
    tmp_path: Path, script: Path
) -> None:
    laid(tmp_path / "old.db", script.read_text(encoding="utf-8"))
    with Library(tmp_path / "old.db", only_read=True) as reading, Library(tmp_path / "old.db") as library:
        assert reading.documents() == library.documents()
    with Library(tmp_path / "new.db", only_read=True) as reading:
        assert reading.documents() == ()


# --- no room, no permission ---


@pytest.fixture
def shared(whole: bytes) -> Iterator[Path]:
    """The database in a folder to which everybody comes."""
    if os.name != "posix":
        pytest.skip("permissions of POSIX")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "data"
        folder.mkdir()
        (folder / "x.db").write_bytes(whole)
        for each in (Path(name), folder, folder / "x.db"):
            each.chmod(0o755)
        yield folder / "x.db"
        folder.chmod(0o755)


def tried(path: Path) -> str:
    """What happens to somebody who reads and writes a line, and who may not do everything as root may."""
    script = f"""if True:
        import os
        from tests.storage.conftest import *
        from heart_africa.core.problems import BadData
        from heart_africa.storage import database  # nobody may look for modules later
        if os.getuid() == 0:
            os.setgid(65534), os.setuid(65534)
        try:
            library = Library({str(path)!r})
            writer = again(library, library.find("battle", "Tabora"))
            print("read", writer.state.places["Ana"])
            writer.submit(March("Ana"), no_dice)
            print("wrote")
        except BadData as fault:
            print(fault.code)
    """
    return " ".join(ran(script).split())


def ran(script: str) -> str:
    """What another program prints."""
    command = [sys.executable, "-B", "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=Path(__file__).parents[2])
    assert not done.stderr, done.stderr
    return done.stdout


def test_a_file_that_may_only_be_read_is_read_and_not_written(shared: Path, whole: bytes) -> None:
    shared.chmod(0o444)
    shared.parent.chmod(0o777)

    assert tried(shared) == "read 30 read-only"
    assert shared.read_bytes() == whole


def test_a_folder_that_may_only_be_read_is_read_and_not_written(shared: Path, whole: bytes) -> None:
    shared.chmod(0o444)
    shared.parent.chmod(0o555)

    assert tried(shared) == "read 30 read-only"
    assert shared.read_bytes() == whole


def test_a_database_that_may_not_even_be_read_is_refused(shared: Path, whole: bytes) -> None:
    shared.chmod(0)

    assert tried(shared) == "no-permission"
    shared.chmod(0o644)
    assert shared.read_bytes() == whole


def test_a_folder_where_nothing_may_be_begun_is_refused(shared: Path) -> None:
    shared.parent.chmod(0o555)

    assert tried(shared.parent / "y.db") == "no-permission"
    assert tried(shared.parent / "new" / "y.db") == "no-permission"


@pytest.mark.skipif(sys.platform == "win32", reason="limits of POSIX")
def test_a_full_disk_loses_nothing_that_was_confirmed(tmp_path: Path) -> None:
    """The largest file that the process may write is bounded, and it writes until that is reached."""
    path = tmp_path / "x.db"
    script = f"""if True:
        import resource, signal
        from tests.storage.conftest import *
        from heart_africa.core.problems import BadData
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        library = Library({str(path)!r})
        writer = again(library, library.create("battle", "Tabora"))
        resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000))
        try:
            while True:
                writer.submit(March("Ana"), no_dice)
                print(len(writer.journal.entries), flush=True)
        except BadData as fault:
            print(fault.code, len(writer.journal.entries), writer.state.places["Ana"])
    """
    *confirmed, last = ran(script).splitlines()

    assert last in {f"{code} {len(confirmed)} {len(confirmed)}" for code in ("disk-full", "database-trouble")}
    assert len(confirmed) > 10
    with Library(path) as library:
        assert again(library, library.find("battle", "Tabora")).state.places["Ana"] == len(confirmed)


def test_a_writer_who_does_not_finish_is_not_waited_for_without_end(
    file: Path, played: JournalWriter[Road]
) -> None:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    played.library.database.engine.dispose()
    quick = Database(file, patience=0.1)
    with pytest.raises(BadData, match="database-busy"), quick.writing():
        pass
    other.close()
    quick.close()

    assert again(played.library, played.document).state == played.state


def test_the_copy_of_an_open_database_with_what_lies_beside_it_opens(
    file: Path, played: JournalWriter[Road], tmp_path: Path
) -> None:
    other = tmp_path / "copy"
    shutil.copytree(file.parent, other)
    with Library(other / file.name) as library:
        assert again(library, library.find("battle", "Tabora")).state == played.state


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database as it is left by a program that was killed: most of it stands ahead of the file."""
    folder = tmp_path_factory.mktemp("left")
    with Library(folder / "x.db") as library:
        writer = again(library, library.create("battle", "Tabora"))
        for _ in range(8):
            writer.submit(March("Ana", 1), no_dice)
        return Path(shutil.copytree(folder, folder.parent / "killed"))


def test_a_byte_changed_in_what_stands_ahead_is_told_and_what_follows_it_is_not_lost(
    tmp_path: Path, left: Path
) -> None:
    """SQLite would forget it all without a word. Of the very last page it alone knows whether it was written."""
    log = (left / "x.db-wal").read_bytes()
    stands, told = [], set()
    for at in range(0, len(log), 5003):
        folder = Path(shutil.copytree(left, tmp_path / str(at)))
        (folder / "x.db-wal").write_bytes(log[:at] + bytes([log[at] ^ 0x55]) + log[at + 1 :])
        try:
            with Library(folder / "x.db") as library:
                assert library.find("battle", "Tabora").head.number >= 7
        except BadData as fault:
            told.add(fault.about["why"])
            stands += [each.stands for each in salvage(folder / "x.db", folder / "backups").saved]
    assert told == {"x.db-wal"}
    assert min(stands) >= 7  # one line itself may have become illegible, the last
    assert stands.count(8) > len(stands) * 2 // 3


def test_a_log_that_ends_too_early_is_no_damage(tmp_path: Path, left: Path) -> None:
    """As where a program was killed while it wrote: what was confirmed before is there."""
    folder = Path(shutil.copytree(left, tmp_path / "cut"))
    log = (left / "x.db-wal").read_bytes()
    (folder / "x.db-wal").write_bytes(log[:-100])
    with Library(folder / "x.db") as library:
        assert again(library, library.find("battle", "Tabora")).state.places["Ana"] == 7


@pytest.mark.parametrize(
    "killed", ["shutil.copy2", "heart_africa.storage.salvage._save", "pathlib.Path.replace"]
)
def test_a_salvage_that_was_killed_is_told_and_comes_to_its_end_the_next_time(
    tmp_path: Path, left: Path, monkeypatch: pytest.MonkeyPatch, killed: str
) -> None:
    """While it puts the damaged file aside, while it writes, and when all but the last step is done."""
    file = Path(shutil.copytree(left, tmp_path / "x")) / "x.db"
    log = file.with_name("x.db-wal")
    log.write_bytes(bytes([log.read_bytes()[0] ^ 1]) + log.read_bytes()[1:])

    def kill(*_: object, **_more: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(killed, kill)
        with pytest.raises(KeyboardInterrupt):
            salvage(file, tmp_path / "backups", lambda: "first")
    for only_read in (False, True):
        with pytest.raises(BadData, match="database-damaged"):
            Library(file, only_read=only_read)

    assert [each.stands for each in salvage(file, tmp_path / "backups", lambda: "then").saved] == [8]
    with Library(file) as library:
        assert again(library, library.find("battle", "Tabora")).state.places["Ana"] == 8


def test_dice_of_an_old_database_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.journal.toy.LEAP", "leap")  # as the dice were called then
    laid(tmp_path / "x.db", OLD[0].read_text(encoding="utf-8"))
    with Library(tmp_path / "x.db") as library:
        writer = again(library, library.find("battle", "Tabora"))
        writer.correct(1, "misheard")

        assert writer.submit(Leap("Ñandú", 2), no_dice).record.faces == (4, 5)  # type: ignore[union-attr]  # an act


# --- whose file it is ---


def numbers(path: Path) -> tuple[int, int]:
    """Whose file it says that it is, and of which version."""
    connection = sqlite3.connect(path)
    found = [
        connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")
    ]
    connection.close()
    return found[0], found[1]


def changed(path: Path, name: str, value: int) -> bytes:
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA {name} = {value}")
    connection.commit()
    connection.close()
    return path.read_bytes()


def test_a_new_file_says_whose_it_is_and_how_it_is_laid_out(tmp_path: Path) -> None:
    Library(tmp_path / "x.db").close()

    assert numbers(tmp_path / "x.db") == (APPLICATION, len(STEPS))
    assert APPLICATION.to_bytes(4) == b"HAfr"


@pytest.mark.parametrize("script", OLD, ids=lambda path: path.stem)
def test_an_old_file_is_ours_and_says_so_from_now_on(tmp_path: Path, script: Path) -> None:
    laid(tmp_path / "x.db", script.read_text(encoding="utf-8"))
    changed(tmp_path / "x.db", "application_id", 0)
    with Library(tmp_path / "x.db") as library:
        assert library.find("battle", "Tabora")

    assert numbers(tmp_path / "x.db") == (APPLICATION, len(STEPS))


@pytest.mark.parametrize("number", [1, -1, APPLICATION - 1, APPLICATION + 1])
def test_a_file_of_another_program_is_refused_though_its_tables_are_as_ours(
    tmp_path: Path, number: int
) -> None:
    Library(tmp_path / "x.db").close()
    before = changed(tmp_path / "x.db", "application_id", number)

    assert refused(tmp_path / "x.db").code == "not-our-database"
    assert (tmp_path / "x.db").read_bytes() == before


def test_a_file_that_says_it_is_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    Library(tmp_path / "x.db").close()
    before = changed(tmp_path / "x.db", "user_version", len(STEPS) + 1)
    fault = refused(tmp_path / "x.db")

    assert (fault.code, fault.about["found"]) == ("newer-database", len(STEPS) + 1)
    assert (tmp_path / "x.db").read_bytes() == before


@pytest.mark.parametrize("table", ["journals", "journal_schema"])
def test_a_table_that_was_wiped_is_not_taken_for_an_empty_one(tmp_path: Path, table: str) -> None:
    """Its page says that it has no rows: SQLite believes it."""
    with Library(tmp_path / "x.db") as library:
        library.create("battle", "Tabora")
    connection = sqlite3.connect(tmp_path / "x.db")
    page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()[0]
    connection.close()
    data = bytearray((tmp_path / "x.db").read_bytes())
    at = (page - 1) * 4096
    data[at + 3 : at + 5] = b"\0\0"
    (tmp_path / "x.db").write_bytes(data)

    assert refused(tmp_path / "x.db").code == "database-damaged"


def test_an_old_database_that_may_only_be_read_is_read_as_it_was_laid_out(shared: Path) -> None:
    shared.unlink()
    laid(shared, OLD[0].read_text(encoding="utf-8"))
    shared.chmod(0o444)
    before = shared.read_bytes()

    assert tried(shared) == "read 3 read-only"
    assert shared.read_bytes() == before


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[tuple[Path, sqlite3.Connection]]:
    """A file that another program has just begun and holds, with nothing of ours in it yet."""
    path = tmp_path / "begun.db"
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield path, other


def test_a_file_that_another_program_begins_is_waited_for(begun: tuple[Path, sqlite3.Connection]) -> None:
    path, other = begun
    with ThreadPoolExecutor(1) as pool:
        ours = pool.submit(Database, path)
        sleep(0.1)
        assert not ours.done()
        other.execute("COMMIT")
        database = ours.result(timeout=60)

    assert database.version == len(STEPS)
    database.close()


def test_a_file_that_another_program_never_ends_to_begin_is_given_up(
    begun: tuple[Path, sqlite3.Connection],
) -> None:
    with pytest.raises(BadData, match="database-busy"):
        Database(begun[0], patience=0.1)
