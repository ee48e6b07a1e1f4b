"""Dice that are given, never thrown: the rules read faces, and say when they need more.

It knows nothing of any one game: a face is a number from 1 to 6.
"""

from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

SIDES = 6
FACES = range(1, SIDES + 1)


class DiceNeeded(Exception):
    """The faces ran out: how many more are needed, and for what (a message id)."""

    def __init__(self, count: int, why: str) -> None:
        super().__init__(f"{count} more for {why}")
        self.count = count
        self.why = why


class Roller(Protocol):
    """Whatever the rules may read faces from."""

    def roll(self, count: int, why: str, /) -> tuple[int, ...]:
        """The next faces."""
        ...


class Dice:
    """Faces already thrown, read one after another.

    One reader serves one decision; when it raises `DiceNeeded` the caller gets more faces and decides the
    same command again with all of them, which is harmless because deciding is pure.
    """

    def __init__(self, faces: Iterable[int] = ()) -> None:
        self._faces = tuple(faces)
        self._read = 0
        if not set(self._faces).issubset(FACES):
            raise ValueError(self._faces)

    def roll(self, count: int, why: str) -> tuple[int, ...]:
        """The next faces. Raises `DiceNeeded` with what is missing of them."""
        end = self._read + count
        if end > len(self._faces):
            raise DiceNeeded(end - len(self._faces), why)
        faces, self._read = self._faces[self._read : end], end
        return faces

    @property
    def left(self) -> tuple[int, ...]:
        """The faces that nobody has read."""
        return self._faces[self._read :]


Outcome = TypeVar("Outcome")


def settle(
    decide: Callable[[Dice], Outcome], more: Callable[[int, str], Iterable[int]], faces: Iterable[int] = ()
) -> tuple[Outcome, tuple[int, ...]]:
    """Decide until the faces suffice: what came of it, and all the faces that it took.

    `more` is asked for so many faces and told what for: a player's hand, a generator, a record.
    """
    known = tuple(faces)
    while True:
        dice = Dice(known)
        try:
            outcome = decide(dice)
        except DiceNeeded as needed:
            known += tuple(more(needed.count, needed.why))
        else:
            return outcome, known[: len(known) - len(dice.left)]
