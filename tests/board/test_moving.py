"""A unit's move read off the table: every fact of the order, and that the referee agrees (pp. 22-28)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.board.layout import Blaze, Building, Wall, Work
from heart_africa.board.moves.faults import objections_to_ways
from heart_africa.board.moves.formations import best_way, snapped
from heart_africa.board.moves.obstacles import guide
from heart_africa.board.moves.unit_moves import goings, move, turn
from heart_africa.board.scene import Scene
from heart_africa.board.ways.way import in_file
from heart_africa.rules.battle import Sort, Where
from heart_africa.rules.battle.state import Burning, Fire
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.referee.movement.orders import Move
from heart_africa.rules.shared_terms import Obstacle
from tests.board.moves import decided, piece, places, rolled, row, scene, square, stands, whats
from tests.referee.builders import battle, lone, unit
from tests.referee.referred import objected

MEN, FOES = unit("R", "red", "soldiers", 3), unit("B", "blue", "askaris", 3)
WHERE = {**row("R", 3, 10, 10), **row("B", 3, 10, 18)}
FOUR = rolled(MEN, FOES, faces=[4])  # soldiers go D6+3: 7 inches


def north(
    inches: float, count: int = 3, x: float = 10, y: float = 10
) -> dict[str, tuple[tuple[float, float], ...]]:
    """The unit R straight up the table."""
    return {name: ((spot[0], spot[1] + inches),) for name, spot in row("R", count, x, y).items()}


def ordered(table: Scene, courses: dict[str, tuple[tuple[float, float], ...]], unit_: str = "R") -> Move:
    """The one order that it takes."""
    found = move(table, unit_, courses)
    whats(found.lines)
    (order,) = found.value
    return order


OPPOSITE = {**row("R", 3, 10, 10, 1.5), **row("B", 3, 10, 18, 1.5)}


def abreast(inches: float) -> dict[str, tuple[tuple[float, float], ...]]:
    """The same in a looser rank, of which nobody touches his neighbour's opponent by a corner."""
    return {name: ((x, y + inches),) for name, (x, y) in row("R", 3, 10, 10, 1.5).items()}


# --- how far ---


@pytest.mark.rule("MOVE-01")
def test_a_move_is_as_long_as_its_longest_way() -> None:
    courses = {**north(5), "R 1": ((10, 10), (9, 10), (9, 15))}
    order = ordered(scene(FOUR, WHERE), courses)

    assert (order.inches, order.figures) == (6, ("R 1", "R 2", "R 3"))
    assert (order.cohesive_before, order.cohesive_after) == (True, True)
    assert objected(FOUR, order) == []


@pytest.mark.rule("MOVE-01")
def test_a_move_beyond_the_dice_is_objected_to() -> None:
    far = scene(FOUR, {**WHERE, **row("B", 3, 10, 30)})

    assert objected(FOUR, ordered(far, north(7))) == []
    assert objected(FOUR, ordered(far, north(7.5))) == [("moving-too-far", "MOVE-01")]


@pytest.mark.rule("MOVE-01")
def test_a_hair_beyond_the_dice_is_for_people_to_decide() -> None:
    """7.03 in of 7: nearer than 0.05 to the limit."""
    table = scene(FOUR, {**WHERE, **row("B", 3, 10, 30)})
    found = move(table, "R", north(7.03))

    assert set(whats(found.close)) == {"close-allowance"}
    assert found.value[0].inches == 7.03
    assert move(decided(table, *found.close, answer=True), "R", north(7.03)).value[0].inches == 7
    just = move(table, "R", north(6.98))
    assert move(decided(table, *just.close, answer=False), "R", north(6.98)).value[0].inches == 7.01


@pytest.mark.rule("MOVE-03", "MOVE-04")
def test_figures_in_the_open_and_in_jungle_go_by_orders_of_their_own() -> None:
    """Jungle lies before R 1 alone; soldiers go D6-1 there: 4 - 1 = 3."""
    both = rolled(MEN, FOES, faces=[4, 4], paces=("open", "difficult"))
    table = scene(both, WHERE, piece("jungle", square(8, 11, 10.5, 14)))
    first, last = move(table, "R", {**north(3), "R 2": ((11, 15),), "R 3": ((12, 15),)}).value

    assert (first.figures, first.over, first.inches, first.more) == (("R 1",), (GroundId.JUNGLE,), 3, True)
    assert (last.figures, last.over, last.inches, last.more) == (("R 2", "R 3"), (), 5, False)
    assert first.cover == ("R 1",)
    assert objected(both, first) == objected(both, last) == []


