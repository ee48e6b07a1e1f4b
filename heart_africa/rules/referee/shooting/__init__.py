"""The Shooting phase and what stands around it (pp. 12, 14, 23, 25-27): what no chapter alone can say.

What is against any order                    refusals
Shots, previews, ambushes they give away     shots
Fires, the wind                              blazes
Who can shoot, shots shared out              unit_shots
The end of the phase, captures, reloading    phase_end
What comes of it                             events
What comes next, what is open                duties, choices
The orders and events of the Shooting phase  feature
"""

from heart_africa.rules.referee.shooting.duties import due
from heart_africa.rules.referee.shooting.feature import FEATURE
from heart_africa.rules.referee.shooting.phase_end import ending

__all__ = ["FEATURE", "due", "ending"]
