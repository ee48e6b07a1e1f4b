"""`lab`: experiments are listed, run, reported and looked at; whatever is wrong is one clear message."""

import os
import re
import sqlite3
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from heart_africa.core.playable import Outcome, PlayedGame, Series
from heart_africa.journal_kinds import laboratory
from heart_africa.journal_kinds.laboratory import TriedGame
from heart_africa.laboratory import workers
from heart_africa.laboratory.experiment import planned, read_experiment
from heart_africa.laboratory.figures import figures
from heart_africa.laboratory.run import Pool
from heart_africa.language.experiments import LabWords
from heart_africa.storage.played_games import FILE
from heart_africa.terminal.lab import run as ran_here
from reports.content.laboratory import laboratory_sheet
from reports.text import plain
from tests.laboratory.coin import COIN, EXPERIMENT, WHERE
from tests.terminal.conftest import Run

FIRST_LOOK = ("zulus-first-look", "--games", "2")


@pytest.fixture
def coins(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An experiment of one's own, in the folder of one's own data."""
    known = {**laboratory.TRIED, "coin": TriedGame(WHERE, "tests.laboratory.coin:NO_KIND")}
    monkeypatch.setattr(laboratory, "TRIED", known)
    path = home.parent / "data" / "experiments" / "coins.experiment.toml"
    path.parent.mkdir(parents=True)
    path.write_text(EXPERIMENT, encoding="utf-8")
    return path


def test_ones_own_experiments_stand_beside_those_of_the_program(run: Run, coins: Path) -> None:
    ran = run("lab", "list", "--json")

    ids = [each["id"] for each in ran.json]
    assert ran.code == 0
    assert {"zulus-balance", "zulus-first-look"} < set(ids)
    assert (ids[-1], ran.json[-1]["games"]) == ("coins", 240)


def test_a_faulty_one_is_told_of_and_stops_nobody(run: Run, coins: Path) -> None:
    coins.with_name("x.experiment.toml").write_text(EXPERIMENT.replace("games = 60", "games = 0"))

    ran = run("lab", "list")

    assert ran.code == 0
    assert "x.experiment.toml, línea 5" in ran.err
    assert "coins" in ran.out


def test_what_is_there_is_not_played_again(run: Run, coins: Path) -> None:
    first = run("lab", "run", "coins", "--workers", 0, "--json").json
    again = run("lab", "run", "coins", "--workers", 0, "--json").json
    more = run("lab", "run", "coins", "--workers", 0, "--games", 61, "--json").json

    assert [(each["games"], each["played"]) for each in (first, again, more)] == [
        (240, 240),
        (240, 0),
        (244, 4),
    ]


def test_another_seed_is_another_series(run: Run, coins: Path) -> None:
    run("lab", "run", "coins", "--workers", 0)
    run("lab", "run", "coins", "--workers", 0, "--seed", 4, "--games", 5)

    kept = run("lab", "status", "coins", "--json").json

    assert sorted((each["seed"], each["games"], each["current"]) for each in kept) == [
        (3, 240, True),
        (4, 20, True),
    ]


def test_games_by_other_rules_stay_apart(run: Run, coins: Path) -> None:
    run("lab", "run", "coins", "--workers", 0)
    path = coins.parents[1] / FILE
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("UPDATE laboratory_games SET series = 'older'")
        connection.execute("UPDATE laboratory_series SET id = 'older', mark = 'before'")
    connection.close()

    again = run("lab", "run", "coins", "--workers", 0, "--json").json

    assert again["played"] == 240
    assert "otras (before)" in run("lab", "status").out
    assert run("lab", "report", "coins", "--rules", "bef", "--json").json["games"] == 240
    assert run("lab", "report", "coins", "--rules", "nobody").code == 2


def test_the_report_is_said_printed_and_written_as_rows(run: Run, coins: Path, home: Path) -> None:
    run("lab", "run", "coins", "--workers", 0)

    said = run("lab", "report", "coins", "--lang", "en")
    made = run("lab", "report", "coins", "--out", "report", "--lang", "en", "--json").json

    assert said.code == 0
    assert "How often the row wins as red, of a hundred games" in said.out
    assert "MIRROR CHECK" not in said.out
    assert "neither seat is favoured" in said.out
    assert "heart-africa lab replay coins 1 " in said.out
    assert made["files"] == [
        "laboratory.pdf",
        "laboratory.md",
        "laboratory.html",
        "cells.csv",
        "games.csv",
    ]
    page = (home / "report/laboratory.html").read_text(encoding="utf-8")
    led, there = (re.findall(f'{word}(en-cell-[0-9]+)"', page) for word in ('href="#', 'id="'))
    assert sorted(there) == ["en-cell-1", "en-cell-2", "en-cell-3", "en-cell-4"]
    assert sorted(led) == sorted(2 * there)  # from its field of the matrix, from its row among the cells
    games = (home / "report/games.csv").read_text().splitlines()
    assert games[0] == "cell,red,blue,game,seed,ending,winner,points-red,points-blue,turns,milliseconds"
    assert len(games) == 241
    assert (home / "report/laboratory.pdf").read_bytes().startswith(b"%PDF")


def test_two_ways_of_playing_are_compared_game_by_game(run: Run, coins: Path) -> None:
    """A loaded die of red's wins what was a draw and draws what was lost by one: never less than with a fair one."""
    text = re.sub(r"(?m)^(meet|mirror|blue).*\n", "", EXPERIMENT)
    coins.write_text(text, encoding="utf-8")
    run("lab", "run", "coins", "--workers", 0)

    said = run("lab", "report", "coins", "--lang", "en").out
    es = run("lab", "report", "coins", "--lang", "es").out

    (alone,) = re.findall(r"0 times with A alone, (\d+) times with B alone", said.replace("\n", " "))
    cells = run("lab", "report", "coins", "--json").json["cells"]
    more = cells[1]["measures"]["won-red"]["times"] - cells[0]["measures"]["won-red"]["times"]
    assert int(alone) == more > 0
    assert "That is more than chance." in said.replace("\n", " ")
    assert "LOS MISMOS DADOS, DE DOS MANERAS" in es
    assert "In all games. blue: fair" in said.replace("\n", " ")
    assert "2 · red: loaded" in said
    assert "SAME DICE" not in run("lab", "report", "zulus-first-look", "--lang", "en").out


def test_a_side_that_did_not_play_has_a_dash_and_not_nothing_of_a_hundred() -> None:
    """Blue brings points to the second cell alone, and wins one of its two games."""
    one = read_experiment(re.sub(r"(?m)^(meet|mirror|blue).*\n", "", EXPERIMENT))
    plan = planned(one, COIN)
    alone, both = {"red": 3}, {"red": 3, "blue": 4}
    games = [
        PlayedGame(cell.key, number, Outcome("won", winner, points, 1), 1)
        for cell, points in zip(plan.cells, (alone, both), strict=True)
        for number, winner in enumerate(("red", "red" if points is alone else "blue"))
    ]
    series = Series("", one.id, one.game, one.seed, "", "", EXPERIMENT, "")
    said = plain(laboratory_sheet("en", figures(plan, games), series))
    (row,) = (line.split() for line in said.splitlines() if line.startswith("won by blue "))
    assert row[-2:] == ["–", "50.0%"]


def test_a_pair_that_met_in_one_order_stands_in_the_matrix_both_ways_round(run: Run, coins: Path) -> None:
    coins.write_text(EXPERIMENT.replace("mirror", "once = true\nmirror"), encoding="utf-8")
    cells = run("lab", "run", "coins", "--workers", 0, "--json").json["games"]

    measures = run("lab", "report", "coins", "--json").json["cells"][1]["measures"]
    said = run("lab", "report", "coins", "--lang", "en").out

    won, lost = (measures[f"won-{side}"]["times"] for side in ("red", "blue"))
    as_row = round(100 * won / (won + lost))
    rows = [line.split() for line in said.splitlines() if line.startswith(("fair ", "loaded "))][:3]
    assert cells == 3 * 60
    assert "How often the row wins, of a hundred games" in said
    assert (rows[0][2], rows[1][1]) == (str(100 - as_row), str(as_row))


def test_an_unfair_mirror_ends_with_1_and_is_said_loudly(run: Run, coins: Path) -> None:
    """Red's coin is loaded, and the experiment holds the two for alike."""
    text = EXPERIMENT.replace('meet = ["red", "blue"]', 'meet = ["blue", "blue"]').replace(
        '["fair", "loaded"]', '["loaded"]', 1
    )
    coins.write_text(text.replace('blue = ["fair", "loaded"]', 'blue = ["lead"]'), encoding="utf-8")
    run("lab", "run", "coins", "--workers", 0)

    ran = run("lab", "report", "coins")

    assert ran.code == 1
    assert "DOS BANDOS IGUALES NO GANAN IGUAL DE VECES" in ran.out
    assert "falla" in ran.err


def test_games_that_break_off_are_told_loudly_and_not_counted(run: Run, coins: Path) -> None:
    """All of one of two kinds: the others are counted as if these had not been played."""
    text = EXPERIMENT.replace('meet = ["red", "blue"]\nmirror = true\n', "").partition("[varies]")[0]
    coins.write_text(f"{text}[varies]\nbroken = [0, 1]\n", encoding="utf-8")

    ran = run("lab", "run", "coins", "--workers", 0)
    again = run("lab", "run", "coins", "--workers", 0, "--json")

    assert (ran.code, again.code) == (3, 3)
    assert "60 partidas se cortaron" in ran.err
    assert (again.json["games"], again.json["played"], again.json["broken"]) == (120, 0, 60)
    said = run("lab", "report", "coins", "--json").json["cells"]
    assert [each["games"] for each in said] == [60, 0]
    assert "60 partidas se cortaron" in run("lab", "report", "coins").out


def test_a_game_is_opened_as_a_journal_like_any_other(run: Run) -> None:
    run("lab", "run", *FIRST_LOOK, "--workers", 0)
    games = run("lab", "games", "zulus-first-look", 2, "--json").json

    replayed = run("lab", "replay", "zulus-first-look", 2, 1, "--name", "uno", "--json").json
    status = run("zulus", "status", "uno", "--lang", "en", "--json")

    assert replayed["kind"] == "zulus"
    assert status.code == 0
    assert run("zulus", "verify", "uno").code == 0
    assert (status.json["turn"], status.json["ending"]) == (games[1]["turns"], games[1]["ending"])


# --- what is wrong ---


@pytest.mark.parametrize(
    ("command", "said"),
    [
        pytest.param("show zulus-balanze", "«zulus-balance»", id="an experiment that there is not"),
        pytest.param("run nowhere.experiment.toml", "no existe", id="a file that is not there"),
        pytest.param("replay zulus-first-look 5 0", "el máximo es 4", id="a cell that there is not"),
        pytest.param("run coins --workers -1", "-1 es demasiado poco", id="less than no workers"),
        pytest.param("run coins --games 0", "0 es demasiado poco", id="no games"),
        pytest.param("run coins --scheduler tcp://127.0.0.1:1", "planificador responde en tcp://127.0.0.1:1", id="no scheduler"),
    ],
)  # fmt: skip
def test_what_cannot_be_understood_is_one_message_and_2(
    run: Run, coins: Path, monkeypatch: pytest.MonkeyPatch, command: str, said: str
) -> None:
    monkeypatch.setattr(workers, "CONNECT_S", 0.2)

    ran = run("lab", *command.split())

    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        pytest.param('game = "coin"', 'game = "conin"', "línea 4", id="a game that there is not"),
        pytest.param('blue = ["fair"', 'blue = ["fiar"', "línea 15", id="a list that there is not"),
    ],
)
def test_an_experiment_about_what_there_is_not_is_told_with_its_line(
    run: Run, coins: Path, old: str, new: str, said: str
) -> None:
    coins.write_text(EXPERIMENT.replace(old, new), encoding="utf-8")

    ran = run("lab", "run", "coins", "--workers", 0)

    assert ran.code == 2
    assert said in ran.err


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        pytest.param(lambda path: path.write_bytes(b"x" * 9000), "está dañado", id="no database"),
        pytest.param(lambda path: path.write_bytes(path.read_bytes()[:9000]), "está dañado", id="cut off"),
        pytest.param(
            lambda path: _told(path, "PRAGMA user_version = 9"), "programa más nuevo", id="of a newer program"
        ),
    ],
)
def test_a_store_that_cannot_be_read_is_one_message(run: Run, coins: Path, spoil: object, said: str) -> None:
    assert callable(spoil)
    run("lab", "run", "coins", "--workers", 0)
    spoil(coins.parents[1] / FILE)

    ran = run("lab", "report", "coins")

    assert ran.code == 2
    assert said in ran.err