@pytest.mark.rule("TERR-57")
def test_a_road_is_told_where_it_alone_spares_the_jungle() -> None:
    road = piece("road", course=((11, 0), (11, 48)), width_in=4)
    order = ordered(scene(FOUR, WHERE, piece("jungle", square(8, 11, 20, 14)), road), north(5))

    assert (order.road, order.over) == (True, (GroundId.JUNGLE,))
    assert objected(FOUR, order) == []


# --- contact ---


@pytest.mark.rule("MELEE-02", "MELEE-03")
def test_whoever_comes_into_contact_engages() -> None:
    """From y = 10 to 17: the bases at 18 begin at 17.5, where those at 17 end."""
    order = ordered(scene(FOUR, OPPOSITE), abreast(7))

    assert order.engages == (("R 1", "B 1"), ("R 2", "B 2"), ("R 3", "B 3"))
    assert objected(FOUR, order) == []


@pytest.mark.rule("MELEE-02")
def test_two_bases_that_all_but_touch_are_for_people_to_judge() -> None:
    """A gap of 0.04 in: more than touches (0.02), no more than is close (0.05)."""
    table = scene(FOUR, OPPOSITE)
    found = move(table, "R", abreast(6.96))

    assert found.value[0].engages == ()
    contacts = [call for call in found.close if "contact" in call.what]
    assert len(contacts) == 3
    assert len(move(decided(table, *contacts, answer=True), "R", abreast(6.96)).value[0].engages) == 3


@pytest.mark.rule("MOVE-05", "MOVE-06")
def test_an_enemy_in_jungle_or_behind_a_fence_is_aimed_at() -> None:
    thick = scene(FOUR, WHERE, piece("jungle", square(8, 17.4, 20, 20)))
    fenced = scene(FOUR, WHERE, works=(Work("k", "kraal", ((5, 17.5), (20, 17.5))),))

    assert ordered(thick, north(7)).aims_at == (GroundId.JUNGLE,)
    assert ordered(fenced, north(7)).aims_over is Obstacle.FENCE
    assert objected(FOUR, ordered(fenced, north(7))) == [("moving-stops-short", "MOVE-06")]


@pytest.mark.rule("MOVE-05", "MOVE-06")
@pytest.mark.parametrize(
    ("inches", "cover_at", "enemy_at", "short_in"),
    [
        pytest.param(5.5, 16.4, 18, 0.4, id="nearer than an inch"),
        pytest.param(4.9, 16.4, 18, None, id="an inch off"),
        pytest.param(5.5, 16.4, 20, None, id="beyond what the dice would reach"),
        pytest.param(5.5, 17.2, 18, None, id="more than an inch off"),
    ],
)
def test_whoever_presses_on_at_an_enemy_in_cover_stops_an_inch_short(
    inches: float, cover_at: float, enemy_at: float, short_in: float | None
) -> None:
    """Bases of an inch, from y = 10; a roll of 4 for the open takes FOUR 7 in, the base's front to 17.5."""
    where = {**WHERE, "B 1": (10, enemy_at), "B 2": (30, 30), "B 3": (32, 30)}
    table = scene(FOUR, where, piece("jungle", square(5, cover_at, 20, 24)))
    order = ordered(table, {"R 1": ((10, 10 + inches),)})

    assert order.aims_short_in == short_in
    assert order.aims_at == ((GroundId.JUNGLE,) if short_in else ())
    expected = [("moving-stops-short", "MOVE-06")] if short_in else []
    assert [each for each in objected(FOUR, order) if each[1].startswith("MOVE")] == expected
    assert [problem.rule for problem in objections_to_ways(table, "R", {"R 1": ((10, 10 + inches),)})] == [
        rule for _, rule in expected
    ]


@pytest.mark.rule("MOVE-03", "MOVE-06")
def test_whoever_goes_another_way_may_line_the_edge_of_the_cover() -> None:
    """The enemy stands in the jungle, but not before him."""
    where = {**WHERE, "B 1": (14, 18), "B 2": (30, 30), "B 3": (32, 30)}
    table = scene(FOUR, where, piece("jungle", square(5, 16.4, 20, 24)))

    assert ordered(table, {"R 1": ((10, 15.5),)}).aims_short_in is None


