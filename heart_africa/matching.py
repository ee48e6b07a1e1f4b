"""Giving each one of several the thing that it can have, to as many as possible.

It knows nothing of any one game.
"""

from collections.abc import Hashable, Mapping, Sequence
from typing import TypeVar

Wisher = TypeVar("Wisher", bound=Hashable)
Thing = TypeVar("Thing", bound=Hashable)


def largest_matching(wishes: Mapping[Wisher, Sequence[Thing]]) -> dict[Wisher, Thing]:
    """A largest way to give each a different thing that it wishes; earlier wishers and wishes come first."""
    taken: dict[Thing, Wisher] = {}
    for wisher in wishes:
        _place(wisher, wishes, taken, set())
    given = {wisher: thing for thing, wisher in taken.items()}
    return {wisher: given[wisher] for wisher in wishes if wisher in given}


def _place(
    wisher: Wisher, wishes: Mapping[Wisher, Sequence[Thing]], taken: dict[Thing, Wisher], tried: set[Thing]
) -> bool:
    """Give one its wish, moving others to another of theirs if need be."""
    for thing in wishes[wisher]:
        if thing in tried:
            continue
        tried.add(thing)
        if thing not in taken or _place(taken[thing], wishes, taken, tried):
            taken[thing] = wisher
            return True
    return False
