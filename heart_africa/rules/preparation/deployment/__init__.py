"""Deployment (pp. 20-22). In what order the sides deploy is the business of the battle.

The orders                                                   orders
Where a unit may begin, how many, what may stay off          places
Ambushes: how many, where, what betrays them                 ambushes
"""

from heart_africa.rules.preparation.deployment.orders import (
    BeginPlay,
    Begins,
    Deploy,
    DeployRest,
    Hiding,
    PlaceWork,
)
from heart_africa.rules.preparation.deployment.places import (
    enters,
    objections_to_begin,
    objections_to_deploy,
    objections_to_enter,
)

__all__ = [
    "BeginPlay",
    "Begins",
    "Deploy",
    "DeployRest",
    "Hiding",
    "PlaceWork",
    "enters",
    "objections_to_begin",
    "objections_to_deploy",
    "objections_to_enter",
]
