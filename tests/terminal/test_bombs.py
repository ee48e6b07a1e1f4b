"""Inputs made to keep the program busy for ever, or to break it: refused at once, with exit 2 and a short word."""

import json
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from heart_africa.core.journal.codec import FIRST, canonical, mark
from tests.terminal.campaign.conftest import begin
from tests.terminal.conftest import SAMPLE, Ran, Run

MOST_SECONDS = 10
"""Of processor time: hundreds of times what any of them takes, so that only what hangs is caught."""

JOURNAL = {"format": "heart-africa/journal", "version": 1, "id": "0" * 16, "kind": "battle", "name": "x",
           "entries": 1, "mark": "0" * 64}  # fmt: skip
ORDERS = {"format": "heart-africa/turn-orders", "version": 1, "id": "0" * 16, "campaign": "0" * 16, "name": "x",
          "player": "Ana", "turn": 1, "number": 1, "mark": "0" * 64, "orders": [{"order": {"kind": "pass"}}]}  # fmt: skip


@pytest.fixture(autouse=True)
def hurry() -> Iterator[None]:
    """Whatever goes on for ever is stopped, and told."""
    if not hasattr(signal, "SIGPROF"):
        pytest.skip("systems that count the time of a processor")

    def stop(*_: object) -> None:
        raise AssertionError("it goes on for ever")

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS)
    yield
    signal.setitimer(signal.ITIMER_PROF, 0)
    signal.signal(signal.SIGPROF, before)


def refused(ran: Ran) -> Ran:
    """Refused in a few words."""
    assert ran.code == 2, ran
    assert 0 < len(ran.err) < 1500
    return ran


def dots(count: int) -> str:
    """A key of so many parts."""
    return ".".join(["a"] * count)


TOML = {
    "900 dotted keys": f"{SAMPLE}{dots(900)} = 1\n",
    "dotted keys without end": f"{dots(400_000)} = 1\n{SAMPLE}",
    "dotted keys in quotes": '"a".' * 100_000 + f"a = 1\n{SAMPLE}",
    "dotted keys in a row": SAMPLE.replace("year = 1879", f"year = {{ {dots(900)} = 1 }}"),
    "a table of 900 parts": f"{SAMPLE}[{dots(900)}]\n",
    "a key of 900 kB": "k" * 900_000 + f" = 1\n{SAMPLE}",
    "a list of 900 kB": SAMPLE.replace("zanzibaris", "z" * 900_000),
    "a troop of 900 kB": SAMPLE.replace("swordsmen = 8", "z" * 900_000 + " = 8"),
    "a name of 900 kB": SAMPLE.replace("Guardia", "G" * 900_000),
    "spaces before a wrong key": SAMPLE.replace("points =", " " * 60_000 + "pionts ="),
    "spaces behind a wrong key": SAMPLE.replace("points =", "pionts" + " " * 60_000 + "="),
    "spaces behind a word in a text": f'{SAMPLE.replace("points =", "pionts =")}[x]\ny = """\nk{" " * 60_000}\n"""\n',
    "brackets without end": f"{SAMPLE}x = {'[' * 450_000}",
    "tables inside tables": f"{SAMPLE}x = {'{a=' * 90}1{'}' * 90}\n",
    "900 tables inside tables": f"{SAMPLE}x = {'{a=' * 900}1{'}' * 900}\n",
    "80,000 wrong keys": "".join(f"k{n} = 1\n" for n in range(80_000)) + SAMPLE,
    "90,000 units": SAMPLE + "[[units]]\n" * 90_000,
}


@pytest.mark.parametrize("bomb", TOML)
def test_a_bomb_of_toml_is_refused_at_once(run: Run, home: Path, bomb: str) -> None:
    path = home / "x.army.toml"
    path.write_text(TOML[bomb], encoding="utf-8")

    refused(run("army", "check", path))


@pytest.mark.parametrize("bomb", [*TOML][::5])
def test_a_bomb_among_the_lists_of_the_club_stops_nothing(
    run: Run, army: Path, tmp_path: Path, bomb: str
) -> None:
    lists = tmp_path / "data" / "lists"
    lists.mkdir(parents=True)
    (lists / "ours.list.toml").write_text(TOML[bomb], encoding="utf-8")

    ran = run("army", "check", army)

    assert (ran.code, "ours.list.toml" in ran.err) == (0, True)
    assert len(ran.err) < 1500


def deep(levels: int) -> str:
    """Objects inside one another."""
    return '{"a":' * levels + "1" + "}" * levels


JSON = {
    "deep": deep(900),
    "deeper": "[" * 100_000,
    "deep in an army": f'{{"format":"heart-africa/army","version":1,"x":{deep(900)}}}',
    "a key of 900 kB": '{"format":"heart-africa/army","version":1,"' + "k" * 900_000 + '":1}',
    "70,000 keys": "{" + ",".join(f'"k{n}":1' for n in range(70_000)) + "}",
    "a header without end": json.dumps({**JOURNAL, "who": "x" * 900_000}),
    "50,000 rulings": json.dumps({**JOURNAL, "rulings": {str(n): "x" for n in range(50_000)}}),
    "entries of 10^18": json.dumps({**JOURNAL, "entries": 10**18}),
    "a version of 10^30": json.dumps({**JOURNAL, "version": 10**30}),
    "orders of a turn of 10^18": json.dumps({**ORDERS, "turn": 10**18}),
    "orders without end": json.dumps({**ORDERS, "orders": [{"order": {"kind": "pass"}}] * 10_000}),
    "200,000 faces": json.dumps({**ORDERS, "orders": [{"order": {"kind": "pass"}, "faces": [1] * 200_000}]}),
    "a deep order": json.dumps(ORDERS).replace('"pass"', deep(900)),
    "a player of 900 kB": json.dumps({**ORDERS, "player": "x" * 900_000}),
}


