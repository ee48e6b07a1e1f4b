"""The battle page: battles to choose, setting up, the referee's board with its log, the end.

All together         page
Before one is open   start
Where it stands      strip
Both armies          armies, bar
Giving orders        orders, card
Before turn one      setup, look_away
What has happened    log
How it ended         ending
"""

from gui.views.battle.page import BattlePage

__all__ = ["BattlePage"]
