"""Where a unit can get to, and the shortest ways on which that rests (p. 24)."""

from dataclasses import replace
from itertools import pairwise
from math import cos, hypot, pi, radians, sin

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from heart_africa.board import shapes
from heart_africa.board.layout import Building, Spot, TerrainPiece, Wall
from heart_africa.board.moves.faults import objections_to_ways
from heart_africa.board.moves.formations import best_way
from heart_africa.board.moves.reach import reach
from heart_africa.board.shapes import Shape
from heart_africa.board.ways.mazes import Maze
from heart_africa.rules.battle import Battle, Sort, fresh_step
from heart_africa.rules.battle.state import Light
from heart_africa.rules.play.movement.dice import RollMove
from tests.board.moves import piece, rolled, row, scene, square, whats
from tests.referee.builders import battle, unit
from tests.referee.referred import lawfully

MAN_ABOARD = unit("M", "red", "warriors", 1, aboard="R")
MAN, FOES = unit("R", "red", "warriors", 1), unit("B", "blue", "askaris", 3)
ALONE = {"R 1": (20, 20)}
SIX = rolled(MAN, FOES, faces=[2, 4])  # warriors go 2D6 in the open
SIX_TWO = rolled(MAN, FOES, faces=[2, 4, 2], paces=("open", "difficult"))  # and D6 where it is difficult


def area(
    fight: Battle, *features: TerrainPiece, where: dict[str, Spot] | None = None, **table: object
) -> Shape:
    found = reach(scene(fight, where or ALONE, *features, **table), "R")
    whats(line for line in found.lines if line.what.startswith("table"))
    return found.value


def has(found: Shape, x: float, y: float) -> bool:
    return shapes.meets(found, shapes.line(((x, y),)))


@pytest.mark.rule("MOVE-01")
def test_in_the_open_it_is_a_circle() -> None:
    """6 in all round, and no more."""
    found = area(SIX)

    assert shapes.square_inches(found) == pytest.approx(36 * pi, rel=0.002)
    assert has(found, 25.98, 20)
    assert not has(found, 26.01, 20)
    assert area(battle(MAN, FOES)).is_empty  # nothing was rolled


def test_the_edge_of_the_table_ends_it() -> None:
    assert shapes.box(area(SIX, where={"R 1": (2, 20)}))[0] == 0


@pytest.mark.rule("MOVE-03")
def test_dice_for_the_open_lead_to_the_edge_of_the_jungle() -> None:
    found = area(SIX, piece("jungle", square(10, 23, 30, 40)))

    assert has(found, 20, 22.999)
    assert not has(found, 20, 23.01)


@pytest.mark.rule("MOVE-03", "MOVE-04")
def test_dice_for_both_lead_as_far_into_it_as_the_shorter_roll() -> None:
    """2 in through jungle that begins 1 in away; 6 in everywhere else."""
    found = area(SIX_TWO, piece("jungle", square(10, 21, 30, 40)))

    assert has(found, 20, 21.99)
    assert not has(found, 20, 22.01)
    assert has(found, 20, 14.01)


@pytest.mark.rule("MOVE-04")
def test_whoever_starts_in_difficult_ground_goes_by_its_roll() -> None:
    assert shapes.square_inches(area(SIX_TWO, piece("jungle", square(10, 10, 30, 40)))) == pytest.approx(
        4 * pi, rel=0.002
    )
    assert area(SIX, piece("jungle", square(10, 10, 30, 40))).is_empty  # no roll for it: MOVE-03


@pytest.mark.rule("TERR-57")
def test_a_road_leads_through_the_jungle() -> None:
    road = piece("road", course=((20, 0), (20, 48)), width_in=1)
    found = area(SIX, piece("jungle", square(10, 23, 30, 40)), road)

    assert has(found, 20, 25.9)
    assert not has(found, 20.6, 25)


