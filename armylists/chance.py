"""Draws from a source that is handed in: the engine itself has no randomness."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

Thing = TypeVar("Thing")


class Chance(Protocol):
    """Where draws come from: `random.Random(seed)` is one."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to below `stop`."""
        ...


class Steady:
    """A source whose draws are always the same, for answers that must not change between two calls."""

    def __init__(self, seed: int = 1) -> None:
        self._state = seed

    def randrange(self, stop: int, /) -> int:
        """The next number of a fixed sequence (Knuth's linear congruence), below `stop`."""
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self._state >> 33) % stop


def one_of(chance: Chance, things: Sequence[Thing]) -> Thing:
    """One of the things, each equally likely."""
    return things[chance.randrange(len(things))]


def weighed(chance: Chance, things: Sequence[tuple[Thing, int]]) -> Thing:
    """One of the things, with a probability in proportion to its weight."""
    left = chance.randrange(sum(max(weight, 1) for _, weight in things))
    for thing, weight in things:
        left -= max(weight, 1)
        if left < 0:
            return thing
    raise AssertionError(things)


def shuffled(chance: Chance, things: Sequence[Thing]) -> list[Thing]:
    """The things in a random order."""
    rest = list(things)
    return [rest.pop(chance.randrange(len(rest))) for _ in things]


def happens(chance: Chance, percent: int) -> bool:
    """Whether an event happens that has a chance of `percent` in a hundred."""
    return chance.randrange(100) < percent
