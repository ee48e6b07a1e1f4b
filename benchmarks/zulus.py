"""Whole games of Zulus by the greedy player, headless and without a journal, by processor time."""

import time

from heart_africa.companions.zulus.balance import standard_game
from heart_africa.companions.zulus.components import Edition
from heart_africa.laboratory.chance import Chance

GAMES = 200


def main() -> None:
    """Measure and print games a second on one core, of both editions."""
    editions: tuple[Edition, ...] = (1, 2)
    for edition in editions:
        standard_game(Chance("warm"), edition=edition, player="greedy")
        start = time.process_time()
        for number in range(GAMES):
            standard_game(Chance(str(number)), edition=edition, player="greedy")
        print(f"Edition {edition}: {GAMES / (time.process_time() - start):.0f} games a second   aim 200")


if __name__ == "__main__":
    main()
