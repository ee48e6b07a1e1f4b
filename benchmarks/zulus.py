"""Whole games of Zulus by the computer's players, headless and without a journal, by processor time.

    python -m benchmarks.zulus [PYTHON]

`PYTHON`: an interpreter of an environment of its own in which `pip install catanatron==3.2.1` was done: then
games of that program are played in the same run, turn about with ours, so that both meet the same machine.
"""

import subprocess
import sys
import time

from heart_africa.companions.zulus.balance import PLAYED
from heart_africa.laboratory.games import chances

GAMES, ROUNDS = 60, 5
PLAYERS = ("greedy", "any-legal")

CATAN = """
import sys, time
from catanatron import Color, Game, RandomPlayer
from catanatron.players.weighted_random import WeightedRandomPlayer
def play(player, seed):
    game = Game([player(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
    game.play()
    return len(game.state.actions)
player = {"random": RandomPlayer, "weighted": WeightedRandomPlayer}[sys.argv[1]]
play(player, -1)
start = time.process_time()
decisions = sum(play(player, seed) for seed in range(int(sys.argv[2])))
print(time.process_time() - start, decisions)
"""


def ours(edition: int, player: str) -> float:
    """Seconds for so many games of an edition."""
    values: dict[str, str | int] = {"edition": edition, "player": player}
    start = time.process_time()
    for number in range(GAMES):
        PLAYED.play(values, chances(0, number))
    return time.process_time() - start


def theirs(python: str, player: str) -> tuple[float, int]:
    """Seconds and decisions of as many games of Catanatron, four players of a kind."""
    told = subprocess.run(  # the interpreter that was named
        [python, "-c", CATAN, player, str(GAMES)], check=True, capture_output=True, text=True
    )
    seconds, decisions = told.stdout.split()
    return float(seconds), int(decisions)


def main() -> None:
    """Measure and print games a second on one core: of the rounds the fastest, as others use the machine."""
    rows: dict[str, list[float]] = {}
    for turn in range(ROUNDS + 1):
        for edition in (1, 2):
            for player in PLAYERS:
                took = ours(edition, player)
                if turn:  # the first warms up
                    rows.setdefault(f"Zulus, edition {edition}, {player}", []).append(took)
        for python in sys.argv[1:2]:
            for player in ("random", "weighted"):
                rows.setdefault(f"Catanatron 3.2.1, four of {player}", []).append(theirs(python, player)[0])
    for what, took_each in rows.items():
        aim = "   aim 200" if "greedy" in what else ""
        print(f"{what:<40} {GAMES / min(took_each):>6.0f} games a second{aim}")


if __name__ == "__main__":
    main()
