"""The way of a figure: how long it is, what it goes over and meets (pp. 13-18, 24)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.board.layout import Blaze, Building, Wall, Work, WorkKind
from heart_africa.board.ways.mazes import way_round
from heart_africa.board.ways.way import Way, length, way
from heart_africa.rules.battle.state import Burning, Fire
from heart_africa.rules.book.terrain import GroundId
from tests.board.moves import piece, row, scene, square, whats
from tests.referee.builders import battle, unit

MEN, FOES = unit("R", "red", "soldiers", 3), unit("B", "blue", "askaris", 3)
FIGHT = battle(MEN, FOES)
WHERE = {**row("R", 3, 10, 10), **row("B", 3, 40, 40)}
JUNGLE = piece("jungle", square(8, 14, 20, 16))


def gone(*spots: tuple[float, float], **table: object) -> Way:
    features = table.pop("features", ())
    found = way(scene(FIGHT, WHERE, *features, **table), "R 1", spots)  # type: ignore[misc]  # whatever a test says of it
    assert "length" in whats(found.lines)
    return found.value


@pytest.mark.rule("MOVE-01")
def test_a_way_is_as_long_as_its_legs() -> None:
    assert gone((13, 14), (13, 20)).inches == 11  # 3-4-5, then 6 straight on
    assert gone((10, 10), (10, 13)).inches == 3  # the first spot may be where it stands
    assert gone().inches == 0


@pytest.mark.rule("MOVE-04", "MOVE-07", "TERR-16", "TERR-19", "TERR-34", "TERR-42", "TERR-09", "TERR-12")
@pytest.mark.parametrize(
    ("feature", "grounds"),
    [
        (JUNGLE, ["jungle"]),
        (piece("tall_grass", square(8, 14, 20, 16)), ["tall_grass"]),
        (piece("marsh", square(8, 14, 20, 16), grows="jungle"), ["marsh", "jungle"]),
        (piece("stream", course=((0, 15), (72, 15)), width_in=2), ["stream"]),
        (piece("gully", course=((0, 15), (72, 15)), width_in=3), ["gully", "gully_floor"]),
        (piece("escarpment", square(8, 12, 20, 24), top=square(9, 14, 19, 22)), ["escarpment"]),
        (piece("kopje", square(8, 12, 20, 24), top=square(9, 14, 19, 22)), ["kopje", "rocky_ground"]),
        (piece("rocky_ground", square(8, 14, 20, 16)), ["rocky_ground"]),
        (piece("low_hill", square(8, 14, 20, 16), crest=((9, 15), (19, 15))), ["low_hill"]),
        (piece("cultivation", square(8, 14, 20, 16)), ["cultivation"]),
    ],
    ids=lambda value: value.name if hasattr(value, "name") else "",
)
def test_a_way_goes_over_whatever_lies_on_it(feature: object, grounds: list[str]) -> None:
    """Straight north from (10, 10) to (10, 20); what lies from 12 or 14 on is on the way."""
    assert [ground.value for ground in gone((10, 20), features=(feature,)).over.grounds] == grounds


@pytest.mark.rule("MOVE-03")
def test_whoever_stops_at_the_edge_has_not_entered() -> None:
    assert gone((10, 14), features=(JUNGLE,)).over.grounds == ()
    assert gone((10, 14.1), features=(JUNGLE,)).over.grounds == (GroundId.JUNGLE,)


@pytest.mark.rule("TERR-08")
def test_a_gap_in_an_escarpment_is_open_ground() -> None:
    slope = piece(
        "escarpment", square(8, 12, 20, 24), top=square(8, 14, 20, 24), gaps=(square(9, 12, 11, 14),)
    )

    assert gone((10, 20), features=(slope,)).over.grounds == (GroundId.ESCARPMENT_GAP,)


@pytest.mark.rule("TERR-13", "TERR-14")
def test_a_steep_kopje_is_climbed_by_its_path_alone() -> None:
    kopje = piece(
        "kopje",
        square(6, 12, 20, 24),
        top=square(9, 14, 19, 22),
        steep=True,
        path=((10, 12), (10, 14)),
        width_in=2,
    )

    assert gone((10, 13), features=(kopje,)).over.grounds == (GroundId.KOPJE_PATH,)
    assert gone((7, 10), (7, 13), features=(kopje,)).over.grounds == (GroundId.STEEP_KOPJE,)


@pytest.mark.rule("TERR-49", "TERR-50")
def test_a_river_is_crossed_at_its_ford() -> None:
    river = piece(
        "river", course=((0, 15), (72, 15)), width_in=4, fords=(((10, 13), (10, 17)),), infested=True
    )

    assert gone((10, 20), features=(river,)).over.grounds == (GroundId.FORD,)
    assert gone((10, 20), features=(river,)).over.infested
    assert gone((20, 10), (20, 20), features=(river,)).over.grounds == (GroundId.RIVER,)


@pytest.mark.rule("TERR-57")
def test_a_road_leads_through_jungle_but_not_through_marsh() -> None:
    road = piece("road", course=((10, 0), (10, 48)), width_in=2)
    marsh = piece("marsh", square(8, 20, 20, 22))
    along = gone((10, 18), features=(JUNGLE, road)).over

    assert (along.grounds, along.cancelled, along.road) == ((), (GroundId.JUNGLE,), True)
    assert gone((10, 24), features=(JUNGLE, marsh, road)).over.grounds == (GroundId.MARSH,)
    aside = gone((10, 15), (13, 15), features=(JUNGLE, road)).over
    assert aside.grounds == (GroundId.JUNGLE,)  # it leaves the road a mile too soon


@pytest.mark.rule("FORT-08", "BARR-06", "TERR-28")
@pytest.mark.parametrize(
    ("kind", "as_a"), [("fortification", "fortification"), ("barricade", "barricade"), ("kraal", "fence")]
)
def test_whoever_comes_into_contact_with_a_work_has_reached_it(kind: WorkKind, as_a: str) -> None:
    """The wall runs along y = 15; a base an inch deep touches it from y = 14.5."""
    work = Work("wall", kind, ((0, 15), (20, 15)))

    assert [each.kind for each in gone((10, 14.5), works=(work,)).reaches] == [as_a]
    assert gone((10, 14.4), works=(work,)).reaches == ()
    assert [each.name for each in gone((10, 18), works=(work,)).crosses] == ["wall"]


@pytest.mark.rule("TERR-28")
def test_the_fence_of_a_village_is_open_at_its_gates() -> None:
    village = piece("village", square(5, 14, 30, 24), fence="man_high", gates=(((9, 14), (11, 14)),))

    assert gone((10, 18), features=(village,)).crosses == ()
    assert [work.kind for work in gone((13, 12), (13, 18), features=(village,)).crosses] == ["fence"]


@pytest.mark.rule("TRAP-05", "TRAP-06")
def test_a_marker_two_inches_wide_is_trodden_on_from_its_edge() -> None:
    """Its edge is at y = 14; half a base before that the figure's middle is at 13.5."""
    trap = Work("T", "stake_trap", ((10, 15),))

    assert gone((10, 13.6), works=(trap,)).traps == ("T",)
    assert gone((10, 13.4), works=(trap,)).traps == ()


