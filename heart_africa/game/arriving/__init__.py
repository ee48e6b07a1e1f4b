"""Arrivals, the first step of the turn (pp. 21-23).

The orders                 orders
What happens               events
Who comes on, with whom    coming
What speaks against it     objecting
What comes next            duties
"""

from heart_africa.game.arriving.duties import due
from heart_africa.game.arriving.orders import (
    EnterColumn,
    HoldArrival,
    PlaceArrival,
    RollArrival,
    RollArrivalOrder,
)
from heart_africa.game.arriving.room import ROOM

__all__ = ["ROOM", "EnterColumn", "HoldArrival", "PlaceArrival", "RollArrival", "RollArrivalOrder", "due"]
