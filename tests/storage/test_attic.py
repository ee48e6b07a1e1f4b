"""Journals put away into the attic and taken back: nothing of them is lost, and no name is taken twice."""

from pathlib import Path

from heart_africa.storage.documents import LONGEST_NAME
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.library import Library
from heart_africa.storage.transfer import away, free_name, import_, put_away
from tests.journal.toy import March, Road, no_dice
from tests.storage.conftest import RULES, again


def test_what_is_put_away_is_out_of_the_library_and_in_a_file(
    library: Library, played: JournalWriter[Road], tmp_path: Path
) -> None:
    path = put_away(library, played.document, tmp_path / "attic")

    assert library.documents() == ()
    (found,) = away(library, tmp_path / "attic", "battle")
    assert (found.path, found.document.name, found.document.head.number) == (path, "Tabora", 4)


def test_what_is_taken_back_is_the_same_and_no_longer_away(
    library: Library, played: JournalWriter[Road], tmp_path: Path
) -> None:
    path = put_away(library, played.document, tmp_path / "attic")

    back = import_(library, path, "battle", RULES)

    assert back.id == played.document.id
    assert again(library, back).state == played.state
    assert away(library, tmp_path / "attic", "battle") == ()


def test_a_journal_put_away_twice_is_there_once_as_it_was_last(
    library: Library, played: JournalWriter[Road], tmp_path: Path
) -> None:
    attic = tmp_path / "attic"
    first = put_away(library, played.document, attic)
    writer = again(library, import_(library, first, "battle", RULES))
    writer.submit(March("Ana", 1), no_dice)
    second = put_away(library, writer.document, attic)

    assert first != second
    assert first.exists()
    (found,) = away(library, attic, "battle")
    assert (found.path, found.document.head.number) == (second, 5)


def test_the_attic_passes_over_what_is_no_journal_or_of_another_kind(
    library: Library, played: JournalWriter[Road], tmp_path: Path
) -> None:
    put_away(library, played.document, tmp_path)
    (tmp_path / "notes.jsonl").write_text("milk, eggs", encoding="utf-8")

    assert len(away(library, tmp_path, "battle")) == 1
    assert away(library, tmp_path, "campaign") == ()
    assert away(library, tmp_path / "nowhere", "battle") == ()


def test_a_name_that_is_taken_is_numbered_on_and_never_too_long() -> None:
    assert free_name("Ujiji", set()) == "Ujiji"
    assert free_name("Ujiji", {"Ujiji", "Ujiji 2"}) == "Ujiji 3"
    longest = "x" * LONGEST_NAME
    assert free_name(longest, {longest}) == "x" * (LONGEST_NAME - 4) + " 2"
