"""Chances of how far a unit may move (p. 24), by its own roll with every sum of its dice."""

from fractions import Fraction

from heart_africa.core import chances
from heart_africa.core.chances import Chances, sums, tried
from heart_africa.core.dataclass import dataclass
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle.units import Pace
from heart_africa.rules.book import Book
from heart_africa.rules.book.printed import Rate
from heart_africa.rules.play.movement.dice import Gait, rate, roll_move, source


@dataclass(frozen=True, slots=True)
class MoveOdds:
    """The odds of a roll for movement: its dice and what gives them, and the chances of its inches.

    `rate` is None where it cannot move.
    """

    pace: Pace
    rate: Rate | None
    source: Line
    inches: Chances[int]

    @property
    def mean(self) -> Fraction:
        """The average distance in inches."""
        return chances.mean(self.inches)

    def at_least(self, inches: int) -> Fraction:
        """The chance of at least so many inches."""
        return chances.at_least(self.inches, inches)


def odds_of_move(book: Book, goes: Gait, pace: Pace) -> MoveOdds:
    """The chances of the roll that a figure with this gait makes in that kind of ground."""
    inches = tried(lambda dice: roll_move(book, goes, (pace,), dice)[0].inches, sums)
    return MoveOdds(pace, rate(book, goes, pace), source(book, goes), inches)
