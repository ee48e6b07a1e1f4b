"""The Shooting phase and what stands around it (pp. 12, 14, 23, 25-27).

The orders   orders
"""

from heart_africa.game.shooting.orders import (
    Aim,
    Capture,
    Close,
    Fire,
    FireArrows,
    LightFire,
    Other,
    Reload,
    SettleWind,
    StayInFire,
)
from heart_africa.game.shooting.room import ROOM

__all__ = [
    "ROOM",
    "Aim",
    "Capture",
    "Close",
    "Fire",
    "FireArrows",
    "LightFire",
    "Other",
    "Reload",
    "SettleWind",
    "StayInFire",
]
