"""A shot filled in from the table: arc, gaps, heads, cover, company, and who comes first."""

from dataclasses import replace
from types import MappingProxyType
from typing import Any

import pytest

from heart_africa.board.distances import measured
from heart_africa.board.layout import Layout, Stand
from heart_africa.board.scene import Scene
from heart_africa.board.shots.aims import aim
from heart_africa.board.shots.targets import targets, why_not
from heart_africa.rules.battle import Battle, Sort
from heart_africa.rules.book.terrain import PieceId as Piece
from heart_africa.rules.play.shooting.orders import Aim, Fire, Over
from heart_africa.rules.referee.feature import NOTHING
from heart_africa.rules.referee.shooting import FEATURE
from heart_africa.rules.shared_terms import Melee, Moved
from tests.board.seeing import BLUE, BOOK, HALF, RED, decided, duel, piece, square, table
from tests.referee.builders import lone, unit

FORD = (10, 18.5), (10, 21.5)
UNITS = unit("Guardia", "red", "regulars", 3), unit("Lanzas", "blue", "spearmen", 3)


def shot(scene: Scene, by: str = RED, at: str = BLUE, earlier: Layout | None = None) -> Aim:
    return aim(scene, by, at, earlier).value


def against(scene: Scene, found: Aim) -> set[str]:
    """The entries that speak against an aim, as the referee sees it."""
    return {problem.rule for problem in FEATURE.objections(BOOK, scene.battle, Fire((found,)))}


# --- distance and arc ---


def test_distance_is_from_base_to_base() -> None:
    assert shot(duel((10, 10), (10, 20, 180))).inches == pytest.approx(10 - 2 * HALF, abs=0.005)  # 9.21


@pytest.mark.rule("VIS-03", "VIS-04", "SHOOT-05")
@pytest.mark.parametrize(
    ("facing", "inside"),
    [(0, True), (44, True), (46, False), (-44, True), (-46, False), (180, False), (314, False), (316, True)],
)
def test_the_arc_is_45_degrees_to_each_side_of_where_he_looks(facing: float, inside: bool) -> None:
    scene = duel((10, 10, facing), (10, 20, 180))

    assert shot(scene).in_arc is inside
    assert ("VIS-04" in against(scene, shot(scene))) is not inside


@pytest.mark.rule("VIS-04")
def test_the_edge_of_the_arc_is_asked_about() -> None:
    scene = duel((10, 10, 45.2), (10, 20, 180))  # 10 in away, 0.2 degrees: 0.035 in outside
    (close,) = [call for call in aim(scene, RED, BLUE).close if call.what == "table_sight-close-arc"]

    assert close.inches == pytest.approx(-0.035, abs=0.001)
    assert not shot(scene).in_arc
    assert shot(decided(scene, close.key, answer=True)).in_arc


@pytest.mark.rule("SHOOT-22", "VIS-04")
def test_an_attacker_has_to_have_been_in_the_arc_when_its_move_began() -> None:
    charging = replace(UNITS[1].figures[0], melee=Melee.CHARGED, moved=Moved.MOVED, enemies=(RED,))
    blue = replace(UNITS[1], figures=(charging, *UNITS[1].figures[1:]))
    scene = table({RED: (10, 10, 0), BLUE: (10, 10 + 2 * HALF, 180)}, UNITS[0], blue)
    front, side = (scene.layout.placed({BLUE: Stand(*spot)}) for spot in ((10, 16), (16, 10)))

    assert shot(scene, earlier=front).arc_at_start
    assert not shot(scene, earlier=side).arc_at_start
    assert shot(scene, earlier=side).contact is None  # the battle knows it


# --- gaps ---


def through(left: float, right: float, y: float) -> Scene:
    """A line along x = 10 with a base on either side of it, whose edges are so far from it."""
    return duel(
        (10, 10), (10, 25, 180), more={"Lanzas 2": (10 - left - HALF, y), "Guardia 2": (10 + right + HALF, y)}
    )


