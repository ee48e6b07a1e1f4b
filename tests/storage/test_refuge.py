"""The database taken away while it is open: nothing is said to be kept that is not, and the game goes on."""

import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from heart_africa.core.problems import BadData
from heart_africa.storage.documents import Gone
from heart_africa.storage.journal_writer import RESCUED, JournalWriter
from heart_africa.storage.library import Library
from heart_africa.storage.repairs import verify
from heart_africa.storage.transfer import KIND, beside, bring_beside, companion, import_
from tests.journal.toy import Leap, March, Road, faces, no_dice
from tests.storage.conftest import RULES, again

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows takes no file away that is open")


def deleted(file: Path) -> None:
    file.unlink()


def with_its_folder(file: Path) -> None:
    shutil.rmtree(file.parent)


def replaced(file: Path) -> None:
    """By another database, as somebody does who brings back a copy."""
    other = file.with_name("other.db")
    Library(other).close()
    other.replace(file)


def its_journal_deleted(file: Path) -> None:
    """What SQLite has not yet brought into the file lies there."""
    file.with_name(f"{file.name}-wal").unlink()


def renamed(file: Path) -> None:
    file.rename(file.with_name("elsewhere.db"))


AWAY = [deleted, with_its_folder, replaced, its_journal_deleted, renamed]


@pytest.mark.parametrize("away", AWAY)
def test_a_journal_whose_database_is_taken_away_goes_on_in_a_file_and_says_where(
    library: Library, played: JournalWriter[Road], file: Path, tmp_path: Path, away: Callable[[Path], None]
) -> None:
    away(file)
    played.submit(March("Ana", 2), no_dice)
    told = [fault.code for fault in played.told]
    played.submit(Leap("Zoe", 1), faces(6))
    played.submit(March("Ana", 1), no_dice)

    assert told == ["database-gone-kept"]
    assert [fault.code for fault in played.told] == told
    assert played.refuge is not None
    assert played.refuge.path == file.parent / RESCUED / f"{played.document.id}.jsonl"
    assert played.reload() == ()
    with Library(tmp_path / "new.db") as new:
        taken = import_(new, played.refuge.path, "battle", RULES)
        assert again(new, taken).state == played.state
        assert [entry.number for entry in again(new, taken).journal.entries] == [*range(1, 8)]
        assert verify(new, taken, RULES).unproven == 0


def test_what_goes_with_a_journal_lies_beside_it(
    library: Library, played: JournalWriter[Road], file: Path
) -> None:
    table = again(library, library.create(KIND, played.document.id))
    deleted(file)
    table.submit(March("Ana", 1), no_dice)
    played.submit(March("Ana", 1), no_dice)

    assert played.refuge is not None
    assert table.refuge is not None
    assert table.refuge.path == beside(played.refuge.path)
    with Library(file.with_name("new.db")) as new:
        battle = import_(new, played.refuge.path, "battle", RULES)
        bring_beside(new, battle, played.refuge.path)
        assert companion(new, battle) is not None


def test_where_its_folder_cannot_be_written_the_file_is_among_passing_ones(
    played: JournalWriter[Road], file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    passing = tmp_path / "passing"
    passing.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(passing))
    deleted(file)
    (file.parent / RESCUED).write_text("in the way", encoding="utf-8")
    played.submit(March("Ana", 1), no_dice)

    assert played.refuge is not None
    assert played.refuge.path == passing / RESCUED / f"{played.document.id}.jsonl"


def test_where_nothing_can_be_written_nothing_is_said_to_be_kept(
    played: JournalWriter[Road], file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere" / "x"))
    (tmp_path / "nowhere").write_text("in the way", encoding="utf-8")
    deleted(file)
    (file.parent / RESCUED).write_text("in the way", encoding="utf-8")
    before = played.state
    with pytest.raises(BadData):
        played.submit(March("Ana", 1), no_dice)

    assert (played.state, len(played.journal.entries)) == (before, 4)


def test_a_battle_begun_in_a_file_that_has_gone_is_not_said_to_be_kept(library: Library, file: Path) -> None:
    library.documents()
    deleted(file)
    with pytest.raises(Gone, match="database-gone"):
        library.create("battle", "Ujiji")


def test_a_file_that_another_program_tidies_up_is_still_the_same(
    library: Library, played: JournalWriter[Road], file: Path
) -> None:
    """A checkpoint and a vacuum by somebody else, and a second program that opens and closes it."""
    other = sqlite3.connect(file)
    other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    other.execute("VACUUM")
    other.close()
    Library(file).close()
    played.submit(March("Ana", 1), no_dice)

    assert played.refuge is None
    library.database.engine.dispose()
    again(library, played.document).submit(March("Ana", 1), no_dice)
    assert len(library.lines(played.document)) == 6
