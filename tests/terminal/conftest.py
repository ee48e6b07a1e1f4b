"""The program run in this process, at home in an empty folder."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from heart_africa.core.dataclass import dataclass
from heart_africa.terminal.app import main

SAMPLE = """\
format = "heart-africa/army"
version = 1
name = "Caravana de Tabora"
list = "zanzibaris"
year = 1879
points = 300

[leader]
troop = "askaris"
traits = ["organizing_genius"]

[[units]]
name = "Guardia"
figures = { swordsmen = 8 }
[[units]]
figures = { askaris = 10 }
[[units]]
figures = { askaris = 10 }
[[units]]
figures = { askaris = 10 }
"""
"""A legal army of 298 points: the leader 6, the guard 112, three times 60."""


@dataclass(frozen=True)
class Ran:
    """What a command line came to."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:  # noqa: ANN401  # whatever was printed
        return json.loads(self.out)


class Terminal(io.TextIOWrapper):
    """Standard input with a person at it."""

    def isatty(self) -> bool:
        """Somebody is there to answer."""
        return True


Run = Callable[..., Ran]
Machine = Callable[[str], None]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, with own data and log folders, in Spanish."""
    for name in ("LC_ALL", "LC_MESSAGES", "HEART_AFRICA_LANG", "NO_COLOR", "COLUMNS", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    monkeypatch.setenv("HEART_AFRICA_DATA", str(tmp_path / "data"))
    monkeypatch.setattr("heart_africa.storage.places.user_log_dir", lambda *_, **__: str(tmp_path / "log"))
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    return work


@pytest.fixture
def run(home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the program with these arguments; `typed`: what a person types, instead of what a pipe brings."""

    def _run(*arguments: object, stdin: bytes = b"", typed: str = "") -> Ran:
        lines = Terminal(io.BytesIO(typed.encode())) if typed else io.TextIOWrapper(io.BytesIO(stdin))
        monkeypatch.setattr(sys, "stdin", lines)
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return _run


@pytest.fixture
def army(home: Path) -> Path:
    """The file of a legal army."""
    path = home / "caravana.army.toml"
    path.write_text(SAMPLE, encoding="utf-8")
    return path


@pytest.fixture
def illegal(home: Path) -> Path:
    """The same with a unit of three figures, 18 points (COMP-11)."""
    path = home / "illegal.army.toml"
    path.write_text(f"{SAMPLE}[[units]]\nfigures = {{ askaris = 3 }}\n", encoding="utf-8")
    return path


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """Go over to the machine of somebody else, with data of its own."""

    def sit(name: str) -> None:
        monkeypatch.setenv("HEART_AFRICA_DATA", str(tmp_path / name))

    return sit
