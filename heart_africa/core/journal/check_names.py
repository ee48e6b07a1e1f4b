"""Names of checks: a check made again at the same moment gets a number, so that each keeps its own dice."""

from collections.abc import Set as AbstractSet
from copy import copy


def numbered(name: str, count: int) -> str:
    """A question's name with the number that tells it apart from the same one asked before."""
    return f"{name}#{count}"


def told_apart(check: str) -> tuple[str, int]:
    """A question's name and its number; without one, it is the first."""
    name, _, count = check.rpartition("#")
    return (name, int(count)) if "#" in check and count.isdecimal() else (check, 1)


class Questions:
    """The questions that stand. A number freed goes to the next who asks, with its dice."""

    def __init__(self) -> None:
        self._standing: dict[str, set[int]] = {}
        self._free: dict[str, int] = {}

    def next(self, name: str, besides: AbstractSet[str] = frozenset()) -> str:
        """A question under the lowest number that neither stands nor is among others."""
        count, standing = self._free.get(name, 1), self._standing.get(name, set())
        while count in standing or numbered(name, count) in besides:
            count += 1
        return numbered(name, count)

    def take(self, check: str) -> None:
        """A question stands."""
        name, count = told_apart(check)
        standing, free = self._standing.setdefault(name, set()), self._free.get(name, 1)
        standing.add(count)
        while free in standing:
            free += 1
        self._free[name] = free

    def give_back(self, check: str) -> None:
        """A question stands no longer."""
        name, count = told_apart(check)
        self._standing[name].discard(count)
        self._free[name] = min(self._free[name], count)

    def fork(self) -> "Questions":
        """The same, to go another way."""
        other = copy(self)
        other._standing = {name: {*counts} for name, counts in self._standing.items()}  # noqa: SLF001  # itself
        other._free = {**self._free}  # noqa: SLF001  # as above
        return other
