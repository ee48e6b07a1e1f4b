"""What the laboratory costs beside the games: processor time and bytes a game, by 0, 1 and 2 workers.

Processor time and not the clock: the machine may be shared. `OWN` is what asking, storing and scheduling cost
the process that asks, since a scheduler of this machine runs within it.
"""

import pickle
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from heart_africa.companions.zulus.balance import PLAYED
from heart_africa.core.playable import PlayedGame, Series
from heart_africa.laboratory.experiment import Plan, planned, read_experiment
from heart_africa.laboratory.games import Batch, played
from heart_africa.laboratory.mark import mark
from heart_africa.laboratory.run import run
from heart_africa.laboratory.workers import workers
from heart_africa.storage.played_games import PlayedGames

WHERE = "heart_africa.companions.zulus.balance:PLAYED"
GAMES = 1000
TEXT = f"""
format = "heart-africa/experiment"
version = 1
id = "cost"
game = "zulus"
games = {GAMES}
measure = "aim"
title = {{ es = "x", en = "x" }}
about = {{ es = "x", en = "x" }}
[fixed]
player = "any-legal"
"""


def main() -> None:
    """Measure and print."""
    plan = planned(read_experiment(TEXT), PLAYED)
    cell = plan.cells[0]
    batch = Batch(WHERE, mark(), plan.dice(cell), cell.key, cell.values, tuple(range(50)))
    rows = played(batch)
    sent, back = len(pickle.dumps(batch)), len(pickle.dumps(rows))
    print(f"A batch of 50: {sent} bytes there, {back} back, {(sent + back) / 50:.0f} a game")
    for count in (0, 1, 2):
        _measure(plan, count)


def _measure(plan: Plan, count: int) -> None:
    with tempfile.TemporaryDirectory() as folder, PlayedGames(Path(folder) / "l.db") as games:
        games.begin(Series("a", "cost", "zulus", 1, "", "", "", ""))
        with workers("", count) as pool:
            start, clock = time.process_time(), time.monotonic()
            run(plan, WHERE, games.of("a"), pool, clock=time.monotonic, told=lambda _: None)
            own, wall = time.process_time() - start, time.monotonic() - clock
        rows: Sequence[PlayedGame] = tuple(games.rows("a"))
    theirs = sum(row.milliseconds for row in rows) / 1000
    beside = own - (theirs if not count else 0)
    size = len(rows)
    print(
        f"{count} workers: {theirs / size * 1000:5.2f} ms a game, {beside / size * 1000:5.2f} ms OWN a game,"
        f" {theirs / wall:4.2f} processors at play, {wall:5.1f} s by the clock"
    )


if __name__ == "__main__":
    main()
