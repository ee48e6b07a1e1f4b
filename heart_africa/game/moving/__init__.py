"""The Movement phase: units, then lone figures and baggage, and all that befalls them (pp. 23-24, 26-28).

The orders                    orders
What happens                  events
Whose turn it is              alternation
Who moves with whom           company
Dice                          rolling
A move and its way            going, walks
Contact, breaking off         contact
Evading                       evading
Guides, leaders               guiding
Ambushes                      ambushes
Traps, crocodiles, works      obstacles
Boats                         vessels
Roofs, horses                 climbing
What comes next               duties
What speaks against it        refusing
What becomes of the battle    evolving
"""

from heart_africa.game.moving.duties import due
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
    "due",
]
