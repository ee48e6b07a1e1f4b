"""Two armies deploy: whose turn it is, zones, numbers, reserves, the beginning (pages 20 to 22)."""

from dataclasses import replace

import pytest

from heart_africa.core.problems import BadData
from heart_africa.rules.battle import Battle, Sort, Stage, Unit, Where
from heart_africa.rules.book import Trait, book
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.preparation import Scenario
from heart_africa.rules.organisation.leaders import AttachLeader
from heart_africa.rules.preparation.deployment.orders import BeginPlay, Deploy, DeployRest
from heart_africa.rules.referee.feature import Agenda
from heart_africa.rules.referee.muster import Muster
from heart_africa.rules.referee.referee import agenda
from heart_africa.rules.referee.setup.orders import (
    AcceptForces,
    AgreeGround,
    AgreeScenario,
    ChooseBase,
    RollOff,
    WriteMarch,
)
from heart_africa.rules.referee.umpire import AgreeLimit
from tests.referee.builders import BLUE, RED, baggage, lone, unit
from tests.referee.referred import after, lawfully, objected, ordered
from tests.referee.soundness import unsound
from tests.wording import told

BOOK = book()


def waiting(made: Unit) -> Unit:
    return replace(made, where=Where.WAITING, began=0, at_start=0)


def an_army(side: str, letter: str, *traits: Trait) -> tuple[Unit, ...]:
    """Four units of six, a leader, a scout and the baggage: "R1" to "R4", "R jefe"..."""
    units = [waiting(unit(f"{letter}{number}", side, "spearmen", 6)) for number in range(1, 5)]
    leader = waiting(replace(lone(f"{letter} jefe", side, Sort.LEADER, "spearmen"), traits=traits))
    scout = waiting(lone(f"{letter} guía", side, Sort.SCOUT))
    return (*units, leader, scout, waiting(baggage(f"{letter} carga", side)))


def prepared(scenario: Scenario, *traits: Trait) -> Battle:
    """Red attacks; `traits` are those of blue's leader. The ground is agreed, and what comes before it."""
    battle = after(
        after(Battle(), Muster(RED, an_army("red", "R"))), Muster(BLUE, an_army("blue", "B", *traits))
    )
    battle = after(after(battle, AgreeScenario(scenario, "red")), AcceptForces())
    if scenario == "encounter":
        battle = after(battle, RollOff(), [5, 2])
    if scenario in {"planned_attack", "raid"}:
        battle = after(battle, ChooseBase("long"))
    battle = after(battle, AgreeGround(()))
    march = ("R guía", "R1", "R jefe", "R2", "R carga", "R3", "R4")
    return after(battle, WriteMarch(march)) if scenario == "ambush" else battle


def deployed(battle: Battle, *names: str, **facts: object) -> Battle:
    """These, one after the other, whatever the book says to it."""
    for name in names:
        battle = after(battle, Deploy(name, **facts))  # type: ignore[arg-type]  # whatever a test says of it
    return battle


def due(battle: Battle) -> Agenda:
    """What comes next; told in words that exist."""
    found = agenda(BOOK, battle)
    assert told(found.why)
    return found


ALL_RED = ("R1", "R2", "R3", "R4", "R carga", "R jefe", "R guía")
ALL_BLUE = tuple(name.replace("R", "B") for name in ALL_RED)


@pytest.mark.rule("SCEN-44")
@pytest.mark.parametrize(
    ("scenario", "offered"),
    [("planned_attack", True), ("raid", False), ("encounter", False), ("ambush", False)],
)
def test_how_long_a_planned_attack_lasts_may_be_agreed_on_until_it_begins(
    scenario: Scenario, offered: bool
) -> None:
    deploying = prepared(scenario)
    ready = deployed(deploying, *ALL_BLUE, *ALL_RED)

    assert [("agree-limit" in due(battle).orders) for battle in (deploying, ready)] == [offered, offered]
    assert "agree-limit" not in due(after(deploying, AgreeLimit(10))).orders


# --- whose turn it is ---


@pytest.mark.rule("SCEN-09")
def test_in_an_encounter_units_deploy_alternately() -> None:
    battle = prepared("encounter")
    assert (due(battle).side, due(battle).why.rule) == ("red", "SCEN-09")
    assert due(battle).who == ("R1", "R2", "R3", "R4", "R carga")

    first = lawfully(battle, Deploy("R1"))

    assert due(first).side == "blue"
    assert objected(first, Deploy("R2")) == [("deploy-not-their-turn", "SCEN-09")]
    assert due(lawfully(first, Deploy("B1"))).side == "red"


