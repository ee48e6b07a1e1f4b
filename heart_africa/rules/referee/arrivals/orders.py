"""The orders of the first step of a turn: who comes onto the table (pp. 21-22)."""

from typing import Literal

from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import FigureName, UnitName


@dataclass(frozen=True, slots=True)
class RollArrivalOrder:
    """Who rolls for his arrivals and places them first this turn is drawn, in an Encounter (ARRIVE-04)."""

    kind: Literal["roll-arrival-order"] = "roll-arrival-order"


@dataclass(frozen=True, slots=True)
class HoldArrival:
    """A unit that might come on is kept back: it may be placed, it need not (p. 22). It rolls again."""

    unit: UnitName
    kind: Literal["hold-arrival"] = "hold-arrival"


@dataclass(frozen=True, slots=True)
class EnterColumn:
    """The next of an ambushed column is placed at the side where it enters, with its whole move to make."""

    unit: UnitName
    cover: tuple[FigureName, ...] = ()
    alone: tuple[FigureName, ...] = ()
    kind: Literal["enter-column"] = "enter-column"
