"""What hides two figures from one another: bases, ground, smoke, the dark."""

from dataclasses import replace

import pytest

from heart_africa.board.layout import Blaze
from heart_africa.board.scene import Scene
from heart_africa.board.sight.views import sees
from heart_africa.core.messages import LANGUAGES, say
from heart_africa.rules.battle import Sort, Where
from heart_africa.rules.battle.state import Burning, Fire, Light
from heart_africa.rules.book.terrain import PieceId as Piece
from tests.board.seeing import BLUE, HALF, RED, decided, duel, piece, reason, seen, square, table, why
from tests.referee.builders import lone, unit


@pytest.mark.rule("VIS-01", "VIS-02")
def test_on_open_ground_they_see_one_another_whichever_way_they_look() -> None:
    assert seen(duel((10, 10, 180), (10, 60, 0)))


@pytest.mark.rule("VIS-05")
@pytest.mark.parametrize("side", ["Guardia 2", "Lanzas 2"])
def test_a_base_of_either_side_in_the_line_hides(side: str) -> None:
    scene = duel(more={side: (10, 15)})

    assert why(scene) == [("VIS-05", side)]
    assert reason(scene).about["inches"] == pytest.approx(2 * HALF, abs=0.01)  # straight through the base


@pytest.mark.rule("VIS-05")
@pytest.mark.parametrize(("off", "hidden"), [(0, True), (HALF - 0.1, True), (HALF + 0.1, False)])
def test_a_base_hides_as_far_as_it_is_wide(off: float, hidden: bool) -> None:
    assert seen(duel(more={"Lanzas 2": (10 + off, 15)})) is not hidden


@pytest.mark.rule("VIS-05")
def test_a_base_that_grazes_the_line_is_asked_about_and_people_decide() -> None:
    scene = duel(more={"Lanzas 2": (10 + HALF - 0.01, 15)})
    (close,) = sees(scene, RED, BLUE).close

    assert close.what == "table_sight-close-base"
    assert close.inches == pytest.approx(-0.01)
    assert not seen(scene)
    assert seen(decided(scene, close.key, answer=False))


@pytest.mark.rule("VIS-05")
def test_a_turned_base_hides_with_its_corner() -> None:
    corner = HALF * 2**0.5  # 0.557 in from the middle of a base that stands askew

    assert seen(duel(more={"Lanzas 2": (10.5, 15, 0)}))
    assert not seen(duel(more={"Lanzas 2": (10.5, 15, 45)}))
    assert seen(duel(more={"Lanzas 2": (10 + corner + 0.06, 15, 45)}))


@pytest.mark.rule("VIS-06")
def test_attendants_hide_nobody_but_their_leader_does() -> None:
    jefe = lone("Jefe", "red", Sort.LEADER, "askaris", ("attendant",))
    units = unit("Guardia", "red", "regulars", 1), unit("Lanzas", "blue", "spearmen", 1), jefe
    ends = {RED: (10, 10), BLUE: (10, 20)}

    assert seen(table({**ends, "Jefe": (5, 5), "Jefe: attendant": (10, 15)}, *units))
    assert why(table({**ends, "Jefe": (10, 15), "Jefe: attendant": (5, 5)}, *units)) == [("VIS-05", "Jefe")]


@pytest.mark.rule("VIS-05")
def test_who_lies_in_ambush_hides_nobody() -> None:
    units = unit("Guardia", "red", "regulars", 1), unit("Lanzas", "blue", "spearmen", 1)
    hidden = unit("Celada", "blue", "warriors", 1, where=Where.AMBUSH)

    assert seen(table({RED: (10, 10), BLUE: (10, 20), "Celada 1": (10, 15)}, *units, hidden))


@pytest.mark.rule("TERR-01", "TERR-18")
@pytest.mark.parametrize(("deep", "hidden"), [(0.9, False), (1, False), (1.1, True)])
def test_more_than_an_inch_of_jungle_hides(deep: float, hidden: bool) -> None:
    assert seen(duel((10, 10), (10, 20), piece(Piece.JUNGLE, square(5, 14, 15, 14 + deep)))) is not hidden


