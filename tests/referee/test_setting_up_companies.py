"""Before the deployment: the order of march, boats, rifles, the leader who joins a unit."""

from dataclasses import replace

import pytest

from heart_africa.core.problems import BadData
from heart_africa.rules.battle import Battle, Side, Sort, Stage, Unit, Where
from heart_africa.rules.battle.state import Piece
from heart_africa.rules.book import Trait
from heart_africa.rules.book.preparation import Scenario
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.organisation.leaders import AttachLeader
from heart_africa.rules.preparation.deployment.orders import Deploy
from heart_africa.rules.referee.muster import Muster
from heart_africa.rules.referee.referee import agenda
from heart_africa.rules.referee.setup.orders import (
    AcceptForces,
    AgreeGround,
    AgreeScenario,
    ChooseEnvironment,
    DeclareRifles,
    LaunchBoat,
    ThrowTrait,
    WriteMarch,
)
from tests.referee.builders import BLUE, RED, baggage, lone, unit
from tests.referee.referred import BOOK, after, lawfully, objected
from tests.wording import told

RIVER = Piece(PieceId.RIVER, 72, 6, ends=("table_edge", "table_edge"))


def waiting(made: Unit) -> Unit:
    return replace(made, where=Where.WAITING, began=0, at_start=0)


RED_UNITS = (
    waiting(unit("Guardia", "red", "warriors", 6)),
    waiting(unit("Cazadores", "red", "white_men", 3)),
    waiting(replace(lone("Mwamba", "red", Sort.LEADER, "warriors"), traits=(Trait.CHARISMATIC,))),
    waiting(lone("Juma", "red", Sort.SCOUT)),
    waiting(baggage("Bagaje", "red")),
)
BLUE_UNITS = (waiting(unit("Askaris", "blue", "askaris", 8)), waiting(unit("Hermann", "blue", "gunboat", 1)))
ORDER = ("Juma", "Guardia", "Mwamba", "Cazadores", "Bagaje")


def prepared(scenario: Scenario = "ambush", *pieces: Piece, red: Side = RED) -> Battle:
    """Red attacks; the armies wait for their deployment."""
    battle = after(after(Battle(), Muster(red, RED_UNITS)), Muster(BLUE, BLUE_UNITS))
    battle = after(after(battle, AgreeScenario(scenario, "red")), AcceptForces())
    return after(after(battle, ChooseEnvironment("savannah")), AgreeGround(pieces))


# --- the order of march ---


@pytest.mark.rule("SCEN-17")
def test_the_ambushed_writes_the_order_of_march() -> None:
    battle = lawfully(prepared(), WriteMarch(ORDER))

    assert battle.march == ORDER
    assert {each.where for each in battle.of("red")} == {Where.COLUMN}
    assert {each.where for each in battle.of("blue")} == {Where.WAITING}


@pytest.mark.rule("SCEN-18")
def test_the_order_of_march_stands() -> None:
    battle = after(prepared(), WriteMarch(ORDER))

    assert objected(battle, WriteMarch(ORDER[::-1])) == [("setup-march-fixed", "SCEN-18")]


@pytest.mark.parametrize(
    ("names", "code"),
    [
        pytest.param(ORDER[:-1], "setup-march-incomplete", id="no baggage"),
        pytest.param((*ORDER, "Juma"), "setup-march-twice", id="the scout twice"),
        pytest.param((*ORDER, "Askaris"), "setup-march-foreign", id="an enemy"),
    ],
)
def test_everybody_marches_once(names: tuple[str, ...], code: str) -> None:
    assert objected(prepared(), WriteMarch(names)) == [(code, "SCEN-17")]


def test_a_leader_with_a_unit_marches_with_it() -> None:
    joined = lawfully(prepared(), AttachLeader("Mwamba", "Guardia"))

    battle = lawfully(joined, WriteMarch(("Juma", "Guardia", "Cazadores", "Bagaje")))

    assert battle.unit("Mwamba").where is Where.COLUMN


def test_only_an_ambush_has_an_order_of_march() -> None:
    assert objected(prepared("raid"), WriteMarch(ORDER)) == [("setup-no-march", "SCEN-17")]


