"""Every face tried: what a decision comes to, and in how many of the equally likely rolls."""

from collections.abc import Callable, Hashable
from itertools import product
from typing import TypeVar

from heart_africa.core.chances import Chances, added, certain, die
from heart_africa.core.dice import FACES, SIDES, Dice, DiceNeeded

Outcome = TypeVar("Outcome", bound=Hashable)
Faces = tuple[int, ...]


def rolls(count: int) -> Chances[Faces]:
    """All throws of so many dice, each die told apart from the others."""
    return Chances(dict.fromkeys(product(FACES, repeat=count), 1), SIDES**count)


def sums(count: int) -> Chances[Faces]:
    """All sums of so many dice, one throw standing for all that add up to the same."""
    return added([die()] * count).map(lambda total: _showing(count, total))


def _showing(count: int, total: int) -> Faces:
    """A roll with that sum: the faces as even as can be."""
    each, rest = divmod(total, count)
    return (each + 1,) * rest + (each,) * (count - rest)


def tried(
    decide: Callable[[Dice], Outcome], roll: Callable[[int], Chances[Faces]] = rolls, faces: Faces = ()
) -> Chances[Outcome]:
    """The chances of all that a decision may come to, whatever dice it asks for as it goes."""
    try:
        return certain(decide(Dice(faces)))
    except DiceNeeded as needed:
        return roll(needed.count).then(lambda more: tried(decide, roll, faces + more))
