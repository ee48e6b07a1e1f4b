"""Works, traps, water, boats, roofs, riders, fires and baggage, as orders read off the table (pp. 11-27)."""

from dataclasses import replace

import pytest

from heart_africa.board.layout import Blaze, Building, Wall, Work
from heart_africa.board.moves.obstacles import (
    away,
    board,
    capture,
    captures,
    climb,
    climb_roof,
    crossed,
    evade,
    following,
    in_flames,
    light_fire,
    reached,
    trodden,
)
from heart_africa.board.scene import Scene
from heart_africa.board.ways.way import Way, length, way
from heart_africa.rules.battle import Sort
from heart_africa.rules.battle.state import Burning, Fire
from heart_africa.rules.book.play import Step
from heart_africa.rules.shared_terms import Melee
from tests.board.moves import piece, row, scene, square
from tests.referee.builders import baggage, battle, unit
from tests.referee.referred import objected

MEN, FOES = unit("R", "red", "warriors", 2), unit("B", "blue", "askaris", 2)
WHERE = {**row("R", 2, 10, 10), **row("B", 2, 40, 40)}
WALL = Work("w", "fortification", ((5, 12), (20, 12)))
Spots = tuple[tuple[float, float], ...]


def ways(table: Scene, **courses: Spots) -> list[Way]:
    named = {name.replace("_", " "): course for name, course in courses.items()}
    return [way(table, name, course, going=named).value for name, course in named.items()]


@pytest.mark.rule("FORT-08")
def test_whoever_reaches_a_work_stops_and_climbs_it_later() -> None:
    """The wall runs at y = 12; bases at 11.5 touch it. Beyond, at 12.5, they meet B 1."""
    table = scene(battle(MEN, FOES), WHERE, works=(WALL,))
    (stop,) = reached(ways(table, R_1=((10, 11.5),), R_2=((11, 11),)))
    at_it = scene(battle(MEN, FOES), {"R 1": (10, 11.5), "R 2": (15, 10), "B 1": (10, 13.5)}, works=(WALL,))
    (over,) = climb(at_it, "R", {"R 1": ((10, 12.5),)})

    assert (stop.figures, stop.work) == (("R 1",), "fortification")
    assert (over.figures, over.work, over.touching, over.engages) == (
        ("R 1",),
        "fortification",
        True,
        (("R 1", "B 1"),),
    )
    assert objected(at_it.battle, over) == []
    (not_yet,) = climb(at_it, "R", {"R 2": ((15, 12.5),)})
    assert not not_yet.touching


@pytest.mark.rule("TRAP-06", "TRAP-07")
def test_whoever_treads_on_a_marker_learns_what_it_is() -> None:
    traps = (Work("T", "stake_trap", ((10, 13),)), Work("D", "dummy_trap", ((20, 13),)))
    table = scene(battle(MEN, FOES), {**WHERE, "R 2": (20, 10)}, works=traps)

    found = trodden(table, ways(table, R_1=((10, 12),), R_2=((20, 12),)))
    assert [(order.figure, order.real) for order in found] == [("R 1", True), ("R 2", False)]


@pytest.mark.rule("TERR-38", "TERR-39", "TERR-51")
def test_crocodiles_are_met_in_fords_and_infested_marshes() -> None:
    river = piece("river", course=((0, 13), (72, 13)), width_in=4, fords=(((10, 11), (10, 15)),))
    marsh = piece("marsh", square(18, 11, 30, 15), infested=True)
    healthy = scene(battle(MEN, FOES), {**WHERE, "R 2": (20, 10)}, replace(marsh, infested=False))
    table = scene(battle(MEN, FOES), {**WHERE, "R 2": (20, 10)}, river)
    bad = scene(battle(MEN, FOES), {**WHERE, "R 2": (20, 10)}, marsh)

    assert [(o.figures, o.water) for o in crossed("R", ways(table, R_1=((10, 12),)))] == [(("R 1",), "ford")]
    assert [(o.figures, o.water) for o in crossed("R", ways(bad, R_2=((20, 12),)))] == [(("R 2",), "marsh")]
    assert crossed("R", ways(healthy, R_2=((20, 12),))) == ()
    assert [order.kind for order in following(bad, "R", {"R 2": ((20, 12),)})] == ["cross-water"]


@pytest.mark.rule("BOAT-10", "TEMBA-24")
def test_whoever_touches_a_boat_or_a_building_goes_aboard_or_up() -> None:
    ship = replace(unit("C", "red", "canoe", 1), sort=Sort.BOAT)
    house = Building("t", (square(9.5, 10.5, 14, 14),), (), (Wall("s", ((9.5, 10.5), (14, 10.5))),))
    table = scene(battle(MEN, FOES, ship), {**WHERE, "C 1": (9, 10)}, buildings=(house,))

    assert board(table, "R", "C").figures == ("R 1",)
    assert climb_roof(table, "R 1").touching
    assert not climb_roof(table, "B 1").touching


# --- riders ---

HORSE = unit("H", "red", "horsemen", 1)


def reached_by(foe: tuple[float, float], *features: object) -> Scene:
    """A rider at (20, 20), just reached on foot from there."""
    caught = replace(
        HORSE, figures=tuple(replace(f, enemies=("B 1",), melee=Melee.CONTACTED) for f in HORSE.figures)
    )
    return scene(battle(caught, FOES), {"H 1": (20, 20), "B 1": foe, "B 2": (60, 40)}, *features)  # type: ignore[arg-type]  # where somebody stands, or who does