@pytest.mark.parametrize("bomb", JSON)
def test_a_bomb_of_json_is_refused_at_once(run: Run, home: Path, bomb: str) -> None:
    path = home / "x.json"
    path.write_text(JSON[bomb], encoding="utf-8")

    for command in ("army", "battle", "campaign"):
        refused(run(command, "import", path))
    refused(run("dice", "certificate", "verify", path))


@pytest.mark.parametrize("code", ["HA1:" + "A" * 900_000, "HA1:" + "é" * 9000, "HA1:" + "A" * 3900], ids=len)
def test_a_share_code_without_end_is_refused_at_once(run: Run, home: Path, code: str) -> None:
    (home / "x.txt").write_text(code, encoding="utf-8")

    refused(run("army", "import", "x.txt"))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="systems with pipes that have names")
@pytest.mark.parametrize(
    "command",
    [
        ("army", "check", "pipe"),
        ("army", "import", "pipe"),
        ("battle", "import", "pipe"),
        ("campaign", "import", "pipe"),
        ("dice", "certificate", "verify", "pipe"),
    ],
    ids=" ".join,
)
def test_nobody_waits_for_a_pipe_into_which_nobody_writes(
    run: Run, home: Path, command: tuple[str, ...]
) -> None:
    os.mkfifo(home / "pipe")

    assert "tubería" in refused(run(*command)).err


def forged(exported: str, change: Callable[[dict[str, Any]], None]) -> str:
    """A journal of which each entry has been changed, chained anew so that no mark gives it away."""
    head, *rows = (json.loads(row) for row in exported.splitlines())
    before, lines = FIRST, []
    for row in rows:
        change(row["entry"])
        before = mark(before, canonical(row["entry"]))
        lines.append(canonical({"mark": before, "entry": row["entry"]}))
    return "\n".join([canonical({**head, "mark": before, "name": "forged"}), *lines, ""])


@pytest.mark.parametrize("year", [10**18, 10**4000, 1_000_001], ids=["far", "without end", "one too many"])
def test_a_year_that_never_comes_is_no_year_of_a_journal(run: Run, home: Path, year: int) -> None:
    begin(run)
    exported = run("campaign", "export", "lagos").out

    def later(entry: dict[str, Any]) -> None:
        if entry["command"]["kind"] == "found-campaign":
            entry["command"]["year"] = entry["facts"][0]["year"] = year

    (home / "x.jsonl").write_text(forged(exported, later), encoding="utf-8")

    refused(run("campaign", "import", "x.jsonl"))
    assert "forged" not in run("campaign", "list").out


def test_no_campaign_begins_after_the_last_year_that_the_book_is_about(run: Run) -> None:
    for year in (1900, 1978, 10000):
        late = run("campaign", "new", "late", "--year", str(year), "--lang", "en")
        refused(late)
        assert f"the rules are about 1860 to 1899; choose a year between them instead of {year}" in late.err

    assert run("campaign", "list", "--json").json == []
    assert run("campaign", "new", "late", "--year", "1899").code == 0


LINES = {
    "a word without end": "x" * 900_000,
    "an order without end": "scenario " * 90_000,
    "a note without end": f"note {'y' * 900_000}",
    "a quote without end": '"' * 900_001,
    "data without end": "{" * 100_000,
    "deep data": '{"kind":"note","text":' + "[" * 50_000,
    "faces without end": f"roll off = {'6 ' * 400_000}",
    "a face of 5,000 digits": f"roll off = 1{'0' * 5000}",
    "an entry of 6,000 digits": f"goto {'9' * 6000}",
    "a number to take back": f"undo {'9' * 6000}",
    "a question without end": f"? {'x' * 900_000}",
    "a name without end": f'shoot R2 at "{"z" * 4000}"',
}


@pytest.mark.parametrize("bomb", LINES)
def test_a_line_without_end_enters_nothing(run: Run, army: Path, bomb: str) -> None:
    run("battle", "new", "lake", army, army)
    before = run("battle", "export", "lake").out

    ran = run("battle", "play", "lake", stdin=f"{LINES[bomb]}\n".encode())

    refused(ran)
    assert len(ran.out) < 5000
    assert run("battle", "export", "lake").out == before


@pytest.mark.parametrize(
    "command", [("army", "check"), ("army", "import"), ("rule",), ("battle", "play"), ()]
)
def test_an_argument_without_end_is_answered_in_a_few_words(run: Run, command: tuple[str, ...]) -> None:
    ran = run(*command, "x" * 120_000)

    assert ran.code in {1, 2}
    assert 0 < len(ran.out + ran.err) < 1500
