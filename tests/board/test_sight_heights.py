"""Hills, escarpments, kopjes and gullies in the line of sight (pp. 16-18)."""

import pytest

from heart_africa.board.sight.views import sees
from heart_africa.rules.book.terrain import PieceId as Piece
from tests.board.seeing import BLUE, HALF, RED, decided, duel, piece, reason, seen, square, why

HILL = piece(Piece.LOW_HILL, square(5, 12, 15, 18), crest=((6, 15), (14, 15)))  # its top at (10, 15)
SLOPE = square(0, 12, 30, 16)
EDGE = piece(Piece.ESCARPMENT, SLOPE, course=((30, 16), (0, 16)))  # high to the south of y = 16
KOPJE = piece(Piece.KOPJE, square(5, 12, 17, 20), top=square(8, 14, 14, 18))
GULLY = piece(Piece.GULLY, course=((0, 15), (30, 15)), width_in=4)  # from y = 13 to y = 17


# --- low hills ---


@pytest.mark.rule("TERR-02", "TERR-03")
def test_a_line_over_the_crest_is_blocked() -> None:
    assert ("TERR-03", "low_hill") in why(duel((10, 10), (10, 20), HILL))
    assert ("TERR-03", "low_hill") not in why(duel((5.5, 10), (5.5, 20), HILL))  # past the end of the crest


@pytest.mark.rule("TERR-03", "TERR-06")
def test_who_stands_on_the_crest_sees_to_either_side() -> None:
    assert seen(duel((10, 15), (10, 25), HILL))
    assert seen(duel((10, 15), (10, 5), HILL))
    assert seen(duel((10, 10), (10, 14.8), HILL))  # his base reaches over the crest from this side


@pytest.mark.rule("TERR-04")
def test_level_ground_is_lower_than_any_point_of_the_hill() -> None:
    assert why(duel((5.5, 10), (5.5, 20), HILL)) == [("TERR-04", "low_hill")]


@pytest.mark.rule("TERR-04")
@pytest.mark.parametrize(
    ("red", "blue", "sees_it"),
    [
        pytest.param((13, 12.5), (13, 5), True, id="from the slope to the level ground below it"),
        pytest.param((13, 12.5), (4, 12.5), False, id="over ground nearer to the top than the slope"),
        pytest.param((13, 12.5), (11, 14), True, id="up the slope"),
        pytest.param((8.5, 13), (11.5, 13), False, id="past the top, between two as far from it"),
    ],
)
def test_higher_ground_between_hides(
    red: tuple[float, float], blue: tuple[float, float], sees_it: bool
) -> None:
    assert seen(duel(red, blue, HILL)) is sees_it


@pytest.mark.rule("TERR-05", "TERR-06")
def test_on_one_hill_nobody_sees_farther_than_four_inches_but_from_it_to_the_level_ground() -> None:
    # Both below the crest, straight up the slope towards its top: 9.4 - 5 = 4.4 in between the middles.
    ridge = piece(Piece.LOW_HILL, square(0, 0, 30, 20), crest=((0, 10), (30, 10)))

    assert seen(duel((15, 5), (15, 9.4), ridge))  # 4.4 less the bases, 3.61 in
    assert why(duel((15, 5), (15, 9.9), ridge)) == [("TERR-05", "low_hill")]  # 4.9 less 0.79, 4.11 in
    assert seen(duel((15, 5), (15, -4), ridge))
    assert reason(duel((15, 5), (15, 9.9), ridge)).about["inches"] == pytest.approx(4.11, abs=0.01)


@pytest.mark.rule("TERR-05")
def test_four_inches_by_a_hair_are_for_people_to_measure() -> None:
    ridge = piece(Piece.LOW_HILL, square(0, 0, 30, 20), crest=((0, 10), (30, 10)))
    scene = duel((15, 5), (15, 5 + 4.02 + 2 * HALF), ridge)
    (close,) = sees(scene, RED, BLUE).close

    assert close.what == "table_sight-close-same-hill"
    assert not seen(scene)
    assert seen(decided(scene, close.key, answer=False))


# --- escarpments ---


@pytest.mark.rule("TERR-11", "TERR-07")
@pytest.mark.parametrize(("behind", "hidden"), [(1.9, False), (2.1, True)])
def test_two_inches_behind_the_edge_is_out_of_sight_of_those_below(behind: float, hidden: bool) -> None:
    # High to the north of y = 12, sloping down to the south from there.
    edge = piece(Piece.ESCARPMENT, square(0, 8, 30, 12), course=((0, 12), (30, 12)))
    above = (10, 12 + behind + HALF)

    for below in ((10, 4), (10, 9)):  # on level ground, on the slope
        assert why(duel(above, below, edge)) == ([("TERR-11", "escarpment")] if hidden else [])


