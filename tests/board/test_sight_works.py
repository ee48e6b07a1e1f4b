"""Works, fences and buildings in the line of sight, and who stands behind them (pp. 13-14, 17)."""

from dataclasses import replace

import pytest

from heart_africa.board.layout import Building, Wall, Work
from heart_africa.board.scene import Scene
from heart_africa.board.shots.aims import aim, aim_at_wall
from heart_africa.board.shots.targets import targets
from heart_africa.board.sight.views import sees
from heart_africa.rules.book.terrain import PieceId as Piece
from heart_africa.rules.play.shooting.orders import Aim
from heart_africa.rules.shared_terms import Obstacle
from tests.board.seeing import BLUE, HALF, RED, decided, duel, piece, seen, square, table, why
from tests.referee.builders import unit

STOCKADE = Work("empalizada", "fortification", ((0, 15), (30, 15)), "blue")
TOUCHING = 15 + HALF + 0.01  # from the north, all but a hundredth of an inch
VILLAGE = piece(Piece.VILLAGE, square(8, 14, 12, 17), fence="man_high")


@pytest.mark.rule("FORT-04")
def test_a_work_that_neither_touches_hides() -> None:
    assert why(duel((10, 10), (10, 20), works=(STOCKADE,))) == [("FORT-04", "empalizada")]
    assert seen(duel((35, 10), (35, 20), works=(STOCKADE,)))  # past its end


@pytest.mark.rule("FORT-05")
def test_who_touches_the_work_sees_and_is_seen_even_aslant() -> None:
    assert seen(duel((10, 10), (10, TOUCHING), works=(STOCKADE,)))
    assert seen(duel((20, 13), (10, TOUCHING), works=(STOCKADE,)))


@pytest.mark.rule("FORT-05")
def test_whether_he_touches_it_is_asked_where_it_is_close() -> None:
    scene = duel((10, 10), (10, 15 + HALF + 0.05), works=(STOCKADE,))
    (close,) = sees(scene, RED, BLUE).close

    assert close.what == "table_sight-close-touch"
    assert not seen(scene)
    assert seen(decided(scene, close.key, answer=True))


@pytest.mark.rule("FORT-04", "FORT-05")
def test_it_has_to_be_touched_where_the_line_goes_over_it() -> None:
    ring = Work("corral", "barricade", (*square(8, 14, 14, 20), (8, 14)))

    assert seen(duel((11, 10), (11, 14 + HALF + 0.01), works=(ring,)))
    assert why(duel((11, 10), (11, 20 - HALF - 0.01), works=(ring,))) == [("BARR-02", "corral")]


@pytest.mark.rule("TERR-27", "TERR-28")
def test_a_fence_no_higher_than_a_man_is_as_a_barricade() -> None:
    assert why(duel((10, 10), (10, 15.5), VILLAGE)) == [("TERR-28", "village")]
    assert seen(duel((10, 10), (10, 14 + HALF + 0.01), VILLAGE))


@pytest.mark.rule("TERR-27", "TERR-29")
def test_a_fence_higher_than_a_man_hides_even_those_who_touch_it_but_not_at_its_gates() -> None:
    high = replace(VILLAGE, fence="higher")
    gate = replace(high, gates=(((9, 14), (11, 14)),))

    assert why(duel((10, 10), (10, 14 + HALF + 0.01), high)) == [("TERR-29", "village")]
    assert seen(duel((10, 10), (10, 15.5), gate))


def test_a_kraal_is_a_fence_and_traps_are_nothing() -> None:
    kraal = Work("kraal", "kraal", ((0, 15), (30, 15)))
    traps = Work("fosa", "stake_trap", ((10, 15),)), Work("falsa", "dummy_trap", ((10, 13),))

    assert why(duel((10, 10), (10, 20), works=(kraal,))) == [("TERR-28", "kraal")]
    assert seen(duel((10, 10), (10, 20), works=traps))


# --- the shot ---


def fire(scene: Scene, by: str = RED, at: str = BLUE) -> Aim:
    return aim(scene, by, at).value


@pytest.mark.rule("FORT-04", "FORT-05", "FORT-11", "FORT-15")
def test_who_is_behind_which_work_is_said_of_the_shot() -> None:
    behind = fire(duel((10, 10), (10, TOUCHING), works=(STOCKADE,)))
    out = fire(duel((10, TOUCHING), (10, 10), works=(replace(STOCKADE, owner="red"),)))
    at_the_enemys = fire(duel((10, TOUCHING), (10, 10), works=(STOCKADE,)))
    between = fire(duel((10, 10), (10, 20), works=(STOCKADE,)))

    assert (behind.behind, behind.shooter_behind) == (Obstacle.FORTIFICATION, Obstacle.NONE)
    assert (out.behind, out.shooter_behind) == (Obstacle.NONE, Obstacle.FORTIFICATION)
    assert (at_the_enemys.behind, at_the_enemys.shooter_behind) == (Obstacle.NONE, Obstacle.NONE)
    assert between.work_between
    assert between.visible
    assert not behind.work_between


