"""Dice that are given, never thrown: the rules read faces, and say when they need more.

A face is a number from 1 to 6. It knows nothing of any one game.
"""

import re
from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData

SIDES = 6
FACES = range(1, SIDES + 1)
SEEDS = 1_000_000
"""So many seeds there are for dice and armies that nobody has asked for by one: short enough to be told."""


class DiceNeeded(Exception):
    """The faces are used up: how many more are needed, and for what (a message id)."""

    def __init__(self, count: int, why: str) -> None:
        super().__init__(f"{count} more for {why}")
        self.count = count
        self.why = why


class Roller(Protocol):
    """A source of faces for the rules."""

    def roll(self, count: int, why: str, /) -> tuple[int, ...]:
        """The next `count` faces; `why` is the message id of what they are for."""
        ...


Outcome = TypeVar("Outcome")
More = Callable[[int, str], Iterable[int]]


class Dice:
    """Faces already thrown, read one after another; `more` fetches those that are missing.

    One reader serves one decision. When it raises `DiceNeeded` the caller may get more faces and decide the
    same command again with all of them, which is harmless because deciding is pure; `settle` decides once.
    """

    def __init__(self, faces: Iterable[int] = (), more: More | None = None) -> None:
        self._faces = tuple(faces)
        self._read = 0
        self._more = more
        if not set(self._faces).issubset(FACES):
            raise ValueError(self._faces)

    def roll(self, count: int, why: str) -> tuple[int, ...]:
        """The next faces. Raises `DiceNeeded` with the number that is missing, if no more can be fetched."""
        while (missing := self._read + count - len(self._faces)) > 0:
            if self._more is None:
                raise DiceNeeded(missing, why)
            self._faces += Dice(self._more(missing, why)).left
        start, self._read = self._read, self._read + count
        return self._faces[start : self._read]

    @property
    def read(self) -> tuple[int, ...]:
        """The faces that have been read."""
        return self._faces[: self._read]

    @property
    def left(self) -> tuple[int, ...]:
        """The faces that have not been read."""
        return self._faces[self._read :]


def settle(
    decide: Callable[[Dice], Outcome], more: More, faces: Iterable[int] = ()
) -> tuple[Outcome, tuple[int, ...]]:
    """Decide, fetching more faces while they are needed: the outcome, and all the faces that it used.

    `more` is called with the number of faces and what they are for; it may ask a player, a generator or a
    record.
    """
    dice = Dice(faces, more)
    return decide(dice), dice.read


# --- faces as a person types them ---


@dataclass(frozen=True, slots=True)
class Typed:
    """Faces as typed, one for each die; None for a die that is missing or was mistyped.

    `wrong`: words that are not a face, with their place from 1; `extra`: words beyond the number of dice.
    """

    faces: tuple[int | None, ...]
    wrong: tuple[tuple[int, str], ...] = ()
    extra: tuple[str, ...] = ()

    @property
    def missing(self) -> int:
        """How many faces are missing."""
        return self.faces.count(None)

    @property
    def complete(self) -> bool:
        """Whether every die has its face and nothing is left over."""
        return not self.missing and not self.extra

    @property
    def mistaken(self) -> bool:
        """Whether it has a mistyped face or too many, so that none of it is to be trusted."""
        return bool(self.wrong or self.extra)

    def then(self, more: "Typed") -> "Typed":
        """The faces typed so far, followed by those of `more`."""
        return Typed((*(face for face in self.faces if face is not None), *more.faces))

    @property
    def known(self) -> tuple[int, ...]:
        """The faces, if none is missing. Raises `ValueError` if one is."""
        if self.missing:
            raise ValueError(self.faces)
        return tuple(face for face in self.faces if face is not None)


def typed(text: str, count: int) -> Typed:
    """The faces in a line of text, for this number of dice."""
    words = [part for word in re.split(r"[\s,;]+", text.strip()) if word for part in _split(word)]
    faces: list[int | None] = [_face(word) for word in words[:count]]
    wrong = tuple((place, word) for place, word in enumerate(words[:count], 1) if _face(word) is None)
    faces += [None] * (count - len(faces))
    return Typed(tuple(faces), wrong, tuple(words[count:]))


def faces_of(text: str, key: str = "") -> tuple[int, ...]:
    """All the faces in a line. Raises `BadData` that names every word that is not a face by its place."""
    found = typed(text, len(typed(text, 0).extra))
    if found.wrong:
        places = ", ".join(str(place) for place, _ in found.wrong)
        words = ", ".join(word for _, word in found.wrong)
        how = "one" if len(found.wrong) == 1 else "several"
        raise BadData(
            "not-a-face", key=key, about={"places": places, "found": words, "how": how, "sides": SIDES}
        )
    return found.known


def _split(word: str) -> list[str]:
    """A word as faces: digits written together are one face each, if each is a face."""
    together = len(word) > 1 and all(_face(letter) for letter in word)
    return list(word) if together else [word]


def _face(word: str) -> int | None:
    return int(word) if re.fullmatch(f"[1-{SIDES}]", word) else None