@pytest.mark.rule("GAP-02")
@pytest.mark.parametrize(("wide", "narrow"), [(2.9, True), (3.1, False)])
def test_far_from_both_a_gap_has_to_be_three_inches_wide(wide: float, narrow: bool) -> None:
    scene = through(wide - 1, 1, 17)
    found = shot(scene)

    assert ("GAP-02" in against(scene, found)) is narrow
    if narrow:
        assert found.gap is not None
        assert (found.gap.width_in, found.gap.base_in) == pytest.approx((wide, 2 * HALF))
        assert found.gap.from_in == pytest.approx(17 - HALF - 10 - HALF, abs=0.8)  # 6.2, or from its far edge


@pytest.mark.rule("GAP-01")
@pytest.mark.parametrize(("wide", "narrow"), [(0.7, True), (0.9, False)])
def test_within_an_inch_a_gap_as_wide_as_the_shooters_base_will_do(wide: float, narrow: bool) -> None:
    scene = through(wide / 2, wide / 2, 11.5)  # 0.71 in before him

    assert ("GAP-01" in against(scene, shot(scene))) is narrow


@pytest.mark.rule("GAP-01", "GAP-02")
def test_who_stands_in_a_rank_does_not_shoot_through_a_gap() -> None:
    shoulders = {"Guardia 2": (10 - 2 * HALF, 10), "Guardia 3": (10 + 2 * HALF, 10)}

    assert shot(duel((10, 10), (10, 20, 180), more=shoulders)).gap is None


@pytest.mark.rule("GAP-02")
def test_people_may_find_a_gap_wide_enough() -> None:
    scene = through(1.98, 1, 17)
    (close,) = [call for call in aim(scene, RED, BLUE).close if call.what == "table_sight-close-gap"]

    assert "GAP-02" in against(scene, shot(scene))
    wide = decided(scene, close.key, answer=True)
    assert "GAP-02" not in against(wide, shot(wide))


# --- over heads ---


@pytest.mark.rule("GAP-03", "VIS-05")
def test_nobody_shoots_over_heads_not_even_from_a_hill() -> None:
    hill = piece(Piece.LOW_HILL, square(5, 5, 15, 12), crest=((6, 6), (14, 6)))
    scene = duel((10, 10), (10, 40, 180), hill, more={"Lanzas 2": (10, 25)})

    assert {"GAP-03", "VIS-03"} <= against(scene, shot(scene))


@pytest.mark.rule("GAP-05")
@pytest.mark.parametrize(
    ("between", "height", "allowed"),
    [
        pytest.param(27, True, True, id="far from both, from a hill"),
        pytest.param(27, False, False, id="from level ground"),
        pytest.param(20, True, False, id="too near to the gun"),
    ],
)
def test_a_gun_on_a_hill_shoots_over_those_far_below(between: float, height: bool, allowed: bool) -> None:
    # The gun's base reaches to y = 10 + 30/25.4 = 11.18; whoever is 12 in before it stands from 23.57 on.
    hill = piece(Piece.LOW_HILL, square(5, 5, 15, 12), crest=((6, 6), (14, 6)))
    red, blue = unit("Guardia", "red", "field_artillery", 1), unit("Lanzas", "blue", "spearmen", 2)
    stands = {RED: (10, 10, 0), BLUE: (10, 43, 180), "Lanzas 2": (10, between)}
    scene = table(stands, red, blue, features=(hill,) if height else ())
    found = shot(scene)

    assert found.overhead is not None
    assert found.overhead.over is Over.FIGURES
    assert ("GAP-03" not in against(scene, found)) is allowed


@pytest.mark.rule("GAP-06")
@pytest.mark.parametrize(("craft", "allowed"), [("canoe", True), ("dhow", False)])
def test_a_gunboat_shoots_over_small_craft_on_its_own_water(craft: str, allowed: bool) -> None:
    lake = piece(Piece.SEA_OR_LAKE, square(0, 0, 72, 30))
    red = unit("Vapor", "red", "gunboat", 1)
    boat = unit("Bote", "blue", craft, 1, sort=Sort.BOAT)
    stands = {"Vapor 1": (10, 6, 90), "Bote 1": (10, 18, 90), BLUE: (10, 33, 180)}
    scene = table(stands, red, boat, UNITS[1], features=(lake,))

    assert ("GAP-03" not in against(scene, shot(scene, "Vapor 1"))) is allowed


