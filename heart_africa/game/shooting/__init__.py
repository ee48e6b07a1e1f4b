"""The Shooting phase and what stands around it (pp. 12, 14, 23, 25-27).

The orders                      orders
What is against any of them     standing
Shots                           firing, facts, springing
Shots shared out, and previews  helping
Fires, smoke, wind              burning
Reloading                       loading
The end of the phase, captures  closing
What comes of it                events, evolving
What comes next                 duties
"""

from heart_africa.game.shooting.burning import Blaze, blazes
from heart_africa.game.shooting.closing import captures, ending
from heart_africa.game.shooting.duties import due
from heart_africa.game.shooting.events import Drowned, FallenRemoved, GaveWay, PlaceLit
from heart_africa.game.shooting.helping import Group, aims, preview, ready
from heart_africa.game.shooting.loading import reloading
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
    "Blaze",
    "Capture",
    "Close",
    "Drowned",
    "FallenRemoved",
    "Fire",
    "FireArrows",
    "GaveWay",
    "Group",
    "LightFire",
    "Other",
    "PlaceLit",
    "Reload",
    "SettleWind",
    "StayInFire",
    "aims",
    "blazes",
    "captures",
    "due",
    "ending",
    "preview",
    "ready",
    "reloading",
]
