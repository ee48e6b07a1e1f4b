"""*Dark Kingdoms* on the page of companions: its map, drawn by us.

The map  map
"""

from gui.presenters.kingdoms.desk import DESK
from gui.views.companions.board import CompanionView
from gui.views.kingdoms.map import KingdomsMap

VIEW = CompanionView(DESK, KingdomsMap, 400)
"""The game with its board."""