def test_a_unit_that_is_not_there_is_not_understood() -> None:
    with pytest.raises(BadData, match="not-in-the-battle"):
        objected(prepared(), WriteMarch(("Guardias",)))


# --- boats ---


@pytest.mark.rule("BOAT-01")
def test_a_side_has_boats_for_nothing_where_there_is_water() -> None:
    battle = lawfully(prepared("raid", RIVER), LaunchBoat("red", "dhow", "Estrella", "river"))

    boat = battle.unit("Estrella")
    assert (boat.side, boat.sort, boat.troop, boat.where) == ("red", Sort.BOAT, "dhow", Where.WAITING)
    assert battle.unit_of("Estrella") == boat


@pytest.mark.rule("BOAT-01")
def test_there_are_no_boats_on_a_dry_table() -> None:
    """The river that somebody names is not on the table that was agreed."""
    order = LaunchBoat("red", "canoe", "Canoa", "river")

    assert objected(prepared("raid"), order) == [("boats-no-water", "BOAT-01")]


@pytest.mark.rule("BOAT-01")
def test_herders_have_none() -> None:
    battle = prepared("raid", RIVER, red=replace(RED, army="warrior_herders"))

    assert objected(battle, LaunchBoat("red", "canoe", "Canoa", "river")) == [
        ("boats-not-for-list", "BOAT-01")
    ]


@pytest.mark.rule("BOAT-04", "GUN-19")
def test_a_gunboat_is_bought_and_wants_a_wide_river() -> None:
    battle = prepared("raid", RIVER)

    assert objected(battle, LaunchBoat("blue", "gunboat", "Hermann", "river", 6)) == []
    narrow = LaunchBoat("blue", "gunboat", "Hermann", "river", 5)
    assert objected(battle, narrow) == [("boats-too-narrow", "GUN-19")]
    assert after(battle, narrow).unit("Hermann") == battle.unit("Hermann")
    assert objected(battle, LaunchBoat("red", "gunboat", "Otra", "river", 6)) == [
        ("boats-not-bought", "BOAT-04")
    ]


@pytest.mark.parametrize("name", ["Guardia", "Guardia 1", ""])
def test_a_boat_has_a_name_of_its_own(name: str) -> None:
    with pytest.raises(BadData, match="name-shared"):
        objected(prepared("raid", RIVER), LaunchBoat("red", "canoe", name, "river"))


# --- rifles ---


@pytest.mark.rule("CHAR-32")
def test_repeaters_are_declared_before_the_game() -> None:
    battle = lawfully(prepared(), DeclareRifles(("Cazadores 1", "Cazadores 3"), "repeater"))

    assert [figure.repeater for figure in battle.unit("Cazadores").figures] == [True, False, True]
    begun = replace(battle, stage=Stage.PLAY)
    assert objected(begun, DeclareRifles(("Cazadores 2",), "repeater")) == [
        ("setup-rifles-too-late", "CHAR-32")
    ]


@pytest.mark.rule("CHAR-32")
def test_who_has_no_firearm_has_no_repeater() -> None:
    assert objected(prepared(), DeclareRifles(("Guardia 1",), "repeater")) == [
        ("setup-not-a-rifle", "CHAR-32")
    ]


@pytest.mark.rule("SCOUT-11")
def test_a_scout_may_be_armed_and_nobody_else_like_him() -> None:
    battle = lawfully(prepared(), DeclareRifles(("Juma",), "armed_scout"))

    assert battle.figure("Juma").armed_scout
    others = objected(battle, DeclareRifles(("Guardia 1",), "armed_scout"))
    assert others == [("setup-not-a-scout", "SCOUT-11")]


# --- the leader ---


@pytest.mark.rule("TRAIT-06")
def test_a_charismatic_leader_joins_a_unit() -> None:
    battle = lawfully(prepared("raid"), AttachLeader("Mwamba", "Guardia"))

    assert battle.unit("Mwamba").with_unit == "Guardia"


@pytest.mark.rule("TRAIT-06")
def test_a_charismatic_leader_stays_with_his_unit_and_does_not_join_it_again() -> None:
    battle = lawfully(prepared("raid"), AttachLeader("Mwamba", "Guardia"))

    for joined in ("Guardia", "Cazadores"):
        assert [code for code, _ in objected(battle, AttachLeader("Mwamba", joined))] == [
            "leading-stays-with-his-unit"
        ]


