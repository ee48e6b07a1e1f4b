"""What is wrong with a way or a place, shown with its rule (pp. 2-27)."""

from dataclasses import replace

import pytest

from heart_africa.board.layout import Blaze, Building, Wall, Work
from heart_africa.board.moves.faults import (
    objections_to_stands,
    objections_to_ways,
)
from heart_africa.board.scene import Scene
from heart_africa.rules.battle.state import Burning, Fire
from tests.board.moves import codes, piece, rolled, row, scene, square, stand
from tests.referee.builders import battle, unit

MEN, FOES = unit("R", "red", "soldiers", 3), unit("B", "blue", "askaris", 3)
SEVEN = rolled(MEN, FOES, faces=[4])  # D6+3
WHERE = {**row("R", 3, 10, 10, 2), **row("B", 3, 10, 30)}
Course = tuple[tuple[float, float], ...]


def against(table: Scene, *course: tuple[float, float]) -> list[tuple[str, str]]:
    return codes(objections_to_ways(table, "R", {"R 1": course}))


# --- ways ---


def test_nothing_speaks_against_open_ground() -> None:
    table = scene(SEVEN, WHERE)

    assert against(table, (10, 17)) == []
    assert objections_to_ways(table, "R", {"R 1": ((12, 10),), "R 2": ((14, 10),), "R 3": ((16, 10),)}) == ()


@pytest.mark.rule("MOVE-01")
def test_a_way_too_long_or_without_dice() -> None:
    assert against(scene(SEVEN, WHERE), (10, 18)) == [("moving-too-far", "MOVE-01")]
    assert against(scene(battle(MEN, FOES), WHERE), (10, 12)) == [("moving-not-rolled", "MOVE-01")]


@pytest.mark.rule("MOVE-03")
def test_a_way_into_jungle_with_dice_for_the_open() -> None:
    table = scene(SEVEN, WHERE, piece("jungle", square(8, 12, 20, 14)))

    assert against(table, (10, 13)) == [("moving-stops-at-edge", "MOVE-03")]
    assert against(table, (10, 12)) == []


@pytest.mark.rule("TERR-13", "TERR-37", "TERR-49", "TERR-55")
@pytest.mark.parametrize(
    ("feature", "troop", "rule"),
    [
        (piece("river", course=((0, 13), (72, 13)), width_in=4), "warriors", "TERR-49"),
        (piece("sea_or_lake", square(0, 12, 72, 48)), "warriors", "TERR-55"),
        (piece("kopje", square(5, 12, 20, 24), top=square(8, 15, 18, 20), steep=True), "warriors", "TERR-13"),
        (piece("marsh", square(5, 12, 20, 24)), "horsemen", "TERR-37"),
    ],
    ids=["river", "lake", "kopje", "marsh"],
)
def test_ground_that_keeps_them_out(feature: object, troop: str, rule: str) -> None:
    fight = rolled(
        unit("R", "red", troop, 3),
        FOES,
        faces=[6] * (3 if troop == "warriors" else 4),
        paces=("open", "difficult"),
    )
    table = scene(fight, WHERE, feature)  # type: ignore[arg-type]  # where somebody stands, or who does

    assert [each for each in against(table, (10, 14)) if each[0] != "moving-stops-at-edge"] == [
        ("movement-barred", rule)
    ]
    assert codes(objections_to_stands(table, {"R 1": stand(10, 14)})) == [
        ("table_moves-in-barred-ground", rule)
    ]


@pytest.mark.rule("TERR-14", "TERR-15")
def test_the_path_of_a_kopje_is_for_foot_in_single_file() -> None:
    kopje = piece(
        "kopje", square(5, 12, 20, 24), top=square(8, 15, 18, 20), steep=True, path=((10, 12), (10, 15))
    )
    fight = rolled(MEN, FOES, faces=[5, 5], paces=("open", "difficult"))
    one_by_one = scene(fight, WHERE, kopje)
    horses = rolled(unit("R", "red", "horsemen", 3), FOES, faces=[5, 5, 5, 5], paces=("open", "difficult"))

    assert against(one_by_one, (10, 13.5)) == []
    abreast = scene(fight, {"R 1": (9.8, 11.5), "R 2": (10.2, 10.4), "R 3": (14, 8)}, kopje)
    both = objections_to_ways(
        abreast, "R", {"R 1": ((9.8, 13.5),), "R 2": ((10.3, 13.5),), "R 3": ((14, 10),)}
    )
    assert {code for code, _ in codes(both)} == {"movement-single-file"}
    behind = objections_to_ways(abreast, "R", {"R 1": ((10, 14),), "R 2": ((10, 12.9),), "R 3": ((14, 10),)})
    assert codes(behind) == []
    assert ("movement-barred", "TERR-15") in against(scene(horses, WHERE, kopje), (10, 13.5))