@pytest.mark.rule("TEMBA-21")
def test_a_way_into_a_temba_leads_through_wall_door_or_breach() -> None:
    wall = Wall("s", ((5, 14), (30, 14)), doors=(((9, 14), (11, 14)),), breaches=(((19, 14), (21, 14)),))
    house = Building("temba", (square(5, 14, 30, 20),), (), (wall,), owner="red")

    door = gone((10, 18), buildings=(house,))
    assert (door.through, door.owner) == ("door", True)
    assert gone((20, 12), (20, 18), buildings=(house,)).through == "breach"
    assert GroundId.BREACH in gone((20, 12), (20, 18), buildings=(house,)).over.grounds
    assert gone((15, 12), (15, 18), buildings=(house,)).through == "wall"


@pytest.mark.rule("FIRE-08")
def test_tall_grass_burns_within_eight_inches_of_where_it_was_lit() -> None:
    grass, blaze = piece("tall_grass", square(0, 12, 40, 30)), Blaze("F", (10, 24), "tall_grass")
    fight = battle(MEN, FOES, fires=(Burning("F", Fire("tall_grass", 1)),))
    table = scene(fight, WHERE, grass, blazes=(blaze,))

    assert way(table, "R 1", ((10, 15.9),)).value.enters == ()  # 24 - 8 = 16
    assert way(table, "R 1", ((10, 16.1),)).value.enters == ("F",)


@pytest.mark.rule("BREAK-09")
def test_bases_on_the_way_are_told() -> None:
    """R 1 at (10, 10) goes east over R 2 and R 3, but not if they move with it."""
    table = scene(FIGHT, WHERE)

    assert way(table, "R 1", ((15, 10),)).value.bases == ("R 2", "R 3")
    assert way(table, "R 1", ((15, 10),), going=("R 2",)).value.bases == ("R 3",)
    assert way(table, "R 1", ((10, 15),)).value.bases == ()


def test_a_way_beyond_the_edge_leaves_the_table() -> None:
    assert gone((10, -0.5)).leaves
    assert not gone((10, 0)).leaves


# --- round what stands in the way ---


def test_the_way_round_a_base_hugs_it() -> None:
    """Half an inch round a base of one: the corner at (9.02, 19.5) or its fellow, then straight on."""
    table = scene(battle(MEN, FOES), {"R 1": (10, 10), "B 1": (10, 20)})
    course = way_round(table, "R 1", (10, 30))
    inches = length(course)

    assert way_round(table, "R 1", (20, 10)) == ((10, 10), (20, 10))
    assert inches == pytest.approx(2 * (9.5**2 + 0.98**2) ** 0.5 + 1, abs=0.03)
    assert way(table, "R 1", course).value.bases == ()


def test_there_is_no_way_across_a_river() -> None:
    river = piece("river", course=((0, 15), (72, 15)), width_in=4)

    assert way_round(scene(FIGHT, WHERE, river), "R 1", (10, 20)) == ()


def test_a_dry_way_keeps_out_of_the_jungle() -> None:
    table = scene(FIGHT, WHERE, JUNGLE)

    assert way_round(table, "R 1", (10, 20)) == ((10, 10), (10, 20))
    assert way(table, "R 1", way_round(table, "R 1", (10, 20), dry=True)).value.over.grounds == ()


spots = st.tuples(st.floats(1, 71), st.floats(1, 47))


@given(spots)
def test_no_way_is_shorter_than_straight(spot: tuple[float, float]) -> None:
    table = scene(FIGHT, {**WHERE, **row("B", 3, 20, 20)}, piece("marsh", square(30, 5, 40, 30)))
    course = way_round(table, "R 1", spot)
    straight = ((spot[0] - 10) ** 2 + (spot[1] - 10) ** 2) ** 0.5

    assert not course or way(table, "R 1", course).value.inches >= straight - 1e-9
