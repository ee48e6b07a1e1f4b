"""A row of values that only grows: adding to it costs the same however long it is."""

from collections.abc import Iterator
from typing import Generic, TypeVar

Value = TypeVar("Value")


class Trail(Generic[Value]):
    """An unchanging row. A longer one shares what it has in common with the one that it grew from.

    They share a list of which each sees its own length; only where two grow from the same one is it copied.
    """

    __slots__ = ("_length", "_values")

    def __init__(self, values: list[Value] | None = None) -> None:
        self._values: list[Value] = [] if values is None else values
        self._length = len(self._values)

    def plus(self, value: Value) -> "Trail[Value]":
        """The same with one more at its end."""
        values = self._values if len(self._values) == self._length else self._values[: self._length]
        values.append(value)
        return Trail(values)

    def __iter__(self) -> Iterator[Value]:
        return (self._values[place] for place in range(self._length))

    def __reversed__(self) -> Iterator[Value]:
        return (self._values[place] for place in reversed(range(self._length)))

    def __len__(self) -> int:
        return self._length

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trail) and len(self) == len(other) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(self._length)

    def __repr__(self) -> str:
        return f"Trail({list(self)!r})"
