"""Arrivals, the first step of the turn (pp. 21-23).

The orders                                          orders
What happens                                        events
Who comes on, with whom                             newcomers
What speaks against it                              problems
What comes next                                     duties
The orders of the first step of a turn, registered  feature
"""

from heart_africa.rules.referee.arrivals.duties import due
from heart_africa.rules.referee.arrivals.feature import FEATURE
from heart_africa.rules.referee.arrivals.orders import EnterColumn, HoldArrival, RollArrivalOrder

__all__ = ["FEATURE", "EnterColumn", "HoldArrival", "PlaceArrival", "RollArrival", "RollArrivalOrder", "due"]
