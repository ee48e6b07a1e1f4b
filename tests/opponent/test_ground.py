"""The ground as it is kept in the head: what lies where, what is seen, which way leads round."""

import pytest

from heart_africa.laboratory.chance import Chance
from heart_africa.opponent.ground import BLOCKED, Land, Place, lay
from heart_africa.rules.battle.state import Ground, Piece
from heart_africa.rules.book.terrain import GroundId, PieceId
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
    foot = table.gait("askaris")
    spots = list(table.way((0.5, 9.5), (9.5, 9.5), foot))
    crossed = [spot for spot in spots if 2 <= spot[0] <= 4]
    assert crossed
    assert all(y < 2 for _, y in crossed)
    assert table.far((0.5, 9.5), (9.5, 9.5), foot) > 10


def test_where_nothing_leads_across_there_is_no_way() -> None:
    table = land(*(["..rr......"] * 6))
    assert table.far((0.5, 0.5), (9.5, 0.5), table.gait("askaris")) == BLOCKED


@pytest.mark.parametrize("wide", [3, 8])
def test_a_river_can_be_crossed_however_it_runs(wide: int) -> None:
    """Its fords lead from bank to bank: from corner to corner there is a way on every table."""
    ground = Ground("savannah", 72, 48, pieces=(Piece(PieceId.RIVER, 72, wide),))
    for seed in range(12):
        table = lay(BOOK, ground, Chance(f"{seed}"))
        gait = table.gait("spearmen")
        corners = (1.0, 1.0), (71.0, 1.0), (1.0, 47.0), (71.0, 47.0)
        free = [each for each in corners if table.at(each) not in gait.barred]
        assert all(table.far(free[0], each, gait) < BLOCKED for each in free[1:]), seed


def test_who_stands_on_the_bank_is_reached_on_his_own_side_of_the_river() -> None:
    """Two inches make a square of a way: the middle of his lies in the water, he does not."""
    table = land(*(["...rr....."] * 6))
    foot, bank = table.gait("askaris"), (2.5, 2.5)
    assert table.far((0.5, 2.5), bank, foot) < 4
    assert table.far(bank, (0.5, 2.5), foot) < 4
    assert list(table.way(bank, (0.5, 2.5), foot))[-1] == (1, 3)
    assert table.far((9.5, 2.5), bank, foot) == BLOCKED


def test_no_way_leads_between_two_waters_that_touch_at_a_corner() -> None:
    table = land(*["....rr....."] * 4, *["..rr......."] * 2, *["rr........."] * 2)
    assert table.far((0.5, 7.5), (9.5, 0.5), table.gait("askaris")) == BLOCKED


@pytest.mark.parametrize(
    ("troop", "slowed"),
    [
        ("spearmen", 2.0),  # 2D6 and D6: 7 in and 3.5
        ("askaris", 2.6),  # D6+3 and D6-1: 6.5 in and 2.5
        ("white_men", 3.3),  # D6+2 and D6-2, not less than nothing: 5.5 in and 10/6
        ("pygmy_archers", 1.0),
    ],
)
def test_difficult_ground_is_as_long_as_the_dice_of_a_troop_make_it(troop: str, slowed: float) -> None:
    assert land("..").gait(troop).slowed == pytest.approx(slowed)


def test_white_men_go_round_the_jungle_that_pygmies_go_through() -> None:
    table = land(*["...jjjjjj..."] * 8, *["............"] * 2)
    start, goal = (1.0, 5.0), (11.0, 5.0)

    def trodden(troop: str) -> set[GroundId | None]:
        return {table.at(spot) for spot in table.way(start, goal, table.gait(troop))}

    assert GroundId.JUNGLE in trodden("pygmy_archers")
    assert trodden("white_men") == {GroundId.OPEN_GROUND}


def test_each_part_of_an_inch_is_nearer() -> None:
    table = land(*["." * 20] * 4)
    inches = [table.far((x, 1.0), (19.0, 1.0), table.gait("askaris")) for x in (0.2, 0.6, 1.4, 2.2, 2.6)]
    assert inches == sorted(inches, reverse=True)
    assert len({*inches}) == len(inches)


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
