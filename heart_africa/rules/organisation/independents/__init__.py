"""Figures that belong to no unit (pp. 10-11).

Standard bearers   10-11  standards
Witch doctors      11     witch_doctors
"""

from heart_africa.rules.organisation.independents.standards import (
    RaiseStandard,
    StandardRaised,
    objections_to_cancel,
    raise_standard,
)
from heart_africa.rules.organisation.independents.witch_doctors import (
    Bewitch,
    Bewitched,
    bewitch,
    objections_to_bewitch,
)

__all__ = [
    "Bewitch",
    "Bewitched",
    "RaiseStandard",
    "StandardRaised",
    "bewitch",
    "objections_to_bewitch",
    "objections_to_cancel",
    "raise_standard",
]
