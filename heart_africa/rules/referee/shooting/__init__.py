"""The Shooting phase and what stands around it (pp. 12, 14, 23, 25-27).

The orders                      orders
What is against any of them     refusals
Shots                           shots, facts, ambushes
Shots shared out, and previews  shares
Fires, smoke, wind              fires
Reloading                       reloads
The end of the phase, captures  phase_end
What comes of it                events, evolution
What comes next                 duties
"""

from heart_africa.rules.play.shooting.orders import Aim, Close, Fire, Other
from heart_africa.rules.referee.shooting.duties import due
from heart_africa.rules.referee.shooting.events import Drowned, FallenRemoved, GaveWay, PlaceLit
from heart_africa.rules.referee.shooting.feature import FEATURE
from heart_africa.rules.referee.shooting.fires import Blaze, blazes
from heart_africa.rules.referee.shooting.orders import (
    Capture,
    FireArrows,
    LightFire,
    Reload,
    SettleWind,
    StayInFire,
)
from heart_africa.rules.referee.shooting.phase_end import captures, ending
from heart_africa.rules.referee.shooting.reloads import reloading
from heart_africa.rules.referee.shooting.shares import Group, aims, preview, ready

__all__ = [
    "FEATURE",
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
