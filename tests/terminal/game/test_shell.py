"""A game of a dozen lines has every verb of the shell, which knows nothing of it."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from heart_africa.core.messages import LANGUAGES
from heart_africa.terminal import app
from heart_africa.terminal.game.commands import SHARED
from tests.terminal.conftest import Ran, Run
from tests.terminal.game.walkers import COMMANDS

Walk = Callable[..., Ran]


@pytest.fixture
def walk(run: Run, monkeypatch: pytest.MonkeyPatch) -> Walk:
    """The program with the game beside the others; `walk("undo", "road")`."""
    monkeypatch.setattr(app, "COMMANDS", {**app.COMMANDS, **COMMANDS})

    def _walk(*words: object, lang: str = "en", stdin: str = "", typed: str = "") -> Ran:
        return run("walk", *words, "--lang", lang, stdin=stdin.encode(), typed=typed)

    return _walk


@pytest.fixture
def road(walk: Walk) -> Walk:
    """A walk on which Ana has marched and Zoe has leapt with 4 and 5."""
    assert walk("new", "road").code == 0
    assert walk("play", "road", stdin="march Ana steps 3\nleap Zoe = 4 5\nend-turn\n").code == 0
    return walk


def places(walk: Walk, name: str = "road") -> list[int]:
    """How far Ana, Ñandú and Zoe have come."""
    return [int(line.split()[-1]) for line in walk("status", name).out.splitlines()]


# --- what there is ---


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verb", SHARED)
def test_every_verb_is_there_with_its_help_in_both_languages(walk: Walk, verb: str, lang: str) -> None:
    ran = walk(verb, "--help", lang=lang)

    assert (ran.code, ran.err) == (0, "")
    assert f"heart-africa walk {verb}" in ran.out
    assert "help-" not in ran.out


@pytest.mark.parametrize("game", ["battle", "campaign"])
def test_battles_and_campaigns_have_the_same_verbs(run: Run, game: str) -> None:
    assert [run(game, verb, "--help").code for verb in SHARED] == [0] * len(SHARED)


# --- played ---


def test_orders_in_a_pipe_are_carried_out_and_refused_with_their_exit_codes(walk: Walk) -> None:
    walk("new", "road")

    lawful = walk("play", "road", stdin="march Ana steps 3\n")
    refused = walk("play", "road", stdin="march Ana steps 7\n")
    overruled = walk("play", "road", stdin="march Ana steps 7 ! downhill\n")
    nonsense = walk("play", "road", stdin="fly Ana\n")

    assert [ran.code for ran in (lawful, refused, overruled, nonsense)] == [0, 1, 0, 2]
    assert "✗ too-quick (TOY-02)" in refused.out
    assert "Overruling TOY-02: downhill" in overruled.out
    assert places(walk) == [10, 0, 0]


@pytest.mark.parametrize("faces", ["= 4 5 6", "= 4 7", ""])
def test_dice_that_do_not_fit_enter_nothing(road: Walk, faces: str) -> None:
    assert road("play", "road", stdin=f"leap Ana {faces}\n").code == 2
    assert places(road) == [3, 0, 9]


def test_a_generator_throws_what_nobody_types(road: Walk) -> None:
    again = [road("play", "road", "--seed", "7", stdin="leap Ana\nquit\n").out for _ in range(2)]

    assert places(road)[0] > 3
    assert "Dice" in again[0]


def test_a_person_is_asked_for_dice_and_for_a_reason(road: Walk) -> None:
    ran = road("play", "road", typed="leap Ana dice 1\n6\nmarch Ana steps 9\ndownhill\nq\n")

    assert ran.code == 0
    assert places(road) == [18, 0, 9]


def test_a_script_stops_at_the_first_line_that_cannot_be(road: Walk, home: Path) -> None:
    (home / "orders.txt").write_text("march Ana\nmarch Ana steps 9\nmarch Zoe\n", encoding="utf-8")

    ran = road("play", "road", "--script", "orders.txt")

    assert (ran.code, "line 2" in ran.err) == (1, True)
    assert places(road) == [4, 0, 9]


def test_the_log_as_a_script_comes_to_the_same(road: Walk, home: Path) -> None:
    (home / "road.txt").write_text(road("log", "road", "--as", "script").out, encoding="utf-8")
    road("new", "twin")

    assert road("play", "twin", "--script", "road.txt").code == 0
    assert (places(road, "twin"), road("log", "twin").out) == (places(road), road("log", "road").out)


def test_the_prompt_explains_an_order_and_its_own_verbs(road: Walk) -> None:
    ran = road("play", "road", stdin="?\n? leap\n? undo\n")

    assert "end turn" in ran.out
    assert "leap" in ran.out
    assert "Undoes the last act" in ran.out


# --- put right ---


def test_undo_and_redo_go_to_the_last_die(road: Walk) -> None:
    undone = road("undo", "road")
    redone = road("redo", "road")
    road("undo", "road")
    past_dice = road("undo", "road")

    assert "#3 end turn" in undone.out
    assert [ran.code for ran in (undone, redone, past_dice)] == [0, 0, 2]
    assert places(road) == [3, 0, 9]


def test_a_correction_goes_past_dice_with_a_reason(road: Walk) -> None:
    assert road("correct", "road", "1").code == 2
    assert road("correct", "road", "1", "--reason", "Zoe slept").code == 0
    assert places(road) == [3, 0, 0]


def test_the_same_question_meets_the_same_dice_after_a_correction(road: Walk) -> None:
    road("correct", "road", "1", "--reason", "Zoe slept")

    assert road("play", "road", stdin="leap Zoe\n").code == 0
    assert places(road) == [3, 0, 9]


def test_misread_dice_are_read_as_they_lay_and_what_followed_stands(road: Walk) -> None:
    assert road("correct", "road", "2", "--misread", "1 1", "--reason", "in the dark").code == 0
    assert places(road) == [3, 0, 2]
    assert "turn over" in road("log", "road").out


def test_an_earlier_order_is_amended_and_what_followed_is_entered_again(road: Walk) -> None:
    refused = road("amend", "road", "1", "march Ana steps 9", "--reason", "counted")
    amended = road("amend", "road", "1", "march Ana steps 6", "--reason", "counted")

    assert (refused.code, "too-quick" in refused.out) == (1, True)
    assert amended.code == 0
    assert places(road) == [6, 0, 9]


def test_an_earlier_moment_is_looked_at_and_nothing_changes(road: Walk) -> None:
    then = road("goto", "road", "1")

    assert "Zoe stands at 0" in then.out
    assert places(road) == [3, 0, 9]


def test_programs_read_how_it_stands_what_comes_and_what_was_done(road: Walk) -> None:
    assert road("status", "road", "--json").json == {"turn": 2, "places": {"Ana": 3, "Ñandú": 0, "Zoe": 9}}
    assert road("next", "road", "--json").json == {"orders": []}
    log = road("log", "road", "--json").json
    assert [(each["number"], each["order"]) for each in log] == [(1, "march"), (2, "leap"), (3, "end-turn")]
    assert [roll["faces"] for each in log for roll in each["rolls"]] == [[4, 5]]


def test_a_moment_is_named_by_its_entry(road: Walk) -> None:
    then = road("status", "road", "--at", "1")
    goto = road("goto", "road", "1", "--json")

    assert then.out.splitlines() == ["Ana stands at 3", "Ñandú stands at 0", "Zoe stands at 0"]
    assert (goto.json["turn"], goto.json["places"]["Zoe"]) == (1, 0)
    assert road("status", "road", "--at", "dawn").code == 2


# --- kept ---


def test_the_list_names_every_walk(road: Walk) -> None:
    road("new", "other")

    (first, second) = road("list", "--json").json

    assert [(each["name"], each["entries"]) for each in (first, second)] == [("road", 3), ("other", 0)]
    assert "road" in road("list").out


def test_a_walk_goes_out_as_a_file_and_comes_in_again(road: Walk) -> None:
    assert road("export", "road", "--out", "road.jsonl").code == 0
    assert road("import", "road.jsonl", "--name", "twin").code == 0
    assert road("export", "twin").out.splitlines()[1:] == road("export", "road").out.splitlines()[1:]
    assert road("import", "road.jsonl").code == 2


def test_a_walk_gets_another_name_and_a_copy(road: Walk) -> None:
    assert "now called" in road("rename", "road", "river").out
    assert road("copy", "river", "--json").json == {"name": "river 2", "was": "river"}
    assert (places(road, "river"), places(road, "river 2")) == ([3, 0, 9], [3, 0, 9])
    assert road("copy", "river", "--name", "river 2").code == 2
    assert road("rename", "road", "lake").code == 2


def test_a_walk_is_put_away_and_taken_back(road: Walk) -> None:
    file = road("away", "road", "--json").json["file"]

    assert (road("list", "--json").json, road("status", "road").code) == ([], 2)
    assert [(each["name"], each["file"]) for each in road("list", "--away", "--json").json] == [
        ("road", file)
    ]
    assert road("import", file).code == 0
    assert places(road) == [3, 0, 9]
    assert "None has been put away" in road("list", "--away").out


def test_no_other_game_takes_it_in(run: Run, road: Walk) -> None:
    road("export", "road", "--out", "road.jsonl")

    assert run("battle", "import", "road.jsonl", "--name", "no").code == 2


def test_a_damaged_walk_is_found_and_mended_from_its_backups(road: Walk, tmp_path: Path) -> None:
    """An evening has a backup after it; then an entry is changed in the database."""
    assert road("verify", "road").code == 0
    with closing(sqlite3.connect(tmp_path / "data" / "heart-africa.db")) as database, database:
        changed = database.execute(
            "UPDATE journal_lines SET text = replace(text, 'Ana', 'Zoe') WHERE number = 1"
        )

    assert changed.rowcount == 1
    assert road("verify", "road").code == 1
    assert road("repair", "road").code == 0
    assert road("verify", "road").code == 0
    assert places(road) == [3, 0, 9]


def test_its_papers_go_into_a_folder(road: Walk, home: Path) -> None:
    assert json.loads(road("papers", "road", "--out", "printed", "--json").out)["files"] == ["road.txt"]
    assert b"on a4" in (home / "printed" / "road.txt").read_bytes()
