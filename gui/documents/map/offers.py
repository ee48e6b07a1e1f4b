"""Orders that are possible by what the table shows, and those that follow from a move."""

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from gui.documents.map.document import OpenMap
from gui.documents.map.shots import ready
from heart_africa.board.extents import house
from heart_africa.board.layout import Blaze, Building, Course, Spot
from heart_africa.board.moves import contact, obstacles
from heart_africa.board.places import ambushes
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import (
    area,
    around,
    distance,
    line,
    middle,
    nearest,
    sides,
    square_inches,
)
from heart_africa.board.shots.aims import aim_at_wall
from heart_africa.board.table_record import placed
from heart_africa.board.ways.way import stand_at
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData
from heart_africa.rules.battle import Stage
from heart_africa.rules.book.play import Step
from heart_africa.rules.organisation.leaders import Rejoin
from heart_africa.rules.organisation.tembas import ClimbRoof, LeaveRoof, Way
from heart_africa.rules.play.close_combat.leaving import Evade, rolled_in
from heart_africa.rules.play.close_combat.orders import Fight
from heart_africa.rules.play.fires import LightFire
from heart_africa.rules.play.shooting.orders import Fire


def sprung(opened: OpenMap, courses: Mapping[str, Course]) -> tuple[Any, ...]:
    """The orders that reveal hidden units when figures go these ways."""
    found = ambushes.springs(opened.scene, courses).value
    return tuple(each for each in found if lawful(opened, each))


def due(opened: OpenMap, before: Scene, unit: str, courses: Mapping[str, Course]) -> tuple[Any, ...]:
    """The orders that follow when figures of a unit have gone these ways.

    `before`: the scene at the start.
    """
    return tuple(each for each in _due(opened, before, unit, courses) if lawful(opened, each))


def _due(opened: OpenMap, before: Scene, unit: str, courses: Mapping[str, Course]) -> Iterator[Any]:
    yield from obstacles.following(before, unit, courses)
    side = opened.scene.battle.unit(unit).side
    yield from (each for each in obstacles.captures(opened.scene, side) if each.captor in courses)


def lawful(opened: OpenMap, order: Command) -> bool:
    """Whether the battle accepts the order now; not if that has been settled already."""
    try:
        return not opened.table.objections(order)
    except BadData:
        return False


def offers(opened: OpenMap, figure: str) -> tuple[Command, ...]:
    """The legal orders about a figure, for the chosen unit."""
    if not opened.live or opened.table.battle.stage is not Stage.PLAY or figure not in opened.scene.here:
        return ()
    return tuple(order for order in _offers(opened, figure) if lawful(opened, order))


def _offers(opened: OpenMap, figure: str) -> Iterator[Command]:
    scene, own = opened.scene, opened.table.unit
    unit = scene.here[figure].name
    if scene.battle.step is Step.MELEE and contact.touched(scene, figure):
        yield Fight(contact.matches(scene).value)
    if scene.figure(figure).on_roof:
        yield from (LeaveRoof(figure, way) for way in get_args(Way))
    elif (up := obstacles.climb_roof(scene, figure)).touching:
        yield up
    yield from (each for each in obstacles.in_flames(scene) if figure in each.figures)
    layout = scene.layout
    for place in (*(each.name for each in layout.features), *(each.name for each in layout.buildings)):
        lit = obstacles.light_fire(scene, figure, place)
        if lit is not None and lit.touching:
            yield lit
    if any(scene.figure(name).enemies for name in scene.of(unit)):
        yield evasion(scene, unit)
    if own != unit and own in scene.battle.units and scene.of(own):
        yield Rejoin(own, unit)
        yield obstacles.guide(scene, own, unit).value
        if (aboard := obstacles.board(scene, own, unit)).figures:
            yield aboard


def fires_lit(opened: OpenMap) -> tuple[Blaze, ...]:
    """Fires of the battle without a place on the map, lit by a figure that is on it."""
    layout = opened.layout
    names = {each.name for each in opened.table.battle.fires} - {each.name for each in layout.blazes}
    places = {*(each.name for each in layout.features), *(each.name for each in layout.buildings)} & names
    if not places:
        return ()
    lit = {
        each.act.command.place: (each.act.command.figure, each.number)
        for each in opened.table.journal.standing
        if isinstance(each.act.command, LightFire) and each.act.command.place in places
    }
    spots = ((place, opened.at(number).stands.get(who)) for place, (who, number) in lit.items())
    return tuple(Blaze(place, stand.spot, place) for place, stand in spots if stand is not None)


def wall_shots(opened: OpenMap, building: Building, spot: Spot) -> tuple[Fire, ...]:
    """The shots of the chosen unit's guns at the wall of a building that is nearest to a spot."""
    if not building.walls:
        return ()
    wall = min(building.walls, key=lambda each: distance(line(each.ends), line((spot,))))
    aims = (
        aim_at_wall(opened.scene, each, building, wall).value for each in ready(opened, opened.table.unit)
    )
    return tuple(order for order in (Fire((aim,)) for aim in aims) if lawful(opened, order))


# --- onto a roof, and down from it ---


def stand_where_it_is(opened: OpenMap, order: ClimbRoof | LeaveRoof) -> None:
    """Place a figure that has climbed on the roof beside it, or one that has jumped down in the yard.

    Raises `Refused` and `BadData`.
    """
    scene, figure = opened.scene, order.figure
    up = isinstance(order, ClimbRoof)
    if scene.figure(figure).on_roof != up or (isinstance(order, LeaveRoof) and order.way != "jump"):
        return  # it failed, or fell through the roof
    footprint = scene.footprint(figure)
    building = min(scene.layout.buildings, key=lambda each: distance(house(each), footprint))
    grounds = [area(each) for each in (building.rooms if up else (building.yard,)) if each]
    if not grounds:
        return
    ground = min(grounds, key=lambda each: distance(each, footprint))
    inside = around(ground, -sides(footprint)[0] / 2)
    wide_enough = square_inches(inside) > 0
    spot = nearest(inside, line((scene.stand(figure).spot,)))[0] if wide_enough else middle(ground)
    opened.place([placed(figure, stand_at(scene, figure, spot))], opened.after)


# --- riding away ---


def evasion(scene: Scene, unit: str) -> Evade:
    """The order by which all figures of a unit in contact ride away; with ways once the dice are known."""
    names = tuple(name for name in scene.of(unit) if scene.figure(name).enemies)
    if (inches := rolled_in(scene.battle.unit(unit))) == 0:
        return Evade(unit, names)
    return obstacles.evade(scene, unit, {name: obstacles.away(scene, name, inches) for name in names})


@dataclass(frozen=True)
class Ride:
    """Riders who are about to evade; `before` is the scene when they were reached."""

    before: Scene
    order: Evade

    def ways(self, opened: OpenMap) -> dict[str, Course]:
        """The way of each rider by the dice of its unit; empty if the order was dropped."""
        last = opened.table.journal.last
        given = last.act.command if last is not None else None
        if not isinstance(given, Evade) or given.unit != self.order.unit:
            return {}
        inches = rolled_in(opened.scene.battle.unit(given.unit))
        return {name: obstacles.away(self.before, name, inches) for name in given.figures}

    def place(self, opened: OpenMap) -> None:
        """Place the riders at the end of their ways. Raises `Refused` and `BadData`."""
        rows = [
            placed(name, stand_at(self.before, name, course[-1]), course)
            for name, course in self.ways(opened).items()
        ]
        if rows:
            opened.place(rows, opened.after)
