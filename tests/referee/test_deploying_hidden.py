"""Ambushes and their secrets, works, boats, while armies deploy (pages 13 to 15, 22)."""

from dataclasses import replace
from typing import Any

import pytest

from heart_africa.core.problems import BadData
from heart_africa.language.narration import sentence
from heart_africa.rules.battle import Battle, PlacedWork, Sort, Stage, Where
from heart_africa.rules.battle.state import Ground, Piece
from heart_africa.rules.book import Trait, WorkId, book
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.preparation.deployment.orders import BeginPlay, Deploy, PlaceWork
from heart_africa.rules.referee.referee import agenda
from heart_africa.rules.referee.secrets import seen_by
from heart_africa.rules.referee.setup.orders import LaunchBoat
from heart_africa.rules.shared_terms import Obstacle
from tests.referee.builders import lone, unit
from tests.referee.referred import after, lawfully, objected, ordered
from tests.referee.test_deploying import ALL_BLUE, ALL_RED, deployed, due, prepared, waiting

BOOK = book()
IN_THE_GRASS: dict[str, Any] = {
    "where": "ambush",
    "lies_in": "tall_grass",
    "note": "junto al baobab, 20 pulgadas",
}


def with_works(battle: Battle, **works: int) -> Battle:
    """Blue has bought works."""
    blue = replace(battle.sides["blue"], works=works)
    return replace(battle, sides={**battle.sides, "blue": blue})


# --- ambushes ---


@pytest.mark.rule("AMBUSH-06")
def test_a_hidden_unit_counts_as_deployed_and_its_place_is_a_secret() -> None:
    """It stands nowhere on the table, and begins with half of a planned attack's defenders all the same."""
    battle = lawfully(prepared("planned_attack"), Deploy("B1", **IN_THE_GRASS))

    hidden = battle.unit("B1")
    assert (hidden.where, hidden.deployed, hidden.on_table) == (Where.AMBUSH, True, False)
    assert (hidden.lies_in, hidden.hidden) == ("tall_grass", "junto al baobab, 20 pulgadas")
    begun = lawfully(deployed(battle, *ALL_BLUE[1:], *ALL_RED), BeginPlay())
    assert begun.unit("B1") in begun.fighting("blue")


@pytest.mark.rule("AMBUSH-06")
def test_the_place_of_an_ambush_is_noted() -> None:
    order = Deploy("B1", "ambush", lies_in="jungle", note=" ")

    assert objected(prepared("planned_attack"), order) == [("deploy-no-note", "AMBUSH-06")]


@pytest.mark.rule("AMBUSH-06")
def test_what_is_told_of_an_ambush_keeps_its_secret() -> None:
    (fact,) = ordered(prepared("raid"), Deploy("B1", **IN_THE_GRASS))

    assert "baobab" not in sentence("es", fact.event)
    assert "baobab" not in str(fact.event.about)


@pytest.mark.rule("SCEN-37")
def test_two_units_of_a_planned_attack_lie_in_ambush() -> None:
    battle = deployed(prepared("planned_attack"), "B1", "B2", **IN_THE_GRASS)

    assert objected(battle, Deploy("B3", **IN_THE_GRASS)) == [("ambushes-too-many", "SCEN-37")]


@pytest.mark.rule("SCEN-48", "TRAIT-14")
def test_a_cunning_devil_hides_one_more() -> None:
    order = Deploy("B1", **IN_THE_GRASS)

    assert objected(prepared("raid"), order) == [("ambushes-too-many", "SCEN-48")]
    assert objected(prepared("raid", Trait.CUNNING_DEVIL), order) == []


@pytest.mark.rule("SCEN-13")
def test_the_advance_guard_may_lie_in_ambush() -> None:
    order = Deploy("R1", "ambush", base_in=18, guard=True, lies_in="gully", note="en el barranco")

    assert lawfully(prepared("encounter"), order).unit("R1").guard


