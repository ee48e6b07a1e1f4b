"""A damaged journal is verified and repaired, a damaged database salvaged; what is lost is put aside and told."""

import json
import shutil
from pathlib import Path

import pytest

from heart_africa.core.problems import BadData
from heart_africa.storage.backups import FOLDER, Backups
from heart_africa.storage.documents import Document
from heart_africa.storage.files import make_folder
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.library import Library
from heart_africa.storage.repairs import integrity, repair, verify
from heart_africa.storage.salvage import salvage
from heart_africa.storage.transfer import ATTIC, KIND, exported, import_
from tests.journal.toy import March, Road, no_dice
from tests.storage.conftest import RULES, again, ticking


def spoil(library: Library, statement: str) -> None:
    with library.database.writing() as connection:
        connection.exec_driver_sql(statement)


def test_a_sound_journal_is_said_to_be_and_left_alone(
    library: Library, played: JournalWriter[Road], tmp_path: Path
) -> None:
    health = verify(library, played.document, RULES)

    assert (health.well, health.lines, health.sound) == (True, 4, 4)
    assert integrity(library) == ()
    assert repair(library, played.document, RULES, tmp_path) is None
    assert not (tmp_path / "lost").exists()


SPOILT = [
    ("UPDATE journal_lines SET text = replace(text, 'Ana', 'Eva') WHERE number = 3", 2, "journal-broken", 4),
    ("UPDATE journal_lines SET mark = 'x' WHERE number = 1", 0, "journal-broken", 4),
    ("DELETE FROM journal_lines WHERE number = 2", 1, "journal-broken", 4),
    ("DELETE FROM journal_lines WHERE number > 2", 2, "journal-cut-off", 4),
    ("UPDATE journal_lines SET number = number + 1 WHERE number = 4", 3, "journal-broken", 4),
    ("UPDATE journals SET head_number = 9", 4, "journal-cut-off", 9),
    ("UPDATE journals SET head_mark = 'x'", 4, "journal-cut-off", 4),
]


@pytest.mark.parametrize(("statement", "sound", "why", "stood"), SPOILT)
def test_a_spoilt_journal_is_refused_and_repaired_to_its_last_sound_entry(
    library: Library,
    played: JournalWriter[Road],
    tmp_path: Path,
    statement: str,
    sound: int,
    why: str,
    stood: int,
) -> None:
    spoil(library, statement)
    with pytest.raises(BadData, match="journal-damaged") as caught:
        again(library, played.document)
    assert caught.value.about["sound"] == sound
    assert verify(library, played.document, RULES).why == why
    before = library.lines(played.document)

    repaired = repair(library, played.document, RULES, tmp_path)

    assert repaired is not None
    assert (repaired.stands, repaired.stood, repaired.lost) == (sound, stood, stood - sound)
    assert again(library, played.document).state == played.at(sound)
    assert library.lines(played.document) == before[:sound]
    aside = [] if repaired.aside is None else repaired.aside.read_text(encoding="utf-8").splitlines()[1:]
    assert [json.loads(row)["text"] for row in aside] == [line.text for line in before[sound:]]


def test_a_repaired_journal_is_written_on_and_the_others_are_told(
    library: Library, played: JournalWriter[Road], tmp_path: Path
) -> None:
    spoil(library, "UPDATE journal_lines SET mark = 'x' WHERE number = 3")
    repair(library, played.document, RULES, tmp_path)
    with pytest.raises(BadData, match="written-meanwhile") as caught:
        played.submit(March("Ana"), no_dice)
    assert caught.value.about["by"] == "cut"
    played.reload()

    assert played.submit(March("Ana"), no_dice).number == 3


def test_an_entry_that_nobody_understands_is_where_a_repair_cuts(
    library: Library, played: JournalWriter[Road], tmp_path: Path
) -> None:
    head = library.again(played.document).head
    for text in ('{"command":{"kind":"fly"},"facts":[],"number":5,"rolls":[]}', "{}"):
        head = library.append(played.document, head, [text])
    health = verify(library, played.document, RULES)

    assert (health.sound, health.why) == (4, "not-an-entry")
    repaired = repair(library, played.document, RULES, tmp_path)
    assert repaired is not None
    assert repaired.lost == 2


def test_an_entry_that_does_not_fold_is_where_a_repair_cuts(
    library: Library, played: JournalWriter[Road], tmp_path: Path
) -> None:
    walked = '{"kind":"walked","steps":1,"to":"Nobody"}'
    text = f'{{"command":{{"kind":"end-turn"}},"facts":[{walked}],"number":5,"rolls":[]}}'
    library.append(played.document, library.again(played.document).head, [text])

    assert verify(library, played.document, RULES).sound == 4


