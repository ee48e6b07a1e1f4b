"""A game built of features: each answers for some commands and events, `Game` for all of them to a journal.

A game of the book (`rules.referee.Referee`, `rules.campaign.Keeper`) says which features it has, where it
begins and what a moment of it is called; whatever else a journal asks is answered here.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, Generic, TypeVar

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice
from heart_africa.core.journal.codec import Codec
from heart_africa.core.journal.records import Command, EventRecord
from heart_africa.core.problems import Problem

State = TypeVar("State")
Book = TypeVar("Book")


@dataclass(frozen=True)
class Feature(Generic[State, Book]):
    """A part of a game: the commands and events that it knows, and what to do with them.

    `subject`: the name that a command is for; it tells the command's check apart from others of its kind at
    the same moment.
    """

    commands: tuple[type[Any], ...]
    events: tuple[type[Any], ...]
    objections: Callable[[Book, State, Any], tuple[Problem, ...]]
    decide: Callable[[Book, State, Any, Dice], tuple[EventRecord, ...]]
    subject: Callable[[Any], str]


def nobody(_command: object) -> str:
    """The empty subject, for a command that is for nobody in particular."""
    return ""


F = TypeVar("F", bound=Feature[Any, Any])


def by_command(features: Iterable[F]) -> dict[type[Any], F]:
    """The features by the classes of their commands."""
    return {command: feature for feature in features for command in feature.commands}


def events_of(features: Iterable[Feature[Any, Any]]) -> tuple[type[Any], ...]:
    """All events of these features."""
    return tuple(event for feature in features for event in feature.events)


class Game(ABC, Generic[State, Book]):
    """The rules of a game as a journal asks for them; see `core.journal.journal.Rules` for what each returns.

    `orders` and `events` are those of `by_command` and `events_of`.
    """

    book: Book
    start: State
    orders: Mapping[type[Any], Feature[State, Book]]
    events: tuple[type[Any], ...]

    @abstractmethod
    def moment(self, state: State) -> str:
        """The name of the moment of a state: the turn, and the step if there is one.

        The same question asked twice at one moment is told apart by a number; a new moment begins anew.
        """

    @cached_property
    def codec(self) -> Codec:
        """How the commands and events of the game are written and read."""
        return Codec(self.orders, self.events)

    def objections(self, state: State, command: Command) -> tuple[Problem, ...]:
        """All that the rules have against a command in this state. Raises `BadData`."""
        return self.orders[type(command)].objections(self.book, state, command)

    def decide(self, state: State, command: Command, dice: Dice) -> tuple[EventRecord, ...]:
        """The events of a command.

        Raises `DiceNeeded`, and `BadData` for a name that the game does not have.
        """
        return self.orders[type(command)].decide(self.book, state, command, dice)

    def evolve(self, state: State, fact: EventRecord) -> State:
        """The state with an event applied."""
        found: State = fact.event.applied(state, fact.who)
        return found

    def check(self, state: State, command: Command) -> str:
        """The name of the question that a command's dice answer: the moment, the kind and the subject."""
        subject = self.orders[type(command)].subject(command)
        return f"{self.moment(state)}.{command.kind}.{subject}"
