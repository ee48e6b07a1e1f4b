"""The Shooting phase and what belongs to it (pp. 12, 14, 23, 25-27), as far as no chapter decides it alone.

Shots, previews, ambushes they give away        shots
Fires, the wind                                 blazes
Who is there and can shoot, shots shared out    unit_shots
The orders, what comes next; captures, the end  phase
What comes of it                                events
What an order to shoot leaves people to choose  choices
"""

from heart_africa.rules.referee.shooting.phase import FEATURE, due, ending

__all__ = ["FEATURE", "due", "ending"]
