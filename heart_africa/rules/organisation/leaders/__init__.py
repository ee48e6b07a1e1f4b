"""Leaders (pp. 4-5).

A trait thrown for  4  traits
Rallying            4  rallying
The disciplinarian  5  disciplinarian
The charismatic     5  charismatic
"""

from heart_africa.rules.organisation.leaders.charismatic import (
    BEGUN,
    AttachLeader,
    Joined,
    LeftBehind,
    Rejoin,
    join,
    left_behind,
    objections_to_join,
)
from heart_africa.rules.organisation.leaders.disciplinarian import (
    Overlook,
    Overlooked,
    objections_to_overlook,
    overlook,
)
from heart_africa.rules.organisation.leaders.rallying import (
    DIE,
    Rallied,
    Rally,
    objections_to_rally,
    rally,
    rally_check,
)
from heart_africa.rules.organisation.leaders.traits import AREA, TraitThrown, throw_for_trait

__all__ = [
    "AREA",
    "BEGUN",
    "DIE",
    "AttachLeader",
    "Joined",
    "LeftBehind",
    "Overlook",
    "Overlooked",
    "Rallied",
    "Rally",
    "Rejoin",
    "TraitThrown",
    "join",
    "left_behind",
    "objections_to_join",
    "objections_to_overlook",
    "objections_to_rally",
    "overlook",
    "rally",
    "rally_check",
    "throw_for_trait",
]
