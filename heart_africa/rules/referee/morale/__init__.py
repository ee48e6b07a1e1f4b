"""Morale tests and rallying, the steps after close combat (p. 28; pp. 4-5, 10-11): what is due is state.

The orders                           orders
What has still to be measured        news
The tests that it owes               tests_owed
Spells, attempts to rally            spells
What comes next                      duties
Facts of its own                     events
The three verbs                      problems, decisions, evolution, feature
Whom something of this turn reached  choices
"""

from heart_africa.rules.referee.morale.duties import due
from heart_africa.rules.referee.morale.events import NewsHeard, TestsTaken
from heart_africa.rules.referee.morale.feature import FEATURE
from heart_africa.rules.referee.morale.news import Question, questions
from heart_africa.rules.referee.morale.orders import Hear, Order
from heart_africa.rules.referee.morale.spells import casters, ralliers, susceptible
from heart_africa.rules.referee.morale.tests_owed import Owing, owing, owings

__all__ = [
    "FEATURE",
    "Hear",
    "NewsHeard",
    "Order",
    "Owing",
    "Question",
    "TestsTaken",
    "casters",
    "due",
    "owing",
    "owings",
    "questions",
    "ralliers",
    "susceptible",
]
