"""What a feature of the battle answers for: orders and events, and the choices that an order leaves open."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from heart_africa.core import game
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.referee.choices import Choice, nothing_open
from heart_africa.rules.referee.stated_facts import Past


@dataclass(frozen=True)
class Feature(game.Feature[Battle, Book]):
    """A part of the referee.

    `left_open`: the choices that a command leaves to people, by what was said before.
    """

    left_open: Callable[[Book, Battle, Past, Any], Iterable[Choice]] = nothing_open
