"""What a feature of the campaign answers for."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from heart_africa.core import game
from heart_africa.core.dataclass import dataclass
from heart_africa.rules.book import Book
from heart_africa.rules.campaign.state import Campaign

AREA = "campaign"
PLAYER = attrgetter("player")
"""Whom most orders are for."""


def own_word(_campaign: Campaign, command: object) -> tuple[str, ...]:
    """The word of the player whom an order is for: it is his own affair."""
    return (PLAYER(command),)


def organisers_word(_campaign: Campaign, _command: object) -> tuple[str, ...]:
    """No player's word: an order that is the organiser's alone."""
    return ()


@dataclass(frozen=True)
class Feature(game.Feature[Campaign, Book]):
    """A part of the campaign.

    `parties`: whose word an order takes; nobody's where it is the organiser's alone. His own word stands
    for that of everybody.
    """

    parties: Callable[[Campaign, Any], tuple[str, ...]]
