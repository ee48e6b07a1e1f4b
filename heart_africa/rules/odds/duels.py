"""One against one, and two on one, by the fight itself over every face (p. 27)."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

from heart_africa.core.chances import Chances, certain
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES
from heart_africa.rules.book import Book
from heart_africa.rules.odds.every_face import Faces, rolls
from heart_africa.rules.play.close_combat.events import Event, Killed
from heart_africa.rules.play.close_combat.fighters import Bout, Fighter
from heart_africa.rules.play.close_combat.resolution import compared, fight_bout
from heart_africa.rules.play.close_combat.scores import Duel, Side, duel, fights

Lives = tuple[int, int]
"""How often each of two has still to be beaten: itself and its attendants; 0: dead."""


# --- one against one ---


@dataclass(frozen=True, slots=True)
class DuelOdds:
    """Two figures before their dice: both scores with their reasons, and what one bout brings the first.

    A leader who gives up an attendant has lost the bout, too, but lives: `lives` says how often.
    """

    duel: Duel
    bout: Chances[Side]
    lives: Lives

    @property
    def win(self) -> Fraction:
        """The chance that the first wins one bout."""
        return self.bout.of("one")

    @property
    def draw(self) -> Fraction:
        """The chance that nobody does."""
        return self.bout.of("")

    @property
    def lose(self) -> Fraction:
        """The chance that the second does."""
        return self.bout.of("other")

    def _fought(self, lives: Lives) -> Chances[Lives]:
        return self.bout.map(lambda winner: _beaten(lives, winner)) if all(lives) else certain(lives)

    @property
    def decided(self) -> Fraction | None:
        """The chance that the first kills the second if they fight until one is dead; None: neither can."""
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
    """What one bout of these two may bring; nothing if one of them does not fight at all."""
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
    """A bout before its dice: each enemy compared as the first to fight the one and as a later one.

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
        """The chance that it kills so many, or more."""
        return self.fallen.where(lambda fallen: fallen.others >= number)


def odds_of_bout(book: Book, bout: Bout) -> BoutOdds:
    """What one bout may bring."""
    return BoutOdds(
        tuple(duel(book, bout.one, other) for other in bout.others),
        tuple(duel(book, bout.one, other, second=True) for other in bout.others),
        fallen_in(book, bout),
    )


def fallen_in(book: Book, bout: Bout) -> Chances[Fallen]:
    """Who falls, by the fight itself; faces of enemies that nothing tells apart are tried in one order."""
    if not all(fights(book, fighter.troop) for fighter in bout.fighters):
        return certain(Fallen(one=False, others=0))
    thrown = rolls(len(bout.fighters))
    same = not bout.first and len({other.facts for other in bout.others}) == 1
    tries = thrown.map(_in_order) if same else thrown
    duels = compared(book, bout)
    return tries.map(lambda faces: _fallen(bout, fight_bout(book, bout, faces, duels)))


def _in_order(faces: Faces) -> Faces:
    return (faces[0], *sorted(faces[1:]))


def _fallen(bout: Bout, events: Iterable[Event]) -> Fallen:
    dead = Counter(event.figure for event in events if isinstance(event, Killed))
    return Fallen(dead[bout.one.name] > 0, sum(dead[other.name] > 0 for other in bout.others))
