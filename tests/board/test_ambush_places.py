"""Whether a place hides a unit, and what brings it to light (pp. 5, 11, 16, 22)."""

from dataclasses import replace
from types import MappingProxyType

import pytest

from heart_africa.board.layout import Building, Work
from heart_africa.board.places.ambushes import Place, observable, place, springs, watched
from heart_africa.board.places.deployment import deploy
from heart_africa.board.scene import Scene
from heart_africa.rules.battle import Battle, Sort, Stage, Unit, Where
from heart_africa.rules.book import Trait
from tests.board.moves import decided, piece, places, row, scene, square, stands, whats
from tests.referee.builders import battle, lone, unit
from tests.referee.referred import objected

FOES = unit("B", "blue", "askaris", 3)
FACING = MappingProxyType({"red": "south", "blue": "north"})
WOOD = square(8, 8, 20, 14)


def lying(*features: object, troop: str = "warriors", **table: object) -> Scene:
    """Red deploys in an Encounter, its enemy's base line in the north."""
    men = unit("R", "red", troop, 3, where=Where.WAITING)
    fight = battle(men, FOES, stage=Stage.DEPLOY, scenario="encounter", mover="red", base="long")
    return scene(fight, {}, *features, **{"bases": FACING, **table})  # type: ignore[arg-type]  # whatever a test says of it


def where(table: Scene, y: float = 11, x: float = 10, step: float = 1) -> Place:
    found = place(table, "R", stands(row("R", 3, x, y, step)))
    assert whats(found.lines) == ["ambush-place"]
    return found.value


# --- places ---


@pytest.mark.rule("AMBUSH-01", "AMBUSH-05", "TERR-22")
@pytest.mark.parametrize("what", ["jungle", "tall_grass"])
def test_a_unit_lies_wholly_in_its_cover(what: str) -> None:
    """Bases from x = 9.5 to 12.5; one that stands half outside betrays them all."""
    table = lying(piece(what, WOOD))
    half_out = deploy(table, "R", stands(row("R", 3, 8, 11)), ambush=True, note="here").value

    assert (where(table).lies_in, where(table).hidden) == (what, True)
    assert (half_out.lies_in, half_out.hidden) == (what, False)
    assert ("ambushes-not-hidden", "AMBUSH-05") in objected(table.battle, half_out)


@pytest.mark.rule("AMBUSH-01")
def test_a_gully_hides_whoever_is_down_in_it() -> None:
    table = lying(piece("gully", course=((0, 11), (72, 11)), width_in=3))
    order = deploy(table, "R", stands(row("R", 3, 10, 11)), ambush=True, note="in the gully").value

    assert (order.where, order.lies_in, order.hidden, order.note) == ("ambush", "gully", True, "in the gully")
    assert [code for code, _ in objected(table.battle, order) if code.startswith("ambush")] == []


@pytest.mark.rule("AMBUSH-02")
def test_among_rocks_lie_those_who_know_how() -> None:
    rocks = piece("rocky_ground", square(8, 1, 20, 8))
    knows, does_not = (lying(rocks, troop=troop) for troop in ("warriors", "askaris"))
    orders = [
        deploy(table, "R", stands(row("R", 3, 10, 3)), ambush=True, note="x").value
        for table in (knows, does_not)
    ]

    assert [order.lies_in for order in orders] == ["rocky_ground", "rocky_ground"]
    assert objected(knows.battle, orders[0]) == []
    assert ("ambushes-not-at-home-there", "AMBUSH-02") in objected(does_not.battle, orders[1])


@pytest.mark.rule("AMBUSH-03")
def test_behind_a_hill_nobody_on_the_base_line_may_look_on_them() -> None:
    """A crest across the whole table hides all behind it; past one of 20 inches one looks from (72, 48)."""
    whole = piece("low_hill", square(0, 12, 72, 20), crest=((0, 16), (72, 16)))
    short = piece("low_hill", square(2, 12, 22, 20), crest=((2, 16), (22, 16)))

    assert where(lying(whole), 8) == Place("behind_hill", hidden=True, observable=False)
    seen = where(lying(short), 2)
    assert (seen.lies_in, seen.hidden, seen.observable) == ("behind_hill", False, True)
    order = deploy(lying(short), "R", stands(row("R", 3, 10, 4)), ambush=True, note="x").value
    assert ("ambushes-observable", "AMBUSH-03") in objected(lying(short).battle, order)


@pytest.mark.rule("AMBUSH-03", "TERR-03")
def test_the_flank_of_a_hill_is_looked_past_from_between_the_inches() -> None:
    """From (10, 2), past the crest's end at (22, 16), the line goes to (49.4, 48): seen from just beyond."""
    hill = piece("low_hill", square(0, 12, 22, 20), crest=((0, 16), (22, 16)))
    table = lying(hill)

    assert observable(table, "north", stands({"R 1": (10, 2)}).values())
    assert not observable(
        lying(replace(hill, outline=square(0, 12, 72, 20), crest=((0, 16), (72, 16)))),
        "north",
        stands({"R 1": (10, 2)}).values(),
    )


