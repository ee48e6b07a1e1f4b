"""The Shooting phase and what stands around it (pp. 12, 14, 23, 25-27): what no chapter alone can say.

Shots, previews, ambushes they give away                 shots
Fires, the wind                                          blazes
Who is there and can shoot, shots shared out             unit_shots
What comes next; captures, reloading, the end            phase
What comes of it                                         events
What an order to shoot leaves people to choose           choices
The orders and events of the Shooting phase, registered  feature
"""

from heart_africa.rules.referee.shooting.feature import FEATURE
from heart_africa.rules.referee.shooting.phase import due, ending

__all__ = ["FEATURE", "due", "ending"]
