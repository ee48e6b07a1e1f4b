"""Giving each of several wishers a thing that it wishes, to as many wishers as possible.

It knows nothing of any one game.
"""

from collections.abc import Hashable, Mapping, Sequence
from typing import TypeVar

Wisher = TypeVar("Wisher", bound=Hashable)
Thing = TypeVar("Thing", bound=Hashable)


def largest_matching(wishes: Mapping[Wisher, Sequence[Thing]]) -> dict[Wisher, Thing]:
    """A different wished thing for as many wishers as possible; earlier wishers keep what they have."""
    taken: dict[Thing, Wisher] = {}
    for wisher in wishes:
        _place(wisher, wishes, taken, set())
    given = {wisher: thing for thing, wisher in taken.items()}
    return {wisher: given[wisher] for wisher in wishes if wisher in given}


def _place(
    wisher: Wisher, wishes: Mapping[Wisher, Sequence[Thing]], taken: dict[Thing, Wisher], tried: set[Thing]
) -> bool:
    """Give a wisher a free thing, moving others to another of theirs if need be; whether it worked."""
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
