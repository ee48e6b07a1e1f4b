"""Journals out into files and in again: the same, or refused with the reason."""

import json
from pathlib import Path

import pytest

from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.codec import canonical
from heart_africa.core.problems import BadData
from heart_africa.storage.documents import Conflict, Document
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.library import Library
from heart_africa.storage.transfer import export, import_, opened, remove
from tests.journal.toy import Leap, March, Road, faces, no_dice
from tests.storage.conftest import RULES, again


@pytest.fixture
def out(library: Library, played: JournalWriter[Road], tmp_path: Path) -> Path:
    """The four entries as a file."""
    path = tmp_path / "tabora.jsonl"
    export(library, played.document, path)
    return path


def edited(path: Path, number: int, **changed: object) -> Path:
    """The file with a line changed, the header being 0."""
    rows = path.read_text(encoding="utf-8").split("\n")
    rows[number] = canonical({**json.loads(rows[number]), **changed})
    path.write_text("\n".join(rows), encoding="utf-8")
    return path


def refused(path: Path) -> BadData:
    with pytest.raises(BadData) as caught:
        raise opened(path, "battle", RULES).fault or AssertionError("nothing is wrong")
    for lang in ("es", "en"):
        assert "{" not in bad_text(caught.value, lang)
    return caught.value


def test_a_file_says_first_what_it_is_and_then_every_entry_with_its_mark(out: Path, library: Library) -> None:
    header, *rows = map(json.loads, out.read_text(encoding="utf-8").splitlines())
    lines = library.lines(library.find("battle", "Tabora"))

    assert (header["format"], header["version"]) == ("heart-africa/journal", 2)
    assert (header["kind"], header["name"], header["rules"]) == ("battle", "Tabora", "1")
    assert (header["entries"], header["mark"]) == (4, lines[-1].mark)
    assert [row["mark"] for row in rows] == [line.mark for line in lines]
    assert [row["entry"]["number"] for row in rows] == [1, 2, 3, 4]


def test_what_was_exported_is_imported_the_same(
    out: Path, library: Library, played: JournalWriter[Road], tmp_path: Path
) -> None:
    with Library(tmp_path / "other.db") as other:
        document = import_(other, out, "battle", RULES)

        assert document == library.again(played.document)
        assert again(other, document).journal.entries == played.journal.entries


def test_beside_itself_it_needs_another_name_and_gets_another_id(
    out: Path, library: Library, document: Document
) -> None:
    with pytest.raises(BadData, match="name-taken"):
        import_(library, out, "battle", RULES)
    twin = import_(library, out, "battle", RULES, name="Tabora, otra vez")

    assert twin.id != document.id
    assert library.lines(twin) == library.lines(document)


def test_lines_that_ended_in_windows_are_no_harm(out: Path) -> None:
    out.write_bytes(out.read_bytes().replace(b"\n", b"\r\n"))

    assert opened(out, "battle", RULES).fault is None


def test_a_line_may_hold_what_other_programs_take_for_its_end(
    library: Library, writer: JournalWriter[Road], tmp_path: Path
) -> None:
    writer.submit(March("Ana", 7), no_dice, despite="one\u2028two\x85three\x0bfour")
    export(library, writer.document, tmp_path / "x.jsonl")

    assert opened(tmp_path / "x.jsonl", "battle", RULES).fault is None


