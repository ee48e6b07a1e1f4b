"""The map of the open battle as a document, and what hands do on it, without a screen.

The map itself: what lies where, who is chosen          document
Tables as files                                         files
Figures drawn up in ranks, turned and shifted together  formations
What somebody is about to do with figures on the map    moves
What lies over the ground and changes with the battle   overlays
Orders that the table itself shows to be possible       offers
Who may shoot at whom                                   shots
Pieces of terrain shaped by hand                        terrain
"""

from typing import TYPE_CHECKING

from gui.session import Key

if TYPE_CHECKING:  # the geometry is read when a map is first shown
    from gui.documents.map.document import OpenMap

MAP: "Key[OpenMap]" = Key("map")
"""The key of the map once it is open; defined here, so that asking for it does not load the map."""