@pytest.mark.rule("TERR-49", "TERR-50", "TERR-55")
def test_water_is_gone_round_or_through_a_ford() -> None:
    """The river begins 2 in north; the ford, 3 in wide, lies straight before it."""
    river = piece("river", course=((0, 23), (72, 23)), width_in=2, fords=(((20, 22), (20, 24)),))

    assert not has(area(SIX_TWO, piece("sea_or_lake", square(0, 22, 72, 48))), 20, 22.1)
    assert has(area(SIX, river), 20, 21.99)
    far = rolled(MAN, FOES, faces=[2, 4, 6], paces=("open", "difficult"))
    assert has(area(far, river), 20, 25.9)
    assert not has(area(far, river), 24, 24.1)  # 5.7 in straight, 6.8 by the ford


def test_others_are_gone_round() -> None:
    """Behind a wall of three bases it is farther: 6 in lead round, not through."""
    found = area(SIX, where={**ALONE, **row("B", 3, 19, 22)})

    assert not has(found, 20, 22)
    assert not has(found, 20, 25.9)
    assert has(found, 24, 24)  # 5.66 in straight, past the end of the rank


@pytest.mark.rule("TEMBA-07", "TEMBA-11", "TEMBA-21")
def test_a_wall_is_passed_by_its_doors_and_breaches_alone() -> None:
    """A breach is as wide as a base; through it, 2 in off, the room behind is within reach."""
    breach = Wall("s", ((10, 22), (30, 22)), breaches=(((19.5, 22), (20.5, 22)),))
    house = Building("t", (square(10, 22, 30, 30),), (), (breach,))
    shut = replace(house, walls=(replace(breach, breaches=()),))
    both = rolled(MAN, FOES, faces=[2, 4, 5], paces=("open", "difficult"))

    assert has(area(both, buildings=(house,)), 20, 24.9)
    assert not has(area(both, buildings=(house,)), 25, 22.4)
    assert not has(area(both, buildings=(shut,)), 20, 22.1)
    assert not has(area(SIX, buildings=(house,)), 20, 22.1)  # a breach is difficult ground


def test_its_own_company_is_not_in_its_way() -> None:
    fight = rolled(unit("R", "red", "warriors", 3), FOES, faces=[2, 4])

    assert has(area(fight, where={"R 1": (20, 20), "R 2": (20, 21), "R 3": (20, 22)}), 20, 27.9)


def test_an_area_is_drawn_by_its_borders_inner_ones_too() -> None:
    found = area(SIX, where={**ALONE, "B 1": (22, 22)})

    assert len(shapes.rings(found)) == 2


# --- laws ---


def length(course: tuple[Spot, ...]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(course))


def turned(spot: Spot, degrees: float) -> Spot:
    turn = radians(degrees)
    x, y = spot[0] - 20, spot[1] - 20
    return 20 + x * cos(turn) - y * sin(turn), 20 + x * sin(turn) + y * cos(turn)


near = st.tuples(st.floats(12, 28), st.floats(12, 28))
boxes = st.lists(st.tuples(near, st.floats(0.5, 3), st.floats(0.5, 3), st.floats(0, 90)), max_size=5)


def maze(found: list[tuple[Spot, float, float, float]], degrees: float = 0) -> Maze:
    """Blocks on the table, but none on the spot where ways begin."""
    made = (
        shapes.rectangle(*turned(spot, degrees), wide, deep, turn - degrees) for spot, wide, deep, turn in found
        if hypot(spot[0] - 20, spot[1] - 20) > 2.5
    )  # fmt: skip
    return Maze(shapes.together(made))


@given(boxes, near)
def test_what_is_reached_is_what_a_way_leads_to(
    found: list[tuple[Spot, float, float, float]], goal: Spot
) -> None:
    walls = maze(found)
    course = walls.way((20, 20), goal, 30)
    inside = shapes.meets(walls.walls, shapes.line((goal,)))
    reached = has(walls.reach([(20, 20)], 6), *goal)

    if course and not inside and abs(length(course) - 6) > 0.02:
        assert reached == (length(course) < 6)
    assert not course or length(course) >= hypot(goal[0] - 20, goal[1] - 20) - 1e-9


@given(boxes, st.floats(1, 5), st.floats(0.5, 3))
def test_more_dice_never_take_it_less_far(
    found: list[tuple[Spot, float, float, float]], inches: float, more: float
) -> None:
    walls = maze(found)
    less, far = walls.reach([(20, 20)], inches), walls.reach([(20, 20)], inches + more)

    assert shapes.square_inches(shapes.without(less, far)) < 0.02


