"""Backups beside the battle: by their occasion, five of each, and never in the way."""

from pathlib import Path

import pytest

from heart_africa.core.problems import BadData
from heart_africa.storage.backups import Backups
from heart_africa.storage.documents import Document
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.library import Library
from heart_africa.storage.transfer import opened
from tests.journal.toy import EndTurn, March, Road, no_dice
from tests.storage.conftest import RULES, again, ticking


def occasion(before: Road, after: Road) -> str | None:
    """A turn that ends; somebody who has come a long way."""
    if after.turn != before.turn:
        return "turn"
    return "far" if max(after.places.values()) >= 6 > max(before.places.values()) else None


@pytest.fixture
def backups(tmp_path: Path) -> Backups[Road]:
    return Backups(tmp_path / "backups", occasion)


@pytest.fixture
def writer(library: Library, document: Document, backups: Backups[Road]) -> JournalWriter[Road]:
    return JournalWriter(RULES, library, document, ticking(), "Ana", backups=backups)


def test_a_backup_is_a_whole_journal(backups: Backups[Road], writer: JournalWriter[Road]) -> None:
    writer.submit(March("Ana"), no_dice)
    writer.submit(EndTurn(), no_dice)
    (backup,) = backups.of(writer.document)
    found = opened(backup.path, "battle", RULES)

    assert (backup.sort, backup.number) == ("turn", 2)
    assert found.fault is None
    assert found.lines == writer.library.lines(writer.document)


def test_five_are_kept_of_each_occasion_the_latest_first(
    backups: Backups[Road], writer: JournalWriter[Road]
) -> None:
    writer.submit(March("Ana", 6), no_dice)
    for _ in range(7):
        writer.submit(EndTurn(), no_dice)
    found = [(each.sort, each.number) for each in backups.of(writer.document)]

    assert [number for sort, number in found if sort == "turn"] == [8, 7, 6, 5, 4]
    assert [number for sort, number in found if sort == "far"] == [1]


def test_a_renamed_journal_keeps_its_backups(
    backups: Backups[Road], library: Library, writer: JournalWriter[Road]
) -> None:
    backups.save(library, writer.document, "before")
    renamed = library.rename(writer.document, "¿Qué? / ¡No!")
    backups.save(library, renamed, "after")

    assert {each.sort for each in backups.of(renamed)} == {"before", "after"}
    assert [path.name for path in backups.folder.iterdir()] == [f"Tabora-{renamed.id}"]


def test_any_name_makes_a_folder(backups: Backups[Road], library: Library) -> None:
    for name in ("¿Qué? / ¡No!", "...", "CON", "a" * 80):
        backups.save(library, library.create("battle", name), "before")

    assert len(list(backups.folder.glob("*/before-000000.jsonl"))) == 4


def test_a_backup_that_fails_stops_nothing_and_is_told(
    backups: Backups[Road], library: Library, writer: JournalWriter[Road]
) -> None:
    backups.folder.write_text("in the way", encoding="utf-8")
    writer.submit(EndTurn(), no_dice)

    assert [fault.code for fault in writer.told] == ["no-such-file"]
    assert len(again(library, writer.document).journal.entries) == 1


def test_nobody_has_backups_who_has_none(backups: Backups[Road], document: Document) -> None:
    assert backups.of(document) == ()


def test_the_newest_stays_even_if_it_holds_less(backups: Backups[Road], writer: JournalWriter[Road]) -> None:
    """A repaired journal counts from a lower number again."""
    for number in range(50, 60):
        backups.save(writer.library, writer.document, "turn").rename(
            next(backups.folder.iterdir()) / f"turn-{number:06}.jsonl"
        )
    newest = backups.save(writer.library, writer.document, "turn")

    assert newest in [each.path for each in backups.of(writer.document)]
    assert len(backups.of(writer.document)) == 5


def test_the_occasion_is_one_word(backups: Backups[Road], library: Library, document: Document) -> None:
    with pytest.raises(ValueError, match=r"\.\./x"):
        backups.save(library, document, "../x")


def test_a_damaged_journal_is_not_backed_up_over_good_ones(
    backups: Backups[Road], library: Library, writer: JournalWriter[Road]
) -> None:
    writer.submit(EndTurn(), no_dice)
    with library.database.writing() as connection:
        connection.exec_driver_sql("UPDATE journal_lines SET text = '{}'")
    with pytest.raises(BadData, match="journal-damaged"):
        backups.save(library, writer.document, "turn")
