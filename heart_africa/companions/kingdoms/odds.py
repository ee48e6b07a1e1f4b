"""Exact chances before the dice: a combat as a whole, a plunder, the production roll, a ship's reach.

Nobody retreats and no card is played; what a +1 would change is seen as it is played.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache, lru_cache, partial
from itertools import product
from math import lcm
from operator import gt
from typing import Any, Literal, NamedTuple, TypeAlias

from heart_africa.companions.kingdoms.combat import (
    FightOn,
    Stand,
    attackers,
    extra_dice,
    fight,
    kind_of,
    most_dice,
)
from heart_africa.companions.kingdoms.marches import Land, March
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.companions.kingdoms.state import State
from heart_africa.companions.run import Book
from heart_africa.core.chances import Chances
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES

Fight: TypeAlias = Literal["battle", "settlement", "siege"]
BASE: dict[Fight, int] = {
    "battle": 0, "settlement": NUMBERS.dice.settlement, "siege": NUMBERS.dice.fortress,
}  # fmt: skip
"""The dice of the defender beside one for each of his troops."""


class Outcome(NamedTuple):
    """What is left of a combat: the attacker's troops, the defender's, and in which round it was decided."""

    attacker: int
    defender: int
    round: int
    won: bool


@dataclass(frozen=True)
class Odds:
    """A combat as a whole."""

    chances: Chances[Outcome]

    @property
    def wins(self) -> Fraction:
        """The chance that the attacker wins."""
        return self.chances.where(lambda each: each.won)

    def by_round(self) -> Iterator[tuple[int, Fraction, Fraction]]:
        """Round by round the chance that the attacker, and that the defender wins in it."""
        ends = self.chances.map(lambda each: (each.round, each.won))
        for number in range(1, 1 + max(last for last, _ in ends.weights)):
            yield number, ends.of((number, True)), ends.of((number, False))

    def left(self, *, attacker: bool) -> Fraction:
        """How many troops one of the two has left on average."""
        return sum(
            (self.chances.of(each) * (each.attacker if attacker else each.defender)
             for each in self.chances.weights),
            Fraction(0),
        )  # fmt: skip


def best(dice: int) -> Chances[int]:
    """The highest of so many dice; 0 of none."""
    if dice <= 0:
        return Chances({0: 1}, 1)
    return Chances({face: face**dice - (face - 1) ** dice for face in range(1, SIDES + 1)}, SIDES**dice)


@lru_cache(maxsize=512)
def beats(attacker: int, defender: int) -> Fraction:
    """DK-096, DK-097: the chance that the best of some dice is higher than the best of others."""
    mine, other = best(attacker), best(defender)
    return sum(
        (mine.of(face) * other.where(partial(gt, face)) for face in mine.weights),
        Fraction(0),
    )


@lru_cache(maxsize=512)
def combat(
    kind: Fight,
    troops: int,
    defenders: int = 0,
    extra: tuple[int, int] = (0, 0),
    most: int = 0,
) -> Odds:
    """A battle against so many troops, an attack on a settlement, or a siege in which so many are sheltered.

    `extra`: dice that cards add to each roll of the attacker and of the defender; `most`: no roll has more
    dice (DK-012), 0 for no such limit.
    """
    weights: dict[Outcome, Fraction] = {}
    open_ = {(troops, defenders): Fraction(1)}
    number = 0
    while open_:
        number += 1
        following: dict[tuple[int, int], Fraction] = {}
        for (attack, defence), chance in open_.items():
            dice = [attack + extra[0], BASE[kind] + defence + extra[1]]
            if most:
                dice = [min(each, most) for each in dice]
            wins = beats(*dice)
            last = defence <= (1 if kind == "battle" else 0)
            held = max(0, defence - 1)
            for share, mine, other, over in (
                (chance * wins, attack, held, last),
                (chance * (1 - wins), attack - 1, defence, attack == 1),
            ):
                if over:
                    end = Outcome(mine, other, number, won=mine > 0)
                    weights[end] = weights.get(end, Fraction(0)) + share
                else:
                    following[mine, other] = following.get((mine, other), Fraction(0)) + share
        open_ = following
    return Odds(_whole(weights))


def _whole(shares: dict[Outcome, Fraction]) -> Chances[Outcome]:
    """Shares as whole numbers of equally likely cases."""
    cases = lcm(*(each.denominator for each in shares.values()))
    return Chances({what: int(each * cases) for what, each in shares.items()}, cases)


class Fought(NamedTuple):
    """What a combat comes to: the chance that the attacker wins; on average the troops that both lose.

    `played`: the cards that he plays for a +1, on average too.
    """

    wins: float
    ours: float
    theirs: float
    played: float


@cache
def _differences(attack: int, defence: int) -> tuple[tuple[int, float], ...]:
    """By how much the best of some dice beats the best of others, each difference with its chance."""
    mine, other = best(attack), best(defence)
    found: dict[int, float] = {}
    for one, two in product(sorted(mine.weights), sorted(other.weights)):
        found[one - two] = found.get(one - two, 0.0) + float(mine.of(one) * other.of(two))
    return tuple(found.items())


@cache
def duel(
    kind: Fight, troops: int, guards: int, extra: tuple[int, int] = (0, 0), pluses: tuple[int, int] = (0, 0)
) -> Fought:
    """A combat in which both know how many +1 cards the other has, and play one only where it wins the round.

    For who weighs many of them: in numbers that are no longer exact in their last place.
    """
    if not troops:
        return Fought(0.0, 0.0, 0.0, 0.0)
    found = [0.0] * 4
    ours, theirs = pluses
    for by, chance in _differences(troops + extra[0], BASE[kind] + guards + extra[1]):
        won = by + ours > theirs
        played = max(0, 1 - by) if won else 0
        left = (ours - played, theirs - (0 if won else max(0, by)))
        over = won and guards <= (kind == "battle")
        after = (1.0, 0.0, 0.0, 0.0) if over else duel(kind, troops - (not won), guards - won, extra, left)
        more = (0, not won, won and guards > 0, played)
        found = [total + chance * (each + now) for total, each, now in zip(found, after, more, strict=True)]
    return Fought(*found)


def plunder(troops: int) -> Fraction:
    """DK-126: the chance that a plunder succeeds; what is kept for a combat adds no die to it (DK-127)."""
    return beats(troops, NUMBERS.dice.plunder)


def production(red: int = 1, black: int = 1) -> Chances[str]:
    """DK-033, DK-037: which colour produces with so many dice of each: `red`, `black`, or `both` on a tie."""
    one, other = best(red), best(black)
    weights = dict.fromkeys(("red", "black", "both"), 0)
    for mine, cases in one.weights.items():
        for theirs, more in other.weights.items():
            weights["red" if mine > theirs else "black" if theirs > mine else "both"] += cases * more
    return Chances(weights, one.cases * other.cases)


def reach() -> Chances[int]:
    """DK-076: how many ports far a ship may go."""
    return best(NUMBERS.dice.ship)


def from_here(book: Book, state: State, ranks: Iterable[int]) -> Odds | None:
    """The combat being fought with the troops left to both, the defender's in these armies."""
    fights = fight(state)
    armies = state.players[fights.defender].armies
    if fights.kind in ("plunder", "marker"):
        return None
    kind: Any = fights.kind
    guards = sum([armies[each].troops for each in ranks])
    return combat(kind, attackers(state), guards, extra_dice(state), most_dice(book))


