"""Dice for an order given at the desk: those that were typed, then a throw if one was asked for."""

from collections.abc import Iterable, Sequence
from dataclasses import field
from random import Random
from secrets import randbelow

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SEEDS, SIDES
from heart_africa.core.journal.dice_cache import More
from heart_africa.core.journal.records import Origin


class Short(Exception):
    """The faces that were typed do not suffice: so many more, and for what (a message id)."""

    def __init__(self, count: int, why: str, read: int) -> None:
        super().__init__(f"{count} more for {why}")
        self.count, self.why, self.read = count, why, read


@dataclass
class Generator:
    """The dice of the program, thrown from a seed."""

    seed: int = field(default_factory=lambda: randbelow(SEEDS))

    def __post_init__(self) -> None:
        self._chance = Random(self.seed)  # noqa: S311  # dice; whoever must be trusted uses a certificate

    def throw(self, count: int) -> tuple[int, ...]:
        """That many faces, thrown now."""
        return tuple(self._chance.randint(1, SIDES) for _ in range(count))


class OrderDice:
    """Who gives the dice of one order. Called as a journal asks: so many faces, and what for.

    Raises `Short` where typed faces run out and nobody throws. `left`: faces that nobody needed; `thrower`:
    who throws where nobody types, if not the generator: a certificate.
    """

    def __init__(
        self, typed: Sequence[int] = (), generator: Generator | None = None, thrower: More | None = None
    ) -> None:
        self.left, self._generator, self._read = list(typed), generator, 0
        self._thrower = thrower

    def __call__(self, count: int, why: str) -> tuple[Iterable[int], Origin]:
        """So many faces, or fewer, and where they come from."""
        if self.left:
            given, self.left = self.left[:count], self.left[count:]
            self._read += len(given)
            return given, Origin.TYPED
        if self._thrower is not None:
            return self._thrower(count, why)
        if self._generator is None:
            raise Short(count, why, self._read)
        return self._generator.throw(count), Origin.THROWN
