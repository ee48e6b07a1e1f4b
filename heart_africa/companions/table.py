"""How any game stands on the table: what is printed, and the same with some fields changed."""

from functools import cached_property
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

Box = TypeVar("Box")
Derived: TypeAlias = tuple[tuple[frozenset[str], tuple[str, ...]], ...]


class Table(Generic[Box]):
    """What the states of all games have; each is a frozen dataclass of its own.

    `derived`: which of its cached properties follow from which fields: they are reckoned anew once one of
    these is changed.
    """

    components: Box | None
    derived: ClassVar[Derived]

    @cached_property
    def box(self) -> Box:
        """What is printed. Raises `ValueError` before that is known."""
        if self.components is None:
            raise ValueError("components")
        return self.components

    def with_(self, derived: Derived | None = None, /, **changes: object) -> Self:
        """The same with these fields changed; what `replace` does, in a tenth of the time.

        `derived`: what is to be reckoned anew, if less than usual.
        """
        new = object.__new__(type(self))
        values = self.__dict__ | changes
        for fields, properties in self.derived if derived is None else derived:
            if not fields.isdisjoint(changes):
                for each in properties:
                    values.pop(each, None)
        object.__setattr__(new, "__dict__", values)
        return new


def without(numbers: tuple[Any, ...], one: object) -> tuple[Any, ...]:
    """These but for one that is the same."""
    place = numbers.index(one)
    return numbers[:place] + numbers[place + 1 :]


def changed(counts: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """These counts with one of them changed."""
    return (*counts[:place], counts[place] + by, *counts[place + 1 :])
