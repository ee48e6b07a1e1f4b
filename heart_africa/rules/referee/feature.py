"""The shape of a room of the game: the orders and events that it knows, and the three verbs for them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.referee.choices import Choice, nothing_open
from heart_africa.rules.referee.last_said import Past


@dataclass(frozen=True, slots=True)
class Feature:
    """A part of the referee.

    `evolve` is handed the battle, the event and whom it befell; an event that changes nothing of the state
    is named all the same, and gives the battle back. `subject`: the unit or figure that a command is for,
    by which its check is told apart from others of its kind; `left_open`: the choices that a command leaves
    to people, by what was said before.
    """

    commands: tuple[type[Any], ...]
    events: tuple[type[Any], ...]
    objections: Callable[[Book, Battle, Any], tuple[Problem, ...]]
    decide: Callable[[Book, Battle, Any, Dice], tuple[EventRecord, ...]]
    evolve: Callable[[Battle, Any, str], Battle]
    subject: Callable[[Any], str]
    left_open: Callable[[Book, Battle, Past, Any], Iterable[Choice]] = nothing_open
