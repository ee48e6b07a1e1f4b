"""Dice that were thrown for an act which then was not entered: asked again, they are the same."""

from collections.abc import Iterable

from heart_africa.core.journal.dice_cache import More
from heart_africa.core.journal.records import Origin

Face = tuple[int, Origin]


class Held:
    """What a generator or a certificate threw, by the question and what for.

    Typed faces are not held: who typed them wrong and turned back must be able to type them again.
    """

    def __init__(self) -> None:
        self._faces: dict[tuple[str, str], list[Face]] = {}

    def of(self, check: str, more: More) -> More:
        """The same source of dice, which gives first what it gave to this question before."""
        read: dict[str, int] = {}

        def held(count: int, why: str) -> tuple[Iterable[int], Origin]:
            kept = self._faces.setdefault((check, why), [])
            start = read.get(why, 0)
            faces = _alike(kept[start : start + count]) or self._thrown(kept, *more(count, why))
            read[why] = min(start + len(faces), len(kept))
            return tuple(face for face, _ in faces), faces[0][1]

        return held

    def _thrown(self, kept: list[Face], faces: Iterable[int], origin: Origin) -> list[Face]:
        new = [(face, origin) for face in faces]
        if not new:
            raise ValueError(new)
        if origin is not Origin.TYPED:
            kept.extend(new)
        return new

    def drop(self, check: str) -> None:
        """Forget a question that was entered: from now on the journal remembers its dice."""
        for key in [key for key in self._faces if key[0] == check]:
            del self._faces[key]


def _alike(faces: list[Face]) -> list[Face]:
    """The first of them, as long as they come from the same source."""
    return [face for face in faces if face[1] is faces[0][1]] if faces else []
