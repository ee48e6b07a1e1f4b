"""The adjudication card.

Numbers and chances  wording
The card             order
"""

from gui.views.battle.card.order import KINDS, OrderCard

__all__ = ["KINDS", "OrderCard"]
