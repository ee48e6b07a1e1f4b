"""Close combat, the step after reloading (pp. 26-27): who touches whom is state, who fights whom is ordered.

The order                    orders
Figures in contact           contacts
Scores before the dice       previewing
Who has still to fight       duties
What the book has against it objecting
The three verbs              room
"""

from heart_africa.game.fighting.contacts import bouts, proposed
from heart_africa.game.fighting.duties import due
from heart_africa.game.fighting.orders import Fight, Match
from heart_africa.game.fighting.previewing import Preview, preview
from heart_africa.game.fighting.room import ROOM

__all__ = ["ROOM", "Fight", "Match", "Preview", "bouts", "due", "preview", "proposed"]
