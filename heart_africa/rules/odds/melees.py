"""Chances of close combat (p. 27): one against one, two on one, and many against many over several rounds."""

from collections import Counter
from fractions import Fraction
from functools import lru_cache, partial
from itertools import product

from heart_africa.core.chances import Chances, added, certain, repeated, rolls
from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.core.dice import SIDES
from heart_africa.rules.book import Book
from heart_africa.rules.play.close_combat.events import Killed
from heart_africa.rules.play.close_combat.objections import paired
from heart_africa.rules.play.close_combat.resolution import compared, fight_bout
from heart_africa.rules.play.close_combat.scores import Bout, Duel, Fighter, Side, duel, fights

# --- one against one, and two on one, by the fight itself over every face ---


Lives = tuple[int, int]
"""How often each of two has still to be beaten: itself and its attendants; 0: dead."""


# --- one against one ---


@dataclass(frozen=True, slots=True)
class DuelOdds:
    """The odds of a duel: both scores with their reasons, and the chances of one bout.

    A leader who gives up an attendant has lost the bout too, but lives: `lives` says how often each can lose.
    """

    duel: Duel
    bout: Chances[Side]
    lives: Lives

    @property
    def win(self) -> Fraction:
        """The chance that the first figure wins one bout."""
        return self.bout.of("one")

    @property
    def draw(self) -> Fraction:
        """The chance that one bout is a draw."""
        return self.bout.of("")

    @property
    def lose(self) -> Fraction:
        """The chance that the second figure wins one bout."""
        return self.bout.of("other")

    def _fought(self, lives: Lives) -> Chances[Lives]:
        return self.bout.map(lambda winner: _beaten(lives, winner)) if all(lives) else certain(lives)

    @property
    def decided(self) -> Fraction | None:
        """The chance that the first kills the second if they fight until one is dead; None if neither can."""
        if not self.win + self.lose:
            return None
        ahead, (own, theirs) = self.win / (self.win + self.lose), self.lives
        known = {(mine, 0): Fraction(1) for mine in range(1, own + 1)}
        known |= {(0, other): Fraction(0) for other in range(1, theirs + 1)}
        for mine in range(1, own + 1):
            for other in range(1, theirs + 1):
                known[mine, other] = ahead * known[mine, other - 1] + (1 - ahead) * known[mine - 1, other]
        return known[self.lives]


def _beaten(lives: Lives, winner: Side) -> Lives:
    return lives[0] - (winner == "other"), lives[1] - (winner == "one")


def odds_of_duel(book: Book, one: Fighter, other: Fighter) -> DuelOdds:
    """The odds of one bout of two figures; without any result if one of them does not fight at all."""
    compared, lives = duel(book, one, other), (one.lives + 1, other.lives + 1)
    if not (fights(book, one.troop) and fights(book, other.troop)):
        return DuelOdds(compared, certain(""), lives)
    won, drawn, lost = compared.chances
    weights: dict[Side, int] = {"one": won, "": drawn, "other": lost}
    return DuelOdds(compared, Chances({side: n for side, n in weights.items() if n}, SIDES**2), lives)


# --- two on one ---


@dataclass(frozen=True, slots=True)
class Fallen:
    """Who is dead after a bout: the one figure, and how many of those against it."""

    one: bool
    others: int


@dataclass(frozen=True, slots=True)
class BoutOdds:
    """The odds of a bout: each enemy's comparison with the one figure, as its first and as a later opponent.

    An outnumbered figure chooses whom to meet first when the dice have fallen: as the bout says, or for the
    best (ruling of MELEE-07).
    """

    as_first: tuple[Duel, ...]
    as_second: tuple[Duel, ...]
    fallen: Chances[Fallen]

    @property
    def falls(self) -> Fraction:
        """The chance that the one figure is killed."""
        return self.fallen.where(lambda fallen: fallen.one)

    def kills(self, number: int) -> Fraction:
        """The chance that the one figure kills at least so many."""
        return self.fallen.where(lambda fallen: fallen.others >= number)


def odds_of_bout(book: Book, bout: Bout) -> BoutOdds:
    """The odds of one bout, two on one included."""
    return BoutOdds(
        tuple(duel(book, bout.one, other) for other in bout.others),
        tuple(duel(book, bout.one, other, second=True) for other in bout.others),
        fallen_in(book, bout),
    )


def fallen_in(book: Book, bout: Bout) -> Chances[Fallen]:
    """The chances of how many fall on both sides of a bout."""

    def counted(dead: frozenset[str]) -> Fallen:
        return Fallen(bout.one.name in dead, sum(other.name in dead for other in bout.others))

    return dead_in(book, bout).map(counted)


def dead_in(book: Book, bout: Bout) -> Chances[frozenset[str]]:
    """The chances of who falls, by fighting the bout with every throw.

    Of enemies that differ only in name just the number of dead is right: their faces are tried in one order.
    """
    if not all(fights(book, fighter.troop) for fighter in bout.fighters):
        return certain(frozenset[str]())
    thrown = rolls(len(bout.fighters))
    same = not bout.first and len({other.facts for other in bout.others}) == 1
    tries = thrown.map(lambda faces: (faces[0], *sorted(faces[1:]))) if same else thrown
    duels = compared(book, bout)
    return tries.map(
        lambda faces: frozenset(
            event.figure for event in fight_bout(book, bout, faces, duels) if isinstance(event, Killed)
        )
    )


Survivors = tuple[int, int]
"""How many still stand on the two sides."""


