"""Which orders have a card of their own: those whose dice are shown before they are thrown."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from PySide6.QtWidgets import QWidget

from gui.session import Session

MakeCard = Callable[[Session, Callable[[], None]], QWidget]
CARD = "gui.views.battle.card"


def carded(kind: str) -> MakeCard | None:
    """What makes the card of an order; None where the form read off it is all that there is."""
    if find_spec(CARD) is None:
        return None
    card = import_module(CARD)
    return card.OrderCard if kind in card.KINDS else None