@pytest.mark.rule("BREAK-08", "BREAK-09")
def test_whoever_leaves_a_contact_breaks_off() -> None:
    fought = replace(MEN, figures=tuple(replace(f, enemies=("B 1",), fought=1) for f in MEN.figures[:1]))
    fight = rolled(fought, FOES, faces=[4])
    back = scene(fight, {"R 1": (10, 17), **row("B", 3, 10, 18)})
    over = ordered(back, {"R 1": ((10, 17), (11, 19), (11, 20))})

    assert ordered(back, {"R 1": ((10, 12),)}).breaks_off == ("R 1",)
    assert ordered(back, {"R 1": ((10, 12),)}).over_bases == ()
    assert (over.breaks_off, over.over_bases) == (("R 1",), ("R 1",))  # it leaves over B 2


# --- how they stand ---


@pytest.mark.rule("COHESION-01", "COHESION-02", "COHESION-03")
def test_a_unit_that_falls_apart_is_told() -> None:
    """R 3 goes 6 in aside: from R 2, now at (11, 15), 5.99 base to base."""
    table = scene(FOUR, {**WHERE, **row("B", 3, 10, 30)})
    apart = ordered(table, {**north(5), "R 3": ((18, 12),)})

    assert (apart.cohesive_before, apart.cohesive_after) == (True, False)
    assert objected(FOUR, apart) == [("cohesion-broken", "COHESION-01")]


@pytest.mark.rule("COHESION-02")
def test_a_unit_that_closes_up_does_what_it_must() -> None:
    wide = scene(FOUR, {"R 1": (10, 10), "R 2": (11, 10), "R 3": (30, 10), **row("B", 3, 10, 40)})
    closing = ordered(wide, {"R 3": ((24, 10),)})
    farther = ordered(wide, {"R 3": ((32, 10),)})

    assert (closing.cohesive_before, closing.cohesive_after, closing.closes_up) == (False, False, True)
    assert objected(FOUR, closing) == []
    assert objected(FOUR, farther) == [("cohesion-not-regained", "COHESION-02")]


@pytest.mark.rule("SHOOT-17")
def test_whoever_ends_an_inch_from_his_friends_is_alone() -> None:
    """R 3 at x = 13.1: its base begins at 12.6, that of R 2 ends at 11.5."""
    table = scene(FOUR, {**WHERE, **row("B", 3, 10, 30)})

    assert ordered(table, {**north(5), "R 3": ((13.1, 15),)}).alone == ("R 3",)
    assert ordered(table, {**north(5), "R 3": ((13, 15),)}).alone == ()


@pytest.mark.rule("TERR-17", "TERR-24", "TERR-26")
def test_cover_at_the_end_and_at_the_start() -> None:
    rocks = piece("rocky_ground", square(8, 9, 20, 11))
    order = ordered(scene(FOUR, WHERE, rocks, piece("cultivation", square(8, 14, 20, 20))), north(5))

    assert order.covered == ("R 1", "R 2", "R 3")
    assert order.cover == ()  # crops cover nobody who has moved


@pytest.mark.rule("FORT-05", "FORT-10")
def test_whoever_ends_behind_a_work_stands_behind_it() -> None:
    own = scene(FOUR, WHERE, works=(Work("w", "fortification", ((5, 14.5), (20, 14.5)), "red"),))
    theirs = scene(FOUR, WHERE, works=(Work("w", "fortification", ((5, 14.5), (20, 14.5)), "blue"),))

    assert ordered(own, north(4)).behind is Obstacle.FORTIFICATION
    assert ordered(theirs, north(4)).behind is Obstacle.NONE


@pytest.mark.rule("MOVE-08")
def test_who_does_not_move_but_turns_has_turned() -> None:
    table = scene(FOUR, WHERE)
    (order,) = move(table, "R", {"R 1": ((10, 12),)}, {"R 1": 90, "R 2": 90, "R 3": 360}).value

    assert (order.figures, order.turned) == (("R 1",), ("R 2",))  # 360 degrees are none
    assert turn(table, "R", {"R 2": 45, "R 3": 0}).figures == ("R 2",)


# --- what else an order tells ---


