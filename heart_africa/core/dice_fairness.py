"""Whether dice are fair: counts by face, chi-square with its sample size, and an opinion in a word.

It knows nothing of any one game. The chance of a statistic at least so large is exact for the five degrees of
freedom of a die (the closed form of the chi-square distribution with an odd number of them).
"""

import math
from collections import Counter
from collections.abc import Iterable
from enum import StrEnum
from fractions import Fraction

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES

ENOUGH = 5 * SIDES
"""Below five expected of each face the statistic says nothing."""


class Opinion(StrEnum):
    """What can be said about the fairness of dice."""

    TOO_FEW = "too-few"
    ORDINARY = "ordinary"
    UNUSUAL = "unusual"
    RARE = "rare"


@dataclass(frozen=True, slots=True)
class Fairness:
    """The counts of faces thrown, with the judgement on them."""

    counts: tuple[int, ...]

    @property
    def size(self) -> int:
        """How many dice were counted."""
        return sum(self.counts)

    @property
    def mean(self) -> Fraction:
        """The mean face; 7/2 is expected."""
        total = sum(face * count for face, count in enumerate(self.counts, 1))
        return Fraction(total, self.size) if self.size else Fraction(0)

    @property
    def chi_square(self) -> Fraction:
        """The sum of squared differences from the expected counts, each over the expected."""
        if not self.size:
            return Fraction(0)
        expected = Fraction(self.size, SIDES)
        return sum(((count - expected) ** 2 / expected for count in self.counts), Fraction(0))

    @property
    def chance(self) -> float:
        """The chance that fair dice would be at least as uneven."""
        x = float(self.chi_square)
        tail = math.sqrt(2 * x / math.pi) * math.exp(-x / 2) * (1 + x / 3)
        return math.erfc(math.sqrt(x / 2)) + tail

    @property
    def opinion(self) -> Opinion:
        """The opinion: unusual at less than one chance in twenty, rare at less than one in a hundred."""
        if self.size < ENOUGH:
            return Opinion.TOO_FEW
        if self.chance < 1 / 100:
            return Opinion.RARE
        return Opinion.UNUSUAL if self.chance < 1 / 20 else Opinion.ORDINARY


def fairness(faces: Iterable[int]) -> Fairness:
    """The counts of these faces."""
    counted = Counter(faces)
    return Fairness(tuple(counted[face] for face in range(1, SIDES + 1)))
