"""The orders of the Shooting phase; that to shoot is its chapter's own."""

from dataclasses import dataclass
from typing import Literal

from heart_africa.rules.battle import SideId
from heart_africa.rules.fields import FigureName, PlaceName
from heart_africa.rules.play.shooting.orders import Fire

Burnable = Literal["village", "tall_grass", "temba_roof"]


@dataclass(frozen=True, slots=True)
class LightFire:
    """A figure tries to set a place on fire, which it touches all through the phase.

    `place`: the name that people give it; `owner`: whose village it is, "" for the defender's.
    """

    figure: FigureName
    target: Burnable
    place: PlaceName
    owner: SideId = ""
    touching: bool = True
    kind: Literal["light-fire"] = "light-fire"


@dataclass(frozen=True, slots=True)
class FireArrows:
    """Archers shoot fire arrows at the roof of a temba, all from so many inches."""

    figures: tuple[FigureName, ...]
    place: PlaceName
    inches: float
    owner: SideId = ""
    kind: Literal["fire-arrows"] = "fire-arrows"


@dataclass(frozen=True, slots=True)
class SettleWind:
    """The wind is rolled for, once a game: smoke is about to spread."""

    kind: Literal["settle-wind"] = "settle-wind"


@dataclass(frozen=True, slots=True)
class StayInFire:
    """These figures were still in the flames when the time to leave was over."""

    place: PlaceName
    figures: tuple[FigureName, ...]
    kind: Literal["stay-in-fire"] = "stay-in-fire"


@dataclass(frozen=True, slots=True)
class Capture:
    """A figure takes an element of baggage that it touches once all shooting is done."""

    captor: FigureName
    element: FigureName
    touching: bool = True
    kind: Literal["capture"] = "capture"


@dataclass(frozen=True, slots=True)
class Reload:
    """These figures have spent the whole turn reloading."""

    figures: tuple[FigureName, ...]
    kind: Literal["reload"] = "reload"


Order = Fire | LightFire | FireArrows | SettleWind | StayInFire | Capture | Reload
