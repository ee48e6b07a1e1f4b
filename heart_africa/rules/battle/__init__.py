"""A battle as it stands: sides, units, figures, what the turn has brought; frozen values that judge nothing.

Units                     units
The battle and its table  state
Who is lost               losses
Companies                 companies
A new turn                turns
Used up                   marks
Any scene                 staging
"""

from heart_africa.rules.battle.losses import lose
from heart_africa.rules.battle.state import (
    Battle,
    ConditionalProblem,
    NewsItem,
    PlacedWork,
    Side,
    SideId,
    Stage,
    other,
)
from heart_africa.rules.battle.turns import fresh_step, fresh_turn
from heart_africa.rules.battle.units import Figure, Gone, Sort, Unit, Where

__all__ = [
    "Battle",
    "ConditionalProblem",
    "Figure",
    "Gone",
    "NewsItem",
    "PlacedWork",
    "Side",
    "SideId",
    "Sort",
    "Stage",
    "Unit",
    "Where",
    "fresh_step",
    "fresh_turn",
    "lose",
    "other",
]
