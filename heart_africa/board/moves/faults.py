"""Objections to a way or a place on the table, shown where they are, for the umpire to judge.

What no page of the book forbids but no real table allows, such as overlapping bases, has no rule.
"""

from collections.abc import Iterator, Mapping

from heart_africa.board import shapes
from heart_africa.board.extents import board
from heart_africa.board.findings import told
from heart_africa.board.layout import Course, Stand
from heart_africa.board.moves import cohesion, unit_moves
from heart_africa.board.moves.unit_moves import Going
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape
from heart_africa.board.ways import ground as ways_ground
from heart_africa.board.ways.way import AREA
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Figure
from heart_africa.rules.book import Arm
from heart_africa.rules.book.printed import Entry
from heart_africa.rules.organisation import tembas
from heart_africa.rules.play import fires
from heart_africa.rules.play.movement import ways
from heart_africa.rules.play.movement.dice import Water
from heart_africa.rules.play.movement.ways import Walk
from heart_africa.rules.referee.movement.company import vessel_of
from heart_africa.rules.referee.movement.refusals import refusal

NO_RULE = ""
"""Of a fault that no page of the book speaks of."""


# --- a way ---


def objections_to_ways(
    scene: Scene,
    unit: str,
    courses: Mapping[str, Course],
    facings: Mapping[str, float] | None = None,
    *,
    water: Water = "",
) -> tuple[Problem, ...]:
    """The objections to these figures' going these ways together, figure by figure."""
    found = unit_moves.goings(scene, courses, facings, water=water).value
    against = (problem for going in found for problem in _way(scene, unit, going, water))
    return tuple(dict.fromkeys(against))


def _way(scene: Scene, unit: str, going: Going, water: Water) -> Iterator[Problem]:
    asked = unit_moves.walk_of(scene, going, water)
    for each in ways.objections_to_walk(scene.book, asked):
        yield Problem(each.code, each.rule, each.page, going.name, each.about)
    yield from _allowed(scene, unit, going, asked)
    # What is wrong with what is on its way: bases, works, traps.
    rows, own = scene.book.free_table.ways, going.way
    side = scene.side_of(going.name)
    for name in own.bases:
        if scene.side_of(name) != side:
            yield _row(rows.enemy_bases, "over-enemy", going.name, other=name)
        else:
            yield Problem(f"{AREA}-over-friend", NO_RULE, 0, going.name, _about(going.name, other=name))
    for work in own.crosses:
        yield _row(rows.work, "through-work", going.name, work=work.name, kind=work.kind)
    for trap in ways_ground.traps(scene.book, scene.layout):
        base = cohesion.bases(scene, (going.name,), {going.name: going.stand})[0]
        if trap.name in own.traps and not shapes.meets(base, trap.marker):
            yield _row(rows.trap, "past-trap", going.name, trap=trap.name)
    yield from _walls(scene, scene.figure(going.name), going)
    yield from _flames(scene, going)
    if going.way.leaves and not unit_moves.by_far_side(scene, unit, going):
        yield _row(scene.book.free_table.ways.table, "off-table", going.name)


def _allowed(scene: Scene, unit: str, going: Going, asked: Walk) -> Iterator[Problem]:
    """The objections to how far a figure goes: its unit has not rolled, or not enough."""
    book, reach = scene.book, going.reach
    if reach is None:
        yield refusal(book, "not_rolled", unit, troop=scene.figure(going.name).troop)
        return
    if going.inches > reach.inches:
        about = {"troop": scene.figure(going.name).troop, "pace": reach.pace}
        inches = told(going.inches)
        yield refusal(book, "too_far", going.name, inches=inches, most=reach.inches, **about)
    if ways.too_near(book, asked, reach, touches=bool(going.engages), short_in=going.aims_short_in):
        yield refusal(book, "stops_short", going.name, inches=reach.short_of_in)
    if reach.stop == "edge":
        yield refusal(book, "stops_at_edge", going.name)


def _walls(scene: Scene, figure: Figure, going: Going) -> Iterator[Problem]:
    if going.way.through:
        asked = tembas.PassThrough(figure.troop, going.way.through, going.way.owner)
        for each in tembas.objections_to_pass(scene.book, asked):
            yield Problem(each.code, each.rule, each.page, going.name, each.about)


