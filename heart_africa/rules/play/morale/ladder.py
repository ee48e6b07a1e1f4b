"""How many more casualties this turn would make how many tests: the question at the table (p. 28)."""

from heart_africa.core.dataclass import dataclass
from heart_africa.rules.book import Book
from heart_africa.rules.play.morale.causes import threshold


@dataclass(frozen=True, slots=True)
class Step:
    """So many more casualties would make it so many in the turn, and so many tests in all."""

    more: int
    casualties: int
    tests: int


@dataclass(frozen=True, slots=True)
class Ladder:
    """A unit's casualties of the turn: what makes a test, the tests made already, and every step ahead.

    The last casualty leaves nobody to test, and so is no step.
    """

    threshold: int
    tests: int
    steps: tuple[Step, ...]


def ladder(book: Book, at_start: int, casualties: int = 0) -> Ladder:
    """The ladder of a unit of so many figures at the start of the turn that has lost so many in it."""
    needed = threshold(book, at_start)
    made = casualties // needed
    ahead = range((made + 1) * needed, at_start, needed)
    steps = tuple(Step(lost - casualties, lost, lost // needed) for lost in ahead)
    return Ladder(needed, made if casualties < at_start else 0, steps)
