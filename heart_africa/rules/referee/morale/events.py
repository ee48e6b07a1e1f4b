"""What happens in the morale step beside what the chapters say: news heard, leaves given, tests taken."""

from collections.abc import Mapping
from typing import Literal

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.events import GameEvent


@dataclass(frozen=True, slots=True)
class NewsHeard(GameEvent):
    """It is known which units something of this turn reached, and from how many inches; nobody, perhaps.

    `far`: those of them that were too far from an ambush to be surprised by it (MORALE-04).
    """

    happening: int
    news: str
    of: str
    units: Mapping[str, float]
    far: tuple[str, ...] = ()
    kind: Literal["news-heard"] = "news-heard"

    @property
    def variant(self) -> str:
        """Heard, or unheard."""
        return "heard" if self._reached else "unheard"

    @property
    def also(self) -> Mapping[str, object]:
        """Also told: units."""
        return {"units": ", ".join(self._reached)}

    @property
    def _reached(self) -> tuple[str, ...]:
        return tuple(name for name in self.units if name not in self.far)


@dataclass(frozen=True, slots=True)
class TestsTaken(GameEvent):
    """A unit or vessel takes the tests that it owes; `settled`: for what, so that none is taken twice."""

    unit: str
    tests: int
    settled: tuple[str, ...]
    kind: Literal["tests-taken"] = "tests-taken"
    __test__ = False
