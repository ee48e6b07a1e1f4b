"""The keeper on a file and on a server, with somebody else at the same campaign, and killed in the middle."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from heart_africa.terminal.campaign.game import GAME
from heart_africa.terminal.game.dice import EndOfInput, Source
from heart_africa.terminal.game.library import taken
from heart_africa.terminal.game.play import Prompt
from heart_africa.terminal.screen import Screen
from tests.terminal.campaign.conftest import ORDER, begin, done
from tests.terminal.conftest import Run

ROOT = Path(__file__).parents[3]


def test_a_campaign_is_kept_the_same_way_everywhere(
    run: Run, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEART_AFRICA_DB", place)
    begin(run)
    done(run("campaign", "turn", "lagos", "--dice", ORDER))
    done(run("campaign", "hunt", "lagos", "Eva", "--dice", "5"))
    done(run("campaign", "key", "lagos", "Ana"))
    for line in ("ataca Ana a Luis", "resiste Luis = 4", "resultado 1 gana atacante"):
        done(run("campaign", "do", "lagos", line))

    assert done(run("campaign", "ledger", "lagos", "--json")).json["balances"] == {
        "Ana": 6, "Luis": 4, "Eva": 6, "bank": -16,
    }  # fmt: skip
    assert done(run("campaign", "verify", "lagos", "--json")).json["well"]
    assert "Ana" in done(run("campaign", "chronicle", "lagos")).out


class Somebody:
    """Who types these lines, while another organiser does something before the first."""

    def __init__(self, lines: list[str], run: Run) -> None:
        self.lines, self.run, self.busy, self.person = lines, run, True, True

    def order(self, *_: object, **__: object) -> str:
        if self.busy:
            done(self.run("campaign", "give", "lagos", "Ana", "Luis", "1", "--who", "Zoe"))
            self.busy = False
        if not self.lines:
            raise EndOfInput
        return self.lines.pop(0)

    def answer(self, *_: object, **__: object) -> str | None:
        return None


def test_two_organisers_at_once_lose_nothing(lagos: Run, capsys: pytest.CaptureFixture[str]) -> None:
    """The second is told who wrote what, and goes on from there; his order was not entered, and can be again."""
    screen = Screen("es")
    with taken(GAME, screen, "lagos", "Teo") as writer:
        session = GAME.sits(screen, writer, Source(screen))
        Prompt(session, GAME.verbs, Somebody(["pasa Eva", "pasa Eva"], lagos)).run()
    said = capsys.readouterr()
    facts = done(lagos("campaign", "timeline", "lagos", "--json")).json

    assert "Zoe, hasta la entrada 8" in said.err
    assert [each["order"] for each in facts[7:]] == ["give-hongos", "pass-go"]


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
@pytest.mark.parametrize("confirmed", [1, 7])
def test_killed_in_the_middle_of_a_script_what_was_told_stands(
    lagos: Run, home: Path, confirmed: int
) -> None:
    (home / "orders.txt").write_text("da Ana a Luis 1\nda Luis a Ana 1\n" * 400, encoding="utf-8")
    command = [
        sys.executable,
        "-u",
        "-m",
        "heart_africa",
        "campaign",
        "play",
        "lagos",
        "--script",
        "orders.txt",
    ]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, cwd=home, env=environment, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        told = 0
        while told < confirmed:
            told += "cede" in child.stdout.readline()
        os.kill(child.pid, signal.SIGKILL)
    entries = len(done(lagos("campaign", "timeline", "lagos", "--json")).json)
    balances = done(lagos("campaign", "ledger", "lagos", "--json")).json["balances"]

    assert entries >= 7 + confirmed
    assert done(lagos("campaign", "verify", "lagos", "--json")).json == {
        "well": True, "entries": entries, "sound": entries, "why": "", "database": [],
        "spoilt": [], "unproven": 0,
    }  # fmt: skip
    assert (balances["Ana"], balances["Luis"]) in {(4, 6), (5, 5)}
    done(lagos("campaign", "give", "lagos", "Ana", "Luis", "1"))


def test_a_damaged_campaign_says_so_and_is_repaired(lagos: Run, tmp_path: Path) -> None:
    from heart_africa.storage.database import Database  # noqa: PLC0415  # to spoil it

    database = Database(tmp_path / "data" / "heart-africa.db")
    with database.writing() as connection:
        connection.exec_driver_sql(
            "UPDATE journal_lines SET text = replace(text, 'Luis', 'Lui2') WHERE number = 3"
        )
    database.close()
    ran = lagos("campaign", "next", "lagos")

    assert (ran.code, "sano hasta la entrada 2 de 7" in ran.err) == (2, True)
    assert lagos("campaign", "verify", "lagos").code == 1
    assert done(lagos("campaign", "list", "--json")).json[0]["entries"] == 7
    repaired = done(lagos("campaign", "repair", "lagos", "--json")).json
    assert (repaired["lost"], repaired["copied"] > 0) == (0, True), "its backup had everything"
    assert done(lagos("campaign", "verify", "lagos", "--json")).json["sound"] == 7


def test_a_campaign_is_taken_in_from_a_file_under_another_name(lagos: Run, home: Path) -> None:
    done(lagos("campaign", "export", "lagos", "--out", "lagos.jsonl"))
    taken_name = lagos("campaign", "import", "lagos.jsonl")
    done(lagos("campaign", "import", "lagos.jsonl", "--name", "otra"))
    text = (home / "lagos.jsonl").read_text(encoding="utf-8")
    (home / "short.jsonl").write_text("".join(text.splitlines(keepends=True)[:-1]), encoding="utf-8")
    short = lagos("campaign", "import", "short.jsonl", "--name", "corta")
    done(lagos("battle", "new", "batalla"))
    done(lagos("battle", "export", "batalla", "--out", "battle.jsonl"))
    battle = lagos("campaign", "import", "battle.jsonl")

    assert [ran.code for ran in (taken_name, short, battle)] == [2, 2, 2]
    assert "a hay una campaña" in taken_name.err
    assert lagos("campaign", "chronicle", "otra").out == lagos("campaign", "chronicle", "lagos").out
    done(lagos("campaign", "import", "short.jsonl", "--name", "corta", "--partly"))