@pytest.mark.rule("AMBUSH-04", "FORT-06")
def test_behind_what_people_built_nobody_lies() -> None:
    village = piece("village", square(0, 12, 72, 20))
    house = Building("t", (square(0, 12, 72, 20),), (), ())
    work = Work("w", "fortification", ((0, 15), (72, 15)))

    assert where(lying(village), 8).lies_in == "behind_building"
    assert where(lying(buildings=(house,)), 8).lies_in == "behind_building"
    assert where(lying(works=(work,)), 8).lies_in == "behind_work"
    order = deploy(lying(village), "R", stands(row("R", 3, 10, 3)), ambush=True, note="x").value
    assert ("ambushes-behind-building", "AMBUSH-04") in objected(lying(village).battle, order)


@pytest.mark.rule("AMBUSH-01")
def test_the_open_is_no_place() -> None:
    assert where(lying()) == Place("open_ground", hidden=False, observable=True)


# --- coming to light ---


def hidden(lies_in: str = "jungle", *foes: Unit) -> Battle:
    """Red lies in ambush, blue comes near."""
    return battle(
        unit("R", "red", "warriors", 3, where=Where.AMBUSH, lies_in=lies_in, hidden="x"), FOES, *foes
    )


def near(y: float, *foes: Unit, **others: tuple[float, float]) -> Scene:
    """R 1 to R 3 hidden at y = 10, the enemy's rank at this y."""
    table = {**row("R", 3, 10, 10), **row("B", 3, 10, y), **others}
    return scene(hidden("jungle", *foes), table, piece("jungle", WOOD))


@pytest.mark.rule("AMBUSH-08")
def test_an_enemy_within_two_inches_finds_them() -> None:
    """Bases end at 10.5 and begin half an inch before the middle: 13 leaves 2 in, 13.2 leaves 2.2."""
    found = springs(near(13))

    assert [order.enemy_in for order in found.value] == [2]
    assert "ambush-enemy" in whats(found.lines)
    assert objected(near(13).battle, found.value[0]) == []
    assert springs(near(13.2)).value == ()
    assert watched(near(13.2), "R").value.enemy_in == 2.2


@pytest.mark.rule("AMBUSH-08")
def test_two_inches_and_a_hair_are_for_people_to_decide() -> None:
    table = near(13.04)
    found = springs(table)

    assert (found.value, whats(found.close)) == ((), ["close-ambush-enemy"])
    assert springs(decided(table, *found.close, answer=True)).value[0].enemy_in == 2


@pytest.mark.rule("AMBUSH-08")
def test_whoever_passes_on_his_way_finds_them_too() -> None:
    """B 1 stands 9 in off, and goes by within 2."""
    table = near(20)

    assert springs(table).value == ()
    assert len(springs(table, {"B 1": ((10, 20), (10, 12.9), (30, 12.9))}).value) == 1


@pytest.mark.rule("AMBUSH-10", "TERR-22")
def test_a_scout_and_a_cunning_devil_find_them_from_eight_inches() -> None:
    scout = lone("S", "blue", Sort.SCOUT)
    devil = replace(lone("L", "blue", Sort.LEADER, "white_men"), traits=(Trait.CUNNING_DEVIL,))
    plain = lone("L", "blue", Sort.LEADER, "white_men")

    assert [order.scout_in for order in springs(near(30, scout, S=(10, 19))).value] == [8]
    assert springs(near(30, scout, S=(10, 19.2))).value == ()
    assert [order.leader_in for order in springs(near(30, devil, L=(10, 19))).value] == [8]
    assert springs(near(30, plain, L=(10, 19))).value == ()


@pytest.mark.rule("AMBUSH-09")
def test_whoever_comes_round_the_hill_sees_them() -> None:
    """The crest runs from x = 0 to 20 at y = 14; from (30, 20) one looks past its end at (11, 10)."""
    hill = piece("low_hill", square(0, 12, 20, 16), crest=((0, 14), (20, 14)))
    men = {**row("R", 3, 10, 10), **row("B", 3, 10, 30)}
    fight = hidden("behind_hill")
    table = scene(fight, men, hill)

    assert springs(table).value == ()
    round_it = springs(scene(fight, {**men, "B 1": (35, 11)}, hill))
    assert [order.in_view for order in round_it.value] == [True]
    assert "ambush-seen" in whats(round_it.lines)
    on_the_way = springs(table, {"B 1": ((10, 30), (35, 11), (35, 40))})
    assert [order.in_view for order in on_the_way.value] == [True]
    assert not watched(scene(hidden("jungle"), {**men, "B 1": (35, 11)}, hill), "R").value.in_view


def test_places_names_figures_in_order() -> None:
    assert places("R", [(1, 2)]) == {"R 1": (1, 2)}
