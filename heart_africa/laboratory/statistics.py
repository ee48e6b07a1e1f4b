"""What was counted, and between which bounds the truth lies; the one module that knows SciPy."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

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


# --- the same dice, two ways ---


class Paired(NamedTuple):
    """The same games played in two ways: those `alike` to the last point; what came about in one way only."""

    of: int
    alike: int
    first: int
    second: int

    @property
    def difference(self) -> tuple[float, float, float]:
        """By how much the second share is larger, with its 95% interval.

        Only games that came out differently tell it: as many as there were, by Wilson's interval of the part
        of them that the second has; with none of them, by the most that may well have been missed.
        """
        turned = self.first + self.second
        if not self.of:
            return 0.0, -1.0, 1.0
        if not turned:
            most = Share(0, self.of).bounds[1]
            return 0.0, -most, most
        low, high = Share(self.second, turned).bounds
        by = [(2 * part - 1) * turned / self.of for part in (self.second / turned, low, high)]
        return by[0], by[1], by[2]


Told = tuple[int | None, object]
"""Whether a game came to what is counted (None: it could not), and all that it came to."""


def paired(first: Mapping[int, Told], second: Mapping[int, Told]) -> Paired:
    """Two ways of playing compared game by game, by their numbers; what could not come about is left out."""
    both = [
        (one, other, alike == same)
        for number in first.keys() & second.keys()
        for (one, alike), (other, same) in [(first[number], second[number])]
        if one is not None and other is not None
    ]
    return Paired(
        len(both),
        sum(alike for _, _, alike in both),
        sum(one > other for one, other, _ in both),
        sum(other > one for one, other, _ in both),
    )


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


RIDGE = 0.25
"""How strongly what is seldom seen is held to be worth what all is: as a fourth of a game would."""
SEAT = 0.01
"""How strongly the first seat is held to be worth nothing, where no game tells it from who sat there."""


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

    Each pair that met gets half a win for both beside what it played: without it, whoever always won would
    be infinitely strong. Alike against alike tell of the first side alone; where nobody sat on both sides,
    nothing does, and the intervals are wide.
    """
    import numpy as np  # noqa: PLC0415  # as above

    names = sorted({name for each in meetings for name in (each.first, each.second)})
    place = {name: number for number, name in enumerate(names)}
    count = len(names)
    across = np.zeros((len(meetings), count + 1))
    for row, each in enumerate(meetings):
        across[row, place[each.first]] += 1
        across[row, place[each.second]] -= 1
        across[row, count] = 1
    tied, centred = np.zeros((count + 1, count + 1)), np.eye(count + 1)
    tied[:count, :count] = 1  # the strengths are told against their middle
    tied[count, count] = SEAT
    centred[:count, :count] -= 1 / count
    won, lost = [each.won + 0.5 for each in meetings], [each.lost + 0.5 for each in meetings]
    told = _logistic(across, won, lost, held=tied, centred=centred, names=[*names, ""])
    return Strengths(tuple(sorted(told[:-1], key=lambda each: -each.value)), told[-1])


# --- what a point of something does to the chance to win, at equal points ---


class Fought(NamedTuple):
    """A game with a winner: what the first side had of each thing, and the second; whether the first won."""

    first: Mapping[str, int]
    second: Mapping[str, int]
    won: bool


UNIT = 100.0


def worth(games: Sequence[Fought]) -> tuple[Strength, ...]:
    """What a hundred points of each thing are worth, more than a hundred of all things: the dearest first.

    In the logarithm of odds, by a logistic fit of who won to what each had more than the other.
    """
    import numpy as np  # noqa: PLC0415  # as above

    names = sorted({name for each in games for side in (each.first, each.second) for name in side})
    count = len(names)
    if not count:
        return ()
    across = np.ones((len(games), count + 1))  # the last: what the first side is worth
    for row, each in enumerate(games):
        across[row, :count] = [(each.first.get(name, 0) - each.second.get(name, 0)) / UNIT for name in names]
    held, centred = RIDGE * np.eye(count + 1), np.eye(count + 1)
    centred[:count, :count] -= 1 / count
    won = [float(each.won) for each in games]
    told = _logistic(across, won, [1 - each for each in won], held=held, centred=centred, names=[*names, ""])
    return tuple(sorted(told[:-1], key=lambda each: -each.value))


Matrix = Any
"""NumPy's, which nobody imports before he counts."""


def _logistic(
    across: Matrix,
    won: Sequence[float],
    lost: Sequence[float],
    *,
    held: Matrix,
    centred: Matrix,
    names: Sequence[str],
) -> list[Strength]:
    """The likeliest values of a logistic model, centred, with intervals; `held`: what holds them back."""
    import numpy as np  # noqa: PLC0415  # as above
    from scipy.optimize import minimize  # noqa: PLC0415  # as above
    from scipy.special import expit, log_expit  # noqa: PLC0415  # as above
    from scipy.stats import norm  # noqa: PLC0415  # as above

    wins, losses = np.array(won), np.array(lost)

    def unlikely(values: Matrix) -> tuple[float, Matrix]:
        edge = across @ values
        surprise = -(wins * log_expit(edge) + losses * log_expit(-edge)).sum() + values @ held @ values / 2
        return float(surprise), across.T @ ((wins + losses) * expit(edge) - wins) + held @ values

    found = minimize(unlikely, np.zeros(across.shape[1]), jac=True, method="BFGS").x
    chance = expit(across @ found)
    bend = across.T @ (across * ((wins + losses) * chance * (1 - chance))[:, None]) + held
    spread = centred @ np.linalg.inv(bend) @ centred.T
    reach = float(norm.ppf((1 + LEVEL) / 2)) * np.sqrt(np.diag(spread))
    return [
        Strength(name, float(value), float(value - far), float(value + far))
        for name, value, far in zip(names, centred @ found, reach, strict=True)
    ]
