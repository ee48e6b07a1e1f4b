"""Dice for an order given at the desk: typed faces first, then thrown ones if that was asked for."""

from collections.abc import Iterable, Sequence
from dataclasses import field
from random import Random
from secrets import randbelow

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SEEDS, SIDES
from heart_africa.core.journal.journal import More
from heart_africa.core.journal.records import Origin


class MissingDice(Exception):
    """Too few faces were typed: `count` more are needed, for `why` (a message id).

    `read` is how many typed faces were used.
    """

    def __init__(self, count: int, why: str, read: int) -> None:
        super().__init__(f"{count} more for {why}")
        self.count, self.why, self.read = count, why, read


@dataclass
class Generator:
    """Throws dice by a seed."""

    seed: int = field(default_factory=lambda: randbelow(SEEDS))

    def __post_init__(self) -> None:
        self._chance = Random(self.seed)  # noqa: S311  # dice; whoever must be trusted uses a certificate

    def throw(self, count: int) -> tuple[int, ...]:
        """Throw dice and return their faces."""
        return tuple(self._chance.randint(1, SIDES) for _ in range(count))


class OrderDice:
    """Gives the dice of one order; a journal calls it with a number of dice and what for.

    Typed faces come first, then `thrower` (a certificate), then `generator`. Raises `MissingDice` if typed
    faces run out and nothing throws. `left` are faces that were not needed.
    """

    def __init__(
        self, typed: Sequence[int] = (), generator: Generator | None = None, thrower: More | None = None
    ) -> None:
        self.left, self._generator, self._read = list(typed), generator, 0
        self._thrower = thrower

    def __call__(self, count: int, why: str) -> tuple[Iterable[int], Origin]:
        """Return faces, no more than are asked for, and where they come from."""
        if self.left:
            given, self.left = self.left[:count], self.left[count:]
            self._read += len(given)
            return given, Origin.TYPED
        if self._thrower is not None:
            return self._thrower(count, why)
        if self._generator is None:
            raise MissingDice(count, why, self._read)
        return self._generator.throw(count), Origin.THROWN