def test_a_side_whose_enemy_has_no_more_units_deploys_on() -> None:
    battle = deployed(prepared("encounter"), "B1", "B2", "B3", "B4", "B carga")

    assert due(battle).side == "red"
    assert due(lawfully(battle, Deploy("R1"))).side == "red"


@pytest.mark.rule("SCEN-06")
def test_lone_figures_are_placed_after_the_units() -> None:
    battle = prepared("encounter")
    assert objected(battle, Deploy("R jefe")) == [("deploy-units-first", "SCEN-06")]

    placed = deployed(battle, *ALL_RED[:5], *ALL_BLUE[:5])

    assert due(placed).why.rule == "SCEN-06"
    assert set(due(placed).who) in [{"R jefe", "R guía"}, {"B jefe", "B guía"}]
    assert objected(placed, Deploy("R jefe")) == []
    assert objected(placed, Deploy("B jefe", base_in=7)) == [("deployment-outside-zone", "SCEN-12")]


@pytest.mark.parametrize(
    ("scenario", "rules"),
    [
        pytest.param("planned_attack", ("SCEN-36", "SCEN-38"), marks=pytest.mark.rule("SCEN-36", "SCEN-38")),
        pytest.param("raid", ("SCEN-46", "SCEN-49"), marks=pytest.mark.rule("SCEN-46", "SCEN-49")),
    ],
)
def test_the_defender_of_an_attack_deploys_whole_before_the_attacker(
    scenario: Scenario, rules: tuple[str, str]
) -> None:
    battle = prepared(scenario)
    assert (due(battle).side, due(battle).why.rule) == ("blue", rules[0])
    assert objected(battle, Deploy("R1"))[0] == ("deploy-not-their-turn", rules[1])

    placed = deployed(battle, *ALL_BLUE)

    assert (due(placed).side, due(placed).why.rule) == ("red", rules[1])


@pytest.mark.rule("SCEN-17", "SCEN-24")
def test_the_ambushed_writes_his_march_before_the_defender_deploys() -> None:
    battle = replace(prepared("ambush"), march=())
    unwritten = battle.with_unit(*(replace(each, where=Where.WAITING) for each in battle.of("red")))
    assert (due(unwritten).side, due(unwritten).orders[0]) == ("red", "write-march")
    assert objected(unwritten, Deploy("B1", "reserve")) == [("deploy-march-first", "SCEN-17")]

    assert (due(prepared("ambush")).side, due(prepared("ambush")).why.rule) == ("blue", "SCEN-24")


@pytest.mark.rule("SCEN-19")
def test_the_ambushed_deploys_nothing() -> None:
    assert ("deployment-in-column", "SCEN-19") in objected(prepared("ambush"), Deploy("R1"))


def test_nobody_deploys_before_the_roll_off() -> None:
    battle = replace(prepared("encounter"), mover="")

    assert due(battle).orders == ("roll-off",)
    assert ("deploy-roll-off-first", "SCEN-09") in objected(battle, Deploy("R1"))


def test_nobody_deploys_before_the_base_line_is_known() -> None:
    battle = replace(prepared("raid"), base="")

    assert due(battle).orders[0] == "choose-base"
    assert objected(battle, Deploy("B1", "reserve")) == [("deploy-base-first", "SCEN-35")]


def test_a_unit_deploys_once_and_in_its_time() -> None:
    battle = after(prepared("raid"), Deploy("B1"))

    assert ("deploy-already", "SCEN-09") in objected(battle, Deploy("B1"))
    early = replace(prepared("raid"), stage=Stage.GROUND)
    assert ("deploy-not-now", "SCEN-09") in objected(early, Deploy("B1"))


# --- where ---


@pytest.mark.rule("SCEN-10", "SCEN-12")
@pytest.mark.parametrize(
    ("order", "problems"),
    [
        (Deploy("R1", base_in=6), []),
        (Deploy("R1", base_in=7), [("deployment-outside-zone", "SCEN-12")]),
        (Deploy("R1", base_in=18, guard=True), []),
        (Deploy("R1", base_in=19, guard=True), [("deployment-guard-too-far", "SCEN-10")]),
    ],
)
def test_an_encounter_begins_near_the_base_lines(order: Deploy, problems: list[tuple[str, str]]) -> None:
    assert objected(prepared("encounter"), order) == problems


@pytest.mark.rule("SCEN-10")
def test_one_unit_stands_out_as_advance_guard() -> None:
    battle = lawfully(lawfully(prepared("encounter"), Deploy("R1", base_in=15, guard=True)), Deploy("B1"))

    assert battle.unit("R1").guard
    again = objected(battle, Deploy("R2", base_in=15, guard=True))
    assert again == [("deployment-too-many-guards", "SCEN-10")]