def _flames(scene: Scene, going: Going) -> Iterator[Problem]:
    for burning in scene.battle.fires:
        if burning.name in going.way.enters:
            found = fires.objections_to_enter(scene.book, burning.fire, scene.battle.turn)
            yield from (Problem(each.code, each.rule, each.page, going.name, each.about) for each in found)


def _row(row: Entry, code: str, figure: str, **about: object) -> Problem:
    return row.problem(f"{AREA}-{code}", figure, **_about(figure, **about))


def _about(figure: str, **about: object) -> Mapping[str, object]:
    return {"figure": figure, **about}


# --- a place ---


def objections_to_stands(scene: Scene, stands: Mapping[str, Stand]) -> tuple[Problem, ...]:
    """The objections to figures' standing so, while all others stay where they are."""
    bases = dict(zip(stands, cohesion.bases(scene, tuple(stands), stands), strict=True))
    return (
        *_off_table(scene, bases),
        *_overlapping(scene, bases),
        *_grounds(scene, stands),
        *_on_works(scene, bases),
    )


def _off_table(scene: Scene, bases: Mapping[str, Shape]) -> Iterator[Problem]:
    """Problems for bases that hang over the edge of the table by more than the tolerance."""
    table = shapes.around(board(scene.layout), scene.book.free_table.touching_in)
    for name, base in bases.items():
        if not shapes.holds(table, base):
            yield _row(scene.book.free_table.ways.table, "off-table", name)


def _overlapping(scene: Scene, bases: Mapping[str, Shape]) -> Iterator[Problem]:
    """Problems for bases that overlap, unless one is aboard or above the other."""
    all_bases = {**scene.footprints, **bases}
    names, inner = tuple(all_bases), -scene.book.free_table.touching_in / 2
    near = shapes.pairs_within(tuple(bases.values()), tuple(all_bases.values()), 0)
    for name, other in ((tuple(bases)[one], names[place]) for one, place in near):
        first = other not in bases or names.index(name) < names.index(other)
        if other != name and first and not _one_above_the_other(scene, name, other):
            smaller = (shapes.around(all_bases[each], inner) for each in (name, other))
            if shapes.meets(*smaller):
                yield Problem(f"{AREA}-overlap", NO_RULE, 0, name, _about(name, other=other))


def _one_above_the_other(scene: Scene, name: str, other: str) -> bool:
    """Whether one is aboard the other, both are aboard one vessel, or only one is on a roof."""
    figures = [scene.figure(each) for each in (name, other)]
    vessels = [vessel_of(scene.battle, figure) for figure in figures]
    units = [scene.battle.unit_of(each).name for each in (name, other)]
    afloat = vessels[0] in {units[1], vessels[1]} if vessels[0] else vessels[1] == units[0]
    return bool((vessels[0] or vessels[1]) and afloat) or figures[0].on_roof != figures[1].on_roof


def _grounds(scene: Scene, stands: Mapping[str, Stand]) -> Iterator[Problem]:
    """Problems for figures in ground that they may not enter."""
    for name, stand in stands.items():
        figure = scene.figure(name)
        if vessel_of(scene.battle, figure):
            continue
        grounds = ways_ground.grounds_at(scene.book, scene.layout, stand.spot)
        kind = ways.walker(scene.book, figure.troop, on_foot=figure.dismounted)
        if kind is Arm.VESSEL and not ways_ground.AFLOAT & {*grounds}:
            yield Problem(f"{AREA}-off-water", NO_RULE, 0, name, _about(name))
        for ground in grounds:
            for row in scene.book.terrain.ground[ground].barred:
                if kind in row.who:
                    yield _row(row, "in-barred-ground", name, ground=ground.value)


def _on_works(scene: Scene, bases: Mapping[str, Shape]) -> Iterator[Problem]:
    """Problems for bases that stand across a work, or in the wall of a building."""
    rows = scene.book.free_table.ways
    inner = -scene.book.free_table.touching_in
    for name, base in bases.items():
        smaller = shapes.around(base, inner)
        for work in ways_ground.barriers(scene.layout):
            if shapes.meets(work.line, smaller):
                yield _row(rows.work, "across-work", name, work=work.name, kind=work.kind)
        for house in scene.layout.buildings:
            walls = (ways_ground.solid(wall) for wall in house.walls)
            if not scene.figure(name).on_roof and any(shapes.meets(wall, smaller) for wall in walls):
                yield _row(rows.wall, "across-wall", name, building=house.name)
