"""Inputs that cannot be understood: a clear message, exit 2, and nothing good is ever lost."""

import errno
import os
from pathlib import Path

import pytest

from armylists.catalogue import built_in
from armylists.roster_file import from_toml
from heart_africa.core.problems import BadData
from heart_africa.storage.files import read_stdin
from heart_africa.terminal import context
from tests.terminal.conftest import SAMPLE, Run

CASES = [
    pytest.param(SAMPLE[:-8], "está cortado", 20, id="cut short"),
    pytest.param(SAMPLE.replace("1879", '"1879"'), 'en vez de "1879"', 5, id="a text for a number"),
    pytest.param(SAMPLE.replace("1879", "9" * 5000), "el valor no se entiende", 5, id="an endless number"),
    pytest.param(
        SAMPLE.replace("1879", "0x" + "f" * 5000), "demasiado", 5, id="an endless number by sixteens"
    ),
    pytest.param(
        SAMPLE.replace("version = 1", 'version = "1"'), 'en vez de "1"', 2, id="a version in quotes"
    ),
    pytest.param(
        SAMPLE.replace("{ swordsmen = 8 }", "[1, 2]"), "en vez de [1, 2]", 14, id="a list for a table"
    ),
    pytest.param(SAMPLE.replace("Guardia", "x" * 201), "demasiado largo (201)", 13, id="an endless name"),
    pytest.param(SAMPLE.replace("1879", "1879.5"), "número entero", 5, id="a fraction"),
    pytest.param(SAMPLE.replace("1879", "true"), "número entero", 5, id="a truth for a number"),
    pytest.param(SAMPLE.replace("askaris = 10", "askaris = -3"), "demasiado poco", 16, id="a negative count"),
    pytest.param(SAMPLE.replace("askaris = 10", "askaris = 100000"), "demasiado", 16, id="an absurd count"),
    pytest.param(SAMPLE.replace("points = 300", "points = 0"), "el mínimo es 1", 6, id="no points"),
    pytest.param(SAMPLE.replace("year = 1879", "year = 1879\nyear = 1880"), "solo una", 6, id="a key twice"),
    pytest.param(SAMPLE + "[leader]\n", "solo una", None, id="a table twice"),
    pytest.param(SAMPLE.replace("zanzibaris", "zanzibarys"), "«zanzibaris»", 4, id="an unknown list"),
    pytest.param(SAMPLE.replace("swordsmen", "swordmen"), "«swordsmen»", 14, id="an unknown troop"),
    pytest.param(SAMPLE.replace("swordsmen", "espadachines"), "«swordsmen»", 14, id="a troop by its name"),
    pytest.param(
        SAMPLE.replace("organizing_genius", "organising_genius"),
        "«organizing_genius»",
        10,
        id="an unknown trait",
    ),
    pytest.param(SAMPLE.replace("year", "yeer"), "«year»", 5, id="an unknown key"),
    pytest.param(SAMPLE.replace("year = 1879", ""), "falta la clave «year»", 1, id="a key missing"),
    pytest.param(
        SAMPLE.replace("version = 1", "version = 2"), "actualiza el programa", 2, id="a newer version"
    ),
    pytest.param(
        SAMPLE.replace("heart-africa/army", "other"), "no es un archivo de ejército", 1, id="another format"
    ),
    pytest.param(
        SAMPLE.replace("version = 1", "version = 0"), "Se admite: 1", 2, id="a version that never was"
    ),
    pytest.param('{"format": "heart-africa/army"}', "parece JSON", None, id="JSON"),
    pytest.param("format: heart-africa/army\nyear: 1879\n", "parece YAML", None, id="YAML"),
    pytest.param("", "no es un archivo de ejército", None, id="nothing"),
    pytest.param("leader = 3\n" + SAMPLE.split("[leader]")[0], "tabla", None, id="a number for a table"),
]


@pytest.mark.parametrize(("text", "said", "line"), CASES)
def test_a_faulty_file_is_told_where_and_how_to_mend_it(
    run: Run, army: Path, text: str, said: str, line: int | None
) -> None:
    army.write_text(text, encoding="utf-8")

    ran = run("army", "check", army.name)
    error = run("army", "check", army.name, "--json").json["error"]

    assert ran.code == 2
    assert ran.err.startswith("caravana.army.toml, ")
    assert said in ran.err
    assert error["file"] == "caravana.army.toml"
    assert error["message"] == ran.err.strip()
    assert line is None or error["line"] == line


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("text", [case.values[0] for case in CASES], ids=[str(case.id) for case in CASES])
def test_every_fault_is_said_in_both_languages(run: Run, army: Path, text: str, lang: str) -> None:
    army.write_text(str(text), encoding="utf-8")

    ran = run("army", "check", army, "--lang", lang)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.strip().endswith((".", "?"))


