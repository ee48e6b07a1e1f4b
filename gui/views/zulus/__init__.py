"""*Zulus on the Ramparts!* on the page of companions: its map, drawn by us.

The map  map
"""

from gui.presenters.zulus.desk import DESK
from gui.views.companions.board import CompanionView
from gui.views.zulus.map import ZulusMap

VIEW = CompanionView(DESK, ZulusMap, 400)
"""The game with its board."""