def test_for_a_few_games_no_process_is_started_unasked(
    run: Run, coins: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def alone(_scheduler: str, count: int) -> AbstractContextManager[Pool]:
        started.append(count)
        return workers.workers(count=0)

    started: list[int] = []
    monkeypatch.setattr(ran_here, "workers_of", alone)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)

    for games, more in ((6, ()), (7, ()), (7, ("--workers", 3))):  # of each of four cells
        run("lab", "run", "coins", "--games", games, *more)

    assert started == [0, 2, 3]


def _told(path: Path, statement: str) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute(statement)
    connection.close()


def test_somebody_who_stops_it_hears_what_is_kept(
    run: Run, coins: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(self: workers.Alone) -> object:
        if len(told) == 3:
            raise KeyboardInterrupt
        told.append(self)
        return finished(self)

    told: list[workers.Alone] = []
    finished = workers.Alone.finished
    monkeypatch.setattr(workers.Alone, "finished", stopped)

    ran = run("lab", "run", "coins", "--workers", 0)

    assert ran.code == 130
    assert "Quedan guardadas 3 de 240 partidas" in ran.err
    monkeypatch.undo()


def test_what_bears_a_name_in_a_game_is_called_by_it() -> None:
    english, spanish = (LabWords(lang, "zulus") for lang in ("en", "es"))

    assert english.measure("unused-here-they-come") == "“Here they come…” not used"
    assert spanish.measure("unused-here-they-come") == "sin usar: «Ya vienen…»"
    assert spanish.measure("track-left-horn") == "de las derrotas, por la senda del Cuerno Izquierdo"
    battle = LabWords("en", "battle")
    assert battle.value("do_not_count", "ALLY-14").startswith("Allied units do not count")
    assert (battle.value("pygmies", "red"), battle.value(400, "points")) == ("Pygmies", "400")
    assert (english.measure("won-zulus"), spanish.measure("won-zulus")) == (
        "won by the Zulus",
        "victoria: los zulúes",
    )
