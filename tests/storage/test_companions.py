"""What goes with a journal goes wherever this goes: into files, the attic, copies, other libraries."""

from pathlib import Path

import pytest

from heart_africa.storage.documents import Document
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.library import Library
from heart_africa.storage.transfer import (
    KIND,
    away,
    beside,
    bring_beside,
    companion,
    copy_both,
    export,
    export_beside,
    import_,
    put_away,
)
from tests.journal.toy import March, Road, no_dice
from tests.storage.conftest import RULES, again


@pytest.fixture
def table(library: Library, played: JournalWriter[Road]) -> Document:
    """The record of a table that goes with the battle, with two lines."""
    writer = again(library, library.create(KIND, played.document.id))
    writer.submit(March("Ana", 1), no_dice)
    writer.submit(March("Ana", 2), no_dice)
    return writer.document


def test_another_name_changes_nothing(library: Library, played: JournalWriter[Road], table: Document) -> None:
    renamed = library.rename(played.document, "Ujiji")
    found = companion(library, renamed)
    assert found is not None
    assert found.id == table.id


@pytest.mark.usefixtures("table")
def test_it_goes_into_the_attic_and_comes_back(
    library: Library, played: JournalWriter[Road], tmp_path: Path
) -> None:
    path = put_away(library, played.document, tmp_path / "attic")
    assert library.documents() == ()
    assert beside(path).exists()
    assert len(away(library, tmp_path / "attic", "battle")) == 1

    back = import_(library, path, "battle", RULES)
    brought = bring_beside(library, back, path)

    assert brought is not None
    assert (brought.name, brought.head.number) == (back.id, 2)


def test_a_journal_without_one_has_no_file_beside(
    library: Library, played: JournalWriter[Road], tmp_path: Path
) -> None:
    path = put_away(library, played.document, tmp_path / "attic")
    assert not beside(path).exists()
    assert bring_beside(library, played.document, path) is None


@pytest.mark.usefixtures("table")
def test_a_copy_has_its_own(library: Library, played: JournalWriter[Road]) -> None:
    made = copy_both(library, played.document, "Ujiji")
    own, first = companion(library, made), companion(library, played.document)
    assert own is not None
    assert first is not None
    assert own.id != first.id
    assert [each.text for each in library.lines(own)] == [each.text for each in library.lines(first)]


@pytest.mark.usefixtures("table")
def test_another_library_takes_it_in_under_the_id_that_the_battle_has_there(
    library: Library, played: JournalWriter[Road], tmp_path: Path
) -> None:
    path = tmp_path / "tabora.jsonl"
    export(library, played.document, path)
    assert export_beside(library, played.document, path) == tmp_path / "tabora.table.jsonl"

    twin = import_(library, path, "battle", RULES, name="Tabora again")
    brought = bring_beside(library, twin, path)

    assert twin.id != played.document.id
    assert brought is not None
    assert brought.name == twin.id
    assert len(library.documents(KIND)) == 2
    assert bring_beside(library, twin, path) is None  # it has one already
