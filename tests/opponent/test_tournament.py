"""The tournament by which the strength of two levels is told: stopped at any battle, it goes on from there."""

from pathlib import Path

import pytest

from benchmarks.opponent import Bout, Ended, keep, kept

BOUTS = tuple(
    Bout(f"s/{number}", "raid", "savannah", ("swahili", "masai"), 600, 0, "planner", "steady")
    for number in range(3)
)


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "kept.jl")


def test_what_has_ended_is_not_played_again(file: str) -> None:
    ends = [Ended(BOUTS[0], "red", "time-over", 9, 40, (80, 20), 1.5), Ended(BOUTS[1], left=(50, 50))]
    for end in ends:
        keep(file, end)
    assert kept(file) == {BOUTS[0]: ends[0], BOUTS[1]: ends[1]}


def test_a_battle_that_broke_off_is_played_again(file: str) -> None:
    keep(file, Ended(BOUTS[0]))
    keep(file, Ended(BOUTS[1], broken="a fault"))
    assert [*kept(file)] == [BOUTS[0]]


@pytest.mark.parametrize("length", [1, 40, -1])
def test_a_line_torn_as_it_was_written_is_played_again_and_spoils_no_other(file: str, length: int) -> None:
    keep(file, Ended(BOUTS[0]))
    whole = Path(file).read_bytes()
    Path(file).write_bytes(whole + whole[:length])
    assert [*kept(file)] == [BOUTS[0]]
    keep(file, Ended(BOUTS[1]))
    assert [*kept(file)] == [BOUTS[0], BOUTS[1]]


@pytest.mark.parametrize("path", ["", "not-there.jl"])
def test_a_run_that_begins_knows_no_battle(path: str) -> None:
    assert kept(path) == {}