@pytest.mark.rule("FORT-15")
def test_all_who_can_be_seen_behind_the_same_straight_stretch_share_the_hits() -> None:
    more = {"Lanzas 2": (14, TOUCHING), "Lanzas 3": (14, 20)}

    assert fire(duel((10, 10), (10, TOUCHING), works=(STOCKADE,), more=more)).stretch == (BLUE, "Lanzas 2")


@pytest.mark.rule("GAP-04", "FORT-12")
def test_the_second_rank_shoots_past_the_comrade_who_stands_at_the_work() -> None:
    rear = TOUCHING + 2 * HALF + 0.01
    scene = duel(
        (10, rear, 180), (10, 10), works=(STOCKADE,), by="askaris", more={"Guardia 2": (10, TOUCHING, 180)}
    )
    shot = fire(scene)

    assert (shot.front, shot.shooter_behind) == ("Guardia 2", Obstacle.FORTIFICATION)
    assert (shot.visible, shot.work_between, shot.overhead) == (True, False, None)
    assert targets(scene, RED).value.allowed == (BLUE,)


@pytest.mark.rule("GAP-03", "GAP-07")
def test_in_the_open_the_second_rank_sees_nothing_past_the_first() -> None:
    scene = duel((10, 20, 180), (10, 10), by="askaris", more={"Guardia 2": (10, 20 - 2 * HALF, 180)})
    shot = fire(scene)

    assert (shot.visible, shot.front) == (False, "")
    assert shot.overhead is not None
    assert shot.overhead.from_in == 0


# --- buildings ---

SOUTH = Wall("sur", ((10, 20), (20, 20)))
INNER = Wall("patio sur", ((13, 23), (17, 23)), outer=False)
TEMBA = Building("temba", (square(10, 20, 20, 23), square(10, 27, 20, 30)), square(13, 23, 17, 27), (
    SOUTH, Wall("este", ((20, 20), (20, 30))), Wall("norte", ((10, 30), (20, 30))),
    Wall("oeste", ((10, 20), (10, 30))), INNER, Wall("patio norte", ((13, 27), (17, 27)), outer=False)))  # fmt: skip
AT_THE_WALL = 20 + HALF + 0.01


@pytest.mark.rule("TEMBA-09", "TEMBA-12", "TEMBA-13")
def test_through_a_wall_see_those_at_its_loopholes_inside() -> None:
    inside = duel((15, 12), (15, AT_THE_WALL), buildings=(TEMBA,))

    assert why(duel((15, 12), (15, 22), buildings=(TEMBA,))) == [("TEMBA-12", "temba")]
    assert seen(inside)
    assert fire(inside).behind is Obstacle.WALL
    assert fire(inside, BLUE, RED).shooter_behind is Obstacle.WALL
    assert not seen(
        duel((15, 20 - HALF - 0.01), (15, 22), buildings=(TEMBA,))
    )  # from outside touching helps not


@pytest.mark.rule("TEMBA-21", "TEMBA-23")
def test_a_breach_is_open_and_its_rubble_covers() -> None:
    broken = replace(TEMBA, walls=(replace(SOUTH, breaches=(((14.5, 20), (15.5, 20)),)), *TEMBA.walls[1:]))

    assert seen(duel((15, 12), (15, 22), buildings=(broken,)))
    assert fire(duel((15, 12), (15, AT_THE_WALL), buildings=(broken,))).behind is Obstacle.BREACH
    assert not seen(duel((12, 12), (12, 22), buildings=(broken,)))


@pytest.mark.rule("TEMBA-16")
def test_a_gun_aims_at_the_nearest_point_of_a_wall_that_it_sees() -> None:
    # The gun's base is 60 mm deep: 20 - 8 - 30/25.4 = 10.82 in to the wall.
    free = duel((15, 8, 0), (40, 40), by="field_artillery", buildings=(TEMBA,))
    grown = duel(
        (15, 8, 0),
        (40, 40),
        piece(Piece.JUNGLE, square(5, 14, 25, 16)),
        by="field_artillery",
        buildings=(TEMBA,),
    )
    found = aim_at_wall(free, RED, TEMBA, SOUTH).value

    assert (found.wall, found.target, found.inches) == (True, "temba: sur", 10.82)
    assert (found.visible, found.in_arc, found.work_between) == (True, True, False)
    assert not aim_at_wall(grown, RED, TEMBA, SOUTH).value.visible
    assert aim_at_wall(free, RED, TEMBA, TEMBA.walls[2]).value.work_between  # the wall at the back


def on_the_roof() -> Scene:
    """A red figure on the roof of the southern room."""
    red, blue = unit("Guardia", "red", "regulars", 1), unit("Lanzas", "blue", "ruga_ruga", 1)
    up = replace(red, figures=(replace(red.figures[0], on_roof=True),))
    return table({RED: (15, 21.5), BLUE: (15, 12)}, up, blue, buildings=(TEMBA,))


@pytest.mark.rule("TEMBA-24", "TEMBA-28")
def test_from_a_roof_one_sees_over_the_walls_but_not_into_the_room_below() -> None:
    scene = on_the_roof()
    below = replace(scene, layout=scene.layout.placed({BLUE: replace(scene.stand(BLUE), y=22)}))

    assert seen(scene)
    assert why(below) == [("TEMBA-28", "temba")]
    assert fire(below, BLUE, RED).roof == "temba"
