"""Dice that a check has met before: asked again, it meets the same faces, so that undo is never a re-roll."""

from collections.abc import Callable, Iterable, Mapping

from heart_africa.core.journal.records import Origin, Roll

Faces = Mapping[tuple[str, str], tuple[int, ...]]
More = Callable[[int, str], tuple[Iterable[int], Origin]]
"""Asked for so many faces and told what for, it gives them and says where they come from."""


class Recall:
    """One check's dice: those it met before, kind by kind in their order, then new ones."""

    def __init__(self, known: Faces, check: str, more: More) -> None:
        self._known, self._check, self._more = known, check, more
        self._read: dict[str, int] = {}
        self.rolls: list[Roll] = []

    def __call__(self, count: int, why: str) -> tuple[int, ...]:
        """So many faces, or fewer: remembered ones first. Raises what whoever gives the rest raises.

        Raises `ValueError` if none were given, or more than asked for: nobody can tell what those are for.
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