@pytest.mark.rule("AMBUSH-01", "AMBUSH-05")
def test_not_everywhere_and_not_half_hidden() -> None:
    battle = prepared("planned_attack")

    open_ground = Deploy("B1", "ambush", lies_in="open_ground", note="aquí")
    assert objected(battle, open_ground) == [("ambushes-no-hiding-place", "AMBUSH-01")]
    half = Deploy("B1", "ambush", lies_in="jungle", note="aquí", hidden=False)
    assert objected(battle, half) == [("ambushes-not-hidden", "AMBUSH-05")]


@pytest.mark.rule("AMBUSH-01")
@pytest.mark.parametrize(("agreed", "objections"), [
    (True, [("ambushes-not-on-the-table", "AMBUSH-01")]),
    (False, []),
])  # fmt: skip
def test_nobody_hides_in_ground_that_the_agreed_table_does_not_have(
    agreed: bool, objections: list[tuple[str, str]]
) -> None:
    """A table with jungle; as long as it is only proposed, the grass may still come."""
    jungle = Ground("forest", pieces=(Piece(PieceId.JUNGLE, 30, 20),), agreed=agreed)
    battle = replace(prepared("planned_attack"), ground=jungle)

    assert objected(battle, Deploy("B1", "ambush", lies_in="jungle", note="al norte")) == []
    assert objected(battle, Deploy("B1", **IN_THE_GRASS)) == objections


# --- what the other side sees ---


@pytest.mark.rule("AMBUSH-06")
def test_the_enemy_sees_neither_who_hides_nor_where() -> None:
    battle = deployed(prepared("raid"), "B1", guard=True, cover=True, **IN_THE_GRASS)
    battle = after(battle, Deploy("B2", "reserve"))

    seen = seen_by(battle, "red")

    assert seen.unit("B1") == replace(battle.unit("B2"), name="B1", figures=seen.unit("B1").figures)
    assert not any(figure.cover for figure in seen.unit("B1").figures)
    assert "baobab" not in str(seen)
    assert seen_by(battle, "blue") == battle


@pytest.mark.rule("TRAP-02")
def test_the_enemy_does_not_see_which_traps_are_feigned() -> None:
    battle = with_works(prepared("raid"), stake_traps=2, dummy_traps=3, tembas=1)
    battle = after(
        after(battle, PlaceWork("blue", WorkId.STAKE_TRAP, 2)), PlaceWork("blue", WorkId.DUMMY_TRAP, 3)
    )

    seen = seen_by(battle, "red")

    assert seen.sides["blue"].works == {"stake_traps": 5, "tembas": 1}
    assert {laid.work for laid in seen.laid} == {WorkId.STAKE_TRAP}
    assert seen_by(battle, "blue").laid == battle.laid


@pytest.mark.rule("TRAP-02")
def test_a_feigned_trap_is_told_as_a_trap() -> None:
    battle = with_works(prepared("raid"), stake_traps=2, dummy_traps=2)
    told_of = {
        sentence("en", fact.event)
        for work in (WorkId.STAKE_TRAP, WorkId.DUMMY_TRAP)
        for fact in ordered(battle, PlaceWork("blue", work, 2))
    }

    assert told_of == {"2 trap markers placed."}


# --- works ---


@pytest.mark.rule("SCEN-36")
def test_works_are_placed_first_and_in_the_defenders_half() -> None:
    battle = with_works(prepared("planned_attack"), barricade_in=12)
    assert due(battle).orders[:2] == ("place-work", "deploy")

    placed = lawfully(battle, PlaceWork("blue", WorkId.BARRICADE, 12, "empalizada"))

    assert placed.laid == (PlacedWork("empalizada", "blue", WorkId.BARRICADE, 12),)
    assert "place-work" not in due(placed).orders
    outside = PlaceWork("blue", WorkId.BARRICADE, 12, own_half=False)
    assert objected(battle, outside) == [("deploy-work-outside-half", "SCEN-36")]


@pytest.mark.rule("FORT-01")
def test_only_what_was_bought_is_placed() -> None:
    battle = with_works(prepared("raid"), field_fortification_in=12)
    some = after(battle, PlaceWork("blue", WorkId.FIELD_FORTIFICATION, 8))

    assert objected(some, PlaceWork("blue", WorkId.FIELD_FORTIFICATION, 4)) == []
    too_much = objected(some, PlaceWork("blue", WorkId.FIELD_FORTIFICATION, 5))
    assert too_much == [("deploy-work-not-bought", "FORT-01")]


