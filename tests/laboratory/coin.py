"""The smallest game that the laboratory can try: a side throws higher than the other, or they share the pot."""

import time
from collections.abc import Iterator, Mapping

from heart_africa.core.dataclass import dataclass
from heart_africa.core.playable import Outcome, Parameter, PlayedOrder, RandomSource, Values

WORDS = ("fair", "loaded", "lead")


@dataclass(frozen=True, slots=True)
class Throw:
    """The one order there is."""

    kind = "throw"


class Coin:
    """`red` and `blue` throw a die each; one that is loaded counts one more, one of lead one less.

    `slow`: milliseconds that a game takes; `broken`: 1 for games that break off, 2 for endless ones.
    """

    kind = "coin"
    sides = ("red", "blue")
    parameters: Mapping[str, Parameter] = {
        "red": Parameter("fair", WORDS),
        "blue": Parameter("fair", WORDS),
        "slow": Parameter(0, least=0, most=1000),
        "broken": Parameter(0, least=0, most=2),
    }

    def play(self, values: Values, chance: RandomSource, /) -> Outcome:
        """Two dice."""
        if values["broken"] == 1:
            raise ZeroDivisionError
        while values["broken"]:
            pass
        time.sleep(int(values["slow"]) / 1000)
        red, blue = (
            face + {"fair": 0, "loaded": 1, "lead": -1}[str(values[side])]
            for face, side in zip(chance.roll(2, ""), self.sides, strict=True)
        )
        winner = "red" if red > blue else "blue" if blue > red else ""
        ending = "won" if winner else "shared"
        return Outcome(ending, winner, {"red": red, "blue": blue}, 1, {"high": int(red + blue >= 7)})

    def replay(self, values: Values, chance: RandomSource, /) -> Iterator[PlayedOrder]:  # noqa: ARG002  # as it has to be
        """The throw with its faces."""
        yield PlayedOrder(Throw(), chance.roll(2, ""))


COIN = Coin()
WHERE = "tests.laboratory.coin:COIN"

EXPERIMENT = """\
format = "heart-africa/experiment"
version = 1
id = "coins"
game = "coin"
games = 60
seed = 3
measure = "won-red"
meet = ["red", "blue"]
mirror = true
title = { es = "Monedas", en = "Coins" }
about = { es = "¿Quién gana?", en = "Who wins?" }

[varies]
red = ["fair", "loaded"]
blue = ["fair", "loaded"]
"""
