"""Papers of Zulus on the Ramparts at the terminal: `zulus print`, `zulus report`, `zulus papers`."""

from pathlib import Path

import pytest

from heart_africa.terminal.app import main
from heart_africa.terminal.faults import BAD_INPUT, DONE

pytestmark = pytest.mark.usefixtures("home")


def test_a_set_is_printed_without_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["zulus", "print", "--edition", "1", "--out", str(tmp_path / "set"), "--lang", "en"])

    assert code == DONE
    assert {"deck.pdf", "pieces.pdf", "board.pdf"} <= {path.name for path in (tmp_path / "set").iterdir()}
    assert b"/MarkInfo" in (tmp_path / "set" / "board.pdf").read_bytes()
    assert "deck.pdf" in capsys.readouterr().out


def test_there_is_no_third_edition(tmp_path: Path) -> None:
    assert main(["zulus", "print", "--edition", "3", "--out", str(tmp_path / "set")]) == BAD_INPUT
    assert not (tmp_path / "set").exists()


def test_a_game_begun_is_told_and_printed_at_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["zulus", "new", "rorke", "--seed", "1", "--lang", "en"]) == DONE
    assert main(["zulus", "report", "rorke", "--as", "markdown", "--out", "-", "--lang", "en"]) == DONE
    assert "# rorke" in capsys.readouterr().out
    assert main(["zulus", "papers", "rorke", "--out", str(tmp_path / "p"), "--lang", "en"]) == DONE
    assert (tmp_path / "p" / "story.pdf").is_file()
    assert main(["zulus", "report", "nobody"]) == BAD_INPUT
