"""A battle of two small armies, brought as far as a test wants it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import SAMPLE, Ran, Run

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


@pytest.fixture
def evening(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A battle whose armies have come, in English."""
    monkeypatch.setenv("HEART_AFRICA_LANG", "en")
    (home / "red.army.toml").write_text(SAMPLE, encoding="utf-8")
    (home / "blue.army.toml").write_text(SAMPLE.replace("Caravana de Tabora", "Mkwawa"), encoding="utf-8")
    assert run("battle", "new", "evening", "red.army.toml", "blue.army.toml").code == 0
    return "evening"


@pytest.fixture
def script(run: Run, home: Path, evening: str) -> Script:
    """Carry out the lines of a script in that battle."""

    def _script(text: str, *options: str) -> Ran:
        (home / "orders.txt").write_text(text, encoding="utf-8")
        return run("battle", "play", evening, "--script", "orders.txt", *options)

    return _script


@pytest.fixture
def in_play(script: Script, evening: str) -> str:
    """The same in its first turn, when units move."""
    assert script(TO_PLAY).code == 0
    return evening


@pytest.fixture
def shooting(script: Script, in_play: str) -> str:
    """The same in its first shooting: nobody has moved."""
    assert script(STILL).code == 0
    return in_play
