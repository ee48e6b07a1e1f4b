"""The ground as it is kept in the head: what lies where, what is seen, which way leads round."""

import pytest

from heart_africa.laboratory.chance import Chance
from heart_africa.opponent.ground import BLOCKED, Land, Place, lay
from heart_africa.rules.battle.ground import Ground, Piece
from heart_africa.rules.tables.terrain import GroundId, PieceId
from tests.referee.referred import BOOK

LETTERS = {
    ".": GroundId.OPEN_GROUND,
    "j": GroundId.JUNGLE,
    "g": GroundId.TALL_GRASS,
    "h": GroundId.LOW_HILL,
    "r": GroundId.RIVER,
    "f": GroundId.FORD,
}


def land(*rows: str) -> Land:
    """A table drawn in letters, the northern edge first."""
    cells = tuple(LETTERS[letter] for row in reversed(rows) for letter in row)
    return Land(BOOK, len(rows[0]), len(rows), cells)


def test_a_spot_has_the_ground_of_its_inch_and_none_beyond_the_edges() -> None:
    table = land("...j", "r...")
    assert table.at((3.5, 1.5)) is GroundId.JUNGLE
    assert table.at((0.5, 0.5)) is GroundId.RIVER
    assert table.at((4.0, 0.5)) is None
    assert table.at((-0.1, 0.5)) is None


@pytest.mark.parametrize(
    ("row", "seen"),
    [
        ("..........", True),
        ("...j......", True),
        ("...jj.....", False),
        ("..gggg....", True),
        ("..ggggg...", False),
        ("....h.....", False),
    ],
)
def test_growth_and_heights_hide_who_is_behind_them(row: str, seen: bool) -> None:
    assert land(row).seen((0.5, 0.5), (9.5, 0.5)) is seen


def test_who_stands_on_the_hill_sees_down_from_it() -> None:
    assert land("hh........").seen((0.5, 0.5), (9.5, 0.5))


def test_a_way_leads_round_the_river_by_its_ford() -> None:
    rows = ["..rr......" for _ in range(8)] + ["..ff......" for _ in range(2)]
    table = land(*rows)
    foot = table.barred("askaris")
    spots = list(table.way((0.5, 9.5), (9.5, 9.5), foot))
    crossed = [spot for spot in spots if 2 <= spot[0] <= 4]
    assert crossed
    assert all(y < 2 for _, y in crossed)
    assert table.far((0.5, 9.5), (9.5, 9.5), foot) > 10


def test_where_nothing_leads_across_there_is_no_way() -> None:
    table = land(*(["..rr......"] * 6))
    assert table.far((0.5, 0.5), (9.5, 0.5), table.barred("askaris")) == BLOCKED


def test_a_place_holds_what_stands_between_its_corners() -> None:
    place = Place("village 1", PieceId.VILLAGE, 2, 2, 8, 6)
    assert place.holds((2, 6))
    assert not place.holds((8.1, 4))
    assert place.middle == (5, 4)


def test_the_same_lots_lay_the_same_table_with_the_village_where_it_is_wanted() -> None:
    ground = Ground(
        "savannah",
        72,
        48,
        (Piece(PieceId.VILLAGE, 14, 10), Piece(PieceId.TALL_GRASS, 20, 12), Piece(PieceId.RIVER, 72, 3)),
    )
    one, again = (lay(BOOK, ground, Chance("3"), home=(36, 40)) for _ in range(2))
    assert one.cells == again.cells
    assert one.places[0].holds((36, 40))
    assert GroundId.RIVER in one.cells
    assert GroundId.FORD in one.cells