def test_nothing_is_cut_that_could_not_be_put_aside(
    library: Library, played: JournalWriter[Road], tmp_path: Path
) -> None:
    spoil(library, "UPDATE journal_lines SET mark = 'x' WHERE number = 3")
    (tmp_path / "lost").write_text("in the way", encoding="utf-8")
    before = library.lines(played.document)
    with pytest.raises(BadData):
        repair(library, played.document, RULES, tmp_path)

    assert library.lines(played.document) == before


def test_a_line_that_is_no_text_any_longer_is_repaired_like_any_other(
    library: Library, played: JournalWriter[Road], tmp_path: Path
) -> None:
    spoil(library, "UPDATE journal_lines SET text = CAST(x'ff00ff' AS TEXT) WHERE number = 4")

    assert verify(library, played.document, RULES).sound == 3
    assert repair(library, played.document, RULES, tmp_path) is not None


# --- a database that is damaged itself ---


@pytest.fixture
def backups(tmp_path: Path) -> Backups[Road]:
    return Backups(tmp_path / "backups", lambda *_: None)


@pytest.fixture
def long(
    library: Library, document: Document, writer: JournalWriter[Road], backups: Backups[Road]
) -> JournalWriter[Road]:
    """Two journals: one of eighty entries with a backup of fifty, one of one."""
    other = again(library, library.create("campaign", "1879"))
    other.submit(March("Zoe", 4), no_dice)
    for number in range(80):
        writer.submit(March(("Ana", "Zoe")[number % 2], 1), no_dice)
        if number == 49:
            backups.save(library, document, "turn")
    library.close()
    return writer


def test_a_whole_database_is_salvaged_whole(
    library: Library, file: Path, long: JournalWriter[Road], backups: Backups[Road]
) -> None:
    before = file.read_bytes()
    found = salvage(file, backups.folder, ticking())
    with Library(file) as built:
        assert [(each.name, each.kind) for each in built.documents()] == [
            ("Tabora", "battle"),
            ("1879", "campaign"),
        ]
        assert again(built, long.document).state == long.state

    assert {(each.document.name, each.stood, each.stands) for each in found.saved} == {
        ("Tabora", 80, 80),
        ("1879", 1, 1),
    }
    assert found.aside.read_bytes() == before
    assert sorted(each.name for each in file.parent.iterdir()) == [found.aside.name, file.name]


@pytest.mark.parametrize("part", range(1, 12))
def test_what_can_be_read_of_a_damaged_database_or_its_backups_is_saved(
    file: Path, long: JournalWriter[Road], backups: Backups[Road], part: int
) -> None:
    """A page overwritten, one after another; the backup knows fifty entries at the least."""
    data = file.read_bytes()
    at = part * 4096
    file.write_bytes(data[:at] + b"\xa5" * 4096 + data[at + 4096 :])
    found = salvage(file, backups.folder, ticking())
    (saved,) = (each for each in found.saved if each.document.id == long.document.id)
    with Library(file) as built:
        assert again(built, long.document).state == long.at(saved.stands)

    assert 50 <= saved.stands <= saved.stood <= 80


@pytest.mark.parametrize("data", [b"", b"Dear diary" * 1000, b"SQLite format 3\0" + b"\xa5" * 9000])
def test_of_a_database_that_is_gone_the_backups_are_left(
    file: Path, long: JournalWriter[Road], backups: Backups[Road], data: bytes
) -> None:
    file.write_bytes(data)
    found = salvage(file, backups.folder, ticking())
    (saved,) = found.saved

    assert (saved.stands, saved.backup and saved.backup.name) == (50, "turn-000050.jsonl")
    assert found.aside.read_bytes() == data
    with Library(file) as built:
        assert again(built, long.document).state == long.at(50)


