"""Arrivals, the first step of the turn (pp. 21-23).

The orders   orders
"""

from heart_africa.game.arriving.orders import (
    EnterColumn,
    HoldArrival,
    PlaceArrival,
    RollArrival,
    RollArrivalOrder,
)
from heart_africa.game.arriving.room import ROOM

__all__ = ["ROOM", "EnterColumn", "HoldArrival", "PlaceArrival", "RollArrival", "RollArrivalOrder"]
