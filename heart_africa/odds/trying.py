"""Every face tried: what a decision comes to, and in how many of the equally likely rolls."""

from collections.abc import Callable, Hashable
from itertools import product
from typing import TypeVar

from heart_africa.chances import Chances, certain
from heart_africa.dice import SIDES, Dice, DiceNeeded

Outcome = TypeVar("Outcome", bound=Hashable)
Faces = tuple[int, ...]
FACES = range(1, SIDES + 1)


def rolls(count: int) -> Chances[Faces]:
    """So many dice, told apart."""
    return Chances(dict.fromkeys(product(FACES, repeat=count), 1), SIDES**count)


def tried(decide: Callable[[Dice], Outcome], faces: Faces = ()) -> Chances[Outcome]:
    """The chances of all that a decision may come to, whatever dice it asks for as it goes."""
    try:
        return certain(decide(Dice(faces)))
    except DiceNeeded as needed:
        return rolls(needed.count).then(lambda roll: tried(decide, faces + roll))