@dataclass(frozen=True, slots=True)
class Melee:
    """Many against many: each side has so many figures like the one given, and all can reach all.

    Surplus figures double up, two on one at most, and every round pairs anew (ruling of MELEE-04). A mighty
    warrior is only the first figure of his side: he adds to his own dice alone (TRAIT-12, p. 5).
    """

    one: Fighter
    ones: int
    other: Fighter
    others: int


@dataclass(frozen=True, slots=True)
class MeleeOdds:
    """The odds of a melee: one of its duels with its reasons, and who may be left after each round."""

    duel: DuelOdds
    rounds: tuple[Chances[Survivors], ...]

    @property
    def left(self) -> Chances[Survivors]:
        """The chances of how many are left at the end."""
        return self.rounds[-1]

    @property
    def mean(self) -> tuple[Fraction, Fraction]:
        """How many are left of each side on average."""
        ones = sum(left[0] * weight for left, weight in self.left.weights.items())
        others = sum(left[1] * weight for left, weight in self.left.weights.items())
        return Fraction(ones, self.left.cases), Fraction(others, self.left.cases)

    @property
    def wiped_out(self) -> tuple[Fraction, Fraction]:
        """For each side the chance that none of it is left."""
        return self.left.where(lambda left: not left[0]), self.left.where(lambda left: not left[1])


def odds_of_melee(book: Book, melee: Melee, rounds: int) -> MeleeOdds:
    """The odds after so many rounds, if nobody joins, shoots or leaves; attendants are left out."""
    one, other = replace(melee.one, lives=0), replace(melee.other, lives=0)
    steps = _Chain(book, one, other, melee.ones + melee.others + 1)
    standing = [certain(steps.written(melee.ones, melee.others, one.mighty + 2 * other.mighty))]
    for _ in range(rounds):
        standing.append(standing[-1].then(steps.fought))
    return MeleeOdds(odds_of_duel(book, one, other), tuple(each.map(steps.left) for each in standing))


_Standing = int
"""How many stand on the two sides, and whether the mighty warrior of each is among them; or how many fell.

Written as the digits of one number, so that losses are simply taken off.
"""
_Shape = tuple[bool, bool, tuple[bool, ...]]
"""Whether the one figure of a bout is of the first side and mighty, and which of those against it is."""


@dataclass(frozen=True, slots=True)
class _Chain:
    """The chances of one round of a melee from any numbers of figures; each case is reckoned once."""

    book: Book
    one: Fighter
    other: Fighter
    base: int
    _bouts: dict[_Shape, Chances[_Standing]] = field(default_factory=dict)
    _rounds: dict[_Standing, Chances[_Standing]] = field(default_factory=dict)

    def fought(self, standing: _Standing) -> Chances[_Standing]:
        """The chances of how many stand after one more round."""
        if standing not in self._rounds:
            self._rounds[standing] = self._fought(standing)
        return self._rounds[standing]

    def _fought(self, standing: _Standing) -> Chances[_Standing]:
        shapes = _shapes(*self.left(standing), standing // self.base**2)
        losses = added(repeated(self._bout(shape), count) for shape, count in shapes)
        return losses.map(standing.__sub__)

    def written(self, ones: int, others: int, mighty: int) -> _Standing:
        """Both sides' numbers as one number; `mighty`: whose mighty warrior is left, 1, 2 or both (3)."""
        return (mighty * self.base + ones) * self.base + others

    def left(self, standing: _Standing) -> Survivors:
        """How many stand on the two sides, from the number that `written` makes of them."""
        return standing // self.base % self.base, standing % self.base

    def _bout(self, shape: _Shape) -> Chances[_Standing]:
        if shape not in self._bouts:
            self._bouts[shape] = dead_in(self.book, self._in_shape(shape)).map(partial(self._lost, shape))
        return self._bouts[shape]

    def _lost(self, shape: _Shape, dead: frozenset[str]) -> _Standing:
        """The losses of the two sides in a bout of this shape, as such a number."""
        first, mighty, against = shape
        fallen = [each for number, each in enumerate(against) if f"other {number}" in dead]
        one, others = (int("one" in dead), mighty and "one" in dead), (len(fallen), any(fallen))
        own, enemy = (one, others) if first else (others, one)
        return self.written(own[0], enemy[0], own[1] + 2 * enemy[1])

    def _in_shape(self, shape: _Shape) -> Bout:
        first, mighty, against = shape
        one, other = (self.one, self.other) if first else (self.other, self.one)
        others = tuple(_called(f"other {number}", other, mighty=each) for number, each in enumerate(against))
        return Bout(_called("one", one, mighty=mighty), others)


def _called(name: str, fighter: Fighter, *, mighty: bool) -> Fighter:
    return replace(fighter, figure=replace(fighter.figure, name=name), mighty=mighty)


@lru_cache(maxsize=1024)
def _shapes(own: int, enemy: int, mighty: int) -> tuple[tuple[_Shape, int], ...]:
    """The kinds of bouts of so many against so many, as the rules pair them, with the number of each."""
    ones, others = [f"a{number}" for number in range(own)], [f"b{number}" for number in range(enemy)]
    warriors = {*(ones[:1] if mighty % 2 else ()), *(others[:1] if mighty // 2 else ())}
    bouts = paired(product(ones, others)).bouts
    shapes = (
        (bout.one in ones, bout.one in warriors, tuple(other in warriors for other in bout.others))
        for bout in bouts
    )
    return tuple(Counter(shapes).items())
