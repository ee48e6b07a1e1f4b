"""Morale tests and rallying, the steps after close combat (p. 28; pp. 4-5, 10-11): what is due is state.

The orders                         orders
A unit and whom it follows         standing
What of this turn has reached it   reached
What has still to be measured      hearing
Leaves not to take a test          leaves
The tests that it owes             owing
Spells, attempts to rally          spells
What comes next                    duties
Facts of its own                   events
The three verbs                    objecting, deciding, evolving, room
"""

from heart_africa.game.nerve.duties import due
from heart_africa.game.nerve.events import NewsHeard, Overlooked, StandardRaised, TestsTaken
from heart_africa.game.nerve.hearing import Question, questions
from heart_africa.game.nerve.orders import (
    Bewitch,
    Hear,
    Order,
    Overlook,
    RaiseStandard,
    Rally,
    TakeTests,
    TakeVesselTests,
)
from heart_africa.game.nerve.owing import Owing, owing, owings
from heart_africa.game.nerve.room import ROOM
from heart_africa.game.nerve.spells import casters, ralliers, susceptible

__all__ = [
    "ROOM",
    "Bewitch",
    "Hear",
    "NewsHeard",
    "Order",
    "Overlook",
    "Overlooked",
    "Owing",
    "Question",
    "RaiseStandard",
    "Rally",
    "StandardRaised",
    "TakeTests",
    "TakeVesselTests",
    "TestsTaken",
    "casters",
    "due",
    "owing",
    "owings",
    "questions",
    "ralliers",
    "susceptible",
]
