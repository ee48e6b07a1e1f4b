"""Lines of fire, legal orders and whole games of Isandlwana, without a journal, by processor time.

python -m benchmarks.isandlwana
"""

import time
from collections.abc import Callable
from functools import partial
from typing import Any

from heart_africa.companions.isandlwana.balance import PLAYED
from heart_africa.companions.isandlwana.description import ISANDLWANA
from heart_africa.companions.isandlwana.game import Isandlwana
from heart_africa.companions.isandlwana.ground import Ground, Sight
from heart_africa.companions.isandlwana.hexes import bit
from heart_africa.companions.isandlwana.pack import components
from heart_africa.companions.isandlwana.setting_up import OpenBox, SetUp
from heart_africa.companions.isandlwana.state import State
from heart_africa.laboratory.games import chances

ROUNDS, GAMES = 5, 12
BOX = components(ISANDLWANA.packs.own_set(1))
VALUES = {"british": "stand", "zulus": "system", "set-up": "printed"}
RULES = Isandlwana(ISANDLWANA.readings.choose({}))


def fastest(what: Callable[[], Any], rounds: int = ROUNDS) -> float:
    """Seconds of the fastest round, as others use the machine."""
    took = []
    for _ in range(rounds):
        start = time.process_time()
        what()
        took.append(time.process_time() - start)
    return min(took)


def lines_of_fire(sight: Sight) -> None:
    """Whether fire gets from every hex to every other, on a map of which nothing is known yet.

    Beyond the range of three hexes it never does.
    """
    ground = Ground(BOX)
    for one in BOX.grid.hexes:
        for other in BOX.grid.hexes:
            if ground.within[one] & bit(other):
                ground.clear(sight, one, other)


def fullest() -> dict[str, State]:
    """For each step the position of two games alone with most orders, as if two people played."""
    found: dict[str, tuple[int, State]] = {}
    for number in range(2):
        state = RULES.start
        for order in PLAYED.replay(
            {"british": "stand", "zulus": "system", "set-up": "printed"}, chances(0, number)
        ):
            if state.turn and not state.waits and not state.ending:
                two = state.with_(options=())
                count = len(RULES.legal(two))
                if count > found.get(state.step, (0, state))[0]:
                    found[state.step] = (count, two)
            state = RULES.play(state, order.command, _Again(order.faces))
    return {step: state for step, (_, state) in found.items()}


class _Again:
    """The faces that an order took."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = list(faces)

    def roll(self, count: int, _why: str) -> tuple[int, ...]:
        return tuple(self.faces.pop(0) for _ in range(count))


def legal(state: State) -> None:
    """All that may be ordered in a position on a map of which nothing is known yet."""
    RULES.legal(state.with_(components=BOX))


def games(british: str, zulus: str) -> None:
    """So many whole games."""
    for number in range(GAMES):
        PLAYED.play({**VALUES, "british": british, "zulus": zulus}, chances(0, number))


def main() -> None:
    """Measure and print."""
    for sight in ("any_route", "straight_line"):
        took = fastest(partial(lines_of_fire, sight))
        print(f"line of fire, all pairs, {sight:<14} {1000 * took:>7.1f} ms   aim 150")
    for step, state in sorted(fullest().items()):
        took = fastest(partial(legal, state), 3 * ROUNDS)
        print(f"legal orders, {step:<14} ({len(RULES.legal(state)):>4}) {1000 * took:>7.1f} ms   aim 20")
    state = RULES.start
    print(f"set-up of {len(BOX.grid.hexes)} hexes{'':<18} {1000 * fastest(partial(_set_up, state)):>7.1f} ms")
    for british, zulus in (("stand", "system"), ("break-out", "system"), ("stand", "close-in")):
        took = fastest(partial(games, british, zulus), 3)
        print(f"games, {british} against {zulus:<10} {GAMES / took:>12.1f} a second   aim 5")


def _set_up(state: State) -> None:
    RULES.play(RULES.play(state, OpenBox(BOX), chances(0, 0)), SetUp(), chances(0, 0))


if __name__ == "__main__":
    main()