# --- cover ---


@pytest.mark.rule("TERR-17", "TERR-24", "TERR-32", "SHOOT-14")
@pytest.mark.parametrize(
    ("what", "covers"),
    [(Piece.JUNGLE, True), (Piece.ROCKY_GROUND, True), (Piece.VILLAGE, True), (Piece.TALL_GRASS, False)],
)
def test_cover_is_that_of_the_ground_under_the_middle_of_the_base(what: Piece, covers: bool) -> None:
    area = piece(what, square(5, 20, 15, 30))

    assert shot(duel((10, 10), (10, 20.1), area)).cover is covers
    assert shot(duel((10, 10), (10, 19.9), area)).cover is False


@pytest.mark.rule("TROOP-24", "TERR-24")
@pytest.mark.parametrize(
    ("state", "covers"),
    [
        pytest.param({}, False, id="in the saddle"),
        pytest.param({"dismounted": True, "changed_mount": True}, False, id="dismounting this turn"),
        pytest.param({"dismounted": True}, True, id="on foot since before"),
    ],
)
def test_rocks_cover_mounted_regulars_from_the_turn_after_they_dismounted(
    state: dict[str, Any], covers: bool
) -> None:
    riders = unit("Lanzas", "blue", "mounted_regulars", 3)
    riders = replace(riders, figures=tuple(replace(one, **state) for one in riders.figures))
    rocks = piece(Piece.ROCKY_GROUND, square(5, 20, 15, 30))
    scene = table({RED: (10, 10), BLUE: (10, 22, 180)}, UNITS[0], riders, features=(rocks,))

    assert shot(scene).cover is covers


@pytest.mark.rule("SHOOT-14", "TERR-10")
def test_cover_where_the_move_began_is_read_from_the_table_of_then() -> None:
    slope = piece(Piece.ESCARPMENT, square(0, 20, 30, 24), course=((30, 24), (0, 24)))
    scene = duel((10, 10), (10, 18), slope)
    before = scene.layout.placed({BLUE: Stand(10, 22)})

    assert (shot(scene, earlier=before).cover_at_start, shot(scene, earlier=before).cover) == (True, False)
    assert shot(scene).cover_at_start is None


@pytest.mark.rule("TERR-26", "TERR-35")
def test_fields_cover_who_stands_still_far_away() -> None:
    field = piece(Piece.CULTIVATION, square(5, 15, 15, 25))
    scene = duel((10, 10), (10, 20), field)
    came = scene.layout.placed({BLUE: Stand(10, 24)})

    assert shot(scene, earlier=scene.layout).cover is True  # 9.21 in
    assert shot(scene, earlier=came).cover is False
    assert shot(duel((10, 12), (10, 20), field)).cover is False  # 7.21 in


@pytest.mark.rule("TERR-44", "TERR-54")
@pytest.mark.parametrize(("what", "facts"), [(Piece.STREAM, {}), (Piece.RIVER, {"fords": (FORD,)})])
def test_a_bank_covers_who_lines_it_against_his_front(what: Piece, facts: dict[str, Any]) -> None:
    bed = piece(what, course=((0, 20), (30, 20)), width_in=3, **facts)  # its southern bank at y = 18.5
    lines = (10, 18.5 + HALF, 180)

    assert shot(duel((10, 10), lines, bed)).cover is True
    assert shot(duel((10, 10), (10, 18.5 + HALF, 0), bed)).cover is False  # he looks the other way
    assert shot(duel((10, 10), (10, 20, 180), bed)).cover is False  # in the middle of the bed
    assert shot(duel((10, 30, 180), lines, bed)).cover is False  # from behind him


@pytest.mark.rule("TERR-54", "TERR-49")
def test_the_bank_of_a_river_covers_only_at_its_ford() -> None:
    """Nobody on foot stands in the water anywhere else."""
    lines = (10, 18.5 + HALF, 180)
    river = piece(Piece.RIVER, course=((0, 20), (30, 20)), width_in=3, fords=(((20, 18.5), (20, 21.5)),))

    assert shot(duel((10, 10), lines, river)).cover is False


