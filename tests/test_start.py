"""Starting from a bare Python: what is understood, decided and said, and that nothing is left half done."""

import ast
import errno
import hashlib
import os
import signal
import string
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol
from zipfile import ZipFile

import pytest

from heart_africa.bootstrap import main, processes, system
from heart_africa.bootstrap.arguments import Arguments, understand
from heart_africa.bootstrap.faults import ERRNOS, SIGNS, Trouble, diagnosed
from heart_africa.bootstrap.main import SCREENS, bearable, explain, meaning, need_screen, prepare
from heart_africa.bootstrap.messages import LANGUAGES, MENDS, SENTENCES, locale_language, say
from heart_africa.bootstrap.paths import (
    House,
    locked,
    missing,
    read_stamp,
    sealed,
    this_python,
    write_stamp,
)
from heart_africa.bootstrap.processes import Job, alone, grasp

CTRL_C = KeyboardInterrupt()
DEMO = Arguments("en", rebuild=False, command=("demo",))
ROOT = Path(__file__).parents[1]
RUN = """segno==1 \\
    --hash=sha256:aa
pyside6-essentials==2 \\
    --hash=sha256:bb
rich==3 \\
    --hash=sha256:cc
"""
DASK = "dask==5 \\\n    --hash=sha256:ee\n"


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A folder with a lock and nothing else."""
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "run.txt").write_text("# how to renew\n" + RUN)
    (tmp_path / "requirements" / "test.txt").write_text("pytest==4 \\\n    --hash=sha256:dd\n")
    (tmp_path / "requirements" / "laboratory.txt").write_text(DASK + RUN)
    return House(tmp_path)


# --- what was asked for ---


@pytest.mark.parametrize(
    ("arguments", "command"),
    [
        pytest.param("", "desk", id="nothing asked: the desk"),
        pytest.param("demo", "demo", id="demo"),
        pytest.param("test -k start", "test -k start", id="tests and their arguments"),
        pytest.param("army check x.toml --json", "army check x.toml --json", id="handed on as it is"),
        pytest.param("army check x --lang es", "army check x --lang es", id="the program's own language"),
        pytest.param("--lang en army check x", "--lang en army check x", id="our language is handed on"),
        pytest.param("--lang=es", "--lang es desk", id="language alone"),
        pytest.param("--lang en test -x", "test -x", id="pytest knows no language"),
        pytest.param("--rebuild test", "test", id="rebuild is ours"),
    ],
)
def test_our_options_come_first_and_the_rest_is_handed_on(arguments: str, command: str) -> None:
    assert " ".join(understand(arguments.split()).command) == command


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        pytest.param("", (), id="the window"),
        pytest.param("--lang es", ("--lang", "es"), id="the window in Spanish"),
        pytest.param("screenshots", ("--screenshots", "out/screenshots"), id="its pictures"),
        pytest.param("screenshots there", ("--screenshots", "there"), id="its pictures elsewhere"),
        pytest.param("demo", None, id="no window"),
        pytest.param("army check desk", None, id="no window either"),
    ],
)
def test_the_desk_is_opened_unless_something_else_is_asked_for(
    arguments: str, told: tuple[str, ...] | None
) -> None:
    assert understand(arguments.split()).window == told


def test_without_a_screen_one_is_told_what_works_without(
    monkeypatch: pytest.MonkeyPatch, house: House
) -> None:
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")

    with pytest.raises(Trouble) as trouble:
        need_screen(understand([]))

    assert trouble.value.sentence == "no-screen"


@pytest.mark.parametrize("arguments", ["--lang fr demo", "--lang", "--lang=", "--lang demo"])
def test_a_language_that_we_do_not_speak_is_refused(arguments: str) -> None:
    with pytest.raises(Trouble) as trouble:
        understand(arguments.split())

    assert trouble.value.sentence == "usage"


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        pytest.param({"LANG": "es_ES.UTF-8"}, "es", id="Spanish"),
        pytest.param({"LANG": "en_GB.UTF-8"}, "en", id="English"),
        pytest.param({"LANG": "fr_FR.UTF-8"}, "es", id="any other: the language of the book"),
        pytest.param({"LANG": "C.UTF-8"}, "es", id="no language at all"),
        pytest.param(
            {"LANG": "es_ES", "HEART_AFRICA_LANG": "en"}, "en", id="our own variable is the strongest"
        ),
        pytest.param({"LANG": "en_GB.UTF-8", "LC_ALL": "es_MX"}, "es", id="LC_ALL is stronger"),
        pytest.param({"LANG": "es_ES", "LC_ALL": ""}, "es", id="empty counts as unset"),
    ],
)
def test_the_locale_decides_the_language(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("HEART_AFRICA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)

    assert locale_language() == language


def test_the_language_asked_for_is_stronger_than_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    assert understand(["army", "check", "x", "--lang", "es"]).lang == "es"


# --- what is to be done ---


def test_the_lock_is_installed_in_two_parts_the_windows_last(house: House) -> None:
    assert locked(house, "run") == "segno==1 \\\n    --hash=sha256:aa\nrich==3 \\\n    --hash=sha256:cc\n"
    assert locked(house, "desk") == "pyside6-essentials==2 \\\n    --hash=sha256:bb\n"
    assert list(sealed(house, DEMO.parts)) == ["run", "desk"]


def test_what_the_program_has_is_not_fetched_a_second_time(house: House) -> None:
    assert locked(house, "laboratory") == DASK


@pytest.mark.parametrize(
    ("command", "parts"),
    [
        pytest.param("desk", "run desk", id="the desk"),
        pytest.param("lab run matrix", "run laboratory desk", id="the laboratory"),
        pytest.param("--lang en lab", "run laboratory desk", id="the laboratory in English"),
        pytest.param("zulus balance", "run laboratory desk", id="what the laboratory plays"),
        pytest.param("army new lab", "run desk", id="an army called so"),
        pytest.param("test -k lab", "run laboratory test desk", id="the tests need it all"),
    ],
)
def test_only_who_goes_to_the_laboratory_gets_its_libraries(command: str, parts: str) -> None:
    assert understand(command.split()).parts == tuple(parts.split())


@pytest.mark.parametrize(
    ("stamp", "parts"),
    [
        pytest.param({}, ["run", "desk"], id="nothing there"),
        pytest.param({"run": "1", "desk": "2"}, [], id="whole"),
        pytest.param({"run": "1", "desk": "2", "test": "3"}, [], id="more than is needed"),
        pytest.param({"run": "1"}, ["desk"], id="stopped before the windows"),
        pytest.param({"run": "0", "desk": "2"}, ["run"], id="the lock has changed"),
    ],
)
def test_only_what_differs_from_the_lock_is_installed(stamp: dict[str, str], parts: list[str]) -> None:
    assert missing(stamp, {"run": "1", "desk": "2"}) == parts


def an_environment(house: House) -> None:
    """What `venv` leaves behind, as far as we look at it."""
    house.path("purelib").mkdir(parents=True)
    house.path("scripts").mkdir(parents=True, exist_ok=True)
    house.python.touch()


def test_a_stamp_is_read_back(house: House) -> None:
    an_environment(house)
    write_stamp(house, {"python": this_python(), "run": "1"})

    assert read_stamp(house) == {"python": this_python(), "run": "1"}


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(lambda house: house.stamp.write_text('{"python": "cp'), id="cut short"),
        pytest.param(lambda house: house.stamp.write_text("[]"), id="not ours"),
        pytest.param(lambda house: house.stamp.unlink(), id="gone"),
        pytest.param(lambda house: house.python.unlink(), id="Python uninstalled"),
        pytest.param(lambda house: write_stamp(house, {"python": "cpython-310 x"}), id="another Python"),
    ],
)
def test_an_environment_that_cannot_be_trusted_counts_as_none(
    house: House, spoil: Callable[[House], object]
) -> None:
    an_environment(house)
    write_stamp(house, {"python": this_python(), "run": "1"})

    spoil(house)

    assert read_stamp(house) == {}


@pytest.mark.parametrize(
    ("sentence", "part", "stamp", "testing", "line"),
    [
        pytest.param("index", "run", {}, False, "", id="nothing to go on with"),
        pytest.param("index", "run", {"run": "0"}, False, "outdated", id="older libraries will do"),
        pytest.param("index", "run", {"run": "0"}, True, "", id="but never for the tests"),
        pytest.param("index", "desk", {"run": "1"}, False, "no-desk", id="no windows today"),
        pytest.param("platform", "desk", {"run": "1"}, True, "no-desk", id="no windows for this system"),
        pytest.param("platform", "run", {"run": "0"}, False, "", id="no libraries for this system"),
        pytest.param("hash", "desk", {"run": "1"}, False, "", id="a wrong hash always stops"),
        pytest.param("disk", "desk", {"run": "1"}, False, "", id="a full disk always stops"),
    ],
)
def test_what_can_be_done_without_stops_nothing(
    *, sentence: str, part: str, stamp: dict[str, str], testing: bool, line: str
) -> None:
    assert bearable(Trouble(sentence), part, stamp, testing=testing) == line


# --- whatever is interrupted, the next start recovers ---


class Machine:
    """Stands for venv, pip and the disk: counts what it is asked, and fails at one of the children."""

    def __init__(self, stop_at: int | None, failure: BaseException) -> None:
        self.stop_at = stop_at
        self.failure = failure
        self.asked: list[str] = []

    def run(self, job: Job, command: list[str], _settings: object = None) -> None:
        """A child process."""
        if len(self.asked) == self.stop_at:
            raise self.failure
        self.asked.append("venv" if "venv" in command else f"{command[5]} {Path(command[-1]).stem}")
        if "venv" in command:
            an_environment(job.house)


class Start(Protocol):
    """Starts on such a machine; says what it was asked to do."""

    def __call__(
        self, wish: Arguments = ..., stop_at: int | None = ..., failure: BaseException = ...
    ) -> list[str]: ...


@pytest.fixture
def start(house: House, monkeypatch: pytest.MonkeyPatch) -> Start:
    """One start after another in the same folder."""

    def once(
        wish: Arguments = DEMO, stop_at: int | None = None, failure: BaseException = CTRL_C
    ) -> list[str]:
        machine = Machine(stop_at, failure)
        monkeypatch.setattr(main, "run", machine.run)
        prepare(house, wish)
        return machine.asked

    monkeypatch.setattr(main, "see_to_qt", lambda _job: None)
    monkeypatch.setattr(main, "need_venv", lambda _job: None)
    return once


ALL = ["venv", "download run", "install run", "download desk", "install desk"]


def test_a_first_start_does_it_all_and_a_second_one_nothing(house: House, start: Start) -> None:
    assert start() == ALL
    assert start() == []
    assert not house.downloads.exists()


@pytest.mark.parametrize(
    ("stop_at", "left_to_do"),
    [
        pytest.param(0, ALL, id="before venv"),
        pytest.param(1, ALL, id="while downloading"),
        pytest.param(2, ALL, id="while installing"),
        pytest.param(3, ["download desk", "install desk"], id="while downloading the windows"),
        pytest.param(4, ALL, id="while installing the windows"),
    ],
)
def test_what_ctrl_c_leaves_the_next_start_mends(start: Start, stop_at: int, left_to_do: list[str]) -> None:
    with pytest.raises(KeyboardInterrupt):
        start(stop_at=stop_at)

    assert start() == left_to_do
    assert start() == []


def test_the_tests_add_their_tools_to_what_is_there(start: Start) -> None:
    start()

    for_lab = start(Arguments("en", rebuild=False, command=("lab",)))
    assert for_lab == ["download laboratory", "install laboratory"]
    assert start(Arguments("en", rebuild=False, command=("test",))) == ["download test", "install test"]


def test_nothing_is_fetched_that_a_lock_does_not_name(
    house: House, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A part leaves out what the program has: whoever wants that again would come without a hash."""
    told: list[list[str]] = []
    start()
    monkeypatch.setattr(main, "pip", lambda _job, verb, *arguments: told.append([verb, *arguments]))
    prepare(house, Arguments("en", rebuild=False, command=("lab",)))

    assert [each[0] for each in told] == ["download", "install"]
    assert all("--no-deps" in each for each in told)


