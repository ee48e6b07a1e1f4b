"""Charts as values, drawn alike on the desk, on the club's page and on paper, with all their words."""

from collections.abc import Iterable
from fractions import Fraction

from heart_africa.core.chances import Chances
from heart_africa.core.dataclass import dataclass
from heart_africa.language.narration import percent
from heart_africa.rules.campaign.state import Date

LEAST = Fraction(1, 1000)
"""Outcomes at the ends of a distribution that are rarer than this are not drawn."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar: its label, its length, the figure written beside it, and whether it is marked."""

    label: str
    value: float
    text: str
    marked: bool = False


@dataclass(frozen=True, slots=True)
class Chart:
    """Bars of one kind under a title; `alt` describes what they show in words."""

    title: str
    bars: tuple[Bar, ...]
    alt: str = ""

    @property
    def most(self) -> float:
        """The length of the longest bar, never 0."""
        return max((bar.value for bar in self.bars), default=0) or 1


@dataclass(frozen=True, slots=True)
class Curve:
    """What a player held at the end of each half year; None before he joined."""

    name: str
    values: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Curves:
    """Steps over time: the half years, a curve for each player, and `alt`, which describes them in words."""

    title: str
    alt: str
    dates: tuple[Date, ...]
    curves: tuple[Curve, ...]

    @property
    def most(self) -> int:
        """The highest value of any curve, never 0."""
        return max((value for curve in self.curves for value in curve.values if value), default=1)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with the bounds between which the truth probably lies, and all three in words."""

    label: str
    value: float
    low: float
    high: float
    text: str
    marked: bool = False


@dataclass(frozen=True, slots=True)
class Forest:
    """Estimates below one another on one scale with its `ends`; at `middle` neither side is favoured."""

    title: str
    estimates: tuple[Estimate, ...]
    ends: tuple[tuple[float, str], tuple[float, str]]
    middle: float | None = None
    alt: str = ""


@dataclass(frozen=True, slots=True)
class Heat:
    """A coloured field of a matrix: a share from 0 to 1 and its text; `sure` if an even chance is ruled out.

    `leads` is the key of the row that it links to, if any.
    """

    value: float
    text: str
    sure: bool
    leads: str = ""


@dataclass(frozen=True, slots=True)
class HeatMap:
    """How well each of one side does against each of the other.

    There is a row for each of the one side and a column for each of the other.
    """

    title: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    fields: tuple[tuple[Heat | None, ...], ...]
    alt: str = ""


Picture = Chart | Curves | Forest | HeatMap
"""Any kind of chart."""


def by_year(curves: Curves) -> tuple[tuple[str, ...], ...]:
    """Return curves as numbers: a row for each year, with the values at its end."""
    last = {date.year: place for place, date in enumerate(curves.dates)}
    return tuple(
        (str(year), *("" if (held := curve.values[place]) is None else str(held) for curve in curves.curves))
        for year, place in last.items()
    )


def distribution(lang: str, title: str, of: Chances[int]) -> Chart:
    """Return a chart of the chances of each number, without the rare ones at both ends."""
    outcomes = sorted(of.weights)
    low, high = 0, len(outcomes)
    while low < high - 1 and of.of(outcomes[low]) < LEAST:
        low += 1
    while high - 1 > low and of.of(outcomes[high - 1]) < LEAST:
        high -= 1
    shown = outcomes[low:high]
    likeliest = max(shown, key=of.of, default=None)
    bars = (Bar(str(n), float(of.of(n)), percent(lang, of.of(n)), n == likeliest) for n in shown)
    return Chart(title, tuple(bars))


def shares(title: str, parts: Iterable[tuple[str, Fraction]], lang: str) -> Chart:
    """Return a chart of a few named chances."""
    bars = tuple(Bar(label, float(chance), percent(lang, chance)) for label, chance in parts)
    return Chart(title, bars)
