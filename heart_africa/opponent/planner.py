"""A player with a plan: every few turns it plays the battle on in its head, and takes what wins more.

A posture changes for a whole side what a steady player makes of chances, ways and dangers. For each that its
part has it plays on some turns from what it sees, both sides steadily, with the same dice for all of them;
`outlook` says how likely it is to win then. From the usual one it departs only where another is clearly
better (`[foresight]` of the weights, where the postures stand as well). Single orders it weighs as a steady
player does: one game played on from an order is 13 to 60 points off its mean, where two orders differ by less
than ten; between postures there is more to choose.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from math import inf, sqrt
from statistics import fmean
from time import process_time

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.laboratory.chance import Chance
from heart_africa.opponent import outlook, worth
from heart_africa.opponent.heads import Choice, Head, Situation
from heart_africa.opponent.plans import Foreseen, plan
from heart_africa.opponent.playout import Playout
from heart_africa.opponent.sketch import Position
from heart_africa.opponent.steady import carried_out
from heart_africa.opponent.weights import IN_THE_HEAD, PLANNER, Foresight, Posture, weights
from heart_africa.rules.battle import SideId, Sort, Stage, Where, other

SEEDS = 2**31
Tell = Callable[[int, int], None]
"""Told after each turn that it has played on: how many turns of how many at most."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a side has settled on in a turn: its posture, None for its part's own, and what it foresaw."""

    turn: int
    posture: Posture | None
    foreseen: tuple[Foreseen, ...] = ()


class Planner:
    """The best order for the posture that it has settled on; it keeps to one for some turns.

    `seconds`: of its processor's time, for which it looks ahead at most. Where nobody waits there is no end
    to them, and it does the same on every machine.
    """

    def __init__(self) -> None:
        self._thought: dict[SideId, Thought] = {}
        self.tell: Tell | None = None
        self.seconds = inf

    def __call__(self, now: Situation, chance: Chance) -> Choice | None:
        """Decides, as any head."""
        found = self._settled(now, chance)
        intent = plan(now.at, now.side, found.posture, habits=PLANNER)
        return carried_out(now, replace(intent, foreseen=found.foreseen), chance)

    def _settled(self, now: Situation, chance: Chance) -> Thought:
        """The posture of this turn: the one settled on some turns ago, if it still holds, or a new one."""
        battle, side = now.at.battle, now.side
        if battle.stage is not Stage.PLAY:
            return Thought(battle.turn, usual(now.at, side))
        known = self._thought.get(side)
        if known is not None and 0 <= battle.turn - known.turn < weights().foresight.every:
            kept = known.posture
            if battle.turn == known.turn or kept is None or holds(kept, now.at, side):
                return known
        self._thought[side] = foreseen(now, chance.pick(SEEDS), tell=self.tell, seconds=self.seconds)
        return self._thought[side]


# --- which postures there are ---


def usual(at: Position, side: SideId) -> Posture | None:
    """The first posture of a side's part that it takes unasked; None: as its part asks for."""
    return next((each for each in postures(at, side) if not each.tried), None)


def postures(at: Position, side: SideId) -> Iterator[Posture]:
    """Those of a side's part that hold now, by what it sees."""
    battle = at.battle
    part = f"{battle.scenario or 'encounter'}.{battle.role(side)}"
    return (each for each in weights().postures if part in each.parts and holds(each, at, side))


def choices(at: Position, side: SideId) -> Mapping[str, Posture | None]:
    """Between which postures a side may choose now, its usual one first; "": just what its part asks for."""
    tried = (each for each in postures(at, side) if each.tried)
    return {each.name if each else "": each for each in (usual(at, side), *tried)}


def holds(found: Posture, at: Position, side: SideId) -> bool:
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


# --- looking ahead ---


def foreseen(
    now: Situation, seed: int, look: Foresight | None = None, tell: Tell | None = None, seconds: float = inf
) -> Thought:
    """The posture with the best outlook, if it is clearly better than the usual one.

    Each is played on with the first dice, unless the battle is as good as decided; with the others the
    usual one and the best besides, as long as that one is ahead, not too many orders have been given and
    another one would not take it beyond so many seconds.
    """
    look = look or weights().foresight
    known = choices(now.at, now.side)
    first = next(iter(known))
    decided = not look.open < outlook.chance_of(now.at, now.side) < 1 - look.open
    found: dict[str, list[float]] = {}
    orders, playing, start = 0, [*known], process_time()
    played = Counted((len(known) + 2 * (look.throws - 1)) * look.turns, tell)
    for throw in range(look.throws):
        for name in playing:
            taken_s, count = process_time() - start, sum(map(len, found.values()))
            if count and (taken_s * (1 + 1 / count) > seconds or orders >= look.orders or decided):
                break
            chance, given = _played_on(now, known[name], look.turns, f"{seed}/{throw}", played)
            found.setdefault(name, []).append(chance)
            orders += given
        others = [name for name in found if name != first]
        best = max(others, key=lambda name: fmean(found[name]), default=first)
        if best == first or orders >= look.orders or fmean(found[best]) <= fmean(found[first]):
            break
        playing = [first, best]
    throws = len(found[best])
    gained = fmean(found[best]) - fmean(found[first][:throws])  # by the same dice
    taken = best if gained > look.clear / sqrt(throws) else first
    shares = [Foreseen(name, fmean(each), len(each)) for name, each in found.items()]
    told = sorted(shares, key=lambda each: (each.posture != taken, -each.chance))
    return Thought(now.at.battle.turn, known[taken], tuple(told))


class Counted:
    """The turns that are played on, told one by one."""

    def __init__(self, most: int, tell: Tell | None) -> None:
        self._done, self._most, self._tell = 0, most, tell

    def one(self) -> None:
        """Count one more turn played on, and tell whoever watches how far it is."""
        self._done += 1
        if self._tell is not None:
            self._tell(self._done, self._most)


def _played_on(
    now: Situation, posture: Posture | None, turns: int, seed: str, played: Counted
) -> tuple[float, int]:
    """How likely a side is to win some turns on with a posture, and how many orders were given on the way."""
    side, foe = now.side, other(now.side)
    playout = Playout(now.rules, now.at, Chance(seed))
    heads: dict[SideId, Head] = {
        side: partial(_keeping, PLANNER, posture),
        foe: partial(_keeping, "", None),
    }
    chances = {each: Chance(f"{seed}/{each}") for each in (side, foe)}
    for turn in range(1, turns + 1):
        playout.go_on(heads, chances, until=now.at.battle.turn + turn)
        played.one()
    return outlook.chance_of(playout.position(), side), playout.orders


def _keeping(habits: str, posture: Posture | None, now: Situation, chance: Chance) -> Choice | None:
    """A steady player of these habits in a posture, as long as it holds."""
    kept = posture if posture and holds(posture, now.at, now.side) else None
    return carried_out(now, plan(now.at, now.side, kept, IN_THE_HEAD, habits=habits), chance)
