"""A player with a plan: turn by turn it takes the posture that has won more battles in its part.

A posture changes for a whole side what a steady player makes of chances, ways and dangers: a column gathers
before it marches, baggage is driven out of a raid's way. Which there are, what each hangs on and by
how many battles it was found, says `weights.toml`. Single orders it weighs as a steady player does: one game
played on from an order is 13 to 60 points off its mean, where two orders differ by less than ten.
"""

from heart_africa.laboratory.chance import Chance
from heart_africa.opponent import worth
from heart_africa.opponent.heads import Choice, Situation
from heart_africa.opponent.plans import plan
from heart_africa.opponent.sketch import Position
from heart_africa.opponent.steady import carried_out
from heart_africa.opponent.weights import Posture, weights
from heart_africa.rules.battle import SideId, Sort, Where, other


def planner(now: Situation, chance: Chance) -> Choice | None:
    """The best order for the posture of this turn."""
    return carried_out(now, plan(now.at, now.side, posture(now.at, now.side)), chance)


def posture(at: Position, side: SideId) -> Posture | None:
    """The first posture of a side's part that holds now, by what it sees; None: as its part asks for."""
    battle = at.battle
    part = battle.scenario or "encounter", battle.role(side)
    own = (each for each in weights().postures if (each.scenario, each.part) == part)
    return next((each for each in own if _holds(each, at, side)), None)


def _holds(found: Posture, at: Position, side: SideId) -> bool:
    """Whether the conditions of a posture are still met: its turns, a column still coming, the odds."""
    battle = at.battle
    if found.until and battle.turn > found.until:
        return False
    if found.coming and not any(unit.where is Where.COLUMN and unit.here for unit in battle.of(side)):
        return False
    return _worth(at, other(side)) >= found.facing * _worth(at, side)


def _worth(at: Position, side: SideId) -> float:
    """The points of the units of a side that stand on the table, as far as these eyes see."""
    return sum(worth.of_unit(at, unit) for unit in at.of(side) if unit.sort is Sort.UNIT)