@pytest.mark.rule("TERR-18")
def test_jungle_is_counted_between_the_bases_and_over_all_of_it() -> None:
    # He stands with his middle 1 in inside: his base covers 0.39 of it, so that 0.61 in are before him.
    edge = piece(Piece.JUNGLE, square(5, 5, 15, 11))
    second = replace(piece(Piece.JUNGLE, square(5, 14, 15, 14.5)), name="palms")

    assert seen(duel((10, 10), (10, 20), edge))
    assert why(duel((10, 10), (10, 20), edge, second)) == [("TERR-18", "jungle")]  # 0.61 + 0.5 = 1.11 in
    assert reason(duel((10, 10), (10, 20), edge, second)).about["inches"] == pytest.approx(1.11, abs=0.01)


@pytest.mark.rule("TERR-18")
def test_an_inch_of_jungle_by_a_hair_is_asked_about() -> None:
    scene = duel((10, 10), (10, 20), piece(Piece.JUNGLE, square(5, 14, 15, 15.02)))
    (close,) = sees(scene, RED, BLUE).close

    assert (close.what, close.limit, close.rule) == ("table_sight-close-growth", 1, "TERR-18")
    assert seen(decided(scene, close.key, answer=False))
    assert not seen(decided(scene, close.key, answer=True))


@pytest.mark.rule("TERR-20")
@pytest.mark.parametrize(("deep", "hidden"), [(3.9, False), (4, False), (4.1, True)])
def test_more_than_four_inches_of_tall_grass_hide(deep: float, hidden: bool) -> None:
    scene = duel((10, 10), (10, 20), piece(Piece.TALL_GRASS, square(5, 13, 15, 13 + deep)))

    assert why(scene) == ([("TERR-20", "tall_grass")] if hidden else [])


@pytest.mark.rule("TERR-33", "TERR-36")
def test_a_marsh_hides_only_with_what_grows_in_it() -> None:
    marsh = piece(Piece.MARSH, square(5, 12, 15, 18))

    assert seen(duel((10, 10), (10, 20), marsh))
    assert why(duel((10, 10), (10, 20), replace(marsh, grows="jungle"))) == [("TERR-18", "marsh")]
    assert why(duel((10, 10), (10, 20), replace(marsh, grows="tall_grass"))) == [("TERR-20", "marsh")]


@pytest.mark.rule("TERR-30", "TERR-31")
@pytest.mark.parametrize(("deep", "hidden"), [(2.9, False), (3.1, True)])
def test_nobody_sees_through_more_than_three_inches_of_village(deep: float, hidden: bool) -> None:
    assert seen(duel((10, 10), (10, 20), piece(Piece.VILLAGE, square(5, 14, 15, 14 + deep)))) is not hidden


@pytest.mark.rule("TERR-23", "TERR-25", "TERR-43", "TERR-53", "TERR-60")
def test_water_rocks_and_fields_hide_nobody() -> None:
    area = square(5, 12, 15, 18)
    pieces = [
        piece(what, area) for what in (Piece.ROCKY_GROUND, Piece.CULTIVATION, Piece.SEA_OR_LAKE, Piece.CAMP)
    ]
    waters = [piece(what, course=((0, 15), (72, 15)), width_in=3) for what in (Piece.STREAM, Piece.RIVER)]

    assert seen(duel((10, 10), (10, 20), *pieces, *waters))


JUNGLE = piece(Piece.JUNGLE, square(5, 12, 15, 18))


@pytest.mark.rule("TERR-58")
def test_a_straight_stretch_of_road_is_seen_along() -> None:
    straight = piece(Piece.ROAD, course=((10, 5), (10, 25)), width_in=1)
    bent = piece(Piece.ROAD, course=((10, 5), (10, 15), (14, 25)), width_in=1)
    across = piece(Piece.ROAD, course=((0, 15), (20, 15)), width_in=1)

    assert seen(duel((10, 10), (10, 20), JUNGLE, straight))
    assert not seen(duel((10, 10), (12, 20), JUNGLE, straight))
    assert not seen(duel((10, 10), (12, 20), JUNGLE, bent))
    assert not seen(duel((10, 10), (10, 20), JUNGLE, across))