def test_an_objection_that_was_overruled_is_not_made_again() -> None:
    battle = deployed(prepared("encounter"), "R1", "R2", guard=True, base_in=10)

    assert objected(replace(battle, mover="red"), Deploy("R3")) == []


@pytest.mark.rule("SCEN-11")
def test_one_unit_of_an_encounter_stays_in_reserve() -> None:
    battle = lawfully(prepared("encounter"), Deploy("R1", "reserve"))
    assert battle.unit("R1").where is Where.RESERVE
    assert not battle.unit("R1").deployed

    again = objected(replace(battle, mover="red"), Deploy("R2", "reserve"))
    assert again == [("deployment-too-many-in-reserve", "SCEN-11")]


@pytest.mark.rule("SCEN-25")
def test_the_ambusher_keeps_away_from_the_column() -> None:
    battle = prepared("ambush")

    assert objected(battle, Deploy("B1", base_in=50, enemy_base_in=13)) == []
    assert objected(battle, Deploy("B1", enemy_base_in=12)) == [("deployment-too-near", "SCEN-25")]


@pytest.mark.rule("SCEN-36")
def test_the_defender_of_a_planned_attack_stands_in_his_half() -> None:
    battle = prepared("planned_attack")

    assert objected(battle, Deploy("B1", base_in=20)) == []
    assert objected(battle, Deploy("B1", own_half=False)) == [("deployment-outside-half", "SCEN-36")]
    assert objected(battle, Deploy("B1", "reserve")) == [("deployment-too-many-in-reserve", "SCEN-36")]


@pytest.mark.rule("SCEN-46")
def test_half_the_units_of_a_raided_defender_begin_on_the_table() -> None:
    """Two of four: a third is too many."""
    battle = deployed(prepared("raid"), "B1", "B2")

    assert objected(battle, Deploy("B3")) == [("deployment-too-many-begin", "SCEN-46")]
    assert objected(battle, Deploy("B3", "reserve")) == []


@pytest.mark.rule("SCEN-47")
def test_the_baggage_of_the_raided_is_in_the_village() -> None:
    battle = prepared("raid")

    assert objected(battle, Deploy("B carga", base_in=15)) == []
    assert objected(battle, Deploy("B carga", sheltered=False)) == [("deployment-baggage-outside", "SCEN-47")]
    assert objected(battle, Deploy("B carga", "reserve")) == [("deployment-baggage-left-behind", "SCEN-47")]


@pytest.mark.rule("SCEN-50", "SCEN-28")
def test_baggage_that_nobody_has_to_bring_may_stay_at_home() -> None:
    raided = deployed(prepared("raid"), *ALL_BLUE)
    battle = lawfully(raided, Deploy("R carga", "home"))
    assert battle.unit("R carga").where is Where.HOME
    assert objected(prepared("ambush"), Deploy("B carga", "home")) == []

    assert objected(prepared("encounter"), Deploy("R carga", "home")) == [
        ("deployment-baggage-left-behind", "SCEN-12")
    ]
    assert ("deploy-stays-home", "SCEN-50") in objected(raided, Deploy("R1", "home"))
    umpire = after(raided, Deploy("R1", "home"))
    assert umpire.unit("R1").where is Where.HOME
    assert unsound(umpire) == unsound(battle) == []


@pytest.mark.rule("SCEN-06")
@pytest.mark.parametrize(
    "order",
    [
        Deploy("R jefe", guard=True, base_in=10),
        Deploy("R jefe", "reserve"),
        Deploy("R jefe", "ambush", lies_in="jungle", note="en el claro"),
    ],
)
def test_what_one_unit_may_do_is_not_for_a_lone_figure(order: Deploy) -> None:
    battle = deployed(prepared("encounter"), *ALL_RED[:5], *ALL_BLUE[:5])

    assert objected(battle, order) == [("deploy-lone", "SCEN-06")]


@pytest.mark.rule("COHESION-01")
def test_a_unit_is_deployed_together() -> None:
    battle = prepared("encounter")

    assert objected(battle, Deploy("R1", groups=2)) == [("cohesion-deployed-apart", "COHESION-01")]
    assert objected(battle, Deploy("R1", "reserve", groups=2)) == []


def test_figures_stand_as_it_was_said() -> None:
    battle = lawfully(prepared("raid"), Deploy("B1", cover=True))

    assert all(figure.cover for figure in battle.unit("B1").figures)


