"""The database taken away while a battle is played at the terminal: said, and played on."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from resources import ROOT
from tests.terminal.battle.test_choices import seen
from tests.terminal.conftest import Run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows takes no file away that is open")


def test_at_the_prompt_the_battle_goes_on_and_is_taken_in_again(
    run: Run, home: Path, tmp_path: Path, in_play: str
) -> None:
    """An order, the file deleted, two more orders; with a new database the battle is all there."""
    before = run("battle", "list", "--json").json[0]["entries"]
    master, slave = pty.openpty()
    command = [sys.executable, "-m", "heart_africa", "battle", "play", in_play, "--lang", "en"]
    environment = {
        **os.environ,
        "TERM": "xterm",
        "PROMPT_TOOLKIT_NO_CPR": "1",
        "COLUMNS": "200",
        "PYTHONPATH": str(ROOT.parent),
    }
    with subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment) as playing:
        os.close(slave)
        seen(master, "Order")
        os.write(master, b"note one\r")
        seen(master, "one")
        for each in (tmp_path / "data").glob("heart-africa.db*"):
            each.unlink()
        os.write(master, b"note two\r")
        told = seen(master, "import")
        os.write(master, b"note three\r")
        seen(master, "three")
        os.write(master, b"quit\r")
        assert playing.wait(timeout=20) == 0
    os.close(master)

    assert "was removed" in told
    (path,) = (tmp_path / "data" / "rescued").iterdir()
    assert run("battle", "list", "--json").json == []
    assert run("battle", "import", str(path)).code == 0
    assert run("battle", "verify", in_play, "--json").json["entries"] == before + 3
