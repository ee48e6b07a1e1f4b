"""A whole melee of so many against so many, round after round: who is left on both sides (p. 27)."""

from collections import Counter
from dataclasses import field, replace
from fractions import Fraction
from functools import lru_cache, partial
from itertools import product

from heart_africa.core.chances import Chances, added, certain, repeated
from heart_africa.core.dataclass import dataclass
from heart_africa.rules.book import Book
from heart_africa.rules.odds.duels import DuelOdds, Fallen, fallen_in, odds_of_duel
from heart_africa.rules.play.close_combat.fighters import Bout, Fighter
from heart_africa.rules.play.close_combat.pairings import paired

Left = tuple[int, int]
"""How many still stand on the two sides."""


@dataclass(frozen=True, slots=True)
class Melee:
    """Two sides, each of so many figures like the one named, that fight on where all can reach all.

    Surplus figures double up, two on one at most, and every round pairs anew (ruling of MELEE-04).
    """

    one: Fighter
    ones: int
    other: Fighter
    others: int


@dataclass(frozen=True, slots=True)
class MeleeOdds:
    """A melee before its dice: one of its duels with its reasons, and who is left after each round."""

    duel: DuelOdds
    rounds: tuple[Chances[Left], ...]

    @property
    def left(self) -> Chances[Left]:
        """Who is left at the end."""
        return self.rounds[-1]

    @property
    def mean(self) -> tuple[Fraction, Fraction]:
        """How many are left of each side on average."""
        ones = sum(left[0] * weight for left, weight in self.left.weights.items())
        others = sum(left[1] * weight for left, weight in self.left.weights.items())
        return Fraction(ones, self.left.cases), Fraction(others, self.left.cases)

    @property
    def wiped_out(self) -> tuple[Fraction, Fraction]:
        """The chance of each side that none of it is left."""
        return self.left.where(lambda left: not left[0]), self.left.where(lambda left: not left[1])


def odds_of_melee(book: Book, melee: Melee, rounds: int) -> MeleeOdds:
    """What so many rounds may leave, if nobody joins, shoots or leaves; attendants are left out."""
    one, other = replace(melee.one, lives=0), replace(melee.other, lives=0)
    steps = _Chain(book, one, other)
    left = [certain((melee.ones, melee.others))]
    for _ in range(rounds):
        left.append(left[-1].then(steps.fought))
    return MeleeOdds(odds_of_duel(book, one, other), tuple(left))


_Shape = tuple[bool, int]
"""Whether the one figure of a bout is of the first side, and how many are against it."""


@dataclass(frozen=True, slots=True)
class _Chain:
    """One round of a melee from any numbers to any others; each is reckoned once."""

    book: Book
    one: Fighter
    other: Fighter
    _bouts: dict[_Shape, Chances[Fallen]] = field(default_factory=dict)
    _rounds: dict[Left, Chances[Left]] = field(default_factory=dict)

    def fought(self, left: Left) -> Chances[Left]:
        """Who is left of so many after one more round."""
        if left not in self._rounds:
            self._rounds[left] = self._fought(left)
        return self._rounds[left]

    def _fought(self, left: Left) -> Chances[Left]:
        """All bouts added: losses of the two sides are kept apart as two digits of one number."""
        base = sum(left) + 1
        losses = added(
            repeated(self._bout(shape).map(partial(_digits, base, shape[0])), count)
            for shape, count in _shapes(left)
        )
        return losses.map(lambda lost: (left[0] - lost // base, left[1] - lost % base))

    def _bout(self, shape: _Shape) -> Chances[Fallen]:
        if shape not in self._bouts:
            self._bouts[shape] = fallen_in(self.book, self._in_shape(*shape))
        return self._bouts[shape]

    def _in_shape(self, first: bool, against: int) -> Bout:  # noqa: FBT001  # a shape taken apart
        one, other = (self.one, self.other) if first else (self.other, self.one)
        others = tuple(_called(f"other {number}", other) for number in range(against))
        return Bout(_called("one", one), others)


def _called(name: str, fighter: Fighter) -> Fighter:
    return replace(fighter, figure=replace(fighter.figure, name=name))


def _digits(base: int, first: bool, fallen: Fallen) -> int:  # noqa: FBT001  # of a shape
    """The losses of both sides as one number."""
    return fallen.one * base + fallen.others if first else fallen.others * base + fallen.one


@lru_cache(maxsize=1024)
def _shapes(left: Left) -> tuple[tuple[_Shape, int], ...]:
    """The bouts of so many against so many, as the rules pair them, and how many there are of each."""
    ones, others = (
        [f"{side}{number}" for number in range(count)] for side, count in zip("ab", left, strict=True)
    )
    bouts = paired(product(ones, others)).bouts
    return tuple(Counter((bout.one in ones, len(bout.others)) for bout in bouts).items())
