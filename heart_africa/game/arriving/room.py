"""Empty until its builder comes."""

from heart_africa.battle import Battle
from heart_africa.book import Book
from heart_africa.dice import Dice
from heart_africa.game.rooms import Room
from heart_africa.journal.deeds import Fact
from heart_africa.problems import Problem


def objections(_book: Book, _battle: Battle, command: object) -> tuple[Problem, ...]:
    """What the book has against an order."""
    raise TypeError(command)


def decide(_book: Book, _battle: Battle, command: object, _dice: Dice) -> tuple[Fact, ...]:
    """What an order brings about."""
    raise TypeError(command)


def evolve(_battle: Battle, event: object, _who: str) -> Battle:
    """The battle with an event applied."""
    raise TypeError(event)


def subject(command: object) -> str:
    """Whom an order is for."""
    raise TypeError(command)


ROOM = Room((), (), objections, decide, evolve, subject)