@pytest.mark.rule("BREAK-09")
def test_nobody_walks_over_others() -> None:
    """R 2 stands at x = 12 in its way east; of an enemy the book speaks, of a friend nobody has to."""
    table = scene(SEVEN, {**WHERE, "B 1": (10, 13)})

    assert against(table, (14, 10.9), (15, 10)) == [
        ("table_moves-over-friend", ""),
        ("table_moves-over-friend", ""),
    ]
    assert against(table, (10, 15)) == [("table_moves-over-enemy", "BREAK-09")]


@pytest.mark.rule("FORT-08", "TRAP-06", "TEMBA-11")
def test_works_traps_and_walls_stop() -> None:
    wall = Building("t", (), (), (Wall("s", ((5, 12), (20, 12))),))

    assert against(
        scene(SEVEN, WHERE, works=(Work("w", "fortification", ((5, 12), (20, 12))),)), (10, 14)
    ) == [("table_moves-through-work", "FORT-08")]
    trap = scene(SEVEN, WHERE, works=(Work("T", "dummy_trap", ((10, 13),)),))
    assert against(trap, (10, 16)) == [("table_moves-past-trap", "TRAP-06")]
    assert against(trap, (10, 12)) == []
    assert [rule for _, rule in against(scene(SEVEN, WHERE, buildings=(wall,)), (10, 14))] == ["TEMBA-11"]


@pytest.mark.rule("FIRE-08")
def test_nobody_goes_into_the_flames() -> None:
    fight = replace(SEVEN, fires=(Burning("F", Fire("village", 1)),))
    table = scene(
        fight, WHERE, piece("village", square(5, 12, 20, 20)), blazes=(Blaze("F", (10, 15), "village"),)
    )

    assert [code for code, _ in against(table, (10, 14))] == ["fires-burning"]


@pytest.mark.rule("SCALE-07")
def test_only_a_column_has_somewhere_to_go_beyond_the_edge() -> None:
    assert against(scene(SEVEN, {**WHERE, "R 1": (2, 10)}), (-1, 10)) == [
        ("table_moves-off-table", "SCALE-07")
    ]
    assert against(scene(SEVEN, {**WHERE, "R 1": (2, 10)}, entry="east"), (-1, 10)) == []


# --- places ---


def test_two_bases_cannot_stand_on_one_another() -> None:
    """The bases overlap by a tenth of an inch; what touches does not overlap."""
    table = scene(SEVEN, WHERE)

    assert codes(objections_to_stands(table, {"R 1": stand(11.1, 10)})) == [("table_moves-overlap", "")]
    assert objections_to_stands(table, {"R 1": stand(11, 10)}) == ()
    both = {"R 1": stand(30, 20), "R 2": stand(30.5, 20)}
    assert codes(objections_to_stands(table, both)) == [("table_moves-overlap", "")]
    assert (
        objections_to_stands(table, {"R 1": stand(12, 10), "R 2": stand(10, 10)}) == ()
    )  # they change places


@pytest.mark.rule("SCALE-07")
def test_a_base_does_not_hang_over_the_edge() -> None:
    table = scene(SEVEN, WHERE)

    assert codes(objections_to_stands(table, {"R 1": stand(0.4, 10)})) == [
        ("table_moves-off-table", "SCALE-07")
    ]
    assert objections_to_stands(table, {"R 1": stand(0.5, 10)}) == ()


@pytest.mark.rule("FORT-08", "TEMBA-11")
def test_nobody_stands_across_a_work_or_in_a_wall() -> None:
    work = Work("w", "fortification", ((5, 20), (20, 20)))
    house = Building("t", (), (), (Wall("s", ((30, 20), (40, 20))),))
    table = scene(SEVEN, WHERE, works=(work,), buildings=(house,))

    assert codes(objections_to_stands(table, {"R 1": stand(10, 20.2)})) == [
        ("table_moves-across-work", "FORT-08")
    ]
    assert codes(objections_to_stands(table, {"R 1": stand(35, 20.2)})) == [
        ("table_moves-across-wall", "TEMBA-11")
    ]
    assert objections_to_stands(table, {"R 1": stand(10, 20.5)}) == ()


@pytest.mark.rule("BOAT-10")
def test_whoever_is_aboard_stands_on_his_vessel() -> None:
    ship = replace(unit("C", "red", "canoe", 1), sort=type(MEN.sort)("boat"))
    fight = battle(replace(MEN, aboard="C"), ship, FOES)
    table = scene(fight, {**WHERE, "C 1": (40, 10)}, piece("river", course=((40, 0), (40, 48)), width_in=8))

    assert objections_to_stands(table, {"R 1": stand(40, 10)}) == ()
    assert codes(objections_to_stands(table, {"C 1": stand(60, 10)})) == [("table_moves-off-water", "")]
