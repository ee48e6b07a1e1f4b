"""The Movement phase: units, then lone figures and baggage, and all that befalls them (pp. 23-24, 26-28).

The orders                                               orders
What happens                                             events
Whose turn it is, and the dice of whoever moves          alternation
Who moves with whom, guides, leaders                     company
A move and its way                                       unit_moves
Ambushes, contact, breaking off, riding away             contact
Traps, crocodiles, works                                 obstacles
Boats                                                    vessels
What a move leaves people to choose                      choices
What speaks against it                                   refusals
The orders, what comes next                              phase
"""

from heart_africa.rules.referee.movement.phase import FEATURE, due

__all__ = ["FEATURE", "due"]