@pytest.mark.rule("TERR-38", "TERR-50", "FIRE-08", "TEMBA-11")
def test_water_fire_and_walls_are_told() -> None:
    marsh = piece("marsh", square(8, 11, 20, 12), infested=True)
    grass = piece("tall_grass", square(8, 13, 20, 16))
    house = Building(
        "t", (square(8, 15, 20, 20),), (), (Wall("s", ((8, 15), (20, 15)), doors=(((8, 15), (20, 15)),)),)
    )
    burning = replace(FOUR, fires=(Burning("F", Fire("tall_grass", 1)),))
    table = scene(
        burning, {**WHERE, **row("B", 3, 10, 40)}, marsh, grass, blazes=(Blaze("F", (10, 14), "tall_grass"),)
    )
    order = ordered(replace(table, layout=replace(table.layout, buildings=(house,))), north(7))

    assert (order.infested, order.enters, order.through, order.owner) == (True, ("F",), "door", False)


@pytest.mark.rule("SCEN-29")
def test_a_column_leaves_by_the_side_opposite_its_own() -> None:
    table = scene(FOUR, {**row("R", 3, 10, 45), **row("B", 3, 40, 10)}, entry="south", bases={"red": "south"})
    order = ordered(table, north(4, y=45))

    assert order.exits == ("R 1", "R 2", "R 3")
    assert order.cohesive_after
    assert ordered(table, {"R 1": ((9, 45), (-1, 45))}).exits == ()


@pytest.mark.rule("SCOUT-09", "SCOUT-10")
def test_a_guided_unit_tells_how_near_it_came_and_whether_in_file() -> None:
    """R 1 ends at y = 15 with its middle; half a base on, and the enemy's begins at 17.5: 2 in."""
    led = replace(FOUR, units={**FOUR.units, "R": replace(FOUR.unit("R"), guided="S")})
    column = {"R 1": (10, 12), "R 2": (10, 10.9), "R 3": (10, 9.8), **row("B", 3, 10, 18)}
    order = ordered(scene(led, column), {"R 1": ((10, 15),), "R 2": ((10, 13.9),), "R 3": ((10, 12.8),)})

    assert (order.enemy_in, order.single_file) == (2, True)
    assert not ordered(scene(led, WHERE), north(3)).single_file  # abreast


@pytest.mark.rule("SCOUT-09")
def test_a_scout_stands_so_far_ahead_of_whom_he_leads() -> None:
    fight = battle(MEN, lone("S", "red", Sort.SCOUT), FOES)
    where = {"S": (10, 15), "R 1": (10, 11), "R 2": (10, 9.9), "R 3": (10, 8.8), **row("B", 3, 10, 30)}
    found = guide(scene(fight, where), "S", "R")

    assert whats(found.lines) == ["guide"]
    assert (found.value.ahead_in, found.value.enemy_in, found.value.single_file) == (3, 14, True)


@pytest.mark.rule("AMBUSH-07")
def test_a_hidden_unit_may_move_out() -> None:
    """Its figures stand in nobody's way until then, and bring themselves to light by moving."""
    hidden = rolled(replace(MEN, where=Where.AMBUSH, lies_in="jungle"), FOES, faces=[4])
    order = ordered(scene(hidden, WHERE, piece("jungle", square(8, 8, 20, 12))), north(3))

    assert order.figures == ("R 1", "R 2", "R 3")


# --- whole units ---


@pytest.mark.rule("MOVE-03")
def test_a_figure_goes_round_the_jungle_if_its_dice_reach_so_far() -> None:
    """With 7 in for the open alone: straight on it would stop at the edge, round it it is 6.5."""
    thicket = piece("jungle", square(9, 12, 11, 14))
    table = scene(FOUR, {"R 1": (10, 10), **row("B", 3, 10, 40)}, thicket)

    east, west = (((10, 10), (x, 12), (x, 14), (10, 16)) for x in (11, 9))
    assert best_way(table, "R 1", (10, 16)) in {east, west}
    assert best_way(table, "R 1", (10, 18)) == ((10, 10), (10, 18))  # too far either way


@pytest.mark.rule("MELEE-02")
def test_a_unit_snaps_into_contact() -> None:
    """A fifth of an inch before the enemy: all of it goes that fifth."""
    table = scene(FOUR, WHERE)
    near = stands({name: (x, y + 6.8) for name, (x, y) in row("R", 3, 10, 10).items()})

    assert [round(each.y, 6) for each in snapped(table, near, 0.25).values()] == [17, 17, 17]
    assert snapped(table, near, 0.1) == near


