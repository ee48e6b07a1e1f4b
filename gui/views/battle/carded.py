"""Which orders have a card of their own: those whose dice are shown before they are thrown."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from PySide6.QtWidgets import QWidget

from gui.session import Session

MakeCard = Callable[[Session, Callable[[], None]], QWidget]
CARD = "gui.views.battle.card"


def carded(kind: str) -> MakeCard | None:
    """What makes the card of an order; None where the form read off it is all that there is."""
    card = _card()
    if card is None:
        return None
    kinds = getattr(card, "KINDS", None)
    return card.OrderCard if kinds is None or kind in kinds else None


@cache
def _card() -> Any:  # noqa: ANN401  # a module
    return import_module(CARD) if find_spec(CARD) else None