@pytest.mark.rule("SCEN-14")
def test_an_encounter_has_no_works() -> None:
    battle = with_works(prepared("encounter"), barricade_in=6)

    assert "place-work" not in due(battle).orders
    assert objected(battle, PlaceWork("blue", WorkId.BARRICADE, 6)) == [("deploy-no-works", "SCEN-14")]


@pytest.mark.rule("SCEN-22")
def test_works_are_the_defenders() -> None:
    """An Ambush says it itself; of a raid the page of the work does."""
    battle = prepared("ambush")
    bought = replace(
        battle, sides={**battle.sides, "red": replace(battle.sides["red"], works={"barricade_in": 6})}
    )

    assert objected(bought, PlaceWork("red", WorkId.BARRICADE, 6)) == [("deploy-defenders-work", "SCEN-22")]
    raid = replace(bought, scenario="raid", mover="blue")
    assert objected(raid, PlaceWork("red", WorkId.BARRICADE, 6)) == [("deploy-defenders-work", "BARR-01")]


@pytest.mark.rule("TEMBA-04")
def test_a_temba_is_built_before_anybody_deploys() -> None:
    battle = with_works(prepared("raid"), tembas=1)
    temba = PlaceWork("blue", WorkId.TEMBA, 1)

    assert objected(battle, temba) == []
    late = objected(after(battle, Deploy("B1")), temba)
    assert late == [("fortifications-force-deployed", "TEMBA-04")]


@pytest.mark.rule("TEMBA-04")
def test_who_deploys_first_is_told_of_a_temba_that_would_come_too_late() -> None:
    """Said of the garrison and of anybody else, once; off the table nobody deploys."""
    battle = with_works(prepared("raid"), tembas=1, barricade_in=6)
    garrison = Deploy("B1", base_in=30, behind=Obstacle.WALL)
    first = [("deploy-work-first", "TEMBA-04")]

    assert objected(battle, garrison) == objected(battle, Deploy("B1", base_in=30)) == first
    assert objected(battle, Deploy("B1", "reserve")) == []
    assert objected(after(battle, garrison), Deploy("B2", base_in=30)) == []
    assert objected(after(battle, PlaceWork("blue", WorkId.TEMBA, 1)), garrison) == []


@pytest.mark.parametrize(
    ("gun", "behind", "rules"),
    [
        pytest.param("muzzle_loading_cannon", Obstacle.FORTIFICATION, ["FORT-10"], marks=pytest.mark.rule("FORT-10")),
        pytest.param("muzzle_loading_cannon", Obstacle.BARRICADE, ["BARR-04"], marks=pytest.mark.rule("BARR-04")),
        pytest.param("muzzle_loading_cannon", Obstacle.WALL, [], id="cannon in a temba"),
        pytest.param("muzzle_loading_cannon", Obstacle.NONE, [], id="cannon beside the work"),
        pytest.param("machine_gun", Obstacle.FORTIFICATION, ["FORT-10"], marks=pytest.mark.rule("FORT-10")),
        pytest.param("machine_gun", Obstacle.BARRICADE, [], marks=pytest.mark.rule("BARR-04")),
        pytest.param("mounted_musketeers", Obstacle.FORTIFICATION, [], id="riders stand there to go elsewhere"),
        pytest.param("askaris", Obstacle.FORTIFICATION, [], marks=pytest.mark.rule("FORT-10")),
    ],
)  # fmt: skip
def test_a_gun_is_not_placed_where_it_could_never_shoot(gun: str, behind: Obstacle, rules: list[str]) -> None:
    battle = prepared("raid")
    battle = battle.joined_by(battle.sides["blue"], (waiting(unit("Pieza", "blue", gun, 1)),))
    order = Deploy("Pieza", base_in=30, behind=behind)

    assert objected(battle, order) == [("deploy-gun-silent", rule) for rule in rules]


