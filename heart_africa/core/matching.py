"""Giving each one of several the thing that it can have, to as many as possible.

It knows nothing of any one game.
"""

from collections.abc import Hashable, Mapping, Sequence
from typing import TypeVar

Wisher = TypeVar("Wisher", bound=Hashable)
Thing = TypeVar("Thing", bound=Hashable)


def largest_matching(wishes: Mapping[Wisher, Sequence[Thing]]) -> dict[Wisher, Thing]:
    """A largest way to give each a different thing that it wishes; who comes first keeps a thing."""
    taken: dict[Thing, Wisher] = {}
    for wisher in wishes:
        _place(wisher, wishes, taken, set())
    given = {wisher: thing for thing, wisher in taken.items()}
    return {wisher: given[wisher] for wisher in wishes if wisher in given}


def _place(
    wisher: Wisher, wishes: Mapping[Wisher, Sequence[Thing]], taken: dict[Thing, Wisher], tried: set[Thing]
) -> bool:
    """Give one the first free thing of its wishes, or move others to another of theirs."""
    for thing in wishes[wisher]:
        if thing not in taken:
            taken[thing] = wisher
            return True
    for thing in wishes[wisher]:
        if thing not in tried:
            tried.add(thing)
            if _place(taken[thing], wishes, taken, tried):
                taken[thing] = wisher
                return True
    return False
