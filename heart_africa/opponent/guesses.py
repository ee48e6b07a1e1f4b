"""Where people's figures have come to on a table without a map: a guess, and the distance that mends it."""

from collections.abc import Iterator

from heart_africa.board.layout import Spot
from heart_africa.opponent import beginnings
from heart_africa.opponent.barriers import BASE_IN
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.sketch import Position, ahead, bearing, far, gap, middle_of
from heart_africa.rules.battle import Unit, Where
from heart_africa.rules.preparation.deployment.orders import Deploy
from heart_africa.rules.referee.movement.orders import Move

SLIDES, CLOSE_IN = 12, 0.05
"""The most tries at sliding a unit to a stated distance, and the error that will do, in inches."""


def guessed(at: Position, order: object) -> Draft | None:
    """Where an order has brought figures, as far as it tells; None if nobody has gone anywhere.

    `at`: the battle after it on the sketch before it.
    """
    match order:
        case Move():
            return _gone(at, order)
        case Deploy(where="table"):
            found = [each for each in beginnings.deployments(at, at.battle.unit(order.unit)) if each.spots]
            near = (each for each in found if each.order.where == "table")
            middle = at.land.long_in / 2, at.land.wide_in / 2

            def off(draft: Draft) -> tuple[float, float]:
                """As far forward as was said; as near to the middle as may be."""
                forward = abs(draft.order.base_in - order.base_in)
                return round(forward), far(middle_of([*draft.spots.values()]), middle)

            return min(near, key=off, default=None)
        case _:
            return None


def unplaced(at: Position) -> Iterator[Draft]:
    """The units that have come onto the table and of which nobody knows where they stand."""
    for unit in at.battle.units.values():
        if unit.where is Where.TABLE and unit.here and not at.standing(unit.name):
            ways = (*beginnings.arrivals(at, unit), *beginnings.deployments(at, unit))
            found = next((each for each in ways if each.spots), None)
            if found is not None:
                yield found


def _gone(at: Position, order: Move) -> Draft | None:
    """Whoever has met somebody stands beside him; the others have gone as far as the order says.

    They have gone towards the enemy or, breaking off, away from him.
    """
    spots = at.sketch.spots
    ends: dict[str, Spot] = {}
    for name, enemy in order.engages:
        if name in spots and enemy in spots:
            ends[name] = ahead(spots[enemy], bearing(spots[enemy], spots[name]) + 60 * len(ends), BASE_IN)
    unit = at.battle.unit(order.unit)
    names = [name for name in order.figures or [each.name for each in unit.here] if name in spots]
    foe = at.nearest(unit.name, at.foes(unit.side))
    if foe is None:
        return Draft(order, ends) if ends else None
    straight = bearing(at.middle(unit.name), at.middle(foe.name)) + (180 if order.breaks_off else 0)
    for name in names:
        if name not in ends and name not in order.exits:
            room = max(0.0, far(spots[name], at.middle(foe.name)) - at.radius(foe.name) - 2 * BASE_IN)
            ends[name] = ahead(
                spots[name], straight, order.inches if order.breaks_off else min(order.inches, room)
            )
    return Draft(order, ends, {unit.name: straight % 360}) if ends else None


def mended(at: Position, unit: Unit, foe: Unit, inches: float) -> Draft:
    """A unit slid along the line to an enemy so that it is so far from him, from base to base.

    The nearest bases change on the way, so it is slid anew by what is still missing.
    """
    spots = {figure.name: spot for figure, spot in at.standing(unit.name)}
    others = tuple(spot for _, spot in at.standing(foe.name))
    for _ in range(SLIDES):
        by = gap(tuple(spots.values()), others) - inches
        if abs(by) < CLOSE_IN:
            break
        straight = bearing(middle_of([*spots.values()]), at.middle(foe.name))
        spots = {name: ahead(spot, straight, by) for name, spot in spots.items()}
    return Draft(None, spots)
