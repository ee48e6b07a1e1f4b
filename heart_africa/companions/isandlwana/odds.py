"""Exact chances: a fire, so many attacks on a stack, the snipers, a leader (8.6, 5.7, 5.8)."""

from fractions import Fraction
from functools import cache

from heart_africa.companions.isandlwana import combat
from heart_africa.companions.isandlwana.hexes import HexId
from heart_africa.companions.isandlwana.state import State
from heart_africa.companions.run import Book
from heart_africa.core.chances import Chances, certain, die
from heart_africa.core.dice import SIDES


def fire(book: Book, state: State, order: combat.Fire) -> Fraction:
    """The chance that a fire eliminates its target."""
    return Fraction(combat.chances(state, combat.fire_reckoning(book, state, order).total), SIDES)


def losses(book: Book, state: State, hex_: HexId, attacks: int) -> Chances[int]:
    """How many steps a stack loses by so many attacks, each hit on the strongest whom its die can hit."""
    easy = tuple(_faces(book, state, hex_, unit) for unit in state.standing[hex_])

    @cache
    def after(left: int, steps: tuple[int, ...]) -> Chances[int]:
        if not left or not any(steps):
            return certain(0)

        def struck(face: int) -> Chances[int]:
            able = [place for place, each in enumerate(steps) if each and face <= easy[place]]
            if not able:
                return after(left - 1, steps)
            who = max(able, key=lambda place: steps[place])
            rest = tuple(each - (place == who) for place, each in enumerate(steps))
            return after(left - 1, rest).map(lambda lost: lost + 1)

        return die().then(struck)

    return after(attacks, tuple(state.units[unit].steps for unit in state.standing[hex_]))


def _faces(book: Book, state: State, hex_: HexId, unit: str) -> int:
    """How many of the six faces take a step of a unit; these are always the lowest ones."""
    return combat.chances(state, combat.zulu_needs(book, state, hex_, square=state.units[unit].square))


def sniped(state: State) -> Chances[int]:
    """How many units the snipers hit as things stand (5.7)."""
    sniping, beside = state.numbers.sniping, len(combat.snipeable(state))
    more = sniping.later.add if state.turn >= sniping.from_turn else 0
    return die().map(lambda face: min(face + more, beside))


def falls(state: State) -> Fraction:
    """The chance that a leader beside Zulus falls (5.8)."""
    return Fraction(state.numbers.fatalities.most, SIDES)