@pytest.mark.parametrize(
    ("data", "said"),
    [
        pytest.param(SAMPLE.encode("latin-1").replace(b"Tabora", b"T\xe1bora"), "UTF-8", id="Latin-1"),
        pytest.param(SAMPLE.encode("utf-16"), "UTF-8", id="UTF-16"),
        pytest.param(b"\x00\x01\x02\xff", "UTF-8", id="bytes"),
    ],
)
def test_what_is_no_text_is_refused(run: Run, army: Path, data: bytes, said: str) -> None:
    army.write_bytes(data)

    from_file, from_pipe = run("army", "check", army), run("army", "check", "-", stdin=data)

    assert (from_file.code, from_pipe.code) == (2, 2)
    assert said in from_file.err
    assert from_pipe.err.startswith("entrada estándar")


def test_a_byte_order_mark_of_windows_is_no_fault(run: Run, army: Path) -> None:
    army.write_bytes(b"\xef\xbb\xbf" + SAMPLE.replace("\n", "\r\n").encode())

    assert run("army", "check", army).code == 0


def test_fifty_megabytes_are_refused_unread(run: Run, army: Path) -> None:
    with army.open("wb") as file:
        file.truncate(50_000_000)

    ran = run("army", "check", army)

    assert ran.code == 2
    assert "1000 kB" in ran.err


def test_a_folder_is_no_file(run: Run, home: Path) -> None:
    assert "carpeta" in run("army", "check", home).err


def test_a_file_that_is_not_there_is_said_so(run: Run) -> None:
    ran = run("army", "check", "nada.army.toml")

    assert (ran.code, ran.err) == (2, "nada.army.toml: no existe; comprueba el nombre y la carpeta.\n")


def test_without_permission_nothing_is_read(run: Run, army: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As root every file may be read, so the refusal of the system is feigned."""

    def refused(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "open", refused)

    ran = run("army", "check", army)

    assert ran.code == 2
    assert "no tienes permiso" in ran.err


def test_a_full_disk_leaves_the_old_file_as_it_was(army: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)

    with pytest.raises(BadData) as caught:
        context.write(army, b"half", force=True)

    assert caught.value.code == "disk-full"
    assert army.read_text(encoding="utf-8") == SAMPLE
    assert [path.name for path in army.parent.iterdir()] == [army.name]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux that is always full")
@pytest.mark.parametrize("command", [("share",), ("pdf",)])
def test_a_device_is_written_to_and_never_replaced(run: Run, army: Path, command: tuple[str, ...]) -> None:
    ran = run("army", *command, army, "--out", "/dev/full", "--force")

    assert ran.code == 2
    assert "no queda sitio en el disco" in ran.err
    assert Path("/dev/full").is_char_device()


@pytest.mark.parametrize("command", [("check", "{}"), ("new", "zanzibaris", "--out", "{}")])
def test_an_endless_name_is_refused(run: Run, command: tuple[str, ...]) -> None:
    ran = run("army", *(word.format("x" * 300) for word in command))

    assert ran.code == 2
    assert "demasiado largo" in ran.err


@pytest.mark.parametrize("out", [".", "nowhere/x.army.toml"])
def test_what_cannot_be_written_is_told(run: Run, out: str) -> None:
    ran = run("army", "new", "zanzibaris", "--out", out)

    assert ran.code == 2
    assert "carpeta" in ran.err


def test_a_file_that_is_there_is_not_written_over_unless_forced(army: Path) -> None:
    with pytest.raises(BadData) as caught:
        context.write(army, b"other", force=False)
    assert caught.value.code == "file-exists"
    assert army.read_text(encoding="utf-8") == SAMPLE

    context.write(army, b"other", force=True)

    assert army.read_bytes() == b"other"


def test_a_club_list_with_a_fault_is_told_of_and_harms_nothing(run: Run, army: Path, tmp_path: Path) -> None:
    lists = tmp_path / "data" / "lists"
    lists.mkdir(parents=True)
    (lists / "ours.list.toml").write_text("format = 3\n", encoding="utf-8")

    ran = run("army", "check", army)

    assert ran.code == 0
    assert "ours.list.toml" in ran.err
    assert "Legal" in ran.out


@pytest.mark.parametrize("text", ["x = " + "9" * 5000, "x = 0x" + "f" * 5000])
def test_no_club_list_stops_the_program(run: Run, army: Path, tmp_path: Path, text: str) -> None:
    lists = tmp_path / "data" / "lists"
    lists.mkdir(parents=True)
    (lists / "ours.list.toml").write_text(text, encoding="utf-8")

    ran = run("army", "check", army)

    assert (ran.code, "ours.list.toml" in ran.err) == (0, True)


def test_a_folder_of_lists_that_may_not_be_seen_is_told_of(
    run: Run, army: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_: Path) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "iterdir", refused)

    ran = run("army", "check", army)

    assert (ran.code, "no tienes permiso" in ran.err) == (0, True)


def test_without_standard_input_an_army_is_missed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heart_africa.storage.files.sys.stdin", None)

    with pytest.raises(BadData) as caught:
        from_toml(read_stdin("input"), built_in(), "input")

    assert caught.value.code == "not-an-army"