def test_a_new_lock_renews_only_its_part(house: House, start: Start) -> None:
    start()
    change_the_lock(house)

    assert start() == ["download run", "install run"]


def change_the_lock(house: House) -> None:
    """Another version of a library, not of the windows."""
    (house.root / "requirements" / "run.txt").write_text(RUN.replace("rich==3", "rich==4"))


def test_without_the_index_an_older_environment_still_starts(
    house: House, start: Start, capsys: pytest.CaptureFixture[str]
) -> None:
    start()
    change_the_lock(house)

    assert start(stop_at=0, failure=Trouble("index")) == []
    assert "going on with the older libraries" in capsys.readouterr().err
    assert start() == ["download run", "install run"]


def test_windows_that_this_system_cannot_have_are_asked_for_once(start: Start) -> None:
    assert start(stop_at=3, failure=Trouble("platform")) == ALL[:3]
    assert start() == []


def test_a_full_disk_gets_the_downloads_back(house: House, start: Start) -> None:
    with pytest.raises(Trouble):
        start(stop_at=2, failure=Trouble("disk"))

    assert not house.downloads.exists()


def test_rebuild_makes_it_anew(house: House, start: Start) -> None:
    start()
    (house.venv / "leftover").touch()

    assert start(Arguments("en", rebuild=True, command=("demo",))) == ALL
    assert not (house.venv / "leftover").exists()


