"""The roofs of buildings that the enemy holds: whose figures climb up, and break through or jump down."""

from collections.abc import Iterator

from heart_africa.opponent.barriers import BASE_IN
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.ground import House
from heart_africa.opponent.sketch import Position, ahead, bearing, far
from heart_africa.rules.battle import Figure, Unit
from heart_africa.rules.book import ATTENDANT, BAGGAGE, Arm
from heart_africa.rules.organisation.tembas import ClimbRoof, LeaveRoof
from heart_africa.rules.play.movement.ways import walker
from heart_africa.rules.shared_terms import Moved, Obstacle

ROOM_IN = 3.0
"""Whoever breaks through comes upon an enemy who is so near below him."""


def climbs(at: Position, unit: Unit) -> Iterator[Draft]:
    """Each of a unit who has stood still at the wall of a house with enemies in it goes up onto its roof."""
    for figure, spot in at.standing(unit.name) if at.land.houses else ():
        still = figure.moved is not Moved.MOVED and not figure.attempted and not figure.enemies
        on_foot = walker(at.book, figure.troop, on_foot=figure.dismounted) == Arm.FOOT
        work = at.land.touched(spot)
        house = next((each for each in at.land.houses if work is not None and each.name == work.name), None)
        if house is None or work is None or not (still and on_foot) or figure.on_roof:
            continue
        end = work.across(spot)
        if house.holds(end) and not house.holds(spot) and inside(at, unit, house):
            yield Draft(ClimbRoof(figure.name), {figure.name: end}, goal=house.name)


def leaves(at: Position, unit: Unit) -> Iterator[Draft]:
    """Each of a unit on a roof breaks through to the nearest enemy below him, or jumps down into the yard."""
    for figure, spot in at.standing(unit.name):
        if not figure.on_roof or figure.climbed is Obstacle.ROOF:
            continue
        house = next((each for each in at.land.houses if each.holds(spot)), None)
        foes = inside(at, unit, house) if house is not None else []
        near = min(foes, key=lambda each: far(at.sketch.spots[each.name], spot), default=None)
        if near is not None and far(at.sketch.spots[near.name], spot) <= ROOM_IN:
            below = at.sketch.spots[near.name]
            end = ahead(below, bearing(below, spot), BASE_IN) if below != spot else spot
            yield Draft(LeaveRoof(figure.name, "break", near.name), {figure.name: end}, goal=near.name)
        if near is not None:
            yield Draft(LeaveRoof(figure.name, "break"), goal=unit.name)
        yield Draft(LeaveRoof(figure.name, "jump"), goal=unit.name)


def inside(at: Position, unit: Unit, house: House) -> list[Figure]:
    """The enemies of a unit who fight and are in a house, not on its roof."""
    return [
        figure
        for foe in at.foes(unit.side)
        for figure, spot in at.standing(foe.name)
        if house.holds(spot) and not figure.on_roof and figure.troop not in {BAGGAGE, ATTENDANT}
    ]
