"""Long sequences of things in words, each worded when it is first looked at."""

from collections.abc import Callable, Sequence
from typing import TypeVar, overload

Thing = TypeVar("Thing")
Told = TypeVar("Told")


class LazyRows(Sequence[Told]):
    """A sequence of words for things, each made by a function when first asked for, and remembered.

    A campaign of hundreds of battles has thousands of rows, of which a screen shows thirty.
    """

    def __init__(self, things: Sequence[Thing], tell: Callable[[Thing], Told]) -> None:
        self._things: Sequence[Thing] = things
        self._tell = tell
        self._known: dict[int, Told] = {}

    def __len__(self) -> int:
        return len(self._things)

    @overload
    def __getitem__(self, place: int) -> Told: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Told]: ...
    def __getitem__(self, place: int | slice) -> Told | Sequence[Told]:
        if isinstance(place, slice):
            return tuple(self[each] for each in range(*place.indices(len(self))))
        if not -len(self) <= place < len(self):
            raise IndexError(place)
        place %= len(self)
        if place not in self._known:
            self._known[place] = self._tell(self._things[place])
        return self._known[place]