# --- who goes with whom ---


@pytest.mark.rule("TRAIT-06")
def test_a_leader_with_a_unit_deploys_with_it() -> None:
    joined = lawfully(prepared("raid", Trait.CHARISMATIC), AttachLeader("B jefe", "B1"))
    assert [code for code, _ in objected(joined, Deploy("B jefe"))][:1] == ["deploy-with-its-unit"]

    battle = lawfully(joined, Deploy("B1"))

    assert battle.unit("B jefe").where is Where.TABLE
    assert "B jefe" not in due(battle).who


def test_a_unit_is_not_found_by_another_name() -> None:
    with pytest.raises(BadData, match="not-in-the-battle"):
        objected(prepared("raid"), Deploy("B9"))


# --- the beginning ---


def test_play_begins_when_all_are_placed() -> None:
    battle = deployed(prepared("encounter"), *ALL_RED, *ALL_BLUE)
    assert due(battle).orders == ("begin-play",)

    begun = lawfully(battle, BeginPlay())

    assert (begun.stage, begun.turn, begun.step) == (Stage.PLAY, 1, Step.ARRIVALS)
    assert (begun.unit("R1").began, begun.unit("R1").at_start) == (6, 6)


def test_who_is_still_waiting_keeps_the_game_from_beginning() -> None:
    battle = deployed(prepared("encounter"), *ALL_RED, *ALL_BLUE[:-1])

    assert objected(battle, BeginPlay()) == [("deploy-waiting", "SCEN-09")]
    assert after(battle, BeginPlay()).unit("B guía").where is Where.RESERVE


@pytest.mark.rule("SCEN-24")
def test_half_the_figures_of_an_ambusher_begin_on_the_table() -> None:
    """26 figures without the baggage: two units and the lone figures are 14, one unit and they 8."""
    two = deployed(prepared("ambush"), "B1", "B2", "B jefe", "B guía", enemy_base_in=20)
    two = deployed(two, "B3", "B4", "B carga", where="reserve")
    assert objected(two, BeginPlay()) == []

    one = deployed(prepared("ambush"), "B1", "B jefe", "B guía", enemy_base_in=20)
    one = deployed(one, "B2", "B3", "B4", "B carga", where="reserve")
    assert objected(one, BeginPlay()) == [("deployment-too-few-begin", "SCEN-24")]


@pytest.mark.rule("SCEN-38")
def test_half_the_units_of_an_attacker_begin_on_the_table() -> None:
    battle = deployed(prepared("planned_attack"), *ALL_BLUE, *ALL_RED[4:], "R1")
    battle = deployed(battle, "R2", "R3", "R4", where="reserve")

    assert objected(battle, BeginPlay()) == [("deployment-too-few-begin", "SCEN-38")]


def test_the_column_waits_to_enter() -> None:
    battle = deployed(prepared("ambush"), *ALL_BLUE, enemy_base_in=20)

    begun = lawfully(battle, BeginPlay())

    assert {each.where for each in begun.of("red")} == {Where.COLUMN}
    assert objected(begun, BeginPlay()) == [("deploy-not-now", "SCEN-09")]


@pytest.mark.rule("SCEN-09", "SCEN-06")
def test_the_rest_of_both_sides_deploy_by_one_order_in_their_turns() -> None:
    """Red has rolled higher and has placed one: blue is next; lone figures come after all units."""
    battle = deployed(prepared("encounter"), "R1")

    placed = [fact.who for fact in ordered(battle, DeployRest())]

    assert placed[:9] == ["B1", "R2", "B2", "R3", "B3", "R4", "B4", "R carga", "B carga"]
    assert set(placed[9:]) == {"R jefe", "R guía", "B jefe", "B guía"}
    stands = after(battle, DeployRest())
    assert all(each.where is Where.TABLE for each in stands.units.values())
    assert due(stands).orders[0] == "begin-play"
    assert ("deploy-not-now", "SCEN-09") in objected(stands, DeployRest())


@pytest.mark.rule("SCEN-06")
def test_the_rest_deploy_up_to_one_who_may_not() -> None:
    """Red's leader has no trait yet, so that nobody may be placed: overruled, it is for one and no more."""
    battle = prepared("encounter")
    battle = battle.with_unit(
        replace(battle.unit("R jefe"), open_traits=(Trait.CHARISMATIC, Trait.CUNNING_DEVIL))
    )

    assert objected(battle, DeployRest()) == objected(battle, Deploy("R1"))
    assert [fact.who for fact in ordered(battle, DeployRest())] == ["R1"]
