"""The wheel: everything that the program reads is in it; installed into an empty environment it runs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from heart_africa import __version__

ROOT = Path(__file__).parents[1]
PACKAGES = ("gui", "heart_africa", "armylists", "reports", "resources")
ASKED = "HEART_AFRICA_WHEEL"
"""Set by whoever has a minute and a package index: the wheel is built, installed and run."""


def packed() -> set[str]:
    """The files of the wheel by their places in it."""
    return {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}


def kept(package: str) -> set[str]:
    files = (path for path in (ROOT / package).rglob("*") if path.is_file())
    return {path.relative_to(ROOT).as_posix() for path in files if "__pycache__" not in path.parts}


def test_every_file_of_the_program_is_in_the_wheel_and_nothing_else() -> None:
    found = packed()

    assert {name for package in PACKAGES for name in kept(package)} - found == set()
    assert {name.split("/")[0] for name in found} == {*PACKAGES}


@pytest.mark.parametrize("ending", [".ttf", ".ftl", ".toml", ".jsonl", ".qss", ".svg", ".schema.json"])
def test_every_kind_of_resource_is_there(ending: str) -> None:
    assert [name for name in packed() if name.endswith(ending)]


def run(*words: str | Path, at: Path) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    home = {"HOME": str(at), "USERPROFILE": str(at), "XDG_DATA_HOME": str(at / "data")}
    done = subprocess.run(
        [*map(str, words)], cwd=at, env=clean | home, capture_output=True, text=True, timeout=600, check=True
    )
    return done.stdout


@pytest.mark.skipif(ASKED not in os.environ, reason=f"set {ASKED}=1 to build and install the wheel")
def test_a_wheel_in_an_empty_environment_runs_the_demo(tmp_path: Path) -> None:
    wheels, scripts = tmp_path / "wheels", tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", wheels, at=ROOT)
    run(sys.executable, "-m", "venv", tmp_path / "env", at=tmp_path)
    run(scripts / "python", "-m", "pip", "install", "-q", *wheels.glob("*.whl"), at=tmp_path)

    assert run(scripts / "heart-africa", "--version", at=tmp_path).split() == ["heart-africa", __version__]
    assert "caravan-units.pdf" in run(scripts / "heart-africa", "demo", at=tmp_path)
    run(scripts / "heart-africa", "papers", "--paper", "a4", at=tmp_path)
    assert len([*(tmp_path / "out" / "papers").rglob("*.pdf")]) == 38
