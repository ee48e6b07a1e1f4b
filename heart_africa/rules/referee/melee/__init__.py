"""Close combat, the step after reloading (pp. 26-27): who touches whom is state, who fights whom is ordered.

The order                 orders
Figures in contact        contacts
Scores before the dice    previews
Who has still to fight    duties
What the book has against it problems
The three verbs           feature
What a fight leaves open  choices
"""

from heart_africa.rules.referee.melee.contacts import bouts, proposed
from heart_africa.rules.referee.melee.duties import due
from heart_africa.rules.referee.melee.feature import FEATURE
from heart_africa.rules.referee.melee.orders import Fight, Match
from heart_africa.rules.referee.melee.previews import Preview, preview

__all__ = ["FEATURE", "Fight", "Match", "Preview", "bouts", "due", "preview", "proposed"]
