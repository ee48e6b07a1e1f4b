"""A club at the terminal: Lagos in 1885, with a kingdom, traders, an expedition and a colonial column."""

import shutil
from pathlib import Path

import pytest

from tests.terminal.conftest import Ran, Run

PLAYERS = (
    ("Ana", "native_kingdom", "--people", "buganda"),
    ("Luis", "zanzibaris", "--called", "Wa-simba"),
    ("Eva", "white_explorers"),
    ("Leo", "colonial_expedition", "--people", "british"),
)
ORDER = "2 6 5 1"
"""Eva is first, as explorers are; then Ana 6 × 2, Luis 5 × 2, Leo 1 × 4."""


def begin(run: Run, name: str = "lagos", year: int = 1885) -> None:
    """A campaign with its players, before its first turn."""
    done(run("campaign", "new", name, "--year", year))
    for player in PLAYERS:
        done(run("campaign", "join", name, *player))


def done(ran: Ran) -> Ran:
    """What has to have gone well."""
    assert (ran.code, ran.err) == (0, ""), ran
    return ran


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the data of that campaign are kept as its first turn begins: led there once, copied for each test."""
    return tmp_path_factory.mktemp("lagos") / "data"


@pytest.fixture
def lagos(run: Run, home: Path, kept: Path) -> Run:
    """The campaign in its first turn: it is Eva's go."""
    data = home.parent / "data"
    if kept.exists():
        shutil.copytree(kept, data, dirs_exist_ok=True)
    else:
        begin(run)
        done(run("campaign", "turn", "lagos", "--dice", ORDER))
        shutil.copytree(data, kept)
    return run
