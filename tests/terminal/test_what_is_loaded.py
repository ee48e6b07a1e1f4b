"""A command that only looks does not wait for what it does not need: other games, odds, maps, papers, the desk."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from heart_africa.terminal.app import main

BEGUN = (
    "battle new sunday --random zanzibaris --random pygmies --points 300 --seed 3",
    "campaign new lagos --year 1875",
)
HEAVY = {
    "PySide6",
    "reportlab",
    "shapely",
    "numpy",
    "dask",
    "distributed",
    "scipy",
    "sqlalchemy",
    "sqlmodel",
    "prompt_toolkit",
    "gui",
    "reports.content",
    "reports.pdf",
    "reports.html",
    "reports.papers",
}
HEAVY |= {f"heart_africa.{each}" for each in ("rules.odds", "mail", "board.sight", "board.shots")}
BATTLE = {f"heart_africa.rules.{each}" for each in ("play", "referee", "organisation")}
CAMPAIGN = {"heart_africa.rules.campaign"}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a battle and a campaign."""
    folder = tmp_path_factory.mktemp("kept")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HEART_AFRICA_DATA", str(folder))
        assert [main(line.split()) for line in BEGUN] == [0, 0]
    return folder


def loaded(folder: Path, line: str) -> set[str]:
    """The modules that a whole process has imported at its end."""
    code = "import sys, heart_africa.terminal.app as app; done = app.main(sys.argv[1:]); print(*sys.modules, file=sys.stderr); sys.exit(done)"
    command = [sys.executable, "-c", code, *line.split()]
    environment = os.environ | {"HEART_AFRICA_DATA": str(folder)}
    run = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return set(run.stderr.splitlines()[-1].split())


@pytest.mark.parametrize(
    ("line", "needless"),
    [
        ("zulus --help", HEAVY | BATTLE | CAMPAIGN | {"pydantic", "heart_africa.companions"}),
        ("--help", HEAVY | BATTLE | CAMPAIGN | {"pydantic", "heart_africa.companions"}),
        (
            "lab list",
            {"PySide6", "reportlab", "dask", "distributed", "scipy", "sqlmodel", "gui", "heart_africa.mail"},
        ),
        ("battle list", HEAVY | BATTLE | CAMPAIGN | {"armylists"}),
        ("battle status sunday", HEAVY | CAMPAIGN | {"armylists"}),
        ("campaign status lagos", HEAVY | BATTLE),
        (
            "army check resources/samples/pygmies.army.toml",
            HEAVY | BATTLE | CAMPAIGN | {"heart_africa.core.journal"},
        ),
    ],
)
def test_a_command_loads_nothing_that_it_does_not_need(kept: Path, line: str, needless: set[str]) -> None:
    assert loaded(kept, line) & needless == set()
