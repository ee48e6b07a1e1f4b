"""Leaders (pp. 4-5).

A trait thrown for  4    traits
Rallying            4    rallying
The disciplinarian  5    disciplinarian
The charismatic     5    charismatic
"""

from heart_africa.rules.organisation.leaders.charismatic import (
    Following,
    Join,
    Joined,
    LeftBehind,
    charisma,
    join,
    left_behind,
    objections_to_join,
)
from heart_africa.rules.organisation.leaders.disciplinarian import (
    Overlook,
    discipline,
    objections_to_overlook,
)
from heart_africa.rules.organisation.leaders.facts import AREA, Leader
from heart_africa.rules.organisation.leaders.rallying import (
    DIE,
    Rallied,
    Rally,
    objections_to_rally,
    rally,
    rally_check,
)
from heart_africa.rules.organisation.leaders.traits import TraitThrown, throw_for_trait

__all__ = [
    "AREA",
    "DIE",
    "Following",
    "Join",
    "Joined",
    "Leader",
    "LeftBehind",
    "Overlook",
    "Rallied",
    "Rally",
    "TraitThrown",
    "charisma",
    "discipline",
    "join",
    "left_behind",
    "objections_to_join",
    "objections_to_overlook",
    "objections_to_rally",
    "rally",
    "rally_check",
    "throw_for_trait",
]