# --- company ---


@pytest.mark.rule("SHOOT-17")
@pytest.mark.parametrize(("apart", "alone"), [(0.9, False), (1.1, True)])
def test_more_than_an_inch_from_his_friends_he_is_alone(apart: float, alone: bool) -> None:
    scene = duel(more={"Lanzas 2": (10 + 2 * HALF + apart, 20)})

    assert shot(scene).alone is alone


@pytest.mark.rule("SHOOT-17")
def test_scouts_are_no_company_and_enemies_are_none() -> None:
    scout = lone("Rastreador", "blue", Sort.SCOUT)
    stands = {RED: (10, 10), BLUE: (10, 20), "Rastreador": (10.8, 20), "Guardia 2": (9.2, 20)}

    assert shot(table(stands, *UNITS, scout)).alone


@pytest.mark.rule("LEAD-16", "BEARER-05", "BEARER-07")
def test_a_leaders_company_is_counted_as_near_as_it_is() -> None:
    jefe = lone("Jefe", "blue", Sort.LEADER, "white_men", ("attendant", "attendant2", "gun_bearer"))
    figures = tuple(
        replace(one, troop="attendant") if one.troop == "attendant2" else one for one in jefe.figures
    )
    stands = {
        RED: (10, 10), "Jefe": (10, 20, 180), "Jefe: attendant": (11, 20.9),
        "Jefe: attendant2": (10, 24), "Jefe: gun_bearer": (9, 20.9),
    }  # fmt: skip
    scene = table(stands, UNITS[0], replace(jefe, figures=figures))

    assert shot(scene, RED, "Jefe").attendants == 1  # the other is 3.2 in off
    assert shot(scene, RED, "Jefe").gives == ("Jefe: attendant",)
    assert measured(scene, NOTHING).gives == {"Jefe": ("Jefe: attendant",)}
    assert shot(scene, "Jefe", RED).bearer_near
    assert shot(scene, RED, "Jefe: gun_bearer").master_nearer
    assert "BEARER-07" in against(scene, shot(scene, RED, "Jefe: gun_bearer"))


@pytest.mark.rule("GUN-02", "GUN-06", "GUN-14")
def test_who_is_about_the_target_of_a_gun_and_what_shelters_them() -> None:
    hill = piece(Piece.LOW_HILL, square(5, 18, 25, 24), crest=((9.5, 21), (20, 21)))
    gun = unit("Guardia", "red", "field_artillery", 1)
    stands = {RED: (10, 4), BLUE: (10, 20), "Lanzas 2": (10, 22), "Lanzas 3": (10, 23.5)}
    near = shot(table(stands, gun, UNITS[1], features=(hill,))).near

    assert [(one.name, one.solid_wall) for one in near] == [("Lanzas 2", True)]  # 2 - 0.79 = 1.21 in
    assert near[0].inches == pytest.approx(1.21, abs=0.01)


# --- priorities ---


def three(red: tuple[float, float, float] = (10, 10, 0), **stands: tuple[float, float]) -> Scene:
    """A red shooter, and figures of two blue units, by their numbers: L1, M1..."""
    far = unit("Macheteros", "blue", "warriors", 3)
    names = {"L": "Lanzas", "M": "Macheteros"}
    placed = {f"{names[key[0]]} {key[1]}": where for key, where in stands.items()}
    return table({RED: red, **placed}, *UNITS, far)


@pytest.mark.rule("PRIO-02", "PRIO-05")
def test_any_figure_of_the_nearest_unit_comes_first() -> None:
    scene = three(L1=(8, 18), L2=(6, 22), M1=(12, 20))

    assert targets(scene, RED).value.allowed == ("Lanzas 1", "Lanzas 2")
    assert [line.rule for line in why_not(scene, RED, "Macheteros 1")] == ["PRIO-05"]
    assert against(scene, shot(scene, at="Macheteros 1")) == {"PRIO-05"}
    assert against(scene, shot(scene, at="Lanzas 2")) == set()


