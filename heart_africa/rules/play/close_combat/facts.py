"""What people say of a combat: who fights, what stands between them, who faces whom."""

from dataclasses import dataclass

from heart_africa.rules.shared_terms import Obstacle


@dataclass(frozen=True, slots=True)
class Fighter:
    """A figure in base contact with an enemy; a gun with its crew is one figure (GUN-08).

    `behind`: what it defends, its enemies being on the other side, unless they are `inside` already;
    `climbed`: what it climbed this very turn; `attendants`: a leader's, near enough and given up for him,
    `gives`: their names in that order, if they were said.
    """

    name: str
    troop: str
    dismounted: bool = False
    mighty_warrior: bool = False
    attendants: int = 0
    gives: tuple[str, ...] = ()
    behind: Obstacle = Obstacle.NONE
    inside: bool = False
    climbed: Obstacle = Obstacle.NONE
    lit_fire: bool = False


@dataclass(frozen=True, slots=True)
class Bout:
    """One figure and the enemies that fight it this turn, in the order in which they threw their dice.

    `first`: the enemy that an outnumbered figure chooses to face first; empty, the better for it.
    """

    one: Fighter
    others: tuple[Fighter, ...]
    first: str = ""

    @property
    def figures(self) -> tuple[Fighter, ...]:
        """All that fight in it, one die each, in the order of the dice."""
        return (self.one, *self.others)


@dataclass(frozen=True, slots=True)
class Pass:
    """One comparison seen from one side: who strikes at whom, and whether as second against one."""

    fighter: Fighter
    enemy: Fighter
    second: bool = False
