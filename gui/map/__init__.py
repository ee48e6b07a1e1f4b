"""The map of the open battle as a document, and what hands do on it, without a screen."""

from typing import TYPE_CHECKING

from gui.session import Key

if TYPE_CHECKING:  # the geometry is read when a map is first shown
    from gui.map.document import OpenMap

MAP: "Key[OpenMap]" = Key("map")
"""Where the map lies once it has been opened; named here, so that whoever asks for it need not read it."""
