"""Vessels on the table in the head: where they lie, who is aboard, how those go ashore."""

from collections.abc import Iterator
from math import hypot

from heart_africa.board.layout import Spot
from heart_africa.opponent.barriers import BASE_IN
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.ground import AFLOAT
from heart_africa.opponent.sketch import Position, bearing, far
from heart_africa.rules.battle import Unit
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.referee.movement.company import carried, vessel_of
from heart_africa.rules.referee.movement.orders import Board

SHORE_IN = 4.0
"""People go ashore onto dry ground that is so near to the middle of their vessel."""


def on_river(at: Position, spot: Spot) -> bool:
    """Whether somebody there is on a river, which has a current."""
    return at.land.at(spot) in {GroundId.RIVER, GroundId.FORD}


def rolls(at: Position, unit: Unit) -> Iterator[Draft]:
    """The order to roll for a vessel. Nobody has said which way a river runs: it counts as upstream."""
    if on_river(at, at.middle(unit.name)):
        yield Draft(RollMove(unit.name, ("difficult",), "upstream"), goal="difficult")
    else:
        yield Draft(RollMove(unit.name, ("difficult",) if at.battle.dark else (), "still"), goal="open")


def taken_along(at: Position, vessel: Unit, start: Spot, end: Spot) -> dict[str, Spot]:
    """Where a vessel's way brings whoever is aboard."""
    by = end[0] - start[0], end[1] - start[1]
    spots = ((each.name, at.sketch.spots.get(each.name, start)) for each in carried(at.battle, vessel.name))
    return {name: (x + by[0], y + by[1]) for name, (x, y) in spots}


def ashore(at: Position, unit: Unit) -> Iterator[Draft]:
    """All of a unit who are aboard a vessel that lies near dry ground go ashore there, towards the enemy."""
    aboard = [figure for figure in unit.here if vessel_of(at.battle, figure)]
    ships = dict.fromkeys(vessel_of(at.battle, figure) for figure in aboard)
    for ship in ships:
        names = [figure.name for figure in aboard if vessel_of(at.battle, figure) == ship]
        if not at.standing(ship):
            continue
        middle = at.middle(ship)
        free = _dry(at, unit, middle)
        foe = at.nearest(ship, at.foes(unit.side))
        if len(free) < len(names):
            continue
        towards = at.middle(foe.name) if foe is not None else middle
        near = sorted(free, key=lambda spot: (far(spot, towards), spot))
        first = sorted(free, key=lambda spot: far(spot, near[0]))[: len(names)]
        facing = bearing(middle, towards) if foe is not None else 0.0
        order = Board(unit.name, ship, tuple(names), ashore=True, more=len(names) < len(unit.here))
        yield Draft(order, dict(zip(names, first, strict=True)), {unit.name: facing}, "ashore")


def _dry(at: Position, unit: Unit, middle: Spot) -> list[Spot]:
    """Spots near a vessel on which a unit may stand and nobody does."""
    barred, step = at.land.barred(unit.troop) | AFLOAT, BASE_IN + 0.1
    count = int(SHORE_IN / step)
    spots = [
        (middle[0] + east * step, middle[1] + north * step)
        for east in range(-count, count + 1)
        for north in range(-count, count + 1)
        if hypot(east * step, north * step) <= SHORE_IN
    ]
    dry = [spot for spot in spots if (ground := at.land.at(spot)) is not None and ground not in barred]
    return [spot for spot in dry if not at.crowded(spot, frozenset())]


def there_yet(at: Position, vessel: str, goal: Spot) -> bool:
    """Whether a vessel lies about as near to a goal as the water leads."""
    return far(at.middle(vessel), at.land.afloat(goal)) <= SHORE_IN
