"""Whole games of Zulus by the greedy player, headless and without a journal, by processor time."""

import time

from heart_africa.companions.zulus.balance import PLAYED
from heart_africa.laboratory.games import chances

GAMES = 200


def main() -> None:
    """Measure and print games a second on one core, of both editions."""
    for edition in (1, 2):
        values = {"edition": edition, "player": "greedy"}
        PLAYED.play(values, chances(0, GAMES))
        start = time.process_time()
        for number in range(GAMES):
            PLAYED.play(values, chances(0, number))
        print(f"Edition {edition}: {GAMES / (time.process_time() - start):.0f} games a second   aim 200")


if __name__ == "__main__":
    main()
