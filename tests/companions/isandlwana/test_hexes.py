"""Hexes, laws first: distance is a metric, a map may be turned, sets say what single hexes say."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.companions.isandlwana.hexes import (
    Doubled,
    HexId,
    around,
    bit,
    crossed,
    distance,
    doubled,
    members,
    neighbours,
    number,
    ring,
    several,
    shortest,
)
from tests.companions.isandlwana.table import own_box

GRID = own_box().grid.hexes
HEXES = st.sampled_from(GRID)


def rotated(hex_: HexId, about: HexId, sixths: int = 1) -> HexId:
    """Where a hex comes to lie if the map is turned about another one, clockwise by so many sixths."""
    middle, at = doubled(about), doubled(hex_)
    column, height = at.column - middle.column, at.height - middle.height
    for _ in range(sixths % 6):  # a sixth turns north (0, -2) into north-east (1, -1), and that into (1, 1)
        column, height = (column - height) // 2, (3 * column + height) // 2
    return number(Doubled(middle.column + column, middle.height + height))


@pytest.mark.rule("IS-007", "IS-006")
@pytest.mark.parametrize(
    ("hex_", "touches"),
    [
        (
            "0808",
            "0807 0908 0909 0809 0709 0708",
        ),  # an even column: rows r and r + 1 of the odd ones beside it
        ("0909", "0908 1008 1009 0910 0809 0808"),  # an odd one: rows r - 1 and r of the even ones
        ("1206", "1205 1306 1307 1207 1107 1106"),
    ],
)
def test_columns_stand_half_a_hex_apart(hex_: str, touches: str) -> None:
    assert neighbours(hex_) == tuple(touches.split())
    assert all(distance(hex_, each) == 1 for each in touches.split())


@pytest.mark.rule("IS-114", "IS-111", "IS-108")
@pytest.mark.parametrize(
    ("one", "other", "far"),
    [
        ("1206", "1006", 2),
        ("1206", "0907", 3),
        ("0808", "0808", 0),
        ("0101", "2514", 25),
        ("0708", "1008", 3),
    ],
)
def test_distance_counts_the_hexes_that_are_entered(one: str, other: str, far: int) -> None:
    assert distance(one, other) == far


@given(HEXES, HEXES, HEXES)
def test_distance_is_a_metric(one: str, other: str, third: str) -> None:
    assert distance(one, other) == distance(other, one)
    assert (distance(one, other) == 0) == (one == other)
    assert distance(one, third) <= distance(one, other) + distance(other, third)


@given(HEXES)
def test_a_hex_has_its_own_number_and_coordinates(hex_: str) -> None:
    assert number(doubled(hex_)) == hex_
    assert [hex_ in neighbours(each) for each in neighbours(hex_)] == [True] * 6


@given(HEXES, st.integers(0, 4))
def test_a_ring_is_all_that_is_so_far(hex_: str, radius: int) -> None:
    around_it = ring(hex_, radius)

    assert len(set(around_it)) == len(around_it) == (6 * radius or 1)
    assert {distance(hex_, each) for each in around_it} == {radius}
    assert [distance(a, b) for a, b in pairwise(around_it)] == [1] * (len(around_it) - 1)


MIDDLE = st.sampled_from([hex_ for hex_ in GRID if 9 <= int(hex_[:2]) <= 17 and 5 <= int(hex_[2:]) <= 9])
NEAR = st.tuples(MIDDLE, st.integers(0, 5), st.integers(0, 5))


@given(MIDDLE, MIDDLE, st.integers(-6, 12))
def test_a_turned_map_keeps_every_distance(hex_: str, about: str, sixths: int) -> None:
    assert distance(rotated(hex_, about, sixths), about) == distance(hex_, about)
    assert rotated(rotated(hex_, about, sixths), about, -sixths) == hex_
    assert rotated(hex_, about, 6) == hex_


@given(MIDDLE, st.integers(0, 35), st.integers(0, 5))
def test_what_a_line_crosses_turns_with_the_map(one: str, place: int, sixths: int) -> None:
    other = [each for radius in (1, 2, 3) for each in ring(one, radius)][place]
    turned = {rotated(each, one, sixths) for each in crossed(one, other)}

    assert set(crossed(one, rotated(other, one, sixths))) == turned
    assert set(crossed(other, one)) == set(crossed(one, other))


@pytest.mark.rule("IS-113")
@pytest.mark.parametrize(
    ("one", "other", "inside", "routes"),
    [
        ("1206", "1006", "", "1106 1107"),  # along the side between the two
        ("1206", "0907", "1107 1006", "1106 1107 1006 1007"),  # at an angle
        ("1206", "1209", "1207 1208", "1207 1208"),  # straight down a column
        ("1206", "0905", "1106 1005", "1106 1005"),
        ("0909", "0908", "", ""),  # next to each other
    ],
)
def test_a_line_along_a_side_crosses_neither_hex(one: str, other: str, inside: str, routes: str) -> None:
    assert set(crossed(one, other)) == set(inside.split())
    assert set(shortest(one, other)) == set(routes.split())


@given(st.sets(HEXES, max_size=12))
def test_sets_say_what_single_hexes_say(hexes: set[str]) -> None:
    whole = several(hexes)

    assert tuple(members(whole)) == tuple(sorted(hexes))
    assert set(members(around(whole) & several(GRID))) == {
        each for hex_ in hexes for each in neighbours(hex_) if own_box().grid.has(each)
    }
    assert bit("0101") | bit("2514") == several(("2514", "0101"))