@pytest.mark.rule("PRIO-05", "VIS-05")
def test_who_cannot_be_seen_does_not_come_first() -> None:
    scene = three(L1=(10, 18), M1=(10, 16), M2=(13, 20))
    assert targets(scene, RED).value.allowed == ("Macheteros 1", "Macheteros 2")
    assert list(targets(scene, RED).value.barred) == ["Lanzas 1"]
    assert why_not(scene, RED, "Lanzas 1")[0].what == "table_sight-base"


@pytest.mark.rule("PRIO-04")
@pytest.mark.parametrize(
    ("start", "straight"),
    [((12, 28), True), ((20, 22), False), ((12, 21), False)],
    ids=["straight on", "across", "from behind him"],
)
def test_who_came_straight_on_comes_before_the_nearest_unit(
    start: tuple[float, float], straight: bool
) -> None:
    scene = three(L1=(8, 18), M1=(12, 22))
    before = scene.layout.placed({"Macheteros 1": Stand(*start)})
    first = targets(scene, RED, before).value.allowed

    assert first == (("Macheteros 1",) if straight else ("Lanzas 1",))
    assert shot(scene, at="Macheteros 1", earlier=before).advancing is straight


@pytest.mark.rule("PRIO-03")
def test_who_is_in_contact_comes_first_of_all() -> None:
    scene = three(L1=(10, 10 + 2 * HALF + 0.01), M1=(12, 14))

    assert targets(scene, RED).value.allowed == ("Lanzas 1",)
    assert shot(scene).contact is True


@pytest.mark.rule("PRIO-06", "PRIO-05")
def test_beyond_sixteen_inches_he_chooses_freely() -> None:
    assert targets(three(L1=(8, 27), M1=(12, 29.5)), RED).value.allowed == ("Lanzas 1", "Macheteros 1")
    assert shot(three(L1=(8, 27), M1=(12, 29.5))).others == ()


@pytest.mark.rule("PRIO-01")
def test_a_leader_shoots_at_whom_he_likes() -> None:
    jefe = lone("Jefe", "red", Sort.LEADER, "regulars")
    units = UNITS[1], unit("Macheteros", "blue", "warriors", 1)
    scene = table({"Jefe": (10, 10, 0), BLUE: (8, 18), "Macheteros 1": (12, 21)}, jefe, *units)

    assert targets(scene, "Jefe").value.allowed == (BLUE, "Macheteros 1")


@pytest.mark.rule("PRIO-05")
def test_two_that_are_all_but_equally_near_are_for_people_to_measure() -> None:
    scene = three(L1=(8, 18), M1=(12, 18.03))
    (close,) = [c for c in targets(scene, RED).close if c.what == "table_sight-close-nearest"]

    assert targets(scene, RED).value.allowed == ("Lanzas 1",)
    assert targets(decided(scene, close.key, answer=False), RED).value.allowed == ("Macheteros 1",)


@pytest.mark.rule("PRIO-05")
def test_what_is_said_of_the_others_leads_the_referee_to_the_same_choice() -> None:
    scene = three(L1=(8, 18), L2=(6, 22), M1=(12, 20), M2=(14, 17))
    allowed = targets(scene, RED).value.allowed

    for name in ("Lanzas 1", "Lanzas 2", "Macheteros 1", "Macheteros 2"):
        assert (against(scene, shot(scene, at=name)) == set()) is (name in allowed)


def test_the_range_by_a_hair_is_for_people_to_measure() -> None:
    reach = 24
    scene = duel((10, 10), (10, 10 + reach + 0.03 + 2 * HALF, 180))
    keys = [c.key for c in aim(scene, RED, BLUE).close if c.what == "table_sight-close-range"]

    assert keys
    assert shot(scene).inches == pytest.approx(24.03)
    assert shot(decided(scene, keys[0], answer=True)).inches == reach


def test_the_battle_is_not_touched() -> None:
    scene = duel()
    before: Battle = scene.battle

    aim(scene, RED, BLUE)
    assert scene.battle is before
    assert isinstance(scene.layout.stands, MappingProxyType)
