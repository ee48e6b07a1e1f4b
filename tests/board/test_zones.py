"""Where sides deploy and arrive, and the orders read off where they were placed (pp. 20-22)."""

from dataclasses import replace
from types import MappingProxyType

import pytest

from heart_africa.board import shapes
from heart_africa.board.layout import Work
from heart_africa.board.places.deployment import deploy, enter_column, place_arrival, place_work
from heart_africa.board.places.zones import arrivals, entry, zones
from heart_africa.board.scene import Scene
from heart_africa.rules.battle import Battle, Sort, Stage, Where
from heart_africa.rules.book import WorkId
from heart_africa.rules.shared_terms import Obstacle
from tests.board.moves import decided, piece, row, scene, square, stands, whats
from tests.referee.builders import baggage, battle, lone, unit
from tests.referee.referred import objected

MEN = unit("R", "red", "askaris", 3, where=Where.WAITING)
FOES = unit("B", "blue", "warriors", 3, where=Where.WAITING)
FACING = MappingProxyType({"red": "south", "blue": "north"})
Spot = tuple[float, float]


def before(scenario: str, march: tuple[str, ...] = ()) -> Battle:
    """A battle that is being deployed, red attacking."""
    return battle(MEN, FOES, stage=Stage.DEPLOY, scenario=scenario, mover="red", base="long", march=march)


def at(scenario: str, *features: object, **table: object) -> Scene:
    return scene(before(scenario), {}, *features, **{"bases": FACING, **table})  # type: ignore[arg-type]  # whatever a test says of it


def inside(area: shapes.Shape, x: float, y: float) -> bool:
    return shapes.meets(area, shapes.line(((x, y),)))


# --- zones ---


@pytest.mark.rule("SCEN-08", "SCEN-10", "SCEN-12")
def test_an_encounter_is_deployed_six_inches_deep_the_guard_eighteen() -> None:
    found = zones(at("encounter"), "red")

    assert whats(found.lines) == ["zone-base", "zone-guard"]
    assert shapes.box(found.value.area) == (0, 0, 72, 6)
    assert shapes.box(found.value.guard) == (0, 0, 72, 18)
    assert shapes.box(zones(at("encounter"), "blue").value.area) == (0, 42, 72, 48)


@pytest.mark.rule("SCEN-19", "SCEN-25")
def test_an_ambush_is_laid_anywhere_but_near_where_the_column_enters() -> None:
    table = at("ambush", bases={"red": "west"}, entry="west")

    assert zones(table, "red").value.area.is_empty
    assert whats(zones(table, "red").lines) == ["zone-column"]
    assert shapes.box(zones(table, "blue").value.area) == (12, 0, 72, 48)
    assert whats(zones(table, "blue").lines) == ["zone-away"]


@pytest.mark.rule("SCEN-36", "SCEN-38", "SCEN-46", "SCEN-49")
@pytest.mark.parametrize("scenario", ["planned_attack", "raid"])
def test_a_defender_stands_in_his_own_half(scenario: str) -> None:
    assert shapes.box(zones(at(scenario), "red").value.area) == (0, 0, 72, 6)
    assert shapes.box(zones(at(scenario), "blue").value.area) == (0, 24, 72, 48)
    assert whats(zones(at(scenario), "blue").lines) == ["zone-half"]


@pytest.mark.rule("ARRIVE-05", "ARRIVE-06", "ARRIVE-07", "TERR-55")
def test_reserves_come_on_at_their_edges_off_scouts_and_rivals() -> None:
    """Red's half is the southern one; a Scout of the enemy stands at (10, 10) on a base an inch square."""
    late = replace(FOES, where=Where.TABLE, arrived=True)
    fight = battle(MEN, late, lone("S", "blue", Sort.SCOUT))
    lake = piece("sea_or_lake", square(68, 0, 72, 48), impassable=True)
    table = scene(fight, {"S": (10, 10), **row("B", 3, 50, 10)}, lake, bases=FACING)
    found = arrivals(table, "red")

    assert whats(found.lines) == ["zone-arrivals", "zone-scout"]
    assert inside(found.value, 40, 2.9)
    assert not inside(found.value, 40, 3.1)
    assert not inside(found.value, 10, 2)  # 7.5 in from the Scout
    assert inside(found.value, 0.5, 23.9)
    assert not inside(found.value, 0.5, 24.1)
    assert not inside(found.value, 71, 20)  # out of the lake
    assert inside(found.value, 50, 2)
    assert not inside(arrivals(table, "red", second=True).value, 50, 2)


@pytest.mark.rule("SCEN-19", "SCEN-20")
def test_a_column_comes_on_at_any_point_of_its_side() -> None:
    found = entry(at("ambush", entry="east"))

    assert shapes.box(found.value)[1:] == (0, 72, 48)
    assert whats(found.lines) == ["zone-entry"]
    assert entry(at("ambush")).value.is_empty


# --- orders ---


@pytest.mark.rule("SCEN-12", "COHESION-01")
def test_a_unit_is_deployed_where_it_was_placed() -> None:
    """Middles at y = 5.5: the far edges of their bases are 6 in from the base line."""
    order = deploy(at("encounter"), "R", stands(row("R", 3, 10, 5.5))).value

    assert (order.base_in, order.enemy_base_in, order.own_half, order.guard) == (6, 42, True, False)
    assert (order.groups, order.cover, order.behind) == (1, False, Obstacle.NONE)
    assert objected(before("encounter"), order) == []