@pytest.mark.rule("BREAK-02", "BREAK-03")
def test_a_rider_goes_straight_away_from_whoever_reached_him() -> None:
    table = reached_by((20, 19))
    course = away(table, "H 1", 8)

    assert course == ((20, 20), (20, 28))
    assert evade(table, "H", {"H 1": course}).straight
    assert evade(table, "H", {"H 1": course}).inches == 8
    assert not evade(table, "H", {"H 1": ((20, 20), (28, 20))}).straight


@pytest.mark.rule("BREAK-03", "BREAK-06")
def test_he_turns_aside_from_difficult_ground_alone() -> None:
    """Jungle from 23 on, as far east as 21: a little aside it is open."""
    table = reached_by((20, 19), piece("jungle", square(10, 23, 21, 40)))
    course = away(table, "H 1", 8)

    assert course[-1][0] > 21
    assert way(table, "H 1", course).value.over.grounds == ()
    assert evade(table, "H", {"H 1": course}).straight
    inside = reached_by((20, 19), piece("jungle", square(10, 10, 30, 40)))
    assert evade(inside, "H", {"H 1": ((20, 20), (20, 28))}).in_difficult == ("H 1",)


@pytest.mark.rule("BREAK-05")
def test_a_rider_who_would_end_beside_another_enemy_is_told() -> None:
    table = reached_by((20, 19))
    found = evade(
        replace(table, layout=table.layout.placed({"B 2": replace(table.stand("B 2"), x=20, y=29)})),
        "H",
        {"H 1": ((20, 20), (20, 28))},
    )

    assert found.meets == "B 2"
    assert length(((20, 20), (20, 28))) == 8


# --- baggage and fires ---


@pytest.mark.rule("BAG-07", "BAG-08")
def test_each_captor_takes_one_element_that_he_touches() -> None:
    """R 1 touches both elements, R 2 the second alone: each takes one."""
    train = baggage("T", "blue", 3)
    fight = battle(MEN, train, step=Step.SHOOTING)
    table = scene(fight, {"R 1": (10, 10), "T 1": (9, 10), "T 2": (11, 10), "R 2": (12, 10), "T 3": (20, 10)})

    assert {(each.captor, each.element) for each in captures(table, "red")} == {
        ("R 1", "T 1"),
        ("R 2", "T 2"),
    }
    assert not capture(table, "R 1", "T 3").touching


@pytest.mark.rule("FIRE-02", "FIRE-03")
def test_whoever_touches_a_village_may_light_it() -> None:
    village = piece("village", square(5, 10.5, 15, 20), owner="blue")
    near = scene(
        battle(MEN, FOES, step=Step.SHOOTING), WHERE, village, piece("rocky_ground", square(30, 30, 40, 40))
    )
    order = light_fire(near, "R 1", "village")
    far = light_fire(near, "B 1", "village")

    assert order is not None
    assert far is not None
    assert (order.target, order.place, order.owner, order.touching) == ("village", "village", "blue", True)
    assert not far.touching
    assert light_fire(near, "R 1", "rocky_ground") is None


@pytest.mark.rule("FIRE-08", "FIRE-09")
def test_who_is_in_the_flames() -> None:
    """Grass lit at (10, 18) burns down to y = 10; R 2 stands in what does not burn."""
    fight = battle(MEN, FOES, fires=(Burning("F", Fire("tall_grass", 1)),))
    grass, blaze = piece("tall_grass", square(5, 5, 40, 40)), Blaze("F", (10, 17.9), "tall_grass")
    table = scene(fight, {**WHERE, "R 2": (18, 12)}, grass, blazes=(blaze,))

    assert [(each.place, each.figures) for each in in_flames(table)] == [("F", ("R 1",))]
    village = scene(
        fight, WHERE, piece("village", square(5, 5, 20, 20)), blazes=(Blaze("F", (10, 18), "village"),)
    )
    assert [each.figures for each in in_flames(village)] == [("R 1", "R 2")]


@pytest.mark.rule("FIRE-11")
@pytest.mark.parametrize(("turn", "burns"), [(4, True), (5, False)])
def test_nobody_stands_in_or_enters_the_flames_of_a_fire_that_has_burnt_out(
    turn: int, *, burns: bool
) -> None:
    """Lit in turn 1 it burns in turns 1 to 4. R 1 stands in the village; R 2 goes in from (10, 4)."""
    fight = replace(battle(MEN, FOES, fires=(Burning("F", Fire("village", 1)),)), turn=turn)
    village, blaze = piece("village", square(5, 5, 20, 20)), Blaze("F", (10, 18), "village")
    table = scene(fight, {**WHERE, "R 2": (10, 4)}, village, blazes=(blaze,))

    assert [each.figures for each in in_flames(table)] == ([("R 1",)] if burns else [])
    assert way(table, "R 2", ((10, 8),)).value.enters == (("F",) if burns else ())


@pytest.mark.rule("TEMBA-32")
def test_a_fire_in_a_temba_burns_one_room() -> None:
    """Lit over the western room; R 1 stands in it, R 2 in the eastern one."""
    rooms = (square(5, 5, 9, 15), square(11, 5, 15, 15))
    house = Building("t", rooms, square(9, 5, 11, 15), (Wall("s", ((5, 5), (15, 5))),))
    fight = battle(MEN, FOES, fires=(Burning("F", Fire("temba_roof", 1)),))
    where = {**WHERE, "R 1": (7, 10), "R 2": (13, 10)}
    table = scene(fight, where, buildings=(house,), blazes=(Blaze("F", (6, 14), "t"),))

    assert [each.figures for each in in_flames(table)] == [("R 1",)]
