"""What reached a unit this turn, and the tests that it makes (p. 28); all distances in inches."""

from collections.abc import Mapping
from dataclasses import field

from heart_africa.core.dataclass import dataclass
from heart_africa.rules.battle import Happening
from heart_africa.rules.shared_terms import Release

AREA = "morale"
NOW = "nerve"
"""The area of what is said of the morale phase as a turn stands."""
Heard = tuple[Happening, float]


@dataclass(frozen=True, slots=True)
class News:
    """What has reached a unit this turn and is not settled: its losses, what it heard of from how far."""

    casualties: int = 0
    heard: tuple[Heard, ...] = ()

    def of(self, *what: str) -> tuple[Heard, ...]:
        """What it heard of these kinds."""
        return tuple(each for each in self.heard if each[0].what in what)


@dataclass(frozen=True, slots=True)
class Due:
    """One test that a unit has to take, and why; `spared`: why it need not after all.

    `waits`: whoever causes it may wait until all other tests of the turn are done (WITCH-06).
    """

    what: str
    rule: str
    page: int
    about: Mapping[str, object] = field(default_factory=dict, hash=False)
    spared: Release | None = None
    waits: bool = False


@dataclass(frozen=True, slots=True)
class NotDue:
    """Something that happened and makes no test, and why not."""

    what: str
    rule: str
    page: int
    about: Mapping[str, object] = field(default_factory=dict, hash=False)
