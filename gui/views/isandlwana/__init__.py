"""*Last Stand at Isandlwana* on the page of companions: its map, drawn by us.

The ground of the map  ground
The map                map
The owner's own map    own_map
What stands on it      tokens
Where its hexes lie    projection
"""

from gui.presenters.isandlwana.desk import DESK
from gui.views.companions.board import CompanionView
from gui.views.isandlwana.map import HexMapView
from gui.views.isandlwana.own_map import OwnMapView

VIEW = CompanionView(DESK, HexMapView, 500, OwnMapView)
"""The game with its map."""
