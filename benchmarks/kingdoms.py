"""Whole games of Dark Kingdoms by the computer's players, headless and without a journal, by processor time.

    python -m benchmarks.kingdoms [PYTHON]

`PYTHON`: an interpreter of an environment of its own in which `pip install catanatron==3.2.1` was done: then
games of that program are played in the same run, turn about with ours, so that both meet the same machine.
Beside it the slowest move of a planner, the exact odds of the largest fights, and how often a planner wins
against two or three greedy players.
"""

import sys
import time

from benchmarks.zulus import theirs
from heart_africa.companions.kingdoms import odds
from heart_africa.companions.kingdoms.balance import PLAYED
from heart_africa.companions.kingdoms.players import choice
from heart_africa.laboratory.games import chances
from heart_africa.laboratory.statistics import Share

GAMES, ROUNDS, MATCH = 60, 5, 300


def ours(players: int, player: str) -> float:
    """Seconds for so many games of so many players of a kind."""
    values: dict[str, str | int] = {"players": players, "player": player, "first": player}
    start = time.process_time()
    for number in range(GAMES):
        PLAYED.play(values, chances(0, number))
    return time.process_time() - start


def slowest_move() -> float:
    """Milliseconds of the slowest decision of a planner in some games of four."""
    rules, slowest = PLAYED.rules, 0.0
    for number in range(10):
        chance, state = chances(0, number), rules.start
        for order in PLAYED.laid_out({"players": 4}):
            state = rules.play(state, order, chance)
        while orders := rules.legal(state):
            start = time.process_time()
            found = choice(rules.book, state, orders, "planner", chance.pick)
            slowest = max(slowest, time.process_time() - start)
            state = rules.play(state, found.order, chance)
    return slowest * 1000


def largest_odds() -> float:
    """Milliseconds for the fights with most troops: three against nine in a battle, and in a siege."""
    start = time.process_time()
    for kind in ("battle", "siege"):
        odds.combat.__wrapped__(kind, 3, 9)  # what it keeps is no measure
    return (time.process_time() - start) * 1000 / 2


def match(players: int) -> Share:
    """How many games a planner wins against greedy players."""
    values: dict[str, str | int] = {"players": players, "player": "greedy", "first": "planner"}
    won = sum(PLAYED.play(values, chances(1, number)).facts["first"] for number in range(MATCH))
    return Share(won, MATCH)


def main() -> None:
    """Measure and print games a second on one core: of the rounds the fastest, as others use the machine."""
    rows: dict[str, list[float]] = {}
    for turn in range(ROUNDS + 1):
        for players in (4, 3):
            for player in ("greedy", "planner", "any-legal"):
                took = ours(players, player)
                if turn:  # the first warms up
                    rows.setdefault(f"Dark Kingdoms, {players} of {player}", []).append(took)
        for python in sys.argv[1:2]:
            for player in ("random", "weighted"):
                rows.setdefault(f"Catanatron 3.2.1, four of {player}", []).append(theirs(python, player)[0])
    for what, took_each in rows.items():
        aim = "   aim 30" if what.endswith("4 of greedy") else ""
        print(f"{what:<40} {GAMES / min(took_each):>6.0f} games a second{aim}")
    print(f"{'The slowest move of a planner':<40} {slowest_move():>6.1f} ms   aim 300")
    print(f"{'Exact odds of the largest fights':<40} {largest_odds():>6.1f} ms   aim 20")
    for players in (4, 3):
        won = match(players)
        low, high = won.bounds
        print(f"A planner against {players - 1} greedy: {won.times} of {won.of} won, {low:.0%} to {high:.0%}")


if __name__ == "__main__":
    main()