def of_order(book: Book, state: State, order: object) -> Odds | Fraction | None:
    """What the fight that an order begins comes to: a combat as a whole, the chance of a plunder; else None.

    All armies of who is attacked stand, in a siege in shelter. Of who stands or fights on, what is left.
    """
    seat = state.actor
    if isinstance(order, Stand):
        return from_here(book, state, [each - 1 for each in order.armies])
    if isinstance(order, FightOn):
        return from_here(book, state, fight(state).ranks)
    if isinstance(order, March):
        army = order.army - 1
    elif (
        isinstance(order, Land) and state.sailing and order.place != state.box.chart.ids[state.sailing.start]
    ):
        army = state.sailing.army
    else:
        return None
    place = state.box.chart.places.get(order.place, -1)
    enemies = state.enemies(seat, place) if place >= 0 and army >= 0 else ()
    if not enemies:
        return None
    troops = state.players[seat].armies[army].troops
    other = state.seat(order.target) if order.target else enemies[0]
    kind = kind_of(state, other, place, plunder=order.how == "plunder")
    if kind == "plunder":
        return plunder(troops)
    if kind == "marker":
        return None
    more = sum(each.amount for each in state.effects("extra-dice", seat))
    guards = 0 if kind == "settlement" else state.players[other].troops_at(place)
    return combat(kind, troops, guards, (more, 0), most_dice(book))
