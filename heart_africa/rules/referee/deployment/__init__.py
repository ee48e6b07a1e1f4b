"""The armies deploy: in turn, with works, ambushes and reserves, until play begins (pp. 13-15, 20-22).

Whose turn it is, what comes next               turns
The orders: what is against them, what they do  stage
"""

from heart_africa.rules.referee.deployment.stage import FEATURE
from heart_africa.rules.referee.deployment.turns import due

__all__ = ["FEATURE", "due"]
