"""From a command line to an exit code."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from heart_africa.core.messages import STRICT, say
from heart_africa.terminal import context
from heart_africa.terminal.app import overheard
from tests.terminal.conftest import Run

ROOT = Path(__file__).parents[2]
PROGRAM = [sys.executable, "-m", "heart_africa"]


# --- language ---


@pytest.mark.parametrize(
    "arguments",
    [
        ("--lang", "en", "army", "check", "x"),
        ("army", "--lang=en", "check", "x"),
        ("army", "check", "x", "--lang", "en"),
        ("--lang", "es", "army", "check", "x", "--lang", "en"),
    ],
)
def test_the_language_may_stand_anywhere(run: Run, arguments: tuple[str, ...]) -> None:
    assert "it does not exist" in run(*arguments).err


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"HEART_AFRICA_LANG": "en", "LANG": "es_ES.UTF-8"}, "en"),
        ({"HEART_AFRICA_LANG": "fr", "LANG": "en_GB.UTF-8"}, "en"),
        ({"LC_ALL": "es_MX", "LANG": "en_GB.UTF-8"}, "es"),
        ({"LC_ALL": "", "LC_MESSAGES": "en_US", "LANG": "es_ES"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "es"),
        ({"LANG": "C"}, "es"),
        ({"LANG": "English_United Kingdom.1252"}, "en"),
    ],
)
def test_without_an_option_the_surroundings_say_it(environment: dict[str, str], language: str) -> None:
    assert overheard(environment) == language


def test_where_nothing_says_it_the_system_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: ("English_United States", "1252"))

    assert overheard({}) == "en"


@pytest.mark.parametrize("word", ["fr", ""])
def test_a_language_that_we_do_not_speak_is_refused(run: Run, word: str) -> None:
    ran = run("--lang", word, "troops")

    assert ran.code == 2
    assert "es, en" in ran.err


# --- usage ---


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("amry",), "No hay ninguna orden «amry». ¿Querías decir «army»?"),
        (("army", "chekc"), "¿Querías decir «check»?"),
        (("army", "check"), "Falta ARCHIVO"),
        (("army", "check", "a", "b"), "Sobra algo"),
        (("army", "check", "--jsno", "a"), "¿Querías decir «--json»?"),
        (("army", "check", "a", "--ruling"), "--ruling necesita un valor"),
        (("army", "check", "a", "--ruling", "ALLY-14"), "no es una elección"),
        (("army", "check", "a", "--ruling", "ALLY-14=maybe"), "Se admite: count, do_not_count"),
        (("army", "check", "a", "--ruling", "ALLY-9=count"), "ALLY-9"),
        (("lists", "zanzibarus"), "¿Querías decir «zanzibaris»?"),
        (("troops", "askarris"), "¿Querías decir «askaris»?"),
        (("rule", "COMP-111"), "¿Querías decir «COMP-11»?"),
        (("rulings", "COMP-1"), "no hay ninguna regla"),
    ],
)
def test_a_command_line_that_makes_no_sense_is_told_how_to_mend_it(
    run: Run, army: Path, arguments: tuple[str, ...], said: str
) -> None:
    ran = run(*(str(army) if word == "a" else word for word in arguments))

    assert ran.code == 2
    assert said.lower() in ran.err.lower()
    assert "Traceback" not in ran.err + ran.out


def test_usage_errors_come_as_json_too(run: Run) -> None:
    error = run("army", "check", "--json").json["error"]

    assert error.keys() >= {"file", "line", "key", "message"}
    assert error["key"] == "ARCHIVO"


def test_the_version_is_that_of_the_project(run: Run) -> None:
    ran = run("--version")

    assert (ran.code, ran.out.split()[0]) == (0, "heart-africa")
    assert ran.out.split()[1][0].isdigit()


# --- a bug ---


def _bug(*_: object) -> None:
    raise ZeroDivisionError("a bug of ours")


def test_a_bug_ends_in_the_log_and_the_person_sees_where(
    run: Run, army: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(context, "catalogue", _bug)

    ran = run("army", "check", army)

    log = tmp_path / "log" / "heart-africa.log"
    assert ran.code == 3
    assert str(log) in ran.err
    assert "Traceback" not in ran.err + ran.out
    assert "ZeroDivisionError: a bug of ours" in log.read_text(encoding="utf-8")


def test_the_log_finds_another_place_where_its_own_cannot_be_written(
    run: Run, army: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "log").write_text("a file where the folder should be")
    passing = tmp_path / "passing"
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(passing))
    monkeypatch.setattr(context, "catalogue", _bug)

    ran = run("army", "check", army)

    assert ran.code == 3
    assert "ZeroDivisionError" in (passing / "heart-africa.log").read_text(encoding="utf-8")


def test_a_sentence_that_lacks_a_fact_is_told_to_the_log_once(
    run: Run, army: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The person reads the sentence with a gap, and goes on."""
    monkeypatch.delenv(STRICT)
    read = context.catalogue

    def lacking(*some: Any) -> Any:  # noqa: ANN401  # as the real one
        for _ in range(2):
            assert say("en", "moving-has-not-moved").startswith("…")
        return read(*some)

    monkeypatch.setattr(context, "catalogue", lacking)

    ran = run("army", "check", army)

    log = (tmp_path / "log" / "heart-africa.log").read_text(encoding="utf-8")
    assert ran.code == 0
    assert log.count("en: moving-has-not-moved") == 1
    assert "moving-has-not-moved" not in ran.out + ran.err


