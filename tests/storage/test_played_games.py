"""The games of the laboratory are kept whole or not at all, each once; a file that is not ours is left alone."""

import sqlite3
from pathlib import Path

import pytest

from heart_africa.core.dataclass import replace
from heart_africa.core.playable import Outcome, PlayedGame, Series
from heart_africa.core.problems import BadData
from heart_africa.storage.played_games import APPLICATION, VERSION, PlayedGames

SERIES = Series("a", "coins", "coin", 3, "mark", "0.1.0", "games = 60", "2026-01-31T20:15:00.123Z")
ROWS = [
    PlayedGame(
        "x", n, Outcome("won", "red", {"red": n, "blue": -1}, 4, {"high": n % 2}, {"red": {"dice": 6}}), 7
    )
    for n in range(5)
]


def kept(path: Path) -> list[PlayedGame]:
    with PlayedGames(path) as games:
        games.begin(SERIES)
        games.add("a", ROWS)
        return list(games.rows("a"))


def test_games_come_back_as_they_were_kept(tmp_path: Path) -> None:
    assert kept(tmp_path / "l.db") == ROWS
    assert kept(tmp_path / "l.db") == ROWS


def test_a_game_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    other = replace(ROWS[1], milliseconds=99)
    with PlayedGames(tmp_path / "l.db") as games:
        games.begin(SERIES)
        games.of("a").add(ROWS[:2])
        games.of("a").add([other, ROWS[4]])

        assert list(games.of("a").rows()) == [ROWS[0], ROWS[1], ROWS[4]]
        assert games.series() == ((SERIES, 3),)


def test_a_series_that_goes_on_has_the_experiment_as_it_is_now(tmp_path: Path) -> None:
    later = replace(SERIES, text="games = 90", begun="2027-01-01T00:00:00.000Z")
    with PlayedGames(tmp_path / "l.db") as games:
        games.begin(SERIES)
        games.begin(later)

        assert games.series() == ((replace(SERIES, text="games = 90"), 0),)


def test_what_a_full_disk_refuses_is_told_and_nothing_of_it_is_there(tmp_path: Path) -> None:
    many = [replace(row, cell="y" * 900, number=n) for n, row in enumerate(ROWS * 40)]
    with PlayedGames(tmp_path / "l.db") as games:
        games.begin(SERIES)
        games.add("a", ROWS)
        with games._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count = 12")

        with pytest.raises(BadData, match="disk-full"):
            games.add("a", many)

        assert list(games.rows("a")) == ROWS


@pytest.mark.parametrize(
    ("pragma", "code"),
    [
        pytest.param(f"user_version = {VERSION + 1}", "newer-database", id="of a newer program"),
        pytest.param(f"application_id = {APPLICATION + 1}", "not-our-database", id="of another program"),
    ],
)
def test_a_file_that_is_not_of_today_is_refused_and_left_alone(
    tmp_path: Path, pragma: str, code: str
) -> None:
    path = tmp_path / "l.db"
    kept(path)
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA {pragma}")
    connection.close()
    before = path.read_bytes()

    with pytest.raises(BadData, match=code):
        kept(path)

    assert path.read_bytes() == before


def test_somebody_elses_tables_are_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "l.db") as connection:
        connection.execute("CREATE TABLE theirs (x)")
    connection.close()

    with pytest.raises(BadData, match="not-our-database"):
        kept(tmp_path / "l.db")


@pytest.mark.parametrize("at", [0, 3000, 20000])
def test_a_damaged_file_is_told_of(tmp_path: Path, at: int) -> None:
    path = tmp_path / "l.db"
    kept(path)
    whole = path.read_bytes()
    path.write_bytes(whole[:at] + b"x" * 3000 + whole[at + 3000 :])

    with pytest.raises(BadData, match="lab-store-damaged"):
        kept(path)


def test_a_file_cut_off_in_the_middle_is_told_of(tmp_path: Path) -> None:
    path = tmp_path / "l.db"
    kept(path)
    path.write_bytes(path.read_bytes()[:9000])

    with pytest.raises(BadData, match="lab-store-damaged"):
        kept(path)
