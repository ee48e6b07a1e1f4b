"""The orders of the morale and rallying steps: who heard what, who is spared, who tests, who is rallied.

Independent figures are named by themselves or by their company. Distances in inches, each to the nearest
figure of the unit.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal

from heart_africa.rules.fields import UnitName
from heart_africa.rules.organisation.independents import Bewitch, RaiseStandard
from heart_africa.rules.organisation.leaders import Overlook, Rally


@dataclass(frozen=True, slots=True)
class Hear:
    """The answer to a question: which units something of this turn reached, and from how far.

    `happening`: its place in the news of the turn; `units` with their inches, None for near enough. Where
    sight matters only those are named that saw it; whoever is not named did not hear of it.
    """

    BARE: ClassVar = ("units",)

    happening: int
    units: tuple[tuple[UnitName, float | None], ...] = ()
    kind: Literal["hear"] = "hear"


@dataclass(frozen=True, slots=True)
class TakeTests:
    """A unit takes all the tests that it owes now, one die each."""

    unit: UnitName
    kind: Literal["take-tests"] = "take-tests"


@dataclass(frozen=True, slots=True)
class TakeVesselTests:
    """A gunboat or dhow takes the tests that its hits of this turn make."""

    vessel: UnitName
    kind: Literal["take-vessel-tests"] = "take-vessel-tests"


Order = Hear | Overlook | RaiseStandard | TakeTests | TakeVesselTests | Bewitch | Rally
