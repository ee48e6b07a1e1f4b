"""All features of a battle, registered: `Referee` is what a journal of battles asks for its rules."""

from collections.abc import Iterable

from heart_africa.core.dataclass import dataclass
from heart_africa.core.game import Game, by_command, events_of
from heart_africa.core.journal.records import Command
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
from heart_africa.rules.referee.choices import Choice, Past
from heart_africa.rules.referee.feature import Feature

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
ORDERS = by_command(FEATURES)


@dataclass(frozen=True)
class Referee(Game[Battle, Book]):
    """The rules of a battle: a book, and how its unclear rules are read."""

    book: Book
    rulings: Rulings

    start, orders, events = Battle(), ORDERS, events_of(FEATURES)

    def __post_init__(self) -> None:
        """The book that the features are handed is read by these rulings."""
        object.__setattr__(self, "book", self.book.read_by(self.rulings))

    def left_open(self, battle: Battle, past: Past, command: Command) -> Iterable[Choice]:
        """The choices that a command leaves to people; without an answer it is carried out as it says."""
        return ORDERS[type(command)].left_open(self.book, battle, past, command)

    def moment(self, battle: Battle) -> str:
        """The turn and step of play; before and after it, the stage."""
        return f"{battle.turn}.{battle.step}" if battle.stage is Stage.PLAY else battle.stage.value


def referee(book: Book, rulings: Rulings | None = None) -> Referee:
    """The referee of a book, by its default rulings unless others are in force."""
    return Referee(book, rulings or default_rulings())
