"""The same questions put to icepool, in bare numbers: tests and benchmarks compare the answers."""

from functools import cache

import icepool
from icepool import Die, d6

Left = tuple[int, int]
FIRST = 100
"""Losses of both sides as one number: so much for each of the first."""


def icepool_volley(shooters: int, needs: int, saves: int) -> Die[int]:
    """So many shots, each at another figure: how many hit on `needs` or more and are saved below `saves`."""
    return shooters @ icepool.map(lambda hit, save: int(hit >= needs and save < saves), d6, d6)


def icepool_melee(one: int, other: int, left: Left, rounds: int) -> Die[Left]:
    """So many with one modifier against so many with another, surplus doubling up, for so many rounds."""
    duel = icepool.map(lambda a, b: _pair(one + a - other - b), d6, d6)
    one_on_two = icepool.map(lambda a, b, c: _best(one + a, other + b, other + c), d6, d6, d6)
    two_on_one = icepool.map(lambda a, b, c: _swapped(_best(other + a, one + b, one + c)), d6, d6, d6)

    @cache
    def step(ones: int, others: int) -> Die[Left]:
        pairs = min(ones, others)
        doubled = min(abs(ones - others), pairs)
        crowd = one_on_two if others > ones else two_on_one
        losses = (pairs - doubled) @ duel + doubled @ crowd
        return losses.map(lambda lost: (ones - lost // FIRST, others - lost % FIRST))

    return Die([left]).map(step, repeat=rounds, star=True)


def _pair(lead: int) -> int:
    """Who is lost when the first is so far ahead."""
    return 1 if lead >= 2 else FIRST if lead <= -2 else 0


def _swapped(lost: int) -> int:
    return lost // FIRST + lost % FIRST * FIRST


def _best(own: int, left: int, right: int) -> int:
    """One against two, who adds 2 if he is second, in the order that is better for the one."""
    return min((_both(own, left, right), _both(own, right, left)), key=lambda lost: (lost // FIRST, -lost))


def _both(own: int, first: int, second: int) -> int:
    lost = _pair(own - first)
    return lost if lost == FIRST else lost + _pair(own - second - 2)
