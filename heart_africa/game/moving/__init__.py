"""The Movement phase: units, then lone figures and baggage, and all that befalls them (pp. 23-24, 26-28).

The orders   orders
"""

from heart_africa.game.moving.orders import (
    Board,
    CheckGrounding,
    ClimbRoof,
    ClimbWork,
    CrossWater,
    Decline,
    Dismount,
    Evade,
    Guide,
    LeaveRoof,
    Mount,
    Move,
    ReachWork,
    Rejoin,
    RollMove,
    Spring,
    StepOnTrap,
    Turn,
)
from heart_africa.game.moving.room import ROOM

__all__ = [
    "ROOM",
    "Board",
    "CheckGrounding",
    "ClimbRoof",
    "ClimbWork",
    "CrossWater",
    "Decline",
    "Dismount",
    "Evade",
    "Guide",
    "LeaveRoof",
    "Mount",
    "Move",
    "ReachWork",
    "Rejoin",
    "RollMove",
    "Spring",
    "StepOnTrap",
    "Turn",
]