@pytest.mark.rule("BARR-02")
def test_other_works_before_the_game_begins() -> None:
    battle = after(with_works(prepared("raid"), barricade_in=6), Deploy("B1"))
    barricade = PlaceWork("blue", WorkId.BARRICADE, 6)

    assert objected(battle, barricade) == []
    begun = replace(battle, stage=Stage.PLAY)
    assert objected(begun, barricade) == [("fortifications-game-begun", "BARR-02")]


def test_the_cannon_is_a_unit() -> None:
    with pytest.raises(BadData, match="cannon-is-a-unit"):
        objected(prepared("raid"), PlaceWork("blue", WorkId.MUZZLE_LOADING_CANNON, 1))


def test_a_work_of_nothing_is_none() -> None:
    with pytest.raises(BadData, match="out-of-range"):
        objected(prepared("raid"), PlaceWork("blue", WorkId.TEMBA, 0))


# --- boats ---


@pytest.mark.rule("BOAT-02")
def test_a_boat_deploys_with_those_aboard() -> None:
    battle = after(prepared("raid"), LaunchBoat("blue", "dhow", "Estrella", "river"))
    assert "Estrella" in agenda(BOOK, battle).who

    battle = lawfully(battle, Deploy("B1", aboard="Estrella"))

    assert battle.unit("B1").aboard == "Estrella"
    assert lawfully(battle, Deploy("Estrella")).unit("B1").where is Where.TABLE


@pytest.mark.rule("BOAT-02")
def test_a_boat_holds_so_many() -> None:
    """A canoe has five places, and the unit six figures."""
    battle = after(prepared("raid"), LaunchBoat("blue", "canoe", "Canoa", "river"))

    assert objected(battle, Deploy("B1", aboard="Canoa")) == [("boats-no-room", "BOAT-02")]


def canoes(*names: str) -> Battle:
    battle = prepared("raid")
    for name in names:
        battle = after(battle, LaunchBoat("blue", "canoe", name, "river"))
    return battle


def seats(battle: Battle, unit: str) -> list[str]:
    return [figure.aboard for figure in battle.unit(unit).figures]


@pytest.mark.rule("BOAT-02")
def test_several_canoes_carry_a_unit_and_are_filled_in_turn() -> None:
    """Six figures: five in the first canoe, one in the second, where four of the next six find room."""
    battle = canoes("Canoa", "Ibis", "Garza")

    battle = lawfully(battle, Deploy("B1", aboard="Canoa", also_aboard=("Ibis",)))
    battle = lawfully(battle, Deploy("B2", aboard="Ibis", also_aboard=("Garza",)))

    assert seats(battle, "B1") == ["Canoa"] * 5 + ["Ibis"]
    assert seats(battle, "B2") == ["Ibis"] * 4 + ["Garza"] * 2
    assert battle.unit("B1").aboard == ""
    third = objected(battle, Deploy("B3", aboard="Canoa", also_aboard=("Ibis", "Garza")))
    assert ("boats-no-room", "BOAT-02") in third  # three places are left


@pytest.mark.rule("BOAT-02", "TRAIT-06")
@pytest.mark.parametrize("boats", [("Ibis",), ("Ibis", "Garza")])
def test_a_leader_who_is_with_the_unit_has_to_find_room_too(boats: tuple[str, ...]) -> None:
    """Six and five make eleven, where two canoes hold ten."""
    battle = canoes("Canoa", "Ibis", "Garza")
    chief = replace(lone("B jefe", "blue", Sort.LEADER, "spearmen", ("attendant",) * 4), with_unit="B1")
    battle = battle.joined_by(battle.sides["blue"], (replace(chief, where=Where.WAITING),))
    order = Deploy("B1", aboard="Canoa", also_aboard=boats)

    assert objected(battle, order) == [("boats-no-room", "BOAT-02")] * (len(boats) < 2)
    assert seats(after(battle, order), "B jefe")[-1] == boats[-1]


def test_nobody_goes_aboard_what_does_not_float() -> None:
    with pytest.raises(BadData, match="no-vessel"):
        objected(prepared("raid"), Deploy("B1", aboard="B2"))
