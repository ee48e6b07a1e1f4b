"""What was counted over many trials, and between which bounds the truth lies."""

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

Z95 = 1.959963984540054
"""Within so many standard errors lie 95 in 100."""


class Share(NamedTuple):
    """In how many of so many trials something came about."""

    times: int
    of: int

    @property
    def value(self) -> float:
        """The share itself; 0 of none."""
        return self.times / self.of if self.of else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        """Wilson's 95 % interval: what the true share may well be; from 0 to 1 if nothing was tried."""
        if not self.of:
            return 0.0, 1.0
        spread = Z95 * Z95 / self.of
        middle = (self.value + spread / 2) / (1 + spread)
        reach = sqrt(self.value * (1 - self.value) * spread + spread * spread / 4) / (1 + spread)
        return max(0.0, middle - reach), min(1.0, middle + reach)


class Mean(NamedTuple):
    """The mean of so many numbers, with half of its 95 % interval."""

    value: float
    reach: float
    of: int


def mean(numbers: Iterable[float]) -> Mean:
    """The mean of some numbers; of less than two nobody knows how sure it is."""
    found = tuple(numbers)
    count = len(found)
    value = sum(found) / count if count else 0.0
    if count < 2:  # noqa: PLR2004  # said above
        return Mean(value, float("inf"), count)
    variance = sum((each - value) ** 2 for each in found) / (count - 1)
    return Mean(value, Z95 * sqrt(variance / count), count)


def share(holds: Iterable[bool]) -> Share:
    """In how many of these it holds."""
    found = tuple(holds)
    return Share(sum(found), len(found))
