"""What a battle was, taken back, put right, kept safe and taken elsewhere."""

import csv
import io
import json
import shutil
import sqlite3
from pathlib import Path

import pytest

from heart_africa.storage.library import Library
from tests.terminal.battle.conftest import Script
from tests.terminal.conftest import Run

SHOT = "shoot R3 at B3 8 --shooters 6 = 5 3 6 1 2 4"


def figures(run: Run, battle: str, side: str = "blue") -> int:
    units = run("battle", "status", battle, "--json").json["sides"][side]["units"]
    return sum(unit["left"] for unit in units)


# --- back and forth ---


def test_undo_and_redo_say_what_they_take_back(run: Run, script: Script, evening: str) -> None:
    script("scenario encounter red")

    undone = run("battle", "undo", evening)
    assert "#3 scenario encounter attacker red" in undone.out
    assert run("battle", "status", evening, "--json").json["scenario"] == ""

    assert "#3 scenario encounter" in run("battle", "redo", evening).out
    assert run("battle", "status", evening, "--json").json["scenario"] == "encounter"


def test_dice_are_not_taken_back_without_a_reason(run: Run, script: Script, shooting: str) -> None:
    script(SHOT)

    ran = run("battle", "undo", shooting)

    assert ran.code == 2
    assert run("battle", "correct", shooting, "1").code == 2


def test_a_correction_meets_the_same_dice_again(run: Run, script: Script, shooting: str) -> None:
    last = run("battle", "list", "--json").json[0]["entries"]
    script(SHOT)

    ran = run("battle", "correct", shooting, str(last), "--reason", "the wrong unit was named")

    assert "shoot R3 at B3" in ran.out
    assert script("shoot R3 at B3 8 --shooters 6", "--throw").code == 0
    (told,) = run("battle", "log", shooting, "--step", "shooting", "--json").json
    assert [(roll["faces"], roll["origin"]) for roll in told["rolls"]] == [([5, 3, 6, 1, 2, 4], "recalled")]


def test_misread_dice_are_read_again_and_what_came_later_stands(
    run: Run, script: Script, shooting: str
) -> None:
    """5, 6 and 4 hit, then none of them: three figures come back; the note after it stays."""
    before = figures(run, shooting)
    number = run("battle", "list", "--json").json[0]["entries"] + 1
    script(f"{SHOT}\nnote smoke\n")
    assert figures(run, shooting) == before - 3

    ran = run(
        "battle", "correct", shooting, number, "--misread", "1 3 1 1 2 1", "--reason", "the die was cocked"
    )

    assert ran.code == 0
    assert "1 3 1 1 2 1 (thrown before)" in ran.out
    assert figures(run, shooting) == before
    assert "Smoke" in run("battle", "log", shooting).out


def test_as_many_dice_are_read_again_as_there_were(run: Run, script: Script, shooting: str) -> None:
    number = run("battle", "list", "--json").json[0]["entries"] + 1
    script(SHOT)

    ran = run("battle", "correct", shooting, number, "--misread", "1 1", "--reason", "cocked")

    assert ran.code == 2
    assert "6 dice" in ran.err


def test_an_earlier_order_is_put_right_and_the_later_ones_stand(
    run: Run, script: Script, evening: str
) -> None:
    script("scenario encounter red\nnote dawn\n")

    ran = run("battle", "amend", evening, "3", "scenario encounter blue", "--reason", "Mkwawa attacks")

    assert ran.code == 0
    assert run("battle", "status", evening, "--json").json["attacker"] == "blue"
    assert "Dawn" in run("battle", "log", evening).out


def test_an_earlier_moment_is_looked_at_and_nothing_changes(run: Run, script: Script, shooting: str) -> None:
    before = figures(run, shooting)
    number = run("battle", "list", "--json").json[0]["entries"]
    script(SHOT)

    then = run("battle", "goto", shooting, number, "--json").json

    assert sum(unit["left"] for unit in then["sides"]["blue"]["units"]) == before
    assert figures(run, shooting) == before - 3
    assert run("battle", "goto", shooting, "9999").code == 2


# --- told ---


def test_the_log_is_filtered_by_turn_step_and_unit(run: Run, script: Script, shooting: str) -> None:
    script(f"{SHOT}\nshoot B4 at R4 8 --shooters 2 = 1 1\n")

    def told(*filters: str) -> int:
        return len(run("battle", "log", shooting, *filters, "--json").json)

    assert told("--step", "shooting") == 2
    assert told("--step", "shooting", "--unit", "B3") == 1
    assert told("--turn", "7") == 0


def test_the_log_gives_the_reasons_of_every_number(run: Run, script: Script, shooting: str) -> None:
    script(SHOT)

    told = run("battle", "log", shooting, "--step", "shooting", "--why").out

    assert "4+ needed" in told
    assert "SHOOT-" in told


def test_a_side_is_not_shown_what_the_other_hides(run: Run, home: Path, evening: str) -> None:
    hidden = "scenario ambush red\naccept forces\nenvironment savannah\nterrain ! a bare table\n"
    (home / "orders.txt").write_text(hidden, encoding="utf-8")
    run("battle", "play", evening, "--script", "orders.txt")
    (home / "orders.txt").write_text(
        'deploy B2 ambush --lies-in jungle --note "behind the big rock" ! to see\n', encoding="utf-8"
    )
    assert run("battle", "play", evening, "--script", "orders.txt").code == 0

    seen = {side: run("battle", "status", evening, "--side", side).out for side in ("red", "blue")}

    assert "behind the big rock" in seen["blue"]
    assert "behind the big rock" not in seen["red"]


# --- kept and taken elsewhere ---