def test_a_leader_of_another_kind_joins_none() -> None:
    battle = prepared("raid")
    plain = battle.with_unit(replace(battle.unit("Mwamba"), traits=(Trait.ELOQUENT,)))

    assert [code for code, _ in objected(plain, AttachLeader("Mwamba", "Guardia"))] == [
        "leading-not-charismatic"
    ]


def test_once_the_game_has_begun_only_whose_unit_has_broken_joins_another() -> None:
    begun = replace(after(prepared("raid"), AttachLeader("Mwamba", "Guardia")), stage=Stage.PLAY)
    broken = begun.with_unit(replace(begun.unit("Guardia"), broken=True))

    assert "leading-game-has-begun" not in [
        c for c, _ in objected(broken, AttachLeader("Mwamba", "Cazadores"))
    ]
    assert [c for c, _ in objected(begun, AttachLeader("Mwamba", "Cazadores"))] == [
        "leading-stays-with-his-unit"
    ]


@pytest.mark.parametrize("names", [("Juma", "Guardia"), ("Mwamba", "Juma"), ("Mwamba", "Askaris")])
def test_only_a_leader_joins_and_only_a_unit_of_his(names: tuple[str, str]) -> None:
    with pytest.raises(BadData, match="not-his-unit"):
        objected(prepared("raid"), AttachLeader(*names))


# --- a trait that was left open ---

OPEN = (Trait.ELOQUENT, Trait.CUNNING_DEVIL)


def undecided(stage: Stage = Stage.SCENARIO) -> Battle:
    """Red's leader may be eloquent (3) or a cunning devil (5); the scenario is settled."""
    battle = prepared("raid")
    open_ = replace(battle.unit("Mwamba"), traits=(), open_traits=OPEN)
    return replace(battle.with_unit(open_), stage=stage)


@pytest.mark.rule("TRAIT-01", "TRAIT-02")
@pytest.mark.parametrize(
    ("faces", "trait"),
    [((3,), Trait.ELOQUENT), ((1, 6, 5), Trait.CUNNING_DEVIL)],
    ids=["first", "thrown again"],
)
def test_a_die_gives_a_leader_the_trait_that_his_list_allows(faces: tuple[int, ...], trait: Trait) -> None:
    battle = undecided()
    found = agenda(BOOK, battle)
    assert (found.side, found.orders[0], found.who) == ("red", "throw-trait", ("Mwamba",))
    assert found.why.rule == "TRAIT-02"
    assert all(told(found.why))

    thrown = lawfully(battle, ThrowTrait("Mwamba"), faces)

    assert thrown.unit("Mwamba").traits == thrown.sides["red"].traits == (trait,)
    assert "throw-trait" not in agenda(BOOK, thrown).orders


@pytest.mark.rule("TRAIT-01")
def test_a_trait_is_thrown_for_once_and_not_beside_one_that_was_chosen() -> None:
    thrown = lawfully(undecided(), ThrowTrait("Mwamba"), [3])

    assert objected(thrown, ThrowTrait("Mwamba")) == [("setup-trait-settled", "TRAIT-01")]
    assert objected(prepared(), ThrowTrait("Mwamba")) == [("setup-trait-settled", "TRAIT-01")]


@pytest.mark.rule("TRAIT-02")
def test_nobody_deploys_before_the_trait_is_thrown_nor_is_it_thrown_in_the_game() -> None:
    begins = undecided(Stage.DEPLOY)

    assert ("deploy-trait-first", "TRAIT-01") in objected(begins, Deploy("Cazadores"))
    assert ("deploy-trait-first", "TRAIT-01") not in objected(
        lawfully(begins, ThrowTrait("Mwamba"), [3]), Deploy("Cazadores")
    )
    assert objected(undecided(Stage.PLAY), ThrowTrait("Mwamba")) == [("setup-trait-too-late", "TRAIT-02")]


def test_only_a_leader_throws_for_a_trait() -> None:
    with pytest.raises(BadData, match="no-leader"):
        objected(prepared(), ThrowTrait("Guardia"))
