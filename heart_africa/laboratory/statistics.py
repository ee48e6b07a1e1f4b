"""What was counted, and between which bounds the truth lies; the one module that knows SciPy."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from heart_africa.core.dataclass import dataclass

LEVEL = 0.95


class Share(NamedTuple):
    """In how many of so many games something came about."""

    times: int
    of: int

    @property
    def value(self) -> float:
        """The share itself; 0 of none."""
        return self.times / self.of if self.of else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        """Wilson's 95 % interval: what the true share may well be; from 0 to 1 if nothing was tried."""
        return self.within(LEVEL)

    def within(self, level: float) -> tuple[float, float]:
        """Wilson's interval, so sure that it holds the true share."""
        from scipy.stats import binomtest  # noqa: PLC0415  # a second of loading, for who counts

        if not self.of:
            return 0.0, 1.0
        found = binomtest(self.times, self.of).proportion_ci(level, "wilson")
        return float(found.low), float(found.high)

    @property
    def width(self) -> float:
        """How wide that interval is."""
        low, high = self.bounds
        return high - low


class Mean(NamedTuple):
    """The mean of so many numbers, with half of its 95 % interval."""

    value: float
    reach: float
    of: int


def mean(numbers: Iterable[float]) -> Mean:
    """The mean of some numbers; of less than two nobody knows how sure it is."""
    from scipy.stats import sem, t  # noqa: PLC0415  # as above

    found = tuple(numbers)
    count = len(found)
    value = sum(found) / count if count else 0.0
    if count < 2:  # noqa: PLR2004  # said above
        return Mean(value, float("inf"), count)
    return Mean(value, float(sem(found) * t.ppf((1 + LEVEL) / 2, count - 1)), count)


# --- alike against alike: whether neither side is favoured ---


@dataclass(frozen=True, slots=True)
class Fairness:
    """What mirrored games came to: the wins of the first side, of all of them, and what lies too far off.

    `strange`: of which pairs the interval leaves out a half, as wide as that many pairs ask for, since of
    twenty honest ones one is beyond its own 95 %.
    """

    together: Share
    strange: tuple[str, ...]

    @property
    def is_fair(self) -> bool:
        """Whether an even chance lies within the interval of all together, and of each for itself."""
        low, high = self.together.bounds
        return low <= 0.5 <= high and not self.strange  # noqa: PLR2004  # even


def fairness(mirrored: Mapping[str, Share]) -> Fairness:
    """The wins of the first side by pair, of games that somebody won, looked at together and one by one."""
    together = Share(
        sum(each.times for each in mirrored.values()), sum(each.of for each in mirrored.values())
    )
    level = LEVEL ** (1 / max(1, len(mirrored)))
    bounds = {name: each.within(level) for name, each in mirrored.items()}
    return Fairness(together, tuple(name for name, (low, high) in bounds.items() if not low <= 0.5 <= high))  # noqa: PLR2004  # as above


# --- strengths, by whom each beat how often ---


class Strength(NamedTuple):
    """How strong somebody is, in the logarithm of odds against the middle of all, with its 95 % interval.

    0 is the middle; 1 more wins 73 of 100 against 0.
    """

    name: str
    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Strengths:
    """The strengths, the strongest first; `first`: what the first seat is worth, in the same measure."""

    players: tuple[Strength, ...]
    first: Strength


class Met(NamedTuple):
    """How two met: who as the first side, who as the second, how often each won; a draw is half for both."""

    first: str
    second: str
    won: float
    lost: float


def strengths(meetings: Sequence[Met]) -> Strengths:
    """Bradley and Terry's strengths, with what the first side is worth; intervals by the Hessian of the fit.

    Each pair that met gets half a win for both beside what it played: without it, whoever always won would be
    infinitely strong.
    """
    import numpy as np  # noqa: PLC0415  # as above
    from scipy.optimize import minimize  # noqa: PLC0415  # as above
    from scipy.special import expit, log_expit  # noqa: PLC0415  # as above
    from scipy.stats import norm  # noqa: PLC0415  # as above

    names = sorted({name for each in meetings for name in (each.first, each.second)})
    place = {name: number for number, name in enumerate(names)}
    count = len(names)
    across = np.zeros((len(meetings), count + 1))
    for row, each in enumerate(meetings):
        across[row, place[each.first]] += 1
        across[row, place[each.second]] -= 1
        across[row, count] = 1
    won = np.array([each.won + 0.5 for each in meetings])
    lost = np.array([each.lost + 0.5 for each in meetings])

    def unlikely(values: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> tuple[float, object]:
        edge = across @ values
        surprise = -(won * log_expit(edge) + lost * log_expit(-edge)).sum() + (values[:count].sum() ** 2) / 2
        slope = across.T @ ((won + lost) * expit(edge) - won)
        slope[:count] += values[:count].sum()
        return float(surprise), slope

    found = minimize(unlikely, np.zeros(count + 1), jac=True, method="BFGS").x
    chance = expit(across @ found)
    weight = (won + lost) * chance * (1 - chance)
    bend = across.T @ (across * weight[:, None])
    bend[:count, :count] += 1  # the strengths are told against their middle
    spread = np.linalg.inv(bend)
    centred = np.eye(count + 1)
    centred[:count, :count] -= 1 / count
    errors = np.sqrt(np.diag(centred @ spread @ centred.T))
    reach = float(norm.ppf((1 + LEVEL) / 2)) * errors
    values = centred @ found
    told = [
        Strength(name, float(value), float(value - far), float(value + far))
        for name, value, far in zip([*names, ""], values, reach, strict=True)
    ]
    return Strengths(tuple(sorted(told[:-1], key=lambda each: -each.value)), told[-1])
