"""Choosing the pieces of terrain (pp. 17-20).

What an environment demands  verdict
A table drawn at random      proposals
"""

from heart_africa.rules.preparation.choosing_terrain.proposals import GroundProposed, propose_ground
from heart_africa.rules.preparation.choosing_terrain.verdict import (
    home_ground,
    objections_to_environment,
    objections_to_ground,
)

__all__ = [
    "GroundProposed",
    "home_ground",
    "objections_to_environment",
    "objections_to_ground",
    "propose_ground",
]