@pytest.mark.rule("TERR-58")
def test_a_road_does_not_lead_the_eye_over_a_crest() -> None:
    road = piece(Piece.ROAD, course=((10, 5), (10, 25)), width_in=1)
    hill = piece(Piece.LOW_HILL, square(5, 12, 15, 18), crest=((6, 15), (14, 15)))
    behind = piece(Piece.LOW_HILL, square(5, 12, 15, 18), crest=((12, 15), (14, 15)))

    assert why(duel((10, 10), (10, 20), hill, road)) == [("TERR-03", "low_hill")]
    assert seen(duel((10, 10), (10, 20), behind, road))
    assert not seen(duel((10, 10), (10, 20), behind))


# --- smoke and the dark ---


def blazing(turn: int, wind: int | None = 90, spot: tuple[float, float] = (5, 15)) -> Scene:
    """A village of 4 by 4 inches lit in the first turn, west of a line that runs 5 in east of its middle."""
    village = piece(Piece.VILLAGE, square(3, 13, 7, 17))
    fire = Burning("hoguera", Fire("village", 1))
    facts = {"turn": turn, "wind": wind, "fires": (fire,)}
    return duel((10, 10), (10, 20), village, blazes=(Blaze("hoguera", spot, "village"),), battle=facts)


@pytest.mark.rule("SMOKE-01", "SMOKE-02", "SMOKE-03", "SMOKE-04")
@pytest.mark.parametrize(("turn", "hidden"), [(1, False), (2, False), (3, True), (4, True), (5, False)])
def test_smoke_grows_four_inches_a_turn_downwind_from_the_second_until_the_fire_is_out(
    turn: int, hidden: bool
) -> None:
    # From the origin at 5: it reaches 9 in turn 2, 13 in turn 3; the line runs at 10.
    scene = blazing(turn)

    assert why(scene) == ([("SMOKE-03", "hoguera")] if hidden else [])
    if hidden:
        assert reason(scene).about["inches"] == pytest.approx(4)  # as wide as the village


@pytest.mark.rule("SMOKE-01", "SMOKE-02")
def test_smoke_blows_with_the_wind_and_not_before_it_is_known() -> None:
    assert seen(blazing(3, wind=270))
    assert seen(blazing(3, wind=0))
    assert seen(blazing(3, wind=None))


@pytest.mark.rule("DARK-03")
@pytest.mark.parametrize(("apart", "hidden"), [(5.9, False), (6.1, True)])
def test_in_the_dark_nobody_sees_farther_than_six_inches(apart: float, hidden: bool) -> None:
    scene = duel((10, 10), (10, 10 + apart + 2 * HALF), battle={"light": Light("night")})

    assert why(scene) == ([("DARK-03", BLUE)] if hidden else [])


@pytest.mark.rule("DARK-04")
def test_who_stands_against_a_fire_is_seen_by_night_but_not_who_stands_behind_it() -> None:
    grass = piece(Piece.TALL_GRASS, square(5, 24, 15, 27))
    fire = Burning("hoguera", Fire("tall_grass", 1))
    facts = {"light": Light("night"), "fires": (fire,)}
    scene = duel((10, 10), (10, 22), grass, blazes=(Blaze("hoguera", (10, 25), "tall_grass"),), battle=facts)

    assert sees(scene, RED, BLUE).value
    assert not sees(scene, BLUE, RED).value


# --- told ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_every_close_call_is_told(language: str) -> None:
    scene = duel((10, 10), (10, 20), JUNGLE, piece(Piece.LOW_HILL, square(5, 12, 15, 18), crest=((6, 15), (14, 15))),
                 more={"Lanzas 2": (10 + HALF, 15.5)})  # fmt: skip
    found = sees(scene, RED, BLUE)
    told = [say(language, line.what, line.about) for line in found.lines]
    asked = [say(language, call.what, call.about) for call in found.close]

    assert any("Lanzas 2" in line for line in asked)
    assert [line.rule for line in found.lines] == ["TERR-18", "TERR-03", "TERR-04"]
    assert "6″" in told[0]
