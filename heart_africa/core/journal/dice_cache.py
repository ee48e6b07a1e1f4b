"""The dice of checks by their names; a check asked again gets the same faces, so undo is no re-roll."""

from collections.abc import Callable, Iterable, Mapping
from collections.abc import Set as AbstractSet
from copy import copy

from heart_africa.core.journal.records import Origin, Roll

Faces = Mapping[tuple[str, str], tuple[int, ...]]
More = Callable[[int, str], tuple[Iterable[int], Origin]]
"""Asked for so many faces and told what for, it gives them and says where they come from."""


def no_dice(count: int, why: str) -> tuple[Iterable[int], Origin]:
    """A source of dice for an order that throws none. Raises `ValueError`, since to be called is a bug."""
    raise ValueError(count, why)


class Recall:
    """The dice of one check: first those it got before, in the order of each kind, then new ones."""

    def __init__(self, known: Faces, check: str, more: More) -> None:
        self._known, self._check, self._more = known, check, more
        self._read: dict[str, int] = {}
        self.rolls: list[Roll] = []

    def __call__(self, count: int, why: str) -> tuple[int, ...]:
        """Up to `count` faces, remembered ones first. Raises whatever the source of new ones raises.

        Raises `ValueError` if that source gives none, or more than asked for.
        """
        start = self._read.get(why, 0)
        old = self._known.get((self._check, why), ())[start : start + count]
        if old:
            self.rolls.append(Roll(why, old, Origin.RECALLED))
        new = self._new(count - len(old), why) if len(old) < count else ()
        self._read[why] = start + len(old) + len(new)
        return old + new

    def _new(self, count: int, why: str) -> tuple[int, ...]:
        given, origin = self._more(count, why)
        new = tuple(given)
        if not 0 < len(new) <= count:
            raise ValueError(new)
        self.rolls.append(Roll(why, new, origin))
        return new


def numbered(name: str, count: int) -> str:
    """A question's name with a number that tells it apart from the same question asked before."""
    return f"{name}#{count}"


def told_apart(check: str) -> tuple[str, int]:
    """The name and the number of a question; the number is 1 if it has none."""
    name, _, count = check.rpartition("#")
    return (name, int(count)) if "#" in check and count.isdecimal() else (check, 1)


class Questions:
    """The questions in use, by name and number. A freed number goes to the next question of that name."""

    def __init__(self) -> None:
        self._standing: dict[str, set[int]] = {}
        self._free: dict[str, int] = {}

    def next(self, name: str, besides: AbstractSet[str] = frozenset()) -> str:
        """The question with the lowest number that is not in use and not in `besides`."""
        count, standing = self._free.get(name, 1), self._standing.get(name, set())
        while count in standing or numbered(name, count) in besides:
            count += 1
        return numbered(name, count)

    def take(self, check: str) -> None:
        """Mark a question as in use."""
        name, count = told_apart(check)
        standing, free = self._standing.setdefault(name, set()), self._free.get(name, 1)
        standing.add(count)
        while free in standing:
            free += 1
        self._free[name] = free

    def give_back(self, check: str) -> None:
        """Free a question."""
        name, count = told_apart(check)
        self._standing[name].discard(count)
        self._free[name] = min(self._free[name], count)

    def fork(self) -> "Questions":
        """A copy, to try something on."""
        other = copy(self)
        other._standing = {name: {*counts} for name, counts in self._standing.items()}  # noqa: SLF001  # itself
        other._free = {**self._free}  # noqa: SLF001  # as above
        return other
