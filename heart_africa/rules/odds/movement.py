"""How far a unit may get (p. 24), by its own roll over every sum of its dice."""

from fractions import Fraction

from heart_africa.core import chances
from heart_africa.core.chances import Chances, sums, tried
from heart_africa.core.dataclass import dataclass
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle.units import Pace
from heart_africa.rules.book import Book
from heart_africa.rules.play.movement.dice import Gait, rate, roll_move, source
from heart_africa.rules.tables.printed import Rate


@dataclass(frozen=True, slots=True)
class MoveOdds:
    """A roll before its dice: which, by what row, and how many inches it may give; None: it cannot move."""

    pace: Pace
    rate: Rate | None
    source: Line
    inches: Chances[int]

    @property
    def mean(self) -> Fraction:
        """The inches on average."""
        return chances.mean(self.inches)

    def at_least(self, inches: int) -> Fraction:
        """The chance to get so far, or farther."""
        return chances.at_least(self.inches, inches)


def odds_of_move(book: Book, goes: Gait, pace: Pace) -> MoveOdds:
    """The chances of the roll that a figure with this gait makes in that kind of ground."""
    inches = tried(lambda dice: roll_move(book, goes, (pace,), dice)[0].inches, sums)
    return MoveOdds(pace, rate(book, goes, pace), source(book, goes), inches)
