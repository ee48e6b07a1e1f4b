"""What happens in the morale phase, as facts that are told and kept (p. 28)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.checks import Check
from heart_africa.rules.play.morale.facts import AREA, Due
from heart_africa.rules.units import Release


@dataclass(frozen=True, slots=True)
class MoraleRolled:
    """A unit or vessel has taken a test."""

    unit: str
    due: Due
    check: Check
    face: int
    kind: Literal["morale-rolled"] = "morale-rolled"

    @property
    def passed(self) -> bool:
        """Whether its nerve held."""
        return self.check.succeeds(self.face)

    @property
    def what(self) -> str:
        """How it is told."""
        return f"{AREA}-event-passed" if self.passed else f"{AREA}-event-failed"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"unit": self.unit, "face": self.face, "needs": self.check.needs}


@dataclass(frozen=True, slots=True)
class Spared:
    """A unit has not taken a test that was due, by leave of someone."""

    unit: str
    due: Due
    release: Release
    kind: Literal["spared"] = "spared"

    @property
    def what(self) -> str:
        """How it is told; why stands in the leave and has words of its own."""
        return f"{AREA}-event-spared"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"unit": self.unit, "by": self.release.by or "none"}


@dataclass(frozen=True, slots=True)
class MarkerPlaced:
    """A first failure: the unit carries on, marked."""

    unit: str
    rule: str
    page: int
    kind: Literal["marker-placed"] = "marker-placed"

    @property
    def what(self) -> str:
        """How it is told."""
        return f"{AREA}-event-marker"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"unit": self.unit}


@dataclass(frozen=True, slots=True)
class UnitBroke:
    """A second failure: the unit is removed whole and does not return."""

    unit: str
    rule: str
    page: int
    kind: Literal["unit-broke"] = "unit-broke"

    @property
    def what(self) -> str:
        """How it is told."""
        return f"{AREA}-event-broke"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"unit": self.unit}


@dataclass(frozen=True, slots=True)
class FlightSeen:
    """A unit has to test, in the same phase, because it saw another flee."""

    unit: str
    due: Due
    rule: str
    page: int
    kind: Literal["flight-seen"] = "flight-seen"

    @property
    def what(self) -> str:
        """How it is told."""
        return f"{AREA}-event-flight-seen"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"unit": self.unit, "friend": self.due.about["friend"]}


@dataclass(frozen=True, slots=True)
class VesselFailed:
    """A vessel has failed a test and fights on at full effect."""

    vessel: str
    failures: int
    rule: str
    page: int
    kind: Literal["vessel-failed"] = "vessel-failed"

    @property
    def what(self) -> str:
        """How it is told."""
        return f"{AREA}-event-vessel-failed"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"vessel": self.vessel}


@dataclass(frozen=True, slots=True)
class VesselWithdrew:
    """A vessel has failed for the last time: it leaves for good, or is abandoned where it lies aground.

    Everyone aboard has left the table with it (ruling of BOAT-12).
    """

    vessel: str
    abandoned: bool
    aboard: tuple[str, ...]
    rule: str
    page: int
    kind: Literal["vessel-withdrew"] = "vessel-withdrew"

    @property
    def what(self) -> str:
        """How it is told."""
        return f"{AREA}-event-vessel-{'abandoned' if self.abandoned else 'withdrew'}"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"vessel": self.vessel, "aboard": ", ".join(self.aboard) or "none"}


Event = MoraleRolled | Spared | MarkerPlaced | UnitBroke | FlightSeen | VesselFailed | VesselWithdrew
