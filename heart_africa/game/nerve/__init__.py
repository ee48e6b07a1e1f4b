"""Morale tests and rallying, the steps after close combat (p. 28; pp. 4-5, 10-11): what is due is state.

The orders                   orders
"""

from heart_africa.game.nerve.orders import (
    Bewitch,
    Hear,
    Overlook,
    RaiseStandard,
    Rally,
    TakeTests,
    TakeVesselTests,
)
from heart_africa.game.nerve.room import ROOM

__all__ = [
    "ROOM",
    "Bewitch",
    "Hear",
    "Overlook",
    "RaiseStandard",
    "Rally",
    "TakeTests",
    "TakeVesselTests",
]
