"""What happens in the morale step beside what the chapters say: news heard, leaves given, tests taken."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

AREA = "nerve"


@dataclass(frozen=True, slots=True)
class NewsHeard:
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
    def what(self) -> str:
        """How it is told."""
        return f"{AREA}-event-heard" if self._reached else f"{AREA}-event-unheard"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"news": self.news, "of": self.of, "units": ", ".join(self._reached)}

    @property
    def _reached(self) -> tuple[str, ...]:
        return tuple(name for name in self.units if name not in self.far)


@dataclass(frozen=True, slots=True)
class TestsTaken:
    """A unit or vessel takes the tests that it owes; `settled`: for what, so that none is taken twice."""

    unit: str
    tests: int
    settled: tuple[str, ...]
    kind: Literal["tests-taken"] = "tests-taken"
    __test__ = False

    @property
    def what(self) -> str:
        """How it is told."""
        return f"{AREA}-event-tests"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"unit": self.unit, "tests": self.tests}


@dataclass(frozen=True, slots=True)
class Overlooked:
    """A disciplinarian lets a unit ignore one test."""

    leader: str
    unit: str
    rule: str
    page: int
    kind: Literal["overlooked"] = "overlooked"

    @property
    def what(self) -> str:
        """How it is told."""
        return f"{AREA}-event-overlooked"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"leader": self.leader, "unit": self.unit}


@dataclass(frozen=True, slots=True)
class StandardRaised:
    """At the sight of a standard a unit cancels one test."""

    bearer: str
    unit: str
    rule: str
    page: int
    kind: Literal["standard-raised"] = "standard-raised"

    @property
    def what(self) -> str:
        """How it is told."""
        return f"{AREA}-event-standard"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"bearer": self.bearer, "unit": self.unit}
