"""Morale tests and rallying, the steps after close combat (p. 28; pp. 4-5, 10-11): what is due is state.

Spells, attempts to rally                         spells
What comes next                                   duties
Facts of its own                                  events
What is against leaves, spells, rallying          problems
What the orders bring about                       decisions
The orders and events, registered                 feature
Whom something of this turn reached               choices
"""

from heart_africa.rules.referee.morale.duties import due
from heart_africa.rules.referee.morale.events import NewsHeard, TestsTaken
from heart_africa.rules.referee.morale.feature import FEATURE
from heart_africa.rules.referee.morale.spells import casters, ralliers, susceptible

__all__ = ["FEATURE", "NewsHeard", "TestsTaken", "casters", "due", "ralliers", "susceptible"]
