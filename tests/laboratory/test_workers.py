"""Workers come and go: what they bring is counted once, and what is wrong with them is told."""

import os
import signal
import sys
import time
from collections.abc import Iterator

import pytest

from heart_africa.core.playable import NO_END, PlayedGame, Values
from heart_africa.core.problems import BadData
from heart_africa.laboratory import games
from heart_africa.laboratory import workers as module
from heart_africa.laboratory.games import Batch
from heart_africa.laboratory.mark import mark
from heart_africa.laboratory.run import Pool, Progress, run
from heart_africa.laboratory.workers import workers
from tests.laboratory.coin import EXPERIMENT, WHERE
from tests.laboratory.test_run import Memory, planned_coins, ran

VALUES: Values = {"red": "fair", "blue": "fair", "slow": 0, "broken": 0}


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a scheduler in this process, with a worker."""
    from distributed import LocalCluster  # noqa: PLC0415  # half a second

    with LocalCluster(n_workers=1, processes=False, dashboard_address="127.0.0.1:0") as cluster:
        yield cluster.scheduler_address


def all_of(pool: Pool) -> list[PlayedGame]:
    found: list[PlayedGame] = []
    while pool.in_hand:
        found += pool.finished()
    return found


def test_the_workers_of_a_scheduler_play_the_games_that_this_process_would(scheduler: str) -> None:
    plan, alone, theirs = planned_coins(), Memory(), Memory()
    ran(plan, alone)

    with workers(scheduler) as pool:
        run(plan, WHERE, theirs, pool, clock=time.monotonic, told=lambda _: None)

    assert theirs.games() == alone.games()


@pytest.mark.parametrize(
    ("where", "rules", "code"),
    [
        pytest.param(WHERE, "other", "lab-other-rules", id="other rules"),
        pytest.param("no_such_package:GAME", "", "lab-worker-lacks", id="the program is not there"),
    ],
)
def test_a_worker_that_would_play_other_games_is_refused(
    scheduler: str, where: str, rules: str, code: str
) -> None:
    with workers(scheduler) as pool:
        pool.hand(Batch(where, rules or mark(), "1", "c", VALUES, (0,)))
        with pytest.raises(BadData) as fault:
            all_of(pool)

    assert fault.value.code == code


def test_a_game_that_breaks_off_says_which_one_it_was(scheduler: str) -> None:
    with workers(scheduler) as pool:
        pool.hand(Batch(WHERE, mark(), "5", "c", {**VALUES, "broken": 1}, (17,)))
        (row,) = all_of(pool)

    assert (row.cell, row.number, row.outcome) == ("c", 17, NO_END)
    assert row.broken.splitlines()[0] == f"{WHERE} c 5/17"
    assert "ZeroDivisionError" in row.broken


def test_a_game_that_never_ends_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "LONGEST_S", 0.05)

    (row,) = games.played(Batch(WHERE, mark(), "5", "c", {**VALUES, "broken": 2}, (17,)))

    assert row.outcome == NO_END
    assert "Endless" in row.broken


def test_a_scheduler_that_nobody_works_for_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    from distributed import LocalCluster  # noqa: PLC0415  # as above

    monkeypatch.setattr(module, "WAIT_S", 0.1)
    with (
        LocalCluster(n_workers=0, processes=False, dashboard_address="127.0.0.1:0") as cluster,
        pytest.raises(BadData, match="lab-no-workers"),
        workers(cluster.scheduler_address),
    ):
        pass


def test_workers_that_go_for_good_are_told_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from distributed import LocalCluster  # noqa: PLC0415  # as above

    monkeypatch.setattr(module, "GONE_S", 0.5)
    options = {"n_workers": 1, "processes": False, "dashboard_address": "127.0.0.1:0"}
    with LocalCluster(**options) as cluster, workers(cluster.scheduler_address) as pool:
        cluster.scale(0)
        cluster.sync(cluster._correct_state)
        pool.hand(Batch(WHERE, mark(), "1", "c", VALUES, (0,)))
        with pytest.raises(BadData, match="lab-workers-gone"):
            all_of(pool)


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense", "abc://x:1"])
def test_an_address_where_no_scheduler_is_is_told_of(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CONNECT_S", 0.3)

    with pytest.raises(BadData, match="lab-no-scheduler") as fault, workers(address):
        pass

    assert fault.value.about["found"] == address


def test_without_the_libraries_one_is_told_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)

    with pytest.raises(BadData, match="lab-not-installed") as fault, workers("", 2):
        pass

    assert fault.value.about["found"] == "distributed"


@pytest.mark.skipif(os.name == "nt", reason="there a process is ended otherwise")
def test_three_workers_killed_in_the_middle_change_no_game() -> None:
    """The one test with processes of their own: each of three is killed once while it plays."""
    text = EXPERIMENT.replace('meet = ["red", "blue"]\nmirror = true\n', "")
    plan, alone, theirs = planned_coins(text + "[fixed]\nslow = 8\n"), Memory(), Memory()
    ran(planned_coins(text), alone)
    with workers("", 3) as pool:
        assert isinstance(pool, module.Workers)
        alive = pool.processes()

        def told(progress: Progress) -> None:
            while alive and progress.done >= 10 * (4 - len(alive)):  # at 10, 20, 30, which may come at once
                os.kill(alive.pop(), signal.SIGKILL)

        run(plan, WHERE, theirs, pool, clock=time.monotonic, told=told)

    assert alive == []
    assert [each for _, each in sorted(theirs.games().items())] == [
        each for _, each in sorted(alone.games().items())
    ]
    assert set(theirs.brought.values()) == {1}
