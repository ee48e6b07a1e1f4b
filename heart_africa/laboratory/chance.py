"""Dice and lots that follow from a seed."""

import random

from heart_africa.core.dice import SIDES


class Chance:
    """Dice thrown and lots drawn by a seed: the same seed, the same faces, on every machine."""

    __slots__ = ("_next",)

    def __init__(self, seed: str) -> None:
        self._next = random.Random(seed).random  # noqa: S311  # a game is no secret, and has to come out again

    def roll(self, count: int, _why: str, /) -> tuple[int, ...]:
        """So many dice."""
        draw = self._next
        if count == 1:  # as most are
            return (int(draw() * SIDES) + 1,)
        return tuple([int(draw() * SIDES) + 1 for _ in range(count)])

    def pick(self, of: int) -> int:
        """A number from 0 up to below `of`, each as likely."""
        return int(self._next() * of)
