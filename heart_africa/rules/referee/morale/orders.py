"""The orders of the morale and rallying steps: who heard what, who is spared, who tests, who is rallied.

Independent figures are named by themselves or by their company. Distances in inches, each to the nearest
figure of the unit.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal

from heart_africa.rules.fields import UnitName
from heart_africa.rules.organisation.independents import Bewitch, RaiseStandard
from heart_africa.rules.organisation.leaders import Overlook, Rally
from heart_africa.rules.play.morale import TakeTests, TakeVesselTests


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


Order = Hear | Overlook | RaiseStandard | TakeTests | TakeVesselTests | Bewitch | Rally
