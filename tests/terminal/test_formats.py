"""Every file that was ever written opens: a file of each format and version, taken in as people take it in.

The files in `tests/formats` are never written anew. A version that changes gets a folder of its own beside them.
"""

import json
import shutil
import sqlite3
from collections.abc import Iterable
from pathlib import Path

import pytest

from heart_africa.board.table_record import Surveyor
from heart_africa.core.journal.codec import Codec, canonical
from heart_africa.core.journal.records import EventRecord
from heart_africa.rules.book import book
from heart_africa.rules.campaign import keeper
from heart_africa.rules.referee.referee import referee
from tests.terminal.conftest import Run

FORMATS = Path(__file__).parents[1] / "formats"
FIRST = FORMATS / "version_1"
KEY = "E66F-WZ5H-GCTA-SWHX-VTQE-UC7Z-MMR3-CPMG"
"""What the organiser of `mwanza` and Luis share."""
CODECS = {"battle": referee(book()).codec, "campaign": keeper(book()).codec, "table": Surveyor().codec}


@pytest.fixture
def data(home: Path) -> Path:
    """The data folder of somebody who has nothing yet."""
    folder = home.parent / "data"
    folder.mkdir()
    return folder


def lines(name: str) -> list[str]:
    return (FIRST / name).read_text(encoding="utf-8").splitlines()


def again(codec: Codec, line: str) -> str:
    """A line of words read as the journal reads it, and written as it writes."""
    said = json.loads(line)
    if "command" in said:
        return canonical({"command": codec.write_command(codec.read_command(said["command"]))})
    entry = canonical({"number": 1, "command": ANY[id(codec)], "rolls": [], "facts": [said["fact"]]})
    (fact,) = facts(codec, entry)
    return canonical({"fact": codec.write_fact(fact)})


def facts(codec: Codec, entry: str) -> Iterable[EventRecord]:
    return codec.entry(entry).record.facts  # type: ignore[union-attr]  # an act


ANY = {
    id(codec): next(json.loads(line)["command"] for line in lines(f"{game}.words.jsonl"))
    for game, codec in CODECS.items()
}
"""Some command of each game, beside which a fact can stand in an entry."""


@pytest.mark.parametrize("game", CODECS)
def test_every_order_and_event_with_all_that_it_may_say_keeps_its_bytes(game: str) -> None:
    """Each order and event as it was first released, once with the one and once with the other of two kinds."""
    codec, changed = CODECS[game], []
    for line in lines(f"{game}.words.jsonl"):
        found = again(codec, line)
        if found != line:
            changed.append((line, found))

    assert not changed


@pytest.mark.parametrize(
    ("file", "kind"), [("battle.journal.jsonl", "battle"), ("campaign.journal.jsonl", "campaign")]
)
def test_a_journal_is_taken_in_verified_and_given_out_byte_for_byte(
    run: Run, tmp_path: Path, file: str, kind: str
) -> None:
    shutil.copytree(FIRST, tmp_path / "old")
    assert run(kind, "import", tmp_path / "old" / file).code == 0
    (name,) = (each["name"] for each in run(kind, "list", "--json").json)

    assert run(kind, "verify", name).code == 0
    assert run(kind, "status", name).code == 0
    out = tmp_path / "out.jsonl"
    assert run(kind, "export", name, "--out", out).code == 0

    assert out.read_bytes() == (FIRST / file).read_bytes()
    if kind == "battle":
        table = FIRST / "battle.journal.table.jsonl"
        assert (tmp_path / "out.table.jsonl").read_bytes() == table.read_bytes()


def test_a_state_and_what_is_new_since_reach_a_player(run: Run) -> None:
    assert run("campaign", "import", FIRST / "whole.turn.json", "--key", KEY).code == 0
    assert run("campaign", "import", FIRST / "news.turn.json").code == 0

    (copy,) = run("campaign", "list", "--json").json
    assert copy["entries"] == 7  # five of the whole state, the proposal and the attack


def test_a_database_of_that_time_opens_and_knows_the_orders_of_a_player(run: Run, data: Path) -> None:
    """They were entered there already, and the program says so."""
    kept = sqlite3.connect(data / "heart-africa.db")
    kept.executescript((FIRST / "database.sql").read_text(encoding="utf-8"))
    kept.close()

    (found,) = run("campaign", "list", "--json").json
    assert (found["name"], found["entries"]) == ("mwanza", 8)
    assert run("campaign", "verify", "mwanza").code == 0
    assert KEY in run("campaign", "key", "mwanza", "Luis").out
    said = run("campaign", "import", FIRST / "luis.orders.json")
    assert (said.code, "ya se aceptó" in said.err) == (2, True)


def test_a_certificate_is_verified(run: Run) -> None:
    assert run("dice", "certificate", "verify", FIRST / "game.dice.json").code == 0


@pytest.mark.parametrize("name", ["zanzibaris", "white_explorers"])
def test_an_army_is_the_same_from_its_file_and_its_code(run: Run, tmp_path: Path, name: str) -> None:
    file = FIRST / f"{name}.army.toml"
    assert run("army", "check", file).code == 0
    code = (FIRST / f"{name}.code.txt").read_text(encoding="utf-8").strip()
    back = tmp_path / "back.army.toml"

    assert run("army", "import", code, "--out", back).code == 0
    assert run("army", "share", file).out.strip() == code
    assert run("army", "diff", file, back).code == 0


def test_an_army_is_taken_in_from_json(run: Run, tmp_path: Path) -> None:
    back = tmp_path / "back.army.toml"
    assert run("army", "import", FIRST / "zanzibaris.army.json", "--out", back).code == 0
    assert run("army", "diff", FIRST / "zanzibaris.army.toml", back, "--json").json == []


def test_a_list_of_a_club_a_collection_and_a_table_are_read(run: Run, data: Path, tmp_path: Path) -> None:
    (data / "lists").mkdir()
    shutil.copy(FIRST / "club.list.toml", data / "lists")
    assert "club_river_traders" in run("lists", "--json").out
    assert run("collection", "show", "--collection", FIRST / "club.collection.toml").code == 0
    assert run("battle", "import", FIRST / "battle.journal.jsonl").code == 0
    (found,) = run("battle", "list", "--json").json
    assert run("battle", "table", found["name"], "--in", FIRST / "coast-raid.table.toml").code in {0, 1}


def test_an_experiment_and_the_games_of_the_laboratory_open(run: Run, data: Path) -> None:
    with sqlite3.connect(data / "laboratory.db") as connection:
        connection.executescript((FIRST / "laboratory.sql").read_text(encoding="utf-8"))
    connection.close()

    shown = run("lab", "show", FIRST / "zulus-first-look.experiment.toml", "--json").json
    kept = run("lab", "status", "--json").json
    said = run("lab", "report", "zulus-first-look", "--rules", "fedc", "--json").json

    assert [each["games"] for each in shown["cells"]] == [400] * 4
    assert [(each["experiment"], each["seed"], each["games"]) for each in kept] == [
        ("zulus-first-look", 1, 2)
    ]
    assert said["games"] == 2
