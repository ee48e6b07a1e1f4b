"""The rooms of the game under one roof: the three verbs for every command of a battle."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from heart_africa.core.dice import Dice
from heart_africa.core.journal.codec import Codec
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.core.rulings import Rulings, default_rulings
from heart_africa.rules.battle import Battle, Stage
from heart_africa.rules.book import Book
from heart_africa.rules.referee import (
    arrivals,
    deployment,
    ending,
    melee,
    morale,
    movement,
    muster,
    recorded_results,
    setup,
    shooting,
    turn,
    umpire,
)
from heart_africa.rules.referee.choices import Choice
from heart_africa.rules.referee.feature import Feature
from heart_africa.rules.referee.last_said import Past

FEATURES: tuple[Feature, ...] = (
    muster.FEATURE,
    setup.FEATURE,
    deployment.FEATURE,
    arrivals.FEATURE,
    movement.FEATURE,
    shooting.FEATURE,
    melee.FEATURE,
    morale.FEATURE,
    turn.FEATURE,
    ending.FEATURE,
    umpire.FEATURE,
    recorded_results.FEATURE,
)
ORDERS: dict[type[Any], Feature] = {command: room for room in FEATURES for command in room.commands}
EVENTS: dict[type[Any], Feature] = {event: room for room in FEATURES for event in room.events}


@dataclass(frozen=True)
class Referee:
    """The rules of a battle as a journal asks for them: a book, and how its unclear rules are read."""

    book: Book
    rulings: Rulings

    start = Battle()

    def __post_init__(self) -> None:
        """The book that the rooms are handed is read by these rulings."""
        object.__setattr__(self, "book", self.book.read_by(self.rulings))

    @cached_property
    def codec(self) -> Codec:
        """How the commands and events of a battle are written and read."""
        return Codec(ORDERS, EVENTS)

    def objections(self, battle: Battle, command: Any) -> tuple[Problem, ...]:  # noqa: ANN401  # any order
        """All that the book has against a command, as the battle stands."""
        return ORDERS[type(command)].objections(self.book, battle, command)

    def decide(self, battle: Battle, command: Any, dice: Dice) -> tuple[EventRecord, ...]:  # noqa: ANN401  # any order
        """What it brings about. Raises `DiceNeeded`, and `BadData` for what is not in the battle."""
        return ORDERS[type(command)].decide(self.book, battle, command, dice)

    def left_open(self, battle: Battle, past: Past, command: Any) -> Iterable[Choice]:  # noqa: ANN401  # any order
        """The choices that a command leaves to people; without an answer it is carried out as it says."""
        return ORDERS[type(command)].left_open(self.book, battle, past, command)

    def evolve(self, battle: Battle, fact: EventRecord) -> Battle:
        """The battle with a fact applied."""
        return EVENTS[type(fact.event)].evolve(battle, fact.event, fact.who)

    def check(self, battle: Battle, command: Any) -> str:  # noqa: ANN401  # any order
        """Which question its dice answer: the turn, the step, what is done and by whom."""
        place = f"{battle.turn}.{battle.step}" if battle.stage is Stage.PLAY else battle.stage.value
        return f"{place}.{command.kind}.{ORDERS[type(command)].subject(command)}"


def referee(book: Book, rulings: Rulings | None = None) -> Referee:
    """The referee of a book, by its default rulings unless others are in force."""
    return Referee(book, rulings or default_rulings())
