"""The battle page: battles to choose, setting up, the referee's board with its log, the end.

Armies or map on the left, what is due on the right    board
All together                                           page
How it stands: strip, bar, cards of the armies         progress
What comes next, the card of an order                  orders
Before turn one                                        setup
The computer as a player, in a process of its own      computer, thinker
What only one side may see                             secrets
"""

from gui.views.battle.page import BattlePage

__all__ = ["BattlePage"]
