"""How the computer draws up: in ranks where there is room, man by man where there is little."""

from dataclasses import replace

from heart_africa.opponent.beginnings import deployments
from heart_africa.opponent.ground import Land
from heart_africa.opponent.sketch import Position, from_edge, whole
from heart_africa.rules.battle import Battle, Stage, Unit, Where
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.book.terrain import GroundId
from tests.opponent.tables import EDGES, LONG, WIDE, sketched
from tests.referee.referred import BOOK

SPEARS = replace(unit("Lanzas", "red", "spearmen", 6), where=Where.WAITING)
SEA = GroundId.SEA_OR_LAKE


def at(battle_of: Unit, dry: frozenset[tuple[int, int]]) -> Position:
    """A side about to deploy by a table that is sea but for these square inches."""
    battle: Battle = replace(stage(battle_of), stage=Stage.DEPLOY)
    cells = tuple(GroundId.OPEN_GROUND if (x, y) in dry else SEA for y in range(WIDE) for x in range(LONG))
    return Position(BOOK, battle, sketched({}, land=Land(BOOK, LONG, WIDE, cells)))


def test_where_no_rank_fits_they_stand_man_by_man_together_inside_their_zone() -> None:
    path = at(SPEARS, frozenset((3, y) for y in range(4)))  # room for a file of four
    assert [each.order.where for each in deployments(path, SPEARS)] == ["reserve"]
    wider = at(SPEARS, frozenset((x, y) for x in (3, 4) for y in range(8)))
    found = next(each for each in deployments(wider, SPEARS) if each.order.where == "table")
    spots = [*found.spots.values()]
    assert len(found.spots) == 6
    assert whole(spots, BOOK.cohesion.apart_in.value)
    assert found.order.base_in <= 6
    assert all(wider.land.at(spot) is GroundId.OPEN_GROUND for spot in spots)


def test_a_gunboat_is_put_on_the_water_nearest_to_its_base_line_or_waits_beside_the_table() -> None:
    boat = replace(unit("Cañonera", "red", "gunboat"), where=Where.WAITING)
    lake = at(boat, frozenset((x, y) for x in range(LONG) for y in range(4)))
    *afloat, reserve, aside = deployments(lake, boat)
    inches = [from_edge(lake.land, EDGES["red"], *each.spots.values()) for each in afloat]
    assert inches == sorted(inches)
    assert inches[0] < 6
    assert (reserve.order.where, aside.order.where, aside.spots) == ("reserve", "table", {})