@pytest.mark.rule("TERR-11")
def test_how_far_behind_the_edge_is_measured_straight_however_aslant_one_looks() -> None:
    edge = piece(Piece.ESCARPMENT, square(0, 8, 40, 12), course=((0, 12), (40, 12)))

    # Looking down at 45 degrees; the nearer side of the base is 1.9 in, then 2.1 in, from the edge at y = 12.
    assert seen(duel((10, 13.9 + HALF), (20, 4), edge))
    assert not seen(duel((10, 14.1 + HALF), (20, 4), edge))


@pytest.mark.rule("TERR-11")
def test_on_a_hill_only_the_edge_above_the_other_counts() -> None:
    # 1 in from the northern edge of the top, 9 in from the southern, below which the other stands.
    hill = piece(Piece.ESCARPMENT, square(4, 8, 26, 30), top=square(8, 12, 22, 22 + 2 * HALF))

    assert why(duel((15, 21 + HALF), (15, 4), hill)) == [("TERR-11", "escarpment")]
    assert seen(duel((15, 21 + HALF), (15, 34), hill))


@pytest.mark.rule("TERR-46")
def test_a_gully_is_looked_into_from_two_inches_of_its_edge_however_aslant() -> None:
    gully = piece(Piece.GULLY, course=((12, 0), (12, 40)), width_in=4)

    assert seen(duel((8.1 - HALF, 4), (12, 30), gully))
    assert not seen(duel((7.9 - HALF, 4), (12, 30), gully))


@pytest.mark.rule("TERR-11")
def test_an_escarpment_hides_nobody_else() -> None:
    edge = piece(Piece.ESCARPMENT, square(0, 8, 30, 12), course=((0, 12), (30, 12)))

    assert seen(duel((10, 20), (20, 30), edge))  # both above
    assert seen(duel((10, 9), (10, 2), edge))  # on the slope and below it
    assert seen(duel((10, 6), (20, 5), edge))


@pytest.mark.rule("TERR-08")
def test_through_a_gap_it_is_open_ground() -> None:
    facts = {"course": ((0, 12), (30, 12)), "gaps": (square(8, 8, 12, 12),)}
    edge = piece(Piece.ESCARPMENT, square(0, 8, 30, 12), **facts)

    assert seen(duel((10, 20), (10, 4), edge))
    assert not seen(duel((20, 20), (20, 4), edge))


# --- kopjes ---


@pytest.mark.rule("TERR-12")
def test_a_kopje_hides_what_lies_beyond_it() -> None:
    assert why(duel((10, 8), (10, 26), KOPJE)) == [("TERR-12", "kopje")]
    assert why(duel((5.5, 8), (5.5, 26), KOPJE)) == [("TERR-12", "kopje")]  # over its slope alone
    assert seen(duel((4, 8), (4, 26), KOPJE))


@pytest.mark.rule("TERR-12", "TERR-13")
def test_on_a_kopje_the_edge_hides_as_that_of_an_escarpment() -> None:
    assert seen(duel((11, 15), (11, 5), KOPJE))  # an inch behind the edge
    assert why(duel((11, 17), (11, 5), KOPJE)) == [("TERR-11", "kopje")]  # 3 less 0.39 in behind it
    assert seen(duel((9, 17), (13, 15), KOPJE))  # both on top


@pytest.mark.rule("TERR-12")
def test_from_its_slope_one_sees_down_but_not_across() -> None:
    assert seen(duel((11, 13), (11, 5), KOPJE))
    assert not seen(duel((11, 13), (11, 25), KOPJE))


# --- gullies ---


@pytest.mark.rule("TERR-46", "TERR-45")
@pytest.mark.parametrize(("away", "hidden"), [(1.9, False), (2.1, True)])
def test_into_a_gully_one_sees_from_two_inches_of_its_edge(away: float, hidden: bool) -> None:
    scene = duel((10, 15), (10, 17 + away + HALF), GULLY)

    assert why(scene) == ([("TERR-46", "gully")] if hidden else [])


@pytest.mark.rule("TERR-47")
def test_a_gully_does_not_part_those_on_either_side() -> None:
    assert seen(duel((10, 5), (10, 40), GULLY))


@pytest.mark.rule("TERR-46")
def test_within_a_gully_they_see_one_another_as_far_as_it_is_straight() -> None:
    bent = piece(Piece.GULLY, course=((0, 15), (15, 15), (15, 30)), width_in=4)

    assert seen(duel((2, 15), (12, 15), bent))
    assert why(duel((4, 15), (15, 26), bent)) == [("TERR-46", "gully")]