@pytest.mark.rule("SCEN-10", "SCEN-12")
def test_a_unit_farther_out_is_the_advance_guard() -> None:
    ahead, beyond = (deploy(at("encounter"), "R", stands(row("R", 3, 10, y))).value for y in (17, 18))

    assert (ahead.guard, ahead.base_in) == (True, 17.5)
    assert objected(before("encounter"), ahead) == []
    assert objected(before("encounter"), beyond) == [("deployment-guard-too-far", "SCEN-10")]
    told = deploy(at("encounter"), "R", stands(row("R", 3, 10, 17)), guard=False).value
    assert objected(before("encounter"), told) == [("deployment-outside-zone", "SCEN-12")]


@pytest.mark.rule("SCEN-12")
def test_a_hair_beyond_the_zone_is_for_people_to_decide() -> None:
    where = stands(row("R", 3, 10, 5.54))
    found = deploy(at("encounter"), "R", where, guard=False)

    assert whats(found.close) == ["close-base-line"]
    assert found.value.base_in == 6.04
    assert (
        deploy(decided(at("encounter"), *found.close, answer=True), "R", where, guard=False).value.base_in
        == 6
    )


@pytest.mark.rule("SCEN-25")
def test_twelve_inches_from_where_the_column_enters() -> None:
    """Near edges at 12 and at 12.5 in from the west."""
    table = at("ambush", bases={"red": "west"}, entry="west")
    near, off = (deploy(table, "B", stands(row("B", 3, x, 20))) for x in (12.5, 13))

    assert (near.value.enemy_base_in, off.value.enemy_base_in) == (12, 12.5)
    fight = before("ambush", march=("R",))
    assert objected(fight, near.value) == [("deployment-too-near", "SCEN-25")]
    assert objected(fight, off.value) == []


@pytest.mark.rule("SCEN-36", "SCEN-46")
def test_own_half_ends_in_the_middle() -> None:
    table = at("planned_attack")

    assert deploy(table, "B", stands(row("B", 3, 10, 24.5))).value.own_half
    assert not deploy(table, "B", stands(row("B", 3, 10, 24.4))).value.own_half


@pytest.mark.rule("SCEN-47")
def test_baggage_is_sheltered_in_the_village_or_a_kraal_beside_it() -> None:
    train = replace(baggage("T", "blue", 2), where=Where.WAITING)
    fight = battle(MEN, FOES, train, stage=Stage.DEPLOY, scenario="raid", mover="red", base="long")
    village = piece("village", square(20, 30, 30, 40), owner="blue")
    ring = (*square(31, 30, 35, 34), (31.0, 30.0))
    table = scene(
        fight,
        {},
        village,
        bases=FACING,
        works=(Work("k", "kraal", ring), Work("far", "kraal", (*square(50, 30, 54, 34), (50.0, 30.0)))),
    )

    assert deploy(table, "T", stands({"T 1": (25, 35), "T 2": (33, 32)})).value.sheltered
    assert not deploy(table, "T", stands({"T 1": (25, 35), "T 2": (30, 35)})).value.sheltered
    assert not deploy(table, "T", stands({"T 1": (25, 35), "T 2": (52, 32)})).value.sheltered


@pytest.mark.rule("TERR-17", "FORT-10")
def test_a_deployed_unit_stands_in_cover_and_behind_a_work() -> None:
    work = Work("w", "fortification", ((5, 26), (20, 26)), "blue")
    table = at("planned_attack", piece("jungle", square(8, 24, 20, 30)), works=(work,))
    order = deploy(table, "B", stands(row("B", 3, 10, 26.5))).value

    assert (order.cover, order.behind) == (True, Obstacle.FORTIFICATION)


@pytest.mark.rule("FORT-01", "SCEN-36")
def test_a_work_is_as_long_as_it_lies() -> None:
    table = at("planned_attack")
    order = place_work(table, "blue", Work("w", "fortification", ((5, 30), (5, 34), (8, 34)), "blue"))

    assert order is not None
    assert (order.work, order.amount, order.own_half) == (WorkId.FIELD_FORTIFICATION, 7, True)
    trap = place_work(table, "blue", Work("T", "dummy_trap", ((5, 10),), "blue"))
    assert trap is not None
    assert (trap.work, trap.amount, trap.own_half) == (WorkId.DUMMY_TRAP, 1, False)
    assert place_work(table, "blue", Work("k", "kraal", ((5, 30), (5, 34)))) is None


@pytest.mark.rule("ARRIVE-05", "ARRIVE-06", "ARRIVE-07", "SHOOT-17")
def test_an_arrival_is_told_as_it_is_placed() -> None:
    """Far edges 3 in from the edge; the Scout's base begins at x = 22.5, that of R 3 ends at 12.5."""
    late = replace(FOES, where=Where.TABLE, arrived=True)
    fight = battle(replace(MEN, where=Where.RESERVE), late, lone("S", "blue", Sort.SCOUT))
    table = scene(fight, {"S": (23, 2.5), **row("B", 3, 60, 2.5)}, bases=FACING)
    found = place_arrival(table, "R", stands({**row("R", 2, 10, 2.5), "R 3": (12, 2.5)}))

    assert (found.value.edge_in, found.value.own_half, found.value.impassable) == (3, True, False)
    assert (found.value.scout_in, found.value.rival_in) == (10, 47)
    assert set(whats(found.lines)) == {"edge", "enemy-scout", "rival"}
    apart = place_arrival(table, "R", stands({**row("R", 2, 10, 2.5), "R 3": (14, 2.5)})).value
    assert apart.alone == ("R 3",)


@pytest.mark.rule("SCEN-20")
def test_who_enters_a_column_tells_how_he_stands() -> None:
    fight = battle(replace(MEN, where=Where.COLUMN), FOES, scenario="ambush")
    table = scene(fight, {}, piece("jungle", square(0, 10, 3, 20)), entry="west")

    assert enter_column(table, "R", stands({"R 1": (0.5, 15), "R 2": (0.5, 16), "R 3": (0.5, 22)})).cover == (
        "R 1",
        "R 2",
    )
