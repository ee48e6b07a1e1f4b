"""A dice certificate: faces that nobody could choose, foresee or roll again, and that anybody can check.

Before the game a secret is drawn and its hash shown. The faces of each check follow from the secret and the
check's label (its place and its question), so the same check always gets the same faces, and no other label
can get them. At the end the secret is told and every roll can be verified. It knows nothing of any one game.
"""

import hashlib
import hmac
import re
from collections.abc import Iterable, Iterator
from itertools import count, islice

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES

_COUNTED = re.compile(r"[0-9]+ ×([0-9]{1,3})(?: |$)")
FAIR_BYTES = 256 - 256 % SIDES
"""Bytes from here on are passed over, so that every face is equally likely."""


@dataclass(frozen=True, slots=True)
class Rolled:
    """The faces of a check, with the check's label."""

    label: str
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Forged:
    """A roll that does not follow from the secret: the faces stated, and those expected."""

    label: str
    said: tuple[int, ...]
    expected: tuple[int, ...]


def commitment(secret: bytes) -> str:
    """The hash that is shown before the game; it commits to the secret without giving it away."""
    return hashlib.sha256(b"heart-africa/dice/1" + secret).hexdigest()


def faces(secret: bytes, label: str, number: int) -> tuple[int, ...]:
    """The first `number` faces of the check with this label."""
    return tuple(islice(_faces(secret, label), number))


def _faces(secret: bytes, label: str) -> Iterator[int]:
    for block in count():
        for byte in hmac.digest(secret, f"{block}:{label}".encode(), "sha256"):
            if byte < FAIR_BYTES:
                yield byte % SIDES + 1


def label(place: int, number: int, why: str) -> str:
    """The label of a check: its place, the number of dice, and the reason, so that none can change later."""
    return f"{place} ×{number} {why}".strip()


def _promised(roll: Rolled) -> int:
    """How many dice the label names; old labels do not say, so for them the dice that there are."""
    found = _COUNTED.match(roll.label)
    return int(found[1]) if found else len(roll.faces)


def opens(secret: bytes, shown: str) -> bool:
    """Whether this secret is the one whose hash was shown."""
    return hmac.compare_digest(commitment(secret), shown)


def forged(secret: bytes, rolls: Iterable[Rolled]) -> tuple[Forged, ...]:
    """The rolls that do not follow from the secret.

    The same label must always have got the same faces, so a label used twice is checked twice.
    """
    found = []
    for roll in rolls:
        expected = faces(secret, roll.label, _promised(roll))
        if roll.faces != expected:
            found.append(Forged(roll.label, roll.faces, expected))
    return tuple(found)
