"""Facts stated earlier in a battle, as values: distances, what a leader would do, who held the village."""

from collections.abc import Mapping
from dataclasses import field

from heart_africa.core.dataclass import dataclass
from heart_africa.rules.battle import Battle, Unit

Pair = frozenset[str]


@dataclass(frozen=True, slots=True)
class Measured:
    """What was said of a distance in a turn, and how many inches the two have moved since."""

    inches: float
    turn: int
    since: float = 0

    @property
    def least(self) -> float:
        """How near they may be by now."""
        return max(0, self.inches - self.since)

    @property
    def most(self) -> float:
        """How far apart they may be by now."""
        return self.inches + self.since


@dataclass(frozen=True, slots=True)
class Past:
    """What was said before of the table as it stands.

    `figures`, `units`: distances between two of them; `saved`: what leaders hit would rather do, as they said
    last, `gives`: whom they would give up; `served`: whether a gun bearer is near, of those who have not
    moved apart since; `held`: the units that held the village or camp last turn.
    """

    figures: Mapping[Pair, Measured] = field(default_factory=dict, hash=False)
    units: Mapping[Pair, Measured] = field(default_factory=dict, hash=False)
    saved: Mapping[str, bool] = field(default_factory=dict, hash=False)
    served: Mapping[str, bool] = field(default_factory=dict, hash=False)
    gives: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    held: tuple[str, ...] = ()

    def between(self, battle: Battle, one: str, other: str) -> Measured | None:
        """What is known of the distance of two figures, by their units if nothing was said of themselves."""
        units = Pair((battle.company[one], battle.company[other]))
        return self.figures.get(Pair((one, other))) or self.units.get(units)

    def lives(self, unit: Unit) -> tuple[str, ...]:
        """Whom a leader would give up, as he said last; all his attendants if he has not said."""
        return unit.lives(self.gives.get(unit.figures[0].name, unit.attendants))


NOTHING = Past()