# --- one at a time, and no child outlives us ---


def test_the_lock_is_held_by_one_start_at_a_time(house: House) -> None:
    with alone(house, DEMO), (house.root / ".venv.lock").open("a") as other:
        assert not grasp(other.fileno())
    with (house.root / ".venv.lock").open("a") as other:
        assert grasp(other.fileno())


@pytest.mark.skipif(os.name == "nt", reason="process groups and inherited locks are POSIX")
def test_a_start_that_was_killed_keeps_the_lock_until_its_children_end(house: House) -> None:
    with alone(house, DEMO) as lock:
        child = processes.start_child(Job(house, DEMO, lock), ["sleep", "60"], {}, lock)
    with (house.root / ".venv.lock").open("a") as other:
        held = not grasp(other.fileno())
        processes.stop(child)
        free = grasp(other.fileno())

    assert (held, free) == (True, True)


@pytest.mark.skipif(os.name == "nt", reason="process groups are POSIX")
def test_stopping_a_child_stops_what_it_started(house: House) -> None:
    with (house.root / "pipe").open("w") as file:
        script = "sleep 60 & echo $!; wait"
        child = processes.start_child(
            Job(house, DEMO, file.fileno()), ["sh", "-c", script], {}, file.fileno()
        )
        while not (house.root / "pipe").read_text().endswith("\n"):
            time.sleep(0.01)
        processes.stop(child)
    grandchild = int((house.root / "pipe").read_text())

    assert child.returncode == -signal.SIGTERM
    assert ended(grandchild)


