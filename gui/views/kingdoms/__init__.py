"""*Dark Kingdoms* on the page of companions: its map, drawn by us.

The map              map
The owner's own map  own_map
"""

from gui.presenters.kingdoms.desk import DESK
from gui.views.companions.board import CompanionView
from gui.views.kingdoms.map import KingdomsMap
from gui.views.kingdoms.own_map import OwnMapView

VIEW = CompanionView(DESK, KingdomsMap, 400, OwnMapView)
"""The game with its board."""