@pytest.mark.rule("MELEE-02")
@pytest.mark.parametrize("north", [17.4, 18, 18.6])
def test_a_unit_that_is_dragged_into_enemies_stops_where_the_first_base_touches(north: float) -> None:
    """Bases an inch square, the enemy at 18: they touch when one stands at 17, however far the hand went."""
    table = scene(FOUR, WHERE)
    into = stands({name: (x, north) for name, (x, _) in row("R", 3, 10, 10).items()})

    assert [round(each.y, 2) for each in snapped(table, into, 0.25).values()] == [17, 17, 17]


@pytest.mark.rule("MELEE-02")
def test_sliding_along_an_enemy_keeps_contact() -> None:
    table = scene(FOUR, {**WHERE, "R 1": (10, 17)})
    aside = stands({"R 1": (10.4, 17)})

    assert snapped(table, aside, 0.25) == aside


@pytest.mark.rule("MELEE-02")
def test_whoever_stands_in_an_enemy_already_is_left_to_the_umpire() -> None:
    table = scene(FOUR, {**WHERE, "R 1": (10, 17.5)})
    on = stands({"R 1": (10, 17.8)})

    assert snapped(table, on, 0.25) == on


# --- laws ---

steps = st.tuples(st.floats(-3, 3), st.floats(-3, 3))


@given(st.lists(steps, min_size=3, max_size=3), st.permutations(["R 1", "R 2", "R 3"]))
def test_the_order_of_figures_changes_no_fact(ends: list[tuple[float, float]], names: list[str]) -> None:
    table = scene(FOUR, WHERE)
    courses = {f"R {n}": ((9 + n + x, 10 + y),) for n, (x, y) in enumerate(ends, 1)}
    one, other = (goings(table, each).value for each in (courses, {name: courses[name] for name in names}))

    assert {each.name: each for each in one} == {each.name: each for each in other}


@given(steps, st.floats(0, 20), st.floats(0, 20))
def test_a_move_is_the_same_anywhere_on_the_table(
    end: tuple[float, float], east: float, north_: float
) -> None:
    here, there = (
        scene(
            FOUR,
            {name: (x + dx, y + dy) for name, (x, y) in WHERE.items()},
            piece("jungle", square(8 + dx, 11 + dy, 20 + dx, 14 + dy)),
        )
        for dx, dy in ((0, 0), (east, north_))
    )
    course = (10 + end[0], 10 + end[1])

    assert (
        move(here, "R", {"R 1": (course,)}).value
        == move(there, "R", {"R 1": ((course[0] + east, course[1] + north_),)}).value
    )


def test_a_file_of_figures_is_one_however_it_winds() -> None:
    bent = [((10, 8.0), (10, 10.0)), ((10.8, 8), (10.4, 9)), ((11.6, 7.2), (11, 8.1)), ((13, 6.7), (12, 7.4))]
    pairs = [((x, y - 2), (x, y)) for x, y in places("", ((10, 10), (11, 10), (10, 9), (11, 9))).values()]

    assert in_file(bent)
    assert not in_file(pairs)


def turned(spot: tuple[float, float], quarters: int) -> tuple[float, float]:
    """A spot turned about the middle of a square of 48 inches by quarters of a circle, clockwise."""
    for _ in range(quarters):
        spot = (spot[1], 48 - spot[0])
    return spot


@given(steps, st.integers(1, 3))
def test_a_move_is_the_same_whichever_way_the_table_lies(end: tuple[float, float], quarters: int) -> None:
    """A table of 48 by 48 inches turned with all that is on it: bases, jungle, wall, enemies."""

    def fact(turns: int) -> object:
        outline = tuple(turned(spot, turns) for spot in square(8, 11, 20, 14))
        wall = Work("w", "kraal", tuple(turned(spot, turns) for spot in ((5.0, 9.0), (20.0, 9.0))))
        where = {name: turned(spot, turns) for name, spot in WHERE.items()}
        table = scene(FOUR, where, piece("jungle", outline), works=(wall,), long_in=48.0)
        course = (turned((10 + end[0], 10 + end[1]), turns),)
        (order,) = move(table, "R", {"R 1": course}).value
        return replace(order, alone=())

    assert fact(0) == fact(quarters)
