"""Close combat, the step after reloading (pp. 26-27): who touches whom is state, who fights whom is ordered.

The order                    orders
Figures in contact           contacts
Scores before the dice       previewing
Who has still to fight       duties
The three verbs              room
"""

from heart_africa.game.fighting.orders import Fight, Match
from heart_africa.game.fighting.room import ROOM

__all__ = ["ROOM", "Fight", "Match"]
