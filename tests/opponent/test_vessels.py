"""Vessels: they keep to the water, come as near to the enemy as it leads, and put people ashore there."""

from dataclasses import replace

import pytest

from heart_africa.board.layout import Spot
from heart_africa.opponent import vessels
from heart_africa.opponent.ground import AFLOAT, Land
from heart_africa.opponent.sketch import Position
from heart_africa.rules.battle import Battle, Sort, Unit
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.battle.state import Ground, Piece
from heart_africa.rules.book.terrain import GroundId, PieceId
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.referee.movement.orders import Board, Move
from tests.opponent.tables import LONG, WIDE, against_who_stays, match_of, open_land, sketched
from tests.referee.referred import BOOK

BOAT = unit("Lancha", "red", "gunboat", 1)
SPEARS = unit("Lanzas", "blue", "spearmen", 8)


def river_land(*hills: range) -> Land:
    """A river 20 to 26 in from the south all along the table; hills over all of these inches from the west."""

    def at(n: int) -> GroundId:
        if 20 <= n // LONG < 26:
            return GroundId.RIVER
        return GroundId.LOW_HILL if any(n % LONG in hill for hill in hills) else GroundId.OPEN_GROUND

    return replace(open_land(), cells=tuple(at(n) for n in range(LONG * WIDE)))


def afloat(*units: Unit) -> Battle:
    """A battle by a river."""
    return replace(stage(*units), ground=Ground("savannah", 72, 48, (Piece(PieceId.RIVER, 6, 0),)))


@pytest.mark.parametrize(
    ("spot", "nearest"),
    [((30.0, 40.0), (29.5, 25.5)), ((30.2, 3.0), (30.5, 20.5)), ((12.5, 22.5), (12.5, 22.5))],
)
def test_the_water_nearest_to_a_spot_is_found(spot: Spot, nearest: Spot) -> None:
    assert river_land().afloat(spot) == nearest


def test_on_a_river_a_vessel_rolls_as_upstream_and_goes_as_far_as_that_lets_it() -> None:
    """A hill hides the spearmen, so that it goes for them: north-east, and no farther than the bank."""
    match = match_of(
        afloat(BOAT, SPEARS), sketched({BOAT: (10, 23), SPEARS: (60, 40)}, land=river_land(range(20, 24)))
    )
    orders = against_who_stays(match, 2)
    roll = next(each for each in orders if isinstance(each, RollMove))
    assert (roll.paces, roll.water) == (("difficult",), "upstream")
    moves = [each for each in orders if isinstance(each, Move)]
    assert [each.water for each in moves] == ["upstream"]
    x, y = match.position().middle("Lancha")
    assert x > 11
    assert 20 <= y < 26
    assert match.sketch.land.at((x, y)) in AFLOAT


def test_whoever_is_aboard_is_taken_along_and_goes_ashore_where_the_vessel_comes_no_nearer() -> None:
    canoe = replace(unit("Canoa", "red", "canoe", 1), sort=Sort.BOAT)
    crew = unit("Guerreros", "red", "warriors", 4)
    crew = replace(crew, aboard="Canoa")
    sketch = sketched({canoe: (30, 23), SPEARS: (40, 40)}, land=river_land())
    sketch = sketch.with_spots({each.name: (30.0, 23.0) for each in crew.figures}, {})
    match = match_of(afloat(canoe, crew, SPEARS), sketch)
    orders = against_who_stays(match, 8)
    landing = next(each for each in orders if isinstance(each, Board))
    assert (landing.vessel, landing.ashore) == ("Canoa", True)
    ways = [each for each in orders[: orders.index(landing)] if isinstance(each, Move)]
    assert ways
    assert {each.unit for each in ways} == {"Canoa"}
    canoe_x, _ = match.position().middle("Canoa")
    assert canoe_x > 34
    assert not match.battle.unit("Guerreros").aboard
    spots = match.position().spots("Guerreros")
    assert all(y >= 26 for _, y in spots)


def test_nobody_goes_ashore_in_the_middle_of_a_lake() -> None:
    lake = replace(open_land(), cells=(GroundId.SEA_OR_LAKE,) * (LONG * WIDE))
    crew = replace(unit("Guerreros", "red", "warriors", 4), aboard="Lancha")
    sketch = sketched({BOAT: (30, 23), SPEARS: (40, 40)}, land=lake)
    at = Position(BOOK, afloat(BOAT, crew, SPEARS), sketch)
    assert not [*vessels.ashore(at, crew)]