def test_the_journal_is_taken_out_and_in(run: Run, script: Script, shooting: str) -> None:
    script(SHOT)
    run("battle", "export", shooting, "--out", "evening.jsonl")

    assert run("battle", "import", "evening.jsonl").code == 2, "the name is taken"
    assert run("battle", "import", "evening.jsonl", "--name", "kept").code == 0
    assert run("battle", "status", "kept", "--json").out == run("battle", "status", shooting, "--json").out


def test_rows_are_written_for_other_programs(run: Run, script: Script, shooting: str) -> None:
    script(SHOT)

    rows = list(csv.DictReader(io.StringIO(run("battle", "export", shooting, "--as", "csv").out)))
    same = json.loads(run("battle", "export", shooting, "--as", "json").out)

    shots = [row for row in rows if row["event"] == "shot-fired"]
    assert [(row["needed"], row["rolled"]) for row in shots] == [("4", face) for face in "536124"]
    assert len(same) == len(rows)


def test_a_file_that_is_there_is_left_alone(run: Run, home: Path, evening: str) -> None:
    (home / "mine.csv").write_text("mine")

    assert run("battle", "export", evening, "--as", "csv", "--out", "mine.csv").code == 2
    assert (home / "mine.csv").read_text() == "mine"


def spoilt(tmp_path: Path, statement: str) -> None:
    with sqlite3.connect(tmp_path / "data" / "heart-africa.db") as database:
        database.execute(statement)


SECOND = "UPDATE journal_lines SET text = replace(text, 'Mkwawa', 'Somebody') WHERE number = 2"


def test_a_damaged_battle_is_found_told_and_repaired(run: Run, tmp_path: Path, evening: str) -> None:
    """The second entry is changed by hand; no copy has it: the first stays, the second is put aside."""
    assert run("battle", "verify", evening).code == 0
    spoilt(tmp_path, SECOND)
    shutil.rmtree(tmp_path / "data" / "backups")

    found = run("battle", "verify", evening, "--json")
    assert (found.code, found.json["sound"], found.json["entries"]) == (1, 1, 2)
    assert run("battle", "status", evening).code == 2
    assert run("battle", "repair", evening, "--json").json["lost"] == 1
    assert run("battle", "status", evening, "--json").json["sides"].keys() == {"red"}
    assert run("battle", "repair", evening, "--json").json["repaired"] is False


def test_a_damaged_battle_is_whole_again_where_a_copy_is(run: Run, tmp_path: Path, evening: str) -> None:
    spoilt(tmp_path, SECOND)
    repaired = run("battle", "repair", evening)

    assert (repaired.code, "none is lost" in repaired.out) == (0, True)
    assert "1 entry was taken from the copy" in " ".join(repaired.out.split())
    assert run("battle", "verify", evening).code == 0
    assert run("battle", "status", evening, "--json").json["sides"].keys() == {"red", "blue"}


def test_a_battle_whose_rulings_nobody_can_read_is_read_and_repaired(
    run: Run, tmp_path: Path, evening: str
) -> None:
    spoilt(tmp_path, "UPDATE journals SET rulings = 'no JSON' WHERE kind = 'battle'")

    assert run("battle", "list").code == 0
    assert run("battle", "status", evening, "--json").json["sides"].keys() == {"red", "blue"}
    refused = run("battle", "undo", evening)
    assert (refused.code, "battle repair" in refused.err) == (2, True)
    assert "rulings" in run("battle", "verify", evening).out
    assert "rulings" in run("battle", "repair", evening).out
    assert run("battle", "undo", evening).code == 0


def test_the_damaged_record_of_a_map_is_named_by_its_battle(run: Run, tmp_path: Path, evening: str) -> None:
    with Library(tmp_path / "data" / "heart-africa.db") as shelf:
        document = shelf.create("table", shelf.find("battle", evening).id)
        shelf.append(document, document.head, ["{}"])

    found = run("battle", "verify", evening, "--json")
    assert (found.code, found.json["table"]["why"]) == (1, "not-an-entry")
    repaired = run("battle", "repair", evening)
    assert (repaired.code, "The record of its map" in repaired.out) == (0, True)
    assert run("battle", "verify", evening).code == 0


@pytest.mark.parametrize("occasion", ["army", "turn", "phase", "before", "after"])
def test_backups_are_saved_at_their_occasions(run: Run, tmp_path: Path, shooting: str, occasion: str) -> None:
    assert list((tmp_path / "data" / "backups").glob(f"*/{occasion}-*.jsonl"))


# --- the end ---


def test_the_result_tells_who_has_won_and_what_it_cost(run: Run, script: Script, shooting: str) -> None:
    assert "not over" in run("battle", "result", shooting).out
    script(f"{SHOT}\nconcede blue\n")

    told = run("battle", "result", shooting, "--json").json

    assert (told["over"], told["winner"]) == (True, "attacker")
    assert told["sides"]["blue"]["losses"] == {"shooting": 3}


def test_the_result_of_a_battle_played_elsewhere_is_entered(run: Run, evening: str) -> None:
    ran = run(
        "battle", "result", evening, "--record", "attacker encounter red --turns 6 --left {R2 3},{B3 0 fled}"
    )

    assert ran.code == 0
    told = run("battle", "result", evening, "--json").json
    assert told["winner"] == "attacker"
    assert told["sides"]["red"]["losses"] == {"recorded": 5}
    assert told["sides"]["blue"]["losses"] == {"fled": 10}


def test_a_result_that_the_book_does_not_know_needs_the_umpire(run: Run, evening: str) -> None:
    draw = ("battle", "result", evening, "--record", "draw raid red")

    assert run(*draw).code == 1
    assert run(*draw, "--overrule", "both were gone").code == 0