def test_a_salvage_that_fails_leaves_everything_where_it_was(
    file: Path, long: JournalWriter[Road], backups: Backups[Road], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise BadData("disk-full")

    before = file.read_bytes()
    monkeypatch.setattr(Library, "add", full)
    with pytest.raises(BadData, match="disk-full"):
        salvage(file, backups.folder, ticking())

    assert file.read_bytes() == before


def test_there_is_nothing_to_salvage_where_nothing_is(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="no-such-file"):
        salvage(tmp_path / "x.db", tmp_path)


# --- copies ---


@pytest.fixture
def copied(library: Library, writer: JournalWriter[Road], tmp_path: Path) -> JournalWriter[Road]:
    """A journal of thirty entries, with backups of ten and of twenty."""
    saved: Backups[Road] = Backups(tmp_path / FOLDER, lambda *_: None)
    for number in range(1, 31):
        writer.submit(March("Ana", 1), no_dice)
        if number in {10, 20}:
            saved.save(library, writer.document, "turn")
    return writer


COPIED = [
    ("UPDATE journal_lines SET text = replace(text, 'Ana', 'Eva') WHERE number = 5", 30, 1, 20),
    ("UPDATE journal_lines SET text = 'x' WHERE number IN (5, 15)", 30, 2, 20),
    ("UPDATE journal_lines SET text = 'x' WHERE number IN (5, 25)", 24, 1, 20),
    ("DELETE FROM journal_lines WHERE number > 4", 20, 16, 20),
    ("DELETE FROM journal_lines", 20, 20, 20),
    ("UPDATE journal_lines SET text = 'x' WHERE number = 25", 24, 0, 0),
]


@pytest.mark.parametrize(("statement", "stands", "taken", "whence"), COPIED)
def test_what_a_copy_has_is_not_cut(  # a case
    library: Library,
    copied: JournalWriter[Road],
    tmp_path: Path,
    statement: str,
    stands: int,
    taken: int,
    whence: int,
) -> None:
    """The longest copy is joined with what is sound behind it; only what no copy has is cut."""
    before = library.lines(copied.document)
    spoil(library, statement)
    repaired = repair(library, copied.document, RULES, tmp_path)

    assert repaired is not None
    assert (repaired.stands, repaired.copied, repaired.lost) == (stands, taken, 30 - stands)
    assert (repaired.copy.name if repaired.copy else "") == (f"turn-0000{whence}.jsonl" if whence else "")
    assert library.lines(copied.document) == before[:stands]
    assert again(library, copied.document).state == copied.at(stands)
    assert verify(library, copied.document, RULES).well


def test_of_a_copy_that_tells_another_story_nothing_is_taken_and_one_in_the_attic_counts(
    library: Library, copied: JournalWriter[Road], tmp_path: Path
) -> None:
    """A backup of forty entries that goes another way from the thirty-first on; thirty in the attic."""
    whole = exported(library, copied.document)
    make_folder(tmp_path / ATTIC)
    (tmp_path / ATTIC / "tabora.jsonl").write_text(whole, encoding="utf-8")
    other = Library(tmp_path / "other.db", ticking())
    twin = JournalWriter(
        RULES, other, import_(other, tmp_path / ATTIC / "tabora.jsonl", "battle", RULES), ticking(), "E"
    )
    twin.correct(3, "another way")
    for _ in range(9):
        twin.submit(March("Zoe", 1), no_dice)
    Backups(tmp_path / FOLDER, lambda *_: None).save(other, twin.document, "after")
    other.close()
    copied.submit(March("Ñandú", 1), no_dice)
    before = library.lines(copied.document)
    spoil(library, "UPDATE journal_lines SET mark = 'x' WHERE number = 7")

    repaired = repair(library, copied.document, RULES, tmp_path)

    assert repaired is not None
    assert (repaired.stands, repaired.copied) == (31, 1)
    assert library.lines(copied.document) == before
    shutil.rmtree(tmp_path / FOLDER)
    spoil(library, "UPDATE journal_lines SET mark = 'x' WHERE number = 7")
    repaired = repair(library, copied.document, RULES, tmp_path)
    assert repaired is not None
    assert (repaired.stands, repaired.copy) == (31, tmp_path / ATTIC / "tabora.jsonl")


def test_the_record_of_a_table_has_its_copies_beside_those_of_its_battle(
    library: Library, copied: JournalWriter[Road], tmp_path: Path
) -> None:
    saved: Backups[Road] = Backups(tmp_path / FOLDER, lambda *_: None, keep=2)
    table = again(library, library.create(KIND, copied.document.id))
    for _ in range(4):
        table.submit(March("Ana", 1), no_dice)
        saved.save(library, copied.document, "before")
        copied.submit(March("Zoe", 1), no_dice)
    spoil(library, f"DELETE FROM journal_lines WHERE document = '{table.document.id}' AND number > 1")  # noqa: S608  # our own words

    repaired = repair(library, table.document, RULES, tmp_path)

    assert repaired is not None
    assert (repaired.stands, repaired.lost, repaired.copied) == (4, 0, 3)
    assert len([*tmp_path.glob(f"{FOLDER}/*/*.table.jsonl")]) == 2
    assert len(saved.of(copied.document)) == 4


def test_a_text_that_became_bytes_is_still_what_it_says(
    library: Library, played: JournalWriter[Road]
) -> None:
    """One bit of a row makes SQLite give it back as bytes."""
    spoil(library, "UPDATE journal_lines SET text = CAST(text AS BLOB) WHERE number = 2")

    assert verify(library, played.document, RULES).well
    assert again(library, played.document).state == played.state


def test_a_line_that_became_other_bytes_is_put_aside_like_any_other(
    library: Library, played: JournalWriter[Road], tmp_path: Path
) -> None:
    spoil(library, "UPDATE journal_lines SET text = x'ff00ff', mark = x'ff' WHERE number = 4")
    repaired = repair(library, played.document, RULES, tmp_path)

    assert repaired is not None
    assert (repaired.stands, repaired.lost) == (3, 1)