def ended(process: int) -> bool:
    """Whether a process ends within ten seconds (a zombie has ended, too)."""
    for _ in range(1000):
        stat = Path(f"/proc/{process}/stat")
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        if stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z":
            return True
        time.sleep(0.01)
    return False


# --- what is said ---


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("Retrying after connection broken by 'X'\nERROR: No matching distribution found for x", "index"),
        ("ERROR: HTTP error 403 while getting https://host/x.whl", "index"),
        ("ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] connection broken", "certificate"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "hash"),
        ("OSError: [Errno 28] No space left on device", "disk"),
        ("OSError: [WinError 112] No hay espacio en disco suficiente", "disk"),
        ("ERROR: No matching distribution found for pillow==13.0.0", "platform"),
        ("ERROR: Could not install packages: [Errno 13] Permission denied: '/x'", "read-only"),
        ("the virtual environment was not created because ensurepip is not available.", "no-venv"),
        ("Traceback ...\nZeroDivisionError: division by zero", "unknown"),
        ("", "unknown"),
    ],
)  # fmt: skip
def test_the_words_of_pip_are_understood(house: House, words: str, sentence: str) -> None:
    assert diagnosed(words, house).sentence == sentence


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (PermissionError(errno.EACCES, "Permission denied", "/x/.venv.lock"), "read-only"),
        (OSError(errno.EROFS, "Read-only file system"), "read-only"),
        (OSError(errno.ENOSPC, "No space left on device"), "disk"),
        (FileNotFoundError(errno.ENOENT, "No such file", "requirements/run.txt"), "incomplete"),
        (Trouble("hash"), "hash"),
        (ZeroDivisionError(), "unknown"),
    ],
)
def test_every_error_means_one_of_our_sentences(error: Exception, sentence: str) -> None:
    assert meaning(error).sentence == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sentence", sorted({*ERRNOS.values(), *dict(SIGNS), "unknown"} - {"incomplete"}))
def test_every_trouble_is_told_with_its_remedy_and_its_details(
    house: House, capsys: pytest.CaptureFixture[str], sentence: str, lang: str
) -> None:
    error = Trouble(sentence, what="x", file="y")

    code = explain(house, Arguments(lang, rebuild=False, command=("demo",)), error, error)

    told = capsys.readouterr().err
    assert code == 2
    assert say(lang, "mend", mend=MENDS[sentence].split()[0].partition("{")[0]) in told
    assert told.rstrip().endswith(str(house.log))


@pytest.mark.parametrize("sentence", SENTENCES)
def test_both_languages_mention_the_same_facts(sentence: str) -> None:
    spanish, english = (
        {name for _, name, _, _ in string.Formatter().parse(text)} for text in SENTENCES[sentence]
    )

    assert spanish == english


