"""Exact chances, as whole numbers of equally likely cases that are divided once at the end.

A `Chances` holds for each outcome the number of cases that lead to it. It knows nothing of any one game.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping
from fractions import Fraction
from functools import reduce
from itertools import product
from math import comb
from typing import Generic, TypeVar

from heart_africa.core.dataclass import dataclass, field
from heart_africa.core.dice import FACES, SIDES, Dice, DiceNeeded

Outcome = TypeVar("Outcome", bound=Hashable)
Other = TypeVar("Other", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Chances(Generic[Outcome]):
    """Outcomes with the number of cases that lead to each; `cases` is all of them."""

    weights: Mapping[Outcome, int] = field(hash=False)
    cases: int

    def of(self, outcome: Outcome) -> Fraction:
        """The chance of exactly this outcome."""
        return Fraction(self.weights.get(outcome, 0), self.cases)

    def where(self, holds: Callable[[Outcome], bool]) -> Fraction:
        """The chance of all outcomes for which `holds` is true."""
        return Fraction(sum(weight for outcome, weight in self.weights.items() if holds(outcome)), self.cases)

    def map(self, change: Callable[[Outcome], Other]) -> "Chances[Other]":
        """The same chances with each outcome changed; outcomes that become equal are added up."""
        weights: dict[Other, int] = {}
        for outcome, weight in self.weights.items():
            changed = change(outcome)
            weights[changed] = weights.get(changed, 0) + weight
        return Chances(weights, self.cases)

    def then(self, following: Callable[[Outcome], "Chances[Other]"]) -> "Chances[Other]":
        """The chances after a second step, whose chances depend on the outcome of the first."""
        steps = [(weight, following(outcome)) for outcome, weight in self.weights.items()]
        common = reduce(_multiple, (step.cases for _, step in steps), 1)
        weights: dict[Other, int] = {}
        for weight, step in steps:
            scale = weight * (common // step.cases)
            for outcome, inner in step.weights.items():
                weights[outcome] = weights.get(outcome, 0) + scale * inner
        return Chances(weights, self.cases * common)


def _multiple(one: int, other: int) -> int:
    """A common multiple, the least one if either divides the other, as powers of six do."""
    return one if one % other == 0 else other if other % one == 0 else one * other


def certain(outcome: Outcome) -> Chances[Outcome]:
    """The chances of an outcome that is certain."""
    return Chances({outcome: 1}, 1)


def die() -> Chances[int]:
    """The chances of the faces of one die."""
    return Chances(dict.fromkeys(range(1, SIDES + 1), 1), SIDES)


def either(cases: int, of: int) -> Chances[int]:
    """The chances of 1, which comes out in `cases` of `of` cases, and of 0, in all others."""
    weights = {1: cases, 0: of - cases}
    return Chances({outcome: weight for outcome, weight in weights.items() if weight}, of)


def added(parts: Iterable[Chances[int]]) -> Chances[int]:
    """The chances of the sum of independent numbers.

    Equal parts are combined by repeated doubling, the rest one by one.
    """
    counted: dict[tuple[tuple[tuple[int, int], ...], int], int] = {}
    for part in parts:
        key = (tuple(sorted(part.weights.items())), part.cases)
        counted[key] = counted.get(key, 0) + 1
    powers = (repeated(Chances(dict(weights), cases), count) for (weights, cases), count in counted.items())
    return reduce(_plus, powers, certain(0))


def repeated(part: Chances[int], count: int) -> Chances[int]:
    """The sum of `count` independent draws of `part`; `count` is at least 1."""
    if count == 1:
        return part
    if len(part.weights) == 2:  # noqa: PLR2004  # this or that
        # With two outcomes the sum is binomially distributed, which saves all the products below.
        (low, few), (high, many) = part.weights.items()
        weights = {
            low * (count - times) + high * times: comb(count, times) * few ** (count - times) * many**times
            for times in range(count + 1)
        }
        return Chances(weights, part.cases**count)
    half = repeated(part, count // 2)
    twice = _plus(half, half)
    return _plus(twice, part) if count % 2 else twice


def _plus(one: Chances[int], other: Chances[int]) -> Chances[int]:
    weights: dict[int, int] = {}
    for left, many in one.weights.items():
        for right, more in other.weights.items():
            weights[left + right] = weights.get(left + right, 0) + many * more
    return Chances(weights, one.cases * other.cases)


def at_least(chances: Chances[int], number: int) -> Fraction:
    """The chance of that number or more."""
    return chances.where(lambda outcome: outcome >= number)


def mean(chances: Chances[int]) -> Fraction:
    """The mean outcome."""
    total = sum(outcome * weight for outcome, weight in chances.weights.items())
    return Fraction(total, chances.cases)


@dataclass(frozen=True, slots=True)
class InWords:
    """A chance as people say it: never, always, or about `chances` in `of`."""

    chances: int
    of: int
    exact: bool

    @property
    def never(self) -> bool:
        """Whether the chance is 0."""
        return self.chances == 0

    @property
    def always(self) -> bool:
        """Whether the chance is 1."""
        return self.chances == self.of


LARGEST = 12
"""People reckon with twelfths at most; rarer things are one in so many."""


def in_words(chance: Fraction) -> InWords:
    """The nearest chance with a small denominator: 4/36 is exactly one in nine, 0.34 about one in three."""
    if chance in {0, 1}:
        return InWords(int(chance), 1, exact=True)
    near = chance.limit_denominator(LARGEST)
    if chance * LARGEST < 1:
        near = Fraction(1, round(1 / chance))
    elif (1 - chance) * LARGEST < 1:
        rare = round(1 / (1 - chance))
        near = Fraction(rare - 1, rare)
    return InWords(near.numerator, near.denominator, exact=near == chance)


@dataclass(frozen=True, slots=True)
class ChanceWords:
    """The message for a chance, with its facts."""

    what: str
    about: Mapping[str, object]


RARE = 1000
"""What happens less often than once in so many times is as good as never."""


FAR = 10_000
"""From here on only the first two digits of once in so many times are told."""


def _roughly(times: Fraction) -> int:
    """A number rounded; from `FAR` on, to two digits."""
    return round(times) if times < FAR else int(float(f"{float(times):.2g}"))


def said(chance: Fraction) -> ChanceWords:
    """The message for a chance: one in nine, about two in three, never, always, almost never or always."""
    words = in_words(chance)
    about = {"chances": words.chances, "of": words.of}
    if words.never or words.always:
        return ChanceWords("odds-never" if words.never else "odds-always", {})
    if chance * RARE < 1:
        return ChanceWords("odds-almost-never", {"of": _roughly(1 / chance)})
    if (1 - chance) * RARE < 1:
        return ChanceWords("odds-almost-always", {"of": _roughly(1 / (1 - chance))})
    return ChanceWords("odds-exactly" if words.exact else "odds-about", about)


# --- every face tried: what a decision comes to ---


Faces = tuple[int, ...]


def rolls(count: int) -> Chances[Faces]:
    """The chances of all throws of so many dice, with the dice told apart."""
    return Chances(dict.fromkeys(product(FACES, repeat=count), 1), SIDES**count)


def sums(count: int) -> Chances[Faces]:
    """The chances of all sums of so many dice; one throw stands for all with the same sum."""
    return added([die()] * count).map(lambda total: _showing(count, total))


def _showing(count: int, total: int) -> Faces:
    """A throw with this sum, its faces as equal as possible."""
    each, rest = divmod(total, count)
    return (each + 1,) * rest + (each,) * (count - rest)


def tried(
    decide: Callable[[Dice], Outcome], roll: Callable[[int], Chances[Faces]] = rolls, faces: Faces = ()
) -> Chances[Outcome]:
    """The chances of all outcomes of a decision, whatever dice it asks for.

    `roll`: which throws to try for a number of dice; `faces`: those already read.
    """
    try:
        return certain(decide(Dice(faces)))
    except DiceNeeded as needed:
        return roll(needed.count).then(lambda more: tried(decide, roll, faces + more))
