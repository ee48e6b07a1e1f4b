"""What the fields of orders name: hexes, British pieces."""

from typing import Annotated, TypeAlias

from heart_africa.core.fields import Meaning


class Piece(Meaning):
    """What a field of an order names on the map."""

    HEX = "hex"
    PIECE = "piece"
    """A British unit, a leader, or the wagon."""


HexName: TypeAlias = Annotated[str, Piece.HEX]
PieceName: TypeAlias = Annotated[str, Piece.PIECE]
