"""A player who looks ahead: what it likes best as a steady player it plays on in its head, and compares.

Of the moves of a unit it tries the few that a steady player weighs, each with the same dice, through the
moves, shots and bouts of this turn, both sides played steadily, and counts the tests of morale that follow by
their exact odds: thrown, one of them would outweigh all that tells one move from another. It plays on what it
sees: an ambush that it does not know of is not there.
"""

from collections.abc import Mapping
from typing import Any

from heart_africa.core.dataclass import replace
from heart_africa.core.journal.journal import Refused
from heart_africa.core.problems import BadData
from heart_africa.laboratory.chance import Chance
from heart_africa.opponent import facts, worth
from heart_africa.opponent.assess import off
from heart_africa.opponent.heads import Candidate, Choice, Reason, Situation
from heart_africa.opponent.plans import plan
from heart_africa.opponent.sketch import Position
from heart_africa.opponent.steady import decided, steady
from heart_africa.opponent.weights import Ahead, weights
from heart_africa.rules.battle import SideId, Sort, Stage, Unit, other
from heart_africa.rules.battle.units import Gone
from heart_africa.rules.book import BAGGAGE
from heart_africa.rules.odds.morale import MoraleOdds, odds_of_nerve
from heart_africa.rules.referee.movement.orders import Decline, Move, Turn
from heart_africa.rules.tables.play import Step

TRIED = (Move, Decline, Turn)
SEEDS, ORDERS = 2**31, 250
"""A game in the head ends at the latest after so many orders."""


def planner(now: Situation, chance: Chance) -> Choice | None:
    """The best of this turn, as far as it is foreseen, of what a steady player weighs."""
    found = decided(now, plan(now.at, now.side))
    if found is None or now.imagine is None or not isinstance(found.chosen.order, TRIED):
        return found if found is not None else steady(now, chance)
    ahead = weights().ahead
    first = [each for each in found.weighed if now.lawful(each.draft)][: ahead.candidates]
    if len(first) < 2 or first[0].worth - first[1].worth > ahead.plain:  # noqa: PLR2004  # a choice
        return found
    seed = chance.pick(SEEDS)
    tried = [_tried(now, each, seed, ahead) for each in first]
    best = sorted(tried, key=lambda each: -each.worth)
    return Choice((*best, *(each for each in found.weighed if each.draft not in [one.draft for one in best])))


def _tried(now: Situation, candidate: Candidate, seed: int, ahead: Ahead) -> Candidate:
    """A candidate by how things stand after it on average, and by what a steady player makes of it."""
    values = [_stands(now, candidate, Chance(f"{seed}/{game}")) for game in range(ahead.games)]
    mean = sum(values) / ahead.games
    why = Reason(
        "foreseen",
        ahead.trust * mean,
        {"count": ahead.games, "least": round(min(values)), "most": round(max(values))},
    )
    own = (replace(each, worth=(1 - ahead.trust) * each.worth) for each in candidate.reasons)
    worth_of = why.worth + (1 - ahead.trust) * candidate.worth
    return replace(candidate, worth=worth_of, reasons=(why, *own))


def _stands(now: Situation, candidate: Candidate, dice: Chance) -> float:
    """How much better a side stands, as this turn's morale is tested after an order, than it does now."""
    assert now.imagine is not None  # noqa: S101  # as asked before
    match = now.imagine(dice)
    before = value(match.position(), now.side)
    turn = match.battle.turn
    if not match.lawful(candidate.order):  # something hidden makes it lawful
        return candidate.worth
    match.give(candidate.draft)
    heads: Mapping[SideId, Chance] = {side: Chance(f"{side}") for side in (now.side, other(now.side))}
    for _ in range(ORDERS):
        battle = match.battle
        if battle.stage is not Stage.PLAY or battle.step is Step.MORALE or battle.turn > turn:
            break
        if not _goes_on(match, heads):
            break
    return value(match.position(), now.side) - before


def _goes_on(match: Any, heads: Mapping[SideId, Chance]) -> bool:  # noqa: ANN401  # a match
    """One order more; False where what is seen does not allow any."""
    agenda = match.agenda()
    try:
        if (said := match.fact(agenda)) is not None:
            match.give(said)
        elif not (side := match.turn_of(agenda)):
            match.give(facts.ends(match.position()))
        elif (choice := steady(match.situation(agenda, side), heads[side])) is None:
            match.passed.add(side)
        else:
            match.give(choice.chosen.draft)
    except (BadData, Refused):
        return False
    return True


def value(at: Position, side: SideId) -> float:
    """How a battle stands for a side, in points: its army and its way to what it wants, less the enemy's."""
    verdict, own = at.battle.verdict, at.battle.role(side)
    if verdict is not None:
        won = weights().ahead.won
        return 0.0 if verdict.winner == "draw" else won if verdict.winner == own else -won
    return _of(at, side) - _of(at, other(side))


def _of(at: Position, side: SideId) -> float:
    """The points of a side: who is left, who has got away, how far all are from where they are wanted."""
    intent = plan(at, side)
    ways, pace = intent.weights.ways, intent.weights.paces[intent.aim]
    total = 0.0
    for unit in at.battle.of(side):
        keeps = _keeps(at, unit)
        for figure in unit.figures:
            price = ways.captured if figure.troop == BAGGAGE else worth.of_figure(at, figure)
            if figure.here:
                total += price * keeps
            elif figure.gone is Gone.LEFT:
                total += ways.got_away * price
        if unit.sort is Sort.UNIT and at.standing(unit.name):
            near = ways.inch * pace * max(ways.least, worth.of_unit(at, unit))
            total -= weights().ahead.inch * near * off(at, intent, unit)
    return total


def _keeps(at: Position, unit: Unit) -> float:
    """What part of itself a unit may count on after the tests of morale that it owes by now."""
    if unit.sort is not Sort.UNIT or not unit.here:
        return 1.0
    nerve = odds_of_nerve(at.book, at.battle, unit).nerve
    marked = nerve.of(MoraleOdds.HOLDS if unit.markers else MoraleOdds.MARKED)
    return 1 - float(nerve.of(MoraleOdds.BREAKS)) - weights().ahead.marked * float(marked)
