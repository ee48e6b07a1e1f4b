"""The library: journals begun, found, named, copied and written on."""

import pytest

from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.codec import FIRST, sound
from heart_africa.core.problems import BadData
from heart_africa.storage import library as journals
from heart_africa.storage.documents import Conflict, Document, Head
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.library import Library, Rows
from tests.journal.toy import March, Road, no_dice
from tests.storage.conftest import again


def test_a_new_journal_is_empty_and_says_who_began_it_when(library: Library, document: Document) -> None:
    (found,) = library.documents()

    assert found == document == library.find("battle", "Tabora")
    assert (found.who, found.created, found.rulings) == ("Ana", "2026-01-01T00:00:00Z", {"TOY-09": "no"})
    assert (found.head, library.lines(found)) == (Head(0, FIRST), ())


def test_journals_are_told_by_kind_in_the_order_in_which_they_were_begun(library: Library) -> None:
    for kind, name in (("battle", "Z"), ("campaign", "A"), ("battle", "A")):
        library.create(kind, name)

    assert [each.name for each in library.documents("battle")] == ["Z", "A"]
    assert [each.kind for each in library.documents()] == ["battle", "campaign", "battle"]


def test_a_name_that_nobody_has_is_answered_with_the_nearest(library: Library, document: Document) -> None:
    with pytest.raises(BadData) as caught:
        library.find("battle", "Tavora")

    assert bad_text(caught.value, "es").startswith(
        "No hay ninguna batalla «Tavora». ¿Querías decir «Tabora»?"
    )


@pytest.mark.parametrize("name", ["Tabora", "  Tabora "])
def test_a_name_is_given_once_to_each_kind(library: Library, document: Document, name: str) -> None:
    other = library.create("battle", "Ujiji")
    with pytest.raises(BadData, match="name-taken"):
        library.create("battle", name)
    with pytest.raises(BadData, match="name-taken"):
        library.rename(other, name)
    with pytest.raises(BadData, match="name-taken"):
        library.copy(other, name)

    assert library.create("campaign", name).name == "Tabora"


@pytest.mark.parametrize(
    ("name", "code"),
    [("", "not-a-name"), (" \n", "not-a-name"), ("a\x07b", "not-a-name"), ("x" * 81, "too-long")],
)
def test_what_is_no_name_is_refused(library: Library, name: str, code: str) -> None:
    with pytest.raises(BadData, match=code):
        library.create("battle", name)

    assert library.documents() == ()


def test_a_renamed_journal_keeps_all_but_its_name(library: Library, played: JournalWriter[Road]) -> None:
    renamed = library.rename(played.document, "La Guardia")

    assert renamed.id == played.document.id
    assert again(library, renamed).state == played.state
    assert [each.name for each in library.documents()] == ["La Guardia"]
    played.submit(March("Ana"), no_dice)


def test_a_copy_goes_its_own_way(library: Library, played: JournalWriter[Road]) -> None:
    copy = library.copy(played.document, "Tabora, otra vez")
    again(library, copy).submit(March("Ana"), no_dice)

    assert copy.id != played.document.id
    assert copy.rulings == played.document.rulings
    assert len(library.lines(copy)) == 5
    assert len(library.lines(played.document)) == 4


def test_notes_are_kept_as_far_as_a_database_can(library: Library, document: Document) -> None:
    library.remark(document, "a\0b\udcc3c ñ")

    assert library.again(document).note == "ab?c ñ"


def test_lines_are_chained_as_they_are_written(library: Library, document: Document) -> None:
    head = library.append(document, Head(), ["a", "b"])
    head = library.append(document, head, ["c"])
    lines = library.lines(document)

    assert sound(lines, library.again(document).seal) == 3
    assert library.again(document).head == head == Head(3, lines[-1].mark)
    assert library.lines(document, after=2) == lines[2:]


def test_who_does_not_know_the_last_line_writes_nothing(library: Library, document: Document) -> None:
    library.append(document, Head(), ["a"])
    for head in (Head(), Head(1, FIRST), Head(2, FIRST)):
        with pytest.raises(Conflict):
            library.append(document, head, ["b"])

    assert [line.text for line in library.lines(document)] == ["a"]


def test_a_journal_that_is_gone_is_said_to_be(library: Library, document: Document) -> None:
    library.delete(document, Head())
    with pytest.raises(BadData, match="no-such-journal"):
        library.again(document)
    with pytest.raises(BadData, match="no-such-journal"):
        library.append(document, Head(), ["a"])
    with pytest.raises(BadData, match="no-such-journal"):
        library.copy(document, "x")


def test_what_was_written_on_meanwhile_is_not_deleted(library: Library, document: Document) -> None:
    library.append(document, Head(), ["a"])
    with pytest.raises(Conflict):
        library.delete(document, Head())

    assert len(library.lines(document)) == 1


def test_what_is_read_is_of_one_moment_though_others_write(
    library: Library, played: JournalWriter[Road], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody writes just when the document has been read, and its lines have not."""
    find = journals._find

    def slowly(rows: Rows, document: Document) -> Document:
        found = find(rows, document)
        monkeypatch.undo()
        again(library, played.document).submit(March("Ana"), no_dice)
        return found

    monkeypatch.setattr(journals, "_find", slowly)
    document, lines = library.read(played.document)

    assert (document.head.number, len(lines)) == (4, 4)
    assert len(library.lines(document)) == 5
