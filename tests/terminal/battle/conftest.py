"""A battle of two small armies, brought as far as a test wants it."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.conftest import SAMPLE, Ran, Run

TO_PLAY = """\
scenario encounter red
roll off = 6 2
accept forces
environment savannah
terrain ! a bare table
deploy R2 --base 6
deploy B2 --base 6
deploy R3 --base 6
deploy B3 --base 6
deploy R4 --base 6
deploy B4 --base 6
deploy R5 --base 6
deploy B5 --base 6
deploy R6 --base 2
deploy B6 --base 2
deploy R1 --base 6
deploy B1 --base 6
begin
end
"""
"""From the armies to the movement of units; R1 leads R2 (8 Swordsmen) and three times 10 Askaris, B likewise."""

STILL = "remain\nend\nremain\nend\n"
"""Nobody moves: on to the shooting."""

Script = Callable[..., Ran]


@pytest.fixture(scope="session")
def stages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the data of that battle are kept as they were at each stage: played once, copied for each test."""
    return tmp_path_factory.mktemp("stages")


Reach = Callable[[str, Callable[[], object]], str]


@pytest.fixture
def reach(home: Path, stages: Path) -> Reach:
    """Bring the battle to a stage: by playing, the first time."""

    def _reach(stage: str, play: Callable[[], object]) -> str:
        data, kept = home.parent / "data", stages / stage
        if kept.exists():
            shutil.copytree(kept, data, dirs_exist_ok=True)
        else:
            play()
            shutil.copytree(data, kept)
        return "evening"

    return _reach


@pytest.fixture
def evening(run: Run, home: Path, reach: Reach, monkeypatch: pytest.MonkeyPatch) -> str:
    """A battle whose armies have come, in English."""
    monkeypatch.setenv("HEART_AFRICA_LANG", "en")
    (home / "red.army.toml").write_text(SAMPLE, encoding="utf-8")
    (home / "blue.army.toml").write_text(SAMPLE.replace("Caravana de Tabora", "Mkwawa"), encoding="utf-8")
    return reach("evening", lambda: done(run("battle", "new", "evening", "red.army.toml", "blue.army.toml")))


def done(ran: Ran) -> Ran:
    """What has to have gone well."""
    assert ran.code == 0, ran
    return ran


@pytest.fixture
def script(run: Run, home: Path, evening: str) -> Script:
    """Carry out the lines of a script in that battle."""

    def _script(text: str, *options: str) -> Ran:
        (home / "orders.txt").write_text(text, encoding="utf-8")
        return run("battle", "play", evening, "--script", "orders.txt", *options)

    return _script


@pytest.fixture
def in_play(script: Script, reach: Reach) -> str:
    """The same in its first turn, when units move."""
    return reach("in_play", lambda: done(script(TO_PLAY)))


@pytest.fixture
def shooting(script: Script, in_play: str, reach: Reach) -> str:
    """The same in its first shooting: nobody has moved."""
    return reach("shooting", lambda: done(script(STILL)))
