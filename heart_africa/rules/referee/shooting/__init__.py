"""The Shooting phase and what belongs to it (pp. 12, 14, 23, 25-27), as far as no chapter decides it alone.

Shots: who can shoot, what is against it, what comes of it  shots
Fires; what comes next, captures, the end; all the orders   phase
What comes of it                                            events
What an order to shoot leaves people to choose              choices
"""

from heart_africa.rules.referee.shooting.phase import FEATURE, due, ending

__all__ = ["FEATURE", "due", "ending"]