def test_every_remedy_belongs_to_a_sentence() -> None:
    assert set(MENDS) <= set(SENTENCES)


@pytest.mark.parametrize(
    "file",
    [
        "start.py",
        "heart_africa/__init__.py",
        "heart_africa/bootstrap/__init__.py",
        "heart_africa/bootstrap/messages.py",
    ],
)
def test_an_old_python_can_read_what_it_has_to_say(file: str) -> None:
    ast.parse((ROOT / file).read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize(
    ("locale", "words"), [("C", "Hace falta Python 3.11"), ("en_GB", "Python 3.11 or newer")]
)
def test_an_old_python_is_told_which_one_is_needed(locale: str, words: str) -> None:
    script = f"import runpy, sys; sys.version_info = (3, 9); runpy.run_path({str(ROOT / 'start.py')!r})"
    old = subprocess.run(
        [sys.executable, "-c", script], env={**os.environ, "LC_ALL": locale, "PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert old.returncode == 2
    assert old.stderr.startswith(words)
    assert "Traceback" not in old.stderr


def test_a_python_without_venv_is_told_the_package(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "lacks_venv", lambda: True)
    monkeypatch.setattr(system, "can_apt", lambda: False)
    monkeypatch.setattr(system, "debian_python", lambda: True)

    with pytest.raises(Trouble) as trouble:
        system.need_venv(Job(house, DEMO, 0))

    assert trouble.value.sentence == "no-venv"
    assert system.venv_mend().endswith(f"apt-get install -y python3.{sys.version_info.minor}-venv")


# --- the whole way, with a real venv and a real pip, off the network ---


def a_wheel(folder: Path, name: str) -> str:
    """A package with one empty module; the line that locks it."""
    wheel = folder / f"{name}-1.0-py3-none-any.whl"
    info = f"{name}-1.0.dist-info"
    with ZipFile(wheel, "w") as archive:
        archive.writestr(f"{name}.py", "")
        archive.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        archive.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{info}/RECORD", "")
    return f"{name}==1.0 --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the program whose only library is a wheel at hand, and which ends with exit code 7."""
    program = ROOT / "heart_africa"
    for file in (ROOT / "start.py", program / "__init__.py", *(program / "bootstrap").glob("*.py")):
        target = tmp_path / "a folder" / file.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(file.read_bytes())
    root = tmp_path / "a folder"
    (root / "requirements").mkdir()
    (root / "requirements" / "run.txt").write_text(
        a_wheel(tmp_path, "kilwa") + a_wheel(tmp_path, "shiboken6")
    )
    (root / "heart_africa" / "__main__.py").write_text(
        "import sys, kilwa\nprint(sys.argv[1:])\nsys.exit(7)\n"
    )
    return root


@pytest.mark.skipif(os.name == "nt", reason="a terminal's signals are POSIX")
def test_a_start_that_was_stopped_is_taken_up_by_the_next(copy: Path) -> None:
    index = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(copy.parent), "PIP_CONFIG_FILE": os.devnull}
    started: dict[str, Any] = {
        "args": [sys.executable, copy / "start.py", "army", "x"],
        "env": {**os.environ, **index, "PATH": "/nowhere", "LC_ALL": "en"},
    }  # with no apt-get in sight: a test installs nothing on the machine

    with subprocess.Popen(**started, stderr=subprocess.PIPE, text=True) as first:
        assert first.stderr is not None
        said = first.stderr.readline()
        first.send_signal(signal.SIGTERM)
        said += first.stderr.read()
    second = subprocess.run(**started, capture_output=True, text=True, check=False)
    third = subprocess.run(**started, capture_output=True, text=True, check=False)

    assert (first.returncode, "Stopped." in said) == (130, True)
    assert (second.returncode, second.stdout) == (7, "['army', 'x']\n"), second.stderr
    assert (third.returncode, third.stdout, third.stderr) == (7, "['army', 'x']\n", "")
    assert (copy / ".venv" / "bin" / "heart-africa").exists()


def test_a_console_without_accents_is_told_all_the_same() -> None:
    plain = {**os.environ, "PYTHONIOENCODING": "ascii", "HEART_AFRICA_LANG": "es"}

    ran = subprocess.run(
        [sys.executable, ROOT / "start.py", "--help"], env=plain, capture_output=True, check=False
    )

    assert (ran.returncode, ran.stderr) == (0, b"")
