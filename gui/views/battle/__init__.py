"""The battle page: battles to choose, setting up, the referee's board with its log, the end.

All together                                           page
Where it stands                                        strip
Both armies                                            armies
Giving orders                                          orders, card
Before turn one                                        setup
The computer as a player, in a process of its own      computer, thinker
An order that was filled in on the map                 on_map
What only one side may see                             secrets
"""

from gui.views.battle.page import BattlePage

__all__ = ["BattlePage"]
