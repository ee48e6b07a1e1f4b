"""Orders filled in from a sketch, each with what it makes of the sketch."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.language.order_fields import form
from heart_africa.opponent.barriers import Barrier
from heart_africa.opponent.sketch import Sketch, Spots
from heart_africa.rules.referee.referee import ORDERS


@cache
def classes() -> Mapping[str, type[Any]]:
    """The classes of the battle's orders by their kinds."""
    return {form(each).kind: each for each in ORDERS}


@dataclass(frozen=True, slots=True)
class Draft:
    """An order, and where it puts figures and turns units; `goal`: what it is for, as `unit: Guardia`.

    `later`: where the rest of a unit is to go that does not move at one rate, by an order after this;
    `barriers`: the works that it sets down.
    """

    order: Any
    spots: Spots = field(default_factory=dict, hash=False)
    facing: Mapping[str, float] = field(default_factory=dict, hash=False)
    goal: str = ""
    later: Spots = field(default_factory=dict, hash=False)
    barriers: tuple[Barrier, ...] = ()

    def after(self, sketch: Sketch) -> Sketch:
        """The sketch when the order has been carried out."""
        if self.barriers:
            land = replace(sketch.land, barriers=(*sketch.land.barriers, *self.barriers))
            sketch = replace(sketch, land=land)
        return sketch.with_spots(self.spots, self.facing)
