"""The orders of the first step of a turn: who comes onto the table (pp. 21-22)."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from heart_africa.rules.fields import FigureName, UnitName


@dataclass(frozen=True, slots=True)
class RollArrivalOrder:
    """Who rolls for his arrivals and places them first this turn is drawn, in an Encounter (ARRIVE-04)."""

    kind: Literal["roll-arrival-order"] = "roll-arrival-order"


@dataclass(frozen=True, slots=True)
class RollArrival:
    """A unit that was left off the table rolls to come on; who travels with it comes with it."""

    unit: UnitName
    kind: Literal["roll-arrival"] = "roll-arrival"


@dataclass(frozen=True, slots=True)
class PlaceArrival:
    """A unit that may come on is placed; it may still move this turn (ruling of ARRIVE-05).

    `edge_in`: its figure farthest from the edge of the table; `scout_in`: its figure nearest to an enemy
    Scout, `rival_in`: to an enemy unit that arrived this turn, None where there is none; `impassable`: by a
    side declared so; `cover`, `alone`: the figures that stand in cover, and those more than an inch from
    their friends.
    """

    ASKED: ClassVar = ("unit", "edge_in", "own_half")

    unit: UnitName
    edge_in: float = 0
    own_half: bool = True
    impassable: bool = False
    scout_in: float | None = None
    rival_in: float | None = None
    cover: tuple[FigureName, ...] = ()
    alone: tuple[FigureName, ...] = ()
    kind: Literal["place-arrival"] = "place-arrival"


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
