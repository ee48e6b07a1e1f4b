"""Morale tests and rallying, the steps after close combat (p. 28; pp. 4-5, 10-11): what is due is state.

What comes next; spells, attempts to rally        duties
The orders, what is against them, what they do    feature
"""

from heart_africa.rules.referee.morale.duties import due
from heart_africa.rules.referee.morale.feature import FEATURE

__all__ = ["FEATURE", "due"]
