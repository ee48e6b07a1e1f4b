"""How a battle stands for a side: the chance that it wins, judged by what a player would count.

The shares of both armies that are left, who is the stronger, the way to what the scenario asks for. What each
counts was set by hand, after a fit to battles of steady players (`[outlook]` of the weights).
"""

from collections.abc import Iterator
from math import exp

from heart_africa.opponent import worth
from heart_africa.opponent.plans import turns_left
from heart_africa.opponent.sketch import FAR, Position, far, from_edge
from heart_africa.opponent.weights import weights
from heart_africa.rules.battle import SideId, Sort, Stage
from heart_africa.rules.battle.units import Gone
from heart_africa.rules.book import BAGGAGE
from heart_africa.rules.referee.ending import ambush_facts, captured

EVEN = 0.5
NEAR_IN = 12.0
"""Who is farther off than this counts as away."""


def chance_of(at: Position, side: SideId) -> float:
    """How likely a side is to win: 1 if it has won, 0 if it has lost."""
    battle = at.battle
    if battle.stage is Stage.OVER:
        winner = battle.verdict.winner if battle.verdict else "draw"
        return EVEN if winner == "draw" else float(winner == battle.role(side))
    counted = weights().outlook[battle.scenario or "encounter"]
    total = counted["even"] + sum(counted[what] * found for what, found in signs(at))
    attacks = 1 / (1 + exp(-total))
    return attacks if battle.role(side) == "attacker" else 1 - attacks


def signs(at: Position) -> Iterator[tuple[str, float]]:
    """What speaks for the attacker, each with how much of it there is."""
    book, battle = at.book, at.battle
    ours, theirs = (
        (worth.points(book, battle, side, left=True), worth.points(book, battle, side))
        for side in (battle.attacker, battle.defender)
    )
    yield "share", ours[0] / max(1, ours[1]) - theirs[0] / max(1, theirs[1])
    yield "strength", (ours[0] - theirs[0]) / max(1, ours[0] + theirs[0])
    units = [
        sum(bool(unit.here) for unit in battle.of(side, Sort.UNIT))
        for side in (battle.attacker, battle.defender)
    ]
    yield "units", (units[0] - units[1]) / max(1, sum(units))
    match battle.scenario:
        case "planned_attack":
            yield from _taking(at)
        case "raid":
            yield from _raiding(at)
        case "ambush":
            yield from _passing(at)
        case _:
            pass


def _taking(at: Position) -> Iterator[tuple[str, float]]:
    home, battle = at.home, at.battle
    left = turns_left(at) / max(1, turns_left(at) + battle.turn)
    yield "late", 1 - left
    yield "held", float(battle.held)
    if home is None:
        return
    near = []
    for side in (battle.attacker, battle.defender):
        own = [unit for unit in at.of(side) if unit.sort is Sort.UNIT]
        near.append(
            sum(
                worth.of_unit(at, unit) * max(0.0, 1 - home.off(at.middle(unit.name)) / NEAR_IN)
                for unit in own
            )
        )
    yield "near", (near[0] - near[1]) / max(1.0, sum(near))
    yield "inside", float(any(home.holds(at.middle(unit.name)) for unit in at.of(battle.attacker)))


def _raiding(at: Position) -> Iterator[tuple[str, float]]:
    rows = at.book.victories.raid
    yield "captured", captured(at.battle) / rows.captures.value
    yield "late", (at.battle.turn - 1) / rows.turns.value
    goods = [
        spot
        for unit in at.of(at.battle.defender)
        for figure, spot in at.standing(unit.name)
        if figure.troop == BAGGAGE
    ]
    own = [at.middle(unit.name) for unit in at.of(at.battle.attacker) if unit.sort is Sort.UNIT]
    nearest = sorted(far(one, each) for one in own for each in goods)[:2]
    yield "near", max(0.0, 1 - sum(nearest) / len(nearest) / 48) if nearest else 0.0


def _passing(at: Position) -> Iterator[tuple[str, float]]:
    battle = at.battle
    found = ambush_facts(at.book, battle)
    rows = at.book.victories.ambush
    part, whole = rows.leave.share
    total = max(1, found.figures)
    yield "out", found.figures_out / total
    yield "gone", found.figures_gone / total / (1 - part / whole)
    yield "late", battle.turn / max(1, battle.turn + turns_left(at))
    entry = at.sketch.entry
    if entry:
        full = at.land.long_in if entry in {"east", "west"} else at.land.wide_in
        left = [
            from_edge(at.land, FAR[entry], spot) / full
            for unit in battle.of(battle.attacker)
            for figure in unit.figures
            for spot in [at.sketch.spots.get(figure.name)]
            if figure.gone is Gone.NO and spot is not None
        ]
        yield "way", 1 - sum(left) / len(left) if left else 0.0
