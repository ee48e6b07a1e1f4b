"""Choosing the pieces of terrain (pp. 17-20).

Pieces and tables             pieces
What an environment demands   judging
A table drawn at random       proposing
"""

from heart_africa.preparation.choosing_terrain.judging import (
    home_ground,
    objections_to_environment,
    objections_to_ground,
)
from heart_africa.preparation.choosing_terrain.pieces import Ground, Piece
from heart_africa.preparation.choosing_terrain.proposing import GroundProposed, propose_ground

__all__ = [
    "Ground",
    "GroundProposed",
    "Piece",
    "home_ground",
    "objections_to_environment",
    "objections_to_ground",
    "propose_ground",
]
