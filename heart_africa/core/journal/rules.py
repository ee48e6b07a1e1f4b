"""What a game answers so that a journal can be kept of it."""

from typing import Protocol, TypeVar

from heart_africa.core.dice import Dice
from heart_africa.core.journal.codec import Codec
from heart_africa.core.journal.records import Command, EventRecord
from heart_africa.core.problems import Problem

State = TypeVar("State")


class Rules(Protocol[State]):
    """A game: its beginning, its three verbs, the names of its checks, and its words on paper."""

    @property
    def start(self) -> State:
        """The state before the first entry."""

    @property
    def codec(self) -> Codec:
        """How its commands and events are written and read."""

    def objections(self, state: State, command: Command) -> tuple[Problem, ...]:
        """All that the rules have against a command."""

    def decide(self, state: State, command: Command, dice: Dice) -> tuple[EventRecord, ...]:
        """What it brings about, overruled or not. Raises `DiceNeeded`, and `BadData` for what nothing has."""

    def evolve(self, state: State, fact: EventRecord) -> State:
        """The state with a fact applied, which judges nothing."""

    def check(self, state: State, command: Command) -> str:
        """The name of the question that the dice of a command answer, whatever else is said of it."""