def test_an_interruption_is_no_bug(run: Run, army: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(context, "catalogue", interrupted)

    ran = run("army", "check", army)

    assert (ran.code, ran.err) == (130, "Interrumpido.\n")


# --- the whole process ---


def _process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    there = {**os.environ, "LANG": "en_GB.UTF-8", **environment}
    return subprocess.run([*PROGRAM, *arguments], env=there, cwd=ROOT, capture_output=True, check=False)


def test_the_module_runs_as_a_program() -> None:
    ran = _process("rule", "COMP-11", "--lang", "es")

    assert ran.returncode == 0
    assert "pág. 29" in ran.stdout.decode()


def test_an_illegal_army_ends_the_process_with_1(illegal: Path) -> None:
    assert _process("army", "check", str(illegal)).returncode == 1


def test_a_pipe_that_nobody_reads_on_is_no_error() -> None:
    command = [*PROGRAM, "rule", "a"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()

        assert process.stderr.read() == b""
    assert process.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux that is always full")
@pytest.mark.parametrize("command", [("lists",), ("lists", "--json"), ("--help",)])
def test_a_full_disk_behind_what_is_printed_is_no_bug(command: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(
            [*PROGRAM, *command, "--lang", "en"], cwd=ROOT, stdout=full, stderr=subprocess.PIPE, check=False
        )

    assert ran.returncode == 2
    assert ran.stderr.startswith(b"There is no room left on the disk")


@pytest.mark.parametrize("encoding", ["cp850", "cp1252", "ascii"])
def test_an_old_console_shows_what_it_can(encoding: str) -> None:
    ran = _process("troops", "--lang", "es", PYTHONIOENCODING=encoding, PYTHONUTF8="0")

    assert ran.returncode == 0
    assert b"Ruga-Ruga" in ran.stdout


def test_json_survives_an_old_console() -> None:
    ran = _process("troops", "swordsmen", "--json", "--lang", "es", PYTHONIOENCODING="ascii", PYTHONUTF8="0")

    assert b'"Espadachines"' in ran.stdout


def test_a_terminal_gets_colours_unless_it_wants_none(illegal: Path) -> None:
    coloured = _process("army", "check", str(illegal), FORCE_COLOR="1", TERM="xterm-256color")
    plain = _process("army", "check", str(illegal), NO_COLOR="1", TERM="xterm-256color")

    assert b"\x1b[" in coloured.stdout
    assert b"\x1b[" not in plain.stdout