@pytest.mark.parametrize("cut", range(1, 40, 3))
def test_a_file_that_is_cut_off_says_so_and_how_far_it_is_good(out: Path, cut: int) -> None:
    """Entries four, three or two bite the dust; what is before them is sound."""
    data = out.read_bytes()
    out.write_bytes(data[: -cut * len(data) // 60 or None])
    fault = refused(out)

    assert fault.code == "journal-cut-off"
    assert fault.about["most"] == 4
    assert fault.line == int(str(fault.about["sound"])) + 2


def test_a_file_without_its_last_line_is_cut_off_too(out: Path) -> None:
    rows = out.read_text(encoding="utf-8").splitlines()
    out.write_text("\n".join(rows[:-1]), encoding="utf-8")

    assert (refused(out).code, refused(out).about["sound"]) == ("journal-cut-off", 3)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_changed_entry_is_found(out: Path, number: int) -> None:
    rows = out.read_text(encoding="utf-8").split("\n")
    rows[number] = rows[number].replace('"who":"Ana"', '"who":"Eva"')
    out.write_text("\n".join(rows), encoding="utf-8")
    fault = refused(out)

    assert (fault.code, fault.line) == ("journal-tampered", number + 1)
    assert (fault.about["sound"], fault.about["most"]) == (number - 1, 4)


def test_entries_moved_left_out_or_added_are_found(out: Path) -> None:
    header, one, two, three, four = out.read_text(encoding="utf-8").splitlines()
    for rows, line in (
        ((header, one, three, two, four), 3),
        ((header, one, three, four), 3),
        ((header, one, two, three, four, four), 6),
        ((header, one, "", two, three, four), 3),
    ):
        out.write_text("\n".join(rows) + "\n", encoding="utf-8")

        assert (refused(out).code, refused(out).line) == ("journal-tampered", line)


@pytest.mark.parametrize("digits", ["0" * 64, "f" * 64])
def test_a_header_that_promises_another_end_is_found(out: Path, digits: str) -> None:
    assert refused(edited(out, 0, mark=digits)).code == "journal-tampered"
    assert refused(edited(out, 0, entries=3)).line == 4


def test_what_is_sound_of_a_file_can_be_taken_in(
    out: Path, library: Library, played: JournalWriter[Road]
) -> None:
    rows = out.read_text(encoding="utf-8").splitlines()
    out.write_text("\n".join(rows[:3]), encoding="utf-8")
    with pytest.raises(BadData, match="journal-cut-off"):
        import_(library, out, "battle", RULES, name="Half")
    half = import_(library, out, "battle", RULES, name="Half", partly=True)

    assert again(library, half).state == played.at(2)


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"format": "heart-africa/army"}, "not-a-journal"),
        ({"version": 3}, "newer-version"),
        ({"version": "2"}, "wrong-type"),
        ({"kind": "campaign"}, "another-kind"),
        ({"entries": -1}, "out-of-range"),
        ({"name": 5}, "wrong-type"),
        ({"sauce": "hot"}, "unknown-key"),
        ({"id": "../../etc"}, "wrong-type"),
    ],
)
def test_a_header_that_will_not_do_is_refused(out: Path, changed: dict[str, object], code: str) -> None:
    with pytest.raises(BadData) as caught:
        opened(edited(out, 0, **changed), "battle", RULES)

    assert (caught.value.code, caught.value.line) == (code, 1)
    assert bad_text(caught.value, "es").startswith(f"{out}, línea 1")


@pytest.mark.parametrize("text", ["", "\n", "[]", "not a journal", "{}", "\0"])
def test_what_is_no_journal_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match="not-a-journal"):
        opened(path, "battle", RULES)


def test_an_entry_of_another_game_is_refused_though_its_marks_are_right(
    library: Library, document: Document, writer: JournalWriter[Road], tmp_path: Path
) -> None:
    writer.submit(March("Ana"), no_dice)
    strange = '{"command":{"kind":"fly"},"facts":[],"number":2,"rolls":[]}'
    library.append(document, library.again(document).head, [strange])
    export(library, document, tmp_path / "x.jsonl")
    fault = refused(tmp_path / "x.jsonl")

    assert (fault.code, fault.line, fault.about["sound"]) == ("not-an-entry", 3, 1)


def test_no_file_is_written_over_unless_asked_for(library: Library, document: Document, out: Path) -> None:
    with pytest.raises(BadData, match="file-exists"):
        export(library, document, out)
    export(library, document, out, force=True)


def test_a_journal_is_removed_into_a_file_only(
    library: Library, played: JournalWriter[Road], out: Path
) -> None:
    with pytest.raises(BadData, match="file-exists"):
        remove(library, played.document, out)
    gone = out.with_name("gone.jsonl")
    remove(library, played.document, gone)

    assert library.documents() == ()
    assert again(library, import_(library, gone, "battle", RULES)).state == played.state


def test_what_was_written_while_it_was_removed_stays(
    library: Library, played: JournalWriter[Road], out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    delete = library.delete

    def late(*facts: object) -> None:
        played.submit(Leap("Ana", 1), faces(6))
        delete(*facts)  # type: ignore[arg-type]  # as they were

    monkeypatch.setattr(library, "delete", late)
    with pytest.raises(Conflict):
        remove(library, played.document, out.with_name("gone.jsonl"))

    assert len(library.lines(played.document)) == 5