@given(boxes, st.integers(0, 4))
def test_more_in_the_way_never_takes_it_farther(
    found: list[tuple[Spot, float, float, float]], left: int
) -> None:
    fewer, all_ = maze(found[:left]).reach([(20, 20)], 6), maze(found).reach([(20, 20)], 6)

    assert shapes.square_inches(shapes.without(all_, fewer)) < 0.02


@given(boxes, near, st.floats(0, 360))
def test_the_shortest_way_turns_with_the_table(
    found: list[tuple[Spot, float, float, float]], goal: Spot, degrees: float
) -> None:
    one, other = maze(found).way((20, 20), goal), maze(found, degrees).way((20, 20), turned(goal, degrees))

    assert length(one) == pytest.approx(length(other), abs=1e-6)


def test_a_way_out_of_a_yard_is_the_same_both_ways() -> None:
    """Out by the gap in the east, round the north-east corner, 3-4-5 and all."""
    yard = [square(16, 23, 24, 24), square(16, 16, 17, 24), square(16, 16, 24, 17)]
    walls = Maze(shapes.together(shapes.area(each) for each in yard))
    out = walls.way((20, 20), (20, 28))

    assert out == ((20, 20), (24, 23), (24, 24), (20, 28))
    assert length(out) == pytest.approx(5 + 1 + hypot(4, 4))
    assert length(walls.way((20, 28), (20, 20))) == pytest.approx(length(out))


def test_nobody_comes_out_of_a_closed_yard() -> None:
    wall = shapes.without(shapes.disc(20, 20, 5), shapes.disc(20, 20, 4))
    shut = Maze(wall)

    assert shut.way((20, 20), (30, 20)) == ()
    assert shapes.square_inches(shut.reach([(20, 20)], 20)) == pytest.approx(
        shapes.square_inches(shapes.disc(20, 20, 4)), rel=0.001
    )


@pytest.mark.rule("DARK-02")
def test_in_the_dark_all_ground_is_difficult() -> None:
    night = fresh_step(battle(MAN, FOES, light=Light("night")), SIX.step)
    night = lawfully(night, RollMove("R"), [3])

    assert shapes.square_inches(area(night)) == pytest.approx(9 * pi, rel=0.002)


@pytest.mark.rule("BOAT-09")
def test_a_vessel_keeps_to_the_water() -> None:
    """2 in to either bank, and 6 along the river: canoes row as fast as a gunboat steams, 2D6."""
    fight = rolled(replace(unit("R", "red", "canoe", 1), sort=Sort.BOAT), MAN_ABOARD, FOES, faces=[2, 4])
    found = area(fight, piece("river", course=((0, 20), (72, 20)), width_in=4))

    assert has(found, 25.9, 20)
    assert has(found, 20, 21.99)
    assert not has(found, 20, 22.1)


PIECES = (
    piece("jungle", square(22, 18, 27, 23)),
    piece("marsh", square(14, 22, 18, 25)),
    piece("river", course=((10, 26.5), (30, 26.5)), width_in=2, fords=(((20, 25), (20, 28)),)),
    piece("village", square(12, 13, 18, 18), fence="man_high", gates=(((18, 14), (18, 16)),)),
)


@pytest.mark.rule("MOVE-01", "MOVE-03", "MOVE-04")
@given(st.tuples(st.floats(13, 27), st.floats(13, 28)))
def test_nothing_speaks_against_a_way_within_reach_and_something_against_any_other(spot: Spot) -> None:
    """But for spots that are so near to its border that people would measure."""
    table = scene(SIX_TWO, {**ALONE, **row("B", 3, 19, 22.6)}, *PIECES)
    found, point = reach(table, "R").value, shapes.line((spot,))
    assume(shapes.distance(shapes.border(found), point) > 0.05)
    course = best_way(table, "R 1", spot)

    lawful = bool(course) and not objections_to_ways(table, "R", {"R 1": course})
    assert lawful == shapes.meets(found, point)
