"""A battle played on in the head from what one side sees of it: by the same rules, without a journal.

The orders are not judged a second time, since the heads give none that the rules object to. Whoever lies
hidden is not there: a side that looks ahead knows no more than its view of the battle.
"""

from collections.abc import Iterable

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import Command
from heart_africa.laboratory.chance import Chance
from heart_africa.opponent.match import Table
from heart_africa.opponent.sketch import Position
from heart_africa.rules.battle import Battle
from heart_africa.rules.referee import Referee


class Thrown(Dice):
    """Dice that are thrown as they are read."""

    def __init__(self, chance: Chance) -> None:
        super().__init__()
        self._chance = chance

    def roll(self, count: int, why: str) -> tuple[int, ...]:
        """The next faces; there are always more."""
        return self._chance.roll(count, why)


class Playout(Table):
    """A battle that goes on from a position, which stays as it is."""

    def __init__(self, rules: Referee, at: Position, dice: Chance, idle: Iterable[Command] = ()) -> None:
        super().__init__(rules, at.sketch, dice)
        self._idle = [*idle]
        self._battle, self.orders = at.battle, 0
        self._moment = at.battle.stage, at.battle.turn, at.battle.step

    @property
    def battle(self) -> Battle:
        """The battle as it stands in the head."""
        return self._battle

    def carry_out(self, order: Command) -> int:
        """What it brings about, with dice thrown at once; the number of the order."""
        for fact in self.rules.decide(self._battle, order, Thrown(self.dice)):
            self._battle = self.rules.evolve(self._battle, fact)
        self.orders += 1
        return self.orders
