"""Faces as a person types them: "5 3 6 1", "5,3,6,1" or "5361"; what is no face is named by its place."""

import re

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES
from heart_africa.core.problems import BadData


@dataclass(frozen=True, slots=True)
class Typed:
    """What was typed, die by die: a face, or None where it is still to be said.

    `wrong` are the words that are no face of a die, by their place from one; `extra` those beyond the count.
    """

    faces: tuple[int | None, ...]
    wrong: tuple[tuple[int, str], ...] = ()
    extra: tuple[str, ...] = ()

    @property
    def missing(self) -> int:
        """How many faces are still to be said."""
        return self.faces.count(None)

    @property
    def complete(self) -> bool:
        """Whether every die has its face and nothing is left over."""
        return not self.missing and not self.extra

    @property
    def mistaken(self) -> bool:
        """Whether it holds a slip, or more dice than were wanted: then none of it is to be trusted."""
        return bool(self.wrong or self.extra)

    def then(self, more: "Typed") -> "Typed":
        """The same with the faces that are missing from its end as they were typed since."""
        return Typed((*(face for face in self.faces if face is not None), *more.faces))

    @property
    def known(self) -> tuple[int, ...]:
        """The faces, once all are said. Raises `ValueError` while one is missing."""
        if self.missing:
            raise ValueError(self.faces)
        return tuple(face for face in self.faces if face is not None)


def typed(text: str, count: int) -> Typed:
    """Read so many faces from a line."""
    words = [part for word in re.split(r"[\s,;]+", text.strip()) if word for part in _split(word)]
    faces: list[int | None] = [_face(word) for word in words[:count]]
    wrong = tuple((place, word) for place, word in enumerate(words[:count], 1) if _face(word) is None)
    faces += [None] * (count - len(faces))
    return Typed(tuple(faces), wrong, tuple(words[count:]))


def faces_of(text: str, key: str = "") -> tuple[int, ...]:
    """All the faces of a line. Raises `BadData` naming every slip by its place."""
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
    """Digits run together are so many dice, if each of them can be one."""
    together = len(word) > 1 and all(_face(letter) for letter in word)
    return list(word) if together else [word]


def _face(word: str) -> int | None:
    return int(word) if re.fullmatch(f"[1-{SIDES}]", word) else None
